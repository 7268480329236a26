/** The silent gestures, as the server names them. Left and right are the viewer's: what is tapped is what is seen. */

export const GESTURES = [
  'wink-left',
  'wink-right',
  'brows-up',
  'smile',
  'pout',
  'puff-cheeks',
  'touch-nose',
  'tug-ear',
  'rub-eye',
  'scratch-chin',
  'tilt-left',
  'tilt-right',
  'nod',
  'look-left',
  'look-right',
  'look-up',
  'yawn',
  'drum-fingers',
  'tidy-cards',
  'tap-card',
  'sip',
] as const

export type Gesture = (typeof GESTURES)[number]

/** How long a gesture stands, in milliseconds. */
export const STANDS_MS = 1100
