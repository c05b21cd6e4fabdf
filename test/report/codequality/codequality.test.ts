import { hash } from 'node:crypto'
import { renderCodeQuality } from '../../../src/report/codequality/codequality.ts'
import { plain } from '../../../src/rules/protocol/marked-text.ts'
import {
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aVerdict
} from '../../support/evidence-builder.ts'
import { hostileWhere, unseenIn } from '../../support/hostile-text.ts'
import { aHostileVerdict } from '../../support/hostile-verdict.ts'
import { expect, it } from '../../support/jest.ts'
import { codeQualityMistakes } from '../../support/report-schemas.ts'

const rendered = (verdict: Parameters<typeof renderCodeQuality>[0]): string =>
  [...renderCodeQuality(verdict, (text) => hash('sha256', text))].join('')
const issuesOf = (verdict: Parameters<typeof renderCodeQuality>[0]) => JSON.parse(rendered(verdict))

const PLACES = [aPlace({ file: 'live/main.tf', line: 3 }), aPlace({ file: 'b.tf', line: 4 })]
const HOST = aHost('registry.example.com')

it('is an empty list without findings', () => {
  expect(rendered(aVerdict())).toBe('[]\n')
})

it('has an issue for each finding at its first place', () => {
  const finding = aFinding({ host: HOST, code: 'tls-expired', places: PLACES, help: 'renew it' })
  expect(issuesOf(aVerdict([aHostVerdict({ findings: [finding] })]))).toEqual([
    {
      description: `${plain(finding.problem.message)}. Help: renew it. Also at b.tf:4.`,
      check_name: 'tls-expired',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      severity: 'critical',
      location: { path: 'live/main.tf', lines: { begin: 3 } }
    }
  ])
})

it('shows what is in no file of the repository at the configuration of the pipeline', () => {
  const files = ['~/.terraformrc', '.'].map((file) => aFileFinding({ place: aPlace({ file }) }))
  const issues = issuesOf(
    aVerdict([aHostVerdict({ findings: [aFinding({ host: HOST })] })], { files })
  )
  const configuration = { path: '.gitlab-ci.yml', lines: { begin: 1 } }
  expect(issues.map(({ location }: { location: unknown }) => location)).toEqual(
    Array.from({ length: 3 }, () => configuration)
  )
  expect(JSON.stringify(issues)).toContain('At ~/.terraformrc:3:12.')
})

it('keeps the fingerprint of a finding whose line moves, and distinguishes equal findings', () => {
  const printsOf = (...lines: readonly number[]): readonly string[] =>
    issuesOf(
      aVerdict([], { files: lines.map((line) => aFileFinding({ place: aPlace({ line }) })) })
    ).map(({ fingerprint }: { fingerprint: string }) => fingerprint)
  expect(printsOf(7)).toEqual(printsOf(9))
  expect(new Set(printsOf(1, 2, 3)).size).toBe(3)
})

it('is what GitLab accepts, whatever texts contain', () => {
  const wrong = hostileWhere((text) => {
    const report = rendered(aHostileVerdict(text))
    return [...codeQualityMistakes(report), ...unseenIn(report.replaceAll('\n', ''))].length > 0
  })
  expect(wrong).toEqual([])
})
