/** Happenings in words, said to whoever looks: "you" for their own seat, and what it meant for them alone. */
import type { AnyHappening, Seat } from '$wire'
import type { Why } from './api.ts'
import { t, worded, type Values } from './i18n.svelte.ts'

/** Who listens: the seat that is “you”, or null, and what the others are called. */
export interface Listener {
  self: Seat | null
  name(seat: Seat): string
}

/** What a happening's text speaks of: "@2" is a seat's name, "#id" a text, anything else is plain. */
export type Words = Record<string, string>

/** A text with its values: what a happening meant for one seat alone. */
export interface Aside {
  id: string
  values: Values
}

/** Whoever did it: the first seat that the text names. */
export function actor(told: Words | null): Seat | null {
  const first = Object.values(told ?? {}).find(value => value.startsWith('@'))
  return first === undefined ? null : Number(first.slice(1))
}

/** A happening in words; `$you` names the part that the listener has in it. */
export function happeningText(game: string, happening: AnyHappening, told: Words | null, to: Listener): string {
  const id = `${game}-happened-${happening.what}`
  if (!told || !worded(id)) return ''
  const word = (value: string) =>
    value.startsWith('@') ? to.name(Number(value.slice(1))) : value.startsWith('#') ? t(value.slice(1)) : value
  const mine = Object.keys(told).find(part => told[part] === `@${to.self}`)
  const values = Object.fromEntries(Object.entries(told).map(([part, value]) => [part, word(value)]))
  return t(id, { ...values, you: mine ?? 'nobody' })
}

/** A bot's reason in words. */
export function reasonText(why: Why, to: Listener): string {
  const word = (value: string | number) =>
    typeof value === 'number'
      ? value
      : value.startsWith('@')
        ? to.name(Number(value.slice(1)))
        : value.startsWith('#')
          ? t(value.slice(1))
          : value
  return t(why.key, Object.fromEntries(Object.entries(why.about).map(([part, value]) => [part, word(value)])))
}

/** What passes too quickly to be told again: one watches faces. */
export const fleeting = (happening: AnyHappening): boolean => happening.what === 'gestured'
