/**
 * Hold to show. A secret shows only while a finger or a key is truly down: a cancelled pointer, a hidden tab or a locked
 * phone covers it at once, and it stays covered until it is pressed anew.
 */
import { on } from 'svelte/events'

export class Hold {
  held = $state(false)

  /** Attach to the element that is held. */
  attach = (element: HTMLElement): (() => void) => {
    const press = (event: PointerEvent) => {
      if (event.button) return
      element.setPointerCapture?.(event.pointerId)
      this.held = true
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      this.held = event.type === 'keydown'
    }
    const cover = () => (this.held = false)
    const stops = [
      on(element, 'pointerdown', press),
      on(element, 'keydown', key),
      on(element, 'keyup', key),
      ...['pointerup', 'pointercancel', 'lostpointercapture', 'blur'].map(name => on(element, name, cover)),
      on(element, 'contextmenu', event => event.preventDefault()),
      on(document, 'visibilitychange', cover),
      ...['blur', 'pagehide', 'freeze'].map(name => on(window, name, cover)),
    ]
    return () => {
      cover()
      stops.forEach(stop => stop())
    }
  }
}
