// The verdict as JUnit XML: a suite per host, a case per required service.

import type { Finding } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import { attemptsOf } from '../../judge/releases.ts'
import { failsCheck, type Verdict } from '../../judge/verdict.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { ReportContext } from '../outcome.ts'
import { showCount, showService } from '../phrases.ts'
import { fitting, Room } from '../pieces.ts'
import { firstPlaceOf } from '../places.ts'
import { visible, visibleFile } from '../safe-text.ts'
import type { JunitCase, JunitSuite } from './suite.ts'
import { noteLines, outcomeFor, renderSuite } from './suite.ts'

// Test reporters read the whole file into memory.
const MAX_BYTES = 60e6
// Of the suite of the files.
const MAX_CASES = 10_000

/**
 * XML in pieces. A case fails with an error about its service or its host, and with a warning if `fail-on` is `warning`.
 * It is an `error` instead of a `failure` if discovery failed. JUnit has no warnings: other findings are
 * listed in the `system-out` of their suite. Findings in files are a suite of their own with a case for
 * each file and code, so that names stay the same when lines move. If suites do not fit, a last one says how
 * many.
 */
export function* renderJunit(
  verdict: Verdict,
  context: ReportContext,
  maxBytes = MAX_BYTES
): Generator<string> {
  // With `fail-on: never` the check passes, but what is broken is not a passed test.
  const fails = ({ severity }: Finding): boolean =>
    severity === 'error' || failsCheck(severity, context.failOn)
  // No totals on the root: Ant's schema has no attributes there.
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>'
  let id = 0
  const render = (suite: () => JunitSuite) => `\n${renderSuite(suite(), id++, context)}`
  const left = yield* fitting(suitesOf(verdict, fails, context), new Room(maxBytes), render)
  if (left > 0) yield render(() => leftOut(left))
  yield '\n</testsuites>\n'
}

/** Made one by one, since each takes as much memory as its text. */
const suitesOf = (
  verdict: Verdict,
  fails: Fails,
  context: ReportContext
): readonly (() => JunitSuite)[] => [
  ...verdict.hosts.map((host) => () => hostSuite(host, fails, context)),
  ...(verdict.files.length === 0 && context.scan.files === 0
    ? []
    : [() => fileSuite(verdict, fails, context)])
]

const leftOut = (suites: number): JunitSuite => ({
  name: 'left out',
  cases: [],
  timeMs: 0,
  notes: [`and ${showCount(suites, 'more suite')}; the JSON report has their findings`]
})

type Fails = (finding: Finding) => boolean

function hostSuite(host: HostVerdict, fails: Fails, context: ReportContext): JunitSuite {
  const { visit, findings } = host
  const name = showHostname(visit.host)
  const timeMs = attemptsOf(visit).reduce((total, { timing }) => total + timing.totalMs, 0)
  const cases = hostCases(host, findings.filter(fails), context)
  return {
    name,
    // One visit decides all cases of a host, so each gets an equal share of its time.
    cases: cases.map((one) => ({ ...one, classname: name, timeMs: timeMs / cases.length })),
    timeMs,
    notes: noteLines(findings.filter((finding) => !fails(finding)))
  }
}

type Outcome = Pick<JunitCase, 'name' | 'outcome'>

function hostCases(
  host: HostVerdict,
  failing: readonly Finding[],
  context: ReportContext
): readonly Outcome[] {
  const { visit, requirements } = host
  const { discovery } = visit.attempt
  const kind = discovery.kind === 'failed' ? 'error' : 'failure'
  const required = new Set(requirements.map(({ service }) => service))
  const takesRest = required.has('any')
  const isRest = ({ service }: Finding) => service !== null && !required.has(service)
  const cases = requirements.map(({ service }): Outcome => {
    const own = failing.filter(
      (finding) =>
        finding.service === null ||
        finding.service === service ||
        (service === 'any' && isRest(finding))
    )
    const outcome: JunitCase['outcome'] =
      own.length === 0 && discovery.kind === 'skipped'
        ? { kind: 'skipped', message: discovery.problem.message }
        : outcomeFor(kind, own, context)
    return { name: showService(service), outcome }
  })
  const rest = takesRest ? [] : failing.filter(isRest)
  if (rest.length === 0) return cases
  return [...cases, { name: 'services not required', outcome: outcomeFor(kind, rest, context) }]
}

function fileSuite({ files }: Verdict, fails: Fails, context: ReportContext): JunitSuite {
  const groups = Map.groupBy(files.filter(fails), (finding) =>
    [finding.problem.code, firstPlaceOf(finding)?.file ?? ''].join(' ')
  )
  const cases = [...groups.values()].slice(0, MAX_CASES).flatMap((group): readonly JunitCase[] =>
    group.slice(0, 1).map((first) => ({
      classname: visibleFile(firstPlaceOf(first)?.file ?? ''),
      name: visible(first.problem.code),
      timeMs: 0,
      outcome: outcomeFor('failure', group, context)
    }))
  )
  const passed: JunitCase = {
    classname: 'files',
    name: 'all files',
    timeMs: context.scan.durationMs,
    outcome: { kind: 'passed' }
  }
  return {
    name: 'files',
    cases: cases.length === 0 ? [passed] : cases,
    casesLeftOut: groups.size - cases.length,
    timeMs: context.scan.durationMs,
    notes: noteLines(files.filter((finding) => !fails(finding)))
  }
}
