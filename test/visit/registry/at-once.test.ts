// What of one check waits for what, through the whole check.

import type { Answer, AnswerRow, Handler } from '../../support/answer.ts'
import { checkHere, findingsIn } from '../../support/check-in-process.ts'
import { expect, it } from '../../support/jest.ts'
import { FakeRegistry } from '../../support/registry.ts'
import { PUBLIC_KEY, signatureOf } from '../../support/signing.ts'

const HOST = 'registry.example.com'
const MODULES = `https://${HOST}/v1/modules/acme`
const PROVIDER = `https://${HOST}/v1/providers/acme/box`
const PACKAGES = 'https://packages.example.net'
const FILES = {
  'main.tf': `
    terraform {
      required_providers {
        box = { source = "${HOST}/acme/box" }
      }
    }
    module "net" {
      source = "${HOST}/acme/net/aws"
    }
  `
}

const SHASUM = 'ab'.repeat(32)
const SUMS = `${SHASUM}  box.zip\n`
const inner = { name: 'inner', source: `${HOST}/acme/inner/aws`, version: '' }
const versionsOf = (dependencies: readonly object[]) => ({
  json: { modules: [{ versions: [{ version: '1.0.0', root: { dependencies } }] }] }
})

const RESPONSES: readonly AnswerRow[] = [
  { url: `${MODULES}/net/aws/versions`, ...versionsOf([inner]) },
  { url: `${MODULES}/inner/aws/versions`, ...versionsOf([]) },
  {
    url: `${MODULES}/net/aws/1.0.0/download`,
    status: 204,
    headers: { 'X-Terraform-Get': `${PACKAGES}/net.zip` }
  },
  { url: `${PACKAGES}/net.zip`, body: 'PK' },
  { url: `${PROVIDER}/versions`, json: { versions: [{ version: '1.0.0' }] } },
  {
    url: `${PROVIDER}/1.0.0/download/linux/amd64`,
    json: {
      os: 'linux',
      arch: 'amd64',
      filename: 'box.zip',
      download_url: `${PACKAGES}/box.zip`,
      shasum: SHASUM,
      shasums_url: `${PACKAGES}/SUMS`,
      shasums_signature_url: `${PACKAGES}/SUMS.sig`,
      signing_keys: { gpg_public_keys: [{ ascii_armor: PUBLIC_KEY }] }
    }
  },
  { url: `${PACKAGES}/SUMS`, body: SUMS },
  { url: `${PACKAGES}/SUMS.sig`, bodyBase64: signatureOf(SUMS).toString('base64') },
  { url: `${PACKAGES}/box.zip`, body: 'PK' }
]

/** The check with an answer that is held until another URL is requested, or not held any longer. */
async function holding(held: string, until: string) {
  await using registry = await FakeRegistry.start()
  const isRequested = () => registry.urls.includes(until)
  let isBefore = false
  for (const { url, ...answer } of RESPONSES) {
    const hold: Handler = async (): Promise<Answer> => {
      for (let left = 1000; left > 0 && !isRequested(); left -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      isBefore = isRequested()
      return answer
    }
    registry.answer(url, url === held ? hold : answer)
  }
  registry.offer(HOST, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  const checked = await checkHere(registry, {
    files: FILES,
    settings: { depth: 'packages', dialect: 'terraform', platforms: 'linux_amd64' }
  })
  return { isBefore, found: findingsIn(checked), requests: registry.urls.length }
}

const ALL = RESPONSES.length + 1

it.each([
  ['a module', 'a provider', `${MODULES}/net/aws/versions`, `${PACKAGES}/box.zip`],
  ['a provider', 'a module', `${PROVIDER}/versions`, `${PACKAGES}/net.zip`],
  ['what a module calls', 'the module', `${MODULES}/inner/aws/versions`, `${PACKAGES}/net.zip`]
])('the versions of %s do not keep the package of %s waiting', async (_, _of, held, until) => {
  const { isBefore, found, requests } = await holding(held, until)
  expect(isBefore).toBe(true)
  expect(found).toEqual([])
  expect(requests).toBe(ALL)
})

it('a registry is asked over the connection that discovery opened', async () => {
  await using registry = await FakeRegistry.start({ responses: RESPONSES })
  registry.offer(HOST, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  const files = { 'main.tf': `module "inner" {\n  source = "${HOST}/acme/inner/aws"\n}\n` }
  const settings = { depth: 'versions', dialect: 'terraform' }
  expect((await checkHere(registry, { files, settings })).verdict.passed).toBe(true)
  expect(registry.requests).toHaveLength(2)
  expect(registry.connections).toBe(1)
})

it('providers are asked for before modules, from which fewer requests lead to a package', async () => {
  const many = Array.from({ length: 16 }, (_, index) => index)
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  const provider = (index: number) => `p${index} = { source = "${HOST}/acme/p${index}" }`
  const module = (index: number) =>
    `module "m${index}" {\n  source = "${HOST}/acme/m${index}/aws"\n}\n`
  const required = many.map(provider).join('\n')
  const files = {
    'main.tf': `terraform {\n  required_providers {\n${required}\n  }\n}\n${many.map(module).join('')}`
  }
  await checkHere(registry, { files, settings: { depth: 'versions', dialect: 'terraform' } })
  const [, ...asked] = registry.urls
  expect(asked).toHaveLength(32)
  // Three of them may still wait for their connections.
  const first = asked.slice(0, 16).filter((url) => url.includes('/providers/'))
  expect(first.length).toBeGreaterThanOrEqual(13)
})
