// What registries, mirrors and package hosts answered after discovery: plain data, without secrets.
import type { Hop, Timing } from '../../network/observation.ts'
import type { HtmlPage } from '../../problems/brief.ts'
import type { Place } from '../../problems/place.ts'
import type { Problem } from '../../problems/problem.ts'
import type { MainClient } from '../../protocol/clients.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import type { ModuleVersions } from '../../registry/answers/module-versions.ts'
import type { ProviderVersions } from '../../registry/answers/provider-versions.ts'
import type { Descriptions } from '../../roots/inside.ts'
import type { Root } from '../../roots/root.ts'
import type { Certificate } from '../../tls/sent.ts'
import type { CloudAnswers } from './cloud.ts'
import type { LoginFailure } from './login-hosts.ts'
import type { Packages } from './package-evidence.ts'
import type { Request } from './reply.ts'

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
  /** The clients may have an answer; this check cannot read it. */
  | { readonly kind: 'not-asked'; readonly why: 'unchecked'; readonly problem: Problem }

/** One attempt at a question. */
export type Attempted = {
  readonly hops: readonly Hop[]
  readonly timing: Timing
  readonly certificates: readonly Certificate[]
}

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
  /** Every attempt, the last one last. */
  readonly attempts: readonly Attempted[]
}

/** By client: their service URLs and patience may differ. Clients that agree share the object. */
export type PerClient<T> = Readonly<Partial<Record<MainClient, T>>>

/** A network mirror of the CLI configuration. */
export type Mirror = {
  /** Without user info, query and fragment. */
  readonly url: string
  readonly place: Place
  /** Otherwise the last part of the URL is lost. */
  readonly hasSlash: boolean
}

/** How a client obtains a provider. `local`: from what only the machine that runs `init` has. */
export type InstallationMethod =
  | { readonly kind: 'direct' | 'local' }
  /** Without the versions that the clients cannot read. */
  | { readonly kind: 'network'; readonly index: MirrorIndex }

/** The versions that a mirror lists. */
export type MirrorIndex = Asked<readonly string[]> & { readonly mirror: Mirror }

/** The `provider_installation` block for a provider. */
export type Installation = {
  readonly place: Place
  /** In the order in which the client asks; without one, it does not find the provider. */
  readonly methods: readonly InstallationMethod[]
}

/** What was asked after discovery. */
export type Inquiry = {
  /** Of each checked client. */
  readonly roots: readonly Root[]
  /** By `moduleKey`. */
  readonly modules: ReadonlyMap<string, PerClient<Asked<ModuleVersions>>>
  /** What registries say that their modules call and require, by `moduleKey`. */
  readonly described: ReadonlyMap<string, Descriptions>
  /** By `providerKey`; not those that are part of the client or installed from a directory. */
  readonly providers: ReadonlyMap<string, PerClient<Asked<ProviderVersions>>>
  /** By `providerKey`: of each client whose CLI configuration has a `provider_installation` block for it. */
  readonly installations: ReadonlyMap<string, PerClient<Installation>>
  /** The namespace in which an unknown provider of HashiCorp's namespace is, by `providerKey`. */
  readonly renamed: ReadonlyMap<string, string>
  readonly clouds: readonly CloudAnswers[]
  readonly logins: readonly LoginFailure[]
  /** All of the above. */
  readonly requests: readonly Request[]
  /** Null at depth `versions`. */
  readonly packages: Packages | null
}
