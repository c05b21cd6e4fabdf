// What is wrong with a registry's answer to the request for versions.

import { parseUrl } from '../../go/url.ts'
import {
  type Sought,
  versionsShape,
  versionsStatus,
  versionsUnauthorized
} from '../../problems/init/answers.ts'
import { moduleUnknown, providerUnknown } from '../../problems/init/unknown.ts'
import { isDefaultRegistry, isRetriedStatus } from '../../protocol/clients.ts'
import { displayText, hostOfUrl, showHostname } from '../../protocol/hostname.ts'
import { defaultRegistry } from '../../protocol/module-address.ts'
import { keyOf, providerKey } from '../../roots/root.ts'
import type { Outcome } from '../../visit/registry/evidence.ts'
import type { Item, ProviderItem } from '../../visit/registry/items.ts'
import { askedHost, type Cause, type Items, nameOf, shownSource } from './causes.ts'

// A registry may lack two names; if it lacks all of more, it is probably not the registry.
const MIN_ALL_UNKNOWN = 3

/** Causes of failure before any version is chosen. */
export function judgeAnswers(items: readonly Item[], isFork: boolean): readonly Cause[] {
  const lost = withoutAny(items)
  return items.flatMap((item) => causesOf(item, lost, isFork))
}

function causesOf(item: Item, lost: ReadonlySet<string>, isFork: boolean): readonly Cause[] {
  const outcome = item.asked?.outcome
  // The URL has its own finding.
  const isOfUrl = item.asked?.mirror?.hasSlash === false
  switch (outcome?.kind) {
    case 'status':
      return isOfUrl ? [] : [statusCause(item, outcome, lost, isFork)]
    case 'failed': {
      const { problem } = outcome
      return [{ item, cause: `${problem.code} ${problem.message}`, describe: () => problem }]
    }
    case 'unreadable':
      return isOfUrl ? [] : [shapeCause(item, outcome.why, outcome.page)]
    case 'read':
      return item.offered === null ? [shapeCause(item, whyNoList(outcome), null)] : []
    case 'not-asked':
    case undefined:
      return []
  }
}

type Refused = Outcome<unknown> & { readonly kind: 'status' }

function statusCause(
  item: Item,
  outcome: Refused,
  lost: ReadonlySet<string>,
  isFork: boolean
): Cause {
  const { kind } = item
  const { status } = outcome
  // Without the token that the clients would send, a 404 may mean 401.
  const isWithheld = item.asked?.lastHop?.authorization === 'withheld' && status < 500
  if (isWithheld || status === 401 || status === 403) return unauthorized(item, outcome, isFork)
  if (status === 404) {
    const all = lost.has(serviceKey(item))
    return {
      item,
      cause: `unknown ${all ? kind : keyOf(item.wants)}`,
      describe: (items) => unknown(items, outcome)
    }
  }
  return {
    item,
    cause: `status ${kind} ${status}`,
    describe: (items) =>
      versionsStatus({
        ...soughtIn(items),
        ...responseTo(item, outcome),
        attempts: item.asked?.attempts ?? 1,
        transient: isRetriedStatus(status)
      })
  }
}

function unknown(items: Items, outcome: Refused) {
  const [item] = items
  const names = [...new Set(items.map(nameAt))]
  const { mirror } = item.asked ?? {}
  const about = {
    ...responseTo(item, outcome),
    host: mirror?.url ?? showHostname(item.host),
    hasToken: item.asked?.tokenSource !== null
  }
  return item.kind === 'module'
    ? moduleUnknown({ ...about, modules: names })
    : providerUnknown({
        ...about,
        providers: names,
        meant: meantBy(item),
        isMirror: mirror !== undefined
      })
}

/** As the clients: another provider of the same type in the root, or else where the registry has it now. */
function meantBy({ wants, root, movedTo }: ProviderItem): string | null {
  const { host, namespace, type } = wants
  if (namespace !== 'hashicorp' || host !== defaultRegistry(root.client)) return null
  const other = root.providers.find(
    ({ provider }) => provider.type === type && providerKey(provider) !== providerKey(wants)
  )
  if (other === undefined) return movedTo === null ? null : `${movedTo}/${type}`
  return other.provider.host === host
    ? `${other.provider.namespace}/${type}`
    : `${showHostname(other.provider.host)}/${other.provider.namespace}/${type}`
}

function unauthorized(item: Item, outcome: Refused, isFork: boolean): Cause {
  const hop = item.asked?.lastHop
  const token = hop?.authorization ?? 'none'
  const url = parseUrl(hop?.url ?? '')
  const at = url.ok ? hostOfUrl(url.value) : null
  const elsewhere = at === null || at === askedHost(item) ? null : displayText(at)
  const { challenge = null } = hop ?? {}
  return {
    item,
    cause: `unauthorized ${item.kind} ${outcome.status} ${token} ${elsewhere} ${challenge}`,
    describe: (items) =>
      versionsUnauthorized({
        ...soughtIn(items),
        ...responseTo(item, outcome),
        token,
        source: item.asked?.tokenSource ?? null,
        elsewhere,
        challenge,
        isFork
      })
  }
}

function shapeCause(
  item: Item,
  why: string,
  page: (Outcome<unknown> & { readonly kind: 'unreadable' })['page']
): Cause {
  const url = item.asked?.url ?? ''
  return {
    item,
    cause: `shape ${item.kind} ${why}`,
    describe: (items) => versionsShape({ ...soughtIn(items), url, page, why })
  }
}

const whyNoList = ({ value }: Outcome<unknown> & { readonly kind: 'read' }): string => {
  const { kind } = value as { readonly kind: string }
  return kind === 'crash'
    ? 'has null in a list, at which the clients crash'
    : 'has no element in "modules"'
}

const responseTo = (item: Item, { status, reason, page }: Refused) => ({
  url: item.asked?.lastHop?.url ?? item.asked?.url ?? '',
  status,
  reason,
  page
})

function soughtIn(items: Items): Sought {
  const [first] = items
  const others = new Set(items.map(({ wants }) => keyOf(wants))).size - 1
  return {
    host: showHostname(askedHost(first)),
    kind: first.kind,
    first: nameAt(first),
    others,
    mirror: first.asked?.mirror?.url ?? null
  }
}

/** With the host, where that is not the one that was asked. */
const nameAt = (item: Item): string =>
  item.asked?.mirror === undefined ? nameOf(item) : shownSource(item)

const serviceKey = ({ kind, host }: Item): string => `${kind} ${host}`

/** The hosts and kinds of which a registry has nothing that it was asked for; the public ones are where they say. */
function withoutAny(items: readonly Item[]): ReadonlySet<string> {
  const answered = items.filter(
    ({ asked, host }) =>
      asked?.mirror === undefined &&
      (asked?.outcome.kind ?? 'not-asked') !== 'not-asked' &&
      !isDefaultRegistry(host)
  )
  const isUnknown = ({ asked }: Item) =>
    asked?.outcome.kind === 'status' && asked.outcome.status === 404
  const lost = [...Map.groupBy(answered, serviceKey)].filter(
    ([, group]) =>
      new Set(group.map(({ wants }) => keyOf(wants))).size >= MIN_ALL_UNKNOWN &&
      group.every(isUnknown)
  )
  return new Set(lost.map(([key]) => key))
}
