/** A pen moved by keys: arrows move it, the space bar or Enter puts it down and lifts it. */
import type { Sheet } from './sheet.svelte.ts'

const STEP = 1 / 40
const LEAP = 4
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class Cursor {
  x = $state(0.5)
  y = $state(0.5)
  down = $state(false)

  constructor(private sheet: Sheet) {}

  key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = WAYS[event.key]
    if (!way && event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (way) this.go(way, event.shiftKey ? LEAP : 1)
    else if (this.down) this.lift()
    else {
      this.down = true
      this.sheet.touch(this.x, this.y, null)
    }
  }

  lift = (): void => {
    if (!this.down) return
    this.down = false
    this.sheet.lift()
  }

  private go([x, y]: readonly [number, number], steps: number): void {
    this.x = bounded(this.x + x * STEP * steps)
    this.y = bounded(this.y + y * STEP * steps)
    if (this.down) this.sheet.touch(this.x, this.y, null)
  }
}

const bounded = (at: number): number => Math.min(1, Math.max(0, at))
