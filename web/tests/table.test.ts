import { expect, test } from 'vitest'
import type { Answer, AnyMove, Letter, Offer, Public, Update } from '$wire'
import { pressing, TableState } from '$lib/table.svelte.ts'

const place = { name: 'Ada', taken: true, bot: null, here: true, host: true }
const open = {
  code: 'ABCDEF',
  game: 'sign',
  places: [place, { ...place, name: 'Bo', host: false }],
} as unknown as Public
const view = (stage: number, n: number) => ({
  seat: 0,
  stage,
  phase: 'swap',
  happened: { what: 'took', n },
  result: null,
  hand: [1, 2],
})
const whole = (n = 1): Update => ({
  say: 'whole',
  at: ['e', 0],
  table: open,
  view: view(3, n),
  awaited: [0],
  offers: [],
})

/** A connection on which the test answers. */
function spoken() {
  const said: Letter[] = []
  const answers: ((answer: Answer) => void)[] = []
  const say = (letter: Letter) => {
    said.push(letter)
    return new Promise<Answer>(answered => answers.push(answered))
  }
  return { said, answers, table: new TableState({ say } as never) }
}

test('a whole frame replaces everything, a change merges', () => {
  const table = new TableState()
  table.update(whole())
  const before = table.view!
  table.update({ say: 'change', at: ['e', 1], view: { stage: 4 }, table: { paused: true } })
  expect(table.view).toMatchObject({ stage: 4, phase: 'swap', hand: [1, 2] })
  expect((table.view as unknown as { hand: number[] }).hand).toBe((before as unknown as { hand: number[] }).hand)
  expect(table.public).toMatchObject({ code: 'ABCDEF', paused: true })
  table.update({ say: 'whole', at: ['f', 0], table: open })
  expect(table.view).toBeNull()
  expect(table.awaited).toEqual([])
  expect(table.public?.paused).toBeUndefined()
})

test('a happening is heard once as it happens, and never from a whole frame', () => {
  const table = new TableState()
  const heard: number[] = []
  const stop = table.happens(happening => heard.push(happening.n))
  table.update(whole(7))
  table.update({ say: 'change', at: ['e', 1], view: { stage: 4 } })
  table.update({ say: 'change', at: ['e', 2], view: { happened: { what: 'took', n: 8 } } })
  table.update({ say: 'whole', at: ['f', 0], table: open, view: view(3, 9) })
  stop()
  table.update({ say: 'change', at: ['f', 1], view: { happened: { what: 'took', n: 10 } } })
  expect(heard).toEqual([8])
})

test('a move is asked for the match and stage it was seen in, stands among the asked until it is answered, and is refused in words', async () => {
  const { said, answers, table } = spoken()
  table.update({ ...whole(), deal: { match: 2, commitment: '', seed: null, replay: null } })
  const move = { move: 'take' }
  const done = table.ask(move)
  expect(said[0]).toMatchObject({ say: 'ask', stage: 3, match: 2, move })
  expect(table.asked).toEqual([move])
  answers[0]!({ say: 'refused', id: 'x', error: { key: 'card-gone', parameters: {}, text: '' } })
  expect(await done).toBe(false)
  expect(table.asked).toEqual([])
  expect(table.refused).toMatchObject({ n: 1, move, fault: { key: 'card-gone' } })
})

test('you are awaited only at your own seat and with a connection', () => {
  const { table } = spoken()
  table.update(whole())
  expect(table.awaitsYou).toBe(true)
  table.update({ say: 'change', at: ['e', 1], awaited: [1] })
  expect(table.awaitsYou).toBe(false)
  const replay = new TableState()
  replay.update(whole())
  expect(replay.awaitsYou).toBe(false)
  expect(replay.watching).toBe(true)
})

test('a clock is wound to this browser’s own time', () => {
  const table = new TableState(null, () => 5000)
  table.update({ ...whole(), clocks: [{ key: 'turn', seat: null, seconds: 2.5, grace: 2 }] })
  expect(table.clocks).toEqual([{ key: 'turn', seat: null, untilMs: 7500, totalMs: 2500, graceMs: 2000 }])
})

test('of several clocks your own is shown while you are awaited, else the one that runs out first', () => {
  const clock = (seat: number | null, untilMs: number) => ({ key: `${seat}`, seat, untilMs, totalMs: 9000, graceMs: 0 })
  const clocks = [clock(null, 100), clock(0, 3000), clock(1, 1000), clock(2, 2000)]
  expect(pressing(clocks, [0, 1, 2], 0)?.seat).toBe(0)
  expect(pressing(clocks, [0, 1, 2], null)?.seat).toBe(1)
  expect(pressing(clocks, [0, 2], null)?.seat).toBe(2)
  expect(pressing(clocks, [3], null)).toBeUndefined()
})

const offers: Offer[] = [
  { move: 'swap', fields: { give: [1, 2], take: [7] } },
  { move: 'swap', fields: { give: [3], take: [8] } },
  { move: 'propose', fields: { gestures: { kind: 'some', of: ['nod', 'sip'], least: 1, most: 2, repeats: false }, note: { kind: 'text', most: 3 } } },
] // prettier-ignore
const asked = (move: object) => move as AnyMove

test.each([
  [{ move: 'swap', give: 1, take: 7 }, true],
  [{ move: 'swap', give: 1, take: 8 }, false],
  [{ move: 'swap', give: 3, take: 8 }, true],
  [{ move: 'propose', gestures: ['nod'], note: 'abc' }, true],
  [{ move: 'propose', gestures: ['nod', 'nod'], note: '' }, false],
  [{ move: 'propose', gestures: [], note: '' }, false],
  [{ move: 'propose', gestures: ['nod'], note: 'abcd' }, false],
  [{ move: 'done' }, false],
])('%j is within the offers: %s', (move, allowed) => {
  const table = new TableState()
  table.update({ ...whole(), offers })
  expect(table.allows(asked(move))).toBe(allowed)
})

test('an offer of what lies in a field goes with the view, and means no empty place', () => {
  const table = new TableState()
  const take: Offer = { move: 'take', fields: { card: { kind: 'among', field: 'table' } } }
  const may = (card: number | null) => table.allows(asked({ move: 'take', card }))
  const frame = whole()
  table.update({ ...frame, view: { ...frame.view!, table: [4, null] } as typeof frame.view, offers: [take] })
  expect([may(4), may(5), may(null)]).toEqual([true, false, false])
  const [epoch, number] = frame.at
  table.update({ say: 'change', at: [epoch, number + 1], view: { table: [5, null] } } as Parameters<
    typeof table.update
  >[0])
  expect([may(4), may(5)]).toEqual([false, true])
})
