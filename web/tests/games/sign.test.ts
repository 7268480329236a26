import { expect, test } from 'vitest'
import type { Answer, Letter, Offer, SignMove, SignView, Update } from '$wire'
import { TableState } from '$lib/table.svelte.ts'
import { nearest } from '../../src/games/sign/arrows.ts'
import { Desk } from '../../src/games/sign/desk.svelte.ts'
import { meaning } from '../../src/games/sign/cards/drags.svelte.ts'
import { around, arranged, exchanged, inner, lying, sorted, spot } from '../../src/games/sign/layout.ts'
import { added, bounds, fit, removed, worded } from '../../src/games/sign/meeting/meeting.ts'
import { Playing, type SignTable } from '../../src/games/sign/playing.svelte.ts'
import { Races } from '../../src/games/sign/cards/races.svelte.ts'
import type { SignHappened as Happened } from '$wire'
import { told } from '$lib/wording.ts'
import { ways } from '../../src/games/sign/cards/ways.ts'

const HAND = [1, 2, 3, 40, 41]
const TABLE = [10, null, 20]

/** A table in the middle of swapping, with the offers of a hand of that size. */
function swapping(size = 5) {
  const hand = [...HAND, 42].slice(0, size)
  const lies = TABLE.filter(card => card !== null)
  const offers: Offer[] = [{ move: 'call', fields: { target: [1, 2, 3] } }]
  if (size >= 5) offers.push({ move: 'put', fields: { card: hand } })
  if (size <= 5) offers.push({ move: 'take', fields: { card: lies } })
  if (size === 5) offers.push({ move: 'done', fields: {} })
  offers.push({ move: 'swap', fields: { give: hand, take: lies } })
  const said: SignMove[] = []
  const answers: ((answer: Answer) => void)[] = []
  const say = (letter: Letter) => {
    if (letter.say === 'ask') said.push(letter.move as SignMove)
    return new Promise<Answer>(answered => answers.push(answered))
  }
  const table = new TableState({ say } as never) as unknown as SignTable
  const view = { seat: 0, stage: 3, phase: 'swap', hand, table: TABLE, happened: null, result: null }
  table.update({ say: 'whole', at: ['e', 0], view: view as Partial<SignView>, offers } as Update)
  return { table, said, answers, playing: new Playing(table) }
}

test('a tap on a hand card puts it, a tap on a table card takes it, and both are shown as asked for at once', () => {
  const { playing, said } = swapping()
  playing.put(2)
  playing.pick(20)
  expect(said).toEqual([
    { move: 'put', card: 2 },
    { move: 'take', card: 20 },
  ])
  expect(playing.asks(2)).toBe(true)
  expect(playing.asks(20)).toBe(true)
  expect(playing.asks(3)).toBe(false)
  expect(playing.asks(2, 'hand')).toBe(true)
  expect(playing.asks(2, 'table')).toBe(false)
  expect(playing.asks(20, 'table')).toBe(true)
  expect(playing.asks(20, 'hand')).toBe(false)
})

test('a second tap on what is already asked for asks nothing', () => {
  const { playing, said } = swapping()
  playing.pick(20)
  playing.pick(20)
  expect(said).toHaveLength(1)
})

test('with six cards a table card is chosen, and the next hand card is given for it', () => {
  const { playing, said } = swapping(6)
  playing.pick(20)
  expect(said).toEqual([])
  expect(playing.take).toBe(20)
  playing.put(3)
  expect(said).toEqual([{ move: 'swap', give: 3, take: 20 }])
  expect(playing.take).toBeNull()
})

test('with four cards a hand card is chosen, another tap lets it go, and a table card takes its place', () => {
  const { playing, said } = swapping(4)
  playing.put(1)
  expect(playing.give).toBe(1)
  playing.put(1)
  expect(playing.give).toBeNull()
  playing.put(2)
  playing.pick(10)
  expect(said).toEqual([{ move: 'swap', give: 2, take: 10 }])
})

test('after a put that is on its way a take need not wait: the server judges in order', () => {
  const { playing, said } = swapping(6)
  playing.put(1)
  playing.pick(20)
  expect(said).toEqual([
    { move: 'put', card: 1 },
    { move: 'take', card: 20 },
  ])
})

test('in pairing nothing moves until there is one card of each side', () => {
  const { playing, said } = swapping()
  playing.pair()
  playing.put(1)
  expect(said).toEqual([])
  playing.pick(20)
  expect(said).toEqual([{ move: 'swap', give: 1, take: 20 }])
  expect(playing.pairing).toBe(false)
})

test('a chosen card laid on an empty place is put there', () => {
  const { playing, said } = swapping()
  playing.lay()
  expect(said).toEqual([])
  playing.pair()
  playing.put(1)
  playing.lay()
  expect(said).toEqual([{ move: 'put', card: 1 }])
})

test('a chosen card that somebody takes is chosen no more', () => {
  const { playing, table } = swapping(6)
  playing.pick(20)
  table.update({ say: 'change', at: ['e', 1], view: { table: [10, null, null] } as Partial<SignView> })
  expect(playing.take).toBeNull()
})

test('Sign! alone asks nothing; a name does; and one can go back from it', () => {
  const { playing, said } = swapping()
  playing.calling = true
  expect(said).toEqual([])
  expect(playing.back()).toBe(true)
  expect(playing.back()).toBe(false)
  playing.calling = true
  playing.call(2)
  expect(said).toEqual([{ move: 'call', target: 2 }])
  expect(playing.calling).toBe(false)
})

test('without offers, as in a replay, a tap does nothing', () => {
  const { playing, table, said } = swapping()
  table.offers = []
  playing.put(1)
  playing.pick(10)
  void playing.move({ move: 'take', card: 10 })
  expect(said).toEqual([])
})

test('a hand begins sorted, most of a kind first, and then every card keeps its place', () => {
  const first = arranged([], [40, 1, 60, 2, 41])
  expect(first).toEqual([1, 2, 40, 41, 60, null])
  const put = arranged(first, [40, 1, 60, 41])
  expect(put).toEqual([1, null, 40, 41, 60, null])
  expect(arranged(put, [40, 1, 60, 41, 7])).toEqual([1, 7, 40, 41, 60, null])
})

test('what is swapped in takes the place of what is swapped out, not an older gap', () => {
  expect(arranged([1, null, 40, 41, 60, null], [1, 40, 9, 60])).toEqual([1, null, 40, 9, 60, null])
})

test('another hand altogether is sorted anew', () => {
  expect(arranged([1, 2, null, null, null, null], [50, 30])).toEqual([30, 50, null, null, null, null])
  expect(sorted([])).toEqual([null, null, null, null, null, null])
  expect(exchanged([1, 2, null, 4, 5, 6], 0, 2)).toEqual([null, 2, 1, 4, 5, 6])
})

test('the table draws its usual places even when they are empty, and more when there are more', () => {
  expect(lying([4, null, 5], 5)).toEqual([4, null, 5, null, null])
  expect(lying([1, 2, 3, 4, 5, 6], 5)).toHaveLength(6)
})

test('seats go clockwise from your left neighbour to yourself; a spectator sees the circle as it is', () => {
  expect(around([3, 0, 4, 1], 0)).toEqual([4, 1, 3, 0])
  expect(around([3, 0, 4, 1], null)).toEqual([3, 0, 4, 1])
  expect(around([3, 0, 4, 1], 2)).toEqual([3, 0, 4, 1])
  const own = spot(3, 4)
  expect(own.x).toBeCloseTo(0.5)
  expect(own.y).toBeCloseTo(1)
  expect(spot(0, 4).x).toBeCloseTo(0)
})

test('what a drag means: card on card is a swap, card on ground a put or a take, within the hand an exchange of places', () => {
  const mine = { side: 'hand', place: 1, card: 7 } as const
  const open = { side: 'table', place: 4, card: 20 } as const
  expect(meaning(mine, open)).toEqual({ ask: { move: 'swap', give: 7, take: 20 } })
  expect(meaning(open, mine)).toEqual({ ask: { move: 'swap', give: 7, take: 20 } })
  expect(meaning(mine, { side: 'table', place: null, card: null })).toEqual({ ask: { move: 'put', card: 7 } })
  expect(meaning(open, { side: 'hand', place: 5, card: null })).toEqual({ ask: { move: 'take', card: 20 } })
  expect(meaning(mine, { side: 'hand', place: 3, card: 9 })).toEqual({ exchange: [1, 3] })
  expect(meaning(mine, mine)).toBeNull()
  expect(meaning(open, { side: 'table', place: 0, card: 3 })).toBeNull()
  expect(meaning(open, null)).toBeNull()
})

test('a lost race names who was first, and only then', () => {
  const races = new Races(() => 0)
  const refused = (key: string, move: SignMove) => ({ n: 1, fault: { key, parameters: {}, text: '' }, move })
  races.heard({ what: 'took', n: 1, seat: 2, card: 20 })
  races.heard({ what: 'swapped', n: 2, seat: 3, gave: 5, took: 10 })
  expect(races.first(refused('card-gone', { move: 'take', card: 20 }), 0)).toEqual({ card: 20, seat: 2 })
  expect(races.first(refused('card-gone', { move: 'swap', give: 1, take: 10 }), 0)).toEqual({ card: 10, seat: 3 })
  expect(races.first(refused('hand-full', { move: 'take', card: 20 }), 0)).toBeNull()
  expect(races.first(refused('card-gone', { move: 'take', card: 5 }), 0)).toBeNull()
  expect(races.first(refused('card-gone', { move: 'take', card: 20 }), 2)).toBeNull()
  races.heard({ what: 'refreshed', n: 3 })
  expect(races.first(refused('card-gone', { move: 'take', card: 20 }), 0)).toBeNull()
})

test('a press means the card that was seen, not the one that has just come to its place', () => {
  let now = 1000
  const races = new Races(() => now)
  races.changed([10, 20], [10, 33])
  now += 100
  expect(races.meant(1, 33)).toBe(20)
  expect(races.meant(0, 10)).toBe(10)
  now += 200
  expect(races.meant(1, 33)).toBe(33)
})

test('a taken card flies to whoever took it, into the hand if that is you; a refresh goes to the discard', () => {
  const took = { what: 'took', n: 1, seat: 2, card: 20 } as const
  expect(ways(took, 0, TABLE)).toEqual([{ card: 20, from: ['table/20', 'felt'], to: ['seat/2'] }])
  expect(ways(took, 2, TABLE)[0]!.to[0]).toBe('hand/20')
  const swapped = { what: 'swapped', n: 2, seat: 1, gave: 5, took: 10 } as const
  expect(ways(swapped, 0, TABLE).map(({ card }) => card)).toEqual([5, 10])
  expect(ways({ what: 'refreshed', n: 3 }, 0, TABLE).map(({ card, to }) => [card, to])).toEqual([
    [10, ['discard']],
    [20, ['discard']],
  ])
  expect(ways({ what: 'turned', n: 4 }, 0, TABLE)).toEqual([])
})

test('a sign has as many gestures as the offer allows, in their order, with repeats', () => {
  const offer: Offer = {
    move: 'propose',
    fields: {
      gestures: { kind: 'some', of: ['nod', 'sip'], least: 1, most: 2, repeats: true },
      note: { kind: 'text', most: 8 },
    },
  }
  const limits = bounds(offer)!
  const empty = { gestures: [], note: '' }
  expect(fit(empty, limits, null)).toBe(false)
  const two = added(added(empty, 'nod', limits.most), 'nod', limits.most)
  expect(two.gestures).toEqual(['nod', 'nod'])
  expect(added(two, 'sip', limits.most)).toBe(two)
  expect(fit(two, limits, null)).toBe(true)
  expect(fit(two, limits, { gestures: ['nod', 'nod'], note: '' })).toBe(false)
  expect(removed(two, 0).gestures).toEqual(['nod'])
  expect(bounds(undefined)).toBeNull()
})

test('a note is one line and no longer than the server takes', () => {
  expect(worded(' two\nlines ', 80)).toBe('two lines')
  expect(worded('🙂🙂🙂', 2)).toBe('🙂🙂')
  expect(worded('a\u202eb', 80)).toBe('a b')
})

test('every happening is told with what its text speaks of', () => {
  const cases: [Happened, Record<string, string>][] = [
    [
      { what: 'took', n: 1, seat: 2, card: 6 },
      { seat: '@2', symbol: '#sign-symbol-bell', colour: '#sign-colour-sky' },
    ],
    [
      { what: 'gestured', n: 1, seat: 0, gesture: 'nod' },
      { seat: '@0', gesture: '#gesture-nod' },
    ],
    [
      { what: 'called', n: 1, caller: 1, target: 3, valid: false },
      { caller: '@1', target: '@3', valid: 'no' },
    ],
    [{ what: 'drawn', n: 1, why: 'time' }, { why: 'time' }],
    [{ what: 'dealt', n: 1, dealer: 2 }, { dealer: '@2' }],
    [{ what: 'paid', n: 1, seat: 2 }, { seat: '@2' }],
    [{ what: 'turned', n: 1 }, {}],
  ]
  for (const [happening, speaks] of cases) expect(told('sign', happening)).toEqual(speaks)
  const swapped: Happened = { what: 'swapped', n: 1, seat: 0, gave: 1, took: 9 }
  expect(Object.keys(told('sign', swapped) ?? {})).toEqual([
    'seat', 'gave-symbol', 'gave-colour', 'took-symbol', 'took-colour',
  ]) // prettier-ignore
})

test('only a page that saw the round end says that a team had no point to pay with', () => {
  const round = (number: number, scores: number[]) => ({ number, scores })
  const shown = (phase: string, now: object) =>
    ({
      say: 'whole',
      at: ['e', 0],
      view: { seat: 0, stage: 1, phase, round: now, hand: [], table: [], happened: null },
    }) as unknown as Update
  const table = new TableState({ say: () => new Promise(() => {}) } as never) as unknown as SignTable
  table.update(shown('change', round(1, [0, 2])))
  const desk = new Desk(table)
  desk.see()
  expect(desk.poor(0)).toBe(false)
  table.update(shown('reveal', round(2, [0, 3])))
  desk.see()
  table.update(shown('change', round(2, [0, 2])))
  desk.see()
  expect([desk.poor(0), desk.poor(1)]).toEqual([true, false])
})

test('an arrow key goes to the nearest on that side, and stays where there is none', () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
    { x: 10, y: 10 },
  ]
  expect(nearest(grid[0]!, grid, [1, 0])).toBe(1)
  expect(nearest(grid[0]!, grid, [0, 1])).toBe(2)
  expect(nearest(grid[0]!, grid, [-1, 0])).toBe(-1)
})

test('the middle of the ring keeps clear of every face around it', () => {
  const [oval, face] = [{ a: 480, b: 160 }, 72]
  for (let count = 4; count <= 9; count++) {
    const room = inner(count, oval, face)
    for (let index = 0; index < count; index++) {
      const at = spot(index, count)
      const [dx, dy] = [Math.abs(at.x - 0.5) * 2 * oval.a, Math.abs(at.y - 0.5) * 2 * oval.b]
      expect(dx >= room.x + face || dy >= room.y + face * 0.95 || room.y === 0).toBe(true)
    }
    expect(room.y).toBeGreaterThan(40)
  }
})
