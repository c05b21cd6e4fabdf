// Asks registries for what the root modules require, after discovery.
import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { ProviderId } from '../../cli-config/installation.ts'
import { type LocalPackage, localMirrors } from '../../cli-config/local-mirrors.ts'
import type { Machine } from '../../cli-config/machine.ts'
import type { CliConfig } from '../../cli-config/read.ts'
import type { CredentialsFinder } from '../../credentials/client-sources.ts'
import { type Netrc, openNetrc } from '../../credentials/netrc.ts'
import { type MainClient, rejectsBadVersions, versionInUse } from '../../protocol/clients.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import type { Token } from '../../protocol/token.ts'
import { Work } from '../../registry/work.ts'
import { type ChoiceRules, chooseVersion, listIn } from '../../roots/choice.ts'
import { rootsNamed } from '../../roots/named-addresses.ts'
import {
  addressKey,
  constraintsOf,
  HOSTNAMES_LINE,
  moduleKey,
  providerKey,
  type Root
} from '../../roots/root.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import type { Usage } from '../../scan/usage.ts'
import type { Settings } from '../../settings/settings.ts'
import { once } from '../../text/once.ts'
import type { Visit } from '../evidence.ts'
import { type InstallWays, waysToInstall } from '../installation.ts'
import { lockHashesIn } from '../plugins.ts'
import type { Requirement } from '../requirements.ts'
import type { ContactOptions } from '../visit.ts'
import { Asker } from './ask.ts'
import { askClouds } from './cloud.ts'
import type { Checkouts, Inquiry, Item, LockHashes } from './evidence.ts'
import { askLogins } from './login-hosts.ts'
import { askInside, askModules } from './modules.ts'
import { askPackages } from './packages.ts'
import { askProviders, type LocalMirror, providersIn } from './providers.ts'
import { type ClientRules, notAsked } from './question.ts'

export type InquireOptions = ContactOptions & {
  readonly credentials: CredentialsFinder
  readonly settings: Pick<
    Settings,
    'depth' | 'platforms' | 'upgrade' | 'maxRequests' | 'hostnames' | 'allowedHosts' | 'timeoutMs'
  >
  readonly dialect: Dialect
  /** The CLI configuration of each client, for network mirrors. */
  readonly configs: readonly CliConfig[]
  readonly machine: Machine
  /** The checkout. */
  readonly directory: string
  /** Null: lock files and plugin directories are those of this checkout. */
  readonly checkouts: Checkouts | null
  /** Hides a secret that is found. */
  readonly learn: (token: Token) => void
  /** For `cloud` blocks and remote backends. */
  readonly usages: readonly Usage[]
  readonly requirements: readonly Requirement[]
  readonly visits: ReadonlyMap<Hostname, Visit>
  readonly progress: (progress: InquiryProgress) => void
}

export type InquiryProgress = { readonly total: number; readonly done: number }

/** Asks for each address once, however many roots and lines of `hostnames` name it. */
export async function inquire(found: readonly Root[], options: InquireOptions): Promise<Inquiry> {
  const { checkouts, configs, dialect, directory, settings } = options
  const roots = [...found, ...rootsNamed(settings.hostnames, dialect.clients)]
  const { releases } = dialect
  const plugins = checkouts?.plugins ?? null
  const checkout = { root: directory, plugins, releases, asksMirrors: true }
  const ways = waysToInstall(configs, checkout, roots, options.learn)
  const required = providersIn(roots, ways.isInstalled)
  const called = roots
    .flatMap(({ calls }) => calls)
    .flatMap(({ module }) => (module === null ? [] : moduleKey(module)))
  const total = new Set(called).size + required.size
  const asker = new Asker({ ...options, maxRequests: settings.maxRequests })
  try {
    const context = { ...contextOf(options, asker, total, required), ...ways }
    const isDeep = settings.depth === 'packages'
    const follow = (kind: Item['kind'], versions: Inquiry['versions']) => {
      const chosen = itemsIn(roots, kind, versions, context)
      return isDeep ? askPackages(chosen, context) : chosen
    }
    // Modules and providers do not wait for each other. The way to the package of a provider is longer.
    const [[providers, ...provided], [modules, inside, ...called], clouds, logins] =
      await Promise.all([
        askProviders(required, context).then((all) => Promise.all([all, follow('provider', all)])),
        askModules(roots, context).then((all) =>
          Promise.all([all, askInside(roots, all, context), follow('module', all)])
        ),
        askClouds(context),
        askLogins(context)
      ])
    const byRoot = Map.groupBy([...called, ...provided].flat(), ({ root }) => root)
    const items = roots.flatMap((root) => byRoot.get(root) ?? [])
    const versions = new Map([...modules, ...providers])
    const files = items.flatMap(({ root }) => root.lockFile ?? [])
    const ofLocks = () => checkouts?.lockHashes ?? lockHashesIn(new Set(files), directory)
    const lockHashes: LockHashes = isDeep ? ofLocks() : new Map()
    return { items, versions, inside, lockHashes, clouds, logins, requests: asker.requests }
  } finally {
    asker.close()
  }
}

/** What questions need beside an address. */
export type InquiryContext = InquireOptions &
  ClientRules &
  InstallWays & {
    /** The services of which only lines of `hostnames` name anything, as `HOST SERVICE`. */
    readonly onlyListed: ReadonlySet<string>
    /** Of a provider in the directory of a mirror; null if it is not known where that is. */
    readonly localPackages: (
      mirror: LocalMirror,
      provider: ProviderId
    ) => readonly LocalPackage[] | 'missing' | null
    readonly withLogin: Netrc['withLogin']
  }

/** A relative path is relative to where `init` runs: known if that is one directory of this checkout. */
function packageLister(
  required: ReturnType<typeof providersIn>,
  { directory: checkout, checkouts }: InquireOptions
): InquiryContext['localPackages'] {
  const packagesIn = localMirrors()
  return ({ path }, provider) => {
    const root = required.get(providerKey(provider))?.directory ?? null
    if (path === null || root === HOSTNAMES_LINE.file) return null
    if (!isAbsolute(path) && (root === null || checkouts !== null)) return null
    const base = isAbsolute(path) ? path : join(checkout, root ?? '', path)
    return existsSync(base) ? packagesIn(base, provider) : 'missing'
  }
}

function contextOf(
  options: InquireOptions,
  asker: Asker,
  total: number,
  required: ReturnType<typeof providersIn>
): Omit<InquiryContext, keyof InstallWays> {
  const { configs, dialect, credentials, machine, learn, progress } = options
  let done = 0
  progress({ total, done })
  const patience = new Map(configs.map((config) => [config.client, config.patience]))
  return {
    ...options,
    send: async (request) => {
      const attempts = await asker.ask(request)
      done += 1
      progress({ total: Math.max(total, done), done })
      return attempts
    },
    known: new Map(),
    workOf: once(() => new Work(options.settings.maxRequests, total)),
    onlyListed: onlyListed(options),
    localPackages: packageLister(required, options),
    withLogin: openNetrc(machine, learn).withLogin,
    patience: (client) => patience.get(client) ?? { client, attemptMs: 10_000, retries: 1 },
    versionOf: (client) => versionInUse(client, dialect.versions),
    tokenOf: async (host) => {
      const { answer } = await credentials.find(host)
      const { token = null, source = null, isUnsendable } = answer ?? {}
      return token === null || isUnsendable ? { token: null, source: null } : { token, source }
    }
  }
}

function onlyListed({ settings, requirements }: InquireOptions): ReadonlySet<string> {
  const listed = settings.hostnames.flatMap(({ addresses }) => addresses).map(serviceKey)
  const isUsed = ({ because }: Requirement) => because.some((each) => typeof each !== 'string')
  const used = new Set(requirements.filter(isUsed).map(serviceKey))
  return new Set(listed.filter((key) => !used.has(key)))
}

const serviceKey = ({ host, service }: { readonly host: string; readonly service: string }) =>
  `${host} ${service}`

/** What each root installs. Versions are chosen only here. */
function itemsIn(
  roots: readonly Root[],
  kind: Item['kind'],
  versions: Inquiry['versions'],
  { versionOf, methodsOf, isInstalled, settings: { upgrade } }: InquiryContext
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
      const held = upgrade ? null : (locked?.text ?? null)
      const chosen = choiceFrom(answer, of, { client, held, rejectsUnreadable })
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
