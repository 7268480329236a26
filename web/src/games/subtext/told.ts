/** How a happening of Subtext is put into words. */
import type { SubtextView } from '$wire'

type Happened = NonNullable<SubtextView['happened']>

/** Where a replay may jump to. */
export const REVEALS: readonly string[] = ['shown', 'revealed', 'voided']

export function told(happened: Happened): Record<string, string> {
  switch (happened.what) {
    case 'dealt':
      return { round: String(happened.round), dealer: `@${happened.dealer}` }
    case 'reported':
      return { seat: `@${happened.seat}` }
    case 'revealed':
      return { dealer: `@${happened.dealer}`, partner: `@${happened.partner}`, word: happened.word }
    default:
      return { dealer: `@${happened.dealer}` }
  }
}
