/** The face features on a field of 80 by 80: what is filled, what is drawn in ink, and the ground they lie on. */

import type { Card } from './cards.ts'

export type Feature = { ground: string; shape?: string; tint?: string; solid?: string; line: string; thin?: string }

export const FEATURES: Record<Exclude<Card, 'hand' | 'alpha' | 'beta'>, Feature> = {
  eye: {
    ground: 'sky',
    shape: 'M4 44C16 26 28 20 40 20S64 26 76 44C64 58 52 63 40 63S16 58 4 44Z',
    tint: 'M40 26A16 16 0 1 1 40 58 16 16 0 1 1 40 26Z',
    solid: 'M40 34A8 8 0 1 1 40 50 8 8 0 1 1 40 34Z',
    line: 'M40 13V5M22 17 18 9M58 17 62 9M8 28 2 22M72 28 78 22',
    thin: 'M16 54C24 66 32 70 40 70S56 66 64 54',
  },
  mouth: {
    ground: 'purple',
    tint: 'M3 40C16 30 24 24 31 24Q36 24 40 29 44 24 49 24C56 24 64 30 77 40 66 56 54 62 40 62S14 56 3 40Z',
    line: 'M3 40Q22 37 32 40T48 40 77 40',
    thin: 'M30 54Q40 58 50 54M31 16 37 12M43 12 49 16',
  },
  nose: {
    ground: 'green',
    shape: 'M33 4C35 30 18 42 15 56 13 68 24 72 31 67Q40 78 49 67C56 72 67 68 65 56 62 42 45 30 47 4Z',
    solid: 'M24 60Q29 55 34 61 29 64 24 60ZM56 60Q51 55 46 61 51 64 56 60Z',
    line: '',
    thin: 'M40 14V44M33 52Q40 58 47 52',
  },
  eyebrow: {
    ground: 'vermilion',
    solid: 'M2 44C8 24 30 12 48 14 62 16 72 24 79 36 66 30 56 28 46 29 30 30 14 34 2 44Z',
    line: 'M12 60Q40 76 70 58',
    thin: 'M18 66 14 73M32 70 30 77M47 70 49 77M60 65 65 71',
  },
}

/** The teams' letters, written with one stroke. */
export const LETTERS = {
  alpha: 'M56 22C52 44 42 58 30 58 20 58 14 50 14 40S20 22 30 22C42 22 48 34 52 46Q56 59 64 57',
  beta: 'M22 72V30C22 18 28 10 38 10S54 16 54 24 48 36 38 36C50 36 58 42 58 51S50 64 40 64Q28 64 22 56',
} as const
