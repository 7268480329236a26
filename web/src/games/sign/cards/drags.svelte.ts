/** A card under a finger: where it is, what lies below it, and what it means to let it go there. */
import { on } from 'svelte/events'
import type { SignMove } from '$wire'
import type { Box } from './flights.ts'
import type { Card } from '../layout.ts'

export type Side = 'hand' | 'table'

/** A place on one side, with the card in it; no place is the ground around. */
export interface Spot {
  side: Side
  place: number | null
  card: Card | null
}

export interface Drag {
  from: Spot & { place: number; card: Card }
  over: Spot | null
  box: Box
  /** Let go; the answer is awaited. */
  let: boolean
}

export type Meaning = { ask: SignMove } | { exchange: [number, number] } | null

/** What it means to bring a card from one spot to another. */
export function meaning(from: Drag['from'], over: Spot | null): Meaning {
  if (!over) return null
  if (from.side === 'hand' && over.side === 'hand')
    return over.place === null || over.place === from.place ? null : { exchange: [from.place, over.place] }
  if (from.side === over.side) return null
  if (over.card !== null) {
    const [give, take] = from.side === 'hand' ? [from.card, over.card] : [over.card, from.card]
    return { ask: { move: 'swap', give, take } }
  }
  return { ask: { move: from.side === 'hand' ? 'put' : 'take', card: from.card } }
}

/** A finger that moves less than this has tapped. */
const TAP_PX = 8

export class Drags {
  now = $state.raw<Drag | null>(null)
  private moved = false

  /** `done` hears what a drag meant; while its promise lasts the card stays where it was let go. */
  constructor(private done: (from: Drag['from'], meaning: Meaning, box: Box) => Promise<unknown> | null) {}

  /** The press that has just ended was a drag, and no tap. */
  get dragged(): boolean {
    return this.moved
  }

  press(event: PointerEvent, from: Drag['from']): void {
    this.moved = false
    if (event.button || !event.isPrimary || this.now) return
    const element = event.currentTarget as HTMLElement
    element.setPointerCapture(event.pointerId)
    const { left, top, width } = element.getBoundingClientRect()
    const start = { x: event.clientX, y: event.clientY }
    const move = (to: PointerEvent) => {
      const [dx, dy] = [to.clientX - start.x, to.clientY - start.y]
      if (!this.now && Math.hypot(dx, dy) < TAP_PX) return
      this.moved = true
      this.now = { from, over: below(to), box: { left: left + dx, top: top + dy, width }, let: false }
    }
    const stop = () => stops.forEach(each => each())
    const end = (kept: boolean) => {
      stop()
      const drag = this.now
      if (drag) void this.release(drag, kept)
    }
    const stops = [
      on(element, 'pointermove', move),
      on(element, 'pointerup', () => end(true)),
      on(element, 'pointercancel', () => end(false)),
      on(element, 'lostpointercapture', () => end(false)),
      on(document, 'keydown', key => key.key === 'Escape' && end(false)),
      // Whatever takes the finger out of our sight is not letting go.
      on(document, 'visibilitychange', () => end(false)),
      ...['blur', 'pagehide'].map(name => on(window, name, () => end(false))),
    ]
  }

  private async release(drag: Drag, kept: boolean): Promise<void> {
    const wait = kept ? this.done(drag.from, meaning(drag.from, drag.over), drag.box) : null
    if (wait) {
      this.now = { ...drag, let: true, over: null }
      await wait
    }
    this.now = null
  }
}

/** What lies below a pointer. */
function below(event: PointerEvent): Spot | null {
  const found = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map(each => each.closest<HTMLElement>('[data-side]'))
  const element = found.find(each => each)
  if (!element) return null
  const { side, place, card } = element.dataset
  return { side: side as Side, place: place === undefined ? null : Number(place), card: card ? Number(card) : null }
}
