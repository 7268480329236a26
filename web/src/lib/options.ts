/** A game's options, read from their JSON schema: what kind of field each is, and what it may hold. */
import type { GameFacts, Options, OptionValue, Schema } from './api.ts'

export type Field =
  | { kind: 'yes'; name: string }
  | { kind: 'choice'; name: string; values: string[] }
  | { kind: 'number'; name: string; least: number; most: number }
  | { kind: 'seat'; name: string }
  | { kind: 'several'; name: string; values: string[] }
  | { kind: 'teams'; name: string; most: number }

function resolved(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema
  const found = root.$defs?.[schema.$ref.split('/').at(-1) ?? '']
  return found ?? schema
}

/** A nullable number is a seat or nobody in particular; a row of names is a choice of several; of numbers, teams. */
function field(name: string, schema: Schema): Field | null {
  if (schema.enum) return { kind: 'choice', name, values: schema.enum.map(String) }
  if (schema.anyOf) return { kind: 'seat', name }
  if (schema.type === 'boolean') return { kind: 'yes', name }
  if (schema.type === 'integer')
    return { kind: 'number', name, least: schema.minimum ?? 0, most: schema.maximum ?? 999 }
  if (schema.items?.enum) return { kind: 'several', name, values: schema.items.enum.map(String) }
  if (schema.type === 'array') return { kind: 'teams', name, most: (schema.items?.maximum ?? 1) + 1 }
  return null
}

export function fields(facts: GameFacts): Field[] {
  const root = resolved(facts.options, facts.options)
  return Object.entries(root.properties ?? {}).flatMap(([name, schema]) => {
    const found = field(name, resolved(schema, facts.options))
    return found ? [found] : []
  })
}

/** The text of an option, or of one of its values. */
export const optionText = (game: string, name: string, value?: string): string =>
  [game, 'option', name.replaceAll('_', '-'), ...(value === undefined ? [] : [value])].join('-')

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The options with one of them changed; what is as usual is left out. */
export function changed(facts: GameFacts, options: Options, name: string, value: OptionValue): Options {
  const rest = Object.entries(options).filter(([each]) => each !== name)
  const kept = Object.fromEntries(rest)
  return same(facts.defaults[name], value) ? kept : { ...kept, [name]: value }
}

/** How many options are not as usual. */
export const unusual = (facts: GameFacts, options: Options): number =>
  Object.entries(options).filter(([name, value]) => !same(facts.defaults[name], value)).length
