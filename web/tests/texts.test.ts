import { FluentBundle } from '@fluent/bundle'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages, messages, rulesText } from '../plugins/locales.ts'
import { pseudo } from '../plugins/pseudo.ts'
import { expect, test } from 'vitest'
import { happeningText } from '$lib/telling.ts'
import { about, language, learn, listed, preferred, refusal, speak, t, worded } from '$lib/i18n.svelte.ts'
import { seatName } from '$lib/names.ts'

test('the first of the browser’s languages that we speak is spoken', () => {
  expect(preferred(['pt-BR', 'de-AT', 'fr'])).toBe('de')
  expect(preferred(['pt-BR'])).toBe('en')
  expect(preferred([])).toBe('en')
})

test('a game’s texts come with the game, and go along when the language is switched', async () => {
  await speak('en')
  expect(t('sign-name')).toBe('Sign')
  expect(worded('sign-move-take')).toBe(false)
  await learn('sign')
  expect(t('sign-move-take')).toBe('Take')
  expect(about('sign-option-substitute')).toContain('sits out')
  await speak('de')
  expect(language()).toBe('de')
  expect(t('sign-move-take')).not.toBe('Take')
  expect(t('result-points', { count: 1 })).toBe('1 Punkt')
  expect(t('result-points', { count: 2 })).toBe('2 Punkte')
})

test('of two wishes at once the later one stands, and nobody is told that a game’s texts are there too early', async () => {
  await speak('en')
  const first = learn('signs')
  const second = learn('signs').then(() => worded('signs-move-doubt'))
  const third = speak('fr')
  expect(await second).toBe(true)
  await Promise.all([first, third])
  expect(language()).toBe('fr')
  expect(t('signs-move-ready')).not.toBe('signs-move-ready')
})

test('a refusal is worded by the game where it has words, else by the table, else as it came', async () => {
  await speak('en')
  await learn('sign')
  const fault = (key: string) => ({ key, parameters: { seat: 3 }, text: 'As it came.' })
  expect(refusal('sign', fault('card-gone'))).toContain('someone was faster')
  expect(refusal('sign', fault('seat-taken'))).toBe('Seat 3 is taken.')
  expect(refusal('sign', fault('quite-unknown'))).toBe('As it came.')
})

test('a happening names seats and texts', async () => {
  await speak('en')
  await learn('sign')
  const told = { seat: '@1', gesture: '#gesture-nod' }
  const text = happeningText('sign', { what: 'gestured', n: 1 }, told, { self: null, name: seat => `Seat ${seat}` })
  expect(text).toBe('Seat 1: nod')
  const took = { seat: '@1', symbol: '#sign-symbol-sun', colour: '#sign-colour-sky' }
  const to = (self: number) => happeningText('sign', { what: 'took', n: 2 }, took, { self, name: String })
  expect(to(0)).toContain('1 takes')
  expect(to(1)).toContain('You take')
  expect(happeningText('sign', { what: 'gestured', n: 1 }, null, { self: null, name: String })).toBe('')
})

test('a seat has its person’s name, a bot’s, or its number', async () => {
  await speak('fr')
  expect(seatName({ name: 'Ada', taken: true, bot: null }, 0)).toBe('Ada')
  expect(seatName({ name: '', taken: false, bot: 'easy' }, 0)).toBe('Badiane')
  expect(seatName({ name: '', taken: false, bot: null }, 0)).toBe('Place 1')
  expect(listed(['Ada', 'Bo'])).toBe('Ada et Bo')
})

const HOME = fileURLToPath(new URL('../../src/wordless/locales', import.meta.url))

test('a language is a folder, and what it lacks is said in English', () => {
  const home = mkdtempSync(join(tmpdir(), 'wordless-'))
  cpSync(HOME, home, { recursive: true })
  mkdirSync(join(home, 'es'))
  writeFileSync(join(home, 'es', 'common.ftl'), 'gesture-nod = asentir\n')
  expect(languages(home)).toEqual(['en', 'de', 'es', 'fr'])
  const said = new Map(messages(home, 'es', 'common').map(message => [message.id, message.value]))
  expect(said.get('gesture-nod')).toBe('asentir')
  expect(said.get('gesture-smile')).toBe('smile')
  expect(rulesText(home, 'es', 'sign')).toBe(rulesText(home, 'en', 'sign'))
  rmSync(home, { recursive: true })
})

test('the pseudo-locale changes every text and keeps what is put into it', () => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource({ body: messages(HOME, 'en', 'client').map(pseudo) })
  const said = (id: string, values = {}) => bundle.formatPattern(bundle.getMessage(id)!.value!, values)
  expect(said('close-window')).toBe('[Çłöšé~~]')
  expect(said('before-start-bots', { count: 2 })).toBe('[Šŧářŧ wíŧh ~~~~2 böŧš~~]')
})
