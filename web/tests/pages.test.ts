import { expect, test } from 'vitest'
import { page } from '../plugins/markdown.ts'
import { circle } from '$lib/circle.ts'
import { moments, views } from '$lib/replay.svelte.ts'
import { parsed } from '$lib/route.svelte.ts'
import type { AnyView } from '$wire'

test.each([
  ['', { page: 'home' }],
  ['t/abc234', { page: 'table', code: 'ABC234', seat: null }],
  ['t/ABC234/table', { page: 'screen', code: 'ABC234' }],
  ['r/ABC234/2/00ff', { page: 'replay', code: 'ABC234', match: 2, key: '00ff', n: null, as: null }],
  ['d/s3cret_-', { page: 'arrive', token: 's3cret_-' }],
  ['rules', { page: 'rules', game: null }],
  ['rules/signs', { page: 'rules', game: 'signs' }],
  ['elsewhere', { page: 'nowhere' }],
  ['t/ABC234/table/more', { page: 'nowhere' }],
])('%s is a page', (path, route) => {
  expect(parsed(path)).toEqual(route)
})

test('a seat chosen in the address is kept', () => {
  expect(parsed('t/ABC234', '?seat=3')).toEqual({ page: 'table', code: 'ABC234', seat: '3' })
})

test('a rules page becomes HTML, and nothing in it is taken for HTML', () => {
  const made = page(
    '# Title\n\nOne *two* **three** <b>.\n\n## Part one\n\n- a\n  more\n  1. b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n',
  )
  expect(made.title).toBe('Title')
  expect(made.headings).toEqual([{ id: 'part-one', text: 'Part one' }])
  const html = made.parts.map(part => part.html.replaceAll('\n', '')).join('')
  expect(html).toContain('<p>One <em>two</em> <strong>three</strong> &lt;b&gt;.</p>')
  expect(html).toContain('<ul><li>amore<ol><li>b</li></ol></li><li>c</li></ul>')
  expect(html).toContain('<td>1</td><td>2</td>')
})

test('a picture is a part of its own', () => {
  const made = page('Before.\n\n![A hand](hand-7)\n\nAfter.\n')
  expect(made.parts).toEqual([
    { html: '<p>Before.</p>\n' },
    { html: 'A hand', figure: 'hand-7' },
    { html: '<p>After.</p>\n' },
  ])
})

test('a section can be a box or folded away, and ends where the next one begins', () => {
  const made = page('## Short <!-- box -->\n\na\n\n### Sub\n\nb\n\n## Long <!-- fold -->\n\nc\n\n## Last\n\nd\n')
  const html = made.parts.map(part => part.html.replaceAll('\n', '')).join('')
  expect(html).toContain(
    '<section class="box"><h2 id="short">Short</h2><p>a</p><h3 id="sub">Sub</h3><p>b</p></section>',
  )
  expect(html).toContain(
    '<details class="fold"><summary><h2 id="long">Long</h2></summary><p>c</p></details><h2 id="last">',
  )
  expect(() => page('## Short <!-- box -->\n\n![A hand](hand)\n')).toThrow('hand')
})

test('a rule knows the refusals it explains', () => {
  const made = page('One. <!-- why: a b-c -->\n\n- two <!-- why: d -->\n\n| x |\n|---|\n| y <!-- why: e --> |\n')
  expect(made.why).toEqual({ a: 'why-a', 'b-c': 'why-a', d: 'why-d', e: 'why-e' })
  const html = made.parts.map(part => part.html).join('')
  expect(html).toContain('<p id="why-a">One.</p>')
  expect(html).toContain('<li id="why-d">two</li>')
  expect(html).toContain('<td id="why-e">y</td>')
})

test('everybody sits in a circle that ends with oneself', () => {
  expect(circle(4, 1)).toEqual([2, 3, 0, 1])
  expect(circle(3, null)).toEqual([0, 1, 2])
})

const step = (view: Partial<AnyView>) => ({ at_ms: 0, entry: null, view })

test('a replay’s steps add up, and its reveals are found', () => {
  const all = views([
    step({ seat: null, stage: 0, phase: 'draw', happened: { what: 'dealt', n: 1 }, result: null }),
    step({ happened: { what: 'took', n: 2 } }),
    step({ phase: 'reveal', happened: { what: 'revealed', n: 3 } }),
    step({ stage: 1 }),
    step({ phase: 'over', result: { winners: [], scores: [], why: 'x', teams: [], opener: null, drawn: [] } }),
  ])
  expect(all[3]).toMatchObject({ stage: 1, phase: 'reveal', happened: { n: 3 } })
  expect(moments(all, ['took'])).toEqual([1, 4])
  expect(moments(all, [])).toEqual([2, 4])
})
