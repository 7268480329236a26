import { expect, test } from 'vitest'
import type { AnyHappening } from '$wire'
import { told } from '$lib/wording.ts'
import spoken from './wording.json'

test('every happening is said as the server says it', () => {
  expect(spoken.length).toBeGreaterThan(30)
  for (const { game, happening, words } of spoken) {
    expect(told(game, happening as unknown as AnyHappening), `${game} ${happening.what}`).toEqual(words)
  }
})

test('a game that this client does not know has no words', () => {
  expect(told('liar', { what: 'claimed', n: 1 } as unknown as AnyHappening)).toBeNull()
})
