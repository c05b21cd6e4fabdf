// Registries on loopback whose modules have packages, and whole checks of them at depth `init`.
import { gzipSync } from 'node:zlib'
import type { Checked } from '../../src/run/check.ts'
import type { Answer, AnswerRow } from './answer.ts'
import { tarOf } from './archives.ts'
import { checkHere, type Run } from './check-in-process.ts'
import { HOST } from './evidence-builder.ts'
import { FakeRegistry } from './registry.ts'
import type { Texts } from './scan-texts.ts'

export const PACKAGES = 'https://packages.example.net'

export const tarball = (files: Texts): Buffer =>
  gzipSync(tarOf(...Object.entries(files).map(([name, content]) => ({ name, content }))))

export const archiveAt = (url: string, files: Texts): AnswerRow => ({ url, bytes: tarball(files) })

export const call = (name: string, source: string, version?: string): string =>
  `module "${name}" {\n  source = "${source}"\n${version === undefined ? '' : `  version = "${version}"\n`}}\n`

export type GivenWorld = {
  /** The address and version of a module, `acme/net/aws 1.0.0`, and its files, or the location of its package. */
  readonly modules?: Readonly<Record<string, Texts | string>>
  readonly responses?: readonly AnswerRow[]
  /** Instead of a location in X-Terraform-Get. */
  readonly download?: Answer
  readonly run?: Run
}

export type CheckedWorld = Checked & {
  /** The requested URLs, without discovery and lists of versions. */
  readonly urls: readonly string[]
  readonly authorizations: ReadonlyMap<string, string | null>
  /** Each as `SEVERITY CODE`. */
  readonly codes: readonly string[]
}

const keyOf = (module: string): readonly [address: string, version: string] => {
  const [address = '', version = ''] = module.split(' ')
  return [address, version]
}

/** Where the archive of a module is that is given as files. */
export const archiveUrl = (module: string): string =>
  `${PACKAGES}/${module.replaceAll(/[/ ]/g, '-')}.tar.gz`

function moduleRows({ modules = {}, download }: GivenWorld): readonly AnswerRow[] {
  const byAddress = Map.groupBy(Object.keys(modules).map(keyOf), ([address]) => address)
  const lists = [...byAddress].map(([address, keys]): AnswerRow => {
    const versions = keys.map(([, version]) => ({ version }))
    return { url: `https://${HOST}/m/${address}/versions`, json: { modules: [{ versions }] } }
  })
  const packages = Object.entries(modules).flatMap(([module, given]) => {
    const [address, version] = keyOf(module)
    const location = typeof given === 'string' ? given : archiveUrl(module)
    const located: AnswerRow = {
      url: `https://${HOST}/m/${address}/${version}/download`,
      ...(download ?? { status: 204, headers: { 'X-Terraform-Get': location } })
    }
    return typeof given === 'string' ? [located] : [located, archiveAt(location, given)]
  })
  return [...lists, ...packages]
}

/** `await using registry = await startPackages(…)`. */
export async function startPackages(world: GivenWorld): Promise<FakeRegistry> {
  const rows = [...moduleRows(world), ...(world.responses ?? [])]
  const registry = await FakeRegistry.start({ responses: rows, wildcards: true })
  return registry.offer(HOST, { 'modules.v1': '/m/', 'providers.v1': '/p/' })
}

/** Checks files against these modules for Terraform, if the settings name no other client. */
export async function checkPackages(world: GivenWorld): Promise<CheckedWorld> {
  await using registry = await startPackages(world)
  return await checkIn(registry, world.run)
}

/** The same in a registry that has started. */
export async function checkIn(
  registry: FakeRegistry,
  { settings, ...run }: Run = {}
): Promise<CheckedWorld> {
  const checked = await checkHere(registry, {
    ...run,
    settings: { depth: 'init', dialect: 'terraform', ...settings }
  })
  const requests = registry.requests.filter(({ url }) => !/\/(terraform\.json|versions)$/.test(url))
  return {
    ...checked,
    urls: requests.map(({ url }) => url),
    authorizations: new Map(requests.map(({ url, authorization }) => [url, authorization])),
    codes: checked.verdict.findings.map(({ severity, problem }) => `${severity} ${problem.code}`)
  }
}
