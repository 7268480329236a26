/**
 * Was the deal fixed before the first move? The server says a hash of the seed when a match begins, and the seed when it
 * is over: this browser keeps the one and works out the other itself.
 */
import type { Deal } from '$wire'
import { recalled, remember } from './memory.ts'

const KEPT = 'deals'
const KEPT_MAX = 40

type Commitments = Record<string, string>

/** Keep the commitment as it was first told, while the seed is still secret. */
export function noteDeal(code: string, deal: Deal): void {
  const key = `${code}/${deal.match}`
  const kept = recalled<Commitments>(KEPT, {})
  if (deal.seed || kept[key]) return
  remember(KEPT, Object.fromEntries([...Object.entries(kept).slice(1 - KEPT_MAX), [key, deal.commitment]]))
}

/** What this browser was told before the first move; undefined if it was not there. */
export const notedDeal = (code: string, match: number): string | undefined =>
  recalled<Commitments>(KEPT, {})[`${code}/${match}`]

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], each => parseInt(each, 16))

export async function commitmentOf(seed: string): Promise<string> {
  const { blake2b } = await import('./blake2b.ts')
  return blake2b(bytes(seed), 'wordless-commit')
}

/** One JSON form of an entry: keys sorted, no spaces. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${plain(each)}`).join(',')}}`
}

/** The hash that binds a match's entries in their order. */
export async function digestOf(entries: readonly unknown[]): Promise<string> {
  const { blake2b } = await import('./blake2b.ts')
  const lines = entries.map(entry => `${plain(entry)}\n`).join('')
  return blake2b(new TextEncoder().encode(lines), 'wordless-entries')
}

/** The seed that the match's first entry holds, in hex. */
export function seedOf(entries: readonly unknown[]): string {
  const { seed } = entries[0] as { seed: string }
  return [...atob(seed)].map(letter => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
