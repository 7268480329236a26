/** Whether a seat has nothing more to play in this match: where one can be out, the View lists the `living`. */
import type { AnyView, Seat } from '$wire'

export function isOut(view: AnyView | null, seat: Seat): boolean {
  const living = (view as { living?: Seat[] } | null)?.living
  return living !== undefined && !living.includes(seat)
}
