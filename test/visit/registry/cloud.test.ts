// What is asked for `cloud` blocks, remote backends and logins, through the whole check.
import { setTimeout as delay } from 'node:timers/promises'
import { startTimer } from '../../../src/observe/visit/stop.ts'
import { plain } from '../../../src/rules/protocol/marked-text.ts'
import type { RawSettings } from '../../../src/settings/settings.ts'
import type { AnswerRow } from '../../support/answer.ts'
import { checkHere, findingsIn, type Run } from '../../support/check-in-process.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { FakeRegistry } from '../../support/registry.ts'

const HOST = 'tfe.example.com'
const API = `https://${HOST}/api/v2`
const DOCUMENT = { 'tfe.v2': '/api/v2', 'tfe.v2.1': '/api/v2/' }
const RESOURCE = { json: { data: { id: 'x' } } }
const PING: AnswerRow = {
  url: `${API}/ping`,
  status: 204,
  headers: { 'TFP-API-Version': '2.6' }
}
const answering = (...paths: string[]): readonly AnswerRow[] => [
  PING,
  ...paths.map((path) => ({ url: `${API}/organizations/${path}`, ...RESOURCE }))
]

type Block = {
  readonly type?: string
  readonly organization?: string
  readonly workspace?: string
  readonly more?: string
}

const block = ({ type = 'cloud', organization, workspace, more = '' }: Block): string => {
  const written = organization === undefined ? '' : `organization = "${organization}"`
  const name = workspace === undefined ? '' : `workspaces {\n name = "${workspace}"\n }`
  return `terraform {\n ${type} {\n hostname = "${HOST}"\n ${written}\n ${name}\n ${more}\n }\n}\n`
}

type Situation = {
  readonly blocks: readonly Block[]
  readonly responses?: readonly AnswerRow[]
  readonly document?: Readonly<Record<string, unknown>>
  readonly settings?: RawSettings
  readonly environment?: Readonly<Record<string, string>>
  readonly isFork?: boolean
}

/** The findings and the requests after discovery, as `PATH` or `URL`, with `token` if it was sent. */
async function checked({
  blocks,
  responses = [],
  document = DOCUMENT,
  settings,
  environment,
  isFork = false
}: Situation) {
  await using registry = await FakeRegistry.start({ responses })
  registry.offer(HOST, document)
  const files = Object.fromEntries(blocks.map((each, index) => [`${index}/main.tf`, block(each)]))
  const run: Run = {
    files,
    settings: { depth: 'versions', dialect: 'terraform', tokens: `${HOST}=secret`, ...settings },
    ...(environment && { environment }),
    // The wait before a retry takes no time.
    world: { isFork, startTimer: (ms, run) => startTimer(ms === 1000 ? 0 : ms, run) }
  }
  const result = await checkHere(registry, run)
  const asked = registry.requests
    .filter(({ url }) => !url.endsWith('/terraform.json'))
    .map(({ url, method, authorization }) => {
      const path = url.startsWith(API) ? url.slice(API.length + 1) : url
      return [method, path, ...(authorization ? ['token'] : [])].join(' ')
    })
  return { found: findingsIn(result), asked }
}

const FROM_VARIABLES = 'organization = var.o\n workspaces {\n name = var.w\n }'
const ACME: Block = { organization: 'acme', workspace: 'w' }

describe('a cloud block or remote backend', () => {
  it('has its API requested as by init, which would then read the state', async () => {
    const responses = answering('acme/entitlement-set', 'acme/workspaces/w')
    for (const type of ['cloud', 'backend "remote"']) {
      const { found, asked } = await checked({ blocks: [{ ...ACME, type }], responses })
      expect(found).toEqual([])
      expect(asked).toEqual([
        'GET ping token',
        'GET organizations/acme/entitlement-set token',
        'GET organizations/acme/workspaces/w token'
      ])
    }
  })

  it('is asked for once, however many root modules share an organization', async () => {
    const responses = answering('acme/entitlement-set', 'acme/workspaces/w', 'acme/workspaces/v')
    const blocks = [ACME, ACME, { ...ACME, workspace: 'v' }]
    const { found, asked } = await checked({ blocks, responses })
    expect(found).toEqual([])
    expect(asked.toSorted()).toEqual([
      'GET organizations/acme/entitlement-set token',
      'GET organizations/acme/workspaces/v token',
      'GET organizations/acme/workspaces/w token',
      'GET ping token'
    ])
  })

  it('has one finding for a cause that several share', async () => {
    const blocks = [ACME, { ...ACME, workspace: 'v' }]
    const { found, asked } = await checked({ blocks, responses: [PING] })
    expect(found).toEqual([`error cloud-organization ${HOST}`])
    // As init, the check stops there.
    expect(asked).toHaveLength(2)
  })

  const parts: readonly (Situation & { name: string; last: string | null })[] = [
    { name: 'names no workspace', blocks: [{ organization: 'acme' }], last: 'entitlement-set' },
    { name: 'names no organization', blocks: [{ workspace: 'w' }], last: 'ping' },
    {
      name: 'has its organization from a variable',
      blocks: [{ workspace: 'w' }],
      environment: { TF_CLOUD_ORGANIZATION: 'acme' },
      last: 'workspaces/w'
    },
    {
      name: 'has a name that is none',
      blocks: [{ organization: '../../x', workspace: 'w' }],
      last: 'ping'
    },
    { name: 'has a token of its own', blocks: [{ ...ACME, more: 'token = "x"' }], last: null },
    {
      name: 'is checked for discovery alone',
      blocks: [ACME],
      settings: { depth: 'discovery' },
      last: null
    },
    { name: 'is checked without a token', blocks: [ACME], settings: { tokens: '' }, last: null }
  ]
  it.each(parts)(
    'is asked as far as it is known if it $name',
    async ({ name: _, last, ...rest }) => {
      const responses = answering('acme/entitlement-set', 'acme/workspaces/w')
      const { asked } = await checked({ responses, ...rest })
      expect(
        asked
          .at(-1)
          ?.replace(/^GET (.*) token$/, '$1')
          .replace(/.*acme\//, '') ?? null
      ).toBe(last)
    }
  )

  it('needs a token, whatever the host, unless it has one of its own', async () => {
    const settings = { tokens: '' }
    const missing = [`error cloud-token ${HOST}`]
    expect((await checked({ blocks: [ACME], settings })).found).toEqual(missing)
    const own = { ...ACME, more: 'token = "x"' }
    expect((await checked({ blocks: [own], settings })).found).toEqual([])
    const excused = await checked({ blocks: [ACME], settings, isFork: true })
    expect(excused.found).toEqual([`notice cloud-token ${HOST}`])
    const before = await checked({ blocks: [ACME], settings: { tokens: '', depth: 'discovery' } })
    expect(before.found).toEqual([])
  })

  const versions = [
    { version: '2.5', type: 'cloud', isOld: false },
    { version: '2.10', type: 'cloud', isOld: false },
    { version: '3', type: 'cloud', isOld: false },
    { version: '2.4', type: 'cloud', isOld: true },
    { version: 'new', type: 'cloud', isOld: true },
    { version: null, type: 'cloud', isOld: true },
    { version: null, type: 'backend "remote"', isOld: false }
  ]
  it.each(versions)('finds API version $version too old for $type: $isOld', async (row) => {
    const headers: Record<string, string> =
      row.version === null ? {} : { 'TFP-API-Version': row.version }
    const { found } = await checked({
      blocks: [{ type: row.type, more: FROM_VARIABLES }],
      settings: { dialect: 'opentofu' },
      responses: [{ url: `${API}/ping`, status: 404, headers }]
    })
    expect(found).toEqual(row.isOld ? [`error cloud-version ${HOST}`] : [])
  })

  it.each([
    { answer: { status: 401 }, code: 'error cloud-organization' },
    { answer: { status: 200, body: '<html></html>' }, code: 'error cloud-organization' },
    { answer: { json: {} }, code: 'error cloud-organization' },
    { answer: { json: { data: null } }, code: 'error cloud-organization' },
    {
      answer: { raw: 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{' },
      code: 'error answer-incomplete'
    },
    { answer: { raw: 'SSH-2.0\r\n\r\n' }, code: 'error host-protocol' }
  ])('fails if the organization is answered with $answer', async ({ answer, code }) => {
    const responses = [PING, { url: `${API}/organizations/acme/entitlement-set`, ...answer }]
    const { found } = await checked({ blocks: [ACME], responses })
    expect(found).toEqual([`${code} ${HOST}`])
  })

  it('sends the token to the host that the document names, but leads to no private address', async () => {
    const there = 'https://api.example.org/v2/ping'
    const responses = [{ ...PING, url: there }]
    const document = { 'tfe.v2': 'https://api.example.org/v2' }
    const { asked } = await checked({ blocks: [{}], responses, document })
    expect(asked).toEqual([`GET ${there} token`])
    const inside = { 'tfe.v2': 'https://127.0.0.1:1/v2' }
    const { found } = await checked({ blocks: [{}], document: inside })
    expect(found).not.toContain(`error host-private-redirect ${HOST}`)
  })
})

describe('a block without a hostname', () => {
  const written = (type: string, inside: string) => ({
    'main.tf': `terraform {\n ${type} {\n ${inside}\n }\n}\n`
  })
  const ACME_INSIDE = 'organization = "acme"'
  it.each([
    { type: 'cloud', inside: ACME_INSIDE, severity: 'error' },
    { type: 'cloud', inside: '', severity: 'error' },
    { type: 'cloud', inside: 'hostname = null', severity: 'error' },
    { type: 'backend "remote"', inside: ACME_INSIDE, severity: 'error' },
    // The rest comes from -backend-config.
    { type: 'backend "remote"', inside: '', severity: 'warning' },
    { type: 'cloud', inside: ACME_INSIDE, depth: 'discovery', severity: 'warning' }
  ])('stops OpenTofu, if nothing in the file gives it: %o', async (row) => {
    const { type, inside, depth = 'versions', severity } = row
    await using registry = await FakeRegistry.start()
    const result = await checkHere(registry, {
      files: written(type, inside),
      settings: { depth, dialect: 'opentofu' }
    })
    expect(findingsIn(result)).toContain(`${severity} host-missing`)
  })
})

describe('a login', () => {
  const LOGIN = { client: 'terraform-cli', authz: 'https://login.example.org/a?b=c', token: '/t' }
  const settings = { hostnames: `${HOST} tfe.v2`, scan: '' }

  it.each([
    { answer: { status: 404 }, found: [] },
    { answer: { status: 302, headers: { Location: 'https://sso.example.org/' } }, found: [] },
    { answer: { raw: '' }, found: [`warning host-unreachable ${HOST}`] }
  ])('has its other hosts asked once, without the token: $answer', async ({ answer, found }) => {
    const result = await checked({
      blocks: [],
      document: { ...DOCUMENT, 'login.v1': LOGIN },
      responses: [{ url: LOGIN.authz, ...answer }],
      settings: { ...settings, 'slow-seconds': '30' }
    })
    expect(result.found).toEqual(found)
    expect(new Set(result.asked)).toEqual(new Set([`GET ${LOGIN.authz}`]))
  })

  it('of a public host is asked for at no private address', async () => {
    await using inside = await FakeRegistry.start()
    const login = { ...LOGIN, authz: `https://127.0.0.1:${inside.port}/` }
    await checked({ blocks: [], document: { ...DOCUMENT, 'login.v1': login }, settings })
    expect(inside.connections).toBe(0)
  })

  it('is required if `hostnames` says so', async () => {
    const { found } = await checked({
      blocks: [],
      document: { 'login.v1': LOGIN },
      responses: [{ url: LOGIN.authz, raw: 'SSH-2.0\r\n\r\n' }],
      settings: { ...settings, hostnames: `${HOST} login.v1` }
    })
    expect(found).toEqual([`error host-protocol ${HOST}`])
  })
})

describe('requests after discovery', () => {
  const document = { 'tfe.v2': 'https://api.example.org/v2' }
  const there = { ...PING, url: 'https://api.example.org/v2/ping' }

  it('count for slow hosts, with the phase that took longest', async () => {
    await using registry = await FakeRegistry.start()
    const started = performance.now()
    registry.offer(HOST, document).answer(there.url, async () => {
      // Longer than any phase before, however busy the machine is.
      await delay(Math.max(150, performance.now() - started))
      return PING
    })
    const { verdict } = await checkHere(registry, {
      files: { 'main.tf': block({}) },
      settings: {
        depth: 'versions',
        dialect: 'terraform',
        tokens: `${HOST}=secret`,
        'slow-seconds': '0.1'
      }
    })
    const slow = verdict.findings
      .map(({ problem }) => plain(problem.message))
      .filter((text) => text.includes('to answer'))
    expect(slow).toEqual([
      expect.stringMatching(
        /^https:\/\/api\.example\.org\/v2\/ping took .* to answer \(limit 0\.1 s\); waiting for the response took [\d.]+ s$/
      )
    ])
  })

  it('count for certificates that expire soon', async () => {
    await using registry = await FakeRegistry.start({
      responses: [there],
      certificates: { 'api.example.org': { days: 5 } }
    })
    registry.offer(HOST, document)
    const result = await checkHere(registry, {
      files: { 'main.tf': block({}) },
      settings: { depth: 'versions', dialect: 'terraform', tokens: `${HOST}=secret` }
    })
    expect(findingsIn(result)).toContain(`warning tls-expires-soon ${HOST}`)
  })
})
