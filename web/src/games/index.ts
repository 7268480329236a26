/** The games there are. A game's folder is found by the names of its files, and loaded only when it is played. */
import type { Component } from 'svelte'
import type { AnyHappening, Seat } from '$wire'
import { learn } from '$lib/i18n.svelte.ts'
import type { Step } from '$lib/lessons.ts'
import type { AnyTable } from '$lib/table.svelte.ts'
import type { Aside as AsideText, Words } from '$lib/telling.ts'
import { moments, told } from '$lib/wording.ts'

export const GAMES = ['sign', 'signum', 'signs', 'subtext'] as const
export type Game = (typeof GAMES)[number]

export type Drawn = Component<{ table: AnyTable }>
/** What a happening's text speaks of; null if the game has no words for it. */
export type Told = (happening: AnyHappening) => Words | null
/** What a happening meant for the seat that looks on, by its hand before and after; null if nothing beyond the text. */
export type Aside = (happening: AnyHappening, before: unknown, after: unknown, seat: Seat | null) => AsideText | null

export interface Loaded {
  Table: Drawn
  Screen: Drawn
  told: Told
  aside: Aside
  /** Happenings a replay can jump to. */
  reveals: readonly string[]
}

const lessons = import.meta.glob<{ STEPS: readonly Step[] }>('./*/lesson.ts')

/** What the guided match of this game says, step by step. */
export const lessonOf = async (game: string): Promise<readonly Step[]> =>
  (await lessons[`./${game}/lesson.ts`]?.())?.STEPS ?? []

/** Players and minutes, for the tiles; seats are the server's to say once a table is open. */
export const FACTS: Record<Game, { seats: [number, number]; usual: number; solo: number; group: number }> = {
  sign: { seats: [4, 9], usual: 4, solo: 8, group: 15 },
  signum: { seats: [4, 7], usual: 5, solo: 5, group: 10 },
  signs: { seats: [2, 9], usual: 4, solo: 4, group: 8 },
  subtext: { seats: [4, 8], usual: 5, solo: 7, group: 15 },
}

const tables = import.meta.glob<{ default: Drawn }>('./*/Table.svelte')
const screens = import.meta.glob<{ default: Drawn }>('./*/Screen.svelte')
const asides = import.meta.glob<{ aside: Aside }>('./*/aside.ts')

/** Everything a game needs on this screen, its texts included. */
export async function load(game: string, screen: boolean): Promise<Loaded> {
  const table = tables[`./${game}/Table.svelte`]
  if (!table) throw new Error(`no such game: ${game}`)
  const wide = (screen ? screens[`./${game}/Screen.svelte`] : undefined) ?? table
  const [drawn, shown, aside] = await Promise.all([
    screen ? wide() : table(),
    wide(),
    asides[`./${game}/aside.ts`]?.(),
    learn(game),
  ])
  return {
    Table: drawn.default,
    Screen: shown.default,
    told: happening => told(game, happening),
    aside: aside?.aside ?? (() => null),
    reveals: moments(game),
  }
}
