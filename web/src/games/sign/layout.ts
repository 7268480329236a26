/** Where everything lies. Nothing here depends on a single move, so that no card moves unless it is moved. */
import type { Seat } from '$wire'

export type Card = number
export type Places = readonly (Card | null)[]

/** The most cards a hand can have: it has so many places, and a card keeps its own. */
export const HAND_PLACES = 6

/** The places of the open table, the empty ones included. */
export const lying = (table: Places, size: number): Places =>
  Array.from({ length: Math.max(table.length, size) }, (_, place) => table[place] ?? null)

/** The active seats clockwise: from your left neighbour round to yourself. */
export function around(circle: readonly Seat[], own: Seat | null): Seat[] {
  const at = own === null ? -1 : circle.indexOf(own)
  return [...circle.slice(at + 1), ...circle.slice(0, at + 1)]
}

/** Players in each row above a narrow table: as many in one as in the other. */
export const abreast = (seats: number): number => (seats <= 6 ? seats : Math.ceil(seats / 2))

/** Where on an oval, in parts of its width and height; the last of the circle sits nearest to the reader. */
export function spot(index: number, count: number): { x: number; y: number } {
  const turn = ((index + 1) / count) * 2 * Math.PI + Math.PI / 2
  return { x: 0.5 + 0.5 * Math.cos(turn), y: 0.5 + 0.5 * Math.sin(turn) }
}

/** The room in the middle of an oval that no face around it reaches into: half its width and half its height, in pixels. */
export function inner(count: number, oval: { a: number; b: number }, face: number): { x: number; y: number } {
  const [wide, tall] = [face, face * 0.95]
  const spots = Array.from({ length: count }, (_, index) => spot(index, count))
  const faces = spots.map(({ x, y }) => ({ dx: Math.abs(x - 0.5) * 2 * oval.a, dy: Math.abs(y - 0.5) * 2 * oval.b }))
  const widths = Array.from({ length: 30 }, (_, step) => (oval.a * (step + 1)) / 30)
  const rooms = widths.map(x => {
    const near = faces.filter(({ dx }) => dx < x + wide).map(({ dy }) => dy - tall)
    return { x, y: Math.max(0, Math.min(oval.b, ...near)) }
  })
  return rooms.reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

/** Cards lie in two or three rows: a room is worth what its height allows, and its width as far as that. */
const worth = ({ x, y }: { x: number; y: number }): number => y * Math.min(x, 3 * y)

const symbol = (card: Card) => Math.floor(card / 5)

/** A hand as one would sort it: most of a kind first, the empty places last. */
export function sorted(hand: readonly Card[]): Places {
  const count = (card: Card) => hand.filter(each => symbol(each) === symbol(card)).length
  const cards = hand.toSorted((one, other) => count(other) - count(one) || one - other)
  return Array.from({ length: HAND_PLACES }, (_, place) => cards[place] ?? null)
}

/** The places of a hand after a change: what stays stays where it is, what is new takes the place of what is gone. */
export function arranged(before: Places, hand: readonly Card[]): Places {
  const kept = before.map(card => (card !== null && hand.includes(card) ? card : null))
  if (!kept.some(card => card !== null)) return sorted(hand)
  const free = kept.map((_, place) => place).filter(place => kept[place] === null)
  const vacated = (place: number) => Number(before[place] !== null)
  free.sort((one, other) => vacated(other) - vacated(one) || one - other)
  for (const card of hand) if (!kept.includes(card)) kept[free.shift()!] = card
  return kept
}

/** Two places of a hand change cards. */
export const exchanged = (places: Places, one: number, other: number): Places =>
  places.map((card, place) => (place === one ? places[other]! : place === other ? places[one]! : card))
