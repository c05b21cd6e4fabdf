import { readFileSync } from 'node:fs'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import type { HostVerdict } from '../../../src/judge/host-verdict.ts'
import type { Verdict } from '../../../src/judge/verdict.ts'
import type { Sign } from '../../../src/read/scan/signs.ts'
import { ALL_CLIENTS } from '../../../src/rules/protocol/clients.ts'
import {
  aConstraint,
  aContext,
  aFileFinding,
  aFinding,
  aFoundDiscovery,
  aHop,
  aHost,
  aHostVerdict,
  anAttempt,
  anIgnoreRule,
  aPlace,
  aProblem,
  aRequirement,
  aRoot,
  aRootRow,
  aSkippedVisit,
  aUrl,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { HOSTILE_TEXTS, hostileWhere, unseenIn } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { renderJson } from '../../support/whole-reports.ts'

const schema: AnySchemaObject = JSON.parse(readFileSync('docs/report.schema.json', 'utf8'))
const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  allowUnionTypes: true,
  formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/ }
})
const validate = ajv.compile(schema)

/** The schema without room for properties that it does not describe. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]))
  const isOpen = 'properties' in value && !('additionalProperties' in value)
  return isOpen ? { ...copy, additionalProperties: false } : copy
}
const validateClosed = ajv.compile(closed(schema) as AnySchemaObject)

const SIGN: Sign = {
  client: 'terraform',
  level: 'version-file',
  text: 'selects terraform 1.9.8',
  version: '1.9.8',
  place: aPlace({ file: '.tool-versions' })
}
const { dialect } = aContext()
const CONTEXT = aContext({
  dialect: { ...dialect, versions: { terraform: '1.9.8' }, evidence: [SIGN] },
  scan: { files: 12, bytes: 3456, usages: 7, durationMs: 1.5 }
})
const FILES = [aFileFinding()]
const reportOn = (hosts: readonly HostVerdict[], files: Verdict['files'] = []) =>
  JSON.parse(renderJson(aVerdict(hosts, { files }), CONTEXT))

const login = {
  client: 'terraform-cli',
  grantTypes: ['authz_code'],
  authz: 'https://user@app.example.com/authorize?key=s',
  token: null,
  ports: [10_000, 10_010],
  scopes: []
} as const

const rich = aHostVerdict({
  visit: aVisit({
    credentials: { source: 'TF_TOKEN_registry_example_com', hasToken: true, problem: null },
    attempt: anAttempt({
      discovery: aFoundDiscovery({ url: aUrl('https://registry.example.com/terraform.json?v=2') }),
      hops: [aHop({ authorization: 'sent' })]
    }),
    earlier: [anAttempt()]
  }),
  services: [
    { id: 'modules.v1', kind: 'url', url: 'https://registry.example.com/v1/?key=s' },
    { id: 'login.v1', kind: 'login', login },
    {
      id: '__proto__',
      kind: 'problem',
      problem: aProblem('service-type', 'the value of __proto__ is a number')
    }
  ],
  requirements: [aRequirement({ clients: ['opentofu'], because: ['hostnames input', aPlace()] })],
  findings: [aFinding({ services: ['modules.v1'], places: ['hostnames input', aPlace()] })]
})

const PLACE = { file: 'main.tf', line: 3, column: 12, endColumn: 44 }

it('has the root modules with all that init would choose', () => {
  const root = aRoot('envs/prod', [
    aRootRow({
      chosen: { terraform: '1.4.2', opentofu: null },
      platforms: [{ platform: 'linux_amd64', available: null }],
      worst: 'error',
      problems: [aProblem('version-none-fits')]
    })
  ])
  const report = JSON.parse(renderJson(aVerdict([], { roots: [root] }), CONTEXT))
  const { problems: _, rejectedAt: _1, ...row } = root.rows[0] ?? aRootRow()
  const rows = [{ ...row, codes: ['version-none-fits'], places: [PLACE] }]
  expect(report.roots).toEqual([{ ...root, rows }])
  expect([validateClosed(report), validateClosed.errors]).toEqual([true, null])
})

it('has every constraint with the module that has it, those that conflict, and those that exclude the newest release', () => {
  const inModule = { ...aConstraint('< 1.4'), module: 'module.db' }
  const roots = [aRoot('.', [aRootRow({ requiredBy: [inModule], excluding: [inModule] })])]
  const constraints = [
    { ...aConstraint('~> 2.0'), conflicts: true },
    { ...inModule, place: 'hostnames input' as const, conflicts: false }
  ]
  const files = [
    { ...aFinding({ host: null }), problem: { ...aProblem('version-none-fits'), constraints } }
  ]
  const report = JSON.parse(renderJson(aVerdict([], { roots, files }), CONTEXT))
  expect([validateClosed(report), validateClosed.errors]).toEqual([true, null])
  expect(report.findings[0].constraints).toEqual([
    { constraint: '~> 2.0', place: PLACE, conflicts: true },
    { constraint: '< 1.4', module: 'module.db', place: 'hostnames input', conflicts: false }
  ])
  expect(report.roots[0].rows[0].requiredBy).toEqual([
    { constraint: '< 1.4', module: 'module.db', place: PLACE, excludesNewest: true }
  ])
})

it('reports a host that was not contacted as skipped, without a document', () => {
  const problem = aProblem('host-generic', 'it is a generic hostname')
  const visit = aSkippedVisit(aHost('localterraform.com'), problem)
  const [host] = reportOn([aHostVerdict({ visit, services: [] })]).hosts
  expect(host).toMatchObject({ discovery: 'skipped', documentUrl: null, hops: [], attempts: 1 })
})

it('writes only the known properties of a place', () => {
  const place = { ...aPlace(), surprise: true }
  const { findings, hosts } = reportOn(
    [aHostVerdict({ requirements: [aRequirement({ because: [place] })] })],
    [aFileFinding({ place })]
  )
  expect(hosts[0].required[0].because).toEqual([PLACE])
  expect(findings[0].places).toEqual([PLACE])
})

describe('the schema', () => {
  const failed = anAttempt({
    discovery: {
      kind: 'failed',
      problem: aProblem('host-unknown', 'registry.example.com has no address'),
      excerpt: null
    },
    hops: [aHop({ status: null, mediaType: null, address: null })],
    certificates: []
  })
  const rows = [
    { name: 'a full report', hosts: [rich], files: FILES },
    { name: 'a report on no host', hosts: [], files: [] },
    {
      name: 'a report on a failed host',
      hosts: [aHostVerdict({ visit: aVisit({ attempt: failed }) })],
      files: []
    },
    {
      name: 'a report on a host that was not contacted',
      hosts: [
        aHostVerdict({
          visit: aSkippedVisit(aHost(), aProblem('host-not-allowed', 'not allowed'))
        })
      ],
      files: []
    }
  ]
  it.each(rows)('accepts $name and describes all of its properties', ({ hosts, files }) => {
    expect([validate(reportOn(hosts, files)), validate.errors]).toEqual([true, null])
    const isDescribed = validateClosed(reportOn(hosts, files))
    expect([isDescribed, validateClosed.errors]).toEqual([true, null])
  })

  it('describes what a report on an incomplete check of a fleet says', () => {
    const repository = {
      name: 'acme/network',
      url: 'https://github.com/acme/network',
      commit: null
    }
    const context = aContext({ repository, repositories: [repository] })
    const ofFile = aFinding({ code: 'host-not-allowed', exclude: ['**/examples'] })
    const stopped = [
      { kind: 'deadline', ms: 600_000 },
      { kind: 'missing', repositories: ['acme/dns'], total: 3 }
    ] as const
    const verdict = aVerdict([], { files: [ofFile], stopped, passed: false })
    const report = JSON.parse(renderJson(verdict, context))
    expect([validateClosed(report), validateClosed.errors]).toEqual([true, null])
    expect(report).toMatchObject({
      repository,
      repositories: [repository],
      stopped: 'the deadline of 600 s was reached; 1 of 3 repositories is missing: acme/dns',
      incomplete: stopped,
      findings: [{ exclude: ['**/examples'] }]
    })
  })

  /** Every object in a report. */
  const objectsIn = (value: unknown): Record<string, unknown>[] => {
    if (Array.isArray(value)) return value.flatMap(objectsIn)
    if (typeof value !== 'object' || value === null) return []
    return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
  }

  it('accepts new properties at every depth but in maps', () => {
    const report = reportOn([rich], FILES)
    const maps = [report.hosts[0].services, report.hosts[0].clients]
    for (const object of objectsIn(report))
      if (!maps.includes(object)) object['new-in-1'] = { a: 1 }
    expect([validate(report), validate.errors]).toEqual([true, null])
  })

  it('accepts new clients, codes, services, settings and kinds of results', () => {
    const report = reportOn([rich], FILES)
    const [host] = report.hosts
    const [finding] = report.findings
    Object.assign(report, { dialect: 'terraform 1.15' })
    Object.assign(host, { discovery: 'partly', new: false })
    Object.assign(host.clients, { 'new-client': 'works' })
    Object.assign(host.services, { 'new.v9': { endpoint: 'https://registry.example.com/' } })
    const look = { source: 'a keyring', held: 'a key', counts: true }
    Object.assign(host, { looks: [{ client: 'new-client', looks: [look] }] })
    Object.assign(host.hops[0], { authorization: 'signed' })
    Object.assign(host.required[0], { clients: ['new-client'], because: ['roots input'] })
    Object.assign(finding, { code: 'module-version-missing', affects: ['new-client'] })
    expect([validate(report), validate.errors]).toEqual([true, null])
  })

  it('rejects a missing property at every depth but optional ones', () => {
    // Ajv does not look at a property that is called __proto__.
    const services = rich.services.map((each) => ({
      ...each,
      id: each.id.replace(/^__.*/, 'x.v1')
    }))
    const report = reportOn([{ ...rich, services }], FILES)
    const ids = services.map(({ id }) => id)
    const accepted = objectsIn(report).flatMap((object) =>
      Object.keys(object).filter((name) => {
        const copy = { ...object }
        delete object[name]
        const isAccepted = validate(report)
        Object.assign(object, copy)
        return isAccepted
      })
    )
    const known: readonly string[] = schema['$defs'].host.properties.clients.required
    const newClients = ALL_CLIENTS.filter((client) => !known.includes(client))
    const added = ['version', 'failOn', 'clientDetection', 'clients', 'counts', 'earlier']
    expect(accepted.toSorted()).toEqual([...added, ...ids, ...newClients].toSorted())
  })

  it.each([
    ['passed', 'yes'],
    ['schemaVersion', 2],
    ['durationMs', -1],
    ['hosts', {}],
    ['findings', [{}]],
    ['usages', 1.5],
    ['scan', null],
    ['dialect', 7]
  ])('rejects a %s of %j', (name, value) => {
    expect(validate({ ...reportOn([rich], FILES), [name]: value })).toBe(false)
  })

  it.each([
    ['severity', 'fatal'],
    ['code', 'Not A Code'],
    ['affects', 'terraform'],
    ['places', [{ file: 'main.tf' }]],
    ['help', 1]
  ])('rejects a finding with a %s of %j', (name, value) => {
    const report = reportOn([rich], FILES)
    report.findings[0][name] = value
    expect(validate(report)).toBe(false)
  })

  it.each(['file', 'line', 'column', 'endColumn'])('requires the %s of a place', (name) => {
    const report = reportOn([rich], FILES)
    delete report.findings[1].places[0][name]
    expect(validate(report)).toBe(false)
  })

  it('describes every property', () => {
    const undescribed = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null) return []
      return Object.entries(value).flatMap(([key, inner]) => {
        const here = `${path}/${key}`
        const bare = path.endsWith('/properties') && typeof inner.description !== 'string'
        return [...(bare ? [here] : []), ...undescribed(inner, here)]
      })
    }
    expect(undescribed(schema, '')).toEqual([])
  })
})

describe('a report with hostile values', () => {
  it('keeps the values, without invisible characters and workflow commands', () => {
    const wrong = hostileWhere((whole) => {
      const text = whole.slice(0, 2000)
      const json = renderJson(aHostileVerdict(text), aHostileContext(text))
      const lines = json.split('\n')
      const isWrong = (line: string): boolean =>
        /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0
      const [finding] = JSON.parse(json).findings
      const isSame = finding.message === text && finding.places[1].file === text
      return lines.some(isWrong) || !isSame
    })
    expect(wrong).toEqual([])
  })

  it('accepts any name of a service', () => {
    const services = HOSTILE_TEXTS.map(({ text }) => ({ id: text, kind: 'url' as const, url: '' }))
    const [host] = reportOn([aHostVerdict({ services })]).hosts
    expect(new Set(Object.keys(host.services))).toEqual(
      new Set(HOSTILE_TEXTS.map(({ text }) => text))
    )
  })
})

it('lists ignored findings besides their number', () => {
  const finding = aFileFinding({ place: aPlace({ file: 'acme/net//main.tf' }) })
  const place = aPlace({ file: 'acme/net//main.tf', line: 2 })
  const rule = anIgnoreRule('source-invalid', { reason: 'later', place, line: 3 })
  const ignored = [
    { finding, rule },
    { finding: aFinding(), rule: anIgnoreRule('document-type') }
  ]
  const report = JSON.parse(renderJson(aVerdict([], { ignored }), aContext()))
  const where = { repository: 'acme/net', file: 'main.tf', column: 12, endColumn: 44 }
  expect(report).toMatchObject({
    ignored: 2,
    findings: [],
    ignoredFindings: [
      {
        ...{ code: 'source-invalid', severity: 'error', host: null, reason: 'later' },
        ...{ places: [{ ...where, line: 3 }], from: { ...where, line: 2 } }
      },
      { code: 'document-type', host: aHost(), reason: null, from: null }
    ]
  })
  expect([validateClosed(report), validateClosed.errors]).toEqual([true, null])
})
