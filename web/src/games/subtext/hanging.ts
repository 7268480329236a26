/** How the dealer's drawing and the lettered ones are hung: one beside the others where it is wide, else above them. */
import { fit, type Room } from '$lib/fit.ts'

export interface Hung {
  wide: boolean
  /** Widths in pixels: the dealer's sheet, and each of the others. */
  lead: number
  sheet: number
  columns: number
}

const GAP = 8
const BETWEEN = 48

/** `foot` is what stands below each sheet. Whichever way leaves the smallest sheet largest. */
export function hung(count: number, room: Room, foot: number): Hung {
  return [0.22, 0.27, 0.32, 0.37, 0.42]
    .flatMap(part => [beside(count, room, foot, part), above(count, room, foot, part)])
    .reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

const worth = (each: Hung): number => Math.min(each.sheet, each.lead) + each.sheet / 100

function beside(count: number, room: Room, foot: number, part: number): Hung {
  const lead = Math.floor(Math.min(room.width * part, room.height - foot))
  const laid = fit(count, { width: room.width - lead - BETWEEN, height: room.height }, { gap: GAP, foot })
  return { wide: true, lead, sheet: laid.width, columns: laid.columns }
}

function above(count: number, room: Room, foot: number, part: number): Hung {
  const lead = Math.floor(Math.min(room.width, room.height * part - foot))
  const laid = fit(count, { width: room.width, height: room.height - lead - foot - GAP }, { gap: GAP, foot })
  return { wide: false, lead, sheet: laid.width, columns: laid.columns }
}
