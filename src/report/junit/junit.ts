// The verdict as JUnit XML: a suite with one case for each host, and a suite for files.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import { attemptsOf } from '../../judge/releases.ts'
import { failsCheck, type Verdict } from '../../judge/verdict.ts'
import { type Finding, firstPlaceOf } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { ReportContext } from '../outcome.ts'
import { showFile } from '../places.ts'
import { type JunitCase, type JunitSuite, outcomeFor, renderSuite } from './suite.ts'

/**
 * XML in pieces. The case of a host fails with an error at the host, and with a warning if `fail-on` is `warning`. It
 * is an `error` instead of a `failure` if discovery failed. JUnit has no warnings: other findings are listed in
 * the `system-out` of their suite. Findings in files have a case for each file and code, so that names stay the
 * same when lines move.
 */
export function* renderJunit(verdict: Verdict, context: ReportContext): Generator<string> {
  // With `fail-on: never` the check passes, but what is broken is not a passed test.
  const fails = ({ severity }: Finding): boolean =>
    severity === 'error' || failsCheck(severity, context.failOn)
  const { hosts, files } = verdict
  // No totals on the root: Ant's schema has no attributes there.
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>'
  for (const [id, host] of hosts.entries()) {
    yield* renderSuite(hostSuite(host, fails, context), id, context)
  }
  if (files.length > 0 || context.scan.files > 0) {
    yield* renderSuite(fileSuite(files, fails, context), hosts.length, context)
  }
  yield '\n</testsuites>\n'
}

// Jenkins splits a class name at its last dot, so hosts and files are names. GitLab lists cases by name only.
const HOSTS = 'tf-disco.hosts'
const FILES = 'tf-disco.files'

type Fails = (finding: Finding) => boolean

function hostSuite(host: HostVerdict, fails: Fails, context: ReportContext): JunitSuite {
  const { visit, findings } = host
  const { discovery } = visit.attempt
  const failing = findings.filter(fails)
  const name = showHostname(visit.host)
  const timeMs = attemptsOf(visit).reduce((total, { timing }) => total + timing.totalMs, 0)
  const outcome: JunitCase['outcome'] =
    failing.length === 0 && discovery.kind === 'skipped'
      ? { kind: 'skipped', lines: [discovery.problem.message] }
      : outcomeFor(discovery.kind === 'failed' ? 'error' : 'failure', failing, context)
  return {
    name,
    cases: [{ classname: HOSTS, name, timeMs, outcome }],
    timeMs,
    others: findings.filter((finding) => !fails(finding))
  }
}

function fileSuite(files: readonly Finding[], fails: Fails, context: ReportContext): JunitSuite {
  const testName = (finding: Finding): string =>
    [showFile(firstPlaceOf(finding)?.file ?? ''), finding.problem.code].join(' ').trim()
  const cases = Array.from(Map.groupBy(files.filter(fails), testName), ([name, group]) => ({
    classname: FILES,
    name,
    timeMs: 0,
    outcome: outcomeFor('failure', group, context)
  }))
  const timeMs = context.scan.durationMs
  const passed = {
    classname: FILES,
    name: 'all files',
    timeMs,
    outcome: { kind: 'passed' }
  } as const
  return {
    name: 'files',
    cases: cases.length === 0 ? [passed] : cases,
    timeMs,
    others: files.filter((finding) => !fails(finding))
  }
}
