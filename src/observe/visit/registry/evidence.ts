// The answers of registries, mirrors and package hosts after discovery: plain data, without secrets.
import type { ProviderId } from '../../../read/cli-config/provider-pattern.ts'
import type { PackageFailure, PackageTree } from '../../../read/packages/package-tree.ts'
import type { Choice, VersionList } from '../../../read/roots/choice.ts'
import type { Inside } from '../../../read/roots/inside.ts'
import type { ModuleCall, ProviderRequirement, Root } from '../../../read/roots/root.ts'
import type { HtmlPage } from '../../../rules/problems/brief.ts'
import type { PackagePart } from '../../../rules/problems/init/packages.ts'
import type { Note } from '../../../rules/problems/note.ts'
import type { Because, Place } from '../../../rules/problems/place.ts'
import type { Problem } from '../../../rules/problems/problem.ts'
import type { MainClient } from '../../../rules/protocol/clients.ts'
import type { Hostname } from '../../../rules/protocol/hostname.ts'
import type { RegistryModule } from '../../../rules/protocol/module-address.ts'
import type { PackageFault } from '../../../rules/registry/answers/package-description.ts'
import type { WithoutRequest } from '../../../rules/registry/answers/package-plan.ts'
import type { Hop, Origin } from '../../network/redirects.ts'
import type { PluginDirectory } from '../plugins.ts'
import type { Recognized } from '../recognition.ts'
import type { Requirement } from '../requirements.ts'
import type { Requests } from './ask.ts'

/** `service`: the client knows no URL, which has its own finding, or asks no registry. `oci`: it asks a registry of container images. `size`: longer than is read. `work`: the host answers with too much. */
export type NotAsked = 'service' | 'oci' | 'limit' | 'not-allowed' | 'stopped' | 'size' | 'work'

export type Answer<T> = {
  /** The host in the address, whose registry was asked, whatever host its service URL names. */
  readonly host: Hostname
  /** A URL without user info, query and fragment. */
  readonly url: string
  /** The source of the token of the host; null without one. */
  readonly tokenSource: string | null
  /** The host block that names the URL. Its host answers, with the token of the host in the address. */
  readonly block?: Place
  /** The mirror that was asked, if it was none of the registry's URLs. */
  readonly mirror?: {
    /** A URL without user info, query and fragment, or the path of a directory. */
    readonly url: string
    readonly isDirectory?: true
    readonly place: Place
    /** Resolving a reference replaces the last segment of a path without a trailing slash. */
    readonly hasSlash: boolean
  }
  /** How the client installs the provider; absent without a block. Its answer is that of all methods. */
  readonly installation?: {
    readonly place: Place
    /** How many methods are asked; without one, the client does not find the provider. */
    readonly methods: number
    /** The versions that each network mirror lists, without those that the clients cannot read. */
    readonly mirrors: readonly Answer<VersionList>[]
    /** Why the client ignores a method that may be meant for it. */
    readonly rejected: Problem | undefined
  }
  /** The namespace in which an unknown provider of HashiCorp's namespace is. */
  readonly movedTo?: string
  readonly outcome:
    | { readonly kind: 'read'; readonly value: T }
    /** A status that the clients do not accept. */
    | (Recognized & {
        readonly kind: 'status'
        readonly status: number
        readonly reason: string
      })
    /** The clients cannot read the body; `why` follows `the response`. */
    | { readonly kind: 'unreadable'; readonly why: string; readonly page: HtmlPage | null }
    | { readonly kind: 'failed'; readonly problem: Problem }
    | { readonly kind: 'not-asked'; readonly why: NotAsked }
    /** This check cannot read the answer, but the clients may be able to. */
    | { readonly kind: 'not-asked'; readonly why: 'unchecked'; readonly problem: Problem }
  readonly attempts: number
  /** The last request of the last attempt; null without one. */
  readonly lastHop: Pick<Hop, 'url' | 'status' | 'authorization' | 'challenge' | 'address'> | null
}

/** By client: their service URLs and patience may differ. Clients that agree share the object. */
export type Answers<T> = Readonly<Partial<Record<MainClient, Answer<T>>>>

type Wanted<K, C, A> = { readonly kind: K; readonly of: C; readonly wants: A }

export type ProviderItem = Wanted<'provider', ProviderRequirement, ProviderId>

/** A module call or provider of one root, as one client sees it. A fleet has a hundred thousand. */
export type Item = (Wanted<'module', ModuleCall, RegistryModule> | ProviderItem) & {
  readonly root: Root
  readonly answer: Answer<VersionList>
  /** Null without a list, or if the constraint is only known at init time. */
  readonly choice: Choice | null
  /** The answers about the version that is chosen: of a provider one for each platform. Empty at depth `versions`. */
  readonly packages: readonly PackageEvidence[]
}

/** A request on the way to a package. */
export type AskedStep = {
  readonly kind: 'asked'
  readonly part: PackagePart
  readonly answer: Answer<unknown>
}

/** What the client refuses in answers or packages, or fetches in a way that this check does not support. */
export type PackageEnd = PackageFault | WithoutRequest | PackageFailure

export type PackageStep = AskedStep | PackageEnd

/** One version of a module, or of a provider for one platform, as one client finds it. */
export type PackageEvidence = {
  /** `linux_amd64`; empty for a module. */
  readonly platform: string
  /** In the order of the client: first the location or description of a registry, or VERSION.json of a mirror. */
  readonly steps: readonly [AskedStep, ...PackageStep[]]
  /** The hashes of the archive, with their schemes; null if none are known. */
  readonly hashes: readonly string[] | null
  /** At depth `init`, what was read of the package of a module. */
  readonly opened?: OpenedPackage
}

type OpenedPackage = {
  readonly tree: PackageTree
  /** The directory that the address of the package names; '' is its top. */
  readonly subdirectory: string
  /** The host that served it. */
  readonly origin: Origin
}

/** A module call whose package no registry serves. */
export type DirectCall = {
  readonly root: Root
  readonly call: ModuleCall
  readonly evidence: PackageEvidence
}

/** A workspace that files name, or as much as is known of it. */
export type Workspace = {
  readonly host: Hostname
  /** `tfe.v2` of a `cloud` block or `tfe.v2.1` of a remote backend. */
  readonly service: string
  readonly clients: readonly MainClient[]
  readonly places: readonly Because[]
  readonly organization: string | null
  readonly workspace: string | null
}

/** The answers of the API of a host about one workspace; null for a question that was not asked. */
export type CloudAnswers = Workspace & {
  /** The version of the API; null without one. Any response will do. */
  readonly ping: Answer<string | null>
  readonly ofOrganization: Answer<null> | null
  readonly ofWorkspace: Answer<null> | null
}

/** A host of a login to which no connection was made, and why. */
export type LoginFailure = {
  /** The host whose document has the login. */
  readonly host: Hostname
  readonly problem: Problem
  /** The setting `hostnames` requires the login of the host. */
  readonly isRequired: boolean
}

export type Inquiry = {
  readonly items: readonly Item[]
  /** The answers about the versions of each module and provider, by `addressKey`. */
  readonly versions: ReadonlyMap<string, Answers<VersionList>>
  /** At depth `init`: calls of packages that no registry serves. */
  readonly direct: readonly DirectCall[]
  /** What is wrong in packages. */
  readonly notes: readonly Note[]
  /** The services that modules in packages require. */
  readonly requirements: readonly Requirement[]
  /** The registries' descriptions of the modules of each root, for each checked client. */
  readonly inside: ReadonlyMap<Root, Inside>
  readonly clouds: readonly CloudAnswers[]
  readonly logins: readonly LoginFailure[]
  /** All of the above. */
  readonly requests: readonly Requests[]
  /** The checksums in each lock file, by `providerKey`. Empty at depth `versions`. */
  readonly lockHashes: LockHashes
}

export type LockHashes = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** The parts of files of other checkouts that a check needs after it has contacted hosts. */
export type Checkouts = {
  readonly lockHashes: LockHashes
  readonly plugins: readonly PluginDirectory[]
}
