import { beforeEach, expect, test } from 'vitest'
import type { Fault, Update } from '$wire'
import { Connection, STALE_MS, type Listener, type Online } from '$lib/socket.ts'
import { FakeWorld } from './world.ts'

const REFUSED: Fault = { key: 'card-gone', parameters: {}, text: 'Gone.' }
const update = (say: 'whole' | 'change', epoch: string, number: number): Update => ({ say, at: [epoch, number] })
const ask = (id: string) => ({ say: 'ask' as const, id, stage: 1, move: { move: 'take' } })

let world: FakeWorld
let heard: Update[]
let states: Online[]
let closed: Fault | null
let reason: Fault | null
let connection: Connection

beforeEach(() => {
  world = new FakeWorld()
  heard = []
  states = []
  closed = reason = null
  const listener: Listener = {
    update: frame => heard.push(frame),
    you: () => {},
    online: state => states.push(state),
    unreachable: () => Promise.resolve(reason),
    closed: fault => (closed = fault),
  }
  connection = new Connection(query => `ws://table?${query}`, listener, world)
})

test('a connection that broke says where it was and for which seat', () => {
  world.last.open()
  world.last.hear({ say: 'you', seat: 2, seats: [2], host: false, queued: false, barred: false })
  world.last.hear(update('whole', 'abc', 4))
  world.last.hear(update('change', 'abc', 5))
  world.last.break()
  world.pass(10_000)
  expect(world.sockets.length).toBeGreaterThan(1)
  expect(world.last.address).toBe('ws://table?seat=2&at=abc.5')
  expect(states).toContain('lost')
})

test('an ask made while the connection is broken is sent once it is back', async () => {
  const answer = connection.say(ask('one'))
  expect(world.last.letters()).toEqual([])
  world.last.open()
  expect(world.last.letters().map(letter => letter.id)).toEqual(['one'])
  world.last.hear({ say: 'done', id: 'one' })
  expect(await answer).toEqual({ say: 'done', id: 'one' })
})

test('an ask without an answer is sent again under the same id, and answered once', async () => {
  world.last.open()
  let answers = 0
  const answer = connection.say(ask('one')).then(said => {
    answers += 1
    return said
  })
  world.last.break()
  world.pass(10_000)
  world.last.open()
  expect(world.last.letters().map(letter => letter.id)).toEqual(['one'])
  world.last.hear({ say: 'done', id: 'one' })
  world.last.hear({ say: 'refused', id: 'one', error: REFUSED })
  expect((await answer).say).toBe('done')
  expect(answers).toBe(1)
  world.last.break()
  world.pass(10_000)
  world.last.open()
  expect(world.last.letters()).toEqual([])
})

test('what was said too fast is said again a little later', async () => {
  world.last.open()
  const answer = connection.say(ask('one'))
  world.last.hear({ say: 'refused', id: 'one', error: { ...REFUSED, key: 'too-fast' } })
  world.pass(2000)
  expect(world.last.letters().map(letter => letter.id)).toEqual(['one', 'one'])
  world.last.hear({ say: 'refused', id: 'one', error: REFUSED })
  expect(await answer).toMatchObject({ say: 'refused', error: REFUSED })
})

test('a frame heard twice is told once, and a gap asks for everything', () => {
  world.last.open()
  world.last.hear(update('whole', 'abc', 4))
  world.last.hear(update('change', 'abc', 5))
  world.last.hear(update('change', 'abc', 5))
  expect(heard.map(frame => frame.at[1])).toEqual([4, 5])
  expect(world.last.readyState).toBe(1)
  world.last.hear(update('change', 'abc', 7))
  expect(heard.length).toBe(2)
  world.pass(10_000)
  expect(world.last.address).toBe('ws://table?')
})

test('a silent connection is given up and another opened', () => {
  world.last.open()
  world.last.hear(update('whole', 'abc', 1))
  const first = world.last
  world.pass(STALE_MS + 4000)
  expect(first.sent).toContain('{"say":"ping"}')
  expect(first.readyState).toBe(3)
  expect(world.last).not.toBe(first)
})

test('a page that wakes up tries at once', () => {
  world.last.open()
  world.last.break()
  connection.reconnect()
  expect(world.sockets.length).toBe(2)
})

test('tries grow rarer, but never rarer than every five seconds', async () => {
  for (let round = 0; round < 8; round++) {
    world.last.break()
    await Promise.resolve()
    await Promise.resolve()
    const before = world.sockets.length
    world.pass(5000)
    expect(world.sockets.length).toBe(before + 1)
  }
})

test('a table that is not there is not asked for again', async () => {
  reason = { key: 'no-such-table', parameters: {}, text: '' }
  world.last.break()
  await new Promise(later => setTimeout(later))
  world.pass(60_000)
  expect(closed).toEqual(reason)
  expect(world.sockets.length).toBe(1)
})

test('too much waiting is refused rather than kept for ever', async () => {
  for (let n = 0; n < 32; n++) void connection.say(ask(`id-${n}`))
  expect(await connection.say(ask('last'))).toMatchObject({ say: 'refused', error: { key: 'too-busy' } })
})
