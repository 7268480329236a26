/** The places that the last thing done has touched: each with the peeker's face, or null if nobody looked. */
import type { Seat, SignumView } from '$wire'

export function marks(happened: SignumView['happened'] | undefined): Map<string, Seat | null> {
  if (!happened) return new Map()
  if (happened.what === 'peeked') return new Map([[`${happened.other}-${happened.slot}`, happened.seat]])
  if (happened.what === 'discarded') return new Map([[`${happened.seat}-${happened.slot}`, null]])
  if (happened.what !== 'swapped') return new Map()
  return new Map([
    [`${happened.seat}-${happened.own}`, null],
    [`${happened.other}-${happened.slot}`, null],
  ])
}
