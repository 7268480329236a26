/** What a still picture needs to say that something moves. */

import type { Gesture } from './gestures.ts'

export const MARKS: Partial<Record<Gesture, string>> = {
  'brows-up': 'M41 34 47.5 27 54 34M66 34 72.5 27 79 34',
  'tilt-left': 'M90 40Q78 24 56 25M64 18 55 25 64 33',
  'tilt-right': 'M30 40Q42 24 64 25M56 18 65 25 56 33',
  nod: 'M96 44V72M88 65 96 74 104 65',
  'look-left': 'M34 32H22M29 25 22 32 29 39',
  'look-right': 'M86 32H98M91 25 98 32 91 39',
  'look-up': 'M60 36V23M52 30 60 22 68 30',
  'tug-ear': 'M102 44V60M95 53 102 61 109 53',
  'drum-fingers': 'M28 96 21 90M25 107H17',
  'tap-card': 'M22 84 15 80M29 74 24 66',
}

/** The gestures whose picture needs more than the face. */
export const WIDE = new Set<Gesture>(['tug-ear', 'scratch-chin', 'drum-fingers', 'tidy-cards', 'tap-card', 'sip'])
