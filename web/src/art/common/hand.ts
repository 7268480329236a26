/** A hand on a field of 100 by 150, palm to the viewer and thumb to the right; its mirror is the other hand. */

type Spot = readonly [number, number]
type Finger = { base: Spot; tip: Spot; width: number }

/** From the little finger to the index finger. */
const FINGERS: Finger[] = [
  { base: [28, 80], tip: [9, 43], width: 13.5 },
  { base: [42, 75], tip: [34, 21], width: 14.6 },
  { base: [56, 74], tip: [60, 12], width: 15 },
  { base: [69.5, 78], tip: [86, 25], width: 14.4 },
]

/** How many of them, counted from the index finger, and where a folded thumb ends. */
const POSES = [
  { up: 0, thumb: 44 },
  { up: 1, thumb: 42 },
  { up: 2, thumb: 36 },
  { up: 3, thumb: 31 },
  { up: 4, thumb: 44 },
  { up: 4, thumb: null },
]

const PALM = 'M31 140C32 126 21 114 20.5 96Q20 84 23 80L40 76 58 74 76 77Q81 88 80.5 102C80 118 72 124 71 140Z'
const THUMB = 'M60 132C80 128 95 108 105 84.5A7.3 7.3 0 0 0 92 77.5C87 88 83 93 74 97Z'
const LINES = 'M78 92C64 97 55 113 59 136M78 92C66 91 50 97 36 110M67 86C58 95 42 96 27 93'

/** The shaded edge below a raised and below a folded little finger. */
const SHADES = [
  'M22 84C19 106 33 116 32 139H39C40 118 28 108 29 86Z',
  'M22 105C26 118 32 124 32 139H39C40 124 33 118 30 108Z',
]

const round = (n: number) => Math.round(n * 10) / 10

/** Turns places along a finger and beside it into places on the field. */
function along({ base, tip }: Finger) {
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const at = (far: number, side: number) =>
    `${round(base[0] + ux * far - uy * side)} ${round(base[1] + uy * far + ux * side)}`
  return { at, length }
}

/** A finger stretched out: full at the joint, thinner towards the tip. */
function stretched(finger: Finger): string {
  const { at, length } = along(finger)
  const half = finger.width / 2
  const end = half * 0.87
  const joint = length * 0.5
  return (
    `M${at(-14, -half)}L${at(0, -half)}Q${at(joint * 0.5, -half * 0.92)} ${at(joint, -half)}` +
    `Q${at(length * 0.8, -half)} ${at(length - end, -end)}` +
    `A${round(end)} ${round(end)} 0 0 1 ${at(length - end, end)}` +
    `Q${at(length * 0.8, half)} ${at(joint, half)}` +
    `Q${at(joint * 0.5, half * 0.92)} ${at(0, half)}L${at(-14, half)}Z`
  )
}

/** The creases on the inside of a stretched finger. */
function creased(finger: Finger): string {
  const { at, length } = along(finger)
  const half = finger.width * 0.3
  return [0.08, 0.4, 0.68]
    .map(part => length * part)
    .map(far => `M${at(far, -half)}Q${at(far - 2, 0)} ${at(far, half)}`)
    .join('')
}

/** A finger folded into the palm: seen from the front, a short rounded column. */
function folded({ base: [x, y], width }: Finger): string {
  const half = round(width / 2 + 0.3)
  const arc = `a${half} ${half} 0 0 1`
  return `M${round(x - half)} ${y + 1}${arc} ${2 * half} 0v19${arc}-${2 * half} 0Z`
}

/** What parts a folded finger from its neighbour and from the palm. */
function parted({ base: [x, y], width }: Finger): string {
  const half = round(width / 2 + 0.3)
  return `M${round(x + half)} ${y - 1}v21a${half} ${half} 0 0 1-${2 * half} 0`
}

/** A thumb folded over fingers or palm; open where it grows out of the palm. */
const across = (end: number) => `M79 91Q73 99 66 98.5L${end + 5} 94.5A7.3 7.3 0 0 0 ${end + 2} 109L60 117Q70 120 75 113`

const nail = (end: number) => `M${end + 8} 98.5Q${end + 3} 97 ${end + 1.5} 101 ${end + 1} 105.5 ${end + 6} 106.5`

export type Hand = { shapes: string[]; shade: string; parts: string; lines: string; thumb: string }

/** How a hand looks that shows this many fingers; none is a fist. */
export function hand(fingers: number): Hand {
  const { up, thumb } = POSES[fingers]!
  const down = FINGERS.slice(0, FINGERS.length - up)
  const raised = FINGERS.slice(down.length)
  const open = thumb === null
  return {
    shapes: [PALM, ...raised.map(stretched), ...down.map(folded), ...(open ? [THUMB] : [])],
    shade: SHADES[down.length ? 1 : 0]!,
    parts: down.slice(0, 3).map(parted).join(''), // the thumb hides where the index finger ends
    lines: raised.map(creased).join('') + (open ? LINES : nail(thumb)),
    thumb: open ? '' : across(thumb),
  }
}
