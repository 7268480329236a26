/** The guided matches: which table each needs, how many matches it takes, and what a step of it is. */
import type { AnyView } from '$wire'
import type { Options } from './api.ts'
import type { Values } from './i18n.svelte.ts'
import type { AnyTable } from './table.svelte.ts'

/** One thing to do or to see: shown while it holds, the first of a lesson's steps that does. */
export interface Step<V extends AnyView = AnyView> {
  text: string
  when(view: V, table: AnyTable): boolean
  /** What it points at, the first of these that can be pressed: a selector, `#id` of a button's text, or `=` its text. */
  at?: (view: V, table: AnyTable) => readonly string[]
  values?: (view: V, table: AnyTable) => Values
}

export interface Lesson {
  seats: number
  options: Options
  matches: number
}

export const LESSONS: Record<string, Lesson> = {
  sign: { seats: 4, options: { points: 1, sign_seconds: 0, auto_done_seconds: 0 }, matches: 2 },
  signum: { seats: 4, options: { peek_seconds: 0, reveal_seconds: 0 }, matches: 1 },
  signs: { seats: 3, options: { reason_seconds: 0, verdict_seconds: 0 }, matches: 1 },
  subtext: { seats: 4, options: { rounds: 1, reveal_seconds: 0 }, matches: 1 },
}

/** Whether the bots at this table teach. */
export const taught = (table: AnyTable): boolean => table.public?.places.some(place => place.bot === 'guide') ?? false
