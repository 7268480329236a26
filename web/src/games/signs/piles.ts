/** How open piles are laid: each in rows of its own, all cards as wide as the room allows. */
import { RUNES, type RuneId } from '../../art/signs/runes.ts'
import type { Room } from '$lib/fit.ts'

const RATIO = 1.4
const [WIDEST, NARROWEST, STEP] = [150, 26, 2]

export function cardWidth(heights: readonly number[], room: Room, gap: number, label: number): number {
  for (let width = WIDEST; width > NARROWEST; width -= STEP) {
    const columns = Math.max(1, Math.floor((room.width - label + gap) / (width + gap)))
    const rows = heights.reduce((sum, height) => sum + Math.max(1, Math.ceil(height / columns)), 0)
    if (rows * (width * RATIO + gap) + heights.length * gap <= room.height) return width
  }
  return NARROWEST
}

/** Whether that number is printed among what the rune leads to, or from, where runes are read backwards. */
export function leads(rune: string, number: number, backwards: boolean): boolean {
  const printed = RUNES[rune as RuneId]
  if (!printed) return true
  const side: readonly (number | '⋮')[] = backwards ? printed.before : printed.after
  if (!side.includes('⋮')) return side.includes(number)
  return Number(side[0]) <= number && number <= Number(side.at(-1))
}
