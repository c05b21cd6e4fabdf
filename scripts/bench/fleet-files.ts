// A generated fleet: usages files of many repositories, which name many hosts.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Stop } from '../../src/observe/visit/stop.ts'
import type { RepositoryUsages } from '../../src/read/fleet/format.ts'
import { listRepository } from '../../src/run/stages/list-usages.ts'
import { scan } from '../../src/run/stages/scan.ts'
import { renderUsagesJson } from '../../src/run/usages/lines.ts'
import { readSettings } from '../../src/settings/read.ts'
import { type Random, seededRandom } from '../../test/support/random.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'

export const HOSTS = 10_000
// One host has as many modules as an organization publishes.
const LARGE = 'large.example.com'
const LARGE_MODULES = 1200
// One in so many hosts refuses connections, and one has a certificate for another name.
const ONE_IN = 100
// A repository names its own hosts, and as many that others name, too.
const SHARED = 3
const MODULES_OF_LARGE = 2

const DOMAINS = { good: 'example.com', down: 'example.net', 'other-name': 'example.org' }

export const kindOf = (index: number): keyof typeof DOMAINS => {
  const at = index % ONE_IN
  return at === 17 ? 'down' : at === 42 ? 'other-name' : 'good'
}

/** All hosts, the large one last. */
export const NAMES: readonly string[] = [
  ...Array.from({ length: HOSTS - 1 }, (_, index) => `host-${index}.${DOMAINS[kindOf(index)]}`),
  LARGE
]

/** Writes a usages file for each repository, as the command `usages` does. Returns the number of usages. */
export async function writeFleet(directory: string, repositories: number): Promise<number> {
  await mkdir(directory)
  await using checkout = await temporaryDirectory()
  const random = seededRandom(1)
  let usages = 0
  for (let index = 0; index < repositories; index += 1) {
    const hosts = NAMES.filter((_, at) => at % repositories === index)
    await writeFile(join(checkout.path, 'main.tf'), configurationOf(hosts, random))
    const found = await listCheckout(checkout.path, `acme/repository-${index}`)
    usages += found.usages.length
    const text = [...renderUsagesJson(found)].join('')
    await writeFile(join(directory, `repository-${index}.jsonl`), text)
  }
  return usages
}

async function listCheckout(directory: string, name: string): Promise<RepositoryUsages> {
  const world = { environment: {}, directory, stop: new Stop(), progress: () => {} }
  const settings = readSettings({ dialect: 'terraform' }, world)
  const found = await listRepository(await scan(settings, world), settings, world, new Date())
  return {
    ...found,
    repository: { name, url: `https://code.example.com/${name}`, commit: null }
  }
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
  return [required, ...modules.map((source, at) => moduleOf(`m${at}`, source, random))].join('\n')
}

// The registries have 1.0.0 to 1.19.0; one call in fifty asks for more.
const moduleOf = (name: string, source: string, random: Random): string => {
  const version = random.below(50) === 0 ? '>= 2.0' : '~> 1.0'
  return `module "${name}" {\n  source  = "${source}"\n  version = "${version}"\n}\n`
}
