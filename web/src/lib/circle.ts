/** The order of seats around the table as one viewer sees them. */
import type { Seat } from '$wire'

/** All seats clockwise, your own last: from your left neighbour round to yourself. */
export function circle(seats: number, own: Seat | null): Seat[] {
  const first = own === null ? 0 : own + 1
  return Array.from({ length: seats }, (_, step) => (first + step) % seats)
}
