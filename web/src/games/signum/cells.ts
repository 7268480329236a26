/** How the others are laid: so many cells abreast, each with a face and three cards, as large as the room allows. */
import { fit, rem, type Room } from '$lib/fit.ts'

export interface Cells {
  columns: number
  /** Widths in pixels. */
  cell: number
  card: number
}

const GAP = 6
/** A cell's edges, and those of its three cards. */
const EDGES = 26
/** A face is this part of a card wide, beside three of them. */
const ACROSS = 3.62
const TALLEST = 1.4
const MOST = 460

export function cells(count: number, room: Room): Cells {
  if (!room.width || !room.height) return { columns: 1, cell: 0, card: 0 }
  const foot = 1.15 * rem() + 18 - (TALLEST * EDGES) / ACROSS
  const laid = fit(
    count,
    { ...room, width: room.width - 2 },
    { ratio: TALLEST / ACROSS, gap: GAP, foot, most: MOST * (rem() / 16) },
  )
  return { columns: laid.columns, cell: laid.width, card: Math.floor((laid.width - EDGES) / ACROSS) }
}
