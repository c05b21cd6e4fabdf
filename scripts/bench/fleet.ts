// A generated fleet: usages files of many repositories, which name many hosts.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RepositoryUsages } from '../../src/fleet/document.ts'
import { VERSION } from '../../src/protocol/version.ts'
import { renderUsagesJson } from '../../src/report/json/usages.ts'
import { readSettings } from '../../src/settings/read.ts'
import { listRepository } from '../../src/stages/list-usages.ts'
import { scan } from '../../src/stages/scan.ts'
import { Stop } from '../../src/visit/stop.ts'
import { type Random, seededRandom } from '../../test/support/random.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'

export const REPOSITORIES = 300
export const HOSTS = 10_000
const LARGE = 'large.example.com'
const LARGE_MODULES = 1200
// One in so many hosts refuses connections, and one has a certificate for another name.
const ONE_IN = 100
// Hosts that a repository names and others do, too.
const SHARED = 20
const MODULES_OF_LARGE = 8

export type Kind = 'good' | 'down' | 'other-name'

export const kindOf = (index: number): Kind => {
  const at = index % ONE_IN
  return at === 17 ? 'down' : at === 42 ? 'other-name' : 'good'
}

const DOMAINS = { good: 'example.com', down: 'example.net', 'other-name': 'example.org' }

/** All hosts, the large one last. */
export const NAMES: readonly string[] = [
  ...Array.from({ length: HOSTS - 1 }, (_, index) => `host-${index}.${DOMAINS[kindOf(index)]}`),
  LARGE
]

/** Writes a usages file for each repository, as the command `usages` does. */
export async function writeFleet(directory: string): Promise<void> {
  await mkdir(directory)
  const random = seededRandom(1)
  for (let index = 0; index < REPOSITORIES; index += 1) {
    const hosts = NAMES.filter((_, at) => at % REPOSITORIES === index)
    await writeUsages(directory, `repository-${index}`, configurationOf(hosts, random))
  }
}

/** A file of one repository with this configuration. */
export async function writeUsages(directory: string, name: string, text: string): Promise<void> {
  await using checkout = await temporaryDirectory()
  const root = join(checkout.path, name)
  await mkdir(root)
  await writeFile(join(root, 'main.tf'), text)
  const world = { environment: {}, directory: root, stop: new Stop(), progress: () => {} }
  const settings = readSettings({ dialect: 'terraform' }, world)
  const found = listRepository(await scan(settings, world), settings, world)
  const named: RepositoryUsages = {
    ...found,
    repository: { name: `acme/${name}`, url: `https://code.example.com/acme/${name}`, commit: null }
  }
  await writeFile(
    join(directory, `${name}.json`),
    [...renderUsagesJson(named, VERSION, new Map())].join('')
  )
}

function configurationOf(hosts: readonly string[], random: Random): string {
  const shared = Array.from({ length: SHARED }, () => NAMES[random.below(HOSTS - 1)] ?? LARGE)
  const modules = [
    ...[...hosts, ...shared].map((host) => `${host}/acme/network/aws`),
    ...Array.from(
      { length: MODULES_OF_LARGE },
      () => `${LARGE}/acme/m${random.below(LARGE_MODULES)}/aws`
    )
  ]
  const providers = hosts.slice(0, 3).map((host, at) => {
    return `    p${at} = {\n      source  = "${host}/acme/box"\n      version = "~> 1.0"\n    }\n`
  })
  const required = `terraform {\n  required_providers {\n${providers.join('')}  }\n}\n`
  return [required, ...modules.map((source, at) => moduleOf(`m${at}`, source))].join('\n')
}

// The registries have 1.0.0 to 1.19.0; one call in fifty asks for more.
export const moduleOf = (name: string, source: string): string => {
  const version = name.endsWith('49') ? '>= 2.0' : '~> 1.0'
  return `module "${name}" {\n  source  = "${source}"\n  version = "${version}"\n}\n`
}
