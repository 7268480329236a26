/** Which cards fly where when something happens, as one viewer sees it. */
import type { Seat, SignHappened as Happened } from '$wire'
import type { Way } from './flights.ts'
import type { Card, Places } from '../layout.ts'

const onTable = (card: Card) => [`table/${card}`, 'felt']
const byHand = (card: Card, seat: Seat, own: Seat | null) =>
  seat === own ? [`hand/${card}`, 'hand', `seat/${seat}`] : [`seat/${seat}`]

/** `before`: the table as it lay until now. */
export function ways(happening: Happened, own: Seat | null, before: Places): Way[] {
  switch (happening.what) {
    case 'took':
      return [took(happening.card, happening.seat, own)]
    case 'laid':
      return [laid(happening.card, happening.seat, own)]
    case 'swapped':
      return [laid(happening.gave, happening.seat, own), took(happening.took, happening.seat, own)]
    case 'refreshed':
      return before
        .filter(card => card !== null)
        .map(card => ({ card, from: onTable(card), to: ['discard'], back: true }))
    default:
      return []
  }
}

const took = (card: Card, seat: Seat, own: Seat | null): Way => ({
  card,
  from: onTable(card),
  to: byHand(card, seat, own),
})
const laid = (card: Card, seat: Seat, own: Seat | null): Way => ({
  card,
  from: byHand(card, seat, own),
  to: onTable(card),
})
