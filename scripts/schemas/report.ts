// Describes the JSON report. Values that a later version may extend are texts with examples. docs/report.schema.json is
// made of it, with the sentences of report-descriptions.ts; the report itself is rendered without it.
import * as v from 'valibot'
import { list } from '../../src/read/schema/described.ts'
import { findingOf, hostOf, ignoredOf, rootOf } from '../../src/report/json/json.ts'
import { REPORT_DESCRIPTIONS } from './report-descriptions.ts'
import { schemaText } from './schema-text.ts'

const text = v.string()
const name = v.pipe(v.string(), v.minLength(1))
const such = (...examples: string[]) => v.pipe(v.string(), v.examples(examples))
const named = (...examples: string[]) => v.pipe(name, v.examples(examples))
const time = v.pipe(v.string(), v.isoTimestamp())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const ms = v.pipe(v.number(), v.minValue(0))

const client = named('terraform', 'opentofu', 'dependabot', 'renovate', 'terragrunt', 'checkov')

const mainClient = named('terraform', 'opentofu')

const code = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)+$/))

const repositoryName = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/),
  v.examples(['acme/network'])
)

/** Where calls lead in packages of modules. */
const leading = {
  through: v.exactOptional(list(text)),
  inside: v.exactOptional(
    v.object({ package: text, file: text, line: v.pipe(v.number(), v.integer(), v.minValue(0)) })
  )
}

const position = {
  repository: v.exactOptional(repositoryName),
  file: text,
  line: positive,
  column: positive,
  endColumn: positive,
  target: v.optional(text)
}

const place = v.object({ ...position, ...leading })

const because = v.union([such('hostnames input'), place])

const constraint = { constraint: text, module: v.optional(text), place: because }

const evidence = v.object({
  client,
  version: v.nullable(text),
  kind: such('lock-file', 'syntax', 'version-file', 'tool', 'hook'),
  text,
  ...position
})

const clientDetection = v.object({
  clients: list(client),
  assumed: v.boolean(),
  why: text,
  versions: list(v.object({ client, version: text })),
  releases: list(text),
  evidence: list(evidence)
})

const scan = v.object({ files: count, bytes: count, durationMs: ms })

const problem = v.object({ code, message: text, help: v.nullable(text) })

const finding = v.object({
  code,
  severity: v.picklist(['error', 'warning', 'notice']),
  host: v.nullable(text),
  service: v.nullable(text),
  message: text,
  help: v.nullable(text),
  ...leading,
  places: list(because),
  affects: list(client),
  constraints: v.exactOptional(list(v.object({ ...constraint, conflicts: v.boolean() }))),
  exclude: v.exactOptional(list(text))
})

const outcome = v.picklist(['works', 'fails', 'warns'])

const hop = v.object({
  url: text,
  status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999))),
  reason: text,
  mediaType: v.nullable(text),
  authorization: such('none', 'sent', 'withheld', 'dropped'),
  address: v.nullable(text),
  proxy: v.nullable(text),
  ms: ms
})

const port = v.pipe(v.number(), v.integer())
const ports: v.GenericSchema<readonly [number, number]> = v.strictTuple([port, port])

const login = v.object({
  client: text,
  grantTypes: list(text),
  authz: v.nullable(text),
  token: v.nullable(text),
  ports,
  scopes: list(text)
})

const service = v.pipe(
  v.object({
    url: v.exactOptional(text),
    login: v.exactOptional(login),
    problem: v.exactOptional(problem)
  }),
  v.minEntries(1)
)

const requirement = v.object({
  service: name,
  clients: v.pipe(list(mainClient), v.minLength(1)),
  because: list(because)
})

const timing = v.object({
  lookup: v.nullable(ms),
  connect: v.nullable(ms),
  tls: v.nullable(ms),
  firstByte: v.nullable(ms),
  total: ms
})

const certificate = v.object({
  host: text,
  subject: text,
  issuer: text,
  validFrom: time,
  expires: time
})

const look = v.object({
  source: text,
  held: such('nothing', 'a token', 'an empty token', 'no token', 'not asked', 'not read'),
  counts: v.boolean()
})

const repository = v.object({
  name: named('acme/network'),
  url: v.nullable(text),
  commit: v.nullable(text)
})

const incomplete = v.object({
  kind: such('deadline', 'signal', 'crash', 'missing'),
  ms: v.exactOptional(ms),
  signal: v.exactOptional(text),
  repositories: v.exactOptional(list(text)),
  total: v.exactOptional(positive),
  reasons: v.exactOptional(list(text))
})

const host = v.object({
  host: name,
  display: text,
  discovery: such('found', 'absent', 'failed', 'skipped'),
  code: v.exactOptional(code),
  excerpt: v.exactOptional(text),
  documentUrl: v.nullable(text),
  hops: list(hop),
  services: v.record(text, service),
  servicesFrom: v.nullable(place),
  hostBlocks: list(v.object({ client: mainClient, place })),
  required: list(requirement),
  credentials: v.nullable(text),
  looks: list(v.object({ client: mainClient, looks: list(look) })),
  attempts: positive,
  earlier: v.exactOptional(
    list(v.object({ discovery: such('failed'), code: v.exactOptional(code), ms: ms }))
  ),
  timingMs: timing,
  certificates: list(certificate),
  new: v.exactOptional(v.boolean()),
  clients: v.objectWithRest(
    {
      terraform: outcome,
      opentofu: outcome,
      dependabot: outcome,
      renovate: outcome,
      terragrunt: outcome,
      checkov: outcome
    },
    outcome
  )
})

const rootRow = v.object({
  kind: such('module', 'provider'),
  address: text,
  source: text,
  host: text,
  isDirect: v.exactOptional(v.literal(true)),
  isUnchecked: v.exactOptional(v.literal(true)),
  constraints: list(text),
  requiredBy: v.exactOptional(
    list(
      v.object({
        ...constraint,
        conflicts: v.exactOptional(v.literal(true)),
        excludesNewest: v.exactOptional(v.literal(true))
      })
    )
  ),
  locked: v.nullable(text),
  chosen: v.record(text, v.nullable(text)),
  newest: v.nullable(text),
  platforms: list(v.object({ platform: text, available: v.nullable(v.boolean()) })),
  worst: v.nullable(such('error', 'warning', 'notice')),
  codes: list(code),
  places: list(because)
})

const root = v.object({
  repository: v.exactOptional(repositoryName),
  directory: name,
  clients: v.pipe(list(mainClient), v.minLength(1)),
  rows: list(rootRow)
})

const ignoredFinding = v.object({
  code,
  severity: v.picklist(['error', 'warning', 'notice']),
  host: v.nullable(text),
  places: list(because),
  reason: v.nullable(text),
  from: v.nullable(place)
})

const report = v.object({
  schemaVersion: v.literal(1),
  version: v.exactOptional(text),
  passed: v.boolean(),
  stopped: v.exactOptional(text),
  incomplete: v.exactOptional(v.pipe(list(incomplete), v.minLength(1))),
  failOn: v.exactOptional(such('error', 'warning', 'never')),
  repository: v.exactOptional(repository),
  repositories: v.exactOptional(list(repository)),
  dialect: such('terraform', 'opentofu', 'both'),
  clientDetection: v.exactOptional(clientDetection),
  clients: v.exactOptional(list(client)),
  startedAt: time,
  durationMs: ms,
  counts: v.exactOptional(v.object({ errors: count, warnings: count, notices: count })),
  hosts: list(host),
  findings: list(finding),
  roots: v.exactOptional(list(root)),
  ignored: count,
  ignoredFindings: v.exactOptional(list(ignoredFinding)),
  usages: count,
  remarks: v.exactOptional(list(text)),
  scan
})

/** What is rendered has these types: `tsc` refuses a member of another type than the one that is described. */
export const RENDERED = {
  host: hostOf satisfies (...given: Parameters<typeof hostOf>) => v.InferInput<typeof host>,
  ignoredFinding: ignoredOf satisfies (
    ...given: Parameters<typeof ignoredOf>
  ) => v.InferInput<typeof ignoredFinding>,
  finding: findingOf satisfies (
    ...given: Parameters<typeof findingOf>
  ) => v.InferInput<typeof finding>,
  root: rootOf satisfies (...given: Parameters<typeof rootOf>) => v.InferInput<typeof root>
}

/** docs/report.schema.json */
export const reportSchema = (): string =>
  schemaText(
    {
      title: 'tf-disco report',
      description:
        'The result of one check. Version 1 only grows: it can get new properties, clients, problem codes, services and other values of open lists, so ignore what you do not know. Strings are as hosts and files have them: escape them before you show them. URLs have no user info, query or fragment.',
      schema: report,
      path: 'report',
      definitions: {
        client,
        mainClient,
        code,
        repositoryName,
        place,
        because,
        evidence,
        clientDetection,
        scan,
        problem,
        finding,
        outcome,
        hop,
        login,
        service,
        requirement,
        timing,
        certificate,
        look,
        repository,
        incomplete,
        host,
        rootRow,
        root,
        ignoredFinding
      }
    },
    REPORT_DESCRIPTIONS
  )
