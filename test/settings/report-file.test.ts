import { describe, expect, it } from '@jest/globals'
import { readReportFile } from '../../src/settings/report-file.ts'
import { parseSettings, SettingsError } from '../../src/settings/settings.ts'

const mistakesOf = (report: string): readonly string[] => {
  try {
    parseSettings({ report })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}

describe('the name of a report says what it holds', () => {
  it.each([
    { path: 'report.json', format: 'json' },
    { path: 'out/tf-disco.sarif', format: 'sarif' },
    { path: 'tf-disco.sarif.json', format: 'sarif' },
    { path: '/somewhere/junit.xml', format: 'junit' },
    { path: 'REPORT.MD', format: 'markdown' },
    { path: '.json', format: 'json' }
  ])('$path is $format', ({ path, format }) => {
    expect(readReportFile(path)).toEqual({ ok: true, value: { path, format } })
  })

  it.each(['report', 'report.html', 'reports/', 'report.json.gz', 'json'])(
    '%s is a mistake that lists the endings',
    (path) => {
      expect(mistakesOf(path)).toEqual([
        `report: "${path}" has no ending that says what to write, want one of ".json", ".sarif", ".xml" (JUnit), ".md"`
      ])
    }
  )
})

it('the setting is a list, in which spaces belong to names', () => {
  const { report } = parseSettings({ report: 'a b.md  # for people\n\nc.sarif' })
  expect(report.map(({ path }) => path)).toEqual(['a b.md', 'c.sarif'])
})

it('without the setting, nothing is written', () => {
  expect(parseSettings({}).report).toEqual([])
})
