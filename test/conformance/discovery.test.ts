import { parseUrl } from '../../src/rules/go/url.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { lookUp } from '../../src/rules/protocol/services.ts'
import type { AnswerRow } from '../support/answer.ts'
import { apart, type DiscoveryCase, renamed } from '../support/batch.ts'
import {
  type Checked,
  checkAgainst,
  findingsOf,
  hostOf,
  type ReportHost
} from '../support/checked.ts'
import { askedOf, canBeAsked, type Facts, idsOf, wantedFacts } from '../support/client-facts.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import type { SeenRequest } from '../support/request.ts'
import { readVectors } from '../support/vectors.ts'

const WELL_KNOWN = '/.well-known/terraform.json'

// Forced services and aliases belong to the CLI configuration, which has its own tests.
const rows = (readVectors('discovery') as readonly DiscoveryCase[])
  .filter(({ forcedServices, aliases }) => forcedServices === undefined && aliases === undefined)
  .map(apart)
const isRefused = ({ expected }: DiscoveryCase): boolean =>
  expected.terraform.error?.class === 'InvalidHostname'
const contacted = rows.filter((row) => !isRefused(row))

type Stricter = {
  readonly row: string
  readonly what: string
  readonly clients: string
  readonly ours: string
  readonly why: string
}

const PRINTED = 'URLs are printed without user info, query and fragment'

/**
 * Where we are stricter than both clients, on purpose: all of it, a line for each thing
 * that differs. Names as the vectors have them.
 */
const STRICTER: readonly Stricter[] = [
  {
    row: 'redirect: to plain http on the same host keeps the token',
    what: 'request 2',
    clients: 'GET http://example.com/.well-known/terraform.json Bearer tok',
    ours: 'GET http://example.com/.well-known/terraform.json without a token',
    why: 'a token is never sent in clear text'
  },
  {
    row: 'redirect: Location with query',
    what: 'document',
    clients: 'https://reg.example.net/disco/doc.json?a=b',
    ours: 'https://reg.example.net/disco/doc.json',
    why: PRINTED
  },
  {
    row: 'redirect: Location with query',
    what: 'service providers.v1',
    clients: 'https://reg.example.net/disco/doc.json?x=y',
    ours: 'https://reg.example.net/disco/doc.json',
    why: PRINTED
  },
  {
    row: 'redirect: Location with userinfo makes relative services fail',
    what: 'document',
    clients: 'https://user:pw@reg.example.net/d.json',
    ours: 'https://reg.example.net/d.json',
    why: PRINTED
  },
  ...[
    ['v7.v1', 'https://example.com/disco/foo.json', '?q=1'],
    ['v19.v1', 'https://example.net/baz', '?foo=bar'],
    ['v22.v1', 'https://example.net/', '?a']
  ].map(([id, url = '', query = '']) => ({
    row: 'service URL values',
    what: `service ${id}`,
    clients: url + query,
    ours: url,
    why: PRINTED
  }))
]

type Run = { readonly checked: Checked; readonly requests: readonly SeenRequest[] }

/** Checks all rows in one run. */
async function runAll(client: MainClient): Promise<Run> {
  await using registry = await FakeRegistry.start({ responses: contacted.flatMap(answersOf) })
  const hostnames = contacted.map((row) => [row.host, ...askedOf(row)].join(' ')).join('\n')
  const checked = await checkAgainst(
    registry,
    { hostnames, dialect: client },
    { env: Object.fromEntries(contacted.flatMap(tokenOf)) }
  )
  return { checked, requests: registry.requests }
}

/** Responses with the reason phrase of the measured host, which can differ from the usual one. */
function answersOf({ responses, expected }: DiscoveryCase): readonly AnswerRow[] {
  const [, status, reason] =
    /document: (\d{3}) (.*)$/.exec(expected.terraform.error?.message ?? '') ?? []
  return responses.map((row) =>
    reason !== undefined && String(row.status) === status ? { ...row, reason } : row
  )
}

/** The token as a variable, whose value is not trimmed. */
function tokenOf({ token, expected }: DiscoveryCase): readonly (readonly [string, string])[] {
  if (token === undefined) return []
  const name = expected.terraform.hostname?.replaceAll('-', '__').replaceAll('.', '_')
  return [[`TF_TOKEN_${name}`, token]]
}

/** The facts of our run, in the words of `wanted` if our message contains those. */
function seenFacts(row: DiscoveryCase, client: MainClient, run: Run, wanted: Facts): Facts {
  const name = row.expected[client].hostname ?? ''
  const host = hostOf(run.checked, name)
  const said = findingsOf(run.checked, name).map(
    ({ code, message, help }) => `${code}: ${message}\n${help}`
  )
  const outcome = host.discovery === 'failed' ? `failed: ${said[0]}` : host.discovery
  const facts = {
    outcome,
    document: host.documentUrl ?? '-',
    ...Object.fromEntries(
      askedOf(row).map((id) => [`service ${id}`, seenService(host, id, said[0] ?? '')])
    ),
    ...Object.fromEntries(
      run.requests
        .filter(belongsTo(row))
        .map((request, index) => [
          `request ${index + 1}`,
          `${request.method} ${request.url} ${authorizationOf(request)}`
        ])
    )
  }
  return Object.fromEntries(
    Object.entries(facts).map(([what, seen]) => [what, inWordsOf(wanted[what] ?? '', seen)])
  )
}

function seenService(host: ReportHost, id: string, said: string): string {
  if (host.discovery === 'failed') return '-'
  if (host.discovery === 'absent') return said
  const service = host.services[id]
  if (service === undefined) return `the report has no ${id}`
  if ('url' in service) return service.url
  if ('login' in service) return 'an object'
  const { code, message, help } = service.problem
  return `${code}: ${message}\n${help}`
}

// The clients report a URL without `https://` as some invalid URL.
const CLOSER: Readonly<Record<string, string>> = {
  'service-url-looks-like-host': 'service-url-invalid'
}

/** `wanted` if the code is the same and the message contains the words. */
function inWordsOf(wanted: string, seen: string): string {
  const [, code = '', words = ''] = /^((?:failed: )?[a-z-]+): (.*)$/s.exec(wanted) ?? []
  const [, seenCode = ''] = /^((?:failed: )?[a-z-]+): /.exec(seen) ?? []
  const fits = code !== '' && (CLOSER[seenCode] ?? seenCode) === code
  return fits && seen.includes(words) ? wanted : seen
}

const authorizationOf = ({ authorization }: SeenRequest): string =>
  authorization === null ? 'without a token' : Buffer.from(authorization, 'latin1').toString('utf8')

const belongsTo =
  (row: DiscoveryCase) =>
  ({ url }: SeenRequest): boolean =>
    url === `https://${row.expected.terraform.hostname}${WELL_KNOWN}` ||
    row.responses.some((response) => response.url === url)

const runs = { terraform: await runAll('terraform'), opentofu: await runAll('opentofu') }

/** `wanted`, with our facts in place of those of the clients where we are stricter. */
function stricterFacts(row: DiscoveryCase, wanted: Facts): Facts {
  const index = rows.indexOf(row)
  const lines = STRICTER.filter((line) => line.row === row.name)
  for (const { what, clients } of lines) expect(wanted[what]).toBe(renamed(clients, index))
  return {
    ...wanted,
    ...Object.fromEntries(lines.map(({ what, ours }) => [what, renamed(ours, index)]))
  }
}

describe.each(MAIN_CLIENTS)('discovers as %s does', (client) => {
  it.each(contacted.map((row) => [row.name, row] as const))('%s', (_, row) => {
    const wanted = stricterFacts(row, wantedFacts(row, client))
    expect(seenFacts(row, client, runs[client], wanted)).toEqual(wanted)
  })

  it('sends no other request', () => {
    const stray = runs[client].requests.filter(
      (request) => !contacted.some((row) => belongsTo(row)(request))
    )
    expect(stray).toEqual([])
  })
})

it('is stricter than the clients only in existing rows', () => {
  const names = contacted.map(({ name }) => name)
  expect(STRICTER.filter(({ row }) => !names.includes(row))).toEqual([])
  expect(STRICTER.filter(({ clients, ours }) => clients === ours)).toEqual([])
})

describe('rejects a hostname setting in the words of the clients', () => {
  it.each(rows.filter(isRefused).map((row) => [row.name, row] as const))('%s', async (_, row) => {
    await using registry = await FakeRegistry.start()
    const { exitCode, stderr } = await checkAgainst(registry, { hostnames: row.host })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(`"${row.host}" is not a hostname`)
    expect(stderr).toContain(row.expected.terraform.error?.message)
    expect(registry.connections).toBe(0)
  })
})

// Settings reject ids that no client accepts, so the errors of the clients are compared in process.
describe.each(MAIN_CLIENTS)('rejects a service id in the words of %s', (client) => {
  const refused = rows.flatMap((row) =>
    idsOf(row)
      .filter((id) => !canBeAsked(id))
      .map((id) => ({ row, id }))
  )

  it('has rows with such ids', () => {
    expect(refused.map(({ id }) => id)).toEqual(['modules', 'modules.x', 'login'])
  })

  it.each(refused)('$id', ({ row, id }) => {
    const { serviceUrls, oauth, discoUrl = '', hostname = '' } = row.expected[client]
    const result = oauth?.[id] ?? serviceUrls?.[id] ?? {}
    const documentUrl = parseUrl(discoUrl)
    if (!documentUrl.ok) throw new Error(documentUrl.why)
    const context = { services: null, documentUrl: documentUrl.value, display: hostname, client }
    expect(lookUp(id, context)).toMatchObject({
      kind: 'bad-id',
      why: 'error' in result ? result.error?.message : undefined
    })
  })

  it.each(refused)('$id as a setting', async ({ id }) => {
    await using registry = await FakeRegistry.start()
    const inputs = { hostnames: `registry.example.com ${id}` }
    const { exitCode, stderr } = await checkAgainst(registry, inputs)
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining(`"${id}" is not a service id`)
    })
  })
})
