/** A drawing means the same here as to the server: strokes.json was written by the server's own code. */

import { describe, expect, it } from 'vitest'
import { outline, outlineOf } from '../../src/art/subtext/outline.ts'
import { decode, encode, point, size, sound, type Point } from '../../src/art/subtext/strokes.ts'
import vectors from './strokes.json' with { type: 'json' }

const good = vectors.good as unknown as { stroke: string; pen: number; points: Point[] }[]

describe('the written form of a stroke', () => {
  it.each(good)('is what the server writes: $stroke', ({ stroke, pen, points }) => {
    expect(encode({ pen, points })).toBe(stroke)
    expect(decode(stroke)).toEqual({ pen, points })
    expect(size([stroke, stroke])).toBe(2 * points.length)
  })

  it.each(vectors.bad)('is refused where the server refuses it: %j', text => {
    expect(sound([text])).toBe(false)
    expect(() => decode(text)).toThrow(RangeError)
  })

  it('has no pen and no point beyond the bounds', () => {
    const points: Point[] = [[0, 0, 0]]
    for (const pen of [-1, 4, 0.5, Number.NaN]) expect(() => encode({ pen, points })).toThrow(RangeError)
    const beyond = [
      [1024, 0, 0],
      [0, -1, 0],
      [0, 0, 16],
      [0.5, 0, 0],
      [0, Number.NaN, 0],
    ] as const
    for (const spot of beyond) expect(() => encode({ pen: 1, points: [spot] })).toThrow(RangeError)
    expect(() => encode({ pen: 1, points: [] })).toThrow(RangeError)
  })

  it('holds a drawing unsound for one bad stroke', () => {
    expect(sound([])).toBe(true)
    expect(sound(good.map(({ stroke }) => stroke))).toBe(true)
    expect(sound([good[0]!.stroke, '1AAA'])).toBe(false)
  })

  it('takes the nearest point, at the edge for a place outside', () => {
    expect(point(0, 0, 0)).toEqual([0, 0, 0])
    expect(point(1, 1, 1)).toEqual([1023, 1023, 15])
    expect(point(-3, 7, 0.5)).toEqual([0, 1023, 8])
  })
})

describe('the outline of a stroke', () => {
  const box = (path: string) => {
    const numbers = path.match(/-?[\d.]+/g)!.map(Number)
    const along = (axis: number) => numbers.filter((_, at) => at % 2 === axis)
    return [0, 1].map(axis => Math.max(...along(axis)) - Math.min(...along(axis)))
  }
  const line = (pen: number, pressure: number) =>
    outline({ pen, points: Array.from({ length: 30 }, (_, at) => [100 + 20 * at, 500, pressure] as const) })

  it('is one closed path and always the same', () => {
    for (const { stroke } of good) {
      expect(outlineOf(stroke)).toMatch(/^M[-\d. ]+(Q[-\d. ]+)+Z$/)
      expect(outlineOf(stroke)).toBe(outline(decode(stroke)))
    }
  })

  it('is a dot for a single point', () => {
    const [width, height] = box(outline({ pen: 3, points: [[500, 500, 8]] }))
    expect(width).toBeGreaterThan(20)
    expect(Math.abs(width! - height!)).toBeLessThan(8)
  })

  it('is wider for a broader pen and for a harder hand', () => {
    const heights = [line(1, 8), line(2, 8), line(3, 8), line(3, 15)].map(path => box(path)[1]!)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(new Set(heights).size).toBe(4)
  })

  it('is as wide for a light rubber as for a heavy one', () => {
    expect(line(0, 1)).toBe(line(0, 15))
  })
})
