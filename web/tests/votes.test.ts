import { expect, test } from 'vitest'
import type { Place, Public } from '$wire'
import { absentees, voteOpen } from '$lib/votes.ts'

const here: Place = { name: 'Ada', taken: true, bot: null, here: true, host: false }
const away = { ...here, here: false }
const host = { ...here, host: true }
const bot: Place = { name: '', taken: false, bot: 'easy', here: false, host: false }
const table = (places: Place[], votes: Public['votes'] = []) => ({ places, votes }) as unknown as Public

test('a bot is nobody to wait for, and neither is somebody a bot plays for', () => {
  expect(absentees(table([here, away, bot, { ...away, bot: 'normal' }]))).toEqual([1])
})

test.each([
  ['a seated host who is here decides', [host, away], false],
  ['a seated host who is away does not', [{ ...host, here: false }, here], true],
  ['a host without a seat may be here, as long as nobody is missing', [here, here], false],
  ['a host without a seat may be away, once somebody is missing', [here, away], true],
])('%s', (_, places, open) => {
  expect(voteOpen(table(places))).toBe(open)
})

test('a vote that has begun under a host without a seat can be joined', () => {
  expect(voteOpen(table([here, here], [['end', null, 1]]))).toBe(true)
})
