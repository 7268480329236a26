/** Everything the server can name is drawn, and a rune card says what the rune means. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GESTURES } from '../../src/art/avatars/gestures.ts'
import { COLOURS, colourOf, FIGURES, SYMBOLS, symbolOf } from '../../src/art/sign/cards.ts'
import { RUNES } from '../../src/art/signs/runes.ts'
import { SIGNS, TEAMS } from '../../src/art/signum/cards.ts'

const source = (path: string) => readFileSync(new URL(`../../../src/wordless/games/${path}`, import.meta.url), 'utf8')

/** The strings inside the brackets that follow a name in the server's source. */
function named(path: string, opening: string): string[] {
  const text = source(path)
  const from = text.indexOf(opening) + opening.length
  expect(from).toBeGreaterThan(opening.length)
  return [...text.slice(from, text.slice(from).search(/[\])]/) + from).matchAll(/"([^"]+)"/g)].map(found => found[1]!)
}

it('knows every gesture', () => {
  expect([...GESTURES]).toEqual(named('gestures.py', 'Gesture: TypeAlias = Literal['))
})

it('poses every gesture', () => {
  const poses = readFileSync(new URL('../../src/art/avatars/poses.css', import.meta.url), 'utf8')
  expect(GESTURES.filter(gesture => !poses.includes(`.av-${gesture} `))).toEqual([])
})

it('knows every card of Sign by its number', () => {
  expect([...SYMBOLS]).toEqual(named('sign/symbols.py', 'SYMBOLS: tuple[str, ...] = ('))
  expect([...COLOURS]).toEqual(named('sign/symbols.py', 'COLOURS: tuple[str, ...] = ('))
  expect(SYMBOLS.filter(symbol => !FIGURES[symbol])).toEqual([])
  expect([symbolOf(0), colourOf(0), symbolOf(79), colourOf(79)]).toEqual(['anchor', 'orange', 'umbrella', 'purple'])
})

it('knows every card of Signum', () => {
  expect([...SIGNS]).toEqual(named('signum/signs.py', 'Sign: TypeAlias = Literal['))
  expect([...TEAMS]).toEqual(named('signum/signs.py', 'Team: TypeAlias = Literal['))
})

it('prints on every rune what the server makes of it', () => {
  const numbers = (list: string) => list.split(',').flatMap(n => (n.trim() ? [Number(n)] : []))
  const pairs = [...source('signs/runes.py').matchAll(/"([a-z-]+)": \(\(([\d, ]+)\), \(([\d, ]+)\)\)/g)]
  expect(pairs.map(([, name]) => name)).toEqual(Object.keys(RUNES))
  const spelled = (list: readonly (number | string)[]) =>
    list.flatMap((n, at) => {
      const [from, to] = [list[at - 1] as number, list[at + 1] as number]
      return n === '⋮' ? Array.from({ length: to - from - 1 }, (_, step) => from + 1 + step) : [n]
    })
  for (const [, name, before, after] of pairs) {
    const rune = RUNES[name as keyof typeof RUNES]
    expect([name, spelled(rune.before), spelled(rune.after)]).toEqual([name, numbers(before!), numbers(after!)])
  }
})

it('draws no two runes alike', () => {
  expect(new Set(Object.values(RUNES).map(rune => rune.pen)).size).toBe(Object.keys(RUNES).length)
})
