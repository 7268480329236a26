/** Which faces this viewer may see, card by card: everything else is a back. */
import type { Seat, SignumView } from '$wire'
import { attempted } from './roles.ts'

export type Card = SignumView['hand'][number]

export interface Face {
  card: Card | null
  /** Remembered by the notes only: it is drawn small, on the back. */
  noted: boolean
  /** Somebody is looking at it, and who. */
  looked: boolean
  lookers: Seat[]
  /** It is played in the elimination that everybody watches. */
  played: boolean
}

export function face(view: SignumView, seat: Seat, slot: number): Face {
  const look = view.seat === null ? null : view.looks[view.seat]
  const glimpsed = look && look.other === seat && look.slot === slot ? view.glimpse : null
  const open =
    view.hands[seat]?.[slot] ?? (seat === view.seat ? view.hand[slot] : null) ?? revealed(view, seat, slot) ?? glimpsed
  const lookers = view.looks.flatMap((each, who) => (each?.other === seat && each.slot === slot ? [who] : []))
  const noted = open ? null : (view.notes?.rows[seat]?.[slot] ?? null)
  return {
    card: open ?? noted,
    noted: noted !== null,
    looked: lookers.length > 0,
    lookers,
    played: role(view, seat) >= 0 && view.attempt!.slots?.[role(view, seat)] === slot,
  }
}

/** 0 for the declarer, 1 for the accomplice, -1 for everybody else. */
function role(view: SignumView, seat: Seat): number {
  return attempted(view) ? [view.attempt!.declarer, view.attempt!.accomplice].indexOf(seat) : -1
}

/** A played card lies open once the attempt is over, as long as it is still where it was. */
function revealed(view: SignumView, seat: Seat, slot: number): Card | null {
  const at = role(view, seat)
  const over = view.phase === 'over' || view.phase === 'reveal'
  return over && at >= 0 && view.attempt!.slots?.[at] === slot ? (view.attempt!.cards?.[at] ?? null) : null
}
