// Values in Terragrunt files: locals, included files, files that are read, and paths.
import { describe, expect, it } from '../support/jest.ts'
import { readCheckout } from '../support/module.ts'

type Files = Readonly<Record<string, string>>

const source = (expression: string) => `terraform {\n  source = ${expression}\n}\n`
const locals = (...lines: string[]) => `locals {\n  ${lines.join('\n  ')}\n}\n`
const include = (name: string, path: string) =>
  `include "${name}" {\n  path   = ${path}\n  expose = true\n}\n`

const TFR = `"tfr://\${local.host}/acme/net/aws?version=1.0.0"`
const HOST = 'host = "registry.example.com"'

function read(files: Files, environment: Files = {}) {
  const { usages, notes } = readCheckout(files, environment)
  return {
    hosts: usages.filter(({ needs }) => needs.length > 0).map(({ host }) => host),
    messages: notes.map(({ problem }) => problem.message)
  }
}

const KNOWN = { hosts: ['registry.example.com'], messages: [] }

describe('the host is known', () => {
  it.each<{ name: string; files: Files }>([
    { name: 'a local of the same file', files: { 'terragrunt.hcl': locals(HOST) + source(TFR) } },
    {
      name: 'a whole source in a local that refers to another one',
      files: {
        'terragrunt.hcl': locals(HOST, `source = ${TFR}`) + source(`"\${local.source}"`)
      }
    },
    {
      name: 'a file that is included by its path',
      files: {
        'live/a/terragrunt.hcl':
          include('root', '"../root.hcl"') + source(`"tfr://\${include.root.locals.host}/a/b/c"`),
        'live/root.hcl': locals(HOST)
      }
    },
    {
      name: 'a file that is included from a directory above',
      files: {
        'live/a/terragrunt.hcl':
          include('root', 'find_in_parent_folders("root.hcl")') +
          source(`"tfr://\${include.root.locals.host}/a/b/c"`),
        'root.hcl': locals(HOST)
      }
    },
    {
      name: 'a file that is included without a name, from a directory above',
      files: {
        'live/a/terragrunt.hcl': `include {\n  path   = find_in_parent_folders()\n  expose = true\n}\n${source(`"tfr://\${include.locals.host}/a/b/c"`)}`,
        'terragrunt.hcl': locals(HOST)
      }
    },
    {
      name: 'a file next to one in a directory above',
      files: {
        'live/a/terragrunt.hcl':
          include(
            'common',
            `"\${dirname(find_in_parent_folders("root.hcl"))}/_envcommon/net.hcl"`
          ) + source('include.common.locals.source'),
        'root.hcl': '',
        '_envcommon/net.hcl': locals(HOST, `source = ${TFR}`)
      }
    },
    {
      name: 'a file that is included by the directory of the unit',
      files: {
        'live/a/terragrunt.hcl':
          include('common', `"\${get_terragrunt_dir()}/../../common.hcl"`) +
          source(`"tfr://\${include.common.locals.host}/a/b/c"`),
        'common.hcl': locals(HOST)
      }
    },
    {
      name: 'a file that is included by the root of the repository',
      files: {
        'live/a/terragrunt.hcl':
          include('common', `"\${get_repo_root()}/common.hcl"`) +
          source(`"tfr://\${include.common.locals.host}/a/b/c"`),
        'common.hcl': locals(HOST)
      }
    },
    {
      name: 'a file that is read',
      files: {
        'live/a/terragrunt.hcl':
          locals(
            'env = read_terragrunt_config(find_in_parent_folders("env.hcl"))',
            'host = local.env.locals.host'
          ) + source(TFR),
        'live/env.hcl': locals(HOST)
      }
    },
    {
      name: 'a file that is read by the file that is included, from the unit',
      files: {
        'live/prod/a/terragrunt.hcl':
          include('common', `"\${get_repo_root()}/_envcommon/net.hcl"`) +
          source('include.common.locals.source'),
        '_envcommon/net.hcl': locals(
          'env = read_terragrunt_config(find_in_parent_folders("env.hcl"))',
          `source = "tfr://\${local.env.locals.host}/a/b/c"`
        ),
        'live/prod/env.hcl': locals(HOST)
      }
    },
    {
      name: 'a source that is included',
      files: {
        'live/prod/a/terragrunt.hcl': include('common', `"\${get_repo_root()}/_envcommon/net.hcl"`),
        '_envcommon/net.hcl':
          locals(
            'env = read_terragrunt_config(find_in_parent_folders("env.hcl"))',
            'host = local.env.locals.host'
          ) + source(TFR),
        'live/prod/env.hcl': locals(HOST)
      }
    },
    {
      name: 'the default of a variable of the environment',
      files: {
        'terragrunt.hcl': locals('host = get_env("REGISTRY", "registry.example.com")') + source(TFR)
      }
    },
    {
      name: 'inputs of the file that is included',
      files: {
        'a/terragrunt.hcl':
          include('root', 'find_in_parent_folders("root.hcl")') +
          source(`"tfr://\${include.root.inputs.host}/a/b/c"`),
        'root.hcl': `inputs = {\n  ${HOST}\n}\n`
      }
    },
    {
      name: 'a fallback',
      files: {
        'terragrunt.stack.hcl': `${locals('host = try(values.host, "registry.example.com")')}unit "a" {\n  source = ${TFR}\n  path = "a"\n}\n`
      }
    },
    {
      name: 'JSON',
      files: {
        'a/terragrunt.hcl.json': `{"locals":{"host":"registry.example.com"},"terraform":{"source":"tfr://\${local.host}/a/b/c"}}`
      }
    }
  ])('$name', ({ files }) => {
    expect(read(files)).toEqual(KNOWN)
  })
})

it('a source that several files include has the host of each', () => {
  const unit = include('common', `"\${get_repo_root()}/common.hcl"`)
  const env = (host: string) => locals(`host = "${host}.example.com"`)
  const { hosts } = read({
    'common.hcl':
      locals('env = read_terragrunt_config("env.hcl")', 'host = local.env.locals.host') +
      source(TFR),
    'a/terragrunt.hcl': unit,
    'a/env.hcl': env('a'),
    'b/terragrunt.hcl': unit,
    'b/env.hcl': env('b'),
    'c/terragrunt.hcl': unit + source('"./c"'),
    'c/env.hcl': env('c')
  })
  expect(hosts).toEqual(['a.example.com', 'b.example.com'])
})

describe('a notice', () => {
  it.each<{ name: string; files: Files; environment?: Files }>([
    { name: 'a local without a value', files: { 'terragrunt.hcl': source(TFR) } },
    { name: 'an output', files: { 'terragrunt.hcl': source('dependency.x.outputs.source') } },
    {
      name: 'a variable of the environment that is set',
      files: {
        'terragrunt.hcl': locals('host = get_env("REGISTRY", "registry.example.com")') + source(TFR)
      },
      environment: { REGISTRY: 'x' }
    },
    {
      name: 'a file outside of the checkout',
      files: {
        'terragrunt.hcl':
          include('x', '"../../x.hcl"') + source(`"tfr://\${include.x.locals.host}/a/b/c"`),
        'x.hcl': locals(HOST)
      }
    },
    {
      name: 'files that include one another',
      files: {
        'a.hcl':
          include('b', '"b.hcl"') + source('include.b.locals.x') + locals('x = include.b.locals.x'),
        'b.hcl': include('a', '"a.hcl"') + locals('x = include.a.locals.x')
      }
    },
    {
      name: 'files that read one another',
      files: {
        'a.hcl': locals('x = read_terragrunt_config("b.hcl").locals.x') + source('local.x'),
        'b.hcl': locals('x = read_terragrunt_config("a.hcl").locals.x')
      }
    },
    {
      name: 'a path with NUL',
      files: {
        'a.hcl': locals('x = read_terragrunt_config("b\\u0000.hcl").locals.x') + source('local.x')
      }
    }
  ])('is given where the source stays unknown: $name', ({ files, environment = {} }) => {
    const { hosts, messages } = read(files, environment)
    expect(hosts).toEqual([])
    expect(messages).toEqual([
      expect.stringMatching(/^source of terraform is .* only known at init time$/)
    ])
  })

  it.each([
    `"\${get_terragrunt_dir()}/../../modules/x"`,
    `"\${get_parent_terragrunt_dir()}/modules//x"`,
    `"\${get_repo_root()}//modules/x"`,
    `"\${get_path_to_repo_root()}//modules/x"`,
    `"\${dirname(find_in_parent_folders("root.hcl"))}/modules/\${path_relative_to_include()}"`,
    `"git::https://git.example.com/x.git//\${local.x}"`,
    `"git@git.example.com:x.git//\${local.x}"`,
    `"github.com/acme/x//\${local.x}"`,
    `"\${local.base}//x?ref=v1"`,
    `"\${local.git}//x"`
  ])('is not given where it is a path or Git: %s', (expression) => {
    const base = locals(`git = "git::https://git.example.com/\${local.x}"`)
    const files = { 'root.hcl': '', 'live/a/terragrunt.hcl': base + source(expression) }
    expect(read(files)).toEqual({ hosts: [], messages: [] })
  })
})
