/** The last gesture on each face: one record for every game in which people gesture. */
import type { Gesture, Seat } from '$wire'

export interface Gestured {
  id: Gesture
  n: number
}

export class Gestures {
  private last = $state.raw<Readonly<Record<Seat, Gestured>>>({})

  /** What this face did last; a face plays it once for each new number. */
  of(seat: Seat): Gestured | null {
    return this.last[seat] ?? null
  }

  hear(happened: { what: string; n: number; seat?: Seat; gesture?: Gesture }): void {
    if (happened.what !== 'gestured' || happened.seat === undefined || !happened.gesture) return
    this.last = { ...this.last, [happened.seat]: { id: happened.gesture, n: happened.n } }
  }
}
