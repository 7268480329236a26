/** How boxes that are all alike are laid into a room so that they are largest, in rows as even as can be: 4 and 3, not 6 and 1. */

export interface Room {
  width: number
  height: number
}

export interface Box {
  /** Height by width. */
  ratio?: number
  gap?: number
  /** What stands below each of them. */
  foot?: number
  /** No wider than this. */
  most?: number
}

export interface Laid {
  columns: number
  width: number
}

export function fit(count: number, room: Room, { ratio = 1, gap = 8, foot = 0, most = Infinity }: Box = {}): Laid {
  const laid = Array.from({ length: Math.max(1, count) }, (_, at): Laid => {
    const rows = at + 1
    const columns = Math.ceil(Math.max(1, count) / rows)
    const across = (room.width - gap * (columns - 1)) / columns
    const down = ((room.height - gap * (rows - 1)) / rows - foot) / ratio
    return { columns, width: Math.max(0, Math.floor(Math.min(across, down, most))) }
  })
  return laid.reduce((best, each) => (each.width > best.width ? each : best))
}

/** The size of a rem here, for what is laid by script. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize)
