import { beforeEach, expect, test } from 'vitest'
import { decode, sound, STROKES_MAX } from '../../src/art/subtext/strokes.ts'
import { letterOf } from '../../src/games/subtext/letters.ts'
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

test('a cleared sheet can be brought back stroke by stroke', () => {
  const sheet = new Sheet('a')
  drawn(sheet, 2)
  const both = sheet.strokes
  sheet.clear()
  expect(sheet.blank).toBe(true)
  sheet.redo()
  sheet.redo()
  expect(sheet.strokes).toEqual(both)
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
