// Repositories of random content: what real ones have, right and wrong.
import type { CheckoutFiles } from './checkout.ts'
import { type Random, seededRandom } from './random.ts'

type Choice = readonly [string, ...string[]]

const CLIS: readonly [CheckoutFiles, ...CheckoutFiles[]] = [
  {},
  {},
  { '.terraform-version': '1.11.4\n' },
  { '.terraform-version': '1.5.7\n' },
  { '.opentofu-version': '1.10.0\n' },
  { '.tool-versions': 'terraform 1.11.4\n' },
  { '.github/workflows/ci.yml': 'jobs:\n  a:\n    steps:\n      - run: tofu init\n' },
  { '.terraform-version': '1.9.8\n', '.opentofu-version': '1.8.0\n' }
]

const SOURCES: Choice = [
  '"acme/vpc/aws"',
  '"acme/vpc/aws"',
  '"acme/vpc/aws//modules/subnet"',
  '"acme/gone/aws"',
  '"registry.example.com/acme/dns/aws"',
  '"registry.example.com/acme/dns/aws"',
  '"registry.example.com/acme/gone/aws"',
  '"absent.example.com/acme/dns/aws"',
  '"app.terraform.io/acme/vpc/aws"',
  '"git::https://git.example.com/acme/vpc.git?ref=v1"',
  '"github.com/acme/vpc"',
  '"https://files.example.com/vpc.zip"',
  '"./modules/inner"',
  '"../modules/inner"',
  '"../../modules/app"',
  '"../../modules/inner"',
  '"./modules/missing"',
  '"./examples/a"',
  '"../../tests/a"',
  'var.address',
  `"\${local.registry}/acme/dns/aws"`,
  '"acme/vpc"',
  '""'
]

const MODULE_VERSIONS: Choice = [
  '',
  '',
  '\n  version = "~> 1.0"',
  '\n  version = "~> 1.1"',
  '\n  version = ">= 1.0"',
  '\n  version = "9999.0.0"',
  '\n  version = ">= 1.0, < 3"',
  '\n  version = "one"',
  '\n  version = local.version'
]

const CLI_VERSIONS: Choice = ['>= 1.0', '~> 1.5.0', '>= 1.10', '< 1.0', '~> one']

const PROVIDERS: Choice = [
  'aws = { source = "hashicorp/aws", version = "~> 5.0" }',
  'aws = { source = "hashicorp/aws", version = "~> 4.0" }',
  'aws = { source = "hashicorp/aws", version = "~> 99.0" }',
  'aws = "~> 5.0"',
  'cloudflare = { source = "cloudflare/cloudflare" }',
  'cloudflare = { version = "~> 4.0" }',
  'box = { source = "registry.example.com/acme/box", version = "1.0.0" }',
  'box = { source = "absent.example.com/acme/box" }',
  'gone = { source = "acme/gone" }',
  'bad = { source = "a/b/c/d" }',
  'bad = { source = "hashicorp/aws", version = "five" }'
]

const STATES: Choice = [
  '',
  '',
  '',
  'cloud {\n    organization = "acme"\n    workspaces {\n      name = "a"\n    }\n  }',
  'cloud {\n    hostname = "tfe.example.com"\n    organization = "acme"\n  }',
  'cloud {\n    hostname = "tfe.example.com"\n    token = "t0ken-of-the-block"\n  }',
  'backend "remote" {\n    organization = "acme"\n    workspaces {\n      name = "a"\n    }\n  }',
  'backend "remote" {\n    hostname = "tfe.example.com"\n  }',
  'backend "s3" {}'
]

const BLOCKS: Choice = [
  'resource "cloudflare_record" "a" {}',
  'resource "aws_instance" "a" {}',
  'resource "null_resource" "a" {}',
  'provider "aws" {\n  version = "~> 5.0"\n}',
  'provider "tfe" {\n  hostname = "tfe.example.com"\n}',
  'data "terraform_remote_state" "a" {\n  backend = "remote"\n  config = {\n    organization = "acme"\n    workspaces = { name = "a" }\n  }\n}',
  'variable "address" {\n  default = "registry.example.com/acme/dns/aws"\n}',
  'locals {\n  registry = "registry.example.com"\n  version = "~> 1.0"\n}',
  'module "cut" {',
  'output "a" {\n  value = "\\q"\n}',
  'required_providers {}',
  'provider "aws" {\n  for_each = toset(["a"])\n  alias = "b"\n}',
  'terraform {\n  required_providers {\n    aws = { source = "hashicorp/aws" }\n  }\n}',
  'module "m0" {\n  source = "./modules/inner"\n  count = 0\n}'
]

const HASHES: Choice = [`h1:${'A'.repeat(43)}=`, `zh:${'0'.repeat(64)}`]
const LOCKED: Choice = [
  'hashicorp/aws"] 4.67.0 ~> 4.0',
  'hashicorp/aws"] 5.1.0 ~> 5.0',
  'hashicorp/aws"] 9.9.9 ',
  'cloudflare/cloudflare"] 4.0.0 ',
  'acme/unused"] 1.0.0 '
]

/** The block of a lock file, with a hash that any or no package has. */
function lockBlock(random: Random, registry: string): string {
  const [name = '', version = '', ...constraint] = random.pick(LOCKED).split(/"?\]? /)
  const constraints = constraint.join(' ')
  const lines = [
    `  version = "${version}"`,
    ...(constraints === '' ? [] : [`  constraints = "${constraints}"`]),
    ...(random.below(3) === 0 ? [] : [`  hashes = ["${random.pick(HASHES)}"]`])
  ]
  return `provider "${registry}/${name}" {\n${lines.join('\n')}\n}\n`
}

function moduleCall(random: Random, at: number): string {
  const source = random.pick(SOURCES)
  const version = random.pick(MODULE_VERSIONS)
  return `module "m${at}" {\n  source = ${source}${version}\n}`
}

/** The settings, module calls and other blocks of a directory. */
function configuration(random: Random, isRoot: boolean): string {
  const providers = Array.from({ length: random.below(3) }, () => random.pick(PROVIDERS))
  const distinct = [...new Map(providers.map((text) => [text.split(' ')[0], text])).values()]
  const settings = [
    ...(random.below(3) === 0 ? [`required_version = "${random.pick(CLI_VERSIONS)}"`] : []),
    ...(distinct.length === 0 ? [] : [`required_providers {\n    ${distinct.join('\n    ')}\n  }`]),
    ...(isRoot ? [random.pick(STATES)] : [])
  ].filter((text) => text !== '')
  const calls = Array.from({ length: random.below(4) }, (_, at) => moduleCall(random, at))
  // Those that cannot be parsed are the last ones of the list, and rare.
  const blocks = Array.from({ length: random.below(3) }, () =>
    random.below(4) === 0 ? random.pick(BLOCKS) : (BLOCKS[random.below(8)] ?? '')
  )
  const terraform = settings.length === 0 ? [] : [`terraform {\n  ${settings.join('\n  ')}\n}`]
  return `${[...terraform, ...calls, ...new Set(blocks)].join('\n\n')}\n`
}

const PLUGINS: Choice = [
  'registry.terraform.io/hashicorp/aws/terraform-provider-aws_5.1.0_linux_amd64.zip',
  'registry.terraform.io/hashicorp/aws/terraform-provider-aws_4.67.0_linux_amd64.zip',
  'registry.opentofu.org/hashicorp/aws/5.1.0/linux_amd64/terraform-provider-aws_v5.1.0',
  'registry.example.com/acme/box/2.0.0/linux_amd64/terraform-provider-box_v2.0.0',
  'absent.example.com/acme/box/terraform-provider-box_1.0.0_linux_amd64.zip'
]

const UNITS: Choice = [
  'terraform {\n  source = "../../modules/app"\n}\n',
  'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}\n',
  'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}\nterraform {\n  source = "../../modules/app"\n}\n',
  `include "env" {\n  path = "\${dirname(find_in_parent_folders("root.hcl"))}/_envcommon/app.hcl"\n}\n`,
  'terraform {\n  source = "tfr:///acme/vpc/aws?version=1.0.0"\n}\n',
  'terraform {\n  source = "tfr://registry.example.com/acme/dns/aws?version=9.0.0"\n}\n',
  'terraform {\n  source = "git::https://git.example.com/acme/app.git?ref=v1"\n}\n',
  'terraform {\n  source = "../../modules/app"\n}\ngenerate "versions" {\n  path = "versions.tf"\n  if_exists = "overwrite"\n  contents = <<EOF\nterraform {\n  required_providers {\n    cloudflare = { source = "cloudflare/cloudflare", version = "~> 4.0" }\n  }\n}\nEOF\n}\n',
  `terraform {\n  source = "\${get_repo_root()}/modules/app"\n}\n`,
  `terraform {\n  source = "\${local.unknown}//app"\n}\n`
]

const ROOTS = ['', 'envs/prod/', 'envs/dev/', 'stacks/net/'] as const

/** The files of one repository. */
function repositoryOf(random: Random): CheckoutFiles {
  const files: Record<string, CheckoutFiles[string]> = { ...random.pick(CLIS) }
  const add = (file: string, text: string) => {
    files[file] = text
  }
  const registry = random.pick(['registry.terraform.io', 'registry.opentofu.org'])
  for (const root of ROOTS) {
    if (root !== '' && random.below(3) > 0) continue
    add(`${root}main.tf`, configuration(random, true))
    if (random.below(3) === 0) add(`${root}other.tf`, configuration(random, false))
    if (random.below(3) === 0) add(`${root}.terraform.lock.hcl`, lockBlock(random, registry))
    if (root.includes('/p') && random.below(2) === 0) {
      files[`${root}pool.tf`] = { link: '../../pool/pool.tf' }
      add('pool/pool.tf', configuration(random, false))
    }
    if (random.below(8) === 0) add(`${root}main_override.tf`, moduleCall(random, 0))
    if (random.below(8) === 0) add(`${root}more.tofu`, configuration(random, false))
  }
  if (random.below(2) === 0) add('modules/inner/main.tf', configuration(random, false))
  if (random.below(3) === 0) add('tests/a/main.tf', configuration(random, true))
  if (random.below(4) === 0) add('examples/a/main.tf', configuration(random, true))
  if (random.below(5) === 0) {
    add(`${random.pick(['', 'envs/prod/'])}terraform.d/plugins/${random.pick(PLUGINS)}`, '')
  }
  if (random.below(5) === 0) {
    const json = { module: { j: { source: 'acme/vpc/aws', version: '~> 9.0' } } }
    add('json/main.tf.json', JSON.stringify(json))
  }
  if (random.below(2) === 0) {
    add('modules/app/main.tf', configuration(random, false))
    add('root.hcl', random.pick(UNITS).replace(/^include[\s\S]*/, 'locals {}\n'))
    add('_envcommon/app.hcl', random.pick(UNITS).replace(/^include[\s\S]*/, UNITS[0]))
    for (const unit of ['live/app/', 'live/db/']) {
      add(`${unit}terragrunt.hcl`, random.pick(UNITS))
      if (random.below(3) === 0) add(`${unit}provider.tf`, configuration(random, false))
      if (random.below(3) === 0) add(`${unit}.terraform.lock.hcl`, lockBlock(random, registry))
    }
  }
  return files
}

/** The same repositories in every run, by their names. */
export function generatedRepositories(
  count: number,
  seed: number
): Readonly<Record<string, CheckoutFiles>> {
  const random = seededRandom(seed)
  const names = Array.from({ length: count }, (_, at) => `acme/r${at}`)
  return Object.fromEntries(names.map((name) => [name, repositoryOf(random)]))
}
