/** A sheet of paper being drawn on: strokes in their written form, within the wire's bounds; nothing here touches the page. */
import { CANVAS, encode, point, POINTS_MAX, size, sound, STROKES_MAX, type Point } from '../../art/subtext/strokes.ts'
import { recalled, remember } from '$lib/memory.ts'

/** Points closer than this add nothing that could be seen. */
const NEAR = 3
const EVEN = 0.5
const STEPS_MAX = 300

export class Sheet {
  strokes = $state.raw<readonly string[]>([])
  /** The stroke under the pen, not yet lifted. */
  running = $state.raw<readonly Point[]>([])
  pen = $state(2)
  /** The sheets before this one, and those that were taken back: clearing is a step like any other. */
  private past = $state.raw<readonly (readonly string[])[]>([])
  private future = $state.raw<readonly (readonly string[])[]>([])

  /** `name` keeps the sheet over a reload; another name is another sheet. */
  constructor(private name: string) {
    const kept = recalled<{ name: string; strokes: string[] } | null>('sheet', null)
    if (kept?.name !== name || !sound(kept.strokes)) return
    this.strokes = kept.strokes
    this.past = kept.strokes.map((_, drawn) => kept.strokes.slice(0, drawn))
  }

  get full(): boolean {
    return this.strokes.length >= STROKES_MAX || size(this.strokes) + this.running.length >= POINTS_MAX
  }

  get blank(): boolean {
    return this.strokes.length === 0
  }

  /** There is something to undo; something to do again. */
  get done(): boolean {
    return this.past.length > 0
  }

  get undone(): boolean {
    return this.future.length > 0
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
    this.step([...this.strokes, encode({ pen: this.pen, points: this.running })])
  }

  /** What is under the pen was never meant: a palm. */
  drop(): void {
    this.running = []
  }

  undo(): void {
    const before = this.past.at(-1)
    if (before === undefined) return
    this.future = [...this.future, this.strokes]
    this.past = this.past.slice(0, -1)
    this.put(before)
  }

  redo(): void {
    const after = this.future.at(-1)
    if (after === undefined) return
    this.past = [...this.past, this.strokes]
    this.future = this.future.slice(0, -1)
    this.put(after)
  }

  clear(): void {
    if (!this.blank) this.step([])
  }

  private step(strokes: readonly string[]): void {
    this.past = [...this.past, this.strokes].slice(-STEPS_MAX)
    this.future = []
    this.put(strokes)
  }

  private put(strokes: readonly string[]): void {
    this.strokes = strokes
    this.running = []
    remember('sheet', { name: this.name, strokes })
  }
}

export { CANVAS }
