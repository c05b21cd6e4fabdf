// The directories in which Terragrunt runs `init`: what is read as one module, and where its lines are.

import { layoutsOf, rootsOf } from '../../src/read/roots/find-roots.ts'
import { providerKey } from '../../src/read/roots/root.ts'
import { textNotes } from '../../src/read/roots/text-notes.ts'
import { releasesOf } from '../../src/read/scan/clients/releases.ts'
import { layoutsIn } from '../../src/run/stages/roots.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanTexts, type Texts, WHOLE_CHECKOUT } from '../support/scan-texts.ts'

const requires = (entries: string) => `terraform {\n  required_providers {\n${entries}\n  }\n}\n`
const DNS = 'resource "dns_a" "x" {}\n'
const source = (expression: string) => `terraform {\n  source = ${expression}\n}\n`
const include = (path: string, more = '') => `include "x" {\n  path = ${path}\n${more}}\n`
const generate = (contents: string, { path = '"versions.tf"', more = '' } = {}) =>
  `generate "versions" {\n  path      = ${path}\n  if_exists = "overwrite"\n${more}  contents  = ${contents}\n}\n`
const heredoc = (text: string) => `<<EOF\n${text}EOF`
const ACME = heredoc(requires('    dns = { source = "acme/dns", version = "~> 1.0" }'))

function read(files: Texts) {
  const { usages, declared, units, notes } = scanTexts(files)
  const layouts = layoutsOf({ usages, declared, units, clients: ['terraform'], patterns: [] })
  const roots = [...rootsOf(layouts, null, {})]
  return {
    roots: Object.fromEntries(
      roots.map(({ directory, providers }) => [
        directory,
        providers.map(({ provider, constraints, places }) => {
          const lines = [...constraints, ...places.map((place) => ({ text: '', place }))]
          const [{ text, place } = { text: '', place: null }] = lines
          return `${providerKey(provider).split('/').slice(1).join('/')} ${text} ${place?.file}:${place?.line}`
        })
      ])
    ),
    unknown: layouts.flatMap(({ unknown }) => unknown.map(({ directory }) => directory)),
    needed: usages
      .filter(({ needs }) => needs.length > 0)
      .map(({ kind, text }) => `${kind} ${text}`),
    messages: notes.map(({ problem }) => problem.message)
  }
}

const FROM = source('"../../modules//dns"')
const MODULE: Texts = { 'modules/dns/main.tf': DNS }
const A = 'live/a/terragrunt.hcl'
const ROOT = 'live/root.hcl'
const WITH_ROOT = include('find_in_parent_folders("root.hcl")')
const other = (name: string, version = '~> 1.0') =>
  heredoc(requires(`    dns = { source = "${name}/dns", version = "${version}" }`))
const HASHICORP = 'hashicorp/dns  modules/dns/main.tf:1'

describe('one module of a unit are', () => {
  it.each<{ name: string; files: Texts; providers: readonly string[] }>([
    {
      name: 'the files of its source and those that it generates',
      files: { [A]: FROM + generate(ACME) },
      providers: [`acme/dns ~> 1.0 ${A}:10`]
    },
    {
      name: 'the files beside it and those of its source',
      files: {
        [A]: source('"../../modules/net"'),
        'live/a/provider.tf': 'provider "dns" {}\n',
        'modules/net/main.tf': requires('    dns = { source = "acme/dns" }')
      },
      providers: ['acme/dns  modules/net/main.tf:3']
    },
    {
      name: 'the files beside it, without a source',
      files: { [A]: generate(ACME), 'live/a/main.tf': DNS },
      providers: [`acme/dns ~> 1.0 ${A}:7`]
    },
    {
      name: 'what an included file generates',
      files: { [A]: FROM + WITH_ROOT, [ROOT]: generate(ACME) },
      providers: [`acme/dns ~> 1.0 ${ROOT}:7`]
    },
    {
      name: 'what an included file generates that is skipped itself',
      files: { [A]: FROM + WITH_ROOT, [ROOT]: `skip = true\n${generate(ACME)}` },
      providers: [`acme/dns ~> 1.0 ${ROOT}:8`]
    },
    {
      name: 'its own block of a name that an included file has, too',
      files: { [A]: FROM + WITH_ROOT + generate(other('own')), [ROOT]: generate(ACME) },
      providers: [`own/dns ~> 1.0 ${A}:13`]
    },
    {
      name: 'the block of the last of several included files',
      files: {
        [A]: `${FROM}include "a" {\n  path = "../a.hcl"\n}\ninclude "b" {\n  path = "../b.hcl"\n}\n`,
        'live/a.hcl': generate(other('first')),
        'live/b.hcl': generate(other('last'))
      },
      providers: ['last/dns ~> 1.0 live/b.hcl:7']
    },
    {
      name: 'nothing of a file that is not merged',
      files: {
        [A]: FROM + include('"../root.hcl"', '  merge_strategy = "no_merge"\n'),
        [ROOT]: generate(ACME)
      },
      providers: [HASHICORP]
    },
    {
      name: 'no block that is disabled',
      files: { [A]: FROM + generate(ACME, { more: '  disable = true\n' }) },
      providers: [HASHICORP]
    },
    {
      name: 'no file of another kind',
      files: { [A]: FROM + generate(ACME, { path: '".tflint.hcl"' }) },
      providers: [HASHICORP]
    },
    {
      name: 'a generated file in place of that of the module',
      files: {
        [A]: FROM + generate(other('new')),
        'modules/dns/versions.tf': requires('    dns = { source = "old/dns" }')
      },
      providers: [`new/dns ~> 1.0 ${A}:10`]
    },
    {
      name: 'the file of the module, where it is not to be replaced',
      files: {
        [A]: FROM + generate(other('new')).replace('"overwrite"', '"skip"'),
        'modules/dns/versions.tf': requires('    dns = { source = "old/dns" }')
      },
      providers: ['old/dns  modules/dns/versions.tf:3']
    },
    {
      name: 'a file that a disabled block would replace',
      files: {
        [A]: FROM + generate(ACME, { more: '  disable = true\n' }),
        'modules/dns/versions.tf': requires('    dns = { source = "old/dns" }')
      },
      providers: ['old/dns  modules/dns/versions.tf:3']
    },
    {
      name: 'a generated file that would not replace another',
      files: { [A]: FROM + generate(ACME).replace('"overwrite"', '"skip"') },
      providers: [`acme/dns ~> 1.0 ${A}:10`]
    },
    {
      name: 'no source with a value that is unknown',
      files: { [A]: FROM + generate(other(`\${run_cmd("x")}`)) },
      providers: []
    },
    {
      name: 'a module with a backend, which is then no root itself',
      files: {
        [A]: FROM + generate(ACME),
        'modules/dns/backend.tf': 'terraform {\n  backend "s3" {}\n}\n'
      },
      providers: [`acme/dns ~> 1.0 ${A}:10`]
    },
    {
      name: 'no file that a disabled block removes',
      files: {
        [A]: FROM + generate(ACME, { more: '  disable = true\n  if_disabled = "remove"\n' }),
        'modules/dns/versions.tf': requires('    dns = { source = "old/dns" }')
      },
      providers: []
    },
    {
      name: 'its own file in place of that of the module',
      files: {
        [A]: FROM,
        'live/a/versions.tf': requires('    dns = { source = "own/dns" }'),
        'modules/dns/versions.tf': requires('    dns = { source = "old/dns" }')
      },
      providers: ['own/dns  live/a/versions.tf:3']
    },
    {
      name: 'a text with values that are known',
      files: {
        [A]: `locals {\n  name = "acme"\n}\n${FROM}${generate(other(`\${local.name}`))}`
      },
      providers: [`acme/dns ~> 1.0 ${A}:13`]
    },
    {
      name: 'a text in which values are unknown',
      files: {
        [A]:
          FROM +
          generate(
            heredoc(
              `provider "dns" {\n  region = "\${run_cmd("x")}"\n  retry = \${run_cmd("y")}\n}\n${requires('    dns = { source = "acme/dns" }')}`
            )
          )
      },
      providers: [`acme/dns  ${A}:14`]
    },
    {
      name: 'a text in quotes, at the line of the block',
      files: {
        [A]:
          FROM +
          generate(
            String.raw`"terraform {\n required_providers {\n dns = { source = \"acme/dns\" }\n}\n}"`
          )
      },
      providers: [`acme/dns  ${A}:7`]
    },
    {
      name: 'a file that it reads',
      files: {
        [A]: FROM + generate(`file("\${get_terragrunt_dir()}/../snippets/versions.tf")`),
        'live/snippets/versions.tf': requires('    dns = { source = "acme/dns" }')
      },
      providers: ['acme/dns  live/snippets/versions.tf:3']
    },
    {
      name: 'a template with arguments',
      files: {
        [A]: FROM + generate('templatefile("../v.tftpl", { name = "acme" })'),
        'live/v.tftpl': requires(`    dns = { source = "\${name}/dns" }`)
      },
      providers: ['acme/dns  live/v.tftpl:3']
    }
  ])('$name', ({ files, providers }) => {
    const isFrom = files[A]?.includes(FROM) === true
    const { roots, unknown, messages } = read(isFrom ? { ...MODULE, ...files } : files)
    expect(roots).toEqual({ 'live/a': providers })
    expect([unknown, messages]).toEqual([[], []])
  })
})

describe('nothing is known of the provider', () => {
  it.each<{ name: string; files: Texts }>([
    {
      name: 'beside a module from Git',
      files: {
        [A]: source('"git::https://git.example.com/m.git//dns?ref=v1"'),
        'live/a/main.tf': `${DNS}provider "dns" {\n  version = "~> 2.0"\n}\n`
      }
    },
    {
      name: 'beside a module from Git whose address is partly unknown',
      files: { [A]: source(`"\${run_cmd("x")}//dns?ref=v1"`), 'live/a/main.tf': DNS }
    },
    {
      name: 'beside a module of a registry',
      files: { [A]: source('"tfr:///acme/net/aws?version=1.0.0"'), 'live/a/main.tf': DNS }
    },
    {
      name: 'with a generated text whose lines are unknown',
      files: {
        [A]: FROM + generate(heredoc('%{ for each in local.all }\nx\n%{ endfor }\n')),
        ...MODULE
      }
    },
    {
      name: 'with a generated text that begins with an unknown one',
      files: { [A]: FROM + generate(heredoc(`\${run_cmd("x")}\n`)), ...MODULE }
    },
    {
      name: 'with a generated file of an unknown name',
      files: { [A]: FROM + generate(ACME, { path: 'run_cmd("x")' }), ...MODULE }
    },
    {
      name: 'with `generate` as an argument',
      files: { [A]: `${FROM}generate = local.all\n`, ...MODULE }
    }
  ])('$name', ({ files }) => {
    const { roots, needed } = read(files)
    expect(roots).toEqual({ 'live/a': [] })
    expect(needed).toContain('implied_provider dns_a')
  })
})

const NET = { 'modules/net/main.tf': requires('    net = { source = "acme/net" }') }

describe('the source of a unit', () => {
  it.each<{ name: string; files: Texts }>([
    { name: 'is its own path', files: { [A]: source('"../..//modules/net"') } },
    {
      name: 'is in an included file, relative to the unit',
      files: { [A]: WITH_ROOT, [ROOT]: source('"../..//modules/net"') }
    },
    {
      name: 'is in an included file, relative to that',
      files: { [A]: WITH_ROOT, [ROOT]: source(`"\${get_parent_terragrunt_dir()}/../modules/net"`) }
    },
    {
      name: 'is made of the path of the unit',
      files: {
        'live/net/terragrunt.hcl': WITH_ROOT,
        [ROOT]: source(`"\${get_repo_root()}/modules/\${path_relative_to_include()}"`)
      }
    },
    {
      name: 'is made of values of a file that the included one reads',
      files: {
        [A]: include(`"\${get_repo_root()}/_common/net.hcl"`),
        '_common/net.hcl': `locals {\n  common = read_terragrunt_config(find_in_parent_folders("root.hcl"))\n}\n${source(`"\${local.common.locals.modules}//net"`)}`,
        [ROOT]: `locals {\n  modules = "\${get_repo_root()}/modules"\n}\n`
      }
    },
    {
      name: 'is its own, though an included file has another',
      files: { [A]: WITH_ROOT + source('"../../modules/net"'), [ROOT]: source('"../modules/no"') }
    },
    {
      name: 'is what functions make of it',
      files: {
        [A]: source(
          `"\${dirname(dirname(get_terragrunt_dir()))}/\${replace("modulus/x", "us/x", "es")}/\${basename("x/net")}"`
        )
      }
    }
  ])('$name', ({ files }) => {
    const { roots, unknown } = read({ ...NET, ...files })
    expect(Object.values(roots)).toEqual([['acme/net  modules/net/main.tf:3']])
    expect(unknown).toEqual([])
  })

  it.each<{ name: string; files: Texts }>([
    { name: 'depends on the environment', files: { [A]: source(`"../\${get_env("X")}/net"`) } },
    { name: 'is not in the repository', files: { [A]: source('"../../elsewhere/net"') } },
    { name: 'is above the repository', files: { [A]: source('"../../../modules/net"') } },
    { name: 'may be in a file that is not there', files: { [A]: include('"../none.hcl"') } }
  ])('is unknown if it $name: the unit is no root', ({ files }) => {
    const { roots, unknown } = read({ ...files, 'live/a/main.tf': DNS })
    expect(roots).toEqual({})
    expect(unknown).toEqual(['live/a'])
  })

  it('is a module of a registry for each unit that includes it', () => {
    const from = `tfr://registry.example.com/acme/\${basename(get_terragrunt_dir())}/aws?version=1.0.0`
    const { usages, declared, units } = scanTexts({
      'live/net/terragrunt.hcl': WITH_ROOT,
      'live/dns/terragrunt.hcl': WITH_ROOT,
      [ROOT]: source(`"${from}"`)
    })
    const layouts = layoutsOf({ usages, declared, units, clients: ['terraform'], patterns: [] })
    const roots = [...rootsOf(layouts, null, {})]
    expect(
      roots.map(({ directory, calls }) => [directory, calls.map(({ module }) => module?.name)])
    ).toEqual([
      ['live/dns', ['dns']],
      ['live/net', ['net']]
    ])
    const rules = {
      releases: releasesOf('terraform', []),
      isPredicted: true,
      set: [],
      clients: ['terraform'] as const,
      versions: {}
    }
    expect([...textNotes(usages, declared, rules)]).toEqual([])
  })
})

it('needs no default registry for a provider whose source is generated', () => {
  expect(read({ ...MODULE, [A]: FROM + generate(ACME) }).needed).toEqual([
    'required_provider acme/dns'
  ])
})

it('is checked if the pull request changes a file that it includes', () => {
  const found = scanTexts({
    ...MODULE,
    [A]: FROM + WITH_ROOT,
    [ROOT]: generate(ACME),
    'x/main.tf': DNS
  })
  const layouts = layoutsOf({ ...found, clients: ['terraform'], patterns: [] })
  const rootsFor = (...changed: string[]) =>
    Array.from(rootsOf(layouts, new Set(changed), {}), (root) => root.directory)
  expect([rootsFor(ROOT), rootsFor('modules/dns/main.tf'), rootsFor('x/main.tf')]).toEqual([
    ['live/a'],
    ['live/a'],
    ['x']
  ])
})

describe('no unit is', () => {
  it.each<{ name: string; files: Texts }>([
    {
      name: 'a file that others include',
      files: {
        'terragrunt.hcl': source(`"./modules/\${path_relative_to_include()}"`),
        'net/terragrunt.hcl': include('find_in_parent_folders()') + source('"../modules/net"')
      }
    },
    {
      name: 'one that is skipped',
      files: { 'net/terragrunt.hcl': source('"../modules/net"'), [A]: `skip = true\n${FROM}` }
    },
    {
      name: 'one of a stack',
      files: {
        'net/terragrunt.hcl': source('"../modules/net"'),
        'live/terragrunt.stack.hcl': 'unit "a" {\n  source = "../units/a"\n  path = "a"\n}\n'
      }
    }
  ])('$name', ({ files }) => {
    const { roots, unknown } = read({ ...NET, ...files })
    expect(roots).toEqual({ net: ['acme/net  modules/net/main.tf:3'] })
    expect(unknown).toEqual([])
  })
})

it('has the host of the state that it generates', () => {
  const { needed } = read({
    ...MODULE,
    [A]: FROM + WITH_ROOT,
    [ROOT]:
      'remote_state {\n  backend  = "remote"\n  generate = { path = "backend.tf", if_exists = "overwrite" }\n  config = {\n    hostname     = "state.example.com"\n    organization = "acme"\n  }\n}\n'
  })
  expect(needed).toContain('backend_remote state.example.com')
})

it('reads the sources of stacks and catalogs', () => {
  const { needed } = read({
    'terragrunt.stack.hcl':
      'stack "a" {\n  source = "tfr://one.example.com/a/b/c"\n  path = "a"\n}\n',
    'root.hcl':
      'catalog {\n  urls = ["https://git.example.com/a", "tfr://two.example.com/a/b/c"]\n}\n'
  })
  expect(needed).toEqual([
    'terragrunt_source tfr://two.example.com/a/b/c',
    'terragrunt_source tfr://one.example.com/a/b/c'
  ])
})

describe('a glob of `roots`', () => {
  const layoutsFor = (...globs: string[]) => {
    const found = scanTexts({
      ...Object.fromEntries(
        ['dev/dns', 'prod/dns', 'prod/net', 'prod/web', 'test/dns', 'test/net'].map((name) => [
          `live/${name}/terragrunt.hcl`,
          source('"../../../modules//dns"')
        ])
      ),
      ...MODULE
    })
    return layoutsIn(
      { ...found, clients: ['terraform'] },
      { roots: globs, ...WHOLE_CHECKOUT },
      true
    )
  }

  it('selects units', () => {
    const roots = layoutsFor('live/*/dns', 'live/prod/web').flatMap((layout) => layout.roots)
    expect(roots.map(({ name }) => name)).toEqual([
      'live/dev/dns',
      'live/prod/dns',
      'live/prod/web',
      'live/test/dns'
    ])
  })

  it('that matches nothing is a mistake, with the five nearest', () => {
    expect(() => layoutsFor('live/prod/wbe')).toThrow(
      'roots: no directory with configuration matches live/prod/wbe; the nearest root modules are live/prod/dns, live/prod/net, live/prod/web, live/dev/dns, live/test/dns and 1 more'
    )
  })
})
