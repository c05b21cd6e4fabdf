// The verdict of a fleet is the sum of single checks: each finding of one is one of the other, at the same line.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from '../../src/judge/verdict.ts'
import { inRepository } from '../../src/rules/problems/place.ts'
import { check } from '../../src/run/check.ts'
import type { RawSettings } from '../../src/settings/settings.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { copyCheckout, writeCheckout } from '../support/checkout.ts'
import { generatedRepositories } from '../support/generated-repositories.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'
import { rounds } from '../support/random.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { checkUsagesFiles, renamed, usagesFileOf } from '../support/usages-files.ts'

const MODULES = ['acme/vpc/aws', 'acme/dns/aws']
const PROVIDERS = {
  'hashicorp/aws': ['4.67.0', '5.1.0'],
  'hashicorp/null': ['3.2.0'],
  'hashicorp/tfe': ['0.60.0'],
  'cloudflare/cloudflare': ['4.0.0'],
  'acme/box': ['1.0.0']
}
const REGISTRIES = [
  'registry.terraform.io',
  'registry.opentofu.org',
  'registry.example.com',
  'app.terraform.io'
]
const SERVICES = {
  'modules.v1': '/v1/modules/',
  'providers.v1': '/v1/providers/',
  'tfe.v2': '/api/v2/',
  'tfe.v2.1': '/api/v2/',
  'tfe.v2.2': '/api/v2/'
}

let registry: FakeRegistry
beforeAll(async () => {
  registry = await FakeRegistry.start({ wildcards: true })
  for (const host of REGISTRIES) {
    registry.offer(host, SERVICES)
    for (const module of MODULES) {
      const versions = ['1.0.0', '1.2.0', '2.0.0'].map((version) => ({ version }))
      const url = `https://${host}/v1/modules/${module}/versions`
      registry.answer(url, { json: { modules: [{ versions }] } })
    }
    for (const [provider, versions] of Object.entries(PROVIDERS)) {
      const json = { versions: versions.map((version) => ({ version, protocols: ['5.0'] })) }
      registry.answer(`https://${host}/v1/providers/${provider}/versions`, { json })
    }
  }
  registry.offer('tfe.example.com', SERVICES)
  registry.answer('https://absent.example.com/', { status: 404 })
})
afterAll(() => registry[Symbol.asyncDispose]())

/**
 * Each finding once for each of its places, `SEVERITY CODE HOST REPOSITORY//FILE:LINE`, and what `init` would choose
 * in each root module.
 */
function linesOf({ findings, roots }: Verdict, repository: string | null): readonly string[] {
  const nameOf = (file: string) => (repository === null ? file : inRepository(repository, file))
  const found = findings.flatMap(({ problem, host, places, severity }) => {
    const lines = places.map((place) =>
      typeof place === 'string' ? place : `${nameOf(place.file)}:${place.line}`
    )
    const all = lines.length === 0 ? ['no place'] : lines
    return all.map((line) => `${severity} ${problem.code} ${host} ${line}`)
  })
  const chosen = roots.flatMap(({ directory, rows }) =>
    rows.map((row) =>
      [nameOf(directory), row.address, JSON.stringify(row.chosen), row.worst].join(' ')
    )
  )
  return [...found, ...chosen]
}

const sorted = (lines: readonly string[]) => [...new Set(lines)].sort()

/** Repositories in directories, and a directory of their usages files, which do not depend on the depth. */
type Fleet = { readonly directories: ReadonlyMap<string, string>; readonly usages: string }

async function lay(
  repositories: ReadonlyMap<string, (directory: string) => void>,
  stack: AsyncDisposableStack
): Promise<Fleet> {
  const usages = stack.use(await temporaryDirectory()).path
  const directories = new Map<string, string>()
  for (const [name, write] of repositories) {
    const { path } = stack.use(await temporaryDirectory())
    write(path)
    directories.set(name, path)
    const text = renamed(await usagesFileOf(path), name)
    writeFileSync(join(usages, `${name.replace('/', '__')}.jsonl`), text)
  }
  return { directories, usages }
}

/** The findings of the checks of each repository alone, and those of all as a fleet. */
async function checkBoth({ directories, usages }: Fleet, depth: string) {
  const settings: RawSettings = {
    depth,
    retries: '0',
    'slow-seconds': '60',
    'max-requests': '10000',
    resolve: registry.resolve,
    'ca-file': registry.caFile
  }
  const single: string[] = []
  for (const [name, directory] of directories) {
    const { verdict } = await check(settings, quietWorld(directory, {}, settings))
    single.push(...linesOf(verdict, name))
  }
  const { verdict } = await checkUsagesFiles({}, usages, settings)
  return { single: sorted(single), fleet: sorted(linesOf(verdict, null)) }
}

const LAYOUTS = join(import.meta.dirname, 'layouts')
const layouts = new Map(
  readdirSync(LAYOUTS).map((name) => [
    name,
    (directory: string) => copyCheckout(join(LAYOUTS, name), directory)
  ])
)

const SOURCE = 'registry.example.com/acme/vpc/aws'
const moduleFrom = (name: string, source: string) =>
  `module "${name}" {\n  source = "${source}"\n}\n`
layouts.set('installed', (directory) =>
  writeCheckout(directory, {
    'main.tf': moduleFrom('a', SOURCE) + moduleFrom('b', './link') + moduleFrom('c', '../out'),
    link: { link: '.linked' },
    '.linked/main.tf': moduleFrom('d', 'absent.example.com/acme/dns/aws'),
    '.terraform/modules/modules.json': JSON.stringify({
      Modules: [{ Key: 'a', Source: SOURCE, Version: '1.0.0', Dir: '.terraform/modules/a' }]
    }),
    '.terraform/modules/a/main.tf':
      'terraform {\n  required_providers {\n    box = {\n      source  = "registry.example.com/acme/box"\n      version = "9.0.0"\n    }\n  }\n}\n'
  })
)

const generated = new Map(
  Object.entries(generatedRepositories(rounds(12, 100), 25)).map(([name, files]) => [
    name,
    (directory: string) => writeCheckout(directory, files)
  ])
)

describe.each([
  ['small layouts', layouts],
  ['generated repositories', generated]
])('in %s, a fleet finds what checks find', (_, repositories) => {
  const stack = new AsyncDisposableStack()
  let fleet: Fleet
  beforeAll(async () => {
    fleet = await lay(repositories, stack)
  })
  afterAll(() => stack.disposeAsync())

  it.each(['discovery', 'versions'])('at depth %s', async (depth) => {
    const found = await checkBoth(fleet, depth)
    expect(found.single.length).toBeGreaterThan(10)
    expect(found.fleet).toEqual(found.single)
  })
})
