/** How a drawing is written: one string a stroke, a pen digit and then four base64url letters a point.

The 24 bits of a point are x (10), y (10) and pressure (4), on a canvas of 1024 by 1024. */

export type Point = readonly [x: number, y: number, pressure: number]
export type Stroke = { pen: number; points: readonly Point[] }

export const PENS = ['rubber', 'fine', 'medium', 'broad'] as const
export const CANVAS = 1024
export const PRESSURES = 16
export const STROKES_MAX = 200
export const POINTS_MAX = 6000

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const FORM = /^[0-3](?:[A-Za-z0-9_-]{4})+$/
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]))

const whole = (n: number, below: number) => Number.isInteger(n) && n >= 0 && n < below

/** Whether every stroke is a pen and at least one whole point. */
export const sound = (drawing: readonly string[]): boolean => drawing.every(stroke => FORM.test(stroke))

/** How many points a sound drawing has. */
export const size = (drawing: readonly string[]): number =>
  drawing.reduce((sum, stroke) => sum + (stroke.length - 1) / 4, 0)

/** The stroke of this pen through these points; a RangeError if there is no such stroke. */
export function encode({ pen, points }: Stroke): string {
  if (!whole(pen, PENS.length) || points.length === 0) throw new RangeError('a stroke is a pen and at least one point')
  return pen + points.map(letters).join('')
}

function letters([x, y, pressure]: Point): string {
  if (!whole(x, CANVAS) || !whole(y, CANVAS) || !whole(pressure, PRESSURES))
    throw new RangeError(`no such point: ${x}, ${y}, ${pressure}`)
  const bits = (x << 14) | (y << 4) | pressure
  return [18, 12, 6, 0].map(shift => LETTERS[(bits >> shift) & 63]).join('')
}

/** The pen and the points; a RangeError for anything that `encode` does not write. */
export function decode(stroke: string): Stroke {
  if (!sound([stroke])) throw new RangeError('not a stroke')
  const points: Point[] = []
  for (let at = 1; at < stroke.length; at += 4) {
    const bits = [...stroke.slice(at, at + 4)].reduce((sum, letter) => (sum << 6) | VALUES.get(letter)!, 0)
    points.push([bits >> 14, (bits >> 4) & 1023, bits & 15])
  }
  return { pen: Number(stroke[0]), points }
}

/** The point nearest to a place on a canvas one wide and one high, pressed between 0 and 1. */
export function point(x: number, y: number, pressure: number): Point {
  const nearest = (part: number, below: number) => Math.min(below - 1, Math.max(0, Math.round(part * (below - 1))))
  return [nearest(x, CANVAS), nearest(y, CANVAS), nearest(pressure, PRESSURES)]
}
