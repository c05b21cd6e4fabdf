// Asks registries for what the root modules require, after discovery.

import { type ChoiceRules, chooseVersion, listIn } from '../../../read/roots/choice.ts'
import { rootsNamed } from '../../../read/roots/named-addresses.ts'
import { addressKey, constraintsOf, type Root } from '../../../read/roots/root.ts'
import type { Dialect } from '../../../read/scan/clients/dialect.ts'
import type { Usage } from '../../../read/scan/usage.ts'
import { groupsOf } from '../../../rules/problems/place.ts'
import { type MainClient, rejectsBadVersions } from '../../../rules/protocol/clients.ts'
import { once } from '../../../rules/text/once.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Limits } from '../../network/gate.ts'
import { type InstallWays, waysToInstall } from '../installation.ts'
import { lockHashesIn } from '../plugins.ts'
import type { ContactOptions } from '../visit.ts'
import { Asker } from './ask.ts'
import { askClouds, workspacesIn } from './cloud.ts'
import type { Checkouts, Inquiry, Item } from './evidence.ts'
import { askLogins } from './login-hosts.ts'
import { askInside, askModulePackage, askModules } from './modules.ts'
import { placesOf } from './places.ts'
import { askProvider, type PackagePorts } from './provider-packages.ts'
import { askProviders } from './providers.ts'
import { notAsked } from './question.ts'
import { type Send, senderOf } from './send.ts'

export type InquireOptions = ContactOptions &
  Parameters<typeof placesOf>[0] &
  Parameters<typeof senderOf>[0] & {
    readonly settings: Pick<Settings, 'depth' | 'platforms' | 'upgrade' | 'timeoutMs'>
    /** The checkout. */
    readonly directory: string
    /** Null: lock files and plugin directories are those of this checkout. */
    readonly checkouts: Checkouts | null
    readonly dialect: Dialect
    /** For `cloud` blocks and remote backends. */
    readonly usages: readonly Usage[]
  }

/** Asks for each address once, however many roots and lines of `hostnames` name it. */
export async function inquire(roots: readonly Root[], options: InquireOptions): Promise<Inquiry> {
  const { checkouts, dialect, directory, machine, settings } = options
  const allRoots = [...roots, ...rootsNamed(settings.hostnames, dialect.clients)]
  const plugins = checkouts?.plugins ?? null
  const checkout = { root: directory, plugins, releases: dialect.releases, asksMirrors: true }
  const ways = waysToInstall(options.configs, checkout, allRoots, options.learn)
  const called = allRoots.flatMap(({ calls }) => calls.flatMap(({ module }) => module ?? []))
  const required = allRoots.flatMap(({ providers }) => providers.map(({ provider }) => provider))
  const addresses = new Set([...called, ...required].map(addressKey)).size
  const asker = new Asker({ ...options, maxRequests: settings.maxRequests })
  try {
    const { environment, platform } = machine
    const { concurrency } = options
    const ports: PackagePorts & Limits = {
      ...senderOf(options, asker, addresses),
      ...placesOf(options),
      ...ways,
      concurrency,
      timeoutMs: settings.timeoutMs,
      mayLackKeys: environment['OPENTOFU_ENFORCE_GPG_VALIDATION'] !== 'true'
    }
    const isDeep = settings.depth === 'packages'
    const platforms = settings.platforms.length === 0 ? [platform] : settings.platforms
    const follow = (kind: Item['kind'], versions: Inquiry['versions']) => {
      const chosen = itemsIn(allRoots, kind, versions, settings.upgrade, ports)
      // The package of a module is for all platforms.
      return isDeep ? askPackages(chosen, kind === 'module' ? [''] : platforms, ports) : chosen
    }
    // Modules and providers do not wait for each other. The way to the package of a provider is longer.
    const [[providers, ...provided], [modules, inside, ...called], clouds, logins] =
      await Promise.all([
        askProviders(allRoots, ports).then((all) => Promise.all([all, follow('provider', all)])),
        askModules(allRoots, ports).then((all) =>
          Promise.all([all, askInside(allRoots, all, ports), follow('module', all)])
        ),
        askClouds(workspacesIn(options.usages, environment), ports),
        askLogins(options.requirements, ports)
      ])
    const byRoot = Map.groupBy([...called, ...provided].flat(), ({ root }) => root)
    const items = allRoots.flatMap((root) => byRoot.get(root) ?? [])
    const versions = new Map([...modules, ...providers])
    const files = items.flatMap(({ root }) => root.lockFile ?? [])
    const ofLocks = () => checkouts?.lockHashes ?? lockHashesIn(new Set(files), directory)
    const lockHashes: Inquiry['lockHashes'] = isDeep ? ofLocks() : new Map()
    return { items, versions, inside, lockHashes, clouds, logins, requests: asker.requests }
  } finally {
    asker.close()
  }
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
  ports: PackagePorts
): Promise<readonly Item[]> {
  const chosen = items.flatMap((item) =>
    item.choice?.kind === 'chosen' ? [{ item, version: item.choice.version }] : []
  )
  const groups = groupsOf(chosen, ({ item, version }) => `${addressKey(item.wants)} ${version}`)
  const asked = platforms.flatMap((platform) =>
    groups.map(async (group) => {
      const [{ item, version }] = group
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
