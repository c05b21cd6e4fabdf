// A check that ended early, in every output format.

import type { HostVerdict } from '../../src/judge/host-verdict.ts'
import { skip } from '../../src/observe/visit/evidence.ts'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { worstFirst } from '../../src/report/outcome.ts'
import { sentenceOf } from '../../src/report/sentence.ts'
import { renderMarkdown } from '../../src/report/summary.ts'
import { hostNotChecked } from '../../src/rules/problems/not-contacted.ts'
import { describeStop } from '../../src/rules/problems/stops.ts'
import { outputsOf } from '../../src/run/github/runner.ts'
import {
  aContext,
  aFinding,
  aHost,
  aHostVerdict,
  aRequirement,
  aVerdict
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { renderJson, renderSarif, renderText } from '../support/whole-reports.ts'

const DEADLINE = { kind: 'deadline', ms: 600_000 } as const
const SIGNAL = { kind: 'signal', signal: 'SIGTERM' } as const

function unchecked(name: string, isIgnored = false): HostVerdict {
  const host = aHost(name)
  const counts = { isBegun: false, unchecked: 2, total: 4 }
  const problem = hostNotChecked({ host, stopped: DEADLINE, ...counts })
  const finding = { ...aFinding({ code: 'host-not-checked' }), host, problem }
  const findings = isIgnored ? [] : [finding]
  const requirements = [aRequirement({ host })]
  return aHostVerdict({ visit: skip(host, problem), findings, requirements })
}

const FAILED = aHostVerdict({ findings: [aFinding()] })
const HOSTS = [unchecked('b.example.com'), aHostVerdict(), unchecked('a.example.com'), FAILED]
const verdict = aVerdict(HOSTS, { passed: false, stopped: [DEADLINE] })
const ignored = aVerdict([unchecked('b.example.com', true)], { passed: false, stopped: [SIGNAL] })
const text = renderText(verdict, {
  colour: false,
  width: Number.POSITIVE_INFINITY,
  context: aContext()
})

describe('the sentence', () => {
  it.each([
    [verdict, `1 of 4 registry hosts failed, 2 not checked (${describeStop(DEADLINE)})`],
    [ignored, `1 registry host is not checked (${describeStop(SIGNAL)})`],
    [
      aVerdict([aHostVerdict()], { passed: false, stopped: [SIGNAL] }),
      `${describeStop(SIGNAL)}; 1 registry host passed`
    ],
    [
      aVerdict([], { passed: false, stopped: [{ kind: 'crash' }] }),
      `${describeStop({ kind: 'crash' })}; no registry hosts to check`
    ]
  ])('says why the check ended', (given, sentence) => {
    expect(sentenceOf(given, aContext())).toBe(sentence)
  })

  it('lists hosts that failed before those that were not checked', () => {
    expect(worstFirst(HOSTS).map(({ visit }) => visit.host)).toEqual([
      FAILED.visit.host,
      'b.example.com',
      'a.example.com',
      FAILED.visit.host
    ])
  })
})

describe('the log', () => {
  it('names the hosts that were not checked after what failed, and says the help once', () => {
    expect(text).toMatch(
      /^error\[host-not-checked\]: .*HOST .*\n {2}hosts: b\.example\.com, a\.example\.com\n {2}required by: hostnames input\n {2}help: .*\n$/m
    )
    expect(text.match(/a\.example\.com/g)).toHaveLength(1)
    expect(text.indexOf('error[document-type]')).toBeLessThan(text.indexOf('host-not-checked'))
  })

  it('names hosts that were not checked if their findings are ignored', () => {
    const hosts = ['a', 'b', 'c', 'd'].map((name) => unchecked(`${name}.example.com`, true))
    const given = aVerdict(hosts, { passed: false, stopped: [SIGNAL] })
    const options = { colour: false, width: 100, context: aContext() }
    expect(renderText(given, options)).toContain(
      '✗ 4 hosts not checked: a.example.com, b.example.com, c.example.com, d.example.com\n'
    )
  })
})

describe('the summary', () => {
  it('has one entry for hosts that were not checked, and the help once', () => {
    const page = renderMarkdown(verdict, aContext())
    expect(page).toContain(
      '## ❌ 1 of 4 registry hosts failed, 2 not checked (the deadline of 600 s was reached)'
    )
    expect(page).toMatch(/<b>2 hosts&#58; [^<]*<\/b> \(<a [^>]*>host-not-checked<\/a>\)/)
    expect(page.match(/deadline-seconds/g)).toHaveLength(1)
    expect(page).not.toMatch(/<summary>.*not checked/)
  })

  it('lists hosts that were not checked although `ignore` hides that', () => {
    expect(renderMarkdown(ignored, aContext())).toContain(
      '<summary>❌ <b><code>b.example.com</code></b> not checked</summary>'
    )
  })
})

describe('a complete report for programs', () => {
  it.each([
    ['by the deadline', DEADLINE, 1],
    ['by a signal', SIGNAL, 3]
  ])('says that the check was ended %s', (_, stopped, exitCode) => {
    const given = { ...verdict, stopped: [stopped] }
    const report = JSON.parse(renderJson(given, aContext()))
    expect(report.passed).toBe(false)
    expect(report.stopped).toBe(describeStop(stopped))
    const { invocations, properties } = JSON.parse(renderSarif(given, aContext())).runs[0]
    expect(invocations[0]).toMatchObject({ executionSuccessful: false, exitCode })
    expect(properties.passed).toBe(false)
    expect(outputsOf(given)).toMatchObject({ passed: false, errors: 3 })
  })

  it('says nothing about the end of a check that is complete', () => {
    expect(JSON.parse(renderJson(aVerdict(), aContext()))).not.toHaveProperty('stopped')
  })
})

it('fails with an annotation even if every finding is ignored', () => {
  expect(renderAnnotations(ignored, aContext())).toEqual([
    {
      level: 'error',
      title: 'The check failed',
      message: `1 registry host is not checked (${describeStop(SIGNAL)})`
    }
  ])
})
