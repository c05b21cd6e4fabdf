import { describe, expect, it } from '@jest/globals'
import type { Json } from '../src/go/json.ts'
import { type Evidence, type JudgeRules, judge, type Verdict } from '../src/judge/verdict.ts'
import type { Certificate, Hop } from '../src/network/observation.ts'
import { MAIN_CLIENTS } from '../src/protocol/clients.ts'
import type { Hostname } from '../src/protocol/hostname.ts'
import type { Dialect } from '../src/scan/client-detection.ts'
import type { Attempt, Visit } from '../src/visit/evidence.ts'
import {
  aCertificate,
  aFoundDiscovery,
  aHop,
  aHost,
  anAttempt,
  aPlace,
  aRequirement,
  aTiming,
  aVisit,
  HOST
} from './support/evidence-builder.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

function aDialect(name: Dialect['name']): Dialect {
  return { name, clients: name === 'both' ? MAIN_CLIENTS : [name], why: 'set by dialect' }
}

type Case = {
  readonly visit?: Visit
  /** What must be offered; by default anything. */
  readonly required?: readonly string[]
  readonly dialect?: Dialect['name']
  readonly rules?: Partial<JudgeRules>
  /** What else is known of credentials. */
  readonly told?: Partial<Pick<Evidence, 'complaints' | 'tokenVariables' | 'tokenHosts'>>
}

function verdictOn({
  visit = aVisit(),
  required = ['any'],
  dialect = 'both',
  rules = {},
  told = {}
}: Case): Verdict {
  const { clients } = aDialect(dialect)
  const requirements = required.map((service) =>
    aRequirement({ host: visit.host, service, clients })
  )
  const evidence = {
    requirements,
    visits: [visit],
    notes: [],
    newHosts: new Set<Hostname>(),
    complaints: [],
    tokenVariables: [],
    tokenHosts: [],
    ...told
  }
  return judge(evidence, {
    dialect: aDialect(dialect),
    certificateDays: 21,
    slowMs: 3000,
    isFork: false,
    now: NOW,
    failOn: 'error',
    ignore: [],
    ...rules
  })
}

/** Each finding as `SEVERITY CODE SERVICE`. */
const said = (verdict: Verdict): readonly string[] =>
  verdict.findings.map(({ severity, problem, service }) =>
    [severity, problem.code, service ?? ''].join(' ').trim()
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

describe('any one service', () => {
  const rows: readonly { name: string; services: Record<string, Json>; says: readonly string[] }[] =
    [
      { name: 'is one that works', services: { 'modules.v1': '/m/' }, says: [] },
      { name: 'is one of tomorrow', services: { 'widgets.v1': '/w' }, says: [] },
      {
        name: 'is a login',
        services: { 'login.v1': { client: 'x', authz: '/a', token: '/t' } },
        says: []
      },
      { name: 'is not none', services: {}, says: ['error service-missing'] },
      {
        name: 'is not an id that nobody can ask for',
        services: { modules: '/m/' },
        says: ['error service-missing']
      },
      {
        name: 'is not one of a wrong type',
        services: { 'modules.v1': 5 },
        says: ['error service-type modules.v1']
      },
      {
        name: 'is not one that no client can use',
        services: { 'providers.v1': '/p' },
        says: ['error service-url-no-slash providers.v1']
      },
      {
        name: 'is enough: the others are warnings then',
        services: { 'modules.v1': '/m/', 'providers.v1': '/p', 'tfe.v2': 5, 'login.v1': '' },
        says: [
          'warning service-url-no-slash providers.v1',
          'warning service-type tfe.v2',
          'warning login-type login.v1'
        ]
      },
      {
        name: 'is enough although a service of tomorrow is an object',
        services: { 'modules.v1': '/m/', 'widgets.v1': {} },
        says: []
      },
      {
        name: 'is not there when all of them are wrong',
        services: { 'modules.v1': null, 'providers.v1': 'ftp://x/' },
        says: ['error service-type modules.v1', 'error service-url-invalid providers.v1']
      }
    ]
  it.each(rows)('$name', ({ services, says }) => {
    const verdict = verdictOn({ visit: offering(services) })
    expect(said(verdict)).toEqual(says)
    expect(verdict.passed).toBe(!says.some((each) => each.startsWith('error')))
  })
})

describe('a required service', () => {
  const rows: readonly {
    name: string
    services: Record<string, Json>
    required: readonly string[]
    says: readonly string[]
  }[] = [
    { name: 'is there', services: { 'modules.v1': '/m/' }, required: ['modules.v1'], says: [] },
    {
      name: 'is not there',
      services: { 'modules.v1': '/m/' },
      required: ['providers.v1'],
      says: ['error service-missing providers.v1']
    },
    {
      name: 'is there in another version',
      services: { 'modules.v2': '/m/' },
      required: ['modules.v1'],
      says: ['error service-version modules.v1']
    },
    {
      name: 'is each of several',
      services: { 'modules.v1': '/m/' },
      required: ['modules.v1', 'login.v1', 'tfe.v2'],
      says: ['error service-missing login.v1', 'error service-missing tfe.v2']
    },
    {
      name: 'for providers needs its slash',
      services: { 'providers.v1': '/p' },
      required: ['providers.v1'],
      says: ['error service-url-no-slash providers.v1']
    },
    {
      name: 'for providers needs none after a host',
      services: { 'providers.v1': 'https://registry.example.com' },
      required: ['providers.v1'],
      says: []
    },
    {
      name: 'for modules would rather have one',
      services: { 'modules.v1': '/m' },
      required: ['modules.v1'],
      says: ['warning service-url-no-slash modules.v1']
    },
    {
      name: 'for the cloud needs none',
      services: { 'tfe.v2': '/api/v2' },
      required: ['tfe.v2'],
      says: []
    },
    {
      name: 'is all that counts: another may be broken',
      services: { 'modules.v1': '/m/', 'providers.v1': 5 },
      required: ['modules.v1'],
      says: ['warning service-type providers.v1']
    },
    {
      name: 'has a URL with a user name',
      services: { 'modules.v1': 'https://user:password@h/' },
      required: ['modules.v1'],
      says: ['error service-url-credentials modules.v1']
    },
    {
      name: 'has an invalid URL whose path reads like credentials',
      services: { 'modules.v1': 'https://h:80a/reset/username/password/' },
      required: ['modules.v1'],
      says: ['error service-url-invalid modules.v1']
    },
    {
      name: 'has a URL in clear text',
      services: { 'modules.v1': 'http://registry.example.com/' },
      required: ['modules.v1'],
      says: ['warning service-url-insecure modules.v1']
    },
    {
      name: 'is on another host, without a token',
      services: { 'modules.v1': 'https://cdn.example.org/' },
      required: ['modules.v1'],
      says: ['notice service-url-cross-host modules.v1']
    }
  ]
  it.each(rows)('$name', ({ services, required, says }) => {
    expect(said(verdictOn({ visit: offering(services), required }))).toEqual(says)
  })

  it('on another host gets the token of this one, which is a warning', () => {
    const credentials = { source: 'TF_TOKEN_registry_example_com', hasToken: true, problem: null }
    const visit = offering({ 'modules.v1': 'https://cdn.example.org/' }, { credentials })
    const verdict = verdictOn({ visit, required: ['modules.v1'] })
    expect(said(verdict)).toEqual(['warning service-url-cross-host modules.v1'])
    expect(verdict.findings[0]?.affects).toEqual(['dependabot', 'renovate'])
  })

  it('without its slash breaks those who join with it, and no others', () => {
    const services = { 'modules.v1': '/m', 'providers.v1': '/p' }
    const { findings, hosts } = verdictOn({
      visit: offering(services),
      required: Object.keys(services)
    })
    expect(findings.map(({ affects }) => affects)).toEqual([
      ['terraform', 'opentofu', 'dependabot'],
      ['dependabot', 'checkov']
    ])
    expect(hosts[0]?.clients).toEqual({
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
    { dialect: 'terraform', says: ['error service-version tfe.v2.x'], terraform: 'fails' },
    { dialect: 'opentofu', says: [], terraform: 'works' },
    { dialect: 'both', says: ['error service-version tfe.v2.x'], terraform: 'fails' }
  ] as const)('an id that Terraform cannot read, for $dialect', ({ dialect, says, terraform }) => {
    const verdict = verdictOn({ visit, required: ['tfe.v2.x'], dialect })
    expect(said(verdict)).toEqual(says)
    expect(verdict.hosts[0]?.clients).toMatchObject({ terraform, opentofu: 'works' })
  })

  const hops = (redirects: number): readonly Hop[] =>
    Array.from({ length: redirects + 1 }, (_, at) => aHop({ url: `https://${HOST}/${at}` }))
  const counts: readonly {
    redirects: number
    terraform: string
    opentofu: string
    both: string
  }[] = [
    { redirects: 0, terraform: '', opentofu: '', both: '' },
    { redirects: 1, terraform: '', opentofu: '', both: '' },
    {
      redirects: 2,
      terraform: 'notice redirect-nested',
      opentofu: 'notice redirect-nested',
      both: 'notice redirect-nested'
    },
    {
      redirects: 3,
      terraform: 'notice redirect-nested',
      opentofu: 'notice redirect-nested',
      both: 'notice redirect-nested'
    },
    {
      redirects: 4,
      terraform: 'error redirect-limit',
      opentofu: 'notice redirect-nested',
      both: 'error redirect-limit'
    },
    {
      redirects: 9,
      terraform: 'error redirect-limit',
      opentofu: 'notice redirect-nested',
      both: 'error redirect-limit'
    }
  ]
  it.each(counts)('$redirects redirects', ({ redirects, ...wanted }) => {
    for (const dialect of ['terraform', 'opentofu', 'both'] as const) {
      const verdict = verdictOn({ visit: met({ hops: hops(redirects) }), dialect })
      expect(said(verdict).join()).toBe(wanted[dialect])
    }
  })

  it('what only one of them cannot do is said of that one', () => {
    const { findings, hosts } = verdictOn({ visit: met({ hops: hops(5) }) })
    expect(findings[0]?.affects).toEqual(['terraform'])
    expect(hosts[0]?.clients).toMatchObject({ terraform: 'fails', opentofu: 'works' })
  })

  it.each([
    { totalMs: 3000, says: [] },
    { totalMs: 3001, says: ['warning host-slow'] },
    { totalMs: 10_000, says: ['warning host-slow'] },
    { totalMs: 10_001, says: ['error host-timeout'], affects: ['opentofu'] },
    { totalMs: 11_001, says: ['error host-timeout'], affects: ['terraform', 'opentofu'] }
  ])('a document after $totalMs ms', ({ totalMs, says, affects }) => {
    const verdict = verdictOn({ visit: met({ timing: aTiming({ totalMs }) }) })
    expect(said(verdict)).toEqual(says)
    if (affects !== undefined) expect(verdict.findings[0]?.affects).toEqual(affects)
  })
})

describe('certificates', () => {
  const DAY_MS = 86_400_000
  const expiring = (ms: number, more: Partial<Certificate> = {}): Certificate =>
    aCertificate({ expires: new Date(NOW + ms).toISOString(), ...more })
  const words = (...certificates: Certificate[]): readonly string[] =>
    verdictOn({ visit: met({ certificates }) }).findings.map(({ problem }) => problem.message)

  it.each([
    { left: 21 * DAY_MS, says: [] },
    { left: 21 * DAY_MS - 1000, says: [/expires in 20 days, on 2026-12-11$/] },
    { left: 1.5 * DAY_MS, says: [/expires in 1 day, on 2026-11-22$/] },
    { left: 1000, says: [/expires today, on 2026-11-20$/] },
    { left: -1000, says: [] }
  ])('$left ms before their end', ({ left, says }) => {
    const messages = words(expiring(left))
    expect(messages).toHaveLength(says.length)
    for (const [index, pattern] of says.entries()) expect(messages[index]).toMatch(pattern)
  })

  it('count once for each host, by the one that ends first', () => {
    const messages = words(
      expiring(5 * DAY_MS),
      expiring(3 * DAY_MS),
      expiring(9 * DAY_MS),
      expiring(4 * DAY_MS, { host: 'cdn.example.com' })
    )
    expect(messages).toEqual([
      `the certificate of ${HOST} expires in 3 days, on 2026-11-23`,
      'the certificate of cdn.example.com expires in 4 days, on 2026-11-24'
    ])
  })
})

describe('what happened on the way', () => {
  const problem = { code: 'document-status', message: 'it answered 503' } as const
  const broken = anAttempt({ discovery: { kind: 'failed', problem, excerpt: null } })

  it('a recovery is a notice, and tells what was wrong', () => {
    const verdict = verdictOn({ visit: aVisit({ earlier: [broken, broken] }) })
    expect(said(verdict)).toEqual(['notice host-recovered'])
    expect(verdict.findings[0]?.problem.message).toBe(
      `discovery of ${HOST} succeeded at attempt 3; the first attempt failed: it answered 503`
    )
  })

  it('the last try counts', () => {
    expect(said(verdictOn({ visit: aVisit({ earlier: [broken], attempt: broken }) }))).toEqual([
      'error document-status'
    ])
  })

  it('a hop in clear text is a warning, with what became of the token', () => {
    const hops = [aHop(), aHop({ url: 'http://cdn.example.com/', authorization: 'withheld' })]
    const verdict = verdictOn({ visit: met({ hops }) })
    expect(said(verdict)).toEqual(['warning redirect-insecure'])
    expect(verdict.findings[0]?.problem.message).toMatch(/token there in clear text/)
  })

  it('a host without a document breaks all that need it', () => {
    const url = `https://${HOST}/.well-known/terraform.json`
    const visit = met({ discovery: { kind: 'absent', url, why: 'status' } })
    const verdict = verdictOn({ visit, required: ['modules.v1', 'providers.v1'] })
    expect(said(verdict)).toEqual(['error document-absent'])
    expect(verdict.findings[0]?.problem.message).toMatch(/required: modules\.v1, providers\.v1$/)
  })

  it('padding that was cut off is a warning', () => {
    const visit = met({ discovery: aFoundDiscovery({ truncated: true }) })
    expect(said(verdictOn({ visit }))).toEqual(['warning document-size'])
  })

  it.each(['credentials-empty', 'credentials-malformed'] as const)('%s is said once', (code) => {
    const own = { code, message: 'the token is wrong' }
    const discovery =
      code === 'credentials-malformed'
        ? ({ kind: 'failed', problem: own, excerpt: null } as const)
        : aFoundDiscovery()
    const visit = aVisit({
      attempt: anAttempt({ discovery }),
      credentials: { source: 'x', hasToken: true, problem: own }
    })
    const severity = code === 'credentials-empty' ? 'warning' : 'error'
    expect(said(verdictOn({ visit }))).toEqual([`${severity} ${code}`])
  })
})

describe('what fails the check', () => {
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
  it.each(rows)('a finding that is an $worst', ({ worst, ...passes }) => {
    for (const failOn of ['error', 'warning', 'never'] as const) {
      const verdict = verdictOn({ visit: offering(cases[worst]), rules: { failOn } })
      expect(verdict.findings[0]?.severity).toBe(worst)
      expect(verdict.passed).toBe(passes[failOn])
    }
  })

  it('is not what is ignored, by its code or by its code and its host; it is counted', () => {
    const visit = offering({ 'providers.v1': '/p' })
    const code = 'service-url-no-slash'
    const rows = [
      { ignore: [], passed: false, ignored: 0 },
      { ignore: [{ code, host: null }], passed: true, ignored: 1 },
      { ignore: [{ code, host: aHost() }], passed: true, ignored: 1 },
      { ignore: [{ code, host: aHost(`${HOST}:8443`) }], passed: false, ignored: 0 },
      { ignore: [{ code, host: aHost('example.com') }], passed: false, ignored: 0 },
      { ignore: [{ code: 'service-missing', host: null }], passed: false, ignored: 0 }
    ] as const
    for (const { ignore, passed, ignored } of rows) {
      const verdict = verdictOn({ visit, required: ['providers.v1'], rules: { ignore } })
      expect({ passed: verdict.passed, ignored: verdict.ignored }).toEqual({ passed, ignored })
    }
  })

  it('comes first', () => {
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

describe('module registries with names that module sources cannot have', () => {
  it.each([
    { host: 'münchen.example', says: ['error host-idn-module modules.v1'], dialect: 'terraform' },
    { host: 'münchen.example', says: ['warning host-idn-module modules.v1'], dialect: 'opentofu' },
    { host: 'localhost:8443', says: ['error host-dotless-module modules.v1'], dialect: 'both' }
  ] as const)('$host for $dialect', ({ host, says, dialect }) => {
    const visit = { ...offering({ 'modules.v1': '/m/' }), host: aHost(host) }
    expect(said(verdictOn({ visit, required: ['modules.v1'], dialect }))).toEqual(
      expect.arrayContaining([...says])
    )
    expect(said(verdictOn({ visit, required: ['any'], dialect })).join()).not.toMatch(/-module/)
  })
})

it('the same evidence under the same rules is the same verdict, and nothing of it is changed', () => {
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
      { discovery: { kind: 'absent', url: `https://${HOST}/`, why: 'status' } },
      { forced: clients.map(block) }
    )

  it('of both clients is all that they see of a host', () => {
    const verdict = verdictOn({ visit: absent('terraform', 'opentofu'), required: ['modules.v1'] })
    expect(said(verdict)).toEqual(['notice services-forced'])
    expect(verdict.hosts[0]?.clients).toMatchObject({ terraform: 'works', opentofu: 'works' })
  })

  it('of one client leaves the other with what the host says', () => {
    const verdict = verdictOn({ visit: absent('opentofu'), required: ['modules.v1'] })
    expect(said(verdict)).toEqual(['error document-absent modules.v1', 'notice services-forced'])
    expect(verdict.hosts[0]?.clients).toMatchObject({ terraform: 'fails', opentofu: 'works' })
  })

  it('without the service that is needed fails its clients alone', () => {
    const visit = offering({ 'providers.v1': '/v1/providers/' }, { forced: [block('terraform')] })
    const verdict = verdictOn({ visit, required: ['providers.v1'] })
    expect(said(verdict)).toContain('error service-missing providers.v1')
    expect(verdict.hosts[0]?.clients).toMatchObject({ terraform: 'fails', opentofu: 'works' })
  })
})

describe('a token that does not do', () => {
  const closed = {
    discovery: {
      kind: 'failed',
      problem: { code: 'document-unauthorized', message: 'closed' },
      excerpt: null
    },
    hops: [aHop({ status: 401 })]
  } as const
  const hasToken = { source: 'x', hasToken: true, problem: null }

  it.each([
    ['is missing', {}, 'warning credentials-missing'],
    ['is rejected', { credentials: hasToken }, 'warning credentials-rejected']
  ] as const)('%s', (_, visit, want) => {
    expect(said(verdictOn({ visit: met(closed, visit) }))).toEqual([
      'error document-unauthorized',
      want
    ])
  })

  it('is in a variable that nearly reaches the host, which is told even of an open host', () => {
    const told = { tokenVariables: ['TFE_TOKEN_registry_example_com', 'TF_TOKEN_example_com'] }
    expect(said(verdictOn({ told }))).toEqual(['warning credentials-near-miss'])
    expect(said(verdictOn({ told, visit: met(closed) }))).toEqual([
      'error document-unauthorized',
      'warning credentials-near-miss',
      'warning credentials-near-miss',
      'warning credentials-missing'
    ])
    expect(said(verdictOn({ told, visit: met(closed, { credentials: hasToken }) }))).toEqual([
      'error document-unauthorized',
      'warning credentials-rejected'
    ])
  })

  it('is for a host that is not checked', () => {
    const told = { tokenHosts: [aHost('other.example.com'), aHost()] }
    const verdict = verdictOn({ told })
    expect(said(verdict)).toEqual(['notice credentials-unused'])
    expect(verdict.files[0]?.problem.message).toContain('other.example.com')
  })

  it('in a fork is no fault', () => {
    const verdict = verdictOn({ visit: met(closed), rules: { isFork: true } })
    expect(said(verdict)).toEqual(['notice document-unauthorized', 'notice credentials-missing'])
    expect(verdict.passed).toBe(true)
  })
})
