// What registries, mirrors and package hosts answered after discovery: plain data, without secrets.
import type { Hop } from '../../network/observation.ts'
import type { HtmlPage } from '../../problems/brief.ts'
import type { Place } from '../../problems/place.ts'
import type { Problem } from '../../problems/problem.ts'
import type { MainClient } from '../../protocol/clients.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import type { ProviderVersions } from '../../registry/answers/provider-versions.ts'
import type { ModuleList } from '../../roots/inside.ts'
import type { Root } from '../../roots/root.ts'
import type { CloudAnswers } from './cloud.ts'
import type { Item } from './items.ts'
import type { LoginFailure } from './login-hosts.ts'
import type { Packages } from './package-evidence.ts'
import type { Requests } from './reply.ts'

/**
 * Why there is no answer. `service`: discovery did not yield the URL, which has its own finding. `size`: the
 * answer is longer than this check reads.
 */
export type NotAsked = 'service' | 'limit' | 'not-allowed' | 'stopped' | 'size'

/** What came of one question, for one client. */
export type Outcome<T> =
  | { readonly kind: 'read'; readonly value: T }
  /** A status that the clients do not accept. `page`: the body, if it is an HTML page. */
  | {
      readonly kind: 'status'
      readonly status: number
      readonly reason: string
      readonly page: HtmlPage | null
    }
  /** The clients cannot read the body; `why` follows `the response`. */
  | { readonly kind: 'unreadable'; readonly why: string; readonly page: HtmlPage | null }
  /** There was no whole response. */
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'not-asked'; readonly why: NotAsked }
  /** This check cannot read the answer, but the clients may be able to. */
  | { readonly kind: 'not-asked'; readonly why: 'unchecked'; readonly problem: Problem }

/** A question about something that an address names, and what came of it. */
export type Asked<T> = {
  /** The host in the address, whose registry was asked, whatever host its service URL names. */
  readonly host: Hostname
  /** Without user info, query and fragment. */
  readonly url: string
  /** Where the token of the host is from; null without one. */
  readonly tokenSource: string | null
  /** The network mirror that was asked, if it was none of the registry's URLs. */
  readonly mirror?: Mirror
  readonly outcome: Outcome<T>
  /** How often it was requested. */
  readonly attempts: number
  /** The last request of the last attempt; null without one. */
  readonly lastHop: Pick<Hop, 'url' | 'authorization' | 'challenge' | 'address'> | null
}

/** By client: their service URLs and patience may differ. Clients that agree share the object. */
export type PerClient<T> = Readonly<Partial<Record<MainClient, T>>>

/** A network mirror of the CLI configuration. */
export type Mirror = {
  /** Without user info, query and fragment. */
  readonly url: string
  readonly place: Place
  /** Without a trailing slash, resolving a reference replaces the last segment of the path. */
  readonly hasSlash: boolean
}

/** How a client obtains a provider. `local`: from what only the machine that runs `init` has. */
export type InstallationMethod =
  | { readonly kind: 'direct' | 'local' }
  /** Without the versions that the clients cannot read. */
  | { readonly kind: 'network'; readonly index: MirrorIndex }

/** The versions that a mirror lists. */
export type MirrorIndex = Asked<ProviderVersions> & { readonly mirror: Mirror }

/** The `provider_installation` block for a provider. */
export type Installation = {
  readonly place: Place
  /** In the order in which the client asks; without one, it does not find the provider. */
  readonly methods: readonly InstallationMethod[]
}

/** What one client learns of a provider. */
export type AskedProvider = {
  /** The answer of the registry, or the combined answers of the methods in `installation`. Undefined if the client asks no host, or only hosts that this check cannot ask. */
  readonly asked: Asked<ProviderVersions> | undefined
  /** The block of the client for it; null without one. */
  readonly installation: Installation | null
  /** The namespace in which an unknown provider of HashiCorp's namespace is; null for none. */
  readonly movedTo: string | null
}

/** What was asked after discovery. */
export type Inquiry = {
  /** Of each checked client. */
  readonly roots: readonly Root[]
  /** What the roots install. */
  readonly items: readonly Item[]
  /** By `moduleKey`. */
  readonly modules: ReadonlyMap<string, PerClient<Asked<ModuleList>>>
  readonly clouds: readonly CloudAnswers[]
  readonly logins: readonly LoginFailure[]
  /** All of the above. */
  readonly requests: readonly Requests[]
  /** Null at depth `versions`. */
  readonly packages: Packages | null
}
