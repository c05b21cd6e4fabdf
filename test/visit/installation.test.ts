import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { waysToInstall, withoutInstalled } from '../../src/observe/visit/installation.ts'
import { thisMachine } from '../../src/read/cli-config/machine.ts'
import { readCliConfig } from '../../src/read/cli-config/read.ts'
import { rootsNamed } from '../../src/read/roots/named-addresses.ts'
import { narrowUsages } from '../../src/read/scan/usage.ts'
import { firstPlaceOf } from '../../src/rules/problems/note.ts'
import { type MainClient, RELEASES } from '../../src/rules/protocol/clients.ts'
import type { Hostname } from '../../src/rules/protocol/hostname.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { type HomeFiles, writeHome } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanCheckout } from '../support/scan-at-once.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { readVectors } from '../support/vectors.ts'

/** Whether `init` asked the registry of a provider: see `about` in the file. */
type Row = {
  readonly name: string
  readonly rc?: string
  readonly home?: HomeFiles
  readonly environment?: Readonly<Record<string, string>>
  readonly paths?: readonly string[]
  readonly links?: readonly (readonly [string, string])[]
  readonly chdir?: string
  readonly cwd?: string
  readonly asked: Readonly<Record<string, boolean>>
}

const { rows } = readVectors('provider-mirrors') as { readonly rows: readonly Row[] }

const CLIENTS: Readonly<Record<string, readonly [MainClient, string]>> = {
  'terraform-1.11.4': ['terraform', 'Terraform 1.14 and earlier'],
  'terraform-1.15.9': ['terraform', 'Terraform 1.15 and later'],
  'opentofu-1.12.6': ['opentofu', 'OpenTofu']
}

const CHECKOUT = { plugins: null, roots: [], platform: 'os_arch', upgrade: false }

type Asking = Omit<Row, 'name' | 'asked'> & {
  /** By name, in the checkout. */
  readonly files: HomeFiles
  /** A client of the rows. */
  readonly client: string
}

/** What is still required in the checkout, as `HOST SERVICE`, and the remarks. */
async function requiredOf(asking: Asking) {
  const { rc, home = {}, environment = {}, paths = [], links = [], files, client } = asking
  const [main, name] = CLIENTS[client] ?? ['terraform', '']
  await using directory = await temporaryDirectory()
  const root = directory.path
  const at = (text: string) => text.replaceAll('$HOME', `${root}/home`).replaceAll('$ROOT', root)
  const write = async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  await writeHome(join(root, 'home'), home)
  if (rc !== undefined) {
    await write(join(root, 'home', main === 'terraform' ? '.terraformrc' : '.tofurc'), at(rc))
  }
  for (const path of paths) await write(join(root, path), '')
  for (const [link, target] of links) {
    await mkdir(dirname(join(root, link)), { recursive: true })
    await symlink(join(root, target), join(root, link))
  }
  for (const [file, text] of Object.entries(files)) await write(join(root, 'work', file), text)
  const variables = Object.entries(environment).map(([key, value]) => [key, at(value)])
  const machine = thisMachine({ HOME: join(root, 'home'), ...Object.fromEntries(variables) })
  const config = readCliConfig(main, machine)
  const scanned = scanCheckout({ root: join(root, 'work'), scan: ['.'], exclude: [] })
  const { usages, remarks, findings } = withoutInstalled(
    narrowUsages(scanned.usages, [main]),
    [config],
    {
      ...CHECKOUT,
      root: join(root, 'work'),
      dialect: { releases: RELEASES.filter((release) => release.name === name), versions: {} },
      asksMirrors: false
    }
  )
  const required = usages.flatMap(({ needs }) =>
    needs.map(({ host, service }) => `${host} ${service}`)
  )
  const said = findings.map((each) => `${plain(each.problem.message)} @${firstPlaceOf(each)?.line}`)
  return { required: [...new Set(required)], remarks, findings: said }
}

const provider = (source: string): string =>
  `terraform {\n  required_providers {\n    p = { source = "${source}" }\n  }\n}\n`

// A mirror that fails ends init before it asks the registry, which it does otherwise. The directory in which
// init is started is not known, so that the one of the module and those above it all have an effect.
const DIFFERENT = [
  ...Object.keys(CLIENTS).map((client) => `network_mirror unreachable and direct ${client}`),
  'chdir, terraform.d where started opentofu-1.12.6',
  'chdir, terraform.d of the module terraform-1.11.4',
  'chdir, terraform.d of the module terraform-1.15.9',
  'parent has terraform.d terraform-1.11.4',
  'parent has terraform.d terraform-1.15.9',
  'parent has terraform.d opentofu-1.12.6'
]

describe('a registry is required where init asks it', () => {
  it.each(rows)('$name', async ({ asked, name, chdir, cwd = 'work', ...row }) => {
    const file = join(cwd, chdir ?? '', 'main.tf').replace(/^work\//, '')
    const files = { [file]: provider('localhost:8443/acme/p') }
    const required: Record<string, boolean> = {}
    for (const client of Object.keys(asked)) {
      const seen = await requiredOf({ ...row, files, client })
      const isDifferent = DIFFERENT.includes(`${name} ${client}`)
      required[client] = seen.required.length > 0 !== isDifferent
    }
    expect(required).toEqual(asked)
  })
})

const MIRROR = 'provider_installation {\n  network_mirror {\n    url = "https://m/"\n  }\n}\n'

describe('a mirror for all providers', () => {
  const ofTerraform = { client: 'terraform-1.15.9', rc: MIRROR } as const

  it.each([
    ['a provider with a source', provider('registry.example.com/acme/p')],
    ['a provider without a source', 'terraform {\n  required_providers {\n    aws = {}\n  }\n}\n'],
    ['a version alone', 'terraform {\n  required_providers {\n    aws = "~> 5.0"\n  }\n}\n'],
    ['an implied provider', 'resource "aws_instance" "x" {}\n'],
    ['a selected provider', 'resource "aws_instance" "x" {\n  provider = google-beta.west\n}\n']
  ])('serves %s', async (_, text) => {
    const seen = await requiredOf({ ...ofTerraform, files: { 'main.tf': text } })
    expect(seen).toEqual({
      required: [],
      remarks: [
        expect.stringMatching(
          /^Terraform installs 1 provider from a mirror in ~\/\.terraformrc:1, /
        )
      ],
      findings: []
    })
  })

  it('serves a locked provider', async () => {
    const lock = 'provider "registry.terraform.io/hashicorp/aws" {\n  version = "5.0.0"\n}\n'
    const files = { '.terraform.lock.hcl': lock }
    expect((await requiredOf({ ...ofTerraform, files })).required).toEqual([])
  })

  it('serves no module and no state', async () => {
    const text = `module "m" {\n  source = "registry.example.com/a/b/c"\n}\nterraform {\n  cloud {\n    hostname = "tfe.example.com"\n  }\n}\n`
    const { required, remarks } = await requiredOf({ ...ofTerraform, files: { 'main.tf': text } })
    expect(required).toEqual(['registry.example.com modules.v1', 'tfe.example.com tfe.v2'])
    expect(remarks).toEqual([])
  })

  it('counts each provider once, and those of each method', async () => {
    const rc = MIRROR.replace('url =', 'include = ["*/*"]\n    url =')
    const files = {
      'a/main.tf': provider('acme/p'),
      'b/main.tf': provider('acme/p'),
      'c/main.tf': provider('acme/q'),
      'd/main.tf': provider('registry.example.com/acme/p')
    }
    expect((await requiredOf({ ...ofTerraform, rc, files })).remarks).toEqual([
      expect.stringMatching(/^Terraform .* 2 providers .*~\/\.terraformrc:1/),
      expect.stringMatching(/^Terraform .*~\/\.terraformrc:1 .* 1 provider$/)
    ])
  })
})

it('a directory with a provider is named', async () => {
  const paths = ['work/a/terraform.d/plugins/localhost/acme/p/1.0.0/linux_amd64/x']
  const files = { 'a/main.tf': provider('localhost/acme/p') }
  const seen = await requiredOf({ client: 'opentofu-1.12.6', paths, files })
  expect(seen.remarks).toEqual([
    'OpenTofu installs 1 provider from a/terraform.d/plugins instead of a registry'
  ])
})

it('a provider in `hostnames` is asked for, whatever directory has it', async () => {
  await using directory = await temporaryDirectory()
  await writeHome(directory.path, {
    'terraform.d/plugins/localhost/acme/p/1.0.0/linux_amd64/x': ''
  })
  const config = readCliConfig('terraform', thisMachine({ HOME: join(directory.path, 'home') }))
  const host = 'localhost' as Hostname
  const addresses = [{ host, service: 'providers.v1', text: 'acme/p' } as const]
  const [named] = rootsNamed([{ addresses }], ['terraform'])
  const roots = named ? [named] : []
  const dialect = { releases: RELEASES, versions: {} }
  const checkout = { ...CHECKOUT, root: directory.path, roots, dialect, asksMirrors: true }
  const { isInstalled } = waysToInstall([config], checkout, () => {})
  const found = named?.providers.map(({ provider }) => [
    isInstalled(provider, named),
    isInstalled(provider, { ...named, directory: 'a' })
  ])
  expect(found).toEqual([[false, true]])
})

describe('mistakes in a provider_installation block', () => {
  const mistakes: readonly (readonly [string, string])[] = [
    ['registry {\n  }', 'provider_installation has no method "registry" @2'],
    ['direct = {\n  }', 'direct must be a block without "=" @2'],
    ['filesystem_mirror {\n  }', 'filesystem_mirror has no path @2'],
    [
      'network_mirror {\n url = "https://m/"\n  }\n  dev_overrides {\n  }',
      'dev_overrides must come before all methods @5'
    ],
    ['network_mirror {\n url = "http://m/"\n  }', 'url must be an https URL, without variables @2'],
    ['direct {\n include = "a/b"\n  }', 'provider_installation.direct.include must be a list @2'],
    ...[
      ['a', 'does not have two or three parts'],
      ['*/a/b', 'has a part after "*" that is not "*"'],
      ['h/*/b', 'has a part after "*" that is not "*"'],
      ['h_/*/*', 'has an invalid hostname: idna: disallowed rune U+005F'],
      ['a--b/*', 'has an invalid namespace: cannot use multiple consecutive dashes'],
      ['a/b.c', 'has an invalid type: dots are not allowed']
    ].map(
      ([pattern, why]) =>
        [
          `direct {\n exclude = ["${pattern}"]\n  }`,
          `the pattern "${pattern}" ${why}; write [HOST/]NAMESPACE/TYPE @2`
        ] as const
    )
  ]

  it.each(mistakes)('%j', async (method, wanted) => {
    const rc = `provider_installation {\n  ${method}\n}\n`
    const files = { 'main.tf': provider('acme/p') }
    const { findings, required } = await requiredOf({ client: 'terraform-1.11.4', rc, files })
    const [, line = ''] = wanted.split(' @')
    expect(findings).toEqual([`~/.terraformrc:${line}: ${wanted}`])
    expect(required).toEqual([])
  })

  it('a second block is reported', async () => {
    const files = { 'main.tf': provider('acme/p') }
    const { findings } = await requiredOf({ client: 'opentofu-1.12.6', rc: MIRROR + MIRROR, files })
    expect(findings).toEqual(['there is more than one provider_installation block @6'])
  })
})
