// The programs that perform service discovery, and the rules of the releases of the two CLIs.

/** A CLI: a client whose behaviour decides the verdict. */
export type MainClient = 'terraform' | 'opentofu'

export type Client = MainClient | 'dependabot' | 'renovate' | 'terragrunt' | 'checkov'

type ClientFacts = {
  readonly name: string
  /** The registry services that it uses. Terraform and OpenTofu use all other services too. */
  readonly uses: readonly string[]
  /** The services whose URL loses its last part, unless that is a slash, when the client appends a path. */
  readonly replaces: readonly string[]
  /** The registries whose documents it needs for addresses without a host, except for the two CLIs. */
  readonly defaults?: readonly string[]
}

const TERRAFORM_REGISTRY = 'registry.terraform.io'
const DEFAULTS = [TERRAFORM_REGISTRY, 'registry.opentofu.org']

/** Some client uses this registry for addresses without a host. */
export const isDefaultRegistry = (host: string): boolean => DEFAULTS.includes(host)

const BOTH = ['modules.v1', 'providers.v1']

const CLIENTS: Readonly<Record<Client, ClientFacts>> = {
  // Terraform and OpenTofu add the slash for modules.
  terraform: { name: 'Terraform', uses: BOTH, replaces: ['providers.v1'] },
  opentofu: { name: 'OpenTofu', uses: BOTH, replaces: ['providers.v1'] },
  // Its ecosystems have a registry each (dependabot-core terraform/ and opentofu/ registry_client.rb).
  dependabot: { name: 'Dependabot', uses: BOTH, replaces: BOTH, defaults: DEFAULTS },
  // Renovate joins with slashes of its own.
  renovate: { name: 'Renovate', uses: BOTH, replaces: [], defaults: [TERRAFORM_REGISTRY] },
  // Its default is that of the CLI that it runs (terragrunt tfimpl.go).
  terragrunt: { name: 'Terragrunt', uses: ['modules.v1'], replaces: [], defaults: DEFAULTS },
  // It knows the URL of the public registry (checkov registry_loader.py) and asks for no document there.
  checkov: { name: 'Checkov', uses: ['modules.v1'], replaces: ['modules.v1'] }
}

export const MAIN_CLIENTS: readonly MainClient[] = ['terraform', 'opentofu']

export const ALL_CLIENTS = Object.keys(CLIENTS) as readonly Client[]

export const CLIENT_NAMES = Object.fromEntries(
  Object.entries(CLIENTS).map(([client, { name }]) => [client, name])
) as Readonly<Record<Client, string>>

/** The clients that use a service. */
export const clientsOf = (id: string): readonly Client[] =>
  BOTH.includes(id)
    ? ALL_CLIENTS.filter((client) => CLIENTS[client].uses.includes(id))
    : MAIN_CLIENTS

/** The clients, except for the two CLIs, that need this host's document for addresses without a host. */
export const clientsWithDefault = (host: string): readonly Client[] =>
  ALL_CLIENTS.filter((client) => CLIENTS[client].defaults?.includes(host))

/** The clients that replace the last part of some service's URL if no slash follows it. */
export const REPLACING_CLIENTS = ALL_CLIENTS.filter((client) => CLIENTS[client].replaces.length > 0)

/** The clients that replace the last part of the service's URL if no slash follows it. */
export const clientsReplacing = (id: string): readonly Client[] =>
  ALL_CLIENTS.filter((client) => CLIENTS[client].replaces.includes(id))

/** Syntax that only one of the CLIs accepts. */
export const OWN_SYNTAX = {
  language: { client: 'opentofu', what: 'a language block' },
  encryption: { client: 'opentofu', what: 'an encryption block' },
  'provider-for-each': { client: 'opentofu', what: 'a provider block with for_each' },
  action: { client: 'terraform', what: 'an action block' }
} as const satisfies Readonly<Record<string, { client: MainClient; what: string }>>

export type OwnSyntax = keyof typeof OWN_SYNTAX

export const isOwnSyntax = (kind: string): kind is OwnSyntax => Object.hasOwn(OWN_SYNTAX, kind)

/** Redirects that each client follows: `len(via) > 3` in svchost disco.go; OpenTofu has net/http's own limit of 10 requests. */
export const MAX_REDIRECTS: Readonly<Record<MainClient, number>> = { terraform: 3, opentofu: 9 }

/** The statuses after which a release with retries tries again (go-retryablehttp, baseRetryPolicy). */
export const isRetriedStatus = (status: number): boolean =>
  status === 429 || (status >= 500 && status !== 501)

/** The releases of a CLI that follow the same rules of discovery. */
export type Release = {
  readonly client: MainClient
  /** The name in messages. */
  readonly name: string
  /** The first version, and the first one after them; null where there is no bound. */
  readonly from: string | null
  readonly before: string | null
  /** The time for one attempt, redirects and document included. */
  readonly attemptMs: number
  /** Attempts after the first one, for failures without a response and for some statuses. */
  readonly retries: number
  /** `init` does not look for the providers of `dev_overrides`. */
  readonly skipsOverridden: boolean
}

const COMMON = { from: null, before: null, retries: 0, skipsOverridden: false }
const TERRAFORM = { ...COMMON, client: 'terraform' } as const

/** svchost disco.go, of which 1.15 pins v0.2; OpenTofu's registry_protocols.go, where its block or variable says nothing else. */
export const RELEASES: readonly Release[] = [
  { ...TERRAFORM, name: 'Terraform 1.14 and earlier', before: '1.15', attemptMs: 11_000 },
  {
    ...TERRAFORM,
    name: 'Terraform 1.15 and later',
    from: '1.15',
    attemptMs: 5_000,
    retries: 3,
    skipsOverridden: true
  },
  { ...COMMON, client: 'opentofu', name: 'OpenTofu', attemptMs: 10_000 }
]

/** The newest releases when this was written: their rules are the default. */
const NEWEST: Readonly<Record<MainClient, string>> = { terraform: '1.16.0', opentofu: '1.12.0' }

type Versions = Readonly<Partial<Record<MainClient, string>>>

/** The version of a client in three numbers: the one that is known, or else the newest. */
export function versionInUse(client: MainClient, versions: Versions): string {
  const pattern = /^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/
  const [, numbers] = pattern.exec(versions[client] ?? '') ?? []
  return numbers === undefined ? NEWEST[client] : `${numbers}.0.0`.split('.', 3).join('.')
}

/** A number that orders versions in three numbers of up to five digits. */
const rankOf = (version: string): number =>
  version.split('.').reduce((rank, part) => 100_000 * rank + Number(part), 0)

const isAtLeast = (version: string, least: string): boolean => rankOf(version) >= rankOf(least)

/** The first version of each client that evaluates expressions in the source and version of module calls. */
export const EVALUATES_SINCE: Readonly<Record<MainClient, '1.15' | '1.8'>> = {
  terraform: '1.15',
  opentofu: '1.8'
}

/** The clients of which no release in use evaluates such an expression. */
export const clientsWithLiterals = (inUse: {
  readonly releases: readonly Release[]
  readonly versions: Versions
}): readonly MainClient[] =>
  MAIN_CLIENTS.filter((client) =>
    client === 'terraform'
      ? !inUse.releases.some((release) => release.client === client && release.before === null)
      : !isAtLeast(versionInUse(client, inUse.versions), '1.8.0')
  )

/** What a client does since a version. */
export const SINCE = {
  /** It reads provider addresses such as `acme_corp/box`. */
  underscores: { client: 'terraform', version: '1.16' },
  /** It reads `oci://` sources of modules, and `oci_mirror`. */
  oci: { client: 'opentofu', version: '1.10' },
  /** It has `terraform query`. */
  queries: { client: 'terraform', version: '1.14' },
  /** `init` reads the tests of a directory without configuration (configs.IsEmptyDir). */
  testsAlone: { client: 'terraform', version: '1.12' },
  /** It asks no registry for a locked version in its plugin cache (providercache/installer.go). */
  cachedLocks: { client: 'opentofu', version: '1.12' },
  /** They are built with Go 1.24, whose net/http no longer counts interim responses, and only limits the bytes of headers. */
  interim: { client: 'terraform', version: '1.12' },
  openTofuInterim: { client: 'opentofu', version: '1.10' }
} as const

export const isSince = (what: keyof typeof SINCE, versions: Versions): boolean =>
  isAtLeast(versionInUse(SINCE[what].client, versions), `${SINCE[what].version}.0`)

/** How many interim responses to a request some client accepts. */
export const maxInterimResponses = (clients: readonly MainClient[], versions: Versions): number =>
  (['interim', 'openTofuInterim'] as const).some(
    (what) => clients.includes(SINCE[what].client) && isSince(what, versions)
  )
    ? Number.POSITIVE_INFINITY
    : 5

/** OpenTofu reads `use_registry_credentials` and `packages` (internal/registry/client.go, internal/getproviders). */
export const readsPackageDetails = (version: string): boolean => isAtLeast(version, '1.12.0')

/** One bad version spoils a list of provider versions; others ignore it (getproviders/registry_source.go). */
export const rejectsBadVersions = (client: MainClient, version: string): boolean =>
  client === 'opentofu' || !isAtLeast(version, '1.13.0')

/** Only older versions of go-crypto read the checksum of ASCII armor, and only newer ones trim its lines (go.mod of the clients). */
export const armorRules = (client: MainClient, version: string) => ({
  readsChecksum: !isAtLeast(version, client === 'terraform' ? '1.12.0' : '1.11.0'),
  trimsLines: client === 'opentofu' && isAtLeast(version, '1.12.0')
})

export type ArmorRules = ReturnType<typeof armorRules>

/** The limits of one client. */
export type Patience = Pick<Release, 'client' | 'attemptMs' | 'retries'>

/** The facts by which a client decides whether it asks again. */
type Attempted = {
  /** `transient`: another attempt may not meet the failure, unlike a bad certificate. */
  readonly response:
    | { readonly kind: 'received' }
    | { readonly kind: 'failed'; readonly transient: boolean }
  readonly hops: readonly { readonly status: number | null }[]
  /** Milliseconds until the head of the last response; null if that did not arrive. */
  readonly headMs: number | null
}

/** The attempt after which a client asks no more; null if it would. A cut or late body is final (go-retryablehttp). */
export function lastAttempt(attempts: readonly Attempted[], { attemptMs, retries }: Patience) {
  const index = attempts.findIndex(({ response, hops, headMs }, at) => {
    if (at === retries) return true
    if (headMs === null) return response.kind === 'received' || !response.transient
    return headMs <= attemptMs && !isRetriedStatus(hops.at(-1)?.status ?? 0)
  })
  return index < 0 ? null : index
}
