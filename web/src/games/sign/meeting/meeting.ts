/** A sign being thought up: gestures in their order and a note, within what the offer allows. */
import type { Gesture, Offer, SignSign, Some, Text } from '$wire'

export interface Bounds {
  gestures: readonly Gesture[]
  least: number
  most: number
  note: number
}

/** What may be proposed; null if nothing may. */
export function bounds(offer: Offer | undefined): Bounds | null {
  if (!offer) return null
  const gestures = offer.fields.gestures as Some
  const note = offer.fields.note as Text
  return { gestures: gestures.of as Gesture[], least: gestures.least, most: gestures.most, note: note.most }
}

export const added = (sign: SignSign, gesture: Gesture, most: number): SignSign =>
  sign.gestures.length < most ? { ...sign, gestures: [...sign.gestures, gesture] } : sign

export const removed = (sign: SignSign, at: number): SignSign => ({
  ...sign,
  gestures: sign.gestures.filter((_, each) => each !== at),
})

// Nothing that breaks a line or turns the text around: the server would not take it.
// eslint-disable-next-line no-control-regex
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

/** The note as it may be sent. Characters are counted as the server does, not in halves. */
export const worded = (note: string, most: number): string =>
  [...note.replace(UNFIT, ' ')].slice(0, most).join('').trim()

/** Enough gestures, and not just what the team has before it. */
export function fit(sign: SignSign, limits: Bounds, before: SignSign | null): boolean {
  const count = sign.gestures.length
  if (count < limits.least || count > limits.most) return false
  return !before || before.note !== worded(sign.note, limits.note) || before.gestures.join() !== sign.gestures.join()
}
