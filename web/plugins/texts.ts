/** The texts of src/wordless/locales, parsed at build time: one module per language and part. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const LIST = 'virtual:texts'
const SHARED = ['common', 'table', 'client']

type Message = FluentResource['body'][number]

export function texts(folder: string): Plugin {
  const languages = readdirSync(folder).filter(name => /^[a-z]{2}$/.test(name))
  // What has rules is a game; the other files are for the command line.
  const games = readdirSync(join(folder, 'en', 'rules')).map(name => name.replace(/\.md$/, ''))
  const page = (language: string, name: string) => join(folder, language, `${name}.ftl`)
  const messages = (language: string, name: string): Message[] =>
    new FluentResource(readFileSync(page(language, name), 'utf8')).body

  /** A game's name and line are read before it is chosen, so they go with the shared texts. */
  const early = (game: string) => (message: Message) => [`${game}-name`, `${game}-line`].includes(message.id)

  function part(language: string, name: string): Message[] {
    if (name !== 'common') return messages(language, name).filter(message => !early(name)(message))
    return [
      ...SHARED.flatMap(shared => messages(language, shared)),
      ...games.flatMap(game => messages(language, game).filter(early(game))),
    ]
  }

  function list(): string {
    const rows = languages.map(language => {
      const parts = ['common', ...games].map(name => `${name}: () => import('${LIST}/${language}/${name}')`)
      return `${language}: { ${parts.join(', ')} }`
    })
    return `export const TEXTS = { ${rows.join(', ')} }`
  }

  return {
    name: 'wordless-texts',
    resolveId: id => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null
      const [, language, name] = id.split('/')
      if (!language || !name) return list()
      for (const each of name === 'common' ? [...SHARED, ...games] : [name]) this.addWatchFile(page(language, each))
      return `export default ${JSON.stringify(part(language, name))}`
    },
  }
}
