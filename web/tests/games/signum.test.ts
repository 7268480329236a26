import { expect, test } from 'vitest'
import { Choosing, exchanged } from '../../src/games/signum/choosing.svelte.ts'
import { face } from '../../src/games/signum/faces.ts'
import type { SignumMove, SignumView } from '../../src/wire/index.ts'
import type { TableState } from '../../src/lib/table.svelte.ts'

const view = {
  seat: 0,
  looks: [null, null, null, null],
  hands: [],
  hand: ['alpha', 'eye', 'nose'],
  glimpse: null,
  notes: null,
  attempt: null,
  phase: 'turn',
} as unknown as SignumView

/** A table that offers these moves and remembers what it was asked. */
function offering(...tags: string[]): { table: TableState<SignumView, SignumMove>; asked: SignumMove[] } {
  const asked: SignumMove[] = []
  const table = {
    seat: 0,
    watching: false,
    view,
    offer: (tag: string) => (tags.includes(tag) ? { move: tag, fields: { slot: [1, 2] } } : undefined),
    allows: (move: SignumMove) => tags.includes(move.move),
    ask: async (move: SignumMove) => asked.push(move) > 0,
  }
  return { table: table as unknown as TableState<SignumView, SignumMove>, asked }
}

test('two cards pointed at are a swap, one is a peek or a discard', () => {
  const { table } = offering('peek', 'swap', 'discard')
  const choosing = new Choosing(table)
  choosing.tap({ seat: 2, slot: 1 })
  expect(choosing.peek).toEqual({ move: 'peek', other: 2, slot: 1 })
  choosing.tap({ seat: 0, slot: 2 })
  expect(choosing.swap).toEqual({ move: 'swap', own: 2, other: 2, slot: 1 })
  choosing.tap({ seat: 2, slot: 1 })
  expect(choosing.swap).toBeNull()
  expect(choosing.discard).toEqual({ move: 'discard', own: 2 })
})

test('two own cards change places while they may', () => {
  const { table, asked } = offering('arrange')
  const choosing = new Choosing(table)
  choosing.tap({ seat: 0, slot: 0 })
  choosing.tap({ seat: 0, slot: 2 })
  expect(asked).toEqual([{ move: 'arrange', order: [2, 1, 0] }])
  expect(exchanged(0, 1)).toEqual([1, 0, 2])
})

test('only a sign can be laid, and nobody else’s card is in reach then', () => {
  const choosing = new Choosing(offering('lay').table)
  expect(choosing.reachable({ seat: 0, slot: 0 })).toBe(false)
  expect(choosing.reachable({ seat: 0, slot: 1 })).toBe(true)
  expect(choosing.reachable({ seat: 3, slot: 1 })).toBe(false)
})

test('a declaration names a target and then an accomplice, never oneself', () => {
  const choosing = new Choosing(offering('declare').table)
  choosing.declaring = true
  for (const seat of [0, 3, 1]) choosing.name(seat)
  expect(choosing.declare).toEqual({ move: 'declare', target: 3, accomplice: 1 })
  choosing.name(3)
  expect(choosing.declare).toBeNull()
})

test('a face is seen by whom it may be seen', () => {
  expect(face(view, 0, 1).card).toBe('eye')
  expect(face(view, 1, 1).card).toBeNull()
  const peeking = {
    ...view,
    looks: [{ stage: 3, other: 1, slot: 1 }, null, null, null],
    glimpse: 'mouth',
  } as unknown as SignumView
  expect(face(peeking, 1, 1)).toMatchObject({ card: 'mouth', looked: true })
  expect(face(peeking, 1, 0).card).toBeNull()
})
