/** Cards on their way: a picture of each flies from where it was to where it is, and the card itself waits for it. */
import { tick } from 'svelte'
import { still } from '$lib/prefs.svelte.ts'
import type { Card } from '../layout.ts'

export interface Box {
  left: number
  top: number
  width: number
}

/** A card, and the names of the places it leaves and reaches: the first that is on the page counts. */
export interface Way {
  card: Card
  from: string[]
  to: string[]
  /** It is turned down on the way. */
  back?: boolean
}

const FLIGHT_MS = 230

export class Flights {
  private places = new Map<string, HTMLElement>()
  private dropped = new Map<Card, Box>()
  /** Cards that wait where they will lie, each for its latest flight. */
  private landing = new Map<HTMLElement, Animation>()
  private layer: HTMLElement | undefined

  /** Attach to an element: it is the place of that name. */
  place =
    (name: string) =>
    (element: HTMLElement): (() => void) => {
      this.places.set(name, element)
      return () => {
        if (this.places.get(name) === element) this.places.delete(name)
      }
    }

  /** Attach to the layer above everything: what it holds unseen is the back of a card. */
  above = (element: HTMLElement): (() => void) => {
    this.layer = element
    return () => (this.layer = undefined)
  }

  /** A finger has let go of a card here: if it may go, it goes from here. */
  drop(card: Card, box: Box): void {
    this.dropped.set(card, box)
  }

  /** Call before the page has changed: what leaves is looked at now, what arrives once it has changed. */
  async fly(ways: readonly Way[]): Promise<void> {
    if (still() || document.hidden) return
    const begun = ways.map(way => {
      const left = this.named(way.from)
      return { way, from: this.dropped.get(way.card) ?? box(left), seen: picture(way.back ? this.layer : left) }
    })
    this.dropped.clear()
    await tick()
    const arrived = begun.map(({ way, from, seen }) => {
      const reached = this.named(way.to)
      return { from, to: box(reached), seen: way.back ? seen : (picture(reached) ?? seen), reached }
    })
    for (const { from, to, seen, reached } of arrived) if (from && to && seen) this.launch(seen, from, to, reached!)
  }

  private launch(seen: Element, from: Box, to: Box, reached: HTMLElement): void {
    const flight = document.createElement('span')
    flight.className = 'flight'
    Object.assign(flight.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` })
    flight.append(seen)
    this.layer?.append(flight)
    const across = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width})`
    const flown = flight.animate([{ transform: 'none' }, { transform: across }], {
      duration: FLIGHT_MS,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      fill: 'forwards',
    })
    if (shown(reached)) {
      this.landing.set(reached, flown)
      reached.style.visibility = 'hidden'
    }
    flown.onfinish = flown.oncancel = () => {
      flight.remove()
      if (this.landing.get(reached) !== flown) return
      this.landing.delete(reached)
      reached.style.visibility = ''
    }
  }

  private named(names: string[]): HTMLElement | undefined {
    return names.map(name => this.places.get(name)).find(each => each?.isConnected)
  }
}

/** The card that lies in a place, if one does: other places are somebody's, or only where cards go. */
const shown = (place: HTMLElement | undefined) => place?.querySelector(':scope > .card')
const picture = (place: HTMLElement | undefined) => shown(place)?.cloneNode(true) as Element | undefined

function box(place: HTMLElement | undefined): Box | null {
  const found = place?.getBoundingClientRect()
  return found?.width ? { left: found.left, top: found.top, width: found.width } : null
}
