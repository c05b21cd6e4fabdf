import { expect, it } from '@jest/globals'
import type { RootRow, RootVerdict } from '../../../src/judge/verdict.ts'
import { renderComment } from '../../../src/report/markdown/comment.ts'
import { renderMarkdown } from '../../../src/report/markdown/page.ts'
import { aContext } from '../../support/evidence-builder.ts'
import {
  aDisagreeingRoot,
  aGoodRoot,
  aVerdictOnRoots,
  MANY_ROOTS
} from '../../support/root-cases.ts'
import { readSummary } from '../../support/summary-html.ts'

const PAGE = { url: 'https://github.com/a/b', workflow: 'x.yml', job: 'j', commit: '' }

const summaryOf = (roots: readonly RootVerdict[]): string =>
  renderMarkdown(aVerdictOnRoots(roots), aContext())
const commentOf = (roots: readonly RootVerdict[]): string =>
  renderComment(aVerdictOnRoots(roots), aContext(), PAGE, 60_000)

/** The `summary` elements, with a plus sign where the section is open. */
const sectionsOf = (markdown: string): readonly string[] =>
  Array.from(
    markdown.matchAll(/<details( open)?>\n<summary>(.*)<\/summary>/g),
    ([, open, title]) =>
      `${open ? '+' : '-'} ${title?.replaceAll(/<[^>]*>|&#\d+;/g, (part) => (part === '&#58;' ? ':' : ''))}`
  ).filter((title) => !title.includes('registry.example.com'))

it('begins with what is wrong, and opens the root module in which it is', () => {
  const summary = summaryOf([aGoodRoot('.'), aDisagreeingRoot('envs/prod')])
  expect(summary).toMatch(/^## ❌ Init fails in 1 of 2 root modules, 1 registry host passed\n/)
  expect(summary.split('\n\n')[2]).toBe(`<table>
<tr><th align="left">Module or provider</th><th align="left">Problem</th><th align="left">Root modules</th><th align="left">Constraint</th><th align="left">Version</th><th align="left">Newest</th></tr>
<tr><td>❌&nbsp;<b><code>registry.terraform.io/<wbr>hashicorp/<wbr>aws</code></b><br><sub><code>envs/<wbr>prod/<wbr>versions.tf&#58;4</code></sub></td><td><a href="https&#58;//example.com/docs/problems.md&#35;version-none-fits">No listed version fits</a></td><td><code>envs/<wbr>prod</code></td><td><code>&#126;&#62;&nbsp;4.0</code>, <code>&#126;&#62;&nbsp;5.0</code></td><td>none</td><td><code>5.80.0</code></td></tr>
</table>`)
  expect(sectionsOf(summary)).toEqual([
    '+ ❌ envs/prod: init fails',
    '- ✅ the top directory: 1 module and 1 provider, every version is available'
  ])
  const all = readSummary(summary)
  expect(all.complaints).toEqual([])
  expect(all.tables.map((rows) => rows.length)).toEqual([2, 2, 3, 3, 2, 2, 3, 3])
})

it('folds a root module of which the table of causes has every row', () => {
  const root = aDisagreeingRoot('envs/prod')
  const rows = root.rows.filter(({ worst }) => worst !== null)
  expect(sectionsOf(summaryOf([{ ...root, rows }]))).toEqual(['- ❌ envs/prod: init fails'])
})

it('shows an address in a line of hostnames once', () => {
  const source = 'registry.example.com/acme/net/aws'
  const row = { ...aGoodRoot('.').rows[0], kind: 'module', address: source, source, places: [] }
  const summary = summaryOf([{ ...aGoodRoot('.'), rows: [row as RootRow] }])
  expect(summary.match(/<wbr>acme\/<wbr>net\//g)).toHaveLength(1)
})

it('shows one row for each cause, and folds many root modules', () => {
  const summary = summaryOf(MANY_ROOTS)
  expect(readSummary(summary).complaints).toEqual([])
  expect(summary.split('\n\n')[2]?.match(/<tr>/g)).toHaveLength(3)
  expect(sectionsOf(summary).filter((title) => title.includes('root modules'))).toEqual([
    '- ❌ 6 root modules with errors or warnings',
    '- ✅ 34 root modules: 1 module and 1 provider, every version is available'
  ])
  expect(sectionsOf(summary)).toHaveLength(42)
})

it('has in a comment only what is wrong, and how many root modules are well', () => {
  const comment = commentOf(MANY_ROOTS)
  expect(sectionsOf(comment)).toEqual([])
  expect(comment).toContain('\n\n<p>✅ <b>34 root modules</b>: 1 module and 1 provider, every')
  expect(comment.split('\n\n')[2]).toBe(summaryOf(MANY_ROOTS).split('\n\n')[2])
})
