import type { Finding } from '../../src/judge/finding.ts'
import type { HostRun } from '../../src/report/history/history.ts'
import { alarmOf } from '../../src/report/history/history.ts'
import { EXPIRING, FILES } from '../../src/report/issue.ts'
import { tlsExpiresSoon } from '../../src/rules/problems/http/tls.ts'
import { noteOf } from '../../src/rules/problems/note.ts'
import {
  decideIssue,
  type ExistingIssue,
  observationOf
} from '../../src/run/github/publish/issue-plan.ts'
import type { Run } from '../../src/run/github/workflow-run.ts'
import type { FailOn } from '../../src/settings/settings.ts'
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
  aVisit,
  HOST
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

const HOSTS = ['a.example.com', 'b.example.com', 'c.example.com'].map(aHost)
type RunOutcome = HostRun['outcome']

const OUTCOMES: readonly [RunOutcome, ...RunOutcome[]] = [
  'fails',
  'fails',
  'works',
  'warns',
  'unchecked'
]

const timeOf = (run: number) => new Date(Date.UTC(2026, 0, 1, run)).toISOString()

const hostVerdict = (host: HostRun['host'], outcome: RunOutcome) => {
  const isSkip = outcome === 'unchecked' || outcome === 'skipped'
  const problem = aProblem(outcome === 'unchecked' ? 'host-not-checked' : 'host-generic')
  return aHostVerdict({
    visit: isSkip ? aSkippedVisit(host, problem) : aVisit({ host }),
    findings: outcome === 'fails' ? [aFinding({ code: 'document-absent', host })] : []
  })
}

/** The issue after each run of several hosts, with the history of all runs before. */
function replay(
  runs: readonly (readonly RunOutcome[])[],
  issueAfter: number,
  hasFileError = false
) {
  let known: ExistingIssue | null = null
  return runs.map((outcomes, run) => {
    const alarms = HOSTS.map((host, index) => {
      const past = runs.slice(0, run + 1).map((each, number) => ({
        at: timeOf(number),
        run: `${number}.1`,
        host,
        outcome: each[index] ?? 'works',
        ms: null,
        codes: []
      }))
      const alarm = alarmOf(past, { issueAfter, failOn: 'error' })
      return [host, { recent: [], uptime: [], medianMs: null, incidents: [], alarm }] as const
    })
    const verdict = aVerdict(
      HOSTS.map((host, index) => hostVerdict(host, outcomes[index] ?? 'works')),
      { files: hasFileError ? [aFileFinding()] : [] }
    )
    const context = aContext({ history: new Map(alarms), startedAt: timeOf(run) })
    const now = observationOf({ verdict, context }, { issueAfter }, { id: run } as Run)
    const action = decideIssue(known, now)
    if (action.kind !== 'nothing') {
      known = { isOpen: action.kind !== 'close', reason: null, state: action.state }
    }
    const open: ExistingIssue | null = known
    const listed = open?.isOpen ? open.state.failing.first.map(({ subject }) => subject) : []
    return { action: action.kind, listed, now }
  })
}

const LETTERS = { fails: 'F', works: 'G', warns: 'G', unchecked: '', skipped: '' }

/** Of what the last complete series was: failing runs, or good ones. */
function isDown(outcomes: readonly RunOutcome[], issueAfter: number) {
  const text = outcomes.map((each) => LETTERS[each]).join('')
  const down = text.lastIndexOf('F'.repeat(issueAfter))
  const up = text.lastIndexOf('G'.repeat(issueAfter))
  return down > up
}

describe('runs in a row that the issue needs', () => {
  it('match a simple model in 1,000 random runs of three hosts', () => {
    const random = seededRandom(1313)
    for (let series = 0; series < 17; series += 1) {
      const issueAfter = 1 + random.below(4)
      const runs = Array.from({ length: 60 }, () => HOSTS.map(() => random.pick(OUTCOMES)))
      const want = runs.map((_, run) =>
        HOSTS.filter((_, index) =>
          isDown(
            runs.slice(0, run + 1).map((each) => each[index] ?? 'works'),
            issueAfter
          )
        )
      )
      expect(replay(runs, issueAfter).map(({ listed }) => listed)).toEqual(want)
    }
  })

  it('open nothing for a blip of another host in each run', () => {
    const runs = Array.from({ length: 30 }, (_, run) =>
      HOSTS.map((_, index) => (index === run % 3 ? 'fails' : 'works') as RunOutcome)
    )
    const seen = replay(runs, 2)
    expect(new Set(seen.map(({ action }) => action))).toEqual(new Set(['nothing']))
    expect([...(seen[4]?.now.pending ?? [])]).toEqual([['b.example.com', 1]])
  })

  it('count a host as failing until it has enough good runs, without an issue as well', () => {
    const runs: RunOutcome[][] = [['fails'], ['fails'], ['works'], ['works']]
    const seen = replay(runs, 2)
    const host = ['a.example.com']
    expect(seen.map(({ now }) => now.failing)).toEqual([[], host, host, []])
  })

  it('do not delay errors in files', () => {
    const [first] = replay([['works', 'works', 'works']], 9, true)
    expect(first?.listed).toEqual([FILES])
  })

  it.each<[FailOn, RunOutcome, boolean]>([
    ['error', 'fails', true],
    ['error', 'warns', false],
    ['warning', 'warns', true],
    ['never', 'fails', false]
  ])('with fail-on: %s, of a host that %s: is down is %s', (failOn, outcome, isDown) => {
    const past = HOSTS.slice(0, 2).map((host, at) => {
      return { at: timeOf(at), run: `${at}.1`, host, outcome, ms: null, codes: [] }
    })
    expect(alarmOf(past, { issueAfter: 2, failOn }).isDown).toBe(isDown)
  })

  it('drop a failing host that is skipped', () => {
    const runs: RunOutcome[][] = [['fails'], ['fails'], ['skipped']]
    const seen = replay(runs, 2)
    expect(seen.map(({ action }) => action)).toEqual(['nothing', 'open', 'close'])
  })
})

describe('a certificate or token that expires soon', () => {
  const soon = aFindingOf(
    noteOf(tlsExpiresSoon({ host: 'a.example.com', days: 9, expires: '2026-01-10' }))
  )
  const slow = aFinding({ code: 'host-slow', severity: 'warning' })
  const failingWith = (finding: Finding, failOn: FailOn) => {
    const verdict = aVerdict([aHostVerdict({ findings: [finding] })])
    const context = aContext({ failOn })
    return observationOf({ verdict, context }, { issueAfter: 1 }, { id: 1 } as Run).failing
  }

  it('opens the issue, which other warnings do not', () => {
    expect(failingWith(soon, 'error')).toEqual([EXPIRING])
    expect(failingWith(slow, 'error')).toEqual([])
    expect(failingWith(soon, 'never')).toEqual([])
    expect(failingWith(soon, 'warning')).toEqual([HOST])
  })
})
