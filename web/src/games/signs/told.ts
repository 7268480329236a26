/** How a happening of Signs is put into words. */
import type { SignsView } from '$wire'

type Happened = NonNullable<SignsView['happened']>

/** Where a replay may jump to. */
export const REVEALS: readonly string[] = ['doubted', 'upheld', 'refuted', 'unreasoned', 'released']

export function told(happened: Happened): Record<string, string> {
  if (happened.what === 'upheld' || happened.what === 'refuted' || happened.what === 'unreasoned') {
    return { doubter: `@${happened.doubter}`, accused: `@${happened.accused}` }
  }
  const words: Record<string, string> = { seat: `@${happened.seat}` }
  if (happened.what === 'revealed') words.rune = `#signs-rune-${happened.rune}`
  if (happened.what === 'placed') words.pile = String(happened.pile + 1)
  if (happened.what === 'shown') words.number = String(happened.number)
  if (happened.what === 'doubted') words.accused = `@${happened.accused}`
  return words
}
