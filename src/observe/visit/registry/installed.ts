// What `init` installs in the roots: the modules and providers that are asked for, with or without what packages require.

import type { ProviderId } from '../../../read/cli-config/provider-pattern.ts'
import { type ChoiceRules, chooseVersion, listIn } from '../../../read/roots/choice.ts'
import { resolver } from '../../../read/roots/resolution.ts'
import { addressKey, constraintsOf, type Root } from '../../../read/roots/root.ts'
import { groupsOf } from '../../../rules/problems/place.ts'
import { type MainClient, rejectsBadVersions } from '../../../rules/protocol/clients.ts'
import { once } from '../../../rules/text/once.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Limits } from '../../network/gate.ts'
import { type InstallWays, waysToInstall } from '../installation.ts'
import { requirementsInside } from '../requirements.ts'
import type { Inquiry, Item } from './evidence.ts'
import type { Following, InquireOptions } from './inquire.ts'
import { askModulePackage, type ModulePorts } from './module-packages.ts'
import { askInside, askModules, type FollowedModules, followModules } from './modules.ts'
import { askProvider, type PackagePorts } from './provider-packages.ts'
import { askProviders } from './providers.ts'
import { notAsked } from './question.ts'
import type { Send } from './send.ts'

export type InstallPorts = PackagePorts & ModulePorts & Limits

type Installed = Omit<Inquiry, 'lockHashes' | 'clouds' | 'logins' | 'requests'>

export const asksPackages = ({ depth }: Pick<Settings, 'depth'>): boolean =>
  depth === 'packages' || depth === 'init'

/** How these roots install providers. */
export function waysFor(roots: readonly Root[], options: InquireOptions) {
  const { checkouts, directory, dialect, configs, learn, settings, machine } = options
  const plugins = checkouts?.plugins ?? null
  const { platform } = machine
  const { upgrade } = settings
  const checkout = {
    root: directory,
    plugins,
    roots,
    dialect,
    platform,
    upgrade,
    asksMirrors: true
  }
  return waysToInstall(configs, checkout, learn)
}

/** Modules and providers do not wait for each other. The way to the package of a provider is longer. */
export async function askOnce(
  roots: readonly Root[],
  options: InquireOptions,
  ports: InstallPorts
): Promise<Installed> {
  const { upgrade } = options.settings
  const follow = (kind: Item['kind'], versions: Inquiry['versions']) =>
    withPackages(itemsIn(roots, kind, versions, upgrade, ports), options, ports)
  const [[providers, ...provided], [modules, inside, ...called]] = await Promise.all([
    askProviders(roots, ports).then((all) => Promise.all([all, follow('provider', all)])),
    askModules(roots, ports).then((all) =>
      Promise.all([all, askInside(roots, all, ports), follow('module', all)])
    )
  ])
  const items = byRoot(roots, [...called, ...provided].flat())
  const versions = new Map([...modules, ...providers])
  return { items, versions, inside, direct: [], notes: [], requirements: [] }
}

/** Providers are chosen when the modules in packages have said what they require. */
export async function askAndFollow(
  roots: readonly Root[],
  options: InquireOptions & { readonly following: Following },
  ports: InstallPorts
): Promise<Installed> {
  const { following, settings, stop } = options
  const [early, followed] = await Promise.all([
    askProviders(roots, ports),
    followModules(roots, { ...ports, ...following, stop })
  ])
  const { modules, evidenceOf, notes, roots: all } = followed
  const final = { ...ports, ...waysFor(all, options) }
  const asksRegistry = (provider: ProviderId, root: Root) =>
    final.methodsOf(provider, root.client) === null && !final.isInstalled(provider, root)
  const requirements = requirementsInside(all, asksRegistry, ports.clients)
  await following.reach(requirements)
  const providers = await askProviders(all, final, early)
  const [inside, provided] = await Promise.all([
    askInside(all, modules, final, (call, client) => Boolean(evidenceOf(call, client)?.opened)),
    withPackages(itemsIn(all, 'provider', providers, settings.upgrade, final), options, final)
  ])
  const called = itemsIn(all, 'module', modules, settings.upgrade, final).map((item) => {
    const evidence = item.kind === 'module' ? evidenceOf(item.of, item.root.client) : null
    return evidence === null ? item : { ...item, packages: [evidence] }
  })
  const items = byRoot(all, [...called, ...provided])
  const versions = new Map([...modules, ...providers])
  const found = notes(resolver(all, modules))
  return { items, versions, inside, direct: directCalls(followed), notes: found, requirements }
}

const directCalls = ({ roots, evidenceOf }: FollowedModules): Inquiry['direct'] =>
  roots.flatMap((root) =>
    root.calls.flatMap((call) => {
      const evidence = call.module === null ? evidenceOf(call, root.client) : null
      return evidence === null ? [] : { root, call, evidence }
    })
  )

const byRoot = (roots: readonly Root[], items: readonly Item[]): readonly Item[] => {
  const groups = Map.groupBy(items, ({ root }) => root)
  return roots.flatMap((root) => groups.get(root) ?? [])
}

async function withPackages(
  items: readonly Item[],
  { settings, machine }: InquireOptions,
  ports: InstallPorts
): Promise<readonly Item[]> {
  const platforms = settings.platforms.length === 0 ? [machine.platform] : settings.platforms
  // The package of a module is for all platforms.
  const isModule = items[0]?.kind === 'module'
  return asksPackages(settings) ? askPackages(items, isModule ? [''] : platforms, ports) : items
}

/** The modules or providers that each root installs. Versions are chosen only here. */
function itemsIn(
  roots: readonly Root[],
  kind: Item['kind'],
  versions: Inquiry['versions'],
  upgrade: boolean,
  { versionOf, methodsOf, isInstalled }: InstallWays & Pick<Send, 'versionOf'>
): readonly Item[] {
  return roots.flatMap((root): readonly Item[] => {
    const { client } = root
    if (kind === 'module') {
      return root.calls.flatMap((of) => {
        const { module: wants, isOpen } = of
        if (wants === null) return []
        const answer = answerIn(versions, wants, client)
        const chosen = isOpen ? { answer, choice: null } : choiceFrom(answer, of, { client })
        return [{ kind, root, of, wants, ...chosen, packages: [] }]
      })
    }
    const rejectsUnreadable = rejectsBadVersions(client, versionOf(client))
    return root.providers.map((of) => {
      const { provider: wants, locked } = of
      // Other roots may ask for the same provider.
      const isLocal = methodsOf(wants, client) === null && isInstalled(wants, root)
      const answer = isLocal ? notAsked(wants.host, 'service') : answerIn(versions, wants, client)
      const lockedVersion = upgrade ? null : (locked?.text ?? null)
      const chosen = choiceFrom(answer, of, { client, lockedVersion, rejectsUnreadable })
      return { kind, root, of, wants, ...chosen, packages: [] }
    })
  })
}

const answerIn = (
  versions: Inquiry['versions'],
  wants: Item['wants'],
  client: MainClient
): Item['answer'] => versions.get(addressKey(wants))?.[client] ?? notAsked(wants.host, 'service')

/** An answer from which to choose would be too much work is as if it had not been asked for. */
function choiceFrom(answer: Item['answer'], of: Item['of'], rules: ChoiceRules) {
  const list = listIn(answer)
  const constraints = constraintsOf(of).map(({ text }) => text)
  const choice = list && chooseVersion(constraints, list, rules)
  if (list === null || choice !== null) return { answer, choice }
  return { answer: { ...answer, outcome: { kind: 'not-asked', why: 'work' } as const }, choice }
}

/** The items with their packages: for each platform, one question about a version that several items choose. */
async function askPackages(
  items: readonly Item[],
  platforms: readonly string[],
  ports: PackagePorts & ModulePorts
): Promise<readonly Item[]> {
  const chosen = items.flatMap((item) =>
    item.choice?.kind === 'chosen' ? [{ item, version: item.choice.version }] : []
  )
  const groups = groupsOf(chosen, ({ item, version }) => `${addressKey(item.wants)} ${version}`)
  const asked = platforms.flatMap((platform) =>
    groups.map(async (all) => {
      const [first, ...more] = all.filter(
        ({ item: { kind, of, root }, version }) =>
          kind === 'module' || !ports.isCached(of, root, version, platform)
      )
      if (first === undefined) return []
      const group = [first, ...more]
      const { item, version } = first
      const clients = [...new Set(group.map(({ item }) => item.root.client))]
      const chosen = { version, clients, platform }
      const find =
        item.kind === 'module'
          ? askModulePackage({ ...chosen, address: item.wants }, ports)
          : askProvider({ ...chosen, address: item.wants }, ports)
      const evidenceFor = once(find)
      return Promise.all(
        group.map(async ({ item }) => [item, await evidenceFor(item.root.client)] as const)
      )
    })
  )
  const byItem = Map.groupBy((await Promise.all(asked)).flat(), ([item]) => item)
  return items.map((item) => {
    const packages = byItem.get(item) ?? []
    return { ...item, packages: packages.flatMap(([, evidence]) => evidence ?? []) }
  })
}
