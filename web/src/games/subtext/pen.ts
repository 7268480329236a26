/** Which pointer draws: the first that comes down, but a pen is never a palm, and beats one. */
import type { Sheet } from './sheet.svelte.ts'

/** So long after a pen was seen, a touch is the hand that holds it. */
const PALM_MS = 1500

export class Pen {
  private pointer: number | null = null
  private touching = false
  private seenMs = -Infinity

  constructor(
    private sheet: Sheet,
    private paper: () => HTMLElement,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.refused(event)) return
    this.pointer = event.pointerId
    this.touching = event.pointerType === 'touch'
    this.paper().setPointerCapture(event.pointerId)
    this.draw(event)
  }

  /** Whether this pointer may not draw; a pen sends away the palm that came before it. */
  private refused(event: PointerEvent): boolean {
    const pen = event.pointerType === 'pen'
    if (pen) this.seenMs = event.timeStamp
    if (event.pointerType === 'touch' && event.timeStamp - this.seenMs < PALM_MS) return true
    if (this.pointer === null) return false
    if (!pen || !this.touching) return true
    this.sheet.drop()
    return false
  }

  move = (event: PointerEvent): void => {
    if (event.pointerType === 'pen') this.seenMs = event.timeStamp
    if (event.pointerId === this.pointer) this.draw(event)
  }

  up = (event: PointerEvent): void => {
    if (event.pointerType === 'pen') this.seenMs = event.timeStamp
    if (event.pointerId === this.pointer) this.gone()
  }

  /** The pen is out of our sight: what it drew is kept, and the next touch begins a new line. */
  gone = (): void => {
    this.pointer = null
    this.sheet.lift()
  }

  private draw(event: PointerEvent): void {
    const box = this.paper().getBoundingClientRect()
    const every = event.getCoalescedEvents?.() ?? []
    for (const each of every.length ? every : [event]) {
      const pressed = each.pointerType === 'pen' && each.pressure > 0 ? each.pressure : null
      this.sheet.touch((each.clientX - box.left) / box.width, (each.clientY - box.top) / box.height, pressed)
    }
  }
}
