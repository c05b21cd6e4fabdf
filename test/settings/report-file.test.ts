import { readReportFile } from '../../src/settings/lines.ts'
import { parseSettings } from '../../src/settings/settings.ts'
import { describe, expect, it } from '../support/jest.ts'

const mistakesOf = (report: string) => parseSettings({ report }).mistakes

describe('the end of a report file name', () => {
  it.each([
    { path: 'report.json', format: 'json' },
    { path: 'out/tf-disco.sarif', format: 'sarif' },
    { path: 'tf-disco.sarif.json', format: 'sarif' },
    { path: '/somewhere/junit.xml', format: 'junit' },
    { path: 'REPORT.MD', format: 'markdown' },
    { path: 'page.html', format: 'html' },
    { path: 'gl.codequality.json', format: 'codequality' },
    { path: 'up.badge.json', format: 'badge' },
    { path: '.json', format: 'json' }
  ])('of $path selects $format', ({ path, format }) => {
    expect(readReportFile(path)).toEqual({ ok: true, value: { path, format } })
  })

  it.each(['report', 'report.htm', 'reports/', 'report.json.gz', 'json'])(
    'of %s is rejected with the list of endings',
    (path) => {
      expect(mistakesOf(path)).toEqual([
        `report: "${path}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html", ".codequality.json" (GitLab) or ".badge.json" (shields.io)`
      ])
    }
  )
})

it('allows spaces in the names of report files', () => {
  const { report } = parseSettings({ report: 'a b.md  # for people\n\nc.sarif' }).settings
  expect(report.map(({ path }) => path)).toEqual(['a b.md', 'c.sarif'])
})

it('writes no report file by default', () => {
  expect(parseSettings({}).settings.report).toEqual([])
})
