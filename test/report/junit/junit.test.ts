import type { Finding } from '../../../src/judge/finding.ts'
import type { HostVerdict } from '../../../src/judge/host-verdict.ts'
import type { Verdict } from '../../../src/judge/verdict.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  anAttempt,
  aPlace,
  aProblem,
  aRequirement,
  aSkippedVisit,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { junitMistakes, textsIn } from '../../support/report-schemas.ts'
import { renderJunit } from '../../support/whole-reports.ts'

const SCANNED = aContext({ scan: { files: 12, bytes: 3456, usages: 7, durationMs: 20 } })

/** Each case with its outcome and, where there is one, its type. */
function casesOf(verdict: Verdict, context = aContext()): readonly string[] {
  const xml = renderJunit(verdict, context)
  expect(junitMistakes(xml)).toEqual([])
  return textsIn(xml, '//testcase/@name').map((name, index) => {
    const at = `(//testcase)[${index + 1}]`
    const [kind = 'passed'] = ['failure', 'error', 'skipped'].filter(
      (one) => textsIn(xml, `${at}/${one}`).length > 0
    )
    const classname = textsIn(xml, `${at}/@classname`).join('')
    return [classname, name, kind, ...textsIn(xml, `${at}/*/@type`)].join(' ')
  })
}

const both = [aRequirement(), aRequirement({ service: 'providers.v1' })]
const withBoth = (findings: readonly Finding[], parts: Partial<HostVerdict> = {}) =>
  aVerdict([aHostVerdict({ requirements: both, findings, ...parts })])
const failed = aVisit({
  attempt: anAttempt({
    discovery: {
      kind: 'failed',
      problem: aProblem('host-timeout', 'no answer'),
      excerpt: null
    }
  })
})

it('has a suite with a case for each host, with its time and the full text of failures', () => {
  const finding = aFinding({
    code: 'service-missing',
    services: ['modules.v1'],
    message: 'host registry.example.com does not provide a modules.v1 service',
    help: 'it offers <providers.v1> only',
    places: ['hostnames input', aPlace()],
    affects: ['terraform', 'opentofu']
  })
  const notice = aFinding({ code: 'host-recovered', message: 'a try failed', severity: 'notice' })
  expect(
    renderJunit(withBoth([finding, notice]), aContext())
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="registry.example.com" package="tf-disco" id="0" hostname="localhost" timestamp="2026-11-20T12:00:00" tests="1" failures="1" errors="0" time="0.084">
<properties><property name="version" value="1.0.0"/><property name="dialect" value="both"/><property name="clients" value="Terraform and OpenTofu (CLI not detected; set \`dialect\` to check one)"/></properties>
<testcase name="registry.example.com" classname="tf-disco.hosts" time="0.084"><failure message="host registry.example.com does not provide a modules.v1 service" type="service-missing">error[service-missing] host registry.example.com does not provide a modules.v1 service
  at: main.tf:3:12
  help: it offers &lt;providers.v1&gt; only
  required by: hostnames input
  see: https://example.com/docs/problems/service.md#service-missing</failure></testcase>
<system-out>notice[host-recovered] a try failed (hostnames input)</system-out>
<system-err/>
</testsuite>
</testsuites>
`)
})

describe('a case', () => {
  it('fails with the errors at its host', () => {
    const service = aFinding({ code: 'service-missing', services: ['providers.v1'] })
    const other = aFinding({ code: 'service-url-empty', services: ['state.v2'] })
    expect(casesOf(withBoth([]))).toEqual(['tf-disco.hosts registry.example.com passed'])
    expect(casesOf(withBoth([service, other]))).toEqual([
      'tf-disco.hosts registry.example.com failure service-missing'
    ])
    expect(textsIn(renderJunit(withBoth([service, other]), aContext()), '//failure')[0]).toMatch(
      /^error\[service-missing\] .*\n(?: {2}.*\n)+error\[service-url-empty\] /
    )
  })

  it('is an error if discovery failed', () => {
    expect(casesOf(withBoth([aFinding({ code: 'host-timeout' })], { visit: failed }))).toEqual([
      'tf-disco.hosts registry.example.com error host-timeout'
    ])
  })

  it('is skipped with its host, but fails if the host is not allowed', () => {
    const problem = aProblem('host-generic', 'it is a generic hostname')
    const visit = aSkippedVisit(aHost('localterraform.com'), problem)
    const notice = aFinding({ ...problem, severity: 'notice' })
    expect(casesOf(aVerdict([aHostVerdict({ visit, findings: [notice] })]))).toEqual([
      'tf-disco.hosts localterraform.com skipped'
    ])
    const forbidden = aFinding({ code: 'host-not-allowed' })
    expect(casesOf(aVerdict([aHostVerdict({ visit, findings: [forbidden] })]))).toEqual([
      'tf-disco.hosts localterraform.com failure host-not-allowed'
    ])
  })

  it('fails with a warning only if fail-on is warning', () => {
    const verdict = withBoth([aFinding({ code: 'host-slow' })])
    expect(casesOf(verdict)).toContain('tf-disco.hosts registry.example.com passed')
    expect(casesOf(verdict, aContext({ failOn: 'warning' }))).toContain(
      'tf-disco.hosts registry.example.com failure host-slow'
    )
    expect(textsIn(renderJunit(verdict, aContext()), '//system-out')[0]).toMatch(
      /^warning\[host-slow\] /
    )
  })

  it('fails with an error if fail-on is never', () => {
    const context = aContext({ failOn: 'never' })
    expect(casesOf(withBoth([aFinding({ code: 'tls-expired' })]), context)).toContain(
      'tf-disco.hosts registry.example.com failure tls-expired'
    )
  })

  it('says that its host is new, and its suite has the remarks', () => {
    const context = aContext({ remarks: ['only <changed> files count'] })
    const xml = renderJunit(withBoth([aFinding({ isHostNew: true })]), context)
    expect(junitMistakes(xml)).toEqual([])
    expect(textsIn(xml, '(//failure)[1]')[0]).toContain('\n  host: new in this pull request\n')
    expect(textsIn(xml, '//property[@name="remark"]/@value')).toEqual([
      'only <changed> files count'
    ])
  })
})

describe('findings about files', () => {
  it('are a suite with a case per file and code, whose names do not depend on lines', () => {
    const files = [
      aFileFinding(),
      aFileFinding({ place: aPlace({ line: 9 }) }),
      aFileFinding({ place: aPlace({ file: 'b/main.tf' }) }),
      aFileFinding({ code: 'file-outside', place: aPlace({ file: 'c.tf' }) })
    ]
    const verdict = aVerdict([], { files })
    expect(casesOf(verdict, SCANNED)).toEqual([
      'tf-disco.files main.tf source-invalid failure source-invalid',
      'tf-disco.files b/main.tf source-invalid failure source-invalid'
    ])
    const xml = renderJunit(verdict, SCANNED)
    expect(textsIn(xml, '(//failure)[1]')[0]).toMatch(
      / at: main\.tf:3:12\n[\s\S]* at: main\.tf:9:12\n/
    )
    expect(textsIn(xml, '//system-out')[0]).toMatch(/^warning\[file-outside\] .*\(c\.tf:3\)$/)
  })

  it('are a passed case if there are none, and no suite if no file was read', () => {
    expect(casesOf(aVerdict([]), SCANNED)).toEqual(['tf-disco.files all files passed'])
    expect(casesOf(aVerdict([]))).toEqual([])
  })
})

it('accepts 5,000 failed hosts and 5,000 wrong files', () => {
  const failing = aHostVerdict({ findings: [aFinding()] })
  const hosts = Array.from({ length: 5000 }, () => failing)
  const files = Array.from({ length: 5000 }, (_, index) =>
    aFileFinding({ place: aPlace({ file: `stack-${index}/main.tf` }) })
  )
  const xml = renderJunit(aVerdict(hosts, { files }), SCANNED)
  expect(xml.match(/<failure /g)?.length).toBe(10_000)
  expect(xml.length).toBeLessThan(10_000_000)
})

describe('a report with hostile texts', () => {
  it('is valid and has no invisible characters', () => {
    const wrong = HOSTILE_TEXTS.flatMap(({ name, text: whole }) => {
      const text = whole.slice(0, 600)
      const xml = renderJunit(aHostileVerdict(text), aHostileContext(text))
      const lines = xml.split('\n')
      const commands = lines.filter((line) => /^\s*::|##\w*\[/.test(line))
      const mistakes = [...junitMistakes(xml), ...commands, ...lines.flatMap(unseenIn)]
      return mistakes.map((mistake) => `${name}: ${mistake}`)
    })
    expect(wrong).toEqual([])
  })

  it.each([
    { name: 'markup', text: '</failure><!-- ]]> &amp; "\'', want: '</failure><!-- ]]> &amp; "\'' },
    {
      name: 'what XML cannot hold',
      text: 'a\u0000b\uD800\uFFFE',
      want: 'a<U+0000>b<U+D800><U+FFFE>'
    },
    { name: 'lines', text: 'one\n::error::two', want: 'one<U+000A>::error::two' }
  ])('$name is read as it is shown', ({ text, want }) => {
    const xml = renderJunit(withBoth([aFinding({ message: text })]), aContext())
    expect(textsIn(xml, '(//failure)[1]/@message')).toEqual([want])
    expect(textsIn(xml, '(//failure)[1]')[0]).toContain(want)
  })
})
