// Asks registries for versions of modules, opens the packages of those that are chosen, and follows the calls in them.

import { onlyMatch } from '../../../read/packages/package-tree.ts'
import { listIn, type VersionList, versionList } from '../../../read/roots/choice.ts'
import { callKey, type Opened, type OpenedCalls } from '../../../read/roots/follow.ts'
import {
  chooseForCall,
  describedFor,
  insideOf,
  MAX_READ_IN_ALL,
  type RegistryCall
} from '../../../read/roots/inside.ts'
import { type Resolve, releasesFor } from '../../../read/roots/resolution.ts'
import { HOSTNAMES_LINE, type ModuleCall, moduleKey, type Root } from '../../../read/roots/root.ts'
import { accept, type Parsed, refuse } from '../../../rules/go/text.ts'
import { brief } from '../../../rules/problems/brief.ts'
import type { Note } from '../../../rules/problems/note.ts'
import { groupsOf } from '../../../rules/problems/place.ts'
import type { MainClient } from '../../../rules/protocol/clients.ts'
import type { RegistryModule } from '../../../rules/protocol/module-address.ts'
import { MODULES } from '../../../rules/protocol/services.ts'
import { TOO_LONG } from '../../../rules/registry/answers/decode.ts'
import { readModuleVersions } from '../../../rules/registry/answers/module-versions.ts'
import { moduleVersionsUrl } from '../../../rules/registry/urls.ts'
import type { Work } from '../../../rules/registry/work.ts'
import { hideAddressSecrets } from '../../../rules/text/address-secrets.ts'
import { once } from '../../../rules/text/once.ts'
import { askInTurn, type Limits } from '../../network/gate.ts'
import type { InstallWays } from '../installation.ts'
import { type Requirement, requirementsInside } from '../requirements.ts'
import type { Stop } from '../stop.ts'
import type { Answers, PackageEvidence } from './evidence.ts'
import { askDirectPackage, askModulePackage, type ModulePorts } from './module-packages.ts'
import type { ChosenVersion, FindPackage } from './package-hosts.ts'
import type { Places } from './places.ts'
import { bodyText } from './question.ts'
import type { Send } from './send.ts'

/** The versions that are listed of each module, by its key. Grows while those that modules call are asked for. */
export type Listed = Map<string, Answers<VersionList>>

type ModulesPorts = Send &
  Places &
  Limits & {
    /** What other versions require is kept, in case they would end a conflict. */
    readonly keepsReleases?: true
  }

/** Each module that the roots call, and that is not listed. */
export function askModules(
  roots: readonly Root[],
  ports: ModulesPorts,
  modules: Listed = new Map()
): Promise<Listed> {
  const calls = roots.flatMap(({ client, calls: rootCalls }) =>
    rootCalls.flatMap(({ module, constraint }) => (module ? [{ module, client, constraint }] : []))
  )
  const isListed = ({ module, client }: RegistryCall) =>
    modules.get(moduleKey(module))?.[client] !== undefined
  return askAll(
    calls.filter((call) => !isListed(call)),
    modules,
    ports
  )
}

/** Each module that listed ones call, if their packages are not read. A description leads to no host that nothing else names. */
export async function askInside(
  roots: readonly Root[],
  modules: Listed,
  ports: Send & Places & Limits,
  isRead: (call: ModuleCall, client: MainClient) => boolean = () => false
) {
  const unread = (root: Root) => ({
    client: root.client,
    calls: root.calls.filter((call) => !isRead(call, root.client))
  })
  const listOf = ({ module, client }: RegistryCall) =>
    listIn(modules.get(moduleKey(module))?.[client])
  for (;;) {
    const room = { left: MAX_READ_IN_ALL }
    const inside = new Map(roots.map((root) => [root, insideOf(unread(root), listOf, room)]))
    const calls = [...inside.values()]
      .flatMap(({ calls }) => calls)
      .filter(({ module }) => ports.visits.has(module.host) && !modules.has(moduleKey(module)))
    if (calls.length === 0) return inside
    await askAll(calls, modules, ports)
  }
}

async function askAll(calls: readonly RegistryCall[], modules: Listed, ports: ModulesPorts) {
  const groups = groupsOf(calls, ({ module }) => moduleKey(module))
  await askInTurn(
    groups,
    ([{ module }]) => module.host,
    ports,
    async (same) => {
      const [{ module }] = same
      const { host } = module
      const answers = await ports.send({
        host,
        clients: [...new Set(same.map(({ client }) => client))],
        at: ports.belowService(MODULES, host, (base) => moduleVersionsUrl(base, module)),
        read: ({ body }, _, work) => readList(bodyText(body), same, work, ports.keepsReleases)
      })
      modules.set(moduleKey(module), { ...modules.get(moduleKey(module)), ...answers })
    }
  )
  return modules
}

function readList(
  body: string,
  calls: readonly RegistryCall[],
  work: Work,
  keepsReleases = false
): Parsed<VersionList> {
  const parsed = readModuleVersions(body)
  if (!parsed.ok) return parsed
  const { texts, described } = parsed.value
  if (!work.keep(texts)) return refuse(TOO_LONG)
  const releases = keepsReleases ? { releases: releasesFor(described, calls) } : {}
  const list = versionList('module', texts, { work, ...releases })
  const relevant = describedFor(described, list, calls)
  return accept(relevant.size === 0 ? list : { ...list, described: relevant })
}

/** The roots with the modules of these packages, and what is wrong because of them, which only the last round needs. */
export type Expand = (opened: OpenedCalls) => Expanded

type Expanded = {
  readonly roots: readonly Root[]
  readonly notes: (resolve: Resolve) => readonly Note[]
}

type FollowPorts = ModulePorts &
  Limits &
  InstallWays & {
    readonly expand: Expand
    /** Runs discovery for the hosts that only packages name. */
    readonly reach: (requirements: readonly Requirement[]) => Promise<void>
    readonly stop: Pick<Stop, 'why'>
  }

export type FollowedModules = Expanded & {
  /** The versions that are listed of each module, by its key. */
  readonly modules: Listed
  /** What came of the package of a call; null if no version is chosen. */
  readonly evidenceOf: (call: ModuleCall, client: MainClient) => PackageEvidence | null
}

export async function followModules(
  roots: readonly Root[],
  ports: FollowPorts
): Promise<FollowedModules> {
  const packages = new Packages(ports)
  const modules: Listed = new Map()
  // Lines of `hostnames` are no roots of the checkout.
  const named = roots.filter(({ directory }) => directory === HOSTNAMES_LINE.file)
  let expanded: Expanded = { roots, notes: () => [] }
  while (ports.stop.why === null) {
    const fresh = packages.unknownIn(expanded.roots)
    if (fresh.length === 0) break
    await ports.reach(requirementsInside(fresh, () => false, ports.clients))
    await askModules(fresh, { ...ports, keepsReleases: true }, modules)
    await packages.open(fresh, modules)
    const { roots: inCheckout, notes } = ports.expand(packages.opened)
    expanded = { roots: [...inCheckout, ...named], notes }
  }
  return { ...expanded, modules, evidenceOf: packages.evidenceOf }
}

/** The packages of calls so far, each asked for once. */
class Packages {
  readonly opened = new Map<string, Opened>()
  private readonly evidence = new Map<string, PackageEvidence | null>()
  private readonly ports: FollowPorts

  constructor(ports: FollowPorts) {
    this.ports = ports
  }

  readonly evidenceOf = (call: ModuleCall, client: MainClient): PackageEvidence | null =>
    this.evidence.get(callKey(call, client)) ?? null

  /** The roots with calls of which nothing is known: one call for each package. */
  unknownIn(roots: readonly Root[]): readonly Root[] {
    const seen = new Set<string>()
    return roots.flatMap((root) => {
      const calls = root.calls.filter((call) => {
        const key = callKey(call, root.client)
        const isKnown = call.isOpen || seen.has(key) || this.evidence.has(key)
        seen.add(key)
        return !isKnown
      })
      return calls.length === 0 ? [] : { ...root, calls }
    })
  }

  async open(roots: readonly Root[], modules: Listed): Promise<void> {
    const calls = roots.flatMap(({ calls, client }) => calls.map((call) => ({ call, client })))
    await Promise.all(
      calls.map(({ call, client }) =>
        call.module === null
          ? this.openSource(call, client)
          : this.openVersion(call, call.module, client, modules)
      )
    )
  }

  private async openVersion(
    call: ModuleCall,
    module: RegistryModule,
    client: MainClient,
    modules: Listed
  ): Promise<void> {
    const list = listIn(modules.get(moduleKey(module))?.[client])
    const choice = list && chooseForCall({ ...call, module, client }, list)
    const version = choice?.kind === 'chosen' ? choice.version : null
    const { namespace, name, system, subdirectory } = module
    const add = (evidence: PackageEvidence | null) =>
      this.add(call, client, evidence, `${namespace}/${name}/${system} ${version}`, subdirectory)
    if (version === null) add(null)
    else await this.finderOf({ address: module, version })(client).then(add)
  }

  /** Each version is asked for once, on behalf of every checked client. */
  private readonly finderOf = once(
    (chosen: Omit<ChosenVersion<RegistryModule>, 'clients'>): FindPackage =>
      once(askModulePackage({ ...chosen, clients: this.ports.clients }, this.ports)),
    ({ address, version }) => `${moduleKey(address)} ${version}`
  )

  private async openSource(call: ModuleCall, client: MainClient): Promise<void> {
    const { source, place } = call
    // A public package leads to no private address; the checkout may.
    const origin = place.inside ? { isPublic: place.inside.isPublic } : null
    const evidence = await askDirectPackage(source, client, origin, this.ports)
    this.add(call, client, evidence, brief(hideAddressSecrets(source)), '')
  }

  private add(
    call: ModuleCall,
    client: MainClient,
    evidence: PackageEvidence | null,
    name: string,
    subdirectory: string
  ): void {
    const key = callKey(call, client)
    this.evidence.set(key, evidence)
    if (evidence?.opened === undefined) return
    const { tree, subdirectory: outer, origin } = evidence.opened
    const path = [outer, subdirectory].filter((part) => !/^\.?$/.test(part)).join('/')
    const directory = call.module === null ? onlyMatch(path, tree) : path
    this.opened.set(key, { name, tree, directory, isPublic: origin.isPublic })
  }
}
