import { type Event, mergeGroup, pullRequest, push, schedule } from '../support/events.ts'
import type { FakeIssue } from '../support/github-state.ts'
import { describe, expect, it } from '../support/jest.ts'
import { Publishing } from '../support/publishing.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const HOSTS = ['registry.example.com', 'app.example.com']
const [A = '', B = ''] = HOSTS
const WANTED = { inputs: { issue: 'on-failure' } }
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Lets time pass for what GitHub remembers, so that what it remembers is older. */
function pass(world: Publishing, ms: number): void {
  const before = (date: Date) => new Date(date.getTime() - ms)
  for (const issue of world.github.repository.issues) {
    issue.body = issue.body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
      before(new Date(time)).toISOString()
    )
    issue.created = before(issue.created)
    issue.updated = before(issue.updated)
    issue.closed = issue.closed && before(issue.closed)
  }
}

/** Number, state and title; what is not ours is left out. */
const shown = ({ number, state, title }: FakeIssue): string =>
  `#${number} ${state} ${title.replace('Terraform service discovery fails: ', '')}`

const issuesOf = (world: Publishing): readonly string[] =>
  world.github.repository.issues.filter(({ labels }) => labels.length > 0).map(shown)

/** The text of the comments, without markers, markup and origin. */
const told = (world: Publishing): readonly string[] =>
  world.github.repository.comments.map(({ body }) =>
    body
      .replace(/<!--.*-->\n/, '')
      .replace(/<sub>.*<\/sub>/, '')
      .replace(/<[^>]+>|\*\*/g, '')
      .replace(/, from .*? to .*? UTC/, '')
      .trim()
      .replace(/\n+/g, ' ')
  )

type Step = {
  readonly name: string
  /** Before the run. */
  readonly passMs?: number
  readonly event?: Event
  readonly down: readonly string[]
  readonly says: string
  readonly issues: readonly string[]
  /** What this run told in a comment. */
  readonly tells?: string
}

const LIFE: readonly Step[] = [
  { name: 'well from the start', down: [], says: 'unchanged, no failures', issues: [] },
  {
    name: 'a pull request may fail',
    event: pullRequest(2),
    down: [A],
    says: 'skipped, a pull_request event checks a proposed change',
    issues: []
  },
  {
    name: 'a merge queue too',
    event: mergeGroup(),
    down: [A],
    says: 'skipped, a merge_group event checks a proposed change',
    issues: []
  },
  {
    name: 'and so may a branch',
    event: push('other'),
    down: [A],
    says: 'skipped, not on the default branch',
    issues: []
  },
  { name: 'one host goes down', down: [A], says: '#3 opened', issues: [`#3 open ${A}`] },
  { name: 'nothing new', passMs: HOUR, down: [A], says: '#3 updated', issues: [`#3 open ${A}`] },
  {
    name: 'the other one as well',
    passMs: HOUR,
    down: [A, B],
    says: '#3 updated',
    issues: [`#3 open ${B}, ${A}`],
    tells: `❌ Failing: ${B}. ❌ Still failing: ${A}.`
  },
  {
    name: 'the first comes back',
    passMs: 90 * 60_000,
    down: [B],
    says: '#3 updated',
    issues: [`#3 open ${B}`],
    tells: `✅ Recovered: ${A} (after 3.5 h). ❌ Still failing: ${B}.`
  },
  {
    name: 'they change places',
    passMs: HOUR,
    event: push(),
    down: [A],
    says: '#3 updated',
    issues: [`#3 open ${A}`],
    tells: `❌ Failing: ${A}. ✅ Recovered: ${B} (after 2.5 h).`
  },
  {
    name: 'all is well',
    passMs: HOUR,
    down: [],
    says: '#3 closed',
    issues: [`#3 closed ${A}`],
    tells: `✅ Recovered: ${A} (after 1 h). Nothing fails any more. The outage lasted 5.5 h, as observed by this check.`
  },
  {
    name: 'down again in a week',
    passMs: 6 * DAY,
    down: [B],
    says: '#3 reopened',
    issues: [`#3 open ${B}`],
    tells: `Reopened: the failure continues or has returned. ❌ Failing: ${B}.`
  },
  {
    name: 'nothing new',
    passMs: 11 * DAY,
    down: [B],
    says: '#3 updated',
    issues: [`#3 open ${B}`]
  },
  {
    name: 'well after days',
    passMs: HOUR,
    down: [],
    says: '#3 closed',
    issues: [`#3 closed ${B}`],
    tells: `✅ Recovered: ${B} (after 11 days). Nothing fails any more. The outage lasted 11 days, as observed by this check.`
  },
  {
    name: 'down after more than a week',
    passMs: 8 * DAY,
    down: [A],
    says: '#4 opened',
    issues: [`#3 closed ${B}`, `#4 open ${A}`]
  },
  {
    name: 'nothing new',
    down: [A],
    says: '#4 updated',
    issues: [`#3 closed ${B}`, `#4 open ${A}`]
  },
  {
    name: 'and well at last',
    down: [],
    says: '#4 closed',
    issues: [`#3 closed ${B}`, `#4 closed ${A}`],
    tells: `✅ Recovered: ${A} (after less than a minute). Nothing fails any more. The outage lasted less than a minute, as observed by this check.`
  }
]

async function startWithOthers(): Promise<Publishing> {
  const world = await Publishing.start(HOSTS)
  world.github.repository.addIssue()
  world.github.repository.addIssue({ isPull: true })
  return world
}

it('one issue follows many runs: opened, updated, closed, reopened', async () => {
  await using world = await startWithOthers()
  let before = 0
  for (const [index, step] of LIFE.entries()) {
    const { name, passMs = 0, event = schedule(), down, says, issues, tells } = step
    pass(world, passMs)
    world.down.clear()
    for (const host of down) world.down.add(host)
    const said = await world.run(event, WANTED)
    const number = `${index + 1} ${name}`
    expect([number, ...said]).toEqual([number, `issue: ${says}`])
    expect([number, ...issuesOf(world)]).toEqual([number, ...issues])
    expect([number, ...told(world).slice(before)]).toEqual([number, ...(tells ? [tells] : [])])
    before = world.github.repository.comments.length
  }
  expect(world.github.violations).toEqual([])
})

describe('an open issue', () => {
  it('says since when each host fails', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), WANTED)
    pass(world, 3 * HOUR)
    world.down.add(B)
    await world.run(schedule(), WANTED)
    const body = world.github.repository.issues[2]?.body ?? ''
    expect(body).toContain('### ❌ Both registry hosts failed')
    const line = (host: string, span: string) =>
      new RegExp(
        `❌ Failing since [-\\d]+ \\d+&#58;\\d+ UTC &#40;${span}&#41;: <code>${host}</code>`
      )
    expect(body).toMatch(line(A, '3 h'))
    expect(body).toMatch(line(B, 'less than a minute'))
    world.down.clear()
    await world.run(schedule(), WANTED)
    const closed = world.github.repository.issues[2]?.body ?? ''
    expect(closed).toContain('### ✅ Both registry hosts passed')
    expect(closed).not.toContain('Failing since')
  })

  it('keeps a title that a person wrote', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), WANTED)
    const issue = world.github.repository.issues[2]
    if (issue) issue.title = 'The registry moves to a new host'
    world.down.add(B)
    await world.run(schedule(), WANTED)
    expect(issue?.title).toBe('The registry moves to a new host')
  })

  it('has all labels, and its first label gets a description and a colour', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), {
      inputs: { issue: 'on-failure', 'issue-labels': 'outage, team-a\nteam b' }
    })
    expect(world.github.repository.issues[2]?.labels).toEqual(['outage', 'team-a', 'team b'])
    const made = world.github.calls.find(({ operation }) => operation.endsWith('/labels'))
    expect(made?.body).toEqual({
      name: 'outage',
      color: 'b60205',
      description: 'Terraform registry outage'
    })
  })

  it('gets back a label that it has lost', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), WANTED)
    const issue = world.github.repository.issues[2]
    if (issue) issue.labels = []
    const said = await world.run(schedule(), WANTED)
    expect(said).toEqual(['issue: #3 updated'])
    expect(issue?.labels).toEqual(['registry-health'])
  })

  it('continues with another list of hosts, and says what is no longer checked', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), WANTED)
    const inputs = { issue: 'on-failure', hostnames: B }
    const said = await world.run(schedule(), { inputs })
    expect(said).toEqual(['issue: #3 closed'])
    expect(told(world)).toEqual([
      `⚪ No longer checked: ${A}. Nothing fails any more. The outage lasted less than a minute, as observed by this check.`
    ])
  })

  it('is separate for other hosts, jobs and dialects', async () => {
    await using world = await startWithOthers()
    for (const host of HOSTS) world.down.add(host)
    const runs = [
      { inputs: { ...WANTED.inputs, hostnames: A } },
      { inputs: { ...WANTED.inputs, hostnames: B } },
      { inputs: { ...WANTED.inputs, hostnames: A }, env: { GITHUB_JOB: 'other' } },
      { inputs: { ...WANTED.inputs, hostnames: A, dialect: 'opentofu' } }
    ]
    for (const run of runs) await world.run(schedule(), run)
    expect(issuesOf(world)).toEqual([
      `#3 open ${A}`,
      `#4 open ${B}`,
      `#5 open ${A}`,
      `#6 open ${A}`
    ])
    for (const run of runs) {
      const said = await world.run(schedule(), run)
      expect(said[0]).toMatch(/updated$/)
    }
    expect(world.github.violations).toEqual([])
  })

  it('is opened for errors in files', async () => {
    await using world = await startWithOthers()
    await world.run(schedule(), { ...WANTED, hasFileError: true })
    expect(issuesOf(world)).toEqual(['#3 open Registry check: 1 error in 1 file'])
    await world.run(schedule(), WANTED)
    expect(issuesOf(world)).toEqual(['#3 closed Registry check: 1 error in 1 file'])
  })
})

describe('an issue that a person closes during an outage', () => {
  const closeIt = (world: Publishing, reason: string) => {
    const issue = world.github.repository.issues[2]
    if (issue) Object.assign(issue, { state: 'closed', reason, closed: new Date() })
  }

  it('is reopened if it was closed as completed', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), WANTED)
    closeIt(world, 'completed')
    const said = await world.run(schedule(), WANTED)
    expect(said).toEqual(['issue: #3 reopened'])
    expect(told(world)).toEqual([
      `Reopened: the failure continues or has returned. ❌ Still failing: ${A}.`
    ])
  })

  it('stays closed as not planned until another host fails', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), WANTED)
    closeIt(world, 'not_planned')
    const same = await world.run(schedule(), WANTED)
    expect(same).toEqual(['issue: unchanged, it was closed as not planned'])
    world.down.add(B)
    const other = await world.run(schedule(), WANTED)
    expect(other).toEqual(['issue: #3 reopened'])
  })
})

describe('concurrent runs', () => {
  it.each([2, 4])('%i open one issue', async (count) => {
    await using world = await startWithOthers()
    const { github } = world
    world.down.add(A)
    github.misbehave({ operation: /^post .*issues$/, kind: 'meet', times: count })
    const runs = Array.from({ length: count }, () => world.run(schedule(), WANTED))
    const ended = await Promise.all(runs)
    const posts = github.operations.filter((name) => name === 'post /issues')
    expect(posts).toHaveLength(count)
    expect(issuesOf(world).filter((issue) => issue.includes('open'))).toEqual([`#3 open ${A}`])
    const duplicates = github.repository.issues.slice(3)
    expect(duplicates.map(({ body }) => body)).toEqual(
      duplicates.map(() => expect.stringMatching(/^Duplicate of #3,/))
    )
    expect(ended.flat().toSorted()).toEqual(
      [
        ...Array.from({ length: count - 1 }, () => 'issue: #3 was opened by another run'),
        'issue: #3 opened'
      ].toSorted()
    )
    expect(github.violations).toEqual([])
  })

  it('post one comment on an event', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), WANTED)
    world.down.add(B)
    world.github.misbehave({ operation: /^post .*comments$/, kind: 'meet', times: 2 })
    await Promise.all([world.run(schedule(), WANTED), world.run(schedule(), WANTED)])
    expect(told(world)).toEqual([`❌ Failing: ${B}. ❌ Still failing: ${A}.`])
  })

  it('that left a duplicate open have both issues closed after the outage', async () => {
    await using world = await startWithOthers()
    const { repository } = world.github
    world.down.add(A)
    await world.run(schedule(), WANTED)
    const { body = '', labels = [] } = repository.issues[2] ?? {}
    repository.addIssue({ body, labels: [...labels] })
    world.down.clear()
    for (let run = 0; run < 2; run += 1) await world.run(schedule(), WANTED)
    expect(repository.issues.slice(2).map(({ state }) => state)).toEqual(['closed', 'closed'])
  })
})

describe('a run that is cancelled between two requests', () => {
  /** Two hosts fail in a run whose requests of one kind fail; then those of `after` do. */
  async function breakOff(operation: RegExp, after: readonly string[]) {
    await using world = await startWithOthers()
    const { github } = world
    world.down.add(A)
    await world.run(schedule(), WANTED)
    for (const host of [A, B]) world.down.add(host)
    // What comes after it is not reached.
    github.misbehave({ operation, kind: 'status', status: 500, times: 3 })
    const broken = await world.run(schedule(), WANTED)
    expect(broken[0]).toMatch(/^warning: the issue was not written: .* returned 500 /)
    world.down.clear()
    for (const host of after) world.down.add(host)
    const healed = await world.run(schedule(), WANTED)
    expect(github.violations).toEqual([])
    return { said: healed, told: told(world), issues: issuesOf(world) }
  }

  const BOTH = `❌ Failing: ${B}. ❌ Still failing: ${A}.`

  it('before it posts an event leaves that to the next run', async () => {
    expect(await breakOff(/^post .*comments$/, [A, B])).toEqual({
      said: ['issue: #3 updated'],
      told: [BOTH],
      issues: [`#3 open ${B}, ${A}`]
    })
  })

  it('before it posts an event that is over says only what the next run observes', async () => {
    const healed = await breakOff(/^post .*comments$/, [])
    expect(healed.told).toEqual([expect.stringMatching(/Recovered: .* Nothing fails any more/)])
    expect(healed.issues).toEqual([`#3 closed ${A}`])
  })

  it('after it posted an event does not post it again', async () => {
    await using world = await startWithOthers()
    world.down.add(A)
    await world.run(schedule(), WANTED)
    world.down.add(B)
    const { github } = world
    github.misbehave({ operation: /^patch/, kind: 'status', status: 502, times: 3 })
    await world.run(schedule(), WANTED)
    expect(told(world)).toEqual([BOTH])
    const healed = await world.run(schedule(), WANTED)
    expect(healed).toEqual(['issue: #3 updated'])
    expect(told(world)).toEqual([BOTH])
  })

  it('before it closes the issue leaves that to the next run', async () => {
    await using world = await startWithOthers()
    const { github } = world
    world.down.add(A)
    await world.run(schedule(), WANTED)
    world.down.clear()
    github.misbehave({ operation: /^patch/, kind: 'cut', times: 3 })
    await world.run(schedule(), WANTED)
    expect(issuesOf(world)).toEqual([`#3 open ${A}`])
    await world.run(schedule(), WANTED)
    expect(issuesOf(world)).toEqual([`#3 closed ${A}`])
    expect(told(world)).toHaveLength(1)
  })
})

it('opens an issue after several failing runs, and closes it after as many good ones', async () => {
  await using home = await temporaryDirectory()
  await using world = await Publishing.start(HOSTS)
  const inputs = { issue: 'on-failure', 'issue-after': '2' }
  const said: string[] = []
  for (const down of [[A], [B], [B], [A], [A], [], []]) {
    world.down.clear()
    for (const host of down) world.down.add(host)
    const options = { inputs: { ...inputs, history: 'h.jsonl' }, workspace: home.path }
    said.push((await world.run(schedule(), options)).join('; ').replaceAll('issue: ', ''))
  }
  expect(said).toEqual([
    `unchanged, too few failing runs; ${A} failed in 1 of 2 runs needed to open an issue`,
    `unchanged, too few failing runs; ${B} failed in 1 of 2 runs needed to open an issue`,
    '#1 opened',
    `#1 updated; ${A} failed in 1 of 2 runs needed to open an issue`,
    '#1 updated',
    '#1 updated',
    '#1 closed'
  ])
  expect(issuesOf(world)).toEqual([`#1 closed ${A}`])
})
