/** The outline of a stroke as an SVG path: the same for a pen in hand and for a drawing seen later. */

import { getStroke } from 'perfect-freehand'
import { decode, PRESSURES, type Stroke } from './strokes.ts'

/** By pen: how wide at full pressure, and how much of that goes when the pen is hardly pressed. */
const NIBS = [
  { size: 88, thinning: 0 },
  { size: 13, thinning: 0.5 },
  { size: 27, thinning: 0.55 },
  { size: 54, thinning: 0.6 },
] as const

const round = (n: number) => Math.round(n * 10) / 10

/** Every corner of the outline is the control point of a curve between the middles of its sides. */
function smooth(corners: readonly (readonly number[])[]): string {
  const middles = corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length]!
    return `${round((corner[0]! + next[0]!) / 2)} ${round((corner[1]! + next[1]!) / 2)}`
  })
  const curves = corners.map((corner, at) => `Q${round(corner[0]!)} ${round(corner[1]!)} ${middles[at]}`)
  return `M${middles.at(-1)}${curves.join('')}Z`
}

export function outline({ pen, points }: Stroke): string {
  const pressed = points.map(([x, y, pressure]) => [x, y, pressure / (PRESSURES - 1)])
  const corners = getStroke(pressed, {
    ...NIBS[pen]!,
    smoothing: 0.6,
    streamline: 0.35,
    simulatePressure: false,
    last: true,
  })
  return corners.length ? smooth(corners) : ''
}

const KEPT_MAX = 2000
const kept = new Map<string, string>()

/** The outline of a stroke in its written form; remembered, since drawings are shown again and again. */
export function outlineOf(stroke: string): string {
  const known = kept.get(stroke)
  if (known !== undefined) return known
  if (kept.size >= KEPT_MAX) kept.clear()
  const path = outline(decode(stroke))
  kept.set(stroke, path)
  return path
}
