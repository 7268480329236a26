/** Which card is which, as the server numbers them: symbol = card div 5, colour = card mod 5. */

import * as symbols from './symbols.ts'
import type { Figure } from './symbols.ts'

export const SYMBOLS = [
  'anchor',
  'bell',
  'boat',
  'candle',
  'crown',
  'eye',
  'feather',
  'fish',
  'hourglass',
  'key',
  'leaf',
  'moon',
  'mushroom',
  'snail',
  'sun',
  'umbrella',
] as const

export const COLOURS = ['orange', 'sky', 'green', 'vermilion', 'purple'] as const

export type SymbolId = (typeof SYMBOLS)[number]
export type Colour = (typeof COLOURS)[number]

export const FIGURES: Record<SymbolId, Figure> = symbols

export const symbolOf = (card: number): SymbolId => SYMBOLS[Math.floor(card / COLOURS.length)]!
export const colourOf = (card: number): Colour => COLOURS[card % COLOURS.length]!
