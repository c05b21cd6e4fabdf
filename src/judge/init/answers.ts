// Problems of a registry's answer to the request for versions.

import type { Item, ProviderItem } from '../../observe/visit/registry/evidence.ts'
import { addressKey, placesOf, providerKey } from '../../read/roots/root.ts'
import {
  type Sought,
  versionsShape,
  versionsStatus,
  versionsUnauthorized
} from '../../rules/problems/init/answers.ts'
import { moduleUnknown, providerUnknown, type Unknown } from '../../rules/problems/init/unknown.ts'
import { isDefaultRegistry, isRetriedStatus } from '../../rules/protocol/clients.ts'
import { hostIn, showHostname } from '../../rules/protocol/hostname.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { defaultRegistry } from '../../rules/protocol/module-address.ts'
import { isOneEditApart } from '../../rules/protocol/services.ts'
import {
  answeringHost,
  askedHost,
  blockOf,
  type InitCause,
  nameInRegistry,
  shownSource
} from './causes.ts'

/** Causes of failure before any version is chosen. */
export function judgeAnswers(items: readonly Item[]): readonly InitCause[] {
  const asking = new Set(items.filter((item) => hasStatus(item, 401)).map(askedHost))
  const facts = { items, lost: withoutAny(items), asking }
  return items.flatMap((item) => {
    const { outcome, installation, url } = item.answer
    if (outcome.kind === 'failed') {
      const { problem } = outcome
      const cause = `${problem.code} ${plain(problem.message)}`
      return [{ item, cause, ...blamed(item), describe: () => problem }]
    }
    // The URL of a mirror without a slash has its own finding, which explains an unknown provider of another method.
    const mirrors = outcome.kind === 'status' && outcome.status === 404 ? installation?.mirrors : []
    if ([item.answer, ...(mirrors ?? [])].some((one) => one.mirror?.hasSlash === false)) return []
    if (outcome.kind === 'status') return [statusCause(item, outcome, facts)]
    if (outcome.kind !== 'unreadable') return []
    const { why, page } = outcome
    const cause = `shape ${item.kind} ${why}`
    return [
      { item, cause, describe: (all) => versionsShape({ ...soughtIn(item, all), url, page, why }) }
    ]
  })
}

type RegistryFacts = Readonly<Record<'lost' | 'asking', ReadonlySet<string>>> & {
  readonly items: readonly Item[]
}

type RefusedStatus = Item['answer']['outcome'] & { readonly kind: 'status' }

function statusCause(
  item: Item,
  outcome: RefusedStatus,
  { items, lost, asking }: RegistryFacts
): InitCause {
  const { kind, wants, answer } = item
  const { kind: _, ...answered } = outcome
  const { status } = answered
  const hop = answer.lastHop
  const { authorization: token = 'none', challenge = null } = hop ?? {}
  const url = hop?.url ?? answer.url
  const response = { ...answered, url, token, challenge, source: answer.tokenSource }
  // A 404 may mean 401 if the token that the clients would send was withheld.
  const isWithheld = token === 'withheld' && status < 500
  // Where a token is missing elsewhere, it may be missing here.
  const isUnknown = status === 404 || (answered.isVague && !asking.has(askedHost(item)))
  if (isUnknown && !isWithheld) {
    const isAll = lost.has(serviceKey(item))
    const cause = `unknown ${isAll ? serviceKey(item) : addressKey(wants)}`
    const describe = (alike: readonly Item[]) =>
      unknown(item, alike, { ...response, isAll, near: nearIn(items, item) })
    return { item, cause, ...(isAll && blamed(item)), describe }
  }
  if (isWithheld || status === 401 || status === 403) {
    const elsewhere = otherHost(item)
    // One token is for modules and providers.
    const isOfToken = challenge === null && (token === 'sent' || token === 'none')
    return {
      item,
      cause: `unauthorized ${isOfToken || kind} ${status} ${token} ${elsewhere} ${challenge}`,
      // The token is that of the host in the address, whichever host answers.
      describe: (alike) => {
        const host = showHostname(askedHost(item))
        return versionsUnauthorized({ ...soughtIn(item, alike), ...response, host, elsewhere })
      }
    }
  }
  const retries = { attempts: answer.attempts, transient: isRetriedStatus(status) }
  return {
    item,
    cause: `status ${kind} ${status}`,
    describe: (alike) => versionsStatus({ ...soughtIn(item, alike), ...response, ...retries })
  }
}

/** The places of a cause that may be in the host block. */
const blamed = ({ answer: { block }, of }: Item): Pick<InitCause, 'places'> =>
  block === undefined ? {} : { places: [block, ...placesOf(of)] }

/** The host that refused, if it is another one than was asked; for display. */
function otherHost(item: Item): string | null {
  const host = hostIn(item.answer.lastHop?.url ?? '')
  return host === null || host === askedHost(item) ? null : showHostname(host)
}

function unknown(item: Item, items: readonly Item[], response: Omit<Unknown, 'host' | 'block'>) {
  const { mirror } = item.answer
  const names = [...new Set(items.map(nameAt))]
  const host = mirror?.url ?? answeringHost(item)
  const facts = { ...response, host, block: blockOf(item) }
  if (item.kind === 'module') return moduleUnknown({ ...facts, modules: names })
  const kind =
    mirror === undefined ? 'registry' : mirror.isDirectory ? 'directory' : 'network mirror'
  const { written } = item.of
  return providerUnknown({ ...facts, providers: names, meant: meantBy(item), kind, written })
}

/** A name that the registry has and files use, and of which this one is a misspelling, or the name without that of its repository. */
function nearIn(items: readonly Item[], item: Item): string | null {
  const repository = /^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.exec(nameInRegistry(item))
  if (repository !== null) return [repository[1], repository[3]].join('')
  const near = items.find(
    (other) =>
      other.answer.outcome.kind === 'read' &&
      serviceKey(other) === serviceKey(item) &&
      isOneEditApart(addressKey(other.wants), addressKey(item.wants))
  )
  return near === undefined ? null : nameInRegistry(near)
}

/** The clients suggest another provider of the same type in the root, or else where the registry has it now. */
function meantBy({ wants, root, answer: { movedTo } }: Item & ProviderItem): string | null {
  const { host, namespace, type } = wants
  if (namespace !== 'hashicorp' || host !== defaultRegistry(root.client)) return null
  const other = root.providers.find(
    ({ provider }) => provider.type === type && providerKey(provider) !== providerKey(wants)
  )?.provider
  if (other === undefined) return movedTo === undefined ? null : `${movedTo}/${type}`
  return [...(other.host === host ? [] : [other.host]), other.namespace, type].join('/')
}

function soughtIn(first: Item, items: readonly Item[]): Sought {
  return {
    host: answeringHost(first),
    block: blockOf(first),
    kind: first.kind,
    first: nameAt(first),
    others: new Set(items.map(({ wants }) => addressKey(wants))).size - 1,
    mirror: first.answer.mirror?.url ?? null
  }
}

/** The name includes the host, where that is not the one that was asked. */
const nameAt = (item: Item): string =>
  item.answer.mirror === undefined ? nameInRegistry(item) : shownSource(item)

const serviceKey = (item: Item): string =>
  [item.kind, item.answer.mirror?.url ?? item.wants.host, blockOf(item)].join(' ')

/** The `serviceKey` of each registry service and network mirror that returned 404 for every module or provider. Public registries are not included, because their service URLs are correct. */
function withoutAny(items: readonly Item[]): ReadonlySet<string> {
  const answered = items.filter(
    ({ answer: { block, mirror, outcome }, wants }) =>
      outcome.kind !== 'not-asked' &&
      !(mirror === undefined ? !block && isDefaultRegistry(wants.host) : mirror.isDirectory)
  )
  const isUnknown = (item: Item) => hasStatus(item, 404)
  const groups = [...Map.groupBy(answered, serviceKey)]
  return new Set(groups.flatMap(([key, group]) => (group.every(isUnknown) ? key : [])))
}

const hasStatus = ({ answer: { outcome } }: Item, status: number): boolean =>
  outcome.kind === 'status' && (outcome.isVague ? 404 : outcome.status) === status
