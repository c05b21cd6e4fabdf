// A verdict in which every text from a host, a file or a person is the same text.
import type { RootVerdict } from '../../src/judge/roots.ts'
import type { Verdict } from '../../src/judge/verdict.ts'
import type { ReportContext } from '../../src/report/outcome.ts'
import type { Place, SourceLine } from '../../src/rules/problems/place.ts'
import { RELEASES } from '../../src/rules/protocol/clients.ts'
import {
  aCertificate,
  aConstraint,
  aContext,
  aFileFinding,
  aFinding,
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
  aVerdict,
  aVisit
} from './evidence-builder.ts'
import { aHistory, LAST_RUN } from './host-history.ts'

const GOOD = aHost('good.example.com')
const NOT_ALLOWED = aHost('other.example.com')

/**
 * Three hosts, one that works, one that fails with everything that a face can show about it, and one that
 * is not allowed; and findings about a file. Each file has the text as its name.
 */
export function aHostileVerdict(text: string): Verdict {
  const problem = aProblem('document-type', text, text)
  const visit = hostileVisit(text)
  const login = {
    client: text,
    grantTypes: [text],
    authz: text,
    token: text,
    ports: [10_000, 10_010],
    scopes: [text]
  } as const
  const services = [
    { id: text, kind: 'url', url: text },
    { id: `${text}2`, kind: 'login', login },
    { id: `${text}3`, kind: 'problem', problem }
  ] as const
  const places = Array.from({ length: 12 }, (_, line) => aPlace({ file: text, line: line + 1 }))
  const because = ['hostnames input', ...places] as const
  const wrong = { message: text, help: text, places: because }
  const forbidden = aProblem('host-not-allowed', text, text)
  return aVerdict(
    [
      aHostVerdict({
        visit,
        services,
        servicesFrom: aPlace({ file: text }),
        requirements: [aRequirement({ service: text, because })],
        findings: [
          aFinding({ ...wrong, services: [text] }),
          aFinding({ ...wrong, code: 'credentials-differ' })
        ]
      }),
      aHostVerdict({
        visit: aVisit({ host: GOOD }),
        services,
        requirements: [aRequirement({ host: GOOD, because })]
      }),
      aHostVerdict({
        visit: aSkippedVisit(NOT_ALLOWED, forbidden),
        services: [],
        requirements: [aRequirement({ host: NOT_ALLOWED, because })],
        findings: [aFinding({ ...wrong, ...forbidden, host: NOT_ALLOWED })]
      })
    ],
    {
      files: places.map((place) => aFileFinding({ message: text, help: text, place })),
      ignored: [
        {
          finding: aFileFinding({ message: text, help: text, place: aPlace({ file: text }) }),
          rule: anIgnoreRule('source-invalid', { reason: text, place: aPlace({ file: text }) })
        }
      ],
      lines: places.map((place) => lineAt(place, text)),
      roots: hostileRoots(text, places)
    }
  )
}

/** As long as lines are shown. */
function lineAt(place: Place, text: string): SourceLine {
  const part = text.slice(0, 100)
  return { place, before: part, literal: part, after: part }
}

/** Of each outcome one. Clients choose differently in the first. */
function hostileRoots(text: string, places: readonly Place[]): readonly RootVerdict[] {
  const row = aRootRow({
    address: text,
    source: text,
    constraints: [text, `${text}2`],
    requiredBy: [text, `${text}2`].map((one) => ({ ...aConstraint(one), module: text })),
    excluding: [aConstraint(text)],
    locked: text,
    chosen: { terraform: text, opentofu: null },
    newest: text,
    platforms: [{ platform: text, available: false }],
    worst: 'error',
    places
  })
  const module = { ...row, kind: 'module', chosen: { opentofu: text } } as const
  return [
    aRoot(text, [row, { ...module, worst: 'warning' }, { ...module, worst: null }]),
    aRoot(`${text}2`, [{ ...module, worst: 'warning' }]),
    aRoot(`${text}3`, [{ ...module, worst: null }])
  ]
}

/** Why a dialect was chosen may name a file. The lines of files are as long as those that are read. */
export const aHostileContext = (text: string): ReportContext =>
  aContext({
    history: hostileHistory(text),
    dialect: {
      name: 'terraform',
      clients: ['terraform'],
      releases: RELEASES.filter(({ client }) => client === 'terraform'),
      versions: { terraform: text },
      why: text,
      evidence: [
        {
          client: 'terraform',
          level: 'tool',
          text,
          version: text,
          place: { file: text, line: 1, column: 1, endColumn: 2 }
        }
      ]
    },
    scan: { files: 3, bytes: 4096, usages: 12, durationMs: 5 }
  })

/** Times of a history file are validated when it is read. */
function hostileHistory(text: string) {
  const incident = { from: LAST_RUN, until: null, runs: 2, codes: [text, text] }
  const history = aHistory('.xx', { incidents: [incident] })
  return new Map([aHost(), NOT_ALLOWED].map((host) => [host, history]))
}

function hostileVisit(text: string) {
  const problem = aProblem('document-type', text, text)
  const hop = aHop({ url: text, reason: text, mediaType: text, address: text, proxy: text })
  const certificate = aCertificate({ host: text, subject: text, issuer: text, expires: text })
  const attempt = anAttempt({
    discovery: { kind: 'failed', problem, excerpt: text },
    hops: [hop, hop],
    certificates: [certificate]
  })
  return aVisit({
    attempt,
    earlier: [attempt],
    credentials: { source: text, hasToken: true, problem: null },
    looks: [{ client: 'terraform', looks: [{ source: text, held: 'a token', counts: true }] }],
    forced: [{ client: 'terraform', services: [], place: aPlace({ file: text }) }]
  })
}
