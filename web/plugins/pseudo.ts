/** A language for tests: every text is longer and accented between brackets, so what is not shows a hard-coded word. */
import type { Message } from './locales.ts'

export const PSEUDO = 'xx'

const ACCENTS: Record<string, string> = {
  ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ĝ', i: 'í', l: 'ł', n: 'ñ', o: 'ö', r: 'ř', s: 'š', t: 'ŧ', u: 'ü' },
  ...{ A: 'Á', C: 'Ç', D: 'Ð', E: 'É', I: 'Í', N: 'Ñ', O: 'Ö', R: 'Ř', S: 'Š', T: 'Ŧ', U: 'Ü' },
}

/** A third longer, as German often is. */
export function accented(words: string): string {
  const said = [...words].map(letter => ACCENTS[letter] ?? letter).join('')
  return said + '~'.repeat(Math.ceil(words.trim().length / 3))
}

type Pattern = NonNullable<Message['value']>
type Part = Exclude<Pattern, string>[number]

function part(each: Part): Part {
  if (typeof each === 'string') return accented(each)
  if (each.type !== 'select') return each
  return { ...each, variants: each.variants.map(variant => ({ ...variant, value: inside(variant.value) })) }
}

const inside = (pattern: Pattern): Pattern => (typeof pattern === 'string' ? accented(pattern) : pattern.map(part))

function bracketed(pattern: Pattern): Pattern {
  const made = inside(pattern)
  return typeof made === 'string' ? `[${made}]` : ['[', ...made, ']']
}

export function pseudo(message: Message): Message {
  const attributes = Object.entries(message.attributes).map(([name, value]) => [name, bracketed(value)])
  const value = message.value && bracketed(message.value)
  return { ...message, value, attributes: Object.fromEntries(attributes) as Message['attributes'] }
}
