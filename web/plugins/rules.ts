/** The rules pages of src/wordless/locales, turned into HTML at build time: one module per language and game. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { page } from './markdown.ts'

const LIST = 'virtual:rules'

export function rules(folder: string): Plugin {
  const languages = readdirSync(folder).filter(name => existsSync(join(folder, name, 'rules')))
  const names = (language: string) =>
    readdirSync(join(folder, language, 'rules')).map(name => name.replace(/\.md$/, ''))

  function list(): string {
    const rows = languages.map(language => {
      const pages = names(language).map(name => `${name}: () => import('${LIST}/${language}/${name}')`)
      return `${language}: { ${pages.join(', ')} }`
    })
    return `export const RULES = { ${rows.join(', ')} }`
  }

  return {
    name: 'wordless-rules',
    resolveId: id => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null
      const [, language, name] = id.split('/')
      if (!language || !name) return list()
      const file = join(folder, language, 'rules', `${name}.md`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(page(readFileSync(file, 'utf8')))}`
    },
  }
}
