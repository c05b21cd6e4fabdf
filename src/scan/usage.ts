// What a file mentions: which host, for what, where, and for which client.
import type { Place } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'

/** `…_missing`, `…_default`, `…_nosource`: the value that would name a host is not there. */
export type UsageKind =
  | 'module'
  | 'module_missing'
  | 'required_provider'
  | 'required_provider_nosource'
  | 'required_provider_legacy'
  | 'required_provider_invalid'
  | 'implied_provider'
  | 'cloud'
  | 'cloud_default'
  | 'backend_remote'
  | 'backend_remote_default'
  | 'remote_state'
  | 'remote_state_default'
  | 'provider_tfe'
  | 'provider_tfe_default'
  | 'lock_provider'
  | 'test_module'
  | 'test_module_missing'
  | 'test_backend_remote'
  | 'test_backend_remote_default'
  | 'stack_component'
  | 'stack_component_missing'
  | 'stack_removed'
  | 'stack_removed_missing'
  | 'stack_stack'
  | 'stack_stack_missing'
  | 'upstream_input'
  | 'state_store_provider'
  | 'migrate_backend_remote'
  | 'migrate_backend_remote_default'
  | 'terragrunt_source'
  | 'installed_module'

/** A service that must be there for these clients. */
export type Need = {
  readonly host: Hostname
  readonly service: string
  readonly clients: readonly MainClient[]
}

export type Usage = {
  readonly kind: UsageKind
  /** The host that the text names or implies; null where there is none, or none that can be known. */
  readonly host: Hostname | null
  /** The host is a default, which depends on the client: it is the first need's. */
  readonly isHostImplied: boolean
  /** The value as written, without quotes; null where there is no value. */
  readonly text: string | null
  /** Where in the configuration, `module.network`; not unique. */
  readonly address: string
  /** The version constraint as written. */
  readonly versions: string | null
  readonly place: Place
  /** The clients that read the file. */
  readonly clients: readonly MainClient[]
  /** An override file puts another value in its place, for every client. */
  readonly isOverridden: boolean
  readonly needs: readonly Need[]
}

export type NoteCode =
  /** A client refuses a source. */
  | 'source-invalid'
  /** It is accepted, but means something else than it seems to. */
  | 'source-near-miss'
  /** It cannot be known before init. */
  | 'source-dynamic'
  | 'host-invalid'
  /** There is no hostname and the client has no default. */
  | 'host-missing'
  /** A block that the clients reserve for later. */
  | 'block-reserved'
  | 'file-syntax'
  | 'file-unreadable'
  /** A link leads out of the checkout. */
  | 'file-outside'
  /** A limit keeps a part of the repository from being read. */
  | 'file-limit'

/** Something wrong in a file, shaped as a problem, at its place. */
export type Note = {
  readonly problem: { readonly code: NoteCode; readonly message: string; readonly help?: string }
  readonly place: Place
  /** The clients that it concerns. */
  readonly clients: readonly MainClient[]
  readonly host: Hostname | null
}

/**
 * What concerns these clients, as if there were no others; an implied host becomes theirs. Usages of
 * one scan share their needs, and go on sharing: there may be a hundred thousand.
 */
export function usagesFor(
  usages: readonly Usage[],
  clients: readonly MainClient[]
): readonly Usage[] {
  const isTheirs = (client: MainClient) => clients.includes(client)
  const narrow = once((given: readonly MainClient[]) =>
    given.every(isTheirs) ? given : given.filter(isTheirs)
  )
  const narrowNeeds = once((needs: readonly Need[]) =>
    needs.every((need) => need.clients.every(isTheirs))
      ? needs
      : needs.flatMap((need) => {
          const needing = narrow(need.clients)
          return needing.length === 0 ? [] : [{ ...need, clients: needing }]
        })
  )
  return usages.flatMap((usage) => {
    const readers = narrow(usage.clients)
    if (readers.length === 0) return []
    const needs = narrowNeeds(usage.needs)
    const host = usage.isHostImplied ? (needs[0]?.host ?? usage.host) : usage.host
    const isSame = readers === usage.clients && needs === usage.needs && host === usage.host
    return [isSame ? usage : { ...usage, clients: readers, needs, host }]
  })
}

/** The same result for the same object. */
function once<K extends object, V>(make: (given: K) => V): (given: K) => V {
  const made = new Map<K, V>()
  return (given) => {
    const before = made.get(given)
    if (before !== undefined) return before
    const value = make(given)
    made.set(given, value)
    return value
  }
}

/** The notes that concern one of these clients. */
export const notesFor = (notes: readonly Note[], clients: readonly MainClient[]): readonly Note[] =>
  notes.filter((note) => note.clients.some((client) => clients.includes(client)))
