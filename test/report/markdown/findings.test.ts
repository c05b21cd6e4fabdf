import { expect, it } from '@jest/globals'
import { renderMarkdownFiles } from '../../../src/report/markdown/findings.ts'
import { aContext, aFileFinding, aPlace } from '../../support/evidence-builder.ts'
import { readSummary } from '../../support/summary-html.ts'

const CONTEXT = aContext()
const at = (file: string, line: number) => aPlace({ file, line })

it('stands by file, open when somebody must look', () => {
  const files = [
    aFileFinding({ place: at('b.tf', 7) }),
    aFileFinding({ code: 'source-dynamic', place: at('a.tf', 2) }),
    aFileFinding({ place: at('b.tf', 9) })
  ]
  const section = renderMarkdownFiles(files, CONTEXT, 150_000)
  expect(section).toMatch(/^<details open>\n<summary>❌ <b>3 findings in 2 files<\/b><\/summary>\n/)
  expect(section.match(/<b>(?!What).*?<\/b>/g)?.slice(1)).toEqual([
    '<b><code>b.tf</code></b>',
    '<b>Line 7: Source address is invalid</b>',
    '<b>Line 9: Source address is invalid</b>',
    '<b><code>a.tf</code></b>',
    '<b>Line 2: Source address is only known at init time</b>'
  ])
  expect(renderMarkdownFiles(files.slice(1, 2), CONTEXT, 150_000)).toMatch(
    /^<details>\n<summary>ℹ️ <b>1 finding in 1 file<\/b><\/summary>\n/
  )
})

it('is of bounded length, whatever is wrong and however much', () => {
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
  expect(section).toContain('<p>and 12 more; the JSON report has them all</p>')
  expect(section).toMatch(/<p>and 99\d more files; the JSON report has them all<\/p>/)
  expect(readSummary(section).complaints).toEqual([])
})
