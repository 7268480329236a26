/** The rules pages of src/wordless/locales, turned into HTML at build time: one module per language and game. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { games, languages, rulesText, SOURCE } from './locales.ts'
import { page } from './markdown.ts'

const LIST = 'virtual:rules'

export function rules(folder: string): Plugin {
  const made = (language: string, game: string) => page(rulesText(folder, language, game))

  function list(): string {
    const rows = languages(folder).map(language => {
      const pages = games(folder).map(game => `${game}: () => import('${LIST}/${language}/${game}')`)
      return `${language}: { ${pages.join(', ')} }`
    })
    const why = Object.fromEntries(games(folder).map(game => [game, Object.keys(made(SOURCE, game).why)]))
    return `export const RULES = { ${rows.join(', ')} }\nexport const WHY = ${JSON.stringify(why)}`
  }

  return {
    name: 'wordless-rules',
    resolveId: id => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null
      const [, language, game] = id.split('/')
      if (!language || !game) return list()
      for (const file of [`rules/${game}.md`, `${game}.ftl`]) this.addWatchFile(join(folder, language, file))
      return `export default ${JSON.stringify(made(language, game))}`
    },
  }
}
