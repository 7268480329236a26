/** First-game hints: a game says which one fits now, the strip above the table shows it until it has been put away. */
import { recalled, remember } from './memory.ts'
import type { AnyTable } from './table.svelte.ts'

const KEPT = 'hints'
let away = $state.raw(recalled<string[]>(KEPT, []))

/** The first of these that was not put away yet is shown for as long as the caller's component is there. */
export function hinting(table: () => Pick<AnyTable, 'hint'>, ids: () => readonly string[]): void {
  $effect(() => {
    const shown = table()
    shown.hint = ids().find(id => !away.includes(id)) ?? null
    return () => (shown.hint = null)
  })
}

export function putAway(id: string): void {
  away = [...recalled<string[]>(KEPT, []), id]
  remember(KEPT, away)
}
