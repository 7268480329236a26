// Prints how much script a first visit costs, and each game beyond it, gzipped; fails beyond the budget.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const FIRST_MAX = 120_000
const GAME_MAX = 80_000
const GAMES = ['sign', 'signum', 'signs', 'subtext']
const root = fileURLToPath(new URL('../../src/wordless/web/', import.meta.url))
if (!existsSync(`${root}build.json`)) throw new Error('Build the client first: make web')
const built = JSON.parse(readFileSync(`${root}build.json`, 'utf8'))

/** The scripts that come with these entries, without going further through dynamic imports. */
function closure(keys, files = new Set()) {
  for (const key of keys) {
    const { file, imports = [] } = built[key]
    if (files.has(file)) continue
    files.add(file)
    closure(imports, files)
  }
  return files
}

const weight = files =>
  [...files]
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(root + file)).length, 0)
const named = pattern => Object.keys(built).filter(key => pattern.test(key) || pattern.test(built[key].src ?? ''))
const shown = bytes => `${(bytes / 1000).toFixed(1).padStart(6)} KB`

const texts = part => named(new RegExp(`virtual:texts/en/${part}$`))
const first = closure([...named(/^index\.html$/), ...texts('common')])
const table = closure(named(/screens\/Table\.svelte$/))
const rows = [['home, before a game is chosen', weight(first), FIRST_MAX]]
const fresh = files => new Set([...files].filter(file => !first.has(file)))
rows.push(['the table around every game', weight(fresh(table)), Infinity])
for (const game of GAMES) {
  const own = closure([...named(new RegExp(`games/${game}/(Table\\.svelte|told\\.ts)$`)), ...texts(game)])
  rows.push([game, weight(new Set([...own, ...table].filter(file => !first.has(file)))), GAME_MAX])
}
for (const [what, bytes, most] of rows)
  console.log(`${shown(bytes)}  ${what}${most === Infinity ? '' : ` (at most ${most / 1000} KB)`}`)
process.exit(rows.some(([, bytes, most]) => bytes > most) ? 1 : 0)
