/**
 * A rules page in Markdown becomes HTML. Beyond plain Markdown a page may say in a comment at the end of a block:
 * `<!-- box -->` or `<!-- fold -->` (a heading: its section is a box, or folded away) and `<!-- why: hand-full -->`
 * (this is the rule by which those moves are refused).
 */
import MarkdownIt, { type StateCore, type Token } from 'markdown-it'

type Section = 'box' | 'fold'

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
  /** By the key of a refusal, where on the page its rule is. */
  why: Record<string, string>
}

const NOTE = /\s*<!--\s*(?:(box|fold)|why:\s*([a-z0-9 -]+?))\s*-->\s*$/
const OPENS: Record<Section, string> = { box: '<section class="box">', fold: '<details class="fold"><summary>' }
const CLOSES: Record<Section, string> = { box: '</section>\n', fold: '</details>\n' }

const markdown = new MarkdownIt({ html: false })
markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0" role="group"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'
markdown.renderer.rules.th_open = () => '<th scope="col">'

/** The block a line of text belongs to; in a tight list the paragraph is not shown, so it is the item. */
const blockOf = (tokens: Token[], at: number): Token => (tokens[at - 1]!.hidden ? tokens[at - 2]! : tokens[at - 1]!)

markdown.core.ruler.before('inline', 'notes', ({ tokens, env }: StateCore) => {
  tokens.forEach((token, at) => {
    const note = token.type === 'inline' ? NOTE.exec(token.content) : null
    if (!note) return
    token.content = token.content.slice(0, note.index)
    const block = blockOf(tokens, at)
    if (note[1]) block.meta = { section: note[1] }
    const keys = note[2]?.split(/\s+/) ?? []
    if (keys.length) block.attrSet('id', `why-${keys[0]}`)
    for (const key of keys) (env.why as RulesPage['why'])[key] = `why-${keys[0]}`
  })
})

/** What is read, without its marks. */
const plainly = (inline: Token): string => (inline.children ?? []).map(child => child.content).join('')

export function slug(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return bare.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The page's blocks: each the tokens from an opening one to its closing one. */
function blocks(tokens: Token[]): Token[][] {
  const found: Token[][] = []
  let depth = 0
  for (const token of tokens) {
    if (depth === 0) found.push([])
    found.at(-1)!.push(token)
    depth += token.nesting
  }
  return found
}

/** A picture stands alone in its paragraph; its address is its name. */
function picture([open, inline]: Token[]): Part | null {
  const [image, ...more] = inline?.children ?? []
  if (open?.type !== 'paragraph_open' || image?.type !== 'image' || more.length) return null
  return { html: image.content, figure: String(image.attrGet('src')) }
}

class Maker {
  made: RulesPage = { title: '', headings: [], parts: [], why: {} }
  private section: Section | null = null

  constructor(text: string) {
    for (const block of blocks(markdown.parse(text, { why: this.made.why }))) this.add(block)
    this.close()
  }

  private write(html: string) {
    const last = this.made.parts.at(-1)
    if (last && last.figure === undefined) last.html += html
    else this.made.parts.push({ html })
  }

  private close() {
    if (this.section) this.write(CLOSES[this.section])
    this.section = null
  }

  private add(block: Token[]) {
    const drawn = picture(block)
    if (drawn && this.section) throw new Error(`a picture cannot be in a box: ${drawn.figure}`)
    if (drawn) this.made.parts.push(drawn)
    else if (block[0]!.type === 'heading_open') this.head(block)
    else this.write(this.rendered(block))
  }

  private head(block: Token[]) {
    const [open, inline] = block as [Token, Token]
    if (open.tag === 'h1') return void (this.made.title = plainly(inline))
    const id = slug(plainly(inline))
    open.attrSet('id', id)
    if (open.tag === 'h2') {
      this.close()
      this.made.headings.push({ id, text: plainly(inline) })
    }
    const begins = open.meta?.section as Section | undefined
    if (begins) this.write(OPENS[begins])
    this.write(this.rendered(block) + (begins === 'fold' ? '</summary>' : ''))
    this.section = begins ?? this.section
  }

  private rendered = (block: Token[]): string => markdown.renderer.render(block, markdown.options, {})
}

export const page = (text: string): RulesPage => new Maker(text).made
