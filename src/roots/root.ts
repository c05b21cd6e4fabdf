// A root module as one client sees it: what its `init` installs, and every constraint on that.
import type { ProviderId } from '../cli-config/installation.ts'
import type { Place } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { RegistryModule } from '../protocol/module-address.ts'
import type { Usage } from '../scan/usage.ts'

export type Placed = { readonly text: string; readonly place: Place }

/** A call in the root module, or in one of the local modules that it calls. Each is resolved by itself. */
export type ModuleCall = {
  /** `module.network`; not unique. */
  readonly address: string
  readonly source: string
  readonly place: Place
  /** Null for a package that no registry serves, such as a Git repository. */
  readonly module: RegistryModule | null
  /** Null without a `version`: the newest release. */
  readonly constraint: Placed | null
  /** The `version` is an expression whose value is only known at init time; `constraint` is null then. */
  readonly isOpen: boolean
}

/** A provider that some module of the root requires or uses. */
export type ProviderRequirement = {
  readonly provider: ProviderId
  /** Where it is required or used, the root module's own lines first. */
  readonly places: readonly Place[]
  /** Those of all modules of the root: each of them holds. */
  readonly constraints: readonly Placed[]
  readonly locked: LockedProvider | null
}

export type LockedProvider = {
  readonly version: Placed
  /** The constraints that the lock file recorded; null without the argument. */
  readonly constraints: string | null
  /** OpenTofu takes the version of Terraform's registry for its own, without the hashes. */
  readonly isCopied: boolean
}

/** A directory in which `init` would run, with the local modules that it calls. */
export type Root = {
  /** Relative to the checkout; '.' is its top. */
  readonly directory: string
  readonly client: MainClient
  /** Its own directory, and those of the local modules in it; '' is the top of the checkout. */
  readonly directories: readonly string[]
  readonly calls: readonly ModuleCall[]
  readonly providers: readonly ProviderRequirement[]
  readonly lockFile: string | null
  /** The `required_version` arguments that the client reads in all modules of the root. */
  readonly clientVersions: readonly Placed[]
}

const HOSTNAMES_INPUT = 'hostnames input'

/** The place of what a line of the `hostnames` setting names. */
export const HOSTNAMES_LINE: Place = { file: HOSTNAMES_INPUT, line: 1, column: 1, endColumn: 1 }

export const becauseOf = (place: Place): Place | typeof HOSTNAMES_INPUT =>
  place.file === HOSTNAMES_INPUT ? HOSTNAMES_INPUT : place

/** One text for each module of a registry, whatever its version and subdirectory. */
export const moduleKey = ({ host, namespace, name, system }: RegistryModule): string =>
  // A template would keep each part in memory.
  [host, namespace, name, system].join('/')

/** `registry.terraform.io/hashicorp/aws` */
export const providerKey = ({ host, namespace, type }: ProviderId): string =>
  [host, namespace, type].join('/')

/** `moduleKey` or `providerKey`. */
export const addressKey = (address: RegistryModule | ProviderId): string =>
  'type' in address ? providerKey(address) : moduleKey(address)

export function constraintsOf(each: ModuleCall | ProviderRequirement): readonly Placed[] {
  if ('constraints' in each) return each.constraints
  return each.constraint === null ? [] : [each.constraint]
}

export const placesOf = (each: ModuleCall | ProviderRequirement) =>
  ('places' in each ? each.places : [each.place]).map(becauseOf)

/** The version constraint of a usage; null without one, or where it is only known at init time. */
export function placedVersion({ version }: Usage, client: MainClient): Placed | null {
  if (version === undefined) return null
  const { text: written, value, place } = version
  const text = (value === undefined ? written : value[client]) ?? null
  return text === null ? null : { text, place }
}
