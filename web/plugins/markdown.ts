/** The little Markdown that the rules pages use: headings, paragraphs, lists, tables, quotes, bold, italics, code, links. */

export interface Heading {
  id: string
  text: string
}

/** A stretch of the page: HTML, or a picture with its name, whose `html` is then what it shows in words. */
export interface Part {
  html: string
  figure?: string
}

export interface RulesPage {
  title: string
  headings: Heading[]
  parts: Part[]
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, letter => ENTITIES[letter] ?? letter)

export function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
}

const plainly = (text: string) => text.replace(/[*`]/g, '')

export function slug(text: string): string {
  const bare = plainly(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return bare.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => inline(cell.trim()))

function table(lines: string[]): string {
  const [head = '', , ...rows] = lines
  const top = cells(head)
    .map(cell => `<th scope="col">${cell}</th>`)
    .join('')
  const body = rows
    .map(
      row =>
        `<tr>${cells(row)
          .map(cell => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')
  return `<div class="wide" tabindex="0" role="group"><table><thead><tr>${top}</tr></thead><tbody>${body}</tbody></table></div>`
}

interface Item {
  depth: number
  tag: 'ul' | 'ol'
  text: string
}

const BULLET = /^(\s*)([-*]|\d+\.)\s+(.*)$/

function items(lines: string[]): Item[] {
  const found: Item[] = []
  for (const line of lines) {
    const bullet = BULLET.exec(line)
    const last = found.at(-1)
    if (bullet) found.push({ depth: bullet[1]!.length, tag: /\d/.test(bullet[2]!) ? 'ol' : 'ul', text: bullet[3]! })
    else if (last) last.text += ` ${line.trim()}`
  }
  return found
}

function list(all: Item[]): string {
  const first = all[0]
  if (!first) return ''
  let html = ''
  for (let at = 0; at < all.length;) {
    let end = at + 1
    while (end < all.length && all[end]!.depth > first.depth) end++
    html += `<li>${inline(all[at]!.text)}${list(all.slice(at + 1, end))}</li>`
    at = end
  }
  return `<${first.tag}>${html}</${first.tag}>`
}

function block(lines: string[]): string {
  const first = lines[0] ?? ''
  if (first.startsWith('|')) return table(lines)
  if (BULLET.test(first)) return list(items(lines))
  if (first.startsWith('>'))
    return `<blockquote>${inline(lines.map(line => line.replace(/^>\s?/, '')).join(' '))}</blockquote>`
  return `<p>${inline(lines.join(' '))}</p>`
}

/** Lines that belong together: a new one begins at an empty line, a heading, or where a list or table begins or ends. */
function blocks(text: string): string[][] {
  const found: string[][] = []
  let open: string[] = []
  const close = () => {
    if (open.length) found.push(open)
    open = []
  }
  for (const line of text.split('\n')) {
    if (!line.trim() || /^#{1,6}\s/.test(line)) close()
    else if (
      open.length &&
      (line.startsWith('|') !== open[0]!.startsWith('|') || (BULLET.test(line) && !BULLET.test(open[0]!)))
    )
      close()
    if (line.trim()) open.push(line)
    if (/^#{1,6}\s/.test(line)) close()
  }
  close()
  return found
}

const FIGURE = /^!\[([^\]]*)\]\(([a-z0-9-]+)\)$/

export function page(text: string): RulesPage {
  const made: RulesPage = { title: '', headings: [], parts: [] }
  const add = (html: string) => {
    const last = made.parts.at(-1)
    if (last && last.figure === undefined) last.html += html
    else made.parts.push({ html })
  }
  for (const lines of blocks(text)) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0] ?? '')
    const figure = FIGURE.exec(lines.join(' ').trim())
    if (figure) made.parts.push({ html: figure[1]!, figure: figure[2]! })
    else if (!heading) add(block(lines))
    else if (heading[1] === '#') made.title = plainly(heading[2]!)
    else {
      const [, marks, words] = heading as unknown as [string, string, string]
      const id = slug(words)
      if (marks.length === 2) made.headings.push({ id, text: plainly(words) })
      add(`<h${marks.length} id="${id}">${inline(words)}</h${marks.length}>`)
    }
  }
  return made
}
