/** What travels over the socket. Structs are generated from the server's; the frames around them are described here. */
import type { ClockShown, Deal, Fault, Offer, Public, Result, SignView } from './generated.ts'

export * from './generated.ts'

export type SignHappened = NonNullable<SignView['happened']>

/** Where in its stream a frame stands: an epoch and a number. */
export type Position = [epoch: string, number: number]

export type Seat = number

/** What every game's View has. */
export interface AnyView {
  seat: Seat | null
  stage: number
  phase: string
  happened: AnyHappening | null
  result: Result | null
}

export interface AnyHappening {
  what: string
  n: number
}

export interface AnyMove {
  move: string
}

export interface You {
  say: 'you'
  seat: Seat | null
  seats: Seat[]
  host: boolean
  /** Waits for the host's yes, or for the next match. */
  queued: boolean
  /** Was sent away from this table. */
  barred: boolean
}

/** Everything at once (`whole`), or only what has changed. */
export interface Update {
  say: 'whole' | 'change'
  at: Position
  table?: Partial<Public>
  deal?: Deal
  view?: Partial<AnyView>
  /** A number stands for the offer that was at that place before. */
  offers?: (Offer | number)[]
  awaited?: Seat[]
  clocks?: ClockShown[]
}

export type Answer = { say: 'done'; id: string } | { say: 'refused'; id: string | null; error: Fault }

/** Nobody can say yet whether it was done: it is asked again under the same id. */
export type Unknown = { say: 'unknown'; id: string }
export type Frame = You | Update | Answer | Unknown | { say: 'pong' }
