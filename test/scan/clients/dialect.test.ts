// Which clients and releases are checked, and why, by the files of a checkout.
import { describe, expect, it } from '@jest/globals'
import {
  type Dialect,
  type DialectSetting,
  resolveDialect,
  toolReader
} from '../../../src/scan/clients/dialect.ts'
import { narrowUsages } from '../../../src/scan/usage.ts'
import { scanCheckout } from '../../../src/scan/values/scan-checkout.ts'
import { type CheckoutFiles, writeCheckout } from '../../support/checkout.ts'
import { moduleFrom } from '../../support/scanned.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const PLAIN = moduleFrom('acme/queue/aws')
const TERRAFORM = 'registry.terraform.io'
const OPENTOFU = 'registry.opentofu.org'
const lock = (host: string): string => `provider "${host}/acme/network" {\n  version = "1.0.0"\n}\n`
const workflow = (...steps: readonly string[]): string =>
  `on: push\njobs:\n  plan:\n    steps:\n${steps.map((step) => `      - ${step}\n`).join('')}`

const HOOKS = 'hooks:\n  - id: terraform_fmt\n  - id: terraform_docs\n'

const ASSUMED = 'assumed, CLI not detected; set `dialect`'
const EARLIER = 'Terraform 1.14 and earlier'
const LATER = 'Terraform 1.15 and later'

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
    scan: { ...scanned, tools: toolReader(selection, scanned.toolFiles), hasCloudHostname }
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

const rows: readonly Row[] = [
  { name: 'no evidence', files: {}, dialect: 'terraform', why: ASSUMED },
  {
    name: 'a lock file of Terraform',
    files: { '.terraform.lock.hcl': lock(TERRAFORM) },
    dialect: 'terraform',
    why: `.terraform.lock.hcl:1 locks providers from ${TERRAFORM}`
  },
  {
    name: 'a lock file of OpenTofu',
    files: { 'live/.terraform.lock.hcl': lock(OPENTOFU) },
    dialect: 'opentofu',
    why: `live/.terraform.lock.hcl:1 locks providers from ${OPENTOFU}`
  },
  {
    name: 'lock files of both',
    files: { 'a/.terraform.lock.hcl': lock(OPENTOFU), 'b/.terraform.lock.hcl': lock(TERRAFORM) },
    dialect: 'both',
    why: `b/.terraform.lock.hcl:1 locks providers from ${TERRAFORM}, a/.terraform.lock.hcl:1 locks providers from ${OPENTOFU}`
  },
  {
    name: 'a lock file before syntax',
    files: { 'main.tofu': PLAIN, '.terraform.lock.hcl': lock(TERRAFORM) },
    dialect: 'terraform',
    why: `.terraform.lock.hcl:1 locks providers from ${TERRAFORM}`
  },
  {
    name: 'a lock file before those of tests',
    files: {
      'a/testdata/.terraform.lock.hcl': lock(TERRAFORM),
      'b/.terraform.lock.hcl': lock(OPENTOFU)
    },
    dialect: 'opentofu',
    why: `b/.terraform.lock.hcl:1 locks providers from ${OPENTOFU}`,
    hosts: [OPENTOFU, TERRAFORM]
  },
  {
    name: 'a version file before the lock files of tests',
    files: {
      'testdata/a/.terraform.lock.hcl': lock(OPENTOFU),
      'testdata/b/.terraform.lock.hcl': lock(TERRAFORM),
      'mise.toml': '[tools]\nopentofu = "1.12"\n'
    },
    dialect: 'opentofu',
    why: 'mise.toml:2 selects opentofu 1.12',
    hosts: [OPENTOFU, TERRAFORM]
  },
  {
    name: 'the lock file of an example without other evidence',
    files: { 'examples/plain/.terraform.lock.hcl': lock(OPENTOFU) },
    dialect: 'opentofu',
    why: `examples/plain/.terraform.lock.hcl:1 locks providers from ${OPENTOFU}`
  },
  {
    name: 'a lock file of another registry, which is no evidence',
    files: { '.terraform.lock.hcl': lock('registry.example.com') },
    dialect: 'terraform',
    why: ASSUMED,
    hosts: ['registry.example.com', TERRAFORM]
  },
  {
    name: 'a file that only OpenTofu reads',
    files: { 'other.tofu': 'locals {}\n' },
    dialect: 'opentofu',
    why: 'other.tofu:1 is read by OpenTofu only'
  },
  {
    name: 'a test file that only OpenTofu reads',
    files: { 'tests/a.tofutest.hcl': 'run "a" {}\n' },
    dialect: 'opentofu',
    why: 'tests/a.tofutest.hcl:1 is read by OpenTofu only'
  },
  {
    name: 'a hidden test file, which is no evidence',
    files: { 'tests/.a.tftest.hcl': 'run "a" {}\n' },
    dialect: 'terraform',
    why: ASSUMED
  },
  {
    name: 'the same file for each CLI',
    files: { 'main.tofu': PLAIN },
    dialect: 'both',
    why: 'main.tf:1 is read by Terraform only, main.tofu:1 is read by OpenTofu only'
  },
  {
    name: 'a stack',
    files: { 'main.tfcomponent.hcl': 'component "network" {\n  source  = "acme/network/aws"\n}\n' },
    dialect: 'terraform',
    why: 'main.tfcomponent.hcl:1 is read by Terraform only'
  },
  {
    name: 'a query',
    files: { 'vms.tfquery.hcl': 'list "aws_instance" "vms" {\n  provider = aws\n}\n' },
    dialect: 'terraform',
    why: 'vms.tfquery.hcl:1 is read by Terraform only'
  },
  {
    name: 'a language block',
    files: { 'versions.tf': 'language {\n  edition = "2026"\n}\n' },
    dialect: 'opentofu',
    why: 'versions.tf:1 has a language block'
  },
  {
    name: 'encryption of the state',
    files: { 'versions.tf': 'terraform {\n  encryption {}\n}\n' },
    dialect: 'opentofu',
    why: 'versions.tf:2 has an encryption block'
  },
  {
    name: 'encryption of the state in JSON',
    files: { 'versions.tf.json': '{ "terraform": {\n "encryption": {} } }' },
    dialect: 'opentofu',
    why: 'versions.tf.json:2 has an encryption block'
  },
  {
    name: 'a provider block with for_each',
    files: { 'aws.tf': 'provider "aws" {\n  alias    = "by"\n  for_each = toset(["a"])\n}\n' },
    dialect: 'opentofu',
    why: 'aws.tf:1 has a provider block with for_each'
  },
  {
    name: 'an action block',
    files: { 'aws.tf': 'action "aws_lambda_invoke" "a" {}\n' },
    dialect: 'terraform',
    why: 'aws.tf:1 has an action block'
  },
  {
    name: 'a cloud block without hostname',
    files: { 'cloud.tf': 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n' },
    dialect: 'terraform',
    why: 'cloud.tf:2 has a cloud block without hostname',
    hosts: ['app.terraform.io', TERRAFORM]
  },
  {
    name: 'a cloud block whose hostname is in the environment, which is no evidence',
    files: { 'cloud.tf': 'terraform {\n  cloud {}\n}\n' },
    hasCloudHostname: true,
    dialect: 'terraform',
    why: ASSUMED,
    hosts: ['app.terraform.io', TERRAFORM]
  },
  {
    name: 'a cloud block whose hostname a workflow sets, and what that workflow runs',
    files: {
      'cloud.tf': 'terraform {\n  cloud {}\n}\n',
      '.github/workflows/a.yml': `env:\n  TF_CLOUD_HOSTNAME: tfe.example.com\n${workflow('run: tofu init')}`
    },
    dialect: 'opentofu',
    why: '.github/workflows/a.yml:7 runs tofu'
  },
  {
    name: 'a cloud block with hostname, which is no evidence',
    files: { 'cloud.tf': 'terraform {\n  cloud {\n    hostname = "tfe.example.com"\n  }\n}\n' },
    dialect: 'terraform',
    why: ASSUMED,
    hosts: [TERRAFORM, 'tfe.example.com']
  },
  {
    name: 'a version file before a workflow',
    files: {
      '.opentofu-version': '1.10.2\n',
      '.github/workflows/a.yml': workflow('uses: hashicorp/setup-terraform@v3')
    },
    dialect: 'opentofu',
    why: '.opentofu-version:1 selects opentofu 1.10.2'
  },
  {
    name: 'the client that Terragrunt runs',
    files: { 'root.hcl': 'terraform_binary = "/usr/bin/tofu"\n' },
    dialect: 'opentofu',
    why: 'root.hcl:1 sets terraform_binary'
  },
  {
    name: 'a workflow',
    files: { '.github/workflows/a.yml': workflow('uses: opentofu/setup-opentofu@v1') },
    dialect: 'opentofu',
    why: '.github/workflows/a.yml:5 uses opentofu/setup-opentofu'
  },
  {
    name: 'a workflow that uses both',
    files: {
      '.github/workflows/a.yml': workflow('run: terraform init', 'run: tofu init')
    },
    dialect: 'both',
    why: '.github/workflows/a.yml:5 runs terraform, .github/workflows/a.yml:6 runs tofu'
  },
  {
    name: 'an excluded workflow, which is no evidence',
    files: { '.github/workflows/a.yml': workflow('run: tofu init') },
    exclude: ['.github/workflows/a.yml'],
    dialect: 'terraform',
    why: ASSUMED
  },
  {
    name: 'a Makefile below the root',
    files: { 'infra/Makefile': 'init:\n\ttofu init\n' },
    dialect: 'opentofu',
    why: 'infra/Makefile:2 runs tofu'
  },
  {
    name: 'a script of PowerShell',
    files: { 'scripts/deploy.ps1': '& tofu init\n' },
    dialect: 'opentofu',
    why: 'scripts/deploy.ps1:1 runs tofu'
  },
  {
    name: 'a hook of Spacelift',
    files: { '.spacelift/config.yml': 'stack_defaults:\n  before_init:\n    - tofu fmt -check\n' },
    dialect: 'opentofu',
    why: '.spacelift/config.yml:3 runs tofu'
  },
  {
    name: 'pre-commit hooks',
    files: { '.pre-commit-config.yaml': HOOKS },
    dialect: 'terraform',
    why: '.pre-commit-config.yaml:2 has hooks that run terraform'
  },
  {
    name: 'tools before pre-commit hooks, which run either CLI',
    files: { '.pre-commit-config.yaml': HOOKS, Makefile: 'init:\n\ttofu init\n' },
    dialect: 'opentofu',
    why: 'Makefile:2 runs tofu'
  },
  {
    name: 'the README, which is no evidence',
    files: { 'README.md': 'Run `tofu init`.\n' },
    dialect: 'terraform',
    why: ASSUMED
  },
  {
    name: 'the setting against the files',
    files: { 'other.tofu': 'locals {}\n' },
    setting: { name: 'terraform' },
    dialect: 'terraform',
    why: 'set by `dialect`'
  }
]

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
      why: 'CLI not detected; set `dialect` to check one'
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

const requires = (version: string): string => `terraform {\n  required_version = "${version}"\n}\n`

const TERRAFORM_LOCK = { '.terraform.lock.hcl': lock(TERRAFORM) }

const versionRows: readonly VersionRow[] = [
  { name: 'nothing', files: {}, releases: [EARLIER, LATER] },
  {
    name: 'the setting, before files',
    files: { '.terraform-version': '1.15.2\n' },
    setting: { name: 'terraform', version: '1.9' },
    releases: [EARLIER],
    version: '1.9'
  },
  {
    name: 'files, where the setting has no version',
    files: { '.terraform-version': '1.15.2\n' },
    setting: { name: 'terraform' },
    releases: [LATER],
    version: '1.15.2'
  },
  {
    name: 'a version file, where a lock file decides the client',
    files: { ...TERRAFORM_LOCK, '.terraform-version': '1.9.8\n' },
    releases: [EARLIER],
    version: '1.9.8'
  },
  {
    name: 'a setup action',
    files: {
      '.github/workflows/a.yml': workflow(
        'uses: hashicorp/setup-terraform@v3\n        with:\n          terraform_version: 1.9.x'
      )
    },
    releases: [EARLIER],
    version: '1.9.x'
  },
  {
    name: 'a setup action without a version, which installs the latest',
    files: { '.github/workflows/a.yml': workflow('uses: hashicorp/setup-terraform@v3') },
    releases: [LATER]
  },
  {
    name: 'different versions in different places',
    files: { '.terraform-version': '1.9.8\n', 'live/.terraform-version': '1.15.0\n' },
    releases: [EARLIER, LATER]
  },
  {
    name: 'a version that is only known at run time',
    files: { '.terraform-version': 'min-required\n' },
    releases: [EARLIER, LATER]
  },
  {
    name: 'required_version, if it leaves one side',
    files: { 'versions.tf': requires('>= 1.15') },
    releases: [LATER],
    version: '>= 1.15'
  },
  {
    name: 'required_version of several modules',
    files: { 'a/versions.tf': requires('< 1.10'), 'b/versions.tf': requires('~> 1.9.0') },
    releases: [EARLIER]
  },
  {
    name: 'required_version of modules on both sides',
    files: { 'a/versions.tf': requires('< 1.10'), 'b/versions.tf': requires('>= 1.5') },
    releases: [EARLIER, LATER]
  },
  {
    name: 'a version file before required_version',
    files: { 'versions.tf': requires('>= 1.15'), '.tool-versions': 'terraform 1.9.8\n' },
    releases: [EARLIER],
    version: '1.9.8'
  },
  {
    name: 'files other than those of tests and examples',
    files: { 'a/testdata/.terraform-version': '1.9.0\n', 'live/.terraform-version': '1.15.1\n' },
    releases: [LATER],
    version: '1.15.1'
  },
  {
    name: 'required_version outside of tests and examples',
    files: { 'examples/a/versions.tf': requires('>= 1.5'), 'versions.tf': requires('>= 1.15') },
    releases: [LATER],
    version: '>= 1.15'
  },
  {
    name: 'a version of the other client, which does not matter',
    files: { ...TERRAFORM_LOCK, '.opentofu-version': '1.9.0\n' },
    releases: [EARLIER, LATER]
  },
  {
    name: 'an older version of OpenTofu',
    files: {},
    setting: { name: 'opentofu', version: '1.8' },
    releases: ['OpenTofu'],
    version: '1.8'
  }
]

describe('takes the releases from', () => {
  it.each(versionRows)('$name', async ({ releases, version, files, ...given }) => {
    const { dialect } = await detect({ files: { 'main.tf': PLAIN, ...files }, ...given })
    expect(dialect.releases.map(({ name }) => name)).toEqual(releases)
    expect(Object.values(dialect.versions)).toEqual(version === undefined ? [] : [version])
  })
})

it('says where the client and its version come from, with places', async () => {
  const { dialect } = await detect({
    files: { 'live/.terraform.lock.hcl': lock(TERRAFORM), '.tool-versions': 'terraform 1.9.8\n' }
  })
  expect(dialect.why).toBe(
    `live/.terraform.lock.hcl:1 locks providers from ${TERRAFORM}, .tool-versions:1 selects terraform 1.9.8`
  )
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
