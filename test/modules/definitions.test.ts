import { describe, expect, it } from '../support/jest.ts'
import { readModule } from '../support/module.ts'

/** `file:line:column client…: message` of each problem of a definition. */
function refused(files: Readonly<Record<string, string>>): readonly string[] {
  const { notes } = readModule(files)
  const own = notes.filter(({ problem }) =>
    /^(block-(backend|invalid)|constraint-)/.test(problem.code)
  )
  return own.map(({ places: [place], clients, affects, problem }) => {
    expect(affects).toEqual(clients)
    const at = typeof place === 'object' ? `${place.file}:${place.line}:${place.column}` : ''
    return `${at} ${clients.join(' ')}: ${problem.message}`
  })
}

const BOTH = 'terraform opentofu'
const CALL = 'module "m" {\n  source = "./m"\n}\n'
const REQUIRED = 'terraform {\n  required_providers {\n  }\n}\n'

it.each([
  'credentials "registry.example.com" {\n  token = "x"\n}\n',
  'credentials_helper "vault" {\n}\n',
  'host "registry.example.com" {\n}\n',
  'provider_installation {\n  direct {\n  }\n}\n'
])('a block of the CLI configuration is refused: %j', (text) => {
  expect(refused({ 'main.tf': text })).toEqual([
    `main.tf:1:1 ${BOTH}: ${text.split(' ', 1)[0]} is a block of the CLI configuration, which has files of its own`
  ])
})

describe('a second definition', () => {
  it.each([
    [CALL, 'module.m', 1],
    ['variable "v" {\n}\n', 'variable.v', 1],
    ['output "o" {\n  value = 1\n}\n', 'output.o', 1],
    ['resource "aws_vpc" "v" {\n}\n', 'resource.aws_vpc.v', 1],
    ['data "aws_vpc" "v" {\n}\n', 'data.aws_vpc.v', 1],
    [REQUIRED, 'required_providers', 2]
  ])('of %j is refused', (text, what, line) => {
    const message = `${what} is defined a second time; the first time is in a.tf:${line}`
    const column = line === 1 ? 1 : 3
    expect(refused({ 'a.tf': text })).toEqual([])
    expect(refused({ 'a.tf': text, 'b.tf': text })).toEqual([
      `b.tf:${line}:${column} ${BOTH}: ${message}`
    ])
    const inOne = refused({ 'a.tf': text + text })
    expect(inOne).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['backend "local" {\n  }', 'backend "s3" {\n  }'],
    ['backend "local" {\n  }', 'cloud {\n  }']
  ])('of the place of state is refused', (...blocks) => {
    const [a = '', b = ''] = blocks.map((block) => `terraform {\n  ${block}\n}\n`)
    expect(refused({ 'a.tf': a, 'b.tf': b })).toEqual([
      `b.tf:2:3 ${BOTH}: the backend or cloud block is defined a second time; the first time is in a.tf:2`
    ])
  })

  it('is refused in JSON', () => {
    const json = '{"module": {"m": [{"source": "./m"}, {"source": "./m"}]}}'
    expect(refused({ 'a.tf.json': json })).toEqual([expect.stringContaining('module.m is defined')])
    const lists = '{"terraform": [{"required_providers": {}}, {"required_providers": {}}]}'
    expect(refused({ 'a.tf.json': lists })).toEqual([
      expect.stringContaining('required_providers is defined')
    ])
  })

  it('may differ in its name or kind, or be in an override file', () => {
    const others = 'variable "m" {\n}\noutput "m" {\n}\ndata "a" "b" {\n}\nresource "a" "b" {\n}\n'
    expect(refused({ 'a.tf': CALL + others, 'b.tf': CALL.replace('"m"', '"n"') })).toEqual([])
    const override = CALL + CALL + REQUIRED + REQUIRED
    expect(refused({ 'a.tf': CALL, 'a_override.tf': override, 'override.tf': REQUIRED })).toEqual(
      []
    )
  })

  it('is refused by the client alone that reads both', () => {
    const files = { 'a.tf': CALL, 'b.tf': CALL, 'b.tofu': '' }
    expect(refused(files)).toEqual([expect.stringMatching(/^b\.tf:1:1 terraform: /)])
    expect(refused({ 'a.tf': CALL, 'b.tofu': CALL })).toEqual([
      expect.stringMatching(/^b\.tofu:1:1 opentofu: /)
    ])
    expect(refused({ 'a.tf': CALL, 'a.tofu': CALL })).toEqual([])
  })
})

// Each as in terraform 1.11.4 and tofu 1.12.6, which refuse it during `init`.
describe('a block is refused', () => {
  const inCloud = (text: string) => `terraform {\n  cloud {\n    ${text}\n  }\n}\n`
  const inRemote = (text: string) => `terraform {\n  backend "remote" {\n    ${text}\n  }\n}\n`
  it.each([
    ['resorce "a" "b" {\n}\n', 'a file cannot have resorce at its top level'],
    ['region = "eu"\n', 'a file cannot have region at its top level'],
    ['required_providers {\n}\n', 'a file cannot have required_providers at its top level'],
    ['resource "a" {\n}\n', 'a file cannot have these labels of resource at its top level'],
    [CALL.replace('"m"', '"m n"'), '"m n" cannot be a name'],
    ['provider "aws.west" {\n}\n', '"aws.west" cannot be a name'],
    ['provider "a" {\n}\nprovider "a" {\n}\n', 'provider.a is defined a second time'],
    [CALL.replace('}', '  locals {\n  }\n}'), 'module.m cannot have locals'],
    [inCloud('foo = 1'), 'the cloud block cannot have foo'],
    [inCloud('workspaces {\n      name = "a"\n      tags = ["b"]\n    }'), 'workspaces has both'],
    [inCloud('workspaces {\n      prefix = "a"\n    }'), 'workspaces cannot have prefix'],
    [inRemote('workspaces {\n      name = "a"\n      prefix = "b"\n    }'), 'workspaces has both'],
    [inRemote('workspaces {\n      tags = ["a"]\n    }'), 'workspaces cannot have tags'],
    ['terraform {\n  backend "s4" {\n  }\n}\n', 'there is no backend s4'],
    ['terraform {\n  backend "swift" {\n  }\n}\n', 'there is no backend swift since']
  ])('%j', (text, message) => {
    expect(refused({ 'a.tf': text })).toEqual([expect.stringContaining(`${BOTH}: ${message}`)])
  })

  it('in JSON', () => {
    expect(refused({ 'a.tf.json': '{"resorce": {}, "//": ""}' })).toHaveLength(1)
  })

  it('by OpenTofu if for_each of a provider has no alias', () => {
    const text = 'provider "a" {\n  for_each = toset([])\n}\n'
    const [message] = refused({ 'a.tf': text })
    expect(message).toMatch(/ opentofu: provider\.a has for_each, but no alias$/)
    expect(refused({ 'a.tf': text.replace('}', '  alias = "b"\n}') })).toEqual([])
  })
})

it('a long name is shortened', () => {
  const block = `check "${'x'.repeat(5000)}" {\n}\n`
  const [message = ''] = refused({ 'a.tf': block + block })
  expect(message.length).toBeLessThan(250)
})

describe('a block is accepted', () => {
  it.each([
    'provider "a" {\n}\nprovider "a" {\n  alias = "b"\n}\n',
    'moved {\n}\nmoved {\n}\nimport {\n}\nremoved {\n}\nlanguage {\n}\n',
    'ephemeral "a" "b" {\n}\naction "a" "b" {\n}\ncheck "a" {\n}\n',
    'resource "a" "ü_-1" {\n}\nresource a b {\n}\n',
    CALL.replace('}', '  anything {\n  }\n}'),
    'terraform {\n  cloud {\n    workspaces {\n      name = null\n      tags = ["a"]\n    }\n  }\n}\n',
    'terraform {\n  cloud {\n    workspaces {\n      name = var.a\n      tags = ["a"]\n    }\n  }\n}\n',
    'terraform {\n  backend "oci" {\n    any = 1\n  }\n}\n',
    'provider "1password" {\n}\n',
    'terraform {\n  backend "remote" {\n    workspaces {\n      name = "a"\n      prefix = ""\n    }\n  }\n}\n'
  ])('%j', (text) => {
    expect(refused({ 'a.tf': text })).toEqual([])
  })

  it('if a syntax error of its file may have caused it', () => {
    expect(refused({ 'a.tf': 'resorce {\n' })).toEqual([])
  })
})

describe('an override file', () => {
  it('is refused if it changes what no other file defines', () => {
    expect(refused({ 'a.tf': '', 'a_override.tf': CALL })).toEqual([
      `a_override.tf:1:1 ${BOTH}: this override file changes module.m, which no other file of the directory defines`
    ])
    expect(refused({ 'override.tf': 'variable "v" {\n}\n' })).toHaveLength(1)
    expect(refused({ 'a_override.tf': CALL, 'b_override.tf': CALL })).toHaveLength(2)
  })

  it('may add a backend, providers and what is not known by name', () => {
    const text = `${REQUIRED}terraform {\n  backend "s3" {\n  }\n}\nprovider "aws" {\n}\nlocals {\n}\n`
    expect(refused({ 'a.tf': '', 'a_override.tf': text })).toEqual([])
  })

  it('is not refused beside a file that is not read to its end', () => {
    expect(refused({ 'a.tf': 'module "x" {\n', 'a_override.tf': CALL })).toEqual([])
  })

  it('is not refused in a Terragrunt unit, which has the files of its source', () => {
    const unit = 'terraform {\n  source = "../m"\n}\n'
    expect(refused({ 'terragrunt.hcl': unit, 'a_override.tf': CALL })).toEqual([])
    expect(refused({ 'terragrunt.hcl': unit, 'a.tf': CALL, 'b.tf': CALL })).toHaveLength(1)
  })
})

const required = (entry: string) => `terraform {\n  required_providers {\n    ${entry}\n  }\n}\n`

describe('an entry of required_providers', () => {
  it.each([
    ['my_box = { source = "acme/box" }', '"my_box" cannot be the local name of a provider'],
    ['my_box = "~> 1.0"', '"my_box" cannot be the local name of a provider'],
    ['Box = { source = "acme/box" }', '"Box" cannot be the local name of a provider'],
    ['box- = { version = "1.0" }', '"box-" cannot be the local name of a provider'],
    ['box = { source = "acme/box", region = "eu" }', 'required_providers.box cannot have region']
  ])('%s is refused', (entry, message) => {
    expect(refused({ 'a.tf': required(entry) })).toEqual([
      expect.stringMatching(RegExp(`^a\\.tf:3:\\d+ ${BOTH}: `))
    ])
    expect(refused({ 'a.tf': required(entry) })[0]).toContain(message)
  })

  it('is refused in JSON if it has a comment', () => {
    const entry =
      '{"terraform": {"required_providers": {"//": "", "box": {"//": "", "source": "a/b"}}}}'
    expect(refused({ 'a.tf.json': entry })).toEqual([
      expect.stringContaining('required_providers.box cannot have //')
    ])
  })

  it.each([
    'Box = "~> 1.0"',
    'box = {}',
    'é = { source = "acme/box" }',
    'box = { "source" = "acme/box", ("version") = "1.0", configuration_aliases = [box.eu] }'
  ])('%s is accepted', (entry) => {
    expect(refused({ 'a.tf': required(entry) })).toEqual([])
  })
})

describe('required_version', () => {
  const version = (text: string) => `terraform {\n  required_version = ${text}\n}\n`

  it.each(['var.v', 'local.v', 'format(">= 1.0")', `"\${var.v}"`, `">= \${local.v}.0"`, 'v'])(
    '%s is refused by the client that reads the file',
    (text) => {
      const message = '`required_version` is an expression, which is not evaluated'
      expect(refused({ 'a.tf': version(text) })).toEqual([`a.tf:2:22 terraform: ${message}`])
      expect(refused({ 'a.tofu': version(text) })).toEqual([`a.tofu:2:22 opentofu: ${message}`])
    }
  )

  it.each(['">= 1.0"', 'null', `"\${1}.0"`, 'true ? ">= 1.0" : "1"', '[for v in ["1.0"] : v][0]'])(
    '%s is accepted',
    (text) => {
      expect(refused({ 'a.tf': version(text) })).toEqual([])
    }
  )
})

it('a call with a lifecycle block is refused by Terraform only', () => {
  const call = CALL.replace('}', '  lifecycle {\n    enabled = true\n  }\n}')
  expect(refused({ 'a.tf': call })).toEqual(['a.tf:3:3 terraform: module.m cannot have lifecycle'])
})

it('an override file replaces a backend with whatever is wrong in it', () => {
  const wrong = 'terraform {\n  cloud {\n    foo = 1\n  }\n}\n'
  const override = 'terraform {\n  backend "local" {\n  }\n}\n'
  expect(refused({ 'a.tf': wrong, 'b_override.tf': override })).toEqual([])
})

describe('a variable', () => {
  it.each(['source', 'version', 'providers', 'count', 'for_each', 'lifecycle', 'locals'])(
    'is not named %s',
    (name) => {
      expect(refused({ 'a.tf': `variable "${name}" {\n}\n` })).toEqual([
        `a.tf:1:1 ${BOTH}: variable.${name} has a name that calls of a module need for themselves`
      ])
    }
  )

  it('has a type without quotes, but in JSON', () => {
    expect(refused({ 'a.tf': 'variable "v" {\n  type = "list"\n}\n' })).toEqual([
      `a.tf:2:10 ${BOTH}: the type of variable.v is in quotes`
    ])
    expect(refused({ 'a.tf': 'variable "v" {\n  type = list(string)\n}\n' })).toEqual([])
    expect(refused({ 'a.tf.json': '{"variable": {"v": {"type": "string"}}}' })).toEqual([])
  })
})
