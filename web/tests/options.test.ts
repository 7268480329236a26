import { expect, test } from 'vitest'
import type { GameFacts } from '$lib/api.ts'
import { changed, fields, optionText, unusual } from '$lib/options.ts'

const facts: GameFacts = {
  seats: [4, 9],
  rules: 1,
  defaults: { teams: [], opener: null, end: 'points', points: 3, history: false, themes: [] },
  options: {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        properties: {
          teams: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 2 } },
          opener: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
          end: { enum: ['points', 'rounds'] },
          points: { type: 'integer', minimum: 1, maximum: 20 },
          history: { type: 'boolean' },
          themes: { type: 'array', items: { enum: ['food', 'home'] } },
        },
      },
    },
  },
}

test('each option is a field of its kind', () => {
  expect(fields(facts)).toEqual([
    { kind: 'teams', name: 'teams', most: 3 },
    { kind: 'seat', name: 'opener' },
    { kind: 'choice', name: 'end', values: ['points', 'rounds'] },
    { kind: 'number', name: 'points', least: 1, most: 20 },
    { kind: 'yes', name: 'history' },
    { kind: 'several', name: 'themes', values: ['food', 'home'] },
  ])
})

test('what is as usual is left out', () => {
  const once = changed(facts, {}, 'points', 5)
  expect(once).toEqual({ points: 5 })
  expect(changed(facts, once, 'points', 3)).toEqual({})
  expect(changed(facts, once, 'teams', [])).toEqual({ points: 5 })
  expect(unusual(facts, { points: 5, history: false })).toBe(1)
})

test('texts of options are named with hyphens', () => {
  expect(optionText('sign', 'show_bottom_card', 'prep-only')).toBe('sign-option-show-bottom-card-prep-only')
})
