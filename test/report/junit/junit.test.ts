import { describe, expect, it } from '@jest/globals'
import type { Finding, HostVerdict, Verdict } from '../../../src/judge/verdict.ts'
import { renderJunit } from '../../../src/report/junit/junit.ts'
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
import { junitMistakes, textsIn } from '../../support/report-schemas.ts'

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

it('is a suite a host and a case a requirement, with times, and says all of a failure', () => {
  const finding = aFinding({
    code: 'service-missing',
    service: 'modules.v1',
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
<testsuite name="registry.example.com" package="tf-disco" id="0" hostname="localhost" timestamp="2026-11-20T12:00:00" tests="2" failures="1" errors="0" time="0.084">
<properties><property name="version" value="1.0.0"/><property name="dialect" value="both"/></properties>
<testcase name="modules.v1" classname="registry.example.com" time="0.042"><failure message="host registry.example.com does not provide a modules.v1 service" type="service-missing">error[service-missing] host registry.example.com does not provide a modules.v1 service
  help: it offers &lt;providers.v1&gt; only
  affects: Terraform, OpenTofu
  used at: main.tf:3
  asked by: hostnames input
  see: https://example.com/docs/problems.md#service-missing</failure></testcase>
<testcase name="providers.v1" classname="registry.example.com" time="0.042"/>
<system-out>notice[host-recovered] a try failed (hostnames input)</system-out>
<system-err/>
</testsuite>
</testsuites>
`)
})

describe('a case', () => {
  it('fails by what is wrong with its service, and by what is wrong with the host', () => {
    const service = aFinding({ code: 'service-missing', service: 'providers.v1' })
    expect(casesOf(withBoth([service]))).toEqual([
      'registry.example.com modules.v1 passed',
      'registry.example.com providers.v1 failure service-missing'
    ])
    expect(casesOf(withBoth([aFinding({ code: 'tls-expired' }), service]))).toEqual([
      'registry.example.com modules.v1 failure tls-expired',
      'registry.example.com providers.v1 failure tls-expired'
    ])
  })

  it('is an error where the host could not be asked', () => {
    expect(casesOf(withBoth([aFinding({ code: 'host-timeout' })], { visit: failed }))).toEqual([
      'registry.example.com modules.v1 error host-timeout',
      'registry.example.com providers.v1 error host-timeout'
    ])
  })

  it('is skipped where the host was not to be asked, and fails where it is not allowed', () => {
    const problem = aProblem('host-generic', 'it stands for another host')
    const visit = aSkippedVisit(aHost('localterraform.com'), problem)
    const notice = aFinding({ ...problem, severity: 'notice' })
    expect(casesOf(aVerdict([aHostVerdict({ visit, findings: [notice] })]))).toEqual([
      'localterraform.com modules.v1 skipped'
    ])
    const forbidden = aFinding({ code: 'host-not-allowed' })
    expect(casesOf(aVerdict([aHostVerdict({ visit, findings: [forbidden] })]))).toEqual([
      'localterraform.com modules.v1 failure host-not-allowed'
    ])
  })

  it('of any service fails by every service that is wrong', () => {
    const any = aHostVerdict({
      requirements: [aRequirement({ service: 'any' })],
      findings: [aFinding({ code: 'service-url-empty', service: 'state.v2' })]
    })
    expect(casesOf(aVerdict([any]))).toEqual([
      'registry.example.com any service failure service-url-empty'
    ])
  })

  it('is there for an error of a service that nobody asked for', () => {
    const finding = aFinding({ code: 'service-url-empty', service: 'state.v2' })
    expect(casesOf(withBoth([finding]))).toEqual([
      'registry.example.com modules.v1 passed',
      'registry.example.com providers.v1 passed',
      'registry.example.com what nobody asked for failure service-url-empty'
    ])
  })

  it('fails by a warning only where warnings fail the check', () => {
    const verdict = withBoth([aFinding({ code: 'host-slow' })])
    expect(casesOf(verdict)).toContain('registry.example.com modules.v1 passed')
    expect(casesOf(verdict, aContext({ failOn: 'warning' }))).toContain(
      'registry.example.com modules.v1 failure host-slow'
    )
    expect(textsIn(renderJunit(verdict, aContext()), '//system-out')[0]).toMatch(
      /^warning\[host-slow\] /
    )
  })

  it('stays failed where nothing is to fail the check', () => {
    const context = aContext({ failOn: 'never' })
    expect(casesOf(withBoth([aFinding({ code: 'tls-expired' })]), context)).toContain(
      'registry.example.com modules.v1 failure tls-expired'
    )
  })

  it('says that its host is new in a pull request, and its suite how it was checked', () => {
    const context = aContext({ remarks: ['only <changed> files count'] })
    const xml = renderJunit(withBoth([aFinding({ isHostNew: true })]), context)
    expect(junitMistakes(xml)).toEqual([])
    expect(textsIn(xml, '(//failure)[1]')[0]).toContain(
      '\n  the host is new in this pull request\n'
    )
    expect(textsIn(xml, '//property[@name="remark"]/@value')).toEqual([
      'only <changed> files count'
    ])
  })

  it('says how many findings there are, and the first twenty of them', () => {
    const many = Array.from({ length: 30 }, (_, index) => aFinding({ message: `wrong ${index}` }))
    const xml = renderJunit(withBoth(many), aContext())
    expect(textsIn(xml, '(//failure)[1]/@message')).toEqual(['wrong 0 (and 29 more)'])
    const [text = ''] = textsIn(xml, '(//failure)[1]')
    expect(text.match(/^error\[/gm)?.length).toBe(20)
    expect(text).toMatch(/and 10 more findings; the JSON report has them all$/)
  })
})

describe('findings about files', () => {
  it('are a suite of their own, a case a file and code, so that a name outlives a moved line', () => {
    const files = [
      aFileFinding(),
      aFileFinding({ place: aPlace({ line: 9 }) }),
      aFileFinding({ place: aPlace({ file: 'b/main.tf' }) }),
      aFileFinding({ code: 'file-syntax', place: aPlace({ file: 'c.tf' }) })
    ]
    const verdict = aVerdict([], { files })
    expect(casesOf(verdict, SCANNED)).toEqual([
      'main.tf source-invalid failure source-invalid',
      'b/main.tf source-invalid failure source-invalid'
    ])
    const xml = renderJunit(verdict, SCANNED)
    expect(textsIn(xml, '(//failure)[1]')[0]).toMatch(/ at: main\.tf:3\n[\s\S]* at: main\.tf:9\n/)
    expect(textsIn(xml, '//system-out')[0]).toMatch(/^warning\[file-syntax\] .*\(c\.tf:3\)$/)
  })

  it('are a passed case when files were read and none is wrong, and no suite when none was read', () => {
    expect(casesOf(aVerdict([]), SCANNED)).toEqual(['files all that was read passed'])
    expect(casesOf(aVerdict([]))).toEqual([])
  })
})

it('holds 5,000 failed hosts and 5,000 wrong files', () => {
  const failing = aHostVerdict({ findings: [aFinding()] })
  const hosts = Array.from({ length: 5000 }, () => failing)
  const files = Array.from({ length: 5000 }, (_, index) =>
    aFileFinding({ place: aPlace({ file: `stack-${index}/main.tf` }) })
  )
  const xml = renderJunit(aVerdict(hosts, { files }), SCANNED)
  expect(xml.match(/<failure /g)?.length).toBe(10_000)
  expect(xml.length).toBeLessThan(10_000_000)
})

describe('whatever a host, a file or a person wrote', () => {
  it('stays text in a valid file, and every character of it can be seen', () => {
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
