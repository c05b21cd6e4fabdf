// Builders of evidence and verdicts with defaults, so that a test names only what it is about.

import { type Finding, type FindingContext, findingOf } from '../../src/judge/finding.ts'
import type { ClientOutcome, HostVerdict } from '../../src/judge/host-verdict.ts'
import { initOutcome } from '../../src/judge/init-outcome.ts'
import type { RootRow, RootVerdict } from '../../src/judge/roots.ts'
import type { ServiceOutcome } from '../../src/judge/services.ts'
import type { Verdict } from '../../src/judge/verdict.ts'
import type { Hop, Timing } from '../../src/observe/network/redirects.ts'
import type { SentCertificate } from '../../src/observe/tls/sent.ts'
import {
  type Attempt,
  type Discovery,
  type Visit,
  withoutRequest
} from '../../src/observe/visit/evidence.ts'
import type { Requirement } from '../../src/observe/visit/requirements.ts'
import type { ReportContext } from '../../src/report/outcome.ts'
import type { RunPage } from '../../src/report/summary.ts'
import { parseUrl, type Url } from '../../src/rules/go/url.ts'
import type { IgnoreRule } from '../../src/rules/ignore/ignore.ts'
import { type ProblemCode, problemFacts } from '../../src/rules/problems/catalogue.ts'
import { type Note, noteOf } from '../../src/rules/problems/note.ts'
import type { Constraint, Place } from '../../src/rules/problems/place.ts'
import { type Problem, SEVERITIES, type Severity } from '../../src/rules/problems/problem.ts'
import {
  ALL_CLIENTS,
  type Client,
  MAIN_CLIENTS,
  RELEASES
} from '../../src/rules/protocol/clients.ts'
import { type Hostname, parseHostname } from '../../src/rules/protocol/hostname.ts'
import { marked, named, type Text } from '../../src/rules/protocol/marked-text.ts'

export const HOST = 'registry.example.com'

export function aHost(text: string = HOST): Hostname {
  const parsed = parseHostname(text)
  if (!parsed.ok) throw new Error(`${text} is no hostname: ${parsed.why}`)
  return parsed.value
}

export const aPlace = (place: Partial<Place> = {}): Place => ({
  file: 'main.tf',
  line: 3,
  column: 12,
  endColumn: 44,
  ...place
})

export const aRequirement = (requirement: Partial<Requirement> = {}): Requirement => ({
  host: aHost(),
  service: 'modules.v1',
  clients: ['terraform', 'opentofu'],
  because: ['hostnames input'],
  isImplied: false,
  isForInit: true,
  ...requirement
})

export const aTiming = (timing: Partial<Timing> = {}): Timing => ({
  lookupMs: 3,
  connectMs: 12,
  tlsMs: 25,
  firstByteMs: 41,
  totalMs: 84,
  ...timing
})

export const aHop = (hop: Partial<Hop> = {}): Hop => ({
  url: `https://${HOST}/.well-known/terraform.json`,
  status: 200,
  reason: 'OK',
  mediaType: 'application/json',
  authorization: 'none',
  challenge: null,
  address: '203.0.113.7',
  proxy: null,
  ms: 84,
  ...hop
})

export const aCertificate = (certificate: Partial<SentCertificate> = {}): SentCertificate => ({
  host: HOST,
  subject: `CN=${HOST}`,
  issuer: 'CN=Example Issuing CA 3, O=Example Trust',
  validFrom: '2026-09-01T00:00:00.000Z',
  expires: '2027-03-01T00:00:00.000Z',
  ...certificate
})

export function aUrl(text: string): Url {
  const url = parseUrl(text)
  if (!url.ok) throw new Error(url.why)
  return url.value
}

export const aFoundDiscovery = (
  found: Partial<Extract<Discovery, { kind: 'found' }>> = {}
): Discovery => ({
  kind: 'found',
  url: aUrl(`https://${HOST}/.well-known/terraform.json`),
  services: [
    { id: 'modules.v1', value: '/v1/modules/' },
    { id: 'providers.v1', value: '/v1/providers/' }
  ],
  ...found
})

export const anAttempt = (attempt: Partial<Attempt> = {}): Attempt => ({
  discovery: aFoundDiscovery(),
  hops: [aHop()],
  timing: aTiming(),
  headMs: 81,
  certificates: [aCertificate()],
  ...attempt
})

export const aVisit = (visit: Partial<Visit> = {}): Visit => ({
  host: aHost(),
  attempt: anAttempt(),
  earlier: [],
  later: [],
  credentials: null,
  looks: [],
  difference: null,
  forced: [],
  ...visit
})

/** A problem with the facts of its code. */
export function aProblem(code: ProblemCode, message: Text = 'it is wrong', help?: Text): Problem {
  const { title, severity, affects: all } = problemFacts()[code]
  // The body is a document.
  const affects = code === 'document-type' ? MAIN_CLIENTS : all
  const refusal = code.endsWith('-unauthorized') ? ({ refusal: 'asks' } as const) : {}
  const problem = { code, title, severity, usualSeverity: severity, affects, message, ...refusal }
  return help === undefined ? problem : { ...problem, help }
}

/** The visit of a skipped host. */
export const aSkippedVisit = (host: Hostname, problem: Problem): Visit =>
  aVisit({
    host,
    attempt: withoutRequest({ kind: 'skipped', problem })
  })

type FindingParts = {
  readonly code?: ProblemCode
  readonly message?: Text
  readonly help?: Text
} & Partial<Omit<Finding, 'problem'>>

/** Severity and clients are those of the code, unless given. */
export function aFinding(parts: FindingParts = {}): Finding {
  const { code = 'document-type', message, help, ...rest } = parts
  const url = `https://${HOST}/.well-known/terraform.json`
  const problem = aProblem(
    code,
    message ?? marked`${named(url)} is "text/html", want "application/json"`,
    help ?? 'let the server send the document with Content-Type: application/json'
  )
  const note = noteOf(problem, { host: aHost(), places: ['hostnames input'] })
  return { ...aFindingOf(note), ...rest }
}

/** By default a line of the setting `ignore`. */
export const anIgnoreRule = (code: string, rule: Partial<IgnoreRule> = {}): IgnoreRule => ({
  code,
  host: null,
  paths: null,
  reason: null,
  place: null,
  ...rule
})

/** As many ignored findings. */
export const ignoredFindings = (count: number): Verdict['ignored'] =>
  Array.from({ length: count }, () => {
    const finding = aFinding()
    return { finding, rule: anIgnoreRule(finding.problem.code) }
  })

/** The finding of a note for which nothing else is known. */
export const aFindingOf = (note: Note, context: Partial<FindingContext> = {}): Finding =>
  findingOf(note, {
    concerned: ALL_CLIENTS,
    reader: null,
    isHostNew: false,
    guesses: [],
    machine: null,
    ignoredBy: () => ({ isIgnored: false, rules: [] }),
    clients: [],
    isTerminal: true,
    ...context
  })

/** A finding about a file: it has no host. */
export const aFileFinding = (parts: FindingParts & { readonly place?: Place } = {}): Finding => {
  const { place = aPlace(), ...rest } = parts
  return aFinding({
    code: 'source-invalid',
    message: 'module "network" has the source "Acme/network", which is no address',
    help: 'a registry address has three parts: acme/network/aws',
    ...rest,
    host: null,
    places: [place]
  })
}

const WORST: Readonly<Record<Severity, ClientOutcome>> = {
  error: 'fails',
  warning: 'warns',
  notice: 'works'
}

function outcomeFor(client: Client, findings: readonly Finding[]): ClientOutcome {
  const outcomes = findings
    .filter((finding) => finding.affects.includes(client))
    .map((finding) => WORST[finding.severity])
  if (outcomes.includes('fails')) return 'fails'
  return outcomes.includes('warns') ? 'warns' : 'works'
}

const OFFERED: readonly ServiceOutcome[] = [
  { id: 'modules.v1', kind: 'url', url: `https://${HOST}/v1/modules/` },
  { id: 'providers.v1', kind: 'url', url: `https://${HOST}/v1/providers/` }
]

/** The outcome of each client follows from the findings by default. */
export function aHostVerdict(parts: Partial<HostVerdict> = {}): HostVerdict {
  const visit = parts.visit ?? aVisit()
  const findings = parts.findings ?? []
  const clients = Object.fromEntries(
    ALL_CLIENTS.map((client) => [client, outcomeFor(client, findings)])
  ) as HostVerdict['clients']
  return {
    visit,
    requirements: [aRequirement({ host: visit.host })],
    services: OFFERED,
    servicesFrom: null,
    findings,
    clients,
    isNew: false,
    ...parts
  }
}

export const aConstraint = (text: string, place = aPlace()): Constraint => ({ text, place })

/** A provider whose newest version fits for both clients. */
export const aRootRow = (row: Partial<RootRow> = {}): RootRow => ({
  kind: 'provider',
  address: `${HOST}/acme/box`,
  source: row.address ?? `${HOST}/acme/box`,
  host: aHost(),
  constraints: ['~> 1.0'],
  locked: null,
  chosen: { terraform: '1.4.2', opentofu: '1.4.2' },
  newest: '1.4.2',
  platforms: [],
  worst: null,
  problems: [],
  places: [aPlace()],
  rejectedAt: [],
  ...row
})

export const aRoot = (directory: string, rows: readonly RootRow[] = [aRootRow()]): RootVerdict => ({
  directory,
  clients: ['terraform', 'opentofu'],
  rows
})

/** The verdict on these hosts and files; passed by default unless there is an error. */
export function aVerdict(
  hosts: readonly HostVerdict[] = [aHostVerdict()],
  parts: Partial<Verdict> = {}
): Verdict {
  const { files = [], roots = [] } = parts
  const all = roots.flatMap(({ directory, clients: [client = 'terraform'] }) =>
    directory === 'hostnames input' ? [] : { directory, client, directories: [directory] }
  )
  const findings = [...hosts.flatMap((host) => host.findings), ...files].toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
  )
  return {
    passed: findings.every((finding) => finding.severity !== 'error'),
    stopped: [],
    hosts,
    files,
    findings,
    ignored: [],
    unmatched: [],
    roots,
    init: initOutcome(all, roots, hosts, files),
    lines: [],
    ...parts
  }
}

export const aRunPage = (page: Partial<RunPage> = {}): RunPage => ({
  url: 'https://github.com/acme/network/actions/runs/42',
  workflow: '.github/workflows/registries.yml',
  job: 'discovery',
  commit: '',
  ...page
})

export const aContext = (context: Partial<ReportContext> = {}): ReportContext => ({
  dialect: {
    name: 'both',
    clients: ['terraform', 'opentofu'],
    releases: RELEASES,
    versions: {},
    why: 'CLI not detected; set `dialect` to check one',
    evidence: []
  },
  failOn: 'error',
  depth: 'discovery',
  scan: { files: 0, bytes: 0, usages: 0, durationMs: 0 },
  remarks: [],
  startedAt: '2026-11-20T12:00:00.000Z',
  durationMs: 2345,
  version: '1.0.0',
  docsUrl: 'https://example.com/docs/problems/README.md',
  clients: ALL_CLIENTS,
  links: null,
  repository: null,
  repositories: [],
  history: null,
  ...context
})
