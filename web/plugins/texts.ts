/** The texts of src/wordless/locales, parsed at build time: one module per language and part. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { games, languages, messages, type Message } from './locales.ts'
import { PSEUDO, pseudo } from './pseudo.ts'

const LIST = 'virtual:texts'
const SHARED = ['common', 'table', 'client']

/** With `pretend` there is also a language that nobody speaks: whatever it does not change is not a text. */
export function texts(folder: string, pretend = false): Plugin {
  const spoken = () => [...languages(folder), ...(pretend ? [PSEUDO] : [])]
  const all = (language: string, name: string): Message[] =>
    language === PSEUDO ? messages(folder, 'en', name).map(pseudo) : messages(folder, language, name)

  /** A game's name and line are read before it is chosen, so they go with the shared texts. */
  const early = (game: string) => (message: Message) => [`${game}-name`, `${game}-line`].includes(message.id)

  /** Why a bot did what it did is read with its game. */
  const reasons = (language: string, game: string) =>
    all(language, 'bots').filter(message => message.id.startsWith(`why-${game}-`))

  function part(language: string, name: string): Message[] {
    if (name !== 'common') return [...all(language, name), ...reasons(language, name)].filter(m => !early(name)(m))
    return [
      ...SHARED.flatMap(shared => all(language, shared)),
      ...games(folder).flatMap(game => all(language, game).filter(early(game))),
    ]
  }

  function list(): string {
    const rows = spoken().map(language => {
      const parts = ['common', ...games(folder)].map(name => `${name}: () => import('${LIST}/${language}/${name}')`)
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
      for (const each of name === 'common' ? [...SHARED, ...games(folder)] : [name])
        this.addWatchFile(join(folder, language, `${each}.ftl`))
      return `export default ${JSON.stringify(part(language, name))}`
    },
  }
}
