// Generates a monorepo of Terraform modules and stacks with any number of files, the same in each run.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Random, seededRandom } from '../../test/support/random.ts'

export type Corpus = {
  /** Relative paths of the files that a scan reads. */
  readonly files: readonly string[]
  readonly bytes: number
}

/** Writes `count` files that are read by a scan, about 1.5 KB each, and a few others between them. */
export function writeCorpus(directory: string, count: number): Corpus {
  const files: string[] = []
  let bytes = 0
  const made = new Set<string>()
  const write = (name: string, text: string): void => {
    const path = join(directory, name)
    if (!made.has(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    made.add(dirname(path))
    writeFileSync(path, text)
  }
  for (let number = 0; files.length < count; number += 1) {
    const random = seededRandom(Math.imul(number + 1, 0x9e3779b1) ^ 0x55555555)
    const where = placeOf(number)
    write(`${where}/README.md`, `# ${nameOf(random)}\n\n${'What this is for. '.repeat(20)}\n`)
    for (const [name, text] of filesOf(random, number)) {
      if (files.length === count) break
      write(`${where}/${name}`, text)
      files.push(`${where}/${name}`)
      bytes += text.length
    }
  }
  return { files, bytes }
}

const WORDS = ['network', 'cluster', 'queue', 'bucket', 'role', 'policy', 'zone', 'cache'] as const
const REGIONS = ['eu-central-1', 'us-east-1', 'ap-south-1'] as const
const TYPES = ['aws_instance', 'aws_s3_bucket', 'aws_iam_role', 'google_storage_bucket'] as const

/** Half of the directories are modules, half are environments, which are nested more deeply. */
const placeOf = (number: number): string =>
  number % 2 === 0
    ? `modules/group-${number % 97}/module-${number}`
    : `live/${REGIONS[number % REGIONS.length] ?? ''}/team-${number % 53}/prod/service-${number}`

// So many that hardly two of a module are the same, which is a mistake that real modules do not have.
const nameOf = ({ pick, below }: Random): string => `${pick(WORDS)}_${below(1_000_000)}`

/** The relative path from a directory to one of the modules that are generated before it. */
const moduleFrom = (random: Random, number: number): string =>
  relative(placeOf(number), placeOf(2 * random.below(Math.ceil(number / 2))))

const repeat = (times: number, make: () => string): string =>
  Array.from({ length: times }, make).join('\n')

function* filesOf(random: Random, number: number): Generator<readonly [string, string]> {
  const { below } = random
  yield ['main.tf', mainOf(random, number)]
  yield ['variables.tf', repeat(3 + below(9), () => variable(random))]
  yield ['outputs.tf', repeat(2 + below(8), () => output(random))]
  yield ['versions.tf', versions(random)]
  if (number % 2 === 1) {
    if (below(3) === 0) yield ['.terraform.lock.hcl', repeat(1 + below(3), () => lock(random))]
    yield ['backend.tf', backend(random)]
    yield ['locals.tf', locals(random)]
  }
  if (number % 2 === 0) yield ['data.tf', repeat(1 + below(3), () => resource(random))]
  if (number % 3 === 0) yield ['iam.tf', repeat(1 + below(4), () => policy(random))]
  if (number % 5 === 0) yield ['tests/main.tftest.hcl', test(random, number)]
  if (number % 11 === 0) yield ['generated.tf.json', json(random)]
  if (number % 40 === 0) yield ['large.tf', repeat(60 + below(60), () => resource(random))]
}

const mainOf = (random: Random, number: number): string =>
  `# Managed by the platform team.\n${repeat(number === 0 ? 0 : random.below(3), () => module(random, number))}
${repeat(1 + random.below(6), () => resource(random))}`

function module(random: Random, number: number): string {
  const { pick, below } = random
  const source = pick([
    `terraform-aws-modules/vpc/aws"\n  version = "~> 5.${below(20)}`,
    `registry.example.com/acme/${pick(WORDS)}/aws"\n  version = "${below(9)}.${below(20)}.0`,
    `app.terraform.io/acme/${pick(WORDS)}/google"\n  version = ">= 1.${below(9)}, < 2.0`,
    moduleFrom(random, number),
    moduleFrom(random, number),
    `git::https://github.com/acme/${pick(WORDS)}.git//modules/a?ref=v${below(9)}`,
    `github.com/acme/${pick(WORDS)}`
  ])
  return `module "${nameOf(random)}" {
  source = "${source}"

  name               = "\${var.environment}-${pick(WORDS)}"
  azs                = ["${pick(REGIONS)}a", "${pick(REGIONS)}b"]
  enable_nat_gateway = ${below(2) === 0}
  tags = merge(local.tags, {
    Environment = var.environment
    Owner       = "platform" // not a person
  })
}
`
}

function resource(random: Random): string {
  const { pick, below } = random
  const type = pick(TYPES)
  return `resource "${type}" "${nameOf(random)}" {
  for_each = { for item in var.items : item.key => item if item.enabled }
  name     = "\${var.environment}-\${each.key}-${below(1000)}"
  size     = var.size > 10 ? var.size * 2 : ${below(50)}

  dynamic "rule" {
    for_each = var.rules
    content {
      cidr_blocks = [cidrsubnet(var.cidr, 8, rule.key)]
      description = "Allow \\"${pick(WORDS)}\\" from \${rule.value.name}"
    }
  }

  lifecycle {
    create_before_destroy = true
    ignore_changes        = [tags["created"], name]
  }
}
`
}

function policy(random: Random): string {
  const { below } = random
  return `data "aws_iam_policy_document" "${nameOf(random)}" {
  statement {
    actions   = ["s3:GetObject", "s3:ListBucket"]
    resources = ["arn:aws:s3:::\${var.bucket}/*"]
  }
}

resource "aws_iam_policy" "${nameOf(random)}" {
  policy = <<-EOT
    {
      "Version": "2012-10-17",
      "Statement": [{ "Effect": "Allow", "Action": "s3:*", "Resource": "\${var.arn}" }],
      "Id": "${below(100000)}"
    }
  EOT
}
`
}

const variable = (random: Random): string => `variable "${nameOf(random)}" {
  description = "The ${random.pick(WORDS)} that everything else is named after, as teams know it."
  type = object({
    name = string
    size = optional(number, ${random.below(9)})
  })
  default = { name = "${random.pick(WORDS)}" }
  validation {
    condition     = length(var.name) > ${random.below(9)} && can(regex("^[a-z]+$", var.name))
    error_message = "The name must have lower-case letters only."
  }
}
`

const output = (random: Random): string => `output "${nameOf(random)}" {
  description = "Where the ${random.pick(WORDS)} is."
  value       = try(${random.pick(TYPES)}.this[0].arn, module.${random.pick(WORDS)}.arn, "")
}
`

const versions = (random: Random): string => `terraform {
  required_version = ">= 1.${random.below(12)}"

  required_providers {
    aws = {
      source  = "${random.pick(['hashicorp/aws', 'registry.example.com/acme/aws'])}"
      version = ">= 5.${random.below(60)}"
    }
${random.below(3) === 0 ? '    random = { source = "hashicorp/random" }\n' : ''}  }
}
`

const hash = ({ below }: Random): string =>
  Array.from({ length: 8 }, () => below(0x7fffffff).toString(16).padStart(8, '0')).join('')

const lock = (random: Random): string => `provider "registry.terraform.io/hashicorp/${random.pick([
  'aws',
  'random',
  'null'
])}" {
  version     = "5.${random.below(60)}.0"
  constraints = ">= 5.0.0"
  hashes = [
${repeat(12, () => `    "zh:${hash(random)}",`)}
  ]
}
`

const backend = (random: Random): string => `terraform {
  backend "${random.pick(['s3', 's3', 's3', 'remote'])}" {
    bucket = "acme-state"
    key    = "${nameOf(random)}/terraform.tfstate"
    ${random.below(4) === 0 ? 'hostname = "app.terraform.io"' : ''}
  }
}

provider "aws" {
  region = "${random.pick(REGIONS)}"
  default_tags { tags = local.tags }
}
`

const locals = (random: Random): string => `locals {
  environment = "prod"
  tags = {
    Name  = "${nameOf(random)}"
    Stage = local.environment
  }
${repeat(5 + random.below(20), () => `  ${nameOf(random)} = [for key in var.keys : upper("\${key}-x")]`)}
}
`

const test = (random: Random, number: number): string => `run "plan" {
  command = plan
  module {
    source = "./${moduleFrom(random, number)}"
  }
  assert {
    condition     = output.name == "${nameOf(random)}"
    error_message = "Wrong name."
  }
}
`

const json = (random: Random): string =>
  JSON.stringify(
    {
      module: { generated: { source: 'registry.example.com/acme/network/aws', version: '1.0.0' } },
      resource: { aws_instance: { [nameOf(random)]: { ami: 'ami-1', tags: { a: 'b' } } } }
    },
    null,
    2
  )
