import type { HostVerdict } from '../../../src/judge/host-verdict.ts'
import type { Verdict } from '../../../src/judge/verdict.ts'
import { badgesOf } from '../../../src/report/badge/badge.ts'
import { tlsExpiresSoon } from '../../../src/rules/problems/http/tls.ts'
import { noteOf } from '../../../src/rules/problems/note.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aFindingOf,
  aHost,
  aHostVerdict,
  aProblem,
  aSkippedVisit,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { textsIn } from '../../support/report-schemas.ts'

const context = aContext({ startedAt: '2026-11-22T06:00:00Z' })
const up = aHostVerdict({ visit: aVisit() })
const down = aHostVerdict({ findings: [aFinding({ code: 'document-absent' })] })
const warned = aHostVerdict({
  findings: [aFinding({ code: 'document-absent', severity: 'warning' })]
})
const expiring = (expires: string) =>
  aHostVerdict({
    findings: [aFindingOf(noteOf(tlsExpiresSoon({ host: 'a.example.com', days: 9, expires })))]
  })
const skipped = aHostVerdict({ visit: aSkippedVisit(aHost(), aProblem('host-generic')) })
const early = { stopped: [{ kind: 'deadline', ms: 1000 }], passed: false } as const

const ROWS: readonly (readonly [message: string, color: string, Verdict])[] = [
  ['3 up', 'brightgreen', aVerdict([up, warned, up, skipped])],
  ['2 up, expiry in 9 d', 'yellow', aVerdict([up, expiring('2026-12-01T20:00:00Z')])],
  ['2 up, expired', 'yellow', aVerdict([expiring('2026-12-01'), expiring('2026-11-21')])],
  ['1 of 2 down', 'red', aVerdict([down, expiring('2026-12-01')])],
  ['1 of 3 down', 'red', aVerdict([up, down, up])],
  ['1 up, check failed', 'orange', aVerdict([up], { files: [aFileFinding()] })],
  ['no hosts', 'lightgrey', aVerdict([])],
  ['incomplete', 'orange', aVerdict([up], early)],
  ['incomplete, 1 down', 'red', aVerdict([up, down], early)]
]

it.each(ROWS)('says "%s" in %s', (message, color, verdict) => {
  const badge = JSON.parse(badgesOf('badge.json', { verdict, context })[0]?.text ?? '')
  const label = 'registries'
  expect(badge).toEqual({ schemaVersion: 1, label, message, color, isError: !verdict.passed })
})

const imagesOf = (verdict: Verdict, path = 'health/x.badge.json') =>
  badgesOf(path, { verdict, context }).slice(1)
const unchecked = aHostVerdict({ visit: aSkippedVisit(aHost(), aProblem('host-not-checked')) })

const STATES: readonly (readonly [state: string, HostVerdict])[] = [
  ['up', up],
  ['up', warned],
  ['down', down],
  ['expiry in 9 d', expiring('2026-12-01T20:00:00Z')],
  ['expired', expiring('2026-11-21')],
  ['not checked', unchecked]
]

it.each(STATES)('the image of a host says "%s" in white that can be read', (state, host) => {
  const [{ text } = { text: '' }] = imagesOf(aVerdict([host]))
  const local = (name: string) => `//*[local-name()="${name}"]`
  expect(textsIn(text, local('title'))).toEqual([`registry.example.com: ${state}`])
  expect(textsIn(text, local('text'))).toEqual(['registry.example.com', state])
  const fills = textsIn(text, `${local('path')}/@fill`)
  expect(fills.map((fill) => contrastWithWhite(fill) >= 4.5)).toEqual([true, true])
  const [left = 0, right = 0] = textsIn(text, `${local('text')}/@textLength`).map(Number)
  expect(textsIn(text, '/*/@width').map(Number)).toEqual([left + right + 24])
})

/** WCAG 2.2, relative luminance. */
function contrastWithWhite(fill: string): number {
  const digits = fill.length === 4 ? fill.replaceAll(/[\da-f]/g, '$&$&') : fill
  const [red = 0, green = 0, blue = 0] = (digits.match(/[\da-f]{2}/g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

describe('the images of hosts', () => {
  const named = (...names: readonly string[]) =>
    aVerdict(names.map((name) => aHostVerdict({ visit: aVisit({ host: aHost(name) }) })))
  const pathsOf = (verdict: Verdict, path?: string) =>
    imagesOf(verdict, path).map((image) => image.path)

  it('are beside the JSON, in ASCII', () => {
    const verdict = named('реестр.рф:8443', 'a.example.com', 'a.')
    expect(pathsOf(verdict)).toEqual([
      'health/x.xn--e1aa5aceg.xn--p1ai_8443.badge.svg',
      'health/x.a.example.com.badge.svg',
      'health/x.a..badge.svg'
    ])
    expect(pathsOf(verdict, 'ALL.BADGE.JSON')[1]).toBe('ALL.a.example.com.badge.svg')
  })

  it('leave out hosts that are not to be contacted, and names that are too long for a file', () => {
    expect(pathsOf(aVerdict([skipped]))).toEqual([])
    expect(pathsOf(named(`${'a.'.repeat(100)}a`, `${'b.'.repeat(99)}bb`))).toEqual([
      `health/x.${'b.'.repeat(99)}bb.badge.svg`
    ])
  })

  it('are at most 100, of the first hosts', () => {
    const names = Array.from({ length: 101 }, (_, at) => `r${at}.example.com`)
    const paths = pathsOf(named(...names))
    expect(paths).toHaveLength(100)
    expect(paths.at(-1)).toBe('health/x.r99.example.com.badge.svg')
  })
})
