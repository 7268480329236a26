/** Who may be voted about, and when: the others decide only while the host cannot. */
import type { Public, Seat } from '$wire'

/** People who hold a seat and are not here, with no bot in their place. */
export const absentees = (table: Public): Seat[] =>
  table.places.flatMap((place, seat) => (place.taken && !place.here && !place.bot ? [seat] : []))

/**
 * Whether a vote is worth showing. Nobody is told whether a host without a seat is here: as soon as somebody is missing
 * the vote is open, and the server says if the host decides after all.
 */
export function voteOpen(table: Public): boolean {
  const host = table.places.find(place => place.host)
  return host ? !host.here : absentees(table).length > 0 || table.votes.length > 0
}
