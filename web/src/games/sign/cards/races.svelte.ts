/** Who was first. Remembers who took which card last, and which card a finger meant that came a moment too late. */
import type { Seat, SignHappened as Happened } from '$wire'
import type { Refusal } from '$lib/table.svelte.ts'
import { SvelteMap } from 'svelte/reactivity'
import type { Card, Places } from '../layout.ts'

/** A card that has lain there for less was not the one that was aimed at. */
const UNSEEN_MS = 180

export interface Lost {
  card: Card
  seat: Seat
}

export class Races {
  private takers = new SvelteMap<Card, Seat>()
  private before: { card: Card; atMs: number }[] = []

  constructor(private now: () => number = () => performance.now()) {}

  heard(happening: Happened): void {
    if (happening.what === 'took') this.takers.set(happening.card, happening.seat)
    if (happening.what === 'swapped') this.takers.set(happening.took, happening.seat)
    if (happening.what === 'dealt' || happening.what === 'refreshed') this.takers.clear()
  }

  /** The table has changed: note what lay where until now. */
  changed(from: Places, to: Places): void {
    from.forEach((card, place) => {
      if (card !== null && card !== (to[place] ?? null)) this.before[place] = { card, atMs: this.now() }
    })
  }

  /** The card meant by a press on this place. */
  meant(place: number, card: Card | null): Card | null {
    const gone = this.before[place]
    return gone && gone.card !== card && this.now() - gone.atMs < UNSEEN_MS ? gone.card : card
  }

  /** Who has the card that was asked for in vain; null if that is not why it was refused. */
  first(refused: Refusal | null, own: Seat | null): Lost | null {
    const move = refused?.move as { move: string; card?: Card; take?: Card } | null | undefined
    const card = move?.move === 'swap' ? move.take : move?.card
    if (refused?.fault.key !== 'card-gone' || card === undefined) return null
    const seat = this.takers.get(card)
    return seat === undefined || seat === own ? null : { card, seat }
  }
}
