/** The rune script on a field of 60 by 80: pen strokes and dots, and the numbers each rune binds and allows.

A single step is one stave with what grows on it; a class is a closed figure. */

export type Stroke = { pen: string; dots?: string }
export type Meaning = { before: readonly (number | '⋮')[]; after: readonly (number | '⋮')[] }
export type Rune = Stroke & Meaning

const step = (before: number, after: number, pen: string, dots?: string): Rune =>
  dots ? { pen, dots, before: [before], after: [after] } : { pen, before: [before], after: [after] }

export const RUNES = {
  'one-to-seven': step(1, 7, 'M28 6V74M28 8Q54 12 48 38', 'M12 54h0'),
  'two-to-fifteen': step(2, 15, 'M30 6V74M30 32L8 14M30 58L52 40', 'M50 16h0M10 62h0'),
  'three-to-fourteen': step(3, 14, 'M30 26V74M8 8Q8 46 30 46T52 8'),
  'four-to-eight': step(4, 8, 'M30 4V76M30 16Q-6 40 30 64M30 16Q66 40 30 64'),
  'five-to-three': step(5, 3, 'M26 6V74L8 60M26 8L54 22L26 38'),
  'six-to-thirteen': step(6, 13, 'M10 8L50 72M50 8L10 72', 'M8 40h0M52 40h0'),
  'seven-to-four': step(7, 4, 'M30 6V74M8 36L52 22M8 60L52 46'),
  'eight-to-eleven': step(8, 11, 'M30 8V72M30 8Q4 8 6 24T30 38M30 42Q54 44 54 58T30 72'),
  'nine-to-two': step(9, 2, 'M34 6V56Q34 74 20 74T8 60 20 48', 'M50 14h0M50 34h0'),
  'ten-to-twelve': step(10, 12, 'M30 4V44M30 44A15 15 0 1 1 29.9 44M10 30L50 18'),
  'eleven-to-five': step(11, 5, 'M8 8L30 28L52 8M8 34L30 54L52 34M30 54V76'),
  'twelve-to-one': step(12, 1, 'M8 74V36Q8 8 30 8T52 36V74', 'M30 46h0'),
  'thirteen-to-nine': step(13, 9, 'M14 6V74M14 8Q58 20 50 50L14 56'),
  'fourteen-to-six': step(14, 6, 'M48 6Q8 12 8 40T48 74', 'M42 40h0'),
  'fifteen-to-ten': step(15, 10, 'M24 6V74M24 10L52 28M24 38L52 56', 'M8 28h0M8 52h0'),
  'one-digit-to-two': {
    pen: 'M30 12A28 28 0 1 1 29.9 12M30 12V68',
    dots: 'M17 40h0M43 32h0M43 48h0',
    before: [1, '⋮', 9],
    after: [10, '⋮', 15],
  },
  'even-to-odd': {
    pen: 'M16 6Q-4 40 16 74M44 6Q64 40 44 74',
    dots: 'M30 18h0M30 40h0M30 62h0',
    before: [10, 12, 14],
    after: [11, 13, 15],
  },
  'threes-to-fours': {
    pen: 'M30 4L52 34L8 34L30 4M30 40L50 58L30 76L10 58L30 40',
    before: [3, 6, 9],
    after: [4, 8, 12],
  },
  'fours-to-high': {
    pen: 'M30 40L52 58L30 76L8 58L30 40M30 30V4M14 34L6 12M46 34L54 12',
    dots: 'M30 58h0',
    before: [4, 8, 12],
    after: [13, 14, 15],
  },
} as const satisfies Record<string, Rune>

export const PENTAGRAM: Stroke = {
  pen: 'M30 10A30 30 0 1 1 29.9 10M30 11L47 63.5L2.5 31L57.5 31L13 63.5L30 11',
}

export type RuneId = keyof typeof RUNES
export type CardId = RuneId | 'pentagram'
