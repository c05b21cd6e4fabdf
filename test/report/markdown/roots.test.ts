import { expect, it } from '@jest/globals'
import type { RootRow, RootVerdict } from '../../../src/judge/roots.ts'
import { renderComment, renderMarkdown } from '../../../src/report/pages/markdown/page.ts'
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

/** The titles of folded sections about root modules. */
const sectionsOf = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/<details>\n<summary>(.*)<\/summary>/g), ([, title]) =>
    String(title?.replaceAll(/<[^>]*>/g, '').replaceAll('&#58;', ':'))
  ).filter((title) => !title.includes('registry.example.com'))

/** The rows of the table with a column for root modules. */
const causesIn = (markdown: string): readonly string[] =>
  /<tr>.*Root modules<\/th>.*<\/tr>\n(?:<tr>.*\n)*/.exec(markdown)?.[0].trimEnd().split('\n') ?? []

it('folds each root module, those with errors first', () => {
  const summary = summaryOf([aGoodRoot('.'), aDisagreeingRoot('envs/prod')])
  expect(summary).toMatch(/^## ❌ Init fails in 1 of 2 root modules, 1 registry host passed\n/)
  expect(sectionsOf(summary)).toEqual([
    '❌ envs/prod: init fails',
    '✅ the top directory: 1 module and 1 provider, every version is available'
  ])
  expect(summary).toContain(`<summary>❌ <b><code>envs/<wbr>prod</code></b>: init fails</summary>
<table>
<tr><th align="left">Module or provider</th><th align="left">Problem</th><th align="left">Constraint</th><th align="left">Version</th><th align="left">Newest</th></tr>
<tr><td>❌&nbsp;<b><code>registry.terraform.io/<wbr>hashicorp/<wbr>aws</code></b><br><sub><code>envs/<wbr>prod/<wbr>versions.tf&#58;4</code></sub></td><td><a href="https&#58;//example.com/docs/problems.md&#35;version-none-fits">No listed version fits</a></td><td><code>&#126;&#62;&nbsp;4.0</code>, <code>&#126;&#62;&nbsp;5.0</code></td><td>none</td><td><code>5.80.0</code></td></tr>
`)
  expect(readSummary(summary).complaints).toEqual([])
})

it('shows an address in a line of hostnames once', () => {
  const source = 'registry.example.com/acme/net/aws'
  const row = { ...aGoodRoot('.').rows[0], kind: 'module', address: source, source, places: [] }
  const summary = summaryOf([{ ...aGoodRoot('.'), rows: [row as RootRow] }])
  expect(summary.match(/<wbr>acme\/<wbr>net\//g)).toHaveLength(1)
})

it('has a table with a row for each cause in several root modules', () => {
  const summary = summaryOf(MANY_ROOTS)
  expect(readSummary(summary).complaints).toEqual([])
  expect(sectionsOf(summary).filter((title) => title.includes('root modules'))).toEqual([
    '❌ 6 root modules with errors or warnings: envs/e0, envs/e1, envs/e2 and 3 more',
    '✅ 34 root modules: 1 module and 1 provider, every version is available'
  ])
  expect(sectionsOf(summary)).toHaveLength(42)
  expect(causesIn(summary)).toHaveLength(3)
})

it('has in a comment only what is wrong, and how many root modules are well', () => {
  const comment = commentOf(MANY_ROOTS)
  expect(sectionsOf(comment)).toHaveLength(1)
  expect(causesIn(comment)).toEqual(causesIn(summaryOf(MANY_ROOTS)))
  expect(comment).toContain('\n\n<p>✅ <b>34 root modules</b>: 1 module and 1 provider, every')
})

it('links the places of modules and providers', () => {
  const links = new Map([['envs/prod/versions.tf', { url: 'https://github.com/a/b/blob/0/v.tf' }]])
  const verdict = aVerdictOnRoots([aDisagreeingRoot('envs/prod')])
  expect(renderMarkdown(verdict, aContext({ links }))).toContain(
    '<sub><a href="https&#58;//github.com/a/b/blob/0/v.tf&#35;L4"><code>envs/<wbr>prod/<wbr>versions.tf&#58;4</code></a></sub>'
  )
})
