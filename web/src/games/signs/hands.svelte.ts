/**
 * Hands that stay up. Whoever presses a number and goes on pressing shows it, and lowers the hands by letting go. A cancelled
 * pointer, a hidden tab or a locked phone is not letting go: the sign stays up and can be taken in hand again.
 */
import { on } from 'svelte/events'
import type { SignsMove, SignsView } from '$wire'
import type { TableState } from '$lib/table.svelte.ts'

/** A shorter press was a tap: it shows nothing, and so it lowers nothing. */
export const PRESS_MS = 350
/** What can be pressed: a number, or the hands that are up already. */
const PRESSED = '[data-hands]'

type Table = Pick<TableState<SignsView, SignsMove>, 'ask' | 'offer'>

export class HandsUp {
  /** What is under the finger, as it is named on the page; null if nothing is. */
  pressed = $state<string | null>(null)
  /** It has been pressed for long enough. */
  up = $state(false)
  /** The last press was too short to be one. */
  tapped = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private shown: Promise<boolean> | null = null

  /** `show` is the move for a number that is pressed; none for the hands that are up already. */
  constructor(
    private table: Table,
    private show: (pressed: string) => SignsMove | null,
  ) {}

  press(what: string): void {
    if (this.pressed !== null) return
    this.pressed = what
    this.tapped = false
    this.timer = setTimeout(() => this.raise(what), PRESS_MS)
  }

  /** A finger or a key was lifted. */
  async letGo(): Promise<void> {
    const { up, pressed, shown } = this
    this.rest()
    this.tapped = pressed !== null && !up
    if (!up || (shown && !(await shown))) return
    if (this.table.offer('release')) void this.table.ask({ move: 'release' })
  }

  /** Whatever was pressed is out of our sight, and stays as it is. */
  rest(): void {
    clearTimeout(this.timer)
    this.pressed = this.shown = null
    this.up = false
  }

  private raise(what: string): void {
    this.up = true
    const move = this.show(what)
    this.shown = move && this.table.ask(move)
  }

  /** Attach to what lies around the numbers and stays while they come and go. */
  attach = (element: HTMLElement): (() => void) => {
    let key: string | null = null
    const rest = () => this.rest()
    const named = (event: Event) => (event.target as Element).closest<HTMLElement>(PRESSED)?.dataset.hands
    const down = (event: PointerEvent) => {
      const what = named(event)
      if (what === undefined || event.button) return
      element.setPointerCapture?.(event.pointerId)
      this.press(what)
    }
    const keyed = (event: KeyboardEvent) => {
      const what = named(event)
      if (what === undefined || (event.key !== ' ' && event.key !== 'Enter')) return
      event.preventDefault()
      if (event.repeat) return
      key = event.key
      this.press(what)
    }
    const lifted = (event: KeyboardEvent) => {
      if (event.key !== key) return
      event.preventDefault()
      key = null
      void this.letGo()
    }
    const stops = [
      on(element, 'pointerdown', down),
      on(element, 'keydown', keyed),
      on(element, 'pointerup', () => void this.letGo()),
      ...['pointercancel', 'lostpointercapture'].map(name => on(element, name, rest)),
      on(element, 'contextmenu', event => event.preventDefault()),
      on(document, 'visibilitychange', rest),
      on(window, 'keyup', lifted),
      ...['blur', 'pagehide', 'freeze'].map(name => on(window, name, rest)),
    ]
    return () => {
      rest()
      stops.forEach(stop => stop())
    }
  }
}
