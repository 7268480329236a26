/** A sheet of paper being drawn on: strokes in their written form, within the wire's bounds; nothing here touches the page. */
import { CANVAS, encode, point, POINTS_MAX, size, sound, STROKES_MAX, type Point } from '../../art/subtext/strokes.ts'
import { recalled, remember } from '$lib/memory.ts'

/** Points closer than this add nothing that could be seen. */
const NEAR = 3
const EVEN = 0.5

export class Sheet {
  strokes = $state.raw<readonly string[]>([])
  /** The stroke under the pen, not yet lifted. */
  running = $state.raw<readonly Point[]>([])
  pen = $state(2)
  private gone = $state.raw<readonly string[]>([])

  /** `name` keeps the sheet over a reload; another name is another sheet. */
  constructor(private name: string) {
    const kept = recalled<{ name: string; strokes: string[] } | null>('sheet', null)
    if (kept?.name === name && sound(kept.strokes)) this.strokes = kept.strokes
  }

  get full(): boolean {
    return this.strokes.length >= STROKES_MAX || size(this.strokes) + this.running.length >= POINTS_MAX
  }

  get blank(): boolean {
    return this.strokes.length === 0
  }

  get undone(): boolean {
    return this.gone.length > 0
  }

  /** The pen touches or moves: x and y from 0 to 1, pressure where the device has it. */
  touch(x: number, y: number, pressure: number | null): void {
    if (this.full) return
    const next = point(x, y, pressure ?? EVEN)
    const last = this.running.at(-1)
    if (last && Math.hypot(next[0] - last[0], next[1] - last[1]) < NEAR) return
    this.running = [...this.running, next]
  }

  /** The pen leaves the paper, or was taken from us: what is drawn stays drawn. */
  lift(): void {
    if (!this.running.length) return
    this.strokes = [...this.strokes, encode({ pen: this.pen, points: this.running })]
    this.running = []
    this.gone = []
    this.keep()
  }

  undo(): void {
    const last = this.strokes.at(-1)
    if (last === undefined) return
    this.strokes = this.strokes.slice(0, -1)
    this.gone = [...this.gone, last]
    this.keep()
  }

  redo(): void {
    const last = this.gone.at(-1)
    if (last === undefined || this.full) return
    this.gone = this.gone.slice(0, -1)
    this.strokes = [...this.strokes, last]
    this.keep()
  }

  clear(): void {
    this.gone = [...this.gone, ...this.strokes.toReversed()]
    this.strokes = []
    this.running = []
    this.keep()
  }

  private keep(): void {
    remember('sheet', { name: this.name, strokes: this.strokes })
  }
}

export { CANVAS }
