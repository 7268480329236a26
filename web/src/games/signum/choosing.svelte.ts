/** What this person has pointed at so far: a card of their own, one of somebody else's, or the two of a declaration. */
import type { Seat, SignumMove, SignumView } from '$wire'
import type { TableState } from '$lib/table.svelte.ts'

export interface Spot {
  seat: Seat
  slot: number
}

export class Choosing {
  own = $state<number | null>(null)
  other = $state<Spot | null>(null)
  declaring = $state(false)
  target = $state<Seat | null>(null)
  accomplice = $state<Seat | null>(null)

  constructor(private table: TableState<SignumView, SignumMove>) {}

  /** Nothing is pointed at any more. */
  clear(): void {
    this.own = null
    this.other = null
    this.declaring = false
    this.target = null
    this.accomplice = null
  }

  /** May a card be pointed at now? */
  reachable(spot: Spot): boolean {
    const { table } = this
    if (table.watching || this.declaring) return false
    if (spot.seat !== table.seat) return Boolean(table.offer('peek'))
    if (table.offer('arrange') || table.offer('swap')) return true
    const slots = table.offer('lay')?.fields.slot ?? table.offer('show')?.fields.slot
    return Array.isArray(slots) && (slots as number[]).includes(spot.slot)
  }

  /** A card was tapped: it is pointed at, or no longer; two of one's own change places while they may. */
  tap(spot: Spot): void {
    if (!this.reachable(spot)) return
    if (spot.seat !== this.table.seat) {
      const same = this.other?.seat === spot.seat && this.other.slot === spot.slot
      this.other = same ? null : spot
    } else if (this.table.offer('arrange') && this.own !== null && this.own !== spot.slot) {
      void this.table.ask({ move: 'arrange', order: exchanged(this.own, spot.slot) })
      this.own = null
    } else {
      this.own = this.own === spot.slot ? null : spot.slot
    }
  }

  pointed(spot: Spot): boolean {
    if (spot.seat === this.table.seat) return this.own === spot.slot
    return this.other?.seat === spot.seat && this.other.slot === spot.slot
  }

  /** A face was tapped while declaring: first the target, then the accomplice. */
  name(seat: Seat): void {
    if (seat === this.table.seat) return
    if (this.target === seat) this.target = null
    else if (this.accomplice === seat) this.accomplice = null
    else if (this.target === null) this.target = seat
    else this.accomplice = seat
  }

  /** The move that is pointed at, if it is offered. */
  get swap(): SignumMove | null {
    if (this.own === null || !this.other) return null
    return this.offered({ move: 'swap', own: this.own, other: this.other.seat, slot: this.other.slot })
  }

  get peek(): SignumMove | null {
    return this.other ? this.offered({ move: 'peek', other: this.other.seat, slot: this.other.slot }) : null
  }

  get discard(): SignumMove | null {
    return this.own === null ? null : this.offered({ move: 'discard', own: this.own })
  }

  get lay(): SignumMove | null {
    return this.own === null ? null : this.offered({ move: 'lay', slot: this.own })
  }

  get show(): SignumMove | null {
    return this.own === null ? null : this.offered({ move: 'show', slot: this.own })
  }

  get declare(): SignumMove | null {
    if (this.target === null || this.accomplice === null) return null
    return this.offered({ move: 'declare', target: this.target, accomplice: this.accomplice })
  }

  async make(move: SignumMove): Promise<void> {
    if (await this.table.ask(move)) this.clear()
  }

  private offered(move: SignumMove): SignumMove | null {
    return this.table.allows(move) ? move : null
  }
}

/** The order in which two slots have changed places. */
export function exchanged(first: number, second: number): [number, number, number] {
  const order: [number, number, number] = [0, 1, 2]
  order[first] = second
  order[second] = first
  return order
}
