/** The pattern of each colour on a field of 86 by 126, so that no colour has to be seen to be known. */

import type { Colour } from './cards.ts'

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by)

const dots = steps(0, 126, 9)
  .flatMap((y, row) => steps(row % 2 ? 7 : 0, 86, 14).map(x => `M${x} ${y}h0`))
  .join('')

const stripes = steps(-126, 86, 12)
  .map(x => `M${x} 126L${x + 126} 0`)
  .join('')

const waves = steps(-2, 128, 10)
  .map(y => `M-4 ${y}q6-8 12 0${'t12 0'.repeat(7)}`)
  .join('')

const grid = steps(4, 86, 13)
  .map(x => `M${x} 0V126`)
  .concat(steps(4.5, 126, 13).map(y => `M0 ${y}H86`))
  .join('')

/** Lines to be drawn `width` wide with round ends. */
export const PATTERNS: Record<Colour, { d: string; width: number }> = {
  orange: { d: dots, width: 6 },
  sky: { d: stripes, width: 4 },
  green: { d: waves, width: 3 },
  vermilion: { d: grid, width: 2.5 },
  purple: { d: '', width: 0 },
}
