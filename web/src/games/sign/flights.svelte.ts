/** Cards on their way: a picture of each flies from where it was to where it is, and the card itself waits for it. */
import { tick } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import { still } from '$lib/prefs.svelte.ts'
import type { Card } from './layout.ts'

export interface Box {
  left: number
  top: number
  width: number
}

export interface Flight {
  n: number
  card: Card
  from: Box
  to: Box
  /** It is turned down on the way. */
  back: boolean
}

/** A card, and the names of the places it leaves and reaches: the first that is on the page counts. */
export interface Way {
  card: Card
  from: string[]
  to: string[]
  back?: boolean
}

export const FLIGHT_MS = 230

export class Flights {
  flying = $state.raw<readonly Flight[]>([])
  /** Cards that are still in the air: where they will lie is kept free. */
  landing = new SvelteSet<Card>()
  private places = new Map<string, Element>()
  private dropped = new Map<Card, Box>()
  private count = 0

  /** Attach to an element: it is the place of that name. */
  place =
    (name: string) =>
    (element: Element): (() => void) => {
      this.places.set(name, element)
      return () => {
        if (this.places.get(name) === element) this.places.delete(name)
      }
    }

  /** A finger has let go of a card here: if it may go, it goes from here. */
  drop(card: Card, box: Box): void {
    this.dropped.set(card, box)
  }

  /** Call before the page has changed: what leaves is measured now, what arrives once it has changed. */
  async fly(ways: readonly Way[]): Promise<void> {
    if (still() || document.hidden) return
    const begun = ways.map((way) => ({ way, from: this.dropped.get(way.card) ?? this.box(way.from) }))
    this.dropped.clear()
    ways.forEach((way) => this.landing.add(way.card))
    await tick()
    const flights = begun.flatMap(({ way, from }) => {
      const to = this.box(way.to)
      return from && to ? [{ n: ++this.count, card: way.card, from, to, back: way.back ?? false }] : []
    })
    const aloft = new Set(flights.map((flight) => flight.card))
    ways.forEach((way) => aloft.has(way.card) || this.landing.delete(way.card))
    this.flying = [...this.flying, ...flights]
  }

  landed(flight: Flight): void {
    this.flying = this.flying.filter((each) => each !== flight)
    if (!this.flying.some((each) => each.card === flight.card)) this.landing.delete(flight.card)
  }

  private box(names: string[]): Box | null {
    const element = names.map((name) => this.places.get(name)).find((each) => each?.isConnected)
    const box = element?.getBoundingClientRect()
    return box?.width ? { left: box.left, top: box.top, width: box.width } : null
  }
}
