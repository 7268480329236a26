/** One tap from home to a running match: alone with bots, or guided by them. */
import { gameFacts, openTable, type Options } from './api.ts'
import { language, t } from './i18n.svelte.ts'
import { LESSONS } from './lessons.ts'
import { recalled, remember } from './memory.ts'
import { myNameOr } from './myname.ts'
import { go } from './route.svelte.ts'

const PLAYED = 'played'

/** Whether this browser has begun a match of that game before. */
export const hasPlayed = (game: string): boolean => recalled<string[]>(PLAYED, []).includes(game)

export function notePlayed(game: string): void {
  if (!hasPlayed(game)) remember(PLAYED, [...recalled<string[]>(PLAYED, []), game])
}

/** A game with words of its own speaks the reader's language; in a first match no clock runs. */
export async function usualOptions(game: string, unhurried = false): Promise<Options> {
  const facts = (await gameFacts())[game]
  const words: Options = facts && 'words' in facts.defaults ? { words: language() } : {}
  if (!facts || !unhurried) return words
  const clocks = Object.entries(facts.options.$defs?.Options?.properties ?? facts.options.properties ?? {})
    .filter(([name, schema]) => name.endsWith('_seconds') && name !== 'peek_seconds' && !schema.minimum)
    .map(([name]) => [name, 0])
  return { ...words, ...Object.fromEntries(clocks) }
}

async function begin(game: string, seats: number, options: Options, start: string): Promise<void> {
  const name = myNameOr(t('guest-name'))
  const opened = await openTable({ game, seats, options, language: language(), name, start })
  go(`t/${opened.code}`)
}

export async function playNow(game: string): Promise<void> {
  const { FACTS } = await import('../games/index.ts')
  const first = !hasPlayed(game)
  await begin(game, FACTS[game as keyof typeof FACTS].usual, await usualOptions(game, first), 'normal')
}

export async function learnNow(game: string): Promise<void> {
  const lesson = LESSONS[game]!
  await begin(game, lesson.seats, { ...(await usualOptions(game)), ...lesson.options }, 'guide')
}
