import type { Verdict } from '../../../src/judge/verdict.ts'
import { renderBadge } from '../../../src/report/badge/badge.ts'
import {
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aProblem,
  aSkippedVisit,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { expect, it } from '../../support/jest.ts'

const up = aHostVerdict({ visit: aVisit() })
const down = aHostVerdict({ findings: [aFinding({ code: 'document-absent' })] })
const warned = aHostVerdict({
  findings: [aFinding({ code: 'document-absent', severity: 'warning' })]
})
const skipped = aHostVerdict({ visit: aSkippedVisit(aHost(), aProblem('host-generic')) })
const early = { stopped: [{ kind: 'deadline', ms: 1000 }], passed: false } as const

const ROWS: readonly (readonly [message: string, color: string, Verdict])[] = [
  ['3 up', 'brightgreen', aVerdict([up, warned, up, skipped])],
  ['1 of 3 down', 'red', aVerdict([up, down, up])],
  ['1 up, check failed', 'orange', aVerdict([up], { files: [aFileFinding()] })],
  ['no hosts', 'lightgrey', aVerdict([])],
  ['incomplete', 'orange', aVerdict([up], early)],
  ['incomplete, 1 down', 'red', aVerdict([up, down], early)]
]

it.each(ROWS)('says "%s" in %s', (message, color, verdict) => {
  const badge = JSON.parse(renderBadge(verdict))
  const label = 'registries'
  expect(badge).toEqual({ schemaVersion: 1, label, message, color, isError: !verdict.passed })
})
