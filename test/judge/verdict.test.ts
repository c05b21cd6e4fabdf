import { rowKey } from '../../src/judge/roots.ts'
import {
  type Evidence,
  type JudgeRules,
  judge,
  NOTHING_PREDICTED,
  type Verdict
} from '../../src/judge/verdict.ts'
import type { Hop } from '../../src/observe/network/redirects.ts'
import type { SentCertificate } from '../../src/observe/tls/sent.ts'
import { type Attempt, skip, type Visit } from '../../src/observe/visit/evidence.ts'
import type { Guess } from '../../src/observe/visit/requirements.ts'
import type { Dialect } from '../../src/read/scan/clients/dialect.ts'
import type { Bot } from '../../src/read/scan/clients/tool-files.ts'
import { onlyServiceOf } from '../../src/report/places.ts'
import type { Json } from '../../src/rules/go/json.ts'
import type { ProblemCode } from '../../src/rules/problems/catalogue.ts'
import { credentialsMalformed } from '../../src/rules/problems/credentials.ts'
import { hostNotChecked } from '../../src/rules/problems/not-contacted.ts'
import { type Note, noteOf } from '../../src/rules/problems/note.ts'
import type { Because, Place } from '../../src/rules/problems/place.ts'
import type { Severity } from '../../src/rules/problems/problem.ts'
import { MAIN_CLIENTS, RELEASES } from '../../src/rules/protocol/clients.ts'
import type { Hostname } from '../../src/rules/protocol/hostname.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import type { Settings } from '../../src/settings/settings.ts'
import {
  aCertificate,
  aFoundDiscovery,
  aHop,
  aHost,
  anAttempt,
  anIgnoreRule,
  aPlace,
  aProblem,
  aRequirement,
  aRootRow,
  aTiming,
  aUrl,
  aVisit,
  HOST
} from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

function aDialect(name: Dialect['name']): Dialect {
  const clients = name === 'both' ? MAIN_CLIENTS : [name]
  const releases = RELEASES.filter(({ client }) => clients.includes(client))
  return { name, clients, releases, versions: {}, why: 'set by dialect', evidence: [] }
}

type Case = {
  readonly visit?: Visit
  /** The required services; by default any one. */
  readonly required?: readonly string[]
  readonly dialect?: Dialect['name']
  readonly rules?: Partial<JudgeRules>
  readonly evidence?: Partial<Evidence>
}

function verdictOn({
  visit = aVisit(),
  required = ['any'],
  dialect = 'both',
  rules = {},
  evidence = {}
}: Case): Verdict {
  const { clients } = aDialect(dialect)
  const requirements = required.map((service) =>
    aRequirement({ host: visit.host, service, clients })
  )
  const complete = {
    requirements,
    visits: [visit],
    usages: [],
    notes: [],
    isEmpty: false,
    stopped: [],
    guesses: [],
    newHosts: new Set<Hostname>(),
    complaints: [],
    tokenVariables: [],
    tokenHosts: [],
    namedHosts: new Set<Hostname>(),
    tokenSources: new Map(),
    predicted: NOTHING_PREDICTED,
    roots: [],
    part: null,
    ...evidence
  }
  const all = {
    dialect: aDialect(dialect),
    certificateDays: 21,
    slowMs: 3000,
    isFork: false,
    isTerminal: false,
    now: NOW,
    failOn: 'error',
    depth: 'discovery',
    allowedHosts: [],
    hostnames: [],
    scan: [],
    usages: [],
    ignore: [],
    fixedHosts: [],
    changedOnly: false,
    resolve: [],
    ...rules
  } satisfies JudgeRules
  return judge(complete, all)
}

const BOT = { file: '.github/dependabot.yml' } as const

/** Each finding as `SEVERITY CODE SERVICE`. */
const codesOf = (verdict: Verdict): readonly string[] =>
  verdict.findings.map((finding) =>
    [finding.severity, finding.problem.code, onlyServiceOf(finding) ?? ''].join(' ').trim()
  )

const offering = (services: Readonly<Record<string, Json>>, more: Partial<Visit> = {}): Visit =>
  aVisit({
    attempt: anAttempt({
      discovery: aFoundDiscovery({
        services: Object.entries(services).map(([id, value]) => ({ id, value }))
      })
    }),
    ...more
  })

const met = (attempt: Partial<Attempt>, more: Partial<Visit> = {}): Visit =>
  aVisit({ attempt: anAttempt(attempt), ...more })

describe('a host from which any service is required', () => {
  const rows: readonly {
    name: string
    services: Record<string, Json>
    codes: readonly string[]
  }[] = [
    {
      name: 'passes with a login service',
      services: { 'login.v1': { client: 'x', authz: '/a', token: '/t' } },
      codes: []
    },
    {
      name: 'fails with an id that no client can look up',
      services: { modules: '/m/' },
      codes: ['error service-missing']
    },
    {
      name: 'warns about other services if one is usable',
      services: { 'modules.v1': '/m/', 'providers.v1': '/p', 'tfe.v2': 5, 'login.v1': '' },
      codes: [
        'warning service-url-no-slash providers.v1',
        'warning service-type tfe.v2',
        'warning login-type login.v1'
      ]
    },
    {
      name: 'ignores an unknown service that is an object',
      services: { 'modules.v1': '/m/', 'widgets.v1': {} },
      codes: []
    },
    {
      name: 'fails if no service is usable',
      services: { 'modules.v1': null, 'providers.v1': 'ftp://x/' },
      codes: ['error service-type modules.v1', 'error service-url-invalid providers.v1']
    }
  ]
  it.each(rows)('$name', ({ services, codes }) => {
    const verdict = verdictOn({ visit: offering(services) })
    expect(codesOf(verdict)).toEqual(codes)
    expect(verdict.passed).toBe(!codes.some((each) => each.startsWith('error')))
  })
})

describe('a required service', () => {
  const rows: readonly {
    name: string
    services: Record<string, Json>
    required: readonly string[]
    codes: readonly string[]
  }[] = [
    {
      name: 'is reported for each missing id',
      services: { 'modules.v1': '/m/' },
      required: ['modules.v1', 'login.v1', 'tfe.v2'],
      codes: ['error service-missing login.v1', 'error service-missing tfe.v2']
    },
    {
      name: 'passes for providers.v1 without a path',
      services: { 'providers.v1': 'https://registry.example.com' },
      required: ['providers.v1'],
      codes: []
    },
    {
      name: 'passes for tfe.v2 without a final slash',
      services: { 'tfe.v2': '/api/v2' },
      required: ['tfe.v2'],
      codes: []
    },
    {
      name: 'warns about a broken service that is not required',
      services: { 'modules.v1': '/m/', 'providers.v1': 5 },
      required: ['modules.v1'],
      codes: ['warning service-type providers.v1']
    }
  ]
  it.each(rows)('$name', ({ services, required, codes }) => {
    expect(codesOf(verdictOn({ visit: offering(services), required }))).toEqual(codes)
  })

  it('is on another host, of which bots need a token too', () => {
    const credentials = { source: 'TF_TOKEN_registry_example_com', hasToken: true, problem: null }
    const visit = offering({ 'modules.v1': 'https://cdn.example.org/' }, { credentials })
    const of = (bots: readonly Bot[], because: Because) => {
      const requirement = aRequirement({ host: visit.host, service: 'modules.v1' })
      const evidence = { bots, requirements: [{ ...requirement, because: [because] }] }
      return codesOf(verdictOn({ visit, evidence }))
    }
    const notice = 'notice service-url-cross-host modules.v1'
    const dependabot = (...ends: string[]): Bot => ({ ...BOT, client: 'dependabot', ends })
    const renovate = (...ends: string[]): Bot => ({ ...BOT, client: 'renovate', ends })
    const both = ['//.registry.example.com', '//.cdn.example.org']
    expect(of([], aPlace())).toEqual([notice])
    expect(of([dependabot()], 'hostnames input')).toEqual([notice])
    expect(of([dependabot(...both), renovate('.example.com', '.example.org')], aPlace())).toEqual([
      notice
    ])
    const missing = ['warning credentials-bot', 'warning credentials-bot', notice]
    expect(of([dependabot('//.example.com')], aPlace())).toEqual(missing)
    expect(of([dependabot('//.registry.example.com')], aPlace())).toEqual(missing.slice(1))
    expect(of([renovate('.example.com')], aPlace())).toEqual(missing.slice(1))
    expect(of([renovate('.e.com', '.ry.example.com')], aPlace())).toEqual(missing)
    expect(of([renovate()], aPlace()).toSorted()).toEqual([
      'notice credentials-bot',
      'notice credentials-bot',
      notice
    ])
  })

  it('affects only clients that replace the last part of a URL without a slash', () => {
    const services = { 'modules.v1': '/m', 'providers.v1': '/p' }
    const { findings, hosts } = verdictOn({
      visit: offering(services),
      required: Object.keys(services)
    })
    expect(findings.map(({ affects }) => affects)).toEqual([
      ['terraform', 'opentofu', 'dependabot'],
      ['dependabot', 'checkov']
    ])
    expect(hosts[0]?.clients).toMatchObject({
      terraform: 'fails',
      opentofu: 'fails',
      dependabot: 'fails',
      renovate: 'works',
      terragrunt: 'works',
      checkov: 'fails'
    })
  })
})

describe('clients that differ', () => {
  const visit = offering({ 'tfe.v2.x': '/api/' })
  it.each([
    { dialect: 'terraform', codes: ['error service-version tfe.v2.x'], terraform: 'fails' },
    { dialect: 'opentofu', codes: [], terraform: 'works' },
    { dialect: 'both', codes: ['error service-version tfe.v2.x'], terraform: 'fails' }
  ] as const)(
    'judges an id that only OpenTofu reads, with dialect $dialect',
    ({ dialect, codes, terraform }) => {
      const verdict = verdictOn({ visit, required: ['tfe.v2.x'], dialect })
      expect(codesOf(verdict)).toEqual(codes)
      expect(verdict.hosts[0]?.clients).toMatchObject({ terraform, opentofu: 'works' })
    }
  )

  const hops = (redirects: number): readonly Hop[] =>
    Array.from({ length: redirects + 1 }, (_, at) => aHop({ url: `https://${HOST}/${at}` }))
  it.each([
    [0, '', ''],
    [1, '', ''],
    [2, 'notice redirect-nested', 'notice redirect-nested'],
    [3, 'notice redirect-nested', 'notice redirect-nested'],
    [4, 'error redirect-limit', 'notice redirect-nested'],
    [9, 'error redirect-limit', 'notice redirect-nested']
  ])('judges %i redirects by the limit of each client', (redirects, terraform, opentofu) => {
    const seen = (['terraform', 'opentofu', 'both'] as const).map((dialect) =>
      codesOf(verdictOn({ visit: met({ hops: hops(redirects) }), dialect })).join()
    )
    expect(seen).toEqual([terraform, opentofu, terraform])
  })

  it('affects only the client whose limit is exceeded', () => {
    const { findings, hosts } = verdictOn({ visit: met({ hops: hops(5) }) })
    expect(findings[0]?.affects).toEqual(['terraform'])
    expect(hosts[0]?.clients).toMatchObject({ terraform: 'fails', opentofu: 'works' })
  })

  it.each([
    { totalMs: 3000, codes: [] },
    { totalMs: 3001, codes: ['warning host-slow'] },
    { totalMs: 5000, codes: ['warning host-slow'] },
    { totalMs: 5001, codes: ['warning host-timeout terraform'] },
    { totalMs: 10_000, codes: ['warning host-timeout terraform'] },
    {
      totalMs: 10_001,
      codes: ['error host-timeout opentofu', 'warning host-timeout terraform']
    },
    { totalMs: 11_001, codes: ['error host-timeout terraform,opentofu'] }
  ])('judges discovery that takes $totalMs ms by each release', ({ totalMs, codes }) => {
    const visit = met({ timing: aTiming({ totalMs }), headMs: totalMs })
    const { findings } = verdictOn({ visit })
    const seen = findings.map(({ severity, problem, affects }) =>
      `${severity} ${problem.code} ${affects.join(',')}`.trim()
    )
    expect(seen).toEqual(codes)
  })

  const SLOW = met({ timing: aTiming({ totalMs: 7000 }), headMs: 7000 })
  const FAST = anAttempt()

  it('names the releases that a slow host is too slow for', () => {
    const { findings, hosts } = verdictOn({ visit: SLOW })
    expect(findings.map(({ problem }) => plain(problem.message))).toEqual([
      `${HOST} took 7 s to return its discovery document; Terraform 1.15 and later wait 5 s in each of 4 attempts`
    ])
    expect(hosts[0]?.clients).toMatchObject({ terraform: 'warns', opentofu: 'works' })
  })

  it.each([
    { release: '1.14', codes: ['warning host-slow'] },
    { release: '1.15', codes: ['error host-timeout'] }
  ])('judges a slow host by Terraform $release alone if that is in use', ({ release, codes }) => {
    const releases = RELEASES.filter(({ name }) => name.includes(release))
    const rules = { dialect: { ...aDialect('terraform'), releases } }
    expect(codesOf(verdictOn({ visit: SLOW, dialect: 'terraform', rules }))).toEqual(codes)
  })

  it('finds a host slow, not broken, if a later attempt is fast', () => {
    expect(codesOf(verdictOn({ visit: { ...SLOW, later: [FAST] } }))).toEqual(['warning host-slow'])
  })
})

describe('certificates', () => {
  const DAY_MS = 86_400_000
  const expiring = (ms: number, more: Partial<SentCertificate> = {}): SentCertificate =>
    aCertificate({ expires: new Date(NOW + ms).toISOString(), ...more })
  const words = (...certificates: SentCertificate[]): readonly string[] =>
    verdictOn({ visit: met({ certificates }) }).findings.map(({ problem }) =>
      plain(problem.message)
    )

  it.each([
    { left: 21 * DAY_MS, codes: [] },
    { left: 21 * DAY_MS - 1000, codes: [/ 20 days, .*2026-12-11$/] },
    { left: 1.5 * DAY_MS, codes: [/ 1 day, .*2026-11-22$/] },
    { left: 1000, codes: [/today, .*2026-11-20$/] },
    { left: -1000, codes: [] }
  ])('$left ms before their end', ({ left, codes }) => {
    const messages = words(expiring(left))
    expect(messages).toHaveLength(codes.length)
    for (const [index, pattern] of codes.entries()) expect(messages[index]).toMatch(pattern)
  })

  it('are reported once per host, for the one that expires first', () => {
    const messages = words(
      expiring(5 * DAY_MS),
      expiring(3 * DAY_MS),
      expiring(9 * DAY_MS),
      expiring(4 * DAY_MS, { host: 'cdn.example.com' })
    )
    expect(messages).toEqual([
      expect.stringMatching(new RegExp(`${HOST} .*2026-11-23`)),
      expect.stringMatching(/cdn\.example\.com .*2026-11-24/)
    ])
  })
})

describe('discovery', () => {
  const problem = aProblem('document-status', 'it answered 503')
  const broken = anAttempt({ discovery: { kind: 'failed', problem, excerpt: null } })

  it('adds a notice with the first failure after a successful retry', () => {
    const verdict = verdictOn({ visit: aVisit({ earlier: [broken, broken] }) })
    expect(codesOf(verdict)).toEqual(['notice host-recovered'])
    expect(inWords(verdict.findings[0]?.problem.message)).toBe(
      `discovery of ${HOST} succeeded at attempt 3; the first attempt failed: it answered 503`
    )
  })

  it.each([
    {
      status: 503,
      name: '1.1',
      would: 'init with Terraform 1.14 and earlier and OpenTofu would have failed'
    },
    { status: 503, name: '1.15', would: 'init succeeded, because the CLI retries discovery' },
    { status: 408, name: '1.15', would: 'init with Terraform 1.15 and later would have failed' }
  ])('names the releases that fail after status $status among $name', ({ status, name, would }) => {
    const releases = RELEASES.filter((each) => name === '1.1' || each.name.includes(name))
    const visit = aVisit({ earlier: [{ ...broken, hops: [aHop({ status })] }] })
    const { findings } = verdictOn({ visit, rules: { dialect: { ...aDialect('both'), releases } } })
    expect(findings.map(({ problem }) => problem.help)).toEqual([
      `find out why the host fails intermittently; ${would}`
    ])
  })

  it('fails at the line of a module in use before that of an example', () => {
    const files = ['examples/a/main.tf', 'main.tf', 'tests/main.tf', 'network/main.tf']
    const { findings } = verdictOn({
      visit: met({
        discovery: { kind: 'absent', url: aUrl(`https://${HOST}/`), absence: 'status' }
      }),
      evidence: {
        requirements: [aRequirement({ because: files.map((file) => aPlace({ file })) })]
      }
    })
    expect(findings.map(({ places }) => places)).toEqual([
      ['main.tf', 'network/main.tf', 'examples/a/main.tf', 'tests/main.tf'].map((file) =>
        aPlace({ file })
      )
    ])
  })

  it('is judged by its last attempt', () => {
    expect(codesOf(verdictOn({ visit: aVisit({ earlier: [broken], attempt: broken }) }))).toEqual([
      'error document-status'
    ])
  })

  it('warns about a redirect to http and the token sent to it', () => {
    const hops = [aHop(), aHop({ url: 'http://cdn.example.com/', authorization: 'withheld' })]
    const verdict = verdictOn({ visit: met({ hops }) })
    expect(codesOf(verdict)).toEqual(['warning redirect-insecure'])
    expect(inWords(verdict.findings[0]?.problem.message)).toMatch(/token there in clear text/)
  })

  it('fails every required service if there is no document', () => {
    const url = aUrl(`https://${HOST}/.well-known/terraform.json`)
    const visit = met({ discovery: { kind: 'absent', url, absence: 'status' } })
    const verdict = verdictOn({ visit, required: ['modules.v1', 'providers.v1'] })
    expect(codesOf(verdict)).toEqual(['error document-absent'])
    expect(inWords(verdict.findings[0]?.problem.message)).toMatch(
      /a modules service, a providers service/
    )
  })

  it.each(['credentials-empty', 'credentials-malformed'] as const)('reports %s once', (code) => {
    const own = aProblem(code, 'the token is wrong')
    const discovery =
      code === 'credentials-malformed'
        ? ({ kind: 'failed', problem: own, excerpt: null } as const)
        : aFoundDiscovery()
    const visit = aVisit({
      attempt: anAttempt({ discovery }),
      credentials: { source: 'x', hasToken: true, problem: own }
    })
    const severity = code === 'credentials-empty' ? 'warning' : 'error'
    expect(codesOf(verdictOn({ visit }))).toEqual([`${severity} ${code}`])
  })
})

describe('the check', () => {
  const cases = {
    error: {},
    warning: { 'modules.v1': '/m' },
    notice: { 'modules.v1': 'https://cdn.example.org/' }
  }
  const rows = [
    { worst: 'error', error: false, warning: false, never: true },
    { worst: 'warning', error: true, warning: false, never: true },
    { worst: 'notice', error: true, warning: true, never: true }
  ] as const
  it.each(rows)(
    'passes or fails by fail-on if the worst finding is an $worst',
    ({ worst, ...passes }) => {
      for (const failOn of ['error', 'warning', 'never'] as const) {
        const verdict = verdictOn({ visit: offering(cases[worst]), rules: { failOn } })
        expect(verdict.findings[0]?.severity).toBe(worst)
        expect(verdict.passed).toBe(passes[failOn])
      }
    }
  )

  it('never passes if it ended before it was complete', () => {
    const signal = { kind: 'signal', signal: 'SIGINT' } as const
    const stopped = [signal]
    const visit = offering({ 'modules.v1': '/m/' })
    expect(verdictOn({ visit, evidence: { stopped } })).toMatchObject({ passed: false, stopped })
    const unchecked = skip(aHost(), hostNotChecked({ host: HOST, stopped: signal, isBegun: true }))
    const rules = {
      failOn: 'never',
      ignore: [anIgnoreRule('host-not-checked')]
    } as const
    const verdict = verdictOn({ visit: unchecked, rules, evidence: { stopped } })
    expect(verdict).toMatchObject({ passed: false, ignored: [{}], findings: [] })
    expect(codesOf(verdictOn({ visit: unchecked, evidence: { stopped } }))).toEqual([
      'error host-not-checked'
    ])
  })

  it('does not fail for ignored findings, and counts them', () => {
    const visit = offering({ 'providers.v1': '/p' })
    const code = 'service-url-no-slash'
    const rows = [
      { ignore: [], passed: false, ignored: 0 },
      { ignore: [anIgnoreRule(code)], passed: true, ignored: 1 },
      { ignore: [anIgnoreRule(code, { host: aHost() })], passed: true, ignored: 1 },
      { ignore: [anIgnoreRule(code, { host: aHost(`${HOST}:8443`) })], passed: false, ignored: 0 },
      { ignore: [anIgnoreRule(code, { host: aHost('example.com') })], passed: false, ignored: 0 },
      { ignore: [anIgnoreRule('service-missing')], passed: false, ignored: 0 }
    ] as const
    for (const { ignore, passed, ignored } of rows) {
      const verdict = verdictOn({ visit, required: ['providers.v1'], rules: { ignore } })
      expect([verdict.passed, verdict.ignored.length]).toEqual([passed, ignored])
    }
  })

  it('lists the most severe findings first', () => {
    const services = { 'modules.v1': 'http://cdn.example.org/m', 'providers.v1': '/p' }
    const severities = verdictOn({
      visit: offering(services),
      required: Object.keys(services)
    }).findings.map(({ severity }) => severity)
    expect(severities).toEqual(
      [...severities].sort((a, b) => 'ewn'.indexOf(a.charAt(0)) - 'ewn'.indexOf(b.charAt(0)))
    )
    expect(new Set(severities).size).toBe(3)
  })
})

describe('a module registry whose name module sources cannot contain', () => {
  it.each([
    { host: 'münchen.example', codes: ['error host-idn-module modules.v1'], dialect: 'terraform' },
    { host: 'münchen.example', codes: ['warning host-idn-module modules.v1'], dialect: 'opentofu' },
    { host: 'localhost:8443', codes: ['error host-dotless-module modules.v1'], dialect: 'both' }
  ] as const)(
    'reports $host with dialect $dialect, if modules are required',
    ({ host, codes, dialect }) => {
      const visit = { ...offering({ 'modules.v1': '/m/' }), host: aHost(host) }
      expect(codesOf(verdictOn({ visit, required: ['modules.v1'], dialect }))).toEqual(
        expect.arrayContaining([...codes])
      )
      expect(codesOf(verdictOn({ visit, required: ['any'], dialect })).join()).not.toMatch(
        /-module/
      )
    }
  )
})

it('gives the same verdict for the same evidence and does not change the evidence', () => {
  const visit = offering({ 'modules.v1': '/m', 'providers.v1': '/p' })
  const before = structuredClone(visit)
  expect(verdictOn({ visit })).toEqual(verdictOn({ visit }))
  expect(visit).toEqual(before)
})

describe('a host block', () => {
  const services = [{ id: 'modules.v1', value: '/v1/modules/' }] as const
  const block = (client: 'terraform' | 'opentofu') => ({ client, services, place: aPlace() })
  const absent = (...clients: readonly ('terraform' | 'opentofu')[]) =>
    met(
      { discovery: { kind: 'absent', url: aUrl(`https://${HOST}/`), absence: 'status' } },
      { forced: clients.map(block) }
    )

  it('replaces the document for both clients', () => {
    const verdict = verdictOn({ visit: absent('terraform', 'opentofu'), required: ['modules.v1'] })
    expect(codesOf(verdict)).toEqual(['notice services-forced'])
    expect(verdict.hosts[0]?.clients).toMatchObject({ terraform: 'works', opentofu: 'works' })
  })

  it('of one client leaves the document to the other', () => {
    const verdict = verdictOn({ visit: absent('opentofu'), required: ['modules.v1'] })
    expect(codesOf(verdict)).toEqual(['error document-absent modules.v1', 'notice services-forced'])
    expect(verdict.hosts[0]?.clients).toMatchObject({ terraform: 'fails', opentofu: 'works' })
  })

  it('fails only its clients if a required service is missing', () => {
    const visit = offering({ 'providers.v1': '/v1/providers/' }, { forced: [block('terraform')] })
    const verdict = verdictOn({ visit, required: ['providers.v1'] })
    expect(codesOf(verdict)).toContain('error service-missing providers.v1')
    expect(verdict.hosts[0]?.clients).toMatchObject({ terraform: 'fails', opentofu: 'works' })
  })
})

describe('credentials diagnostics', () => {
  const REFUSED = 'document-unauthorized'
  const closed = {
    discovery: {
      kind: 'failed',
      problem: aProblem('document-unauthorized', 'closed'),
      excerpt: null
    },
    hops: [aHop({ status: 401 })]
  } as const
  const hasToken = { source: 'x', hasToken: true, problem: null }

  it('report a missing token in the refusal', () => {
    const verdict = verdictOn({ visit: met(closed) })
    expect(codesOf(verdict)).toEqual(['error document-unauthorized'])
    expect(inWords(verdict.findings[0]?.problem.message)).toMatch(/^closed; no token was found/)
  })

  it('report an empty token in the refusal', () => {
    const problem = aProblem('credentials-empty', 'the token is empty')
    const credentials = { ...hasToken, problem }
    expect(codesOf(verdictOn({ visit: met({}, { credentials }) }))).toEqual([
      'warning credentials-empty'
    ])
    const verdict = verdictOn({ visit: met(closed, { credentials }) })
    expect(codesOf(verdict)).toEqual(['error document-unauthorized'])
    expect(inWords(verdict.findings[0]?.problem.message)).toBe('closed; the token is empty')
  })

  it('keep a short token beside a refusal by a public registry, which blocks the network', () => {
    const problem = aProblem('credentials-short')
    const blocked = { ...closed, hops: [aHop({ status: 403 })] }
    const visit = met(blocked, { credentials: { ...hasToken, problem } })
    const host = aHost('registry.terraform.io')
    expect(codesOf(verdictOn({ visit: { ...visit, host } }))).toContain('warning credentials-short')
  })

  it('report a malformed token and the mistake of another source in the refusal', () => {
    const malformed = credentialsMalformed({
      source: 'x',
      isInFile: false,
      slip: 'inner white space'
    })
    const named = { ...closed.discovery, problem: aProblem(REFUSED, 'rejected the token from x') }
    const sent = { ...closed, discovery: named }
    const found = { ...hasToken, problem: malformed }
    const { findings } = verdictOn({ visit: met(sent, { credentials: found }) })
    expect(findings.map(({ problem }) => plain(problem.message))).toEqual([
      'rejected the token from x; it contains white space'
    ])
    const helper = aProblem('credentials-helper', 'the helper failed')
    const credentials = { source: 'helper', hasToken: false, problem: helper }
    expect(codesOf(verdictOn({ visit: met(closed, { credentials }) }))).toEqual([
      'error document-unauthorized'
    ])
  })

  it('keep the error of a helper beside the refusal of a fork, which is a notice', () => {
    const problem = aProblem('credentials-helper')
    const credentials = { source: 'helper', hasToken: false, problem }
    const visit = met(closed, { credentials })
    expect(codesOf(verdictOn({ visit, rules: { isFork: true } }))).toEqual([
      'error credentials-helper',
      'notice document-unauthorized'
    ])
  })

  it('keep a malformed token beside a refusal for which it was not sent', () => {
    const { refusal: _, ...unsent } = aProblem(REFUSED)
    const credentials = { ...hasToken, problem: aProblem('credentials-malformed') }
    const visit = met(
      { ...closed, discovery: { ...closed.discovery, problem: unsent } },
      { credentials }
    )
    expect(codesOf(verdictOn({ visit }))).toEqual([
      'error credentials-malformed',
      'error document-unauthorized'
    ])
  })

  it('report a token that has expired, once, and one that soon will beside a refusal', () => {
    const DAY = 86_400_000
    const lasting = (days: number, issued: number | null = null) => ({
      credentials: { ...hasToken, life: { expires: NOW + days * DAY, issued } }
    })
    const refused = (days: number) => codesOf(verdictOn({ visit: met(closed, lasting(days)) }))
    expect(refused(-1)).toEqual(['error document-unauthorized'])
    expect(refused(1)).toEqual(['error document-unauthorized', 'warning credentials-expiry'])
    expect(refused(400)).toEqual(['error document-unauthorized'])
    const accepted = (days: number, issued?: number) =>
      codesOf(verdictOn({ visit: met({}, lasting(days, issued)) }))
    expect(accepted(-1)).toEqual(['warning credentials-expiry'])
    expect(accepted(1, NOW - 400 * DAY)).toEqual(['warning credentials-expiry'])
    // A program renews it.
    expect(accepted(1, NOW)).toEqual([])
  })

  it('report a misspelled variable, for an open host as well, and the first in a refusal', () => {
    const evidence = { tokenVariables: ['TFE_TOKEN_registry_example_com', 'TF_TOKEN_example_com'] }
    expect(codesOf(verdictOn({ evidence }))).toEqual(['warning credentials-near-miss'])
    expect(codesOf(verdictOn({ evidence, visit: met(closed) }))).toEqual([
      'error document-unauthorized',
      'warning credentials-near-miss'
    ])
    expect(codesOf(verdictOn({ evidence, visit: met(closed, { credentials: hasToken }) }))).toEqual(
      ['error document-unauthorized']
    )
  })

  it('report a token for a host that is not checked', () => {
    const evidence = { tokenHosts: [aHost('other.example.com'), aHost()] }
    const verdict = verdictOn({ evidence })
    expect(codesOf(verdict)).toEqual(['notice credentials-unused'])
    expect(inWords(verdict.files[0]?.problem.message)).toContain('other.example.com')
  })

  it('report no token for a host that a file names, or that files which were not read may name', () => {
    const tokenHosts = [aHost('other.example.com')]
    for (const namedHosts of [new Set(tokenHosts), null]) {
      expect(codesOf(verdictOn({ evidence: { tokenHosts, namedHosts } }))).toEqual([])
    }
  })

  it('do not fail a pull request from a fork', () => {
    const verdict = verdictOn({ visit: met(closed), rules: { isFork: true } })
    expect(codesOf(verdict)).toEqual(['notice document-unauthorized'])
    expect(verdict.passed).toBe(true)
  })
})

describe('a finding about the default host of an assumed CLI', () => {
  const SET = 'if this repository uses OpenTofu, set `dialect`'
  const visit = met({ certificates: [aCertificate({ expires: '2026-11-22T12:00:00Z' })] })
  const helpFor = (because: readonly Because[], guesses: readonly Guess[]) => {
    const requirements = [aRequirement({ because, isImplied: true })]
    const { findings } = verdictOn({ visit, evidence: { requirements, guesses } })
    return plain(findings[0]?.problem.help ?? '')
  }
  const guess = (repository: string | null, host = aHost()): Guess => {
    return { repository, hosts: new Set([host]) }
  }
  const of = (repository: string): Place => aPlace({ file: `${repository}//main.tf` })

  it('ends with the setting that mends the assumption', () => {
    const known = helpFor([aPlace()], [])
    expect(known).not.toContain('OpenTofu')
    expect(helpFor([aPlace()], [guess(null)])).toBe(`${known}; ${SET}`)
    expect(helpFor([aPlace()], [guess(null, aHost('other.example.com'))])).toBe(known)
    expect(helpFor(['hostnames input'], [guess(null)])).not.toContain('OpenTofu')
  })

  it('names the repositories that assume it in a check of several', () => {
    const places = ['acme/a', 'acme/b', 'acme/c'].map(of)
    expect(helpFor(places, [guess('acme/b'), guess('acme/d')])).toMatch(
      /; if acme\/b uses OpenTofu, set `dialect` for `tf-disco usages`$/
    )
    expect(helpFor(places, [guess('acme/a'), guess('acme/c')])).toMatch(
      /; if acme\/a, acme\/c use OpenTofu, set `dialect` for `tf-disco usages`$/
    )
    expect(helpFor(places, [guess('acme/d')])).not.toContain('OpenTofu')
  })
})

describe('what is predicted', () => {
  const about = (code: ProblemCode, place: Because = aPlace()) =>
    noteOf(aProblem(code), { services: ['modules.v1'], host: aHost(), places: [place] })
  const row = aRootRow({ chosen: { terraform: null }, rejectedAt: [aPlace()] })
  const predicting = (
    note: Note | null,
    rules: Partial<JudgeRules> = {},
    ofFiles: readonly Note[] = []
  ) => {
    const notes = note === null ? [] : [{ ...note, rowKeys: [rowKey('.', row)] }]
    const roots = [{ directory: '.', clients: MAIN_CLIENTS, rows: [row] }]
    const predicted = { ...NOTHING_PREDICTED, notes, roots }
    const {
      hosts,
      files,
      roots: judged
    } = verdictOn({
      evidence: { predicted, notes: ofFiles },
      rules
    })
    const found = judged[0]?.rows[0]
    return [
      hosts[0]?.findings.length,
      files.length,
      found?.worst,
      found?.problems.map(({ code }) => code)
    ]
  }

  it('is a finding of the host only if that is at fault, or only `hostnames` names it', () => {
    expect(predicting(about('version-none-fits'))).toEqual([0, 1, 'error', ['version-none-fits']])
    expect(predicting(about('versions-status'))).toEqual([1, 0, 'error', ['versions-status']])
    expect(predicting(about('module-unknown', 'hostnames input')).slice(0, 2)).toEqual([1, 0])
  })

  it('is not shown in a root module if it is ignored', () => {
    const ignore = [anIgnoreRule('version-none-fits')]
    expect(predicting(about('version-none-fits'), { ignore })).toEqual([0, 0, null, []])
  })

  it('is what the files alone show, at the lines of its constraints', () => {
    const note = (line: number): Note =>
      noteOf(aProblem('constraint-unmeetable'), { places: [aPlace({ line })] })
    expect(predicting(null, {}, [note(3), note(4)])).toEqual([
      0,
      1,
      'error',
      ['constraint-unmeetable']
    ])
    expect(predicting(null, {}, [note(4)])).toEqual([0, 1, null, []])
  })
})

it('keeps 10,000 places of a finding', () => {
  const finding = (count: number) =>
    noteOf(aProblem('versions-status'), {
      host: aHost(),
      places: Array.from({ length: count }, (_, index) => aPlace({ line: index + 1 }))
    })
  const predicted = { ...NOTHING_PREDICTED, notes: [finding(3), finding(10_005)] }
  const because = Array.from({ length: 2 }, (_, index) => aPlace({ line: index + 1 }))
  const requirements = [aRequirement({ because })]
  const { findings } = verdictOn({ evidence: { predicted, requirements } })
  expect(findings.map(({ places }) => places.length)).toEqual([3, 10_000])
})

it.each<[Settings['depth'], boolean, Severity]>([
  ['discovery', false, 'error'],
  ['versions', false, 'warning'],
  ['versions', true, 'error']
])(
  'at depth %s, calls a host without services that init needs (%s=%s) an error',
  (depth, isForInit, severity) => {
    const host = aHost(HOST)
    const requirements = [
      aRequirement({ host, isForInit: false }),
      aRequirement({ host, isForInit })
    ]
    const { findings } = verdictOn({
      visit: offering({}),
      rules: { depth },
      evidence: { requirements }
    })
    expect(findings.map((finding) => finding.severity)).toEqual([severity, severity])
  }
)

it('explains nothing by a finding that is ignored', () => {
  const problem = aProblem('module-unknown')
  const about = { host: aHost(), services: ['modules.v1'], places: [aPlace()] }
  const notes = [noteOf(problem, { ...about, clients: ['terraform'] })]
  const codesWith = (ignore: JudgeRules['ignore']) =>
    verdictOn({
      visit: offering({ 'modules.v1': `${HOST}/v1/` }),
      rules: { ignore, depth: 'versions' },
      evidence: {
        requirements: [aRequirement({ service: 'modules.v1', because: [aPlace()] })],
        predicted: { ...NOTHING_PREDICTED, notes }
      }
    }).findings.map(({ severity, problem: { code } }) => `${severity} ${code}`)
  expect(codesWith([])).toEqual(['error service-url-looks-like-host'])
  const place = aPlace()
  for (const limits of [{}, { place, line: place.line, reason: 'why' }]) {
    const rule = anIgnoreRule('service-url-looks-like-host', limits)
    expect(codesWith([rule])).toEqual(['error module-unknown'])
  }
})

it('keeps a host that only plan contacts and allowed-hosts leaves out an error', () => {
  const problem = aProblem('host-not-allowed')
  const { findings } = verdictOn({
    visit: met({ discovery: { kind: 'skipped', problem } }),
    rules: { depth: 'versions' },
    evidence: { requirements: [aRequirement({ isForInit: false })] }
  })
  expect(findings).toMatchObject([{ severity: 'error' }])
})

describe('a host that is asked and not visited, such as a network mirror', () => {
  const host = aHost('mirror.example.org')
  const request = {
    host,
    slowest: { url: aHop().url, timing: aTiming() },
    certificates: [aCertificate({ host, expires: new Date(NOW + 86_400_000).toISOString() })]
  }
  const problem = aProblem('versions-status')
  const notes = [noteOf(problem, { host, places: [aPlace()] })]
  const predicted = { ...NOTHING_PREDICTED, notes, requests: [request] }
  const evidence = { predicted, tokenHosts: [host] }

  it('has findings beside those of files, with its places, and a certificate that counts', () => {
    const { files, passed } = verdictOn({ evidence })
    expect(files.map((each) => [each.problem.code, each.host, each.places.length])).toEqual([
      ['versions-status', host, 1],
      ['tls-expires-soon', host, 0]
    ])
    expect(passed).toBe(false)
  })

  it('can be named by ignore', () => {
    const ignore = [anIgnoreRule('versions-status', { host })]
    expect(verdictOn({ evidence, rules: { ignore } })).toMatchObject({
      passed: true,
      ignored: [{}]
    })
  })
})

describe('a mistake in the program that shows in what one host served', () => {
  const crashing = (): Visit => {
    const services = aFoundDiscovery()
    Object.defineProperty(services, 'services', {
      get: () => {
        throw new Error('cannot be judged')
      }
    })
    return aVisit({ host: aHost('bad.example.com'), attempt: anAttempt({ discovery: services }) })
  }
  const absent = offering({}, { host: aHost('good.example.com') })
  const both = (rules: Partial<JudgeRules> = {}) =>
    verdictOn({
      evidence: {
        visits: [crashing(), absent],
        requirements: [crashing(), absent].map(({ host }) =>
          aRequirement({ host, service: 'modules.v1' })
        )
      },
      rules
    })

  it('is a problem of that host, and the others have their verdicts', () => {
    const { passed, hosts, findings } = both()
    expect(passed).toBe(false)
    expect(
      hosts.map(({ visit, findings }) => [visit.host, ...findings.map((one) => one.problem.code)])
    ).toEqual([
      ['bad.example.com', 'host-check-crashed'],
      ['good.example.com', 'service-missing']
    ])
    expect(findings[0]?.places).toEqual(aRequirement().because)
    expect(hosts[0]?.clients).toMatchObject({ terraform: 'warns', opentofu: 'warns' })
  })

  it('can be ignored for that host', () => {
    const ignore = [anIgnoreRule('host-check-crashed', { host: aHost('bad.example.com') })]
    const { ignored, findings } = both({ ignore })
    expect(ignored).toHaveLength(1)
    expect(findings.map(({ problem }) => problem.code)).toEqual(['service-missing'])
  })
})
