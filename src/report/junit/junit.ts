// The verdict as JUnit XML: a suite per host, a case per required service.

import type { Finding } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import { attemptsOf } from '../../judge/releases.ts'
import { failsCheck, type Verdict } from '../../judge/verdict.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { ReportContext } from '../outcome.ts'
import { showService } from '../phrases.ts'
import { originOf } from '../places.ts'
import { visible, visibleFile } from '../safe-text.ts'
import type { JunitCase, JunitSuite } from './suite.ts'
import { noteLines, outcomeFor, renderSuite, xmlElement } from './suite.ts'

/**
 * A case fails with an error about its service or its host, and with a warning if `fail-on` is `warning`.
 * It is an `error` instead of a `failure` if discovery failed. JUnit has no warnings: other findings are
 * listed in the `system-out` of their suite. Findings in files are a suite of their own with a case for
 * each file and code, so that names stay the same when lines move.
 */
export function renderJunit(verdict: Verdict, context: ReportContext): string {
  // With `fail-on: never` the check passes, but what is broken is not a passed test.
  const fails = ({ severity }: Finding): boolean =>
    severity === 'error' || failsCheck(severity, context.failOn)
  const suites = [
    ...verdict.hosts.map((host) => hostSuite(host, fails, context)),
    ...fileSuites(verdict, fails, context)
  ]
  // No totals on the root: Ant's schema has no attributes there.
  const content = suites.map((suite, id) => `\n${renderSuite(suite, id, context)}`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('testsuites', {}, `${content}\n`)}\n`
}

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

/** None when no file was read and nothing is wrong. */
function fileSuites(
  { files }: Verdict,
  fails: Fails,
  context: ReportContext
): readonly JunitSuite[] {
  if (files.length === 0 && context.scan.files === 0) return []
  const groups = Map.groupBy(files.filter(fails), (finding) =>
    [finding.problem.code, originOf(finding).first?.file ?? ''].join(' ')
  )
  const cases = [...groups.values()].flatMap((group): readonly JunitCase[] =>
    group.slice(0, 1).map((first) => ({
      classname: visibleFile(originOf(first).first?.file ?? ''),
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
  return [
    {
      name: 'files',
      cases: cases.length === 0 ? [passed] : cases,
      timeMs: context.scan.durationMs,
      notes: noteLines(files.filter((finding) => !fails(finding)))
    }
  ]
}
