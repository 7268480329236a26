import type { SubtextMove, SubtextView } from '$wire'
import { beforeEach, expect, test, vi } from 'vitest'
import { decode, sound, STROKES_MAX } from '../../src/art/subtext/strokes.ts'
import { letterOf } from '../../src/games/subtext/letters.ts'
import { fit } from '$lib/fit.ts'
import { TableState } from '$lib/table.svelte.ts'
import { Cursor } from '../../src/games/subtext/cursor.svelte.ts'
import { Pen } from '../../src/games/subtext/pen.ts'
import { STEP_MS, Unveiling } from '../../src/games/subtext/unveiling.svelte.ts'
import { Sheet } from '../../src/games/subtext/sheet.svelte.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
})

function drawn(sheet: Sheet, count: number): void {
  for (let at = 0; at < count; at++) {
    sheet.touch(0.1, 0.1, null)
    sheet.touch(0.9, at / (count + 1), null)
    sheet.lift()
  }
}

test('a stroke is kept when the pen is lifted, and its points are in the written form', () => {
  const sheet = new Sheet('a')
  sheet.touch(0, 0, 1)
  sheet.touch(1, 1, 0)
  expect(sheet.strokes).toHaveLength(0)
  sheet.lift()
  expect(decode(sheet.strokes[0]!)).toEqual({
    pen: 2,
    points: [
      [0, 0, 15],
      [1023, 1023, 0],
    ],
  })
})

test('points that add nothing are left out', () => {
  const sheet = new Sheet('a')
  sheet.touch(0.5, 0.5, null)
  sheet.touch(0.5005, 0.5, null)
  expect(sheet.running).toHaveLength(1)
})

test('undo takes back, redo brings back, a new stroke ends redoing', () => {
  const sheet = new Sheet('a')
  drawn(sheet, 2)
  const both = sheet.strokes
  sheet.undo()
  expect(sheet.strokes).toEqual(both.slice(0, 1))
  sheet.redo()
  expect(sheet.strokes).toEqual(both)
  sheet.undo()
  drawn(sheet, 1)
  expect(sheet.undone).toBe(false)
})

test('undo undoes a clearing, and redo does it again', () => {
  const sheet = new Sheet('a')
  drawn(sheet, 2)
  const both = sheet.strokes
  sheet.clear()
  expect(sheet.blank).toBe(true)
  sheet.undo()
  expect(sheet.strokes).toEqual(both)
  sheet.redo()
  expect(sheet.blank).toBe(true)
})

test('a sheet survives a reload, and another round has another sheet', () => {
  const sheet = new Sheet('round 1')
  drawn(sheet, 3)
  expect(new Sheet('round 1').strokes).toEqual(sheet.strokes)
  expect(new Sheet('round 2').strokes).toEqual([])
})

test('a sheet holds no more than the wire takes', () => {
  const sheet = new Sheet('a')
  drawn(sheet, STROKES_MAX + 20)
  expect(sheet.strokes).toHaveLength(STROKES_MAX)
  expect(sheet.full).toBe(true)
  expect(sound(sheet.strokes)).toBe(true)
})

test('drawings have letters from A on', () => {
  expect([0, 1, 6].map(letterOf)).toEqual(['A', 'B', 'G'])
})

/** A paper of a hundred by a hundred, and fingers and pens on it. */
function pointers(
  sheet: Sheet,
): (what: 'down' | 'move' | 'up', id: number, pointerType: string, at: number, ms: number) => void {
  const paper = {
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 100 }),
  } as unknown as HTMLElement
  const pen = new Pen(sheet, () => paper)
  return (what, pointerId, pointerType, at, timeStamp) =>
    pen[what]({ pointerId, pointerType, clientX: at, clientY: at, button: 0, pressure: 0.5, timeStamp } as PointerEvent)
}

test('a pen beats the palm that came down before it, and the one that comes after', () => {
  const sheet = new Sheet('palm')
  const act = pointers(sheet)
  act('down', 1, 'touch', 90, 1000)
  act('down', 2, 'pen', 10, 1100)
  act('move', 1, 'touch', 95, 1150)
  act('move', 2, 'pen', 40, 1200)
  act('up', 2, 'pen', 40, 1300)
  expect(sheet.strokes).toHaveLength(1)
  act('down', 3, 'touch', 90, 1400)
  act('up', 3, 'touch', 90, 1500)
  expect(sheet.strokes).toHaveLength(1)
  act('down', 4, 'touch', 20, 9000)
  act('up', 4, 'touch', 20, 9100)
  expect(sheet.strokes).toHaveLength(2)
})

test('arrow keys draw while the pen is down, and only then', () => {
  const sheet = new Sheet('keys')
  const cursor = new Cursor(sheet)
  const press = (key: string) => cursor.key({ key, preventDefault: () => {} } as KeyboardEvent)
  press('ArrowLeft')
  expect(sheet.running).toHaveLength(0)
  for (const key of [' ', 'ArrowRight', 'ArrowDown', ' ']) press(key)
  expect(sheet.strokes).toHaveLength(1)
  expect(sheet.running).toHaveLength(0)
})

test('pictures are turned one by one, the twin last, then the word, then the points', () => {
  vi.useFakeTimers()
  const table = new TableState<SubtextView, SubtextMove>()
  const unveiling = new Unveiling(table)
  const stop = unveiling.listen()
  const view = {
    seat: 0,
    phase: 'reveal',
    happened: { what: 'revealed', n: 7 },
    reveal: { answer: 0, authors: [2, 1, 3], guesses: [0, 1, 0, 2], gained: [1, 0, 1, 0] },
  } as unknown as SubtextView
  table.stepped(view, true)
  expect(unveiling.order).toEqual([1, 2, 0])
  const seen = () => [unveiling.open(1), unveiling.open(0), unveiling.worded, unveiling.scored]
  expect(seen()).toEqual([false, false, false, false])
  vi.advanceTimersByTime(STEP_MS)
  expect(seen()).toEqual([true, false, false, false])
  vi.advanceTimersByTime(2 * STEP_MS)
  expect(seen()).toEqual([true, true, false, false])
  vi.advanceTimersByTime(STEP_MS)
  expect(seen()).toEqual([true, true, true, false])
  vi.advanceTimersByTime(STEP_MS)
  expect(unveiling.under).toBe(false)
  stop()
  vi.useRealTimers()
})

test('equal boxes are laid in even rows, as large as the room allows', () => {
  expect(fit(7, { width: 400, height: 200 }, { gap: 0 })).toEqual({ columns: 4, width: 100 })
  expect(fit(4, { width: 100, height: 400 }, { gap: 0 })).toEqual({ columns: 1, width: 100 })
  expect(fit(5, { width: 1000, height: 100 }, { gap: 0, most: 60 }).width).toBe(60)
})
