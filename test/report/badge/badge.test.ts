import type { Verdict } from '../../../src/judge/verdict.ts'
import { renderBadge } from '../../../src/report/badge/badge.ts'
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
import { expect, it } from '../../support/jest.ts'

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
  const badge = JSON.parse(renderBadge({ verdict, context }))
  const label = 'registries'
  expect(badge).toEqual({ schemaVersion: 1, label, message, color, isError: !verdict.passed })
})
