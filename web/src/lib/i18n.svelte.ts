/** Every word the client says: one language at a time, its parts loaded when they are needed, switched at once. */
import { FluentBundle, type FluentVariable } from '@fluent/bundle'
import { TEXTS } from 'virtual:texts'
import type { Fault } from '$wire'
import { recalled, remember } from './memory.ts'

/** English first; a language is there because its folder is. */
export const LANGUAGES = Object.keys(TEXTS)
export type Language = string
export type Values = Record<string, FluentVariable>

type Messages = Awaited<ReturnType<NonNullable<(typeof TEXTS)[string]>[string]>>['default']

let spoken = $state<Language>('en')
let bundle = $state.raw(new FluentBundle('en'))
let wanted: Language = 'en'
const parts = new Set(['common'])
let built = new Set<string>()
const loaded = new Map<string, Messages>()

const known = (tag: string): Language | undefined => LANGUAGES.find(each => tag.toLowerCase().startsWith(each))

/** What the reader chose here before, else the first of the browser's languages that we speak. */
export function preferred(tags: readonly string[] = navigator.languages ?? []): Language {
  const kept = known(recalled('language', ''))
  return kept ?? tags.map(known).find(each => each !== undefined) ?? 'en'
}

export const language = (): Language => spoken

/** A language's own name for itself. */
export function named(each: Language): string {
  const name = new Intl.DisplayNames([each], { type: 'language' }).of(each) ?? each
  return name.charAt(0).toLocaleUpperCase(each) + name.slice(1)
}

async function load(to: Language, part: string): Promise<Messages> {
  const key = `${to}/${part}`
  const found = loaded.get(key) ?? (await TEXTS[to]![part]!()).default
  loaded.set(key, found)
  return found
}

/** All parts in the wanted language, at once; if either changes meanwhile, the newest wish is the one that stands. */
async function renew(): Promise<void> {
  const to = wanted
  const names = [...parts]
  const bodies = await Promise.all(names.map(part => load(to, part)))
  if (to !== wanted || names.length !== parts.size) return renew()
  const made = new FluentBundle(to, { useIsolating: false })
  for (const body of bodies) made.addResource({ body })
  bundle = made
  built = new Set(names)
  spoken = to
  if (typeof document !== 'undefined') document.documentElement.lang = to
}

/** Speak this language from now on; with `keep` also the next time. */
export async function speak(to: Language, keep = false): Promise<void> {
  if (keep) remember('language', to)
  wanted = to
  await renew()
}

/** A game's texts are there once this is done. */
export async function learn(game: string): Promise<void> {
  if (built.has(game) || !TEXTS[wanted]?.[game]) return
  parts.add(game)
  await renew()
}

export const worded = (id: string): boolean => bundle.hasMessage(id)

function format(id: string, attribute: string | null, values: Values): string {
  const message = bundle.getMessage(id)
  const pattern = attribute === null ? message?.value : message?.attributes[attribute]
  if (!pattern) {
    if (import.meta.env.DEV) console.error(`no text ${id}`)
    return id
  }
  const faults: Error[] = []
  const said = bundle.formatPattern(pattern, values, faults)
  if (import.meta.env.DEV && faults.length) console.error(id, faults)
  return said
}

/** The text with this id. */
export const t = (id: string, values: Values = {}): string => format(id, null, values)

/** What a text says about itself: its `.about`. */
export const about = (id: string): string => format(id, 'about', {})

/** Why something was refused, in the game's own wording where it has one. */
export function refusal(game: string | null, fault: Fault): string {
  if (fault.key === 'unreachable') return t('illegal-unreachable')
  const id = [`${game}-illegal-${fault.key}`, `illegal-${fault.key}`].find(worded)
  return id ? t(id, fault.parameters) : fault.text
}

/** Names, one after another, as the language joins them. */
export const listed = (names: string[]): string => new Intl.ListFormat(spoken, { type: 'conjunction' }).format(names)
