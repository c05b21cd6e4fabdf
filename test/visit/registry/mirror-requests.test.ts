import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MainClient } from '../../../src/rules/protocol/clients.ts'
import type { Answer } from '../../support/answer.ts'
import { aHost } from '../../support/evidence-builder.ts'
import { aProvider, draftsIn, predictHere, rootsWith } from '../../support/inquiring.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { FakeRegistry } from '../../support/registry.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const MIRROR = 'https://mirror.example.org/m/'
const BELOW = `${MIRROR}registry.example.com/acme/box`
const INDEX: Answer = { json: { versions: { '1.0.0': {} } } }
const FILE: Answer = { json: { archives: { linux_amd64: { url: 'box.zip', hashes: ['zh:0'] } } } }

type Asking = {
  readonly answers: Readonly<Record<string, readonly Answer[]>>
  readonly clients?: readonly MainClient[]
  readonly methods?: string
  readonly allowed?: readonly string[]
}

/** Findings, and requests with the credentials that they have. */
async function ask({
  answers,
  clients = ['terraform'],
  methods = mirror(MIRROR),
  allowed = []
}: Asking) {
  await using registry = await FakeRegistry.start()
  await using home = await temporaryDirectory()
  const file = join(home.path, 'cli-config')
  await writeFile(file, `provider_installation {\n${methods}\n}\n`)
  for (const [url, list] of Object.entries(answers)) registry.answer(url, ...list)
  const provider = aProvider(2, 'registry.example.com/acme/box', { versions: ['~> 1.0'] })
  const predicted = await predictHere(registry, rootsWith({ providers: [provider] }, clients), {
    hosts: [],
    tokens: { 'mirror.example.org': 'tok-mirror', 'registry.example.com': 'tok-registry' },
    settings: {
      depth: 'packages',
      platforms: ['linux_amd64', 'darwin_arm64'],
      allowedHosts: allowed.map((host) => ({ host: aHost(host), subdomains: false }))
    },
    environment: { TF_CLI_CONFIG_FILE: file }
  })
  return {
    findings: draftsIn(predicted),
    requests: registry.requests.map(({ url, authorization }) => `${url} ${authorization ?? '-'}`)
  }
}

const mirror = (url: string): string => `network_mirror {\n url = "${url}"\n}`

const codesOf = (findings: readonly string[]): readonly string[] =>
  findings.map((each) => each.split(' ')[1] ?? '')

describe('a network mirror', () => {
  it('gets the token of its own host for JSON, none for the archive, and each request once', async () => {
    const answers = {
      [`${BELOW}/index.json`]: [INDEX],
      [`${BELOW}/1.0.0.json`]: [FILE],
      [`${BELOW}/box.zip`]: [{ status: 206, body: 'P' }]
    }
    const { findings, requests } = await ask({ answers, clients: ['terraform', 'opentofu'] })
    expect(requests).toEqual([
      `${BELOW}/index.json Bearer tok-mirror`,
      `${BELOW}/1.0.0.json Bearer tok-mirror`,
      `${BELOW}/box.zip -`
    ])
    expect(codesOf(findings)).toEqual(['package-platform'])
  })

  it('is not contacted if `allowed-hosts` leaves it out', async () => {
    const answers = { [`${BELOW}/index.json`]: [INDEX] }
    expect((await ask({ answers, allowed: ['registry.example.com'] })).requests).toEqual([])
    expect((await ask({ answers, allowed: ['mirror.example.org'] })).requests).not.toEqual([])
  })

  it.each<[MainClient, number]>([
    ['terraform', 2],
    ['opentofu', 1]
  ])('is asked again only by Terraform: %s', async (client, attempts) => {
    const answers = { [`${BELOW}/index.json`]: [{ status: 500 }] }
    const { findings, requests } = await ask({ answers, clients: [client] })
    expect(requests).toHaveLength(attempts)
    expect(codesOf(findings)).toEqual(['versions-status'])
  })

  it.each([
    [5, []],
    [6, ['redirect-limit']]
  ])('may redirect five times: %d', async (redirects, codes) => {
    const hops = Array.from({ length: redirects }, (_, index) => [
      index === 0 ? `${BELOW}/index.json` : `https://mirror.example.org/${index}`,
      [{ status: 302, headers: { location: `/${index + 1}` } }]
    ])
    const answers = {
      ...Object.fromEntries(hops),
      [`https://mirror.example.org/${redirects}`]: [INDEX],
      [`${BELOW}/1.0.0.json`]: [
        {
          json: {
            archives: { linux_amd64: { url: 'box.zip' }, darwin_arm64: { url: 'box.zip' } }
          }
        }
      ],
      [`${BELOW}/box.zip`]: [{ status: 206, body: 'P' }]
    }
    expect(codesOf((await ask({ answers })).findings)).toEqual(codes)
  })

  it('is followed by the next one only where it has no package for the platform', async () => {
    const other = 'https://other.example.net/'
    const methods = `${mirror(MIRROR)}\n${mirror(other)}`
    const answers = {
      [`${BELOW}/index.json`]: [INDEX],
      [`${BELOW}/1.0.0.json`]: [FILE],
      [`${BELOW}/box.zip`]: [{ status: 206, body: 'P' }],
      [`${other}registry.example.com/acme/box/index.json`]: [INDEX],
      [`${other}registry.example.com/acme/box/1.0.0.json`]: [
        { json: { archives: { darwin_arm64: { url: 'box.zip' } } } }
      ],
      [`${other}registry.example.com/acme/box/box.zip`]: [{ status: 206, body: 'P' }]
    }
    expect((await ask({ answers, methods })).findings).toEqual([])
    const lacking = { ...answers, [`${BELOW}/1.0.0.json`]: [{ status: 404 }] }
    expect(codesOf((await ask({ answers: lacking, methods })).findings)).toEqual(['mirror-version'])
  })
})
