// Lines of settings that match nothing, and what else has no effect: each has a remark.
import type { RawSettings } from '../../src/settings/settings.ts'
import { checkHere, findingsIn } from '../support/check-in-process.ts'
import type { CheckoutFiles } from '../support/checkout.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'

const FILES = { 'main.tf': moduleFrom(`${HOST}/acme/network/aws`), 'modules/old/main.tf': '' }

async function remarksOn(
  settings: RawSettings,
  environment: Record<string, string> = {},
  more: CheckoutFiles = {}
) {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': 'https://modules.example.org/v1/' })
  const resolve = `${registry.resolve}\n${settings.resolve ?? ''}`
  const changes = async () => ({ kind: 'files' as const, files: [], since: 'main' })
  const run = {
    world: { changes },
    files: { ...FILES, ...more },
    settings: { ...settings, resolve },
    environment
  }
  return (await checkHere(registry, run)).context.remarks
}

describe('a line that matches nothing', () => {
  it.each([
    [
      { exclude: 'modules/older' },
      '`exclude`: modules/older (nearest: modules, modules/old) matches nothing'
    ],
    [{ exclude: 'a,b' }, '`exclude`: a,b matches nothing'],
    [{ ignore: 'source-dynamic' }, '`ignore`: source-dynamic matches nothing'],
    [
      { ignore: 'tls-expired registry.example.org' },
      '`ignore`: tls-expired registry.example.org (nearest: registry.example.com, modules.example.org) matches nothing'
    ],
    [{ ignore: 'host-slow tf.acme.net' }, '`ignore`: host-slow tf.acme.net matches nothing'],
    [
      { resolve: 'registry.example.net=127.0.0.1' },
      '`resolve`: registry.example.net (nearest: registry.example.com, modules.example.org) matches nothing'
    ]
  ])('%j', async (settings, remark) => {
    expect(await remarksOn(settings)).toEqual([remark])
  })
})

describe('a line', () => {
  it.each([
    { exclude: 'modules/old/' },
    { exclude: '**/old\nmodules/old/main.tf\nmodules/*' },
    { exclude: '**/.terraform\n./.github\nnode_modules/**' },
    { ignore: 'service-url-cross-host' },
    { ignore: `service-url-cross-host ${HOST}` },
    { ignore: `host-slow\nhost-timeout ${HOST}\ntls-expires-soon\nnothing-to-check` },
    { ignore: 'module-unknown\nversion-none-fits\npackage-unsigned\nnot-followed' },
    { resolve: 'modules.example.org=127.0.0.1' }
  ])('that matches, or may in another run, has no remark: %j', async (settings) => {
    expect(await remarksOn(settings)).toEqual([])
  })
})

describe('a check of a pull request', () => {
  const hostnames = `${HOST} modules.v1`
  const event = { GITHUB_EVENT_NAME: 'pull_request' }

  it('says that `hostnames` keeps its files from being read', async () => {
    expect(await remarksOn({ hostnames }, event)).toEqual([
      'no files were read, because of `hostnames`; to read them, set `scan: .`'
    ])
    expect(await remarksOn({ hostnames, 'changed-only': 'true' })).toEqual([
      'no files were read, because of `hostnames`; to read them, set `scan: .`'
    ])
    expect(await remarksOn({ hostnames, scan: '.' }, event)).toEqual([])
    expect(await remarksOn({ hostnames }, { GITHUB_EVENT_NAME: 'schedule' })).toEqual([])
  })
})

it('names SSL_CERT_FILE if it does not exist', async () => {
  expect(await remarksOn({}, { SSL_CERT_FILE: '/no/such.pem' })).toEqual([
    'SSL_CERT_FILE names /no/such.pem, which does not exist'
  ])
  expect(await remarksOn({}, { SSL_CERT_FILE: '' })).toEqual([])
})

describe('a project file with lines that match nothing', () => {
  const files = {
    'live/main.tf': moduleFrom(`${HOST}/acme/network/aws`),
    '.tf-disco.hcl': `exclude = ["**/fixtures"]
ignore "source-missing" {
  paths  = ["legacy/**"]
  reason = "frozen"
}
`
  }
  const idle = '`exclude`: **/fixtures matches nothing'

  async function noticed(settings: RawSettings) {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': '/v1/' })
    const checked = await checkHere(registry, { files, settings })
    const remarks = checked.context.remarks.filter((remark) => remark.includes('matches nothing'))
    return [...findingsIn(checked), ...remarks]
  }

  it('has notices where all files are scanned', async () => {
    expect(await noticed({})).toEqual(['notice ignore-unused', idle])
    expect(await noticed({ scan: 'live\n.' })).toEqual(['notice ignore-unused', idle])
  })

  it.each([{ scan: 'live' }, { scan: 'live/*.tf' }, { hostnames: `${HOST} modules.v1` }])(
    'has none where others may match: %j',
    async (settings) => expect(await noticed(settings)).toEqual([])
  )

  it('leaves the notice about `exclude` of the workflow as it is', async () => {
    expect(await noticed({ scan: 'live', exclude: 'live/old' })).toEqual([
      '`exclude`: live/old (nearest: live) matches nothing'
    ])
  })
})

it('names the project file if that sets the dialect', async () => {
  await using registry = await FakeRegistry.start()
  const files = { 'main.tf': 'locals {}\n', '.tf-disco.hcl': 'dialect = "opentofu"\n' }
  const { context } = await checkHere(registry, { files, settings: {} })
  expect(context.dialect).toMatchObject({ clients: ['opentofu'], why: 'set by .tf-disco.hcl' })
})

describe('a project file elsewhere', () => {
  const remarksWith = (files: readonly string[], settings: RawSettings = {}) =>
    remarksOn(settings, {}, Object.fromEntries(files.map((file) => [file, 'upgrade = true\n'])))

  it.each([
    [['modules/.tf-disco.hcl'], {}, 'modules/.tf-disco.hcl'],
    [['modules/.tf-disco.hcl'], { scan: '.\nmodules' }, 'modules/.tf-disco.hcl'],
    [['a/b/.tf-disco.hcl', 'a/.tf-disco.hcl'], {}, 'a/.tf-disco.hcl, a/b/.tf-disco.hcl'],
    [
      ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}/.tf-disco.hcl`),
      {},
      'a/.tf-disco.hcl, b/.tf-disco.hcl, c/.tf-disco.hcl and 2 more'
    ]
  ])('is named, with the directory where one is read: %j', async (files, settings, named) => {
    expect(await remarksWith(files, settings)).toEqual([
      expect.stringMatching(
        RegExp(
          `^not read: ${named.replaceAll('.', '\\.')}; the project file is \\.tf-disco\\.hcl in /.+`
        )
      )
    ])
  })

  it('is not named where it is excluded, in directories that are skipped, and at the top', async () => {
    expect(await remarksWith(['modules/.tf-disco.hcl'], { exclude: 'modules' })).toEqual([])
    const file = 'modules/.tf-disco.hcl'
    expect(await remarksWith([file], { exclude: file })).toEqual([])
    expect(await remarksWith(['.git/.tf-disco.hcl', 'node_modules/.tf-disco.hcl'])).toEqual([])
    expect(await remarksWith(['.tf-disco.hcl'])).toEqual(['upgrade: true, from .tf-disco.hcl:1'])
  })
})
