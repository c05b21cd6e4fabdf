// Which clients and releases are checked, and why, by the files of a checkout.

import {
  type Dialect,
  type DialectSetting,
  resolveDialect
} from '../../../src/read/scan/clients/dialect.ts'
import { readTools } from '../../../src/read/scan/clients/tools.ts'
import { narrowUsages } from '../../../src/read/scan/usage.ts'
import { type CheckoutFiles, writeCheckout } from '../../support/checkout.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { scanCheckout } from '../../support/scan-at-once.ts'
import { moduleFrom } from '../../support/scanned.ts'
import { temporaryDirectory } from '../../support/temporary.ts'
import { readVectors } from '../../support/vectors.ts'

const PLAIN = moduleFrom('acme/queue/aws')
const TERRAFORM = 'registry.terraform.io'
const OPENTOFU = 'registry.opentofu.org'
const lock = (host: string): string => `provider "${host}/acme/network" {\n  version = "1.0.0"\n}\n`

const ASSUMED = 'assumed; set `dialect`'

type Given = {
  readonly files: CheckoutFiles
  readonly setting?: Partial<DialectSetting>
  readonly exclude?: readonly string[]
  readonly hasCloudHostname?: boolean
}

async function detect({ files, setting, exclude = [], hasCloudHostname = false }: Given) {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  const selection = { root: directory.path, scan: ['.'], exclude }
  const scanned = scanCheckout(selection)
  const dialect = resolveDialect({
    setting: { name: 'auto', version: null, ...setting },
    scan: { ...scanned, tools: () => readTools(selection, scanned.toolFiles), hasCloudHostname }
  })
  return { scanned, dialect }
}

type Row = Given & {
  readonly name: string
  readonly dialect: Dialect['name']
  readonly why: string
  /** The default registries that the clients need. */
  readonly hosts?: readonly string[]
}

const rows = readVectors('client-evidence') as readonly Row[]

const DEFAULTS = { terraform: [TERRAFORM], opentofu: [OPENTOFU], both: [OPENTOFU, TERRAFORM] }

describe('detects the clients from', () => {
  it.each(rows)('$name', async ({ files, dialect: name, why, hosts, ...given }) => {
    const { scanned, dialect } = await detect({ files: { 'main.tf': PLAIN, ...files }, ...given })
    expect(dialect).toMatchObject({ name, why })
    expect(dialect.isGuess ?? false).toBe(why === ASSUMED)
    const needed = narrowUsages(scanned.usages, dialect.clients).flatMap(({ needs }) =>
      needs.map(({ host }) => host)
    )
    expect([...new Set(needed)].sort()).toEqual((hosts ?? DEFAULTS[name]).toSorted())
  })

  it('nothing: both are checked if no files are scanned', async () => {
    const dialect = resolveDialect({ setting: { name: 'auto', version: null }, scan: null })
    expect(dialect).toMatchObject({
      name: 'both',
      why: ''
    })
    expect(dialect.isGuess).toBeUndefined()
  })

  it('nothing: both are checked if no file is of a client', async () => {
    const { dialect } = await detect({ files: { Makefile: 'init:\n\ttofu init\n' } })
    expect(dialect).toMatchObject({ name: 'both', evidence: [] })
  })
})

type VersionRow = Given & {
  readonly name: string
  readonly releases: readonly string[]
  readonly version?: string
}

const versionRows = readVectors('client-releases') as readonly VersionRow[]

describe('takes the releases from', () => {
  it.each(versionRows)('$name', async ({ releases, version, files, ...given }) => {
    const { dialect } = await detect({ files: { 'main.tf': PLAIN, ...files }, ...given })
    expect(dialect.releases.map(({ name }) => name)).toEqual(releases)
    expect(Object.values(dialect.versions)).toEqual(version === undefined ? [] : [version])
  })
})

it('names one line, that which selects a version, as the reason for a client', async () => {
  const { dialect } = await detect({
    files: { 'live/.terraform.lock.hcl': lock(TERRAFORM), '.tool-versions': 'terraform 1.9.8\n' }
  })
  expect(dialect.why).toBe('.tool-versions:1 selects terraform 1.9.8')
  expect(dialect.evidence).toMatchObject([
    {
      client: 'terraform',
      version: null,
      place: { file: 'live/.terraform.lock.hcl', line: 1, column: 10, endColumn: 46 }
    },
    {
      client: 'terraform',
      version: '1.9.8',
      place: { file: '.tool-versions', line: 1, column: 1, endColumn: 16 }
    }
  ])
})
