/** The folder of texts: a language is a folder with a `common.ftl`; what it lacks is said in English. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'

export type Message = FluentResource['body'][number]

export const SOURCE = 'en'

export function languages(folder: string): string[] {
  const found = readdirSync(folder).filter(name => existsSync(join(folder, name, 'common.ftl')))
  return [SOURCE, ...found.filter(name => name !== SOURCE).sort()]
}

/** What has rules is a game; the other files are for the command line. */
export const games = (folder: string): string[] =>
  readdirSync(join(folder, SOURCE, 'rules')).map(name => name.replace(/\.md$/, ''))

const read = (file: string): Message[] => (existsSync(file) ? new FluentResource(readFileSync(file, 'utf8')).body : [])

/** All messages of a file in that language, and those of the English one that it lacks. */
export function messages(folder: string, language: string, name: string): Message[] {
  const own = read(join(folder, language, `${name}.ftl`))
  const there = new Map(own.map(message => [message.id, message]))
  return read(join(folder, SOURCE, `${name}.ftl`))
    .map(message => there.get(message.id) ?? message)
    .concat(language === SOURCE ? [] : own.filter(message => !there.has(message.id)))
}

/** A game's rules in that language, or in English; `{options}` becomes the list of its options. */
export function rulesText(folder: string, language: string, game: string): string {
  const own = join(folder, language, 'rules', `${game}.md`)
  const text = readFileSync(existsSync(own) ? own : join(folder, SOURCE, 'rules', `${game}.md`), 'utf8')
  const options = messages(folder, language, game)
    .filter(message => message.id.startsWith(`${game}-option-`) && message.attributes.about)
    .map(message => `- **${String(message.value)}.** ${String(message.attributes.about)}`)
  return text.replace('{options}', options.join('\n'))
}
