// What each root module installs, with what the registries answered: one item for each module call and provider.

import { type MainClient, rejectsBadVersions, versionInUse } from '../../protocol/clients.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import {
  type Choice,
  chooseForCall,
  chooseForProvider,
  type Offered,
  readOffered
} from '../../roots/choice.ts'
import {
  becauseOf,
  type ModuleCall,
  moduleKey,
  type Placed,
  type ProviderRequirement,
  providerKey,
  type Root
} from '../../roots/root.ts'
import type { Asked, Inquiry, Installation } from '../../visit/registry/evidence.ts'
import type { Because } from '../../visit/requirements.ts'
import type { InitRules } from './judge-init.ts'

/** A module call or provider of one root, as one client sees it. */
export type Item = {
  readonly kind: 'module' | 'provider'
  readonly root: Root
  readonly host: Hostname
  /** `moduleKey` or `providerKey`. */
  readonly key: string
  /** NAMESPACE/NAME/SYSTEM or NAMESPACE/TYPE. */
  readonly name: string
  /** Where it is in the configuration: `module.network`, or its address with the host. */
  readonly address: string
  readonly client: MainClient
  readonly constraints: readonly Placed[]
  readonly locked: ProviderRequirement['locked']
  readonly places: readonly Because[]
  /** Absent for what no registry was asked about. */
  readonly asked: Asked<unknown> | undefined
  /** The `provider_installation` block for it, if there is one. */
  readonly installation: Installation | null
  /** What the answer lists; null without a list. */
  readonly offered: Offered | null
  /** Null without a list, or if the constraint is only known at init time. */
  readonly choice: Choice | null
  /** Of a provider, by its registry. */
  readonly warnings: readonly string[]
}

/** The host that answered: that of a network mirror, or that of the address. */
export const askedHost = ({ asked, host }: Pick<Item, 'asked' | 'host'>): Hostname =>
  asked?.mirror === undefined ? host : asked.host

/** `registry.example.com/acme/net/aws` for display. */
export const shownSource = ({ host, name }: Pick<Item, 'host' | 'name'>): string =>
  `${showHostname(host)}/${name}`

export function itemsIn(inquiry: Inquiry, rules: InitRules): readonly Item[] {
  return inquiry.roots.flatMap((root) => [
    ...root.calls.flatMap((call) => callItem(root, call, inquiry)),
    ...root.providers.map((provider) => providerItem(root, provider, inquiry, rules))
  ])
}

function callItem(root: Root, call: ModuleCall, inquiry: Inquiry): readonly Item[] {
  const { module, constraint, address, place, isOpen } = call
  if (module === null) return []
  const { client } = root
  const key = moduleKey(module)
  const asked = inquiry.modules.get(key)?.[client]
  const answer = asked?.outcome.kind === 'read' ? asked.outcome.value : null
  const offered = answer?.kind === 'versions' ? readOffered(answer.texts, 'module') : null
  return [
    {
      kind: 'module',
      root,
      host: module.host,
      key,
      name: `${module.namespace}/${module.name}/${module.system}`,
      address,
      client,
      constraints: constraint === null ? [] : [constraint],
      locked: null,
      places: [becauseOf(place)],
      asked,
      installation: null,
      offered,
      choice: isOpen ? null : offered && chooseForCall(call, offered, client),
      warnings: []
    }
  ]
}

function providerItem(
  root: Root,
  requirement: ProviderRequirement,
  inquiry: Inquiry,
  { upgrade, dialect }: InitRules
): Item {
  const { provider, constraints, locked, places } = requirement
  const { client } = root
  const key = providerKey(provider)
  const installation = inquiry.installations.get(key)?.[client] ?? null
  const asked = inquiry.providers.get(key)?.[client]
  const answer = asked?.outcome.kind === 'read' ? asked.outcome.value : null
  const offered = answer === null ? null : readOffered(answer.texts, 'provider')
  const rejectsUnreadable = rejectsBadVersions(client, versionInUse(client, dialect.versions))
  return {
    kind: 'provider',
    root,
    host: provider.host,
    key,
    name: `${provider.namespace}/${provider.type}`,
    address: key,
    client,
    constraints,
    locked,
    places: places.map(becauseOf),
    asked,
    installation,
    offered,
    choice: offered && chooseForProvider(requirement, offered, { upgrade, rejectsUnreadable }),
    warnings: answer?.warnings ?? []
  }
}
