/** What is said aloud to screen readers: politely, one line at a time, the newest last. */
import type { AnyHappening, Seat } from '$wire'
import { t, worded } from './i18n.svelte.ts'

const KEPT = 4
const KEPT_MS = 6000

export interface Line {
  n: number
  text: string
}

const said = $state({ lines: [] as Line[] })
let count = 0

export const lines = (): readonly Line[] => said.lines

export function announce(text: string): void {
  const line = { n: ++count, text }
  said.lines = [...said.lines, line].slice(-KEPT)
  setTimeout(() => (said.lines = said.lines.filter(each => each.n !== line.n)), KEPT_MS)
}

/** A happening in words: `told` names seats as "@2" and texts as "#id". */
export function happeningText(
  game: string,
  happening: AnyHappening,
  told: Record<string, string> | null,
  name: (seat: Seat) => string,
): string {
  const id = `${game}-happened-${happening.what}`
  if (!told || !worded(id)) return ''
  const word = (value: string) =>
    value.startsWith('@') ? name(Number(value.slice(1))) : value.startsWith('#') ? t(value.slice(1)) : value
  return t(id, Object.fromEntries(Object.entries(told).map(([key, value]) => [key, word(value)])))
}
