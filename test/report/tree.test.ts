// What the tree promises: each medium shows the same, and texts from outside stay texts.
import { isDeepStrictEqual } from 'node:util'
import * as markup from '../../src/report/markup/markup.ts'
import { PAGE_STYLE } from '../../src/report/page.ts'
import { renderMarkdownBlocks } from '../../src/report/summary.ts'
import { renderBlock } from '../../src/report/text/blocks.ts'
import * as tree from '../../src/report/tree.ts'
import { block, mark } from '../../src/report/tree.ts'
import { aPlace } from '../support/evidence-builder.ts'
import { hostileWhere, unseenIn } from '../support/hostile-text.ts'
import { describe, expect, it } from '../support/jest.ts'
import { strayIn, tagsOf } from '../support/page-html.ts'
import { mistakesIn, readSummary } from '../support/summary-html.ts'

const ESCAPE = '\u001B'
const URL = 'https://a.example/x'
const LAYOUT = { colour: false, width: Number.POSITIVE_INFINITY }

const logOf = (blocks: readonly tree.ReportBlock[], layout = {}): string =>
  blocks.map((block) => renderBlock(block, { ...LAYOUT, ...layout })).join('\n')

const pageOf = (blocks: readonly tree.ReportBlock[]): string =>
  blocks.map((block) => markup.renderBlock(block, PAGE_STYLE)).join('')

const CODE = '<code>a.example</code>'
type Shown = readonly [
  what: string,
  text: tree.Inline,
  log: string,
  html: string,
  markdown?: string
]
const SHOWN: readonly Shown[] = [
  ['words', tree.inline`a_b & ${'a_b &'}`, 'a_b & a_b &', 'a_b &amp; a&#95;b &#38;'],
  ['code', mark.name('a.b'), 'a.b', '<code>a.<wbr/>b</code>'],
  ['a path', mark.path('a/b'), 'a/b', '<code>a/<wbr/>b</code>'],
  ['prose', mark.prose('no `a.example`'), 'no `a.example`', `no ${CODE}`],
  ['a sentence', mark.sentence('no a.example'), 'no a.example', `No ${CODE}`],
  ['small text', mark.small('a'), 'a', '<span class="small">a</span>', '<sub>a</sub>'],
  ['a link', mark.link(URL, 'a'), 'a', '<a href="https&#58;//a.example/x">a</a>'],
  ['a link to no web page', mark.link('javascript:a', 'a'), 'a', 'a'],
  ['a break', tree.inline`a${mark.newLine}b`, 'a\nb', 'a<br/>b'],
  ['a sign', mark.sign('fails'), '✗', '<span class="sign fails" aria-hidden="true">✗</span>', '❌']
]

it.each(SHOWN)('each medium shows %s', (...shown) => {
  const [, text, log, html, markdown = html.replaceAll('/>', '>')] = shown
  const blocks = [block.paragraph(text)]
  expect([logOf(blocks), pageOf(blocks), renderMarkdownBlocks(blocks)]).toEqual([
    log,
    `<p>${html}</p>\n`,
    `<p>${markdown}</p>`
  ])
})

const linked = (text: string): tree.Inline =>
  mark.link(text, mark.strong(mark.small(mark.code(text))))
// In Markdown, GitHub links what is in neither of these, and there are no source lines.
const MARKS = [mark.code, mark.name, mark.path, mark.prose, mark.sentence, linked] as const

const CODE_OF = { severity: 'error', code: 'tls-expired', url: URL } as const
const PROBLEM = { kind: 'problem', ...CODE_OF, title: 'Title', message: '' } as const

/** Each kind of block, and of mark in turn, with the texts that `next` returns. */
function treeOf(next: () => string, isMarkdown = false): readonly tree.ReportBlock[] {
  const marks = isMarkdown ? MARKS : [...MARKS, (text: string) => text]
  let at = 0
  const some = (): tree.Inline => marks[at++ % marks.length]?.(next()) ?? ''
  const [first, last] = [some(), some()]
  const columns = [
    block.column('A', () => first),
    block.column('B', (row: string) => row),
    block.column('C', () => last)
  ]
  const source = () => ({ place: linked(next()), message: some(), help: some() })
  const line = () => ({ place: aPlace(), before: next(), literal: next(), after: next() })
  const framed = () => ({ place: some(), line: line() })
  return [
    block.paragraph(tree.inline`${some()} ${some()}${mark.newLine}${some()}`),
    { kind: 'facts', facts: [{ label: 'facts', texts: [some(), some()] }] },
    { kind: 'sources', items: [{ message: some() }, { message: some() }] },
    {
      ...PROBLEM,
      count: some(),
      parts: [
        { kind: 'sources', items: [...(isMarkdown ? [] : [framed()]), source()] },
        { kind: 'note', label: 'help', as: 'help', text: some() },
        { kind: 'note', label: 'affects', as: 'small', text: some() },
        block.paragraph(some())
      ]
    },
    {
      kind: 'details',
      title: block.title(some(), some(), 'warns'),
      children: block.table(['row', ''], columns, 'T')
    }
  ]
}

it('shows the same texts in each medium, but source lines only in a log and a page', () => {
  const [log, page, markdown] = [logOf, pageOf, renderMarkdownBlocks].map((render) => {
    let count = 100
    const shown = render(treeOf(() => `text${count++}`, render === renderMarkdownBlocks))
    const texts = shown.match(/text\d+/gi)?.map((text) => text.toLowerCase())
    return { count: count - 100, texts: [...new Set(texts)].sort() }
  })
  expect(page).toEqual(log)
  expect(log?.texts).toHaveLength(log?.count ?? 0)
  expect(markdown?.texts).toHaveLength(markdown?.count ?? 0)
})

it('marks an empty cell where a table has lines between cells, and leaves out an empty column', () => {
  const columns = [
    block.column('A', (text: string) => text),
    block.column('B', (text: string) => (text === 'a' ? '' : text)),
    block.column('C', () => '')
  ]
  const blocks = block.table(['a', 'b'], columns, 'T')
  expect(logOf(blocks)).toBe('    A  B\n  ✓ a\n  ✓ b  b')
  for (const render of [pageOf, renderMarkdownBlocks]) expect(render(blocks)).toContain('>–</td>')
})

describe('a hostile text in each kind of mark and block', () => {
  const treeWith = (text: string, isMarkdown = false) => treeOf(() => text || ' ', isMarkdown)

  it('stays text in the log, which has as many lines', () => {
    const LINK = new RegExp(`${ESCAPE}\\]8;;(?:https?://[!-~]+?)?${ESCAPE}\\\\`, 'g')
    const linesOf = (text: string, layout = {}) =>
      logOf(treeWith(text), layout).replaceAll(LINK, '').split('\n')
    const { length } = linesOf('x')
    const isUnsafe = (line: string) => /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0
    expect(hostileWhere((text) => linesOf(text).length !== length)).toEqual([])
    for (const layout of [{}, { width: 40, hyperlinks: true }])
      expect(hostileWhere((text) => linesOf(text, layout).some(isUnsafe))).toEqual([])
  })

  it('stays text in Markdown', () => {
    const markdownWith = (text: string) => renderMarkdownBlocks(treeWith(text, true))
    const wrong = hostileWhere((text) => {
      const { tables, facts, links } = readSummary(markdownWith(text))
      const strange = links.filter((to) => !/^(?:https?:\/\/|#)[!-~]+$/.test(to))
      const isSame = isDeepStrictEqual([tables, facts], [[[3, 3, 3]], 2])
      return [...mistakesIn(markdownWith(text)), ...strange].length > 0 || !isSame
    })
    expect(wrong).toEqual([])
  })

  it('stays text in a page', () => {
    const pageWith = (text: string) => pageOf(treeWith(text))
    const tags = tagsOf(pageWith('x'))
    const isUnsafe = (text: string) => {
      const page = pageWith(text)
      const targets = page.match(/<a href="(?!https?&#58;\/\/|&#35;)/g) ?? []
      const unseen = unseenIn(page.replaceAll('\n', ''))
      const stray = [...strayIn(page), ...targets, ...unseen]
      return stray.length > 0 || !isDeepStrictEqual(tagsOf(page), tags)
    }
    expect(hostileWhere(isUnsafe)).toEqual([])
  })
})
