// How packages are asked for, through the whole check.

import type { RawSettings } from '../../../src/settings/settings.ts'
import type { AnswerRow } from '../../support/answer.ts'
import { checkHere, findingsIn } from '../../support/check-in-process.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { FakeRegistry } from '../../support/registry.ts'
import { headerOf } from '../../support/request.ts'
import { EXPIRED_KEY, PUBLIC_KEY, signatureOf } from '../../support/signing.ts'

const HOST = 'registry.example.com'
const REGISTRY = `https://${HOST}`
const PACKAGES = 'https://packages.example.net'
const DOWNLOAD = `${REGISTRY}/v1/modules/acme/net/aws/1.2.0/download`
const ARCHIVE = `${PACKAGES}/net.zip?signature=presigned`

const MODULE: readonly AnswerRow[] = [
  {
    url: `${REGISTRY}/v1/modules/acme/net/aws/versions`,
    json: { modules: [{ versions: [{ version: '1.2.0' }] }] }
  },
  { url: DOWNLOAD, status: 204, headers: { 'X-Terraform-Get': ARCHIVE } },
  { url: ARCHIVE, body: 'PK' }
]
const CALL = 'module "net" {\n  source = "registry.example.com/acme/net/aws"\n}\n'

const SHASUM = 'ab'.repeat(32)

const fileOf = (platform: string): string => `box_1.0.0_${platform}.zip`

const packageFor = (platform: string): readonly AnswerRow[] => {
  const [os = '', arch = ''] = platform.split('_')
  return [
    {
      url: `${REGISTRY}/v1/providers/acme/box/1.0.0/download/${os}/${arch}`,
      json: {
        os,
        arch,
        filename: fileOf(platform),
        download_url: `${PACKAGES}/${fileOf(platform)}`,
        shasum: SHASUM,
        shasums_url: `${PACKAGES}/SHA256SUMS`,
        shasums_signature_url: `${PACKAGES}/SHA256SUMS.sig`,
        signing_keys: { gpg_public_keys: [{ ascii_armor: PUBLIC_KEY }] }
      }
    },
    { url: `${PACKAGES}/${fileOf(platform)}`, body: 'PK' }
  ]
}

const PLATFORMS = ['linux_amd64', 'darwin_arm64']
const SUMS = PLATFORMS.map((platform) => `${SHASUM}  ${fileOf(platform)}\n`).join('')
const PROVIDER: readonly AnswerRow[] = [
  { url: `${REGISTRY}/v1/providers/acme/box/versions`, json: { versions: [{ version: '1.0.0' }] } },
  { url: `${PACKAGES}/SHA256SUMS`, body: SUMS },
  { url: `${PACKAGES}/SHA256SUMS.sig`, bodyBase64: signatureOf(SUMS).toString('base64') },
  ...PLATFORMS.flatMap(packageFor)
]
const REQUIRED =
  'terraform {\n  required_providers {\n    box = { source = "registry.example.com/acme/box" }\n  }\n}\n'

type Situation = {
  readonly host?: string
  readonly responses: readonly AnswerRow[]
  readonly files: Readonly<Record<string, string>>
  readonly settings?: RawSettings
  readonly netrc?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** The verdict, and the requests after discovery, as `METHOD URL` with what they authorize by and their range. */
async function checked({ host = HOST, responses, files, settings, netrc, ...run }: Situation) {
  await using registry = await FakeRegistry.start({ responses })
  registry.offer(host, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  const { verdict, ...rest } = await checkHere(registry, {
    ...run,
    files,
    settings: {
      depth: 'packages',
      dialect: 'both',
      platforms: 'linux_amd64',
      tokens: `${host}=secret-token`,
      ...settings
    },
    ...(netrc === undefined ? {} : { home: { '.netrc': netrc } })
  })
  const asked = registry.requests
    .filter(({ url }) => !url.endsWith('/terraform.json') && !url.endsWith('/versions'))
    .map((request) => {
      const { method, url, authorization } = request
      const shown = url.replace(REGISTRY, '').replace(PACKAGES, 'P:')
      const scheme = authorization === null ? [] : [authorization.replace(/ .*/, '')]
      const range = headerOf(request, 'range')
      return [method, shown, ...scheme, ...(range === null ? [] : [range])].join(' ')
    })
  const found = findingsIn({ verdict, ...rest }).filter((one) => !one.includes('not-followed'))
  return { verdict, found, asked: asked.toSorted() }
}

describe('the package of a module', () => {
  it.each([HOST, 'registry.localhost'])(
    'is not asked for at a private address that a page of a public host names, after %s',
    async (host) => {
      const page = `${PACKAGES}/page`
      const responses = MODULE.filter(({ url }) => url !== ARCHIVE && url !== DOWNLOAD)
      const { found } = await checked({
        host,
        responses: [
          ...responses,
          { url: DOWNLOAD, status: 204, headers: { 'X-Terraform-Get': page } },
          {
            url: `${page}?terraform-get=1`,
            headers: { 'X-Terraform-Get': 'https://127.0.0.1:1/net.zip' }
          }
        ].map((row) => ({ ...row, url: row.url.replace(HOST, host) })),
        files: { 'main.tf': CALL.replace(HOST, host) }
      })
      expect(found).toEqual([`error host-private-redirect ${host}`])
    }
  )

  it('is not asked for at a private address that a public registry names', async () => {
    const headers = { 'X-Terraform-Get': 'https://127.0.0.1:1/net.zip' }
    const responses = MODULE.map((row) => (row.url === DOWNLOAD ? { ...row, headers } : row))
    const { found } = await checked({ responses, files: { 'main.tf': CALL } })
    expect(found).toEqual([`error host-private-redirect ${HOST}`])
  })

  it('is not asked for where the document of a public host leads to a private address', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': 'https://127.0.0.1:1/v1/' })
    const settings = { depth: 'packages', dialect: 'terraform' }
    const found = findingsIn(await checkHere(registry, { files: { 'main.tf': CALL }, settings }))
    expect(found).toContain(`error service-url-private ${HOST}`)
  })

  it('is asked for once, without the token, for all roots and clients', async () => {
    const files = { 'a/main.tf': CALL, 'b/main.tf': CALL }
    const { verdict, found, asked } = await checked({ responses: MODULE, files })
    expect(found).toEqual([])
    expect(asked).toEqual([
      'GET /v1/modules/acme/net/aws/1.2.0/download Bearer',
      'GET P:/net.zip?signature=presigned bytes=0-0'
    ])
    expect(JSON.stringify(verdict)).not.toContain('presigned')
  })

  it('is not asked for at a host that is not allowed', async () => {
    const settings = { 'allowed-hosts': HOST }
    const { found, asked } = await checked({
      responses: MODULE,
      files: { 'main.tf': CALL },
      settings
    })
    expect(found).toEqual([`error host-not-allowed ${HOST}`, 'notice allowlist-incomplete'])
    expect(asked).toEqual(['GET /v1/modules/acme/net/aws/1.2.0/download Bearer'])
  })

  it('is asked for with the login of .netrc', async () => {
    const netrc = 'machine packages.example.net login u password secret-password\n'
    const { verdict, asked } = await checked({
      responses: MODULE,
      files: { 'main.tf': CALL },
      netrc
    })
    expect(asked).toContain('GET P:/net.zip?signature=presigned Basic bytes=0-0')
    expect(JSON.stringify(verdict)).not.toContain('secret-password')
  })

  it('is followed through ten pages, and not through eleven', async () => {
    const page = (index: number): AnswerRow => ({
      url: `${PACKAGES}/${index}?terraform-get=1`,
      body: `<html><head><meta name="terraform-get" content="${PACKAGES}/${index + 1}"></head></html>`
    })
    for (const pages of [10, 11]) {
      const [versions] = MODULE
      const last = `${PACKAGES}/${pages}?terraform-get=1`
      const responses: readonly AnswerRow[] = [
        ...(versions === undefined ? [] : [versions]),
        { url: DOWNLOAD, status: 204, headers: { 'X-Terraform-Get': `${PACKAGES}/1` } },
        ...Array.from({ length: pages - 1 }, (_, index) => page(index + 1)),
        { url: last, headers: { 'X-Terraform-Get': `${PACKAGES}/net.zip` } },
        { url: `${PACKAGES}/net.zip`, body: 'PK' }
      ]
      const { found, asked } = await checked({ responses, files: { 'main.tf': CALL } })
      expect(found).toEqual(pages === 10 ? [] : [`error package-location ${HOST}`])
      expect(asked.filter((one) => one.includes('terraform-get'))).toHaveLength(10)
    }
  })
})

describe('the package of a provider', () => {
  it.each([
    `${PACKAGES}/SHA256SUMS`,
    `${PACKAGES}/SHA256SUMS.sig`,
    `${PACKAGES}/${fileOf('linux_amd64')}`
  ])('is not asked for at a private address that a public registry names for %s', async (file) => {
    const rows = JSON.stringify(PROVIDER.filter(({ url }) => url !== file))
    const { found } = await checked({
      responses: JSON.parse(rows.replaceAll(`"${file}"`, '"https://127.0.0.1:1/x"')),
      files: { 'main.tf': REQUIRED }
    })
    expect(found).toEqual([`error host-private-redirect ${HOST}`])
  })

  it('is asked for at each platform, its checksums once', async () => {
    const settings = { platforms: PLATFORMS.join('\n') }
    const files = { 'main.tf': REQUIRED }
    const { verdict, found, asked } = await checked({ responses: PROVIDER, files, settings })
    expect(found).toEqual([])
    expect(asked).toEqual([
      'GET /v1/providers/acme/box/1.0.0/download/darwin/arm64 Bearer',
      'GET /v1/providers/acme/box/1.0.0/download/linux/amd64 Bearer',
      'GET P:/SHA256SUMS',
      'GET P:/SHA256SUMS.sig',
      'GET P:/box_1.0.0_darwin_arm64.zip bytes=0-0',
      'GET P:/box_1.0.0_linux_amd64.zip bytes=0-0'
    ])
    expect(verdict.roots[0]?.rows[0]?.platforms).toEqual(
      PLATFORMS.map((platform) => ({ platform, available: true }))
    )
  })

  it.each([
    ['true', [`error package-unsigned ${HOST}`]],
    ['TRUE', []],
    ['1', []]
  ])(
    'may be signed by an expired key, but with %s in the environment of OpenTofu',
    async (value, errors) => {
      const rows = JSON.stringify(PROVIDER)
      const { found } = await checked({
        responses: JSON.parse(
          rows.replaceAll(JSON.stringify(PUBLIC_KEY), JSON.stringify(EXPIRED_KEY))
        ),
        files: { 'main.tf': REQUIRED },
        environment: { OPENTOFU_ENFORCE_GPG_EXPIRATION: value }
      })
      expect(found).toEqual(errors)
    }
  )

  it('is asked for with the login of .netrc for Terraform only', async () => {
    const netrc = 'machine packages.example.net login u password secret-password\n'
    const { asked } = await checked({ responses: PROVIDER, files: { 'main.tf': REQUIRED }, netrc })
    expect(asked.filter((one) => one.includes('.zip'))).toEqual([
      'GET P:/box_1.0.0_linux_amd64.zip Basic bytes=0-0',
      'GET P:/box_1.0.0_linux_amd64.zip bytes=0-0'
    ])
  })

  it('has a checksum in the lock file for each platform, or a finding in that file', async () => {
    const hashes = (...texts: string[]) =>
      `provider "registry.example.com/acme/box" {\n  version = "1.0.0"\n  hashes = ${JSON.stringify(texts)}\n}\n`
    const found = async (lock: string) => {
      const files = { 'main.tf': REQUIRED, '.terraform.lock.hcl': lock }
      const run = await checked({ responses: PROVIDER, files })
      return run.found
    }
    expect(await found(hashes(`zh:${SHASUM}`, 'h1:AAAA='))).toEqual([])
    expect(await found(hashes('h9:unknown'))).toEqual([])
    expect(await found(hashes())).toEqual(['error lock-invalid'])
    const missing = [`error lock-platform-missing ${HOST}`]
    const other = `zh:${'cd'.repeat(32)}`
    expect(await found(hashes(other))).toEqual(missing)
    expect(await found(hashes('h1:AAAA='))).toEqual([])
    expect(await found(hashes('h1:AAAA=', 'h1:BBBB='))).toEqual([])
    expect(await found(hashes('h1:AAAA=', other))).toEqual([])
  })
})
