/** How a happening of Signum is put into words. */
import type { SignumView } from '$wire'

type Happened = NonNullable<SignumView['happened']>

/** Where a replay may jump to. */
export const REVEALS: readonly string[] = ['declared', 'laid', 'failed', 'eliminated']

const PEOPLE = new Set(['seat', 'other', 'target', 'accomplice'])
const PLACES = new Set(['slot', 'own'])

export function told(happened: Happened): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [field, value] of Object.entries(happened) as [string, unknown][]) {
    if (PEOPLE.has(field)) words[field] = `@${value}`
    else if (PLACES.has(field)) words[field] = `#signum-slot-${value}`
    else if (field === 'gesture') words[field] = `#gesture-${value}`
    else if (field === 'guess') words[field] = value === null ? '#signum-no-guess' : `#signum-card-${value}`
    else if (field === 'cards') {
      const [first, second] = value as string[]
      words.first = `#signum-card-${first}`
      words.second = `#signum-card-${second}`
    }
  }
  return words
}
