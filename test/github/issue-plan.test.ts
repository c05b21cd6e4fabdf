import { FILES } from '../../src/report/issue.ts'
import {
  decideIssue,
  type ExistingIssue,
  type IssueState,
  type Observation,
  readIssueState,
  sharedHosts
} from '../../src/run/github/publish/issue-plan.ts'
import { describe, expect, it } from '../support/jest.ts'

type IssueAction = ReturnType<typeof decideIssue>

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`
const HOSTS = ['a.example.com', 'b.example.com', 'c.example.com']

const observed = (
  at: number,
  failing: readonly string[],
  parts: Partial<Observation> = {}
): Observation => ({
  hosts: HOSTS,
  failing,
  since: new Map(),
  unsettled: new Map(),
  issueAfter: 1,
  pending: new Map(),
  isWhole: true,
  at: day(at),
  run: at,
  ...parts
})

/** What an issue remembers after these runs, all of which could tell everything. */
function stateAfter(...runs: readonly Observation[]): IssueState {
  let known: ExistingIssue | null = null
  let state: IssueState | null = null
  for (const each of runs) {
    const step: IssueAction = decideIssue(known, each)
    if (step.kind === 'nothing') continue
    state = step.state
    known = { isOpen: step.kind !== 'close', reason: null, state }
  }
  if (state === null) throw new Error('nothing has happened')
  return state
}

const open = (state: IssueState): ExistingIssue => ({ isOpen: true, reason: null, state })
const closed = (state: IssueState, reason = 'completed'): ExistingIssue => ({
  isOpen: false,
  reason,
  state
})

const eventOf = (step: IssueAction) => ('event' in step ? step.event : null)
const A = ['a.example.com']
const AB = ['a.example.com', 'b.example.com']

describe('decideIssue', () => {
  const ROWS: readonly (readonly [string, ExistingIssue | null, Observation, string])[] = [
    [
      'keeps one closed as not planned without failures',
      closed(stateAfter(observed(1, A)), 'not_planned'),
      observed(2, []),
      'nothing'
    ],
    [
      'keeps one that a later run has updated',
      open(stateAfter(observed(9, A))),
      observed(8, []),
      'nothing'
    ]
  ]

  it.each(ROWS)('%s', (_, known, now, want) => {
    expect(decideIssue(known, now).kind).toBe(want)
  })
})

describe('an event', () => {
  it('does not exist while the same hosts fail', () => {
    expect(eventOf(decideIssue(open(stateAfter(observed(1, A))), observed(2, A)))).toBeNull()
  })

  it('lists what fails, recovered, is gone and still fails', () => {
    const known = open(stateAfter(observed(1, AB), observed(3, [...AB, FILES])))
    const now = observed(5, ['a.example.com', 'c.example.com'], {
      hosts: ['a.example.com', 'c.example.com']
    })
    expect(eventOf(decideIssue(known, now))).toEqual({
      at: day(5),
      down: ['c.example.com'],
      up: [{ subject: FILES, since: day(3) }],
      gone: ['b.example.com'],
      still: ['a.example.com'],
      endedSince: null,
      isReopened: false
    })
  })

  it('at the end of an outage has its beginning', () => {
    const known = open(stateAfter(observed(1, A), observed(2, AB), observed(3, ['b.example.com'])))
    const event = eventOf(decideIssue(known, observed(4, [])))
    expect(event?.endedSince).toBe(day(1))
    expect(event?.up).toEqual([{ subject: 'b.example.com', since: day(2) }])
  })

  it('of a reopened issue begins a new outage', () => {
    const step = decideIssue(closed(stateAfter(observed(1, A), observed(2, []))), observed(5, A))
    if (step.kind !== 'reopen') throw new Error(step.kind)
    expect(step.state.since).toBe(day(5))
    expect(step.event?.isReopened).toBe(true)
  })

  it('continues the outage if a person had closed the issue', () => {
    const step = decideIssue(closed(stateAfter(observed(1, A))), observed(3, A))
    if (step.kind !== 'reopen') throw new Error(step.kind)
    expect(step.state.since).toBe(day(1))
  })
})

describe('a host that an open issue lists', () => {
  const known = open(stateAfter(observed(1, A)))
  const failingAfter = (now: Observation) => {
    const step = decideIssue(known, now)
    return step.kind === 'nothing' ? step.why : step.state.failing.first
  }

  it('fails until it has enough good runs, even if the history is lost', () => {
    const now = observed(2, [], { unsettled: new Map([['a.example.com', 1]]), issueAfter: 2 })
    expect(failingAfter(now)).toEqual([
      { subject: 'a.example.com', since: day(1), recovering: { good: 1, needed: 2 } }
    ])
  })

  it('neither recovers nor is gone while parts of the check are missing', () => {
    const now = observed(2, [], { hosts: ['b.example.com'], isWhole: false })
    expect(failingAfter(now)).toEqual([{ subject: 'a.example.com', since: day(1) }])
    expect(eventOf(decideIssue(known, now))).toBeNull()
  })

  it('recovers when it was checked, although other parts are missing', () => {
    expect(decideIssue(known, observed(2, [], { isWhole: false })).kind).toBe('close')
  })
})

it('lists since when a host has failed, not since it counts as failing', () => {
  const now = observed(4, A, { since: new Map([['a.example.com', day(2)]]) })
  expect(stateAfter(now)).toMatchObject({ since: day(2), failing: { first: [{ since: day(2) }] } })
})

describe('an outage of ten thousand hosts', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `host-${index}.example.com`).toSorted()
  const all = observed(1, many, { hosts: many })

  it('is stored in a bounded text', () => {
    expect(JSON.stringify(stateAfter(all)).length).toBeLessThan(15_000)
  })

  it('has no event while nothing changes', () => {
    expect(eventOf(decideIssue(open(stateAfter(all)), { ...all, at: day(2), run: 2 }))).toBeNull()
  })

  it('has no host as newly failing that may have failed before', () => {
    const event = eventOf(
      decideIssue(open(stateAfter(all)), {
        ...all,
        failing: many.slice(1),
        run: 2
      })
    )
    expect(event?.down).toEqual([])
    expect(event?.up.map(({ subject }) => subject)).toEqual([many[0]])
    expect(event?.still).toHaveLength(9999)
  })
})

describe('sharedHosts', () => {
  const state = stateAfter(observed(1, A))
  it.each([
    ['the same hosts', HOSTS, 4],
    ['one less', HOSTS.slice(1), 2],
    ['one more', [...HOSTS, 'd.example.com'], 3],
    ['others', ['x.example.com'], 0],
    ['none', [], 1]
  ])('%s', (_, hosts, want) => {
    expect(sharedHosts(hosts, state)).toBe(want)
  })
})

describe('a stored state that people have edited', () => {
  const whole = stateAfter(observed(1, A))

  it('is read back as it was without edits', () => {
    expect(readIssueState(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  })

  it.each([
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { hosts: [] },
    { hosts: { first: [1] }, failing: { first: [] } }
  ])('is not used: %j', (value) => expect(readIssueState(value)).toBeNull())

  it.each([
    ['no times', { since: 'yesterday' }, { since: null }],
    ['a time that is none', { since: '2026-99-99T00:00:00Z' }, { since: null }],
    ['a number that is none', { run: 'x' }, { run: 0 }],
    [
      'a count below what is there',
      { hosts: { first: HOSTS, count: 0 } },
      { hosts: { first: HOSTS, count: 3 } }
    ]
  ])('keeps its valid parts: %s', (_, change, want) => {
    expect(readIssueState({ ...whole, ...change })).toEqual({ ...whole, ...want })
  })
})
