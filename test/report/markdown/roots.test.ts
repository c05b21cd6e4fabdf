import type { RootRow, RootVerdict } from '../../../src/judge/roots.ts'
import { renderComment, renderMarkdown } from '../../../src/report/summary.ts'
import { aContext, aRunPage } from '../../support/evidence-builder.ts'
import { expect, it } from '../../support/jest.ts'
import {
  aDisagreeingRoot,
  aGoodRoot,
  aVerdictOnRoots,
  MANY_ROOTS
} from '../../support/root-cases.ts'
import { readSummary } from '../../support/summary-html.ts'

const summaryOf = (roots: readonly RootVerdict[]): string =>
  renderMarkdown(aVerdictOnRoots(roots), aContext())
const commentOf = (roots: readonly RootVerdict[]): string =>
  renderComment(aVerdictOnRoots(roots), aContext(), aRunPage(), 60_000)

/** The titles of folded sections about root modules. */
const sectionsOf = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/<details>\n<summary>(.*)<\/summary>/g), ([, title]) =>
    String(title?.replaceAll(/<[^>]*>/g, '').replaceAll('&#58;', ':'))
  ).filter((title) => !title.includes('registry.example.com'))

it('folds each root module, those with errors first', () => {
  const summary = summaryOf([aGoodRoot('.'), aDisagreeingRoot('envs/prod')])
  expect(summary).toMatch(
    /^## ❌ Terraform init fails in 1 of 2 root modules: 1 registry host passed\n/
  )
  expect(sectionsOf(summary)).toEqual([
    '❌ envs/prod: init fails for registry.terraform.io/hashicorp/aws',
    '✅ the top directory: 1 module and 1 provider, every version is available'
  ])
  expect(summary).toContain(`<table>
<thead>
<tr><th align="left">Module or provider</th><th align="left">Problem</th><th align="left">Constraint</th><th align="left">Version</th><th align="left">Newest</th></tr>
</thead>
<tbody>
<tr><td>❌&nbsp;<b><code>registry.terraform.io/<wbr>hashicorp/<wbr>aws</code></b><br><sub><code>envs/<wbr>prod/<wbr>versions.tf&#58;4</code></sub></td><td><a href="https&#58;//example.com/docs/problems/version.md&#35;version-none-fits"><code>version-none-fits</code></a></td><td><code>&#126;&#62;&nbsp;4.0</code> <sub><code>envs/<wbr>prod/<wbr>versions.tf&#58;4</code></sub><br><code>&#126;&#62;&nbsp;5.0</code> <sub><code>module.db</code>: <code>modules/<wbr>db/<wbr>versions.tf&#58;3</code></sub></td><td>none</td><td><code>5.80.0</code></td></tr>
`)
  expect(readSummary(summary).complaints).toEqual([])
})

it('shows as failing where init fails because of a host, whatever is known of the rows', () => {
  const names = ['envs/down', 'envs/good', 'envs/other']
  const roots = names.map((name) => {
    const root = aGoodRoot(name)
    return name === 'envs/other' ? { ...root, clients: ['opentofu' as const] } : root
  })
  const failing = ['envs/down', 'envs/other']
  const init = { failing, of: 3, clients: ['terraform' as const] }
  const verdict = { ...aVerdictOnRoots(roots), init }
  expect(sectionsOf(renderMarkdown(verdict, aContext()))).toEqual([
    '❌ envs/down: init fails',
    '✅ envs/good: 1 module and 1 provider, every version is available',
    '✅ envs/other: 1 module and 1 provider, every version is available'
  ])
})

it('shows an address in a line of hostnames once', () => {
  const source = 'registry.example.com/acme/net/aws'
  const row = { ...aGoodRoot('.').rows[0], kind: 'module', address: source, source, places: [] }
  const summary = summaryOf([{ ...aGoodRoot('.'), rows: [row as RootRow] }])
  expect(summary.match(/<wbr>acme\/<wbr>net\//g)).toHaveLength(1)
})

it('has a table for each root module, folded below one line', () => {
  const summary = summaryOf(MANY_ROOTS)
  expect(readSummary(summary).complaints).toEqual([])
  expect(sectionsOf(summary).filter((title) => title.includes('root modules'))).toEqual([
    '❌ 6 root modules: init fails in envs/e0, envs/e1, envs/e2 and 3 more',
    '✅ 34 root modules: 1 module and 1 provider, every version is available'
  ])
  expect(sectionsOf(summary)).toHaveLength(42)
})

it('has in a comment only what is wrong, and how many root modules are well', () => {
  expect(commentOf([aDisagreeingRoot('envs/prod')])).toContain(
    '\n\n<p>❌ <b><code>envs/<wbr>prod</code>:</b> init fails for <code>registry.terraform.io/<wbr>hashicorp/<wbr>aws</code></p>\n\n'
  )
  const comment = commentOf(MANY_ROOTS)
  expect(sectionsOf(comment)).toEqual([])
  expect(comment).toContain('<p>❌ <b>6 root modules:</b> init fails in <code>')
  expect(comment).toContain('\n\n<p>✅ <b>34 root modules:</b> 1 module and 1 provider, every')
})

it('links the places of modules and providers', () => {
  const links = new Map([['envs/prod/versions.tf', { url: 'https://github.com/a/b/blob/0/v.tf' }]])
  const verdict = aVerdictOnRoots([aDisagreeingRoot('envs/prod')])
  expect(renderMarkdown(verdict, aContext({ links }))).toContain(
    '<sub><a href="https&#58;//github.com/a/b/blob/0/v.tf&#35;L4"><code>envs/<wbr>prod/<wbr>versions.tf&#58;4</code></a></sub>'
  )
})
