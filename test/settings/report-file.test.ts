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
    expect(readReportFile(path)).toEqual({ ok: true, value: { path, format, title: null } })
  })

  it.each(['report', 'report.htm', 'reports/', 'report.json.gz', 'json', 'a.json Registries'])(
    'of %s is rejected with the list of endings',
    (path) => {
      expect(mistakesOf(path)).toEqual([
        `report: "${path}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html", ".codequality.json" (GitLab) or ".badge.json" (shields.io)`
      ])
    }
  )
})

describe('a title', () => {
  it.each([
    ['site/index.html Registries of Example', 'site/index.html', 'Registries of Example'],
    ['my pages/INDEX.HTML   Registries, by team', 'my pages/INDEX.HTML', 'Registries, by team'],
    ['a.html 登録 <b>', 'a.html', '登録 <b>'],
    ['a.html.html b', 'a.html.html', 'b']
  ])('follows the name of a page: %s', (line, path, title) => {
    expect(readReportFile(line)).toEqual({ ok: true, value: { path, format: 'html', title } })
  })

  it.each([
    ['a.html b.json', '"a.html b.json" names two report files; write one per line'],
    ['a.html b.html', '"a.html b.html" names two report files; write one per line']
  ])('is rejected where it is none: %s', (line, why) => {
    expect(mistakesOf(line)).toEqual([`report: ${why}`])
  })

  it('ends where a comment begins', () => {
    const { report } = parseSettings({ report: 'a.html Registries #1 # for people' }).settings
    expect(report.map(({ title }) => title)).toEqual(['Registries'])
  })
})

it('allows spaces in the names of report files', () => {
  const { report } = parseSettings({ report: 'a b.md  # for people\n\nc.sarif' }).settings
  expect(report.map(({ path }) => path)).toEqual(['a b.md', 'c.sarif'])
})

it('writes no report file by default', () => {
  expect(parseSettings({}).settings.report).toEqual([])
})
