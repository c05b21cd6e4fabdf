// What a scan finds: usages of hosts, and problems in files.

import { fileLimit } from '../../rules/problems/file.ts'
import { fileNote, type Note } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import type { Severity } from '../../rules/problems/problem.ts'
import type { Client, MainClient, OwnSyntax } from '../../rules/protocol/clients.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import type { StatePart } from '../../rules/protocol/services.ts'
import { once } from '../../rules/text/once.ts'

type SourceKind = 'module' | 'test_module' | `stack_${'component' | 'removed' | 'stack'}`
type BackendKind = `${'' | 'test_' | 'migrate_'}backend_remote`
type HostKind = 'cloud' | BackendKind | 'remote_state' | 'provider_tfe'

/** `…_missing`, `…_default`, `…_nosource`: the argument that would name a host is missing. */
export type UsageKind =
  | `${SourceKind}${'' | '_missing'}`
  | `${HostKind}${'' | '_default'}`
  | `required_provider${'' | '_nosource' | '_legacy' | '_invalid'}`
  | `${'implied' | 'lock' | 'state_store'}_provider`
  | 'backend'
  | 'saved_state'
  | 'upstream_input'
  | 'terragrunt_source'

export type UsageVersion = {
  /** The constraint or the expression as written; `…` for an expression with a string in it. */
  readonly text: string
  /** The value of an expression for each client: null if only `init` knows it, absent if the client rejects it. */
  readonly value?: Readonly<Partial<Record<MainClient, string | null>>>
  readonly place: Place
}

/** A use of a module call, and what it installs. */
export type ModuleUse = {
  /** The directory of the root module; null for all of them. */
  readonly root: string | null
  /** Null if it is not known, or there is none. */
  readonly source: string | null
  readonly version: string | null
  /** Source or version is only known at init time. */
  readonly isOpen: boolean
}

/** By client; absent for one that rejects the source. */
export type ModuleCalls = Readonly<Partial<Record<MainClient, readonly ModuleUse[]>>>

/** The same line can need a different host for each client: a short address has two defaults. */
export type Need = {
  readonly host: Hostname
  readonly service: string
  readonly clients: readonly MainClient[]
}

/** The place of the state. Null for what is not written as plain text, or not at all. */
export type RemoteWorkspace = {
  readonly organization: string | null
  readonly name: string | null
  /** Parts that are not written, and `init` must get from elsewhere; absent if there are none. */
  readonly lacks?: readonly StatePart[]
}

export const STATE_PARTS = ['organization', 'workspaces'] as const satisfies readonly StatePart[]

export type Usage = {
  readonly kind: UsageKind
  /** The host that the text names or implies; null where there is none, or it is not known. */
  readonly host: Hostname | null
  /** The host is a client's default; of several clients', the one of the first need. */
  readonly isHostImplied: boolean
  /** Contacted without discovery, of a package or an HTTP backend. Not always a valid `Hostname`. */
  readonly directHost?: string | undefined
  /** The block has a token of its own, so that the client needs no other. */
  readonly hasOwnToken?: boolean
  readonly workspace?: RemoteWorkspace | undefined
  /** The value as written, without quotes; null where there is no value. */
  readonly text: string | null
  /** The part of the configuration, `module.network`; not unique. */
  readonly address: string
  readonly version?: UsageVersion | undefined
  /** The `constraints` of an entry of a lock file. */
  readonly constraints?: string | undefined
  readonly place: Place
  /** The directories of Terragrunt units that it is part of; absent: it is part of the directory of its file. */
  readonly directories?: readonly string[] | undefined
  /** In a check of several repositories, the name of this one. */
  readonly repository?: string
  readonly clients: readonly MainClient[]
  /** An override file replaces the value, for every client, or another file of the unit names the provider. */
  readonly isOverridden: boolean
  readonly needs: readonly Need[]
  /** The needs of an expression are derived from these; absent for a literal text. */
  readonly evaluated?: Readonly<Partial<Record<MainClient, Evaluated>>>
  /** Absent where source and version are literals. */
  readonly calls?: ModuleCalls | undefined
  readonly backend?: string
  /** The clients for which an override file replaces the value, if it does so for one of two. */
  readonly replacedFor?: readonly MainClient[]
}

/** The value of an expression, or how it begins; null for no value. */
export type Evaluated = { readonly text: string | null; readonly isWhole: boolean }

/** Configuration that has no usages, a `backend` or `cloud` block, and an empty lock file. */
export const DIRECTORY_KINDS = ['module', 'state', 'lock'] as const
/** Constraints on the client's version, on that of OpenTofu, and of a `provider` block. */
export const VERSION_KINDS = ['version', 'compatible', 'provider-version'] as const

/** What a module expects and has of provider configurations, and what its calls pass. */
export type ConfigurationKind = `provider-${'expected' | 'configured' | 'passed'}` | 'call-repeated'

/** Besides usages, these decide where `init` runs, what it accepts, and which CLI is used. */
export type Declared = {
  readonly kind:
    | (typeof DIRECTORY_KINDS)[number]
    | (typeof VERSION_KINDS)[number]
    | ConfigurationKind
    | OwnSyntax
    | 'state-expression'
    /** The CLI that Terragrunt runs. */
    | 'binary'
  /** A constraint, the name of a CLI, of a configuration (`aws.west`), or of an argument; empty for other kinds. */
  readonly text: string
  /** The name that a `provider` block, or a call, has in its module. */
  readonly localName: string | null
  /** For a directory, the beginning of some file in it. */
  readonly place: Place
  readonly directories?: readonly string[]
}

/** A directory for which Terragrunt runs `init`, in a copy that has files of others too. */
export type Unit = {
  readonly directory: string
  /** The directory of its module; null for a remote module. */
  readonly module: string | null
  /** The place of its `source`, if the module is not known; no root is made of the rest. */
  readonly unknown: Place | null
  /** The path in the checkout that `source` names, if nothing is there. */
  readonly missing?: string
  /** Some of its files are not known, besides those of a remote module. */
  readonly isPartial: boolean
  /** Files of the two directories that others replace. */
  readonly replaced: readonly string[]
  /** The names of files that replace those of a remote module. */
  readonly covers?: readonly string[]
  /** Its Terragrunt file, and those that it includes. */
  readonly files: readonly string[]
}

/** The directories whose files are its own: with its Terragrunt file, and of its module. */
export const partsOf = ({ directory, module }: Unit): readonly string[] => [
  ...new Set([directory, module ?? directory])
]

export type ScanResult = { readonly usages: readonly Usage[]; readonly notes: readonly Note[] }

/** The usages of these clients alone; an implied host becomes theirs. */
export function narrowUsages(usages: readonly Usage[], clients: readonly MainClient[]) {
  // Equal clients and needs are shared: 100,000 usages take 40 MiB less.
  const ofClients = once((all: readonly MainClient[]) =>
    all.filter((client) => clients.includes(client))
  )
  const ofNeeds = once((all: readonly Need[]) =>
    all.flatMap((need) =>
      ofClients(need.clients).length === 0 ? [] : { ...need, clients: ofClients(need.clients) }
    )
  )
  return usages.flatMap((usage): readonly Usage[] | Usage => {
    const narrowed = ofClients(usage.clients)
    if (narrowed.length === usage.clients.length) return usage
    const needs = ofNeeds(usage.needs)
    const host = usage.isHostImplied ? (needs[0]?.host ?? usage.host) : usage.host
    return narrowed.length === 0 ? [] : { ...usage, clients: narrowed, needs, host }
  })
}

/** Leaves out the values of sources that these clients do not evaluate. */
export const withoutCalls = (usages: readonly Usage[], clients: readonly MainClient[]) =>
  usages.map((usage) => {
    const { calls, evaluated } = usage
    if (clients.length === 0 || calls === undefined || evaluated === undefined) return usage
    const left = Object.entries(calls).filter(([client]) => !clients.some((one) => one === client))
    return { ...usage, calls: Object.fromEntries(left) }
  })

/** It says more than what a host must offer, which is all that requirements keep of a hundred thousand usages. */
export const saysMore = ({ workspace, hasOwnToken, directHost }: Usage): boolean =>
  workspace !== undefined || hasOwnToken === true || directHost !== undefined

export const hostsNamedIn = (usages: readonly Usage[]): ReadonlySet<Hostname> =>
  new Set(usages.flatMap(({ host, isHostImplied }) => (isHostImplied ? [] : (host ?? []))))

export const notesFor = (notes: readonly Note[], checked: readonly Client[]) =>
  notes.filter(({ clients }) => clients.some((client) => checked.includes(client)))

// More than a person reads. Each severity has its own limit, so that many notices do not hide an error.
const MAX_NOTES = 10_000

export function noteCollector(max = MAX_NOTES) {
  const notes: Note[] = []
  const counts: Record<Severity, number> = { error: 0, warning: 0, notice: 0 }
  let omitted = 0
  const add = (note: Note): void => {
    counts[note.severity] += 1
    if (counts[note.severity] <= max) notes.push(note)
    else omitted += 1
  }
  const more = () => fileNote('.', fileLimit({ kind: 'problems', max, omitted }))
  return { add, all: (): readonly Note[] => (omitted === 0 ? notes : [...notes, more()]) }
}
