// Faults of every endpoint that `init` requests after discovery, as rows in the form of init.json.
import { type Depth, INIT_ROWS, type InitAnswer, type InitRow } from './init-rows.ts'

/** A row before anything was recorded for it. */
export type FaultRow = Omit<InitRow, 'expected'>

type Endpoint = {
  /** The row in which everything is good: `group: name`. */
  readonly good: string
  /** As in its responses. */
  readonly url: string
  /** The depth that shows faults of this endpoint. */
  readonly depth: Depth
}

const REGISTRY = 'https://registry.example.com/v1'
const PACKAGES = 'https://packages.example.net'
const MIRROR = 'https://mirror.example.org/m/registry.example.com/acme/box'
const WITHOUT_SUFFIX = 'modules.download: header: URL without archive suffix'

export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'module versions': {
    good: 'modules.versions: ok',
    url: `${REGISTRY}/modules/acme/net/aws/versions`,
    depth: 'versions'
  },
  'module location': {
    good: 'modules.versions: ok',
    url: `${REGISTRY}/modules/acme/net/aws/1.2.0/download`,
    depth: 'packages'
  },
  'module package without suffix': {
    good: WITHOUT_SUFFIX,
    url: `${PACKAGES}/download/42?terraform-get=1`,
    depth: 'packages'
  },
  'module package': {
    good: 'modules.versions: ok',
    url: `${PACKAGES}/mod.zip*`,
    depth: 'packages'
  },
  'provider versions': {
    good: 'providers.package: ok',
    url: `${REGISTRY}/providers/acme/box/versions`,
    depth: 'versions'
  },
  'provider document': {
    good: 'providers.package: ok',
    url: `${REGISTRY}/providers/acme/box/1.0.0/download/linux/amd64`,
    depth: 'packages'
  },
  'provider sums': {
    good: 'providers.package: ok',
    url: `${PACKAGES}/box_1.0.0_SUMS`,
    depth: 'packages'
  },
  'provider signature': {
    good: 'providers.package: ok',
    url: `${PACKAGES}/box_1.0.0_SUMS.sig`,
    depth: 'packages'
  },
  'provider archive': {
    good: 'providers.package: ok',
    url: `${PACKAGES}/box_1.0.0.zip`,
    depth: 'packages'
  },
  'mirror index': { good: 'mirror: ok', url: `${MIRROR}/index.json`, depth: 'versions' },
  'mirror document': { good: 'mirror: ok', url: `${MIRROR}/1.0.0.json`, depth: 'packages' },
  'mirror archive': { good: 'mirror: ok', url: `${MIRROR}/box_1.0.0.zip`, depth: 'packages' },
  ping: { good: 'tfe: cloud: ping 401', url: 'https://tfe.example.com/api/v2/ping', depth: 'ping' }
}

const STATUSES = [201, 204, 301, 401, 403, 404, 429, 500]

const BODIES: Readonly<Record<string, string>> = {
  'an empty body': '',
  HTML: '<!DOCTYPE html><html><head><title>Sign in</title></head></html>',
  null: 'null',
  'a list': '[]',
  'an object': '{}',
  'a text': '"text"',
  'a number': '1',
  'text that is not JSON': '{"versions": [}',
  // Within what Go reads.
  'nested lists': `${'['.repeat(9_000)}${']'.repeat(9_000)}`,
  'endless lists': '['.repeat(200_000)
}

const NOT_HTTP = 'SSH-2.0-OpenSSH_9.6\r\n\r\n'
const SLOW_MS = 12_000

/** The answers in place of the good one; `host` is that of the endpoint. */
type Fault = (good: InitAnswer, host: string) => readonly InitAnswer[]

const instead =
  (answer: Omit<InitAnswer, 'url'>): Fault =>
  ({ url }) => [{ url, ...answer }]

/** A redirect through these URLs to the good answer. */
const redirected =
  (...locations: readonly string[]): Fault =>
  (good, host) => {
    // The path tells the redirects of one host apart.
    const path = new URL(good.url).pathname.replace('*', '')
    const urls = locations.map((each) => each.replace('HOST', host).replace('PATH', path))
    const hops = [good.url, ...urls.slice(0, -1)].map((url, at) => ({
      url,
      status: 302,
      headers: { Location: urls[at] ?? '' }
    }))
    return [...hops, { ...good, url: urls.at(-1) ?? '' }]
  }

export const FAULTS: Readonly<Record<string, Fault>> = {
  ...Object.fromEntries(
    STATUSES.map((status) => [`status ${status}`, instead({ status, body: 'no' })])
  ),
  ...Object.fromEntries(Object.entries(BODIES).map(([name, body]) => [name, instead({ body })])),
  'no answer': instead({ reset: true }),
  'an answer that is not HTTP': instead({ raw: NOT_HTTP }),
  'half of the answer': (good) => [{ ...good, truncate: 10 }],
  'an answer after 12 s': (good) => [{ ...good, delayMs: SLOW_MS }],
  'gzip that is none': (good) => [
    { ...good, headers: { ...good.headers, 'Content-Encoding': 'gzip' } }
  ],
  'a redirect on the host': redirected('https://HOST/movedPATH'),
  'a redirect to a subdomain': redirected('https://sub.HOST/movedPATH'),
  'a redirect to another host': redirected('https://other.example.com/movedPATH'),
  'a redirect to another host and back': redirected(
    'https://other.example.com/movedPATH',
    'https://HOST/backPATH'
  ),
  'a redirect to http': redirected('http://HOST/movedPATH'),
  'a redirect to ftp': redirected('ftp://HOST/movedPATH'),
  'a redirect to nothing': redirected(''),
  'a redirect to a bad URL': redirected('https://[::1/movedPATH'),
  'an endless redirect': ({ url }) => [
    { url, status: 302, headers: { Location: url.replace('*', '') } }
  ]
}

/** The row of an endpoint with this fault. */
export function faultRow(endpoint: string, fault: string): FaultRow {
  const { good } = goodRow(endpoint)
  const make = FAULTS[fault]
  if (make === undefined) throw new Error(`there is no fault ${fault}`)
  return { ...withAnswer(endpoint, make(good, new URL(good.url).host)), name: fault }
}

/** The row of an endpoint with these answers in place of the good one. */
export function withAnswer(endpoint: string, answers: readonly InitAnswer[]): FaultRow {
  const { row, good } = goodRow(endpoint)
  const { expected: _, responses, ...rest } = row
  const others = responses.filter((each) => each !== good)
  return { ...rest, group: endpoint, responses: [...others, ...answers] }
}

function goodRow(endpoint: string): { readonly row: InitRow; readonly good: InitAnswer } {
  const { good: name, url } = ENDPOINTS[endpoint] ?? { good: '', url: '' }
  const row = INIT_ROWS.find((each) => `${each.group}: ${each.name}` === name)
  const good = row?.responses.find((each) => each.url === url)
  if (row !== undefined && good !== undefined) return { row, good }
  throw new Error(`init.json has no good answer of ${endpoint}`)
}
