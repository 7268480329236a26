import { beforeEach, expect, test, vi } from 'vitest'
import type { SignsMove } from '$wire'
import { HandsUp, PRESS_MS } from '../../src/games/signs/hands.svelte.ts'

const page = new EventTarget()
const tab = new EventTarget()
let asked: SignsMove[]
let offers: Set<string>
let around: EventTarget
let hands: HandsUp

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', tab)
  asked = []
  offers = new Set(['show'])
  const table = {
    offer: (move: string) => (offers.has(move) ? { move, fields: {} } : undefined),
    ask: async (move: SignsMove) => {
      asked.push(move)
      offers = new Set(move.move === 'show' ? ['release'] : [])
      return true
    },
  }
  hands = new HandsUp(table as never, pressed =>
    pressed === 'held' ? null : { move: 'show', number: Number(pressed), fist: false },
  )
  around = new EventTarget()
  hands.attach(around as HTMLElement)
})

/** An event on whatever is named so, within the numbers. */
function fire(target: EventTarget, name: string, more: object = {}, hand = '7') {
  const event = Object.assign(new Event(name, { cancelable: true }), more)
  Object.defineProperty(event, 'target', { value: { closest: () => ({ dataset: { hands: hand } }) } })
  target.dispatchEvent(event)
}
const press = (hand = '7') => fire(around, 'pointerdown', { button: 0, pointerId: 1 }, hand)
const held = () => vi.advanceTimersByTimeAsync(PRESS_MS)
const moves = () => asked.map(move => move.move)

test('whoever goes on pressing shows the number, and letting go lowers the hands', async () => {
  press()
  expect(asked).toEqual([])
  await held()
  expect(asked).toEqual([{ move: 'show', number: 7, fist: false }])
  fire(around, 'pointerup')
  await vi.runAllTimersAsync()
  expect(moves()).toEqual(['show', 'release'])
})

test('a tap shows nothing, lowers nothing, and says how it is done', async () => {
  press()
  fire(around, 'pointerup')
  await held()
  expect(asked).toEqual([])
  expect(hands.tapped).toBe(true)
})

test.each([
  ['a cancelled pointer', () => fire(around, 'pointercancel')],
  ['a lost pointer', () => fire(around, 'lostpointercapture')],
  ['a hidden tab', () => page.dispatchEvent(new Event('visibilitychange'))],
  ['a window that loses the focus', () => tab.dispatchEvent(new Event('blur'))],
  ['a locked phone', () => tab.dispatchEvent(new Event('pagehide'))],
  ['a frozen page', () => tab.dispatchEvent(new Event('freeze'))],
])('%s is not letting go: the hands stay up and can be taken up again', async (_, interrupt) => {
  press()
  await held()
  interrupt()
  fire(around, 'pointerup')
  await vi.runAllTimersAsync()
  expect(moves()).toEqual(['show'])
  press('held')
  await held()
  expect(hands.up).toBe(true)
  expect(moves()).toEqual(['show'])
  fire(around, 'pointerup')
  await vi.runAllTimersAsync()
  expect(moves()).toEqual(['show', 'release'])
})

test('once the next sign is up, hands may come down', async () => {
  press()
  await held()
  offers = new Set()
  fire(around, 'pointerup')
  await vi.runAllTimersAsync()
  expect(moves()).toEqual(['show'])
})

test('a key holds as a finger does, however often it repeats', async () => {
  fire(around, 'keydown', { key: 'Enter', repeat: false })
  fire(around, 'keydown', { key: 'Enter', repeat: true })
  await held()
  expect(moves()).toEqual(['show'])
  tab.dispatchEvent(Object.assign(new Event('keyup'), { key: 'a' }))
  expect(hands.up).toBe(true)
  tab.dispatchEvent(Object.assign(new Event('keyup'), { key: 'Enter' }))
  await vi.runAllTimersAsync()
  expect(moves()).toEqual(['show', 'release'])
})
