import { gzipSync } from 'node:zlib'
import type { Finding } from '../../../src/judge/finding.ts'
import type { Verdict } from '../../../src/judge/verdict.ts'
import { showClients } from '../../../src/report/phrases.ts'
import { problemFacts } from '../../../src/rules/problems/catalogue.ts'
import { plain } from '../../../src/rules/protocol/marked-text.ts'
import { problemUrl } from '../../../src/rules/protocol/version.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  anIgnoreRule,
  aPlace,
  aVerdict
} from '../../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { sarifMistakes, sarifRunOf } from '../../support/report-schemas.ts'
import { renderSarif } from '../../support/whole-reports.ts'

const DOCS = 'https://example.com/docs/problems/README.md'
const CONTEXT = aContext({ docsUrl: DOCS })
const runOf = (verdict: Verdict) => sarifRunOf(renderSarif(verdict, CONTEXT))
const verdictOf = (findings: readonly Finding[], files: readonly Finding[] = []) =>
  aVerdict([aHostVerdict({ findings })], { files })
const resultsOf = (findings: readonly Finding[]) => runOf(verdictOf(findings)).results

const used = aFinding({ places: [aPlace(), aPlace({ file: 'b/c d.tf', line: 9 }), aPlace()] })

it('matches the schema and the additional requirements of GitHub', () => {
  const codes = Object.keys(problemFacts()) as (keyof ReturnType<typeof problemFacts>)[]
  const findings = codes.map((code) => aFinding({ code, places: [aPlace()] }))
  const rows = [
    aVerdict([]),
    aVerdict(),
    verdictOf([used, aFinding()], [aFileFinding()]),
    verdictOf(findings, [aFileFinding({ code: 'file-syntax', help: '' })])
  ]
  expect(rows.flatMap((verdict) => sarifMistakes(renderSarif(verdict, CONTEXT)))).toEqual([])
})

it('has ignored findings as suppressed results, after the others', () => {
  const finding = aFileFinding()
  const place = aPlace()
  const rules = [
    anIgnoreRule('source-invalid', { reason: 'a [template]', place, line: 3 }),
    anIgnoreRule('source-invalid', { reason: 'later', place, paths: ['a'] }),
    anIgnoreRule('source-invalid')
  ]
  const ignored = [
    ...rules.map((rule) => ({ finding, rule })),
    { finding: aFinding(), rule: anIgnoreRule('document-type') }
  ]
  const verdict = aVerdict([], { files: [finding], ignored })
  expect(runOf(verdict).results.map(({ suppressions }) => suppressions)).toEqual([
    undefined,
    [{ kind: 'inSource', justification: 'a [template]' }],
    [{ kind: 'external', justification: 'later' }],
    [{ kind: 'external' }]
  ])
  expect(sarifMistakes(renderSarif(verdict, CONTEXT))).toEqual([])
  const findings = Array.from({ length: 5000 }, () => finding)
  expect(runOf(aVerdict([], { files: findings, ignored })).results).toHaveLength(5000)
})

describe('a finding', () => {
  it('is a result at its first place, with other places as related locations', () => {
    const at = (file: string, startLine: number) => ({
      artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
      region: { startLine, startColumn: 12, endLine: startLine, endColumn: 44 }
    })
    expect(resultsOf([used])).toEqual([
      {
        ruleId: 'document-type',
        ruleIndex: Object.keys(problemFacts()).indexOf('document-type'),
        level: 'error',
        message: {
          text: `${plain(used.problem.message)}. Help: ${plain(used.problem.help ?? '')}. Also at [b/c d.tf:9:12](1).`
        },
        locations: [
          {
            physicalLocation: at('main.tf', 3),
            logicalLocations: [
              {
                kind: 'resource',
                name: 'registry.example.com',
                fullyQualifiedName: 'registry.example.com'
              }
            ]
          }
        ],
        relatedLocations: [{ id: 1, physicalLocation: at('b/c%20d.tf', 9) }],
        partialFingerprints: {
          'tfDiscoFinding/v1': 'document-type|registry.example.com||main.tf||1'
        },
        properties: {
          category: 'registry',
          severity: 'error',
          host: 'registry.example.com',
          service: null,
          affects: ['terraform', 'opentofu'],
          places: 3
        }
      }
    ])
  })

  it('is a notification without a place, since GitHub would reject the file', () => {
    const whole = aFileFinding({ code: 'file-limit', place: aPlace({ file: '.' }) })
    const run = runOf(verdictOf([aFinding({ services: ['modules.v1'] }), used], [whole]))
    const told = run.invocations[0].toolExecutionNotifications
    expect(run.results.map(({ ruleId }) => ruleId)).toEqual(['document-type'])
    expect(told.map(({ associatedRule }) => associatedRule?.id)).toEqual([
      'document-type',
      'file-limit'
    ])
    expect(told[0]).toMatchObject({
      level: 'warning',
      locations: [
        { logicalLocations: [{ fullyQualifiedName: 'registry.example.com/modules.v1' }] }
      ],
      properties: { severity: 'error', service: 'modules.v1' }
    })
  })

  it('says that its host is new; remarks are notifications', () => {
    const verdict = verdictOf([aFinding({ places: [aPlace()], help: '', isHostNew: true })])
    const context = aContext({ remarks: ['only [changed] files count'] })
    const run = sarifRunOf(renderSarif(verdict, context))
    expect(run.results[0]?.message.text).toMatch(/"\. The host is new in this pull request\.$/)
    expect(run.results[0]?.properties).toMatchObject({ new: true })
    expect(run.invocations[0].toolExecutionNotifications).toEqual([
      { level: 'note', message: { text: 'only \\[changed\\] files count.' } }
    ])
  })

  it('has a category', () => {
    const codes = ['host-not-allowed', 'host-timeout', 'source-invalid', 'service-missing'] as const
    const findings = codes.map((code) => aFinding({ code, places: [aPlace()] }))
    expect(resultsOf(findings).map(({ properties }) => properties['category'])).toEqual([
      'policy',
      'outage',
      'configuration',
      'registry'
    ])
  })

  it('has a level for each severity', () => {
    const findings = (['error', 'warning', 'notice'] as const).map((severity) =>
      aFinding({ severity, places: [aPlace()] })
    )
    expect(resultsOf(findings).map(({ level }) => level)).toEqual(['error', 'warning', 'note'])
  })
})

describe('the rules', () => {
  const { rules } = runOf(aVerdict()).tool.driver

  it('are all codes, each with its title and its anchor in the documentation', () => {
    expect(rules.map(({ id, helpUri }) => [id, helpUri])).toEqual(
      Object.keys(problemFacts()).map((code) => [code, problemUrl(code, DOCS)])
    )
    expect(rules.find(({ id }) => id === 'host-invalid')).toMatchObject({
      name: 'HostInvalid',
      shortDescription: { text: problemFacts()['host-invalid'].title },
      help: {
        markdown: expect.stringContaining(
          `(https://example.com/docs/problems/host.md#host-invalid)`
        )
      },
      defaultConfiguration: { level: 'error' }
    })
  })

  it('name exactly the clients that a code can affect', () => {
    const said = rules.map(({ id, fullDescription }) => [
      id,
      / It can affect (.+)\."/.exec(JSON.stringify(fullDescription))?.[1] ?? 'no client'
    ])
    expect(said).toEqual(
      Object.entries(problemFacts()).map(([code, { affects }]) => [
        code,
        affects.length === 0 ? 'no client' : showClients(affects)
      ])
    )
  })

  it('are the same for any findings', () => {
    expect(runOf(verdictOf([used])).tool.driver.rules).toEqual(rules)
  })
})

describe('the fingerprint', () => {
  const print = (finding: Finding) => {
    const [result] = runOf(aVerdict([aHostVerdict()], { files: [], findings: [finding] })).results
    return result?.partialFingerprints['tfDiscoFinding/v1']
  }
  const moved = aPlace({ line: 300, column: 1, endColumn: 20 })
  const slow = { code: 'host-slow', message: 'it took 3.1 s', places: [aPlace()] } as const

  it.each([
    { name: 'a host', before: aFinding(slow), after: aFinding({ ...slow, places: [moved] }) },
    { name: 'a file', before: aFileFinding(), after: aFileFinding({ place: moved }) },
    {
      name: 'a host that took another time',
      before: aFinding(slow),
      after: aFinding({ ...slow, message: 'it took 4.2 s' })
    }
  ])('stays the same for $name when lines move', ({ before, after }) => {
    expect(print(after)).toBe(print(before))
  })

  it.each([
    { name: 'code', other: aFinding({ code: 'host-timeout', places: [aPlace()] }) },
    { name: 'host', other: aFinding({ ...slow, host: aHost('other.example.com') }) },
    { name: 'service', other: aFinding({ ...slow, services: ['modules.v1'] }) },
    { name: 'file', other: aFinding({ ...slow, places: [aPlace({ file: 'other.tf' })] }) }
  ])('differs with the $name', ({ other }) => {
    expect(print(other)).not.toBe(print(aFinding(slow)))
  })

  it('differs for other wrong texts, and for repeated ones', () => {
    const texts = ['source "a"', 'source "b"', 'source "a"']
    const files = texts.map((message, line) =>
      aFileFinding({ message, place: aPlace({ line: line + 1 }) })
    )
    const prints = runOf(verdictOf([], files)).results.map(
      ({ partialFingerprints }) => partialFingerprints['tfDiscoFinding/v1']
    )
    expect(new Set(prints).size).toBe(3)
  })
})

describe('a report with more than GitHub accepts', () => {
  const many = Array.from({ length: 7000 }, (_, index) =>
    aFileFinding({
      severity: index < 100 ? 'error' : 'warning',
      message: `module "m${index}" has the source "Acme/network-${index}"`,
      place: aPlace({ file: `stack-${index % 70}/main.tf`, line: index + 1 })
    })
  )
  const everywhere = aFinding({
    places: Array.from({ length: 3000 }, (_, index) => aPlace({ line: index + 1 }))
  })
  const sarif = renderSarif(verdictOf([everywhere], many), CONTEXT)
  const run = sarifRunOf(sarif)

  it('has the 5,000 worst results, and says so', () => {
    expect(sarifMistakes(sarif)).toEqual([])
    expect(run.results.length).toBe(5000)
    expect(run.results.filter(({ level }) => level === 'error').length).toBe(101)
    expect(run.properties).toEqual({ passed: false, findings: 7001 })
    expect(run.invocations[0].toolExecutionNotifications).toEqual([
      {
        level: 'warning',
        message: {
          text: '5000 of 7001 findings are in this file, the worst first, because code scanning accepts no more. See the JSON report.'
        }
      }
    ])
  })

  it('has 20 places of a finding', () => {
    const [result] = run.results
    expect(result?.relatedLocations?.length).toBe(20)
    expect(result?.properties).toMatchObject({ places: 3000 })
    expect(result?.message.text).toContain('(3) and 2996 more places.')
  })

  it('is far smaller than the 10 MB that GitHub accepts', () => {
    const places = [aPlace(), aPlace({ file: `${'long-name/'.repeat(12)}main.tf` })]
    // Nothing of it can be packed but the names of files, as in the worst repository.
    const random = () =>
      Array.from({ length: 50 }, () => Math.random().toString(36).slice(2, 12)).join('')
    const worst = Array.from({ length: 5000 }, () =>
      aFinding({ message: random(), help: random(), places })
    )
    const size = gzipSync(renderSarif(verdictOf(worst), CONTEXT), { level: 1 }).length
    expect(size).toBeLessThan(9_000_000)
  })
})

describe('a report with hostile texts', () => {
  it('is valid and has no invisible characters', () => {
    const wrong = HOSTILE_TEXTS.flatMap(({ name, text: whole }) => {
      const text = whole.slice(0, 600)
      const sarif = renderSarif(aHostileVerdict(text), aHostileContext(text))
      const said = sarif.slice(sarif.indexOf('"invocations"'))
      const unseen = said.match(/[^ -~]+/g)?.flatMap((part) => unseenIn(part.replaceAll('\n', '')))
      const mistakes = [
        ...sarifMistakes(sarif),
        ...(unseen ?? []).map((point) => `U+${point} is in it`)
      ]
      return mistakes.map((mistake) => `${name}: ${mistake}`)
    })
    expect(wrong).toEqual([])
  })

  it.each([
    { name: 'a link', text: '[click](https://evil.example)', want: /^\\\[click\\\]\(https:/ },
    { name: 'an escaped link', text: '\\[click\\](1)', want: /^\\\\\\\[click\\\\\\\]\(1\)/ },
    { name: 'a placeholder', text: 'source {0} and $\u007Bname}', want: /^source \{\{0\}\} and / },
    { name: 'a backslash', text: '"a\\tb" and more', want: /^"a\\tb" and more\./ },
    { name: 'a control character', text: 'a\u001b[31mb', want: /^a<U\+001B>\\\[31mb/ }
  ])('$name in a message is no more than text', ({ text, want }) => {
    const [result] = resultsOf([aFinding({ message: text, places: [aPlace()] })])
    expect(result?.message.text).toMatch(want)
  })

  it.each([
    { name: 'spaces and signs', file: 'a b/#1?.tf', uri: 'a%20b/%231%3F.tf' },
    { name: 'a colon', file: 'c:/x.tf', uri: 'c%3A/x.tf' },
    { name: 'an umlaut', file: 'münchen.tf', uri: 'm%C3%BCnchen.tf' },
    { name: 'a percent sign', file: '100%25.tf', uri: '100%2525.tf' },
    { name: 'half a character', file: 'a\ud83d.tf', uri: 'a%EF%BF%BD.tf' }
  ])('$name in the name of a file is encoded', ({ file, uri }) => {
    const [result] = resultsOf([aFinding({ places: [aPlace({ file })] })])
    expect(result?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(uri)
  })

  it('has no link that the name of a file ends', () => {
    const places = [aPlace(), aPlace({ file: 'a](9)[b.tf' })]
    const [result] = resultsOf([aFinding({ places })])
    expect(result?.message.text).toMatch(/Also at \[a\\\]\(9\)\\\[b\.tf:3:12\]\(1\)\.$/)
  })
})
