// Every link of the documents, and of the program to its documents, leads to a file and a heading that exist.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { sarifRules } from '../../src/report/sarif/rules.ts'
import { DOCS_URL, REPOSITORY } from '../../src/rules/protocol/version.ts'
import { describe, expect, it } from '../support/jest.ts'
import { anchorsOf, linksOf } from '../support/markdown.ts'

const read = (path: string): string => readFileSync(path, 'utf8')

// Only what Git has is on GitHub, in the case that Git has.
const FILES = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' }
)
  .split('\0')
  .filter((path) => existsSync(path))
const withParents = (path: string): readonly string[] =>
  path === '.' ? [] : [path, ...withParents(dirname(path))]
const EXISTING = new Set(FILES.flatMap(withParents))
const PAGES = FILES.filter((path) =>
  /^(?:(?:docs|examples)\/.*|test\/README|[^/]+)\.md$/.test(path)
)

/** Null for a page of another site, and for what is no file of this repository, such as its issues. */
function targetOf(link: string, page: string): string | null {
  const own = /^\/(?:blob|tree|raw)\/[^/]+\/(.*)/.exec(link.replace(REPOSITORY, ''))?.[1]
  if (own !== undefined) return own
  if (/^[a-z][a-z+.-]*:/i.test(link)) return null
  return link.startsWith('#') ? `${page}${link}` : join(dirname(page), link)
}

function isBroken(target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = normalize(decodeURIComponent(path)).replace(/\/$/, '')
  if (!EXISTING.has(file)) return true
  if (anchor === undefined) return false
  const lines = /^L(\d+)$/.exec(anchor)?.[1]
  if (!file.endsWith('.md')) return Number(lines ?? Infinity) > read(file).split('\n').length
  return !anchorsOf(read(file)).has(anchor)
}

/** Those of these links on a page that lead nowhere. */
const brokenAmong = (links: readonly string[], page: string): readonly string[] =>
  links.filter((link) => {
    const target = targetOf(link, page)
    return target !== null && isBroken(target)
  })

it.each(PAGES)('every link in %s leads to a file and a heading', (page) => {
  expect(brokenAmong(linksOf(read(page)), page)).toEqual([])
})

describe('in the program', () => {
  it('the link about each problem code leads to a heading', () => {
    const links = sarifRules(DOCS_URL).map(({ helpUri }) => helpUri)
    expect(links.length).toBeGreaterThan(100)
    expect(brokenAmong([DOCS_URL, ...links], '')).toEqual([])
  })

  it('the links to other pages lead to headings', () => {
    const sources = FILES.filter((path) => /^src\/.*\.ts$/.test(path))
    const links = sources.flatMap((path) =>
      Array.from(read(path).matchAll(/'([\w/-]+\.md#[\w-]+)'/g), ([, link = '']) => link)
    )
    expect(links.length).toBeGreaterThan(0)
    expect(brokenAmong(links, 'docs/page.md')).toEqual([])
  })

  it('the links in whole reports lead to headings', () => {
    const links = FILES.filter((path) => /^test\/scenarios\/[^/]+\/report\./.test(path))
      .flatMap((path) => read(path).match(/https:\/\/[^\s"')<>]+\.md(?:#[\w-]+)?/g) ?? [])
      .filter((link) => link.startsWith(REPOSITORY))
    expect(links.length).toBeGreaterThan(0)
    expect(brokenAmong(links, '')).toEqual([])
  })
})

it('finds links that lead nowhere', () => {
  const good = [
    'https://example.com/no.md#no',
    `${REPOSITORY}/issues`,
    `${REPOSITORY}/blob/v1/README.md#tf-disco-action`,
    '../CONTRIBUTING.md#release',
    'inputs.md',
    '../docs/',
    '../action.yml#L2',
    'mailto:a@example.com'
  ]
  const broken = [
    `${REPOSITORY}/blob/v1/docs/no.md`,
    `${REPOSITORY}/tree/main/no/`,
    '../CONTRIBUTING.md#no',
    '../CONTRIBUTING.md#Release',
    'Inputs.md',
    '../../README.md',
    '../action.yml#L99999',
    '../action.yml#inputs',
    '../node_modules/typescript/package.json'
  ]
  expect(brokenAmong([...good, ...broken], 'docs/page.md')).toEqual(broken)
})

describe('a heading has the anchor that GitHub makes', () => {
  it.each([
    ['# One, two & three', ['one-two--three']],
    ['## `--ca-file` and `TF_TOKEN_…`', ['--ca-file-and-tf_token_']],
    ['### [Text](page.md#a) of *links* ###', ['text-of-links']],
    ['## Zweite Überschrift, 日本', ['zweite-überschrift-日本']],
    ['## What’s new?', ['whats-new']],
    ['## A\n\n## A\n\n# a', ['a', 'a-1', 'a-2']],
    ['```sh\n# a comment\n```\n\n# Real', ['real']],
    ['````md\n```\n# no\n```\n````\n## Real', ['real']],
    ['   ~~~\n# no\n   ~~~', []],
    ['#no\n####### no\n    # no', []],
    ['<a id="x"></a>\n\n# Y', ['y', 'x']]
  ])('%j', (page, anchors) => {
    expect([...anchorsOf(page)]).toEqual(anchors)
  })
})

it('finds the links of a page, except in code', () => {
  const page = `[a](b.md) ![c](d.png "title") [\`e\`](<f.md#g>) \`[h](i)\` \`\`[\`j\`](k)\`\`
[l]: m.md
<img src="n.png"> <a href="https&#58;//o.example.com/p&#35;q">
\`\`\`text
[r](s)
\`\`\`
`
  expect(linksOf(page)).toEqual([
    'b.md',
    'd.png',
    'f.md#g',
    'm.md',
    'n.png',
    'https://o.example.com/p#q'
  ])
})
