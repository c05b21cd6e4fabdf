// What each root module installs, with what the registries answered: one item for each module call and provider.
import type { ProviderId } from '../../cli-config/installation/patterns.ts'
import { type MainClient, rejectsBadVersions, versionInUse } from '../../protocol/clients.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import type { RegistryModule } from '../../protocol/module-address.ts'
import type { ProviderVersions } from '../../registry/answers/provider-versions.ts'
import {
  type Choice,
  chooseForCall,
  chooseForProvider,
  type Offered,
  readOffered
} from '../../roots/choice.ts'
import type { ModuleList } from '../../roots/inside.ts'
import {
  type ModuleCall,
  moduleKey,
  type ProviderRequirement,
  providerKey,
  type Root
} from '../../roots/root.ts'
import type { Asked, AskedProvider, Inquiry, Installation, PerClient } from './evidence.ts'
import type { InquireOptions } from './inquire.ts'

type Common = {
  readonly root: Root
  readonly host: Hostname
  readonly client: MainClient
  readonly locked: ProviderRequirement['locked']
  /** The `provider_installation` block for it, if there is one. */
  readonly installation: Installation | null
  /** What the answer lists; null without a list. */
  readonly offered: Offered | null
  /** Null without a list, or if the constraint is only known at init time. */
  readonly choice: Choice | null
}

/** `asked` is absent for what no registry was asked about. */
type ModuleItem = Common & {
  readonly kind: 'module'
  readonly of: ModuleCall
  readonly wants: RegistryModule
  readonly asked: Asked<ModuleList> | undefined
}

export type ProviderItem = Common & {
  readonly kind: 'provider'
  readonly of: ProviderRequirement
  readonly wants: ProviderId
  readonly asked: Asked<ProviderVersions> | undefined
  readonly movedTo: AskedProvider['movedTo']
}

/**
 * A module call or provider of one root, as one client sees it. A fleet has a hundred thousand: what follows from `of`
 * is computed where it is needed.
 */
export type Item = ModuleItem | ProviderItem

/** What registries list; providers by `providerKey`. */
type Listed = Pick<Inquiry, 'roots' | 'modules'> & {
  readonly providers: ReadonlyMap<string, PerClient<AskedProvider>>
}

type Rules = Pick<InquireOptions, 'dialect' | 'settings'>

/** The only place where versions are chosen for the roots. */
export const itemsIn = (listed: Listed, rules: Rules): readonly Item[] =>
  listed.roots.flatMap((root): readonly Item[] => [
    ...root.calls.flatMap((call) => callItem(root, call, listed)),
    ...root.providers.map((provider) => providerItem(root, provider, listed, rules))
  ])

function callItem(root: Root, call: ModuleCall, { modules }: Listed): readonly ModuleItem[] {
  const { module, isOpen } = call
  if (module === null) return []
  const { client } = root
  const asked = modules.get(moduleKey(module))?.[client]
  const answer = asked?.outcome.kind === 'read' ? asked.outcome.value : null
  const offered = answer?.kind === 'versions' ? readOffered(answer.texts, 'module') : null
  return [
    {
      kind: 'module',
      of: call,
      wants: module,
      root,
      host: module.host,
      client,
      locked: null,
      asked,
      installation: null,
      offered,
      choice: isOpen ? null : offered && chooseForCall(call, offered, client)
    }
  ]
}

function providerItem(
  root: Root,
  requirement: ProviderRequirement,
  { providers }: Listed,
  { dialect, settings: { upgrade } }: Rules
): ProviderItem {
  const { provider, locked } = requirement
  const { client } = root
  const found = providers.get(providerKey(provider))?.[client]
  const { asked, installation = null, movedTo = null } = found ?? {}
  const offered =
    asked?.outcome.kind === 'read' ? readOffered(asked.outcome.value.texts, 'provider') : null
  const rejectsUnreadable = rejectsBadVersions(client, versionInUse(client, dialect.versions))
  return {
    kind: 'provider',
    of: requirement,
    wants: provider,
    root,
    host: provider.host,
    client,
    locked,
    asked,
    movedTo,
    installation,
    offered,
    choice: offered && chooseForProvider(requirement, offered, { upgrade, rejectsUnreadable })
  }
}
