// Providers in directories: filesystem mirrors of the CLI configuration, and -plugin-dir. Rows of INIT that ask no registry were run with Terraform 1.11.4.
import { join } from 'node:path'
import { check } from '../../../src/run/check.ts'
import { findingsIn, quietWorld } from '../../support/check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from '../../support/checkout.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { PATIENT } from '../../support/program.ts'
import { FakeRegistry } from '../../support/registry.ts'
import { temporaryDirectory } from '../../support/temporary.ts'
import { checkUsagesFiles, usagesFileOf } from '../../support/usages-files.ts'

const HOST = 'registry.example.com'
const AT = `mirror/${HOST}/acme`
const ZIP = 'terraform-provider'

const MIRROR: CheckoutFiles = {
  [`${AT}/box/1.2.0/linux_amd64/x`]: '',
  [`${AT}/box/1.0.0/darwin_arm64/x`]: '',
  [`${AT}/crate/Terraform-Provider-crate_2.0.0_linux_amd64.zip`]: '',
  [`${AT}/crate/${ZIP}-crate_3.0.0.zip`]: '',
  [`${AT}/crate/${ZIP}-other_3.0.0_linux_amd64.zip`]: '',
  [`${AT}/crate/4.0.0/linux_amd64`]: 'a file',
  'elsewhere/5.0.0/linux_amd64/x': '',
  [`${AT}/linked/5.0.0`]: { link: '../../../../elsewhere/5.0.0' },
  [`${AT}/platform/5.0.0/linux_amd64`]: { link: '../../../../../elsewhere/5.0.0/linux_amd64' },
  other: { link: 'mirror' }
}

const mirror = (path = '$TOP/mirror', more = '') =>
  `filesystem_mirror {\n    path = "${path}"\n    ${more}\n  }`
const DIRECT = 'direct {\n  }'
const PLUGIN_DIR = '-plugin-dir=$TOP/mirror'

const require = (name: string, version = '> 0') =>
  `terraform {\n  required_providers {\n    p = {\n      source  = "${HOST}/acme/${name}"\n      version = "${version}"\n    }\n  }\n}\n`

type Row = {
  readonly name: string
  readonly methods?: readonly string[]
  readonly init?: string
  readonly provider?: string
  readonly version?: string
  readonly files?: CheckoutFiles
  readonly depth?: string
  /** The chosen version, and the codes of errors. */
  readonly found: readonly string[]
}

const ONLY = [mirror()]
const BOTH = [mirror(), DIRECT]
const GONE = mirror('$TOP/gone')

const INIT: readonly Row[] = [
  { name: 'unpacked', methods: ONLY, found: ['1.2.0'] },
  { name: 'packed', methods: ONLY, provider: 'crate', found: ['2.0.0'] },
  { name: 'an older version', methods: ONLY, version: '~> 1.0.0', found: ['1.0.0'] },
  { name: 'no version that fits', methods: ONLY, version: '~> 2.0', found: ['version-none-fits'] },
  { name: 'no provider', methods: ONLY, provider: 'nope', found: ['provider-unknown'] },
  {
    name: 'a linked version',
    methods: ONLY,
    provider: 'linked',
    found: ['provider-unknown']
  },
  { name: 'a linked platform', methods: ONLY, provider: 'platform', found: ['5.0.0'] },
  { name: 'a linked mirror', methods: [mirror('$TOP/other')], found: ['1.2.0'] },
  { name: 'no directory', methods: [GONE], found: ['mirror-url'] },
  { name: 'no directory beside a registry', methods: [GONE, DIRECT], found: ['mirror-url'] },
  { name: 'no directory beside another', methods: [GONE, mirror()], found: ['mirror-url'] },
  {
    name: 'no directory for other providers',
    methods: [mirror('$TOP/gone', `exclude = ["${HOST}/*/*"]`), mirror()],
    found: ['1.2.0']
  },
  { name: 'a file', methods: [mirror('$TOP/rc')], found: ['provider-unknown'] },
  { name: 'a newer version in the registry', methods: BOTH, found: ['1.3.0'] },
  {
    name: 'a version that the registry lacks',
    methods: BOTH,
    version: '~> 1.2.0',
    found: ['1.2.0']
  },
  { name: 'the registry alone', methods: BOTH, provider: 'new', found: ['7.0.0'] },
  { name: 'none of both', methods: BOTH, provider: 'nope', found: ['provider-unknown'] },
  { name: 'a path relative to the root', methods: [mirror('../../mirror')], found: ['1.2.0'] },
  { name: 'no home directory in a path', methods: [mirror('~/mirror')], found: ['mirror-url'] },
  { name: 'a plugin directory', methods: [GONE], init: PLUGIN_DIR, found: ['1.2.0'] },
  { name: 'a relative one', init: '-plugin-dir ../../mirror', found: ['1.2.0'] },
  { name: 'no plugin directory', init: '-plugin-dir=$TOP/gone', found: ['mirror-url'] },
  { name: 'one of two', init: `${PLUGIN_DIR} -plugin-dir=$TOP/gone`, found: ['mirror-url'] },
  {
    name: 'a plugin directory without the provider',
    methods: [DIRECT],
    init: PLUGIN_DIR,
    provider: 'new',
    found: ['provider-unknown']
  },
  {
    name: 'a locked version that is gone',
    methods: ONLY,
    files: {
      'live/.terraform.lock.hcl': `provider "${HOST}/acme/box" {\n  version = "1.1.0"\n}\n`
    },
    found: ['version-locked-gone']
  },
  { name: 'its package', methods: ONLY, depth: 'packages', found: ['1.2.0'] },
  {
    name: 'no package for the platform',
    methods: ONLY,
    version: '1.0.0',
    depth: 'packages',
    found: ['1.0.0', 'package-platform']
  }
]

// What cannot be known is no error.
const UNKNOWN: readonly Row[] = [
  {
    name: 'a relative path for roots in two directories',
    methods: [mirror('../../mirror')],
    files: { 'other/main.tf': require('box') },
    found: []
  },
  {
    name: 'a registry of container images',
    methods: [
      `oci_mirror {\n    repository_template = "example.com/\${hostname}/\${namespace}/\${type}"\n  }`
    ],
    found: []
  }
]

const LIST = (version: string) => ({ versions: [{ version, protocols: ['5.0'] }] })
const list = (name: string) => `https://${HOST}/p/acme/${name}/versions`

async function run(row: Row, isFleet = false) {
  const { methods = [], init = '', provider = 'box', version, files = {}, depth = 'versions' } = row
  await using top = await temporaryDirectory()
  await using registry = await FakeRegistry.start({
    responses: [
      { url: `https://${HOST}/.well-known/terraform.json`, json: { 'providers.v1': '/p/' } },
      { url: list('box'), json: LIST('1.3.0') },
      { url: list('new'), json: LIST('7.0.0') }
    ]
  })
  const at = (text: string) => text.replaceAll('$TOP', top.path)
  const installation = at(`provider_installation {\n  ${methods.join('\n  ')}\n}\n`)
  writeCheckout(top.path, { ...MIRROR, rc: methods.length === 0 ? '' : installation })
  const directory = join(top.path, 'work')
  writeCheckout(directory, { 'live/main.tf': require(provider, version), ...files })
  const environment = {
    HOME: top.path,
    TF_CLI_CONFIG_FILE: join(top.path, 'rc'),
    TF_CLI_ARGS_init: at(init)
  }
  const dialect = installation.includes('oci_mirror') ? 'opentofu' : 'terraform'
  const { resolve, caFile } = registry
  const raw = { ...PATIENT, retries: '0', resolve, 'ca-file': caFile, depth, dialect }
  const settings = { ...raw, platforms: 'linux_amd64' }
  const checked = isFleet
    ? await checkUsagesFiles(
        { one: await usagesFileOf(directory, { dialect }) },
        top.path,
        settings,
        environment
      )
    : await check(settings, quietWorld(directory, environment, settings))
  const chosen = checked.verdict.roots.flatMap(({ rows }) =>
    rows.flatMap((each) => Object.values(each.chosen).filter((text) => text !== null))
  )
  const errors = findingsIn(checked).flatMap((each) => each.match(/(?<=^error )\S+/)?.[0] ?? [])
  return [...chosen, ...errors]
}

describe('a directory has', () => {
  it.each([...INIT, ...UNKNOWN])('$name', async (row) => {
    expect(await run(row)).toEqual(row.found)
  })

  it.each(INIT.filter(({ methods = [], init = '' }) => `${methods}${init}`.includes('$TOP')))(
    'for a repository of a fleet: $name',
    async (row) => {
      expect(await run(row, true)).toEqual(row.found)
    }
  )

  it('nothing that is known by a relative path in a fleet', async () => {
    expect(await run({ name: '', methods: [mirror('../../gone')], found: [] }, true)).toEqual([])
  })
})
