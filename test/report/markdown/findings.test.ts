import { expect, it } from '@jest/globals'
import { problemFacts } from '../../../src/problems/catalogue.ts'
import { renderMarkdownFiles } from '../../../src/report/markdown/findings.ts'
import { aContext, aFileFinding, aPlace } from '../../support/evidence-builder.ts'
import { readSummary } from '../../support/summary-html.ts'

const CONTEXT = aContext()
const at = (file: string, line: number) => aPlace({ file, line })

it('groups findings by file, open unless all are notices', () => {
  const files = [
    aFileFinding({ place: at('b.tf', 7) }),
    aFileFinding({ code: 'source-dynamic', place: at('a.tf', 2) }),
    aFileFinding({ place: at('b.tf', 9) })
  ]
  const section = renderMarkdownFiles(files, CONTEXT, 150_000)
  expect(section).toMatch(/^<details open>\n<summary>❌ <b>3 findings in 2 files<\/b><\/summary>\n/)
  expect(section.match(/<b>(?!Help).*?<\/b>/g)?.slice(1)).toEqual([
    '<b><code>b.tf</code></b>',
    `<b>Line 7: ${problemFacts()['source-invalid'].title}</b>`,
    `<b>Line 9: ${problemFacts()['source-invalid'].title}</b>`,
    '<b><code>a.tf</code></b>',
    `<b>Line 2: ${problemFacts()['source-dynamic'].title}</b>`
  ])
  expect(renderMarkdownFiles(files.slice(1, 2), CONTEXT, 150_000)).toMatch(
    /^<details>\n<summary>ℹ️ <b>1 finding in 1 file<\/b><\/summary>\n/
  )
})

it('has a bounded length', () => {
  const text = '<'.repeat(5000)
  const files = Array.from({ length: 20_000 }, (_, index) =>
    aFileFinding({
      message: text,
      help: text,
      place: at(`${text.slice(0, 500)}${index % 1000}`, index)
    })
  )
  const section = renderMarkdownFiles(files, CONTEXT, 150_000)
  expect(new TextEncoder().encode(section).length).toBeLessThanOrEqual(151_000)
  expect(section).toContain('20000 findings in 1000 files')
  expect(section).toContain('<p>and 12 more in the JSON report</p>')
  expect(section).toMatch(/<p>and 99\d more files in the JSON report<\/p>/)
  expect(readSummary(section).complaints).toEqual([])
})
