// Words of the program that tokens may equal, a check in which many of them occur, and what differs between two results.
import { readFileSync } from 'node:fs'
import type { Evidence, Predicted } from '../../src/judge/verdict.ts'
import { SETTINGS } from '../../src/settings/table.ts'
import { FakeRegistry } from './registry.ts'

type Tree = { readonly [name: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The names of all members in data. */
export const membersIn = (value: unknown): readonly string[] =>
  isTree(value)
    ? [
        ...(Array.isArray(value) ? [] : Object.keys(value)),
        ...Object.values(value).flatMap(membersIn)
      ]
    : []

/** Names of members and fixed values that a schema has. */
function wordsOf(schema: unknown): readonly string[] {
  if (!isTree(schema)) return []
  const { properties = {}, enum: values = [], const: value = '' } = schema
  const own = [...Object.keys(properties as Tree), ...(values as unknown[]), value].map(String)
  return [...own, ...Object.values(schema).flatMap(wordsOf)]
}

const schemaWords = ['report', 'usages', 'history'].flatMap((name) =>
  wordsOf(JSON.parse(readFileSync(`docs/${name}.schema.json`, 'utf8')))
)

const EVIDENCE: Readonly<Record<keyof (Evidence & Predicted), true>> = {
  requirements: true,
  guesses: true,
  bots: true,
  visits: true,
  newHosts: true,
  tokenVariables: true,
  tokenSources: true,
  tokenHosts: true,
  namedHosts: true,
  stopped: true,
  predicted: true,
  usages: true,
  notes: true,
  complaints: true,
  isEmpty: true,
  roots: true,
  requests: true,
  answering: true,
  unopened: true
}

// Values and parts of JSON, words of protocols, and parts of names.
const OTHERS =
  'pass true false null 0 0000 1234 http https json terraform error: *** "kind" {" ":" {"kind":" "," found example main.tf'

/** Names of members of reports, evidence and settings, fixed values, and words that are in none of their lists. */
export const WORDS: readonly string[] = [
  ...schemaWords,
  ...SETTINGS.map(({ name }) => name),
  ...Object.keys(EVIDENCE),
  ...OTHERS.split(' ')
].filter((word) => word !== '')

/** A variable for each token, of a host of its own that no check contacts. */
export const variablesOf = (tokens: readonly string[]) =>
  Object.fromEntries(tokens.map((token, index) => [`TF_TOKEN_t${index}_example`, token]))

/** Groups of about this size, of different words. */
export function groupsOf(words: readonly string[], size: number): readonly (readonly string[])[] {
  const all = [...new Set(words)]
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, at) => all.filter((_, index) => index % count === at))
}

// They differ from run to run, or with the messages that they identify.
const VOLATILE = 'startTimeUtc endTimeUtc writtenAt fingerprint tfDiscoFinding/v1'.split(' ')

/** Names of members whose texts have a part that is hidden only now, and the paths of all other differences. */
function changesIn(before: unknown, after: unknown, name = '', path = ''): readonly string[] {
  if (isTree(before) && isTree(after)) {
    const members = Object.keys(before)
    if (members.join() !== Object.keys(after).join()) return [`the members of ${path}`]
    return members.flatMap((each) =>
      changesIn(before[each], after[each], Array.isArray(before) ? name : each, `${path}.${each}`)
    )
  }
  if (before === after || VOLATILE.includes(name)) return []
  const isText = typeof before === 'string' && typeof after === 'string' && after.includes('***')
  return [isText ? name : `${path}: ${before} became ${after}`]
}

/** What differs, without hidden parts in members of these names. */
export const changesBesides = (texts: string, before: unknown, after: unknown) =>
  [...new Set(changesIn(before, after))].filter((change) => !texts.split(' ').includes(change))

const documentOf = (host: string) => `https://${host}/.well-known/terraform.json`
const HOSTS = [0, 1, 2, 3, 4].map((index) => `h${index}.example.com`)

/** Hosts with services and without, one that leads to another, and one that refuses. */
export async function startWordHosts(): Promise<FakeRegistry> {
  const registry = await FakeRegistry.start()
  const versions = ['1.0.0', '2.0.0'].map((version) => ({ version }))
  const login = {
    client: 'cli',
    grant_types: ['authz_code', 'token'],
    authz: '/authz',
    token: '/token',
    ports: [10000, 10010],
    scopes: ['error']
  }
  return registry
    .offer('h0.example.com', {
      'modules.v1': '/modules/',
      'providers.v1': '/providers/',
      'login.v1': login,
      'tfe.v2': '/api/'
    })
    .offer('h1.example.com', { 'modules.v1': 'http://h1.example.com/', 'login.v1': { token: 5 } })
    .answer(documentOf('h2.example.com'), {
      status: 302,
      headers: { Location: documentOf('h0.example.com') }
    })
    .answer(documentOf('h3.example.com'), {
      status: 403,
      reason: 'no error found',
      headers: { 'Content-Type': 'application/json' },
      body: '{"error":"host not found"}'
    })
    .answer(documentOf('h4.example.com'), { status: 404 })
    .answer('https://h0.example.com/modules/a/b/c/versions', { json: { modules: [{ versions }] } })
    .answer('https://h0.example.com/providers/acme/box/versions', {
      json: { versions: [{ version: '1.0.0', protocols: ['5.0'], platforms: [] }] }
    })
}

const MODULES = [...HOSTS, 'h5.example.com'].map(
  (host, index) => `module "m${index}" {
  source  = "${host}/a/b/c"
  version = "~> 1.0"
}
`
)

export const WORD_FILES = {
  'main.tf': `${MODULES.join('')}terraform {
  required_version = ">= 1.5"
  cloud {
    hostname     = "h0.example.com"
    organization = "services"
    workspaces { name = "host" }
  }
  required_providers {
    box = {
      source  = "h0.example.com/acme/box"
      version = ">= 2.0"
    }
  }
}
`,
  '.terraform.lock.hcl': `provider "h0.example.com/acme/box" {
  version     = "1.0.0"
  constraints = ">= 1.0"
  hashes      = ["h1:abc="]
}
`,
  'error/state.tf': `terraform {
  backend "http" {
    address = "https://path.example.net/state"
  }
}
`,
  'error/broken.tf': 'module "x" {\n  source = \n}\n',
  '.terraform-version': '1.9.5\n'
}

export const WORD_INPUTS = {
  depth: 'versions',
  'allowed-hosts': HOSTS.join('\n')
}
