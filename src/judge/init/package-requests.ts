// What is wrong with an answer on the way to a package.
import { parseUrl } from '../../go/url.ts'
import type { Package } from '../../problems/brief.ts'
import { type Part, packageUnauthorized, packageUnreachable } from '../../problems/init/packages.ts'
import { hostNotAllowed } from '../../problems/not-contacted.ts'
import type { Problem } from '../../problems/problem.ts'
import { isRetriedStatus } from '../../protocol/clients.ts'
import { type Hostname, hostOfUrl, showHostname } from '../../protocol/hostname.ts'
import { keyOf } from '../../roots/root.ts'
import type { Asked, Outcome } from '../../visit/registry/evidence.ts'
import type { Item } from '../../visit/registry/items.ts'
import { type Cause, shownSource } from './causes.ts'

/** The version that the client chose. */
export type Selected = {
  readonly item: Item
  readonly version: string
  readonly isFork: boolean
  /** The host of the network mirror that is asked instead of the registry. */
  readonly mirrorHost?: Hostname
}

export const packageOf = ({ item, version, mirrorHost }: Selected): Package => ({
  kind: item.kind,
  address: shownSource(item),
  version,
  host: showHostname(mirrorHost ?? item.host)
})

/** A cause of one version; equal parts and details are one finding. */
export const causeOf = (
  { item, version, mirrorHost }: Selected,
  detail: string,
  describe: Cause['describe']
): Cause => ({
  item,
  cause: `package ${keyOf(item.wants)} ${version} ${detail}`,
  describe,
  host: mirrorHost ?? item.host
})

/** Nothing is wrong with an answer that was read, and an unreadable one depends on the part. */
export function refusalOf(selected: Selected, part: Part, asked: Asked<unknown>): readonly Cause[] {
  const { outcome } = asked
  if (outcome.kind !== 'status' && outcome.kind !== 'failed') return []
  const problem = () => problemOf(selected, part, asked, outcome)
  const detail = outcome.kind === 'status' ? `${outcome.status}` : outcome.problem.message
  return [causeOf(selected, `${part} ${asked.url} ${detail}`, problem)]
}

type Refusal = Outcome<unknown> & { readonly kind: 'status' | 'failed' }

/** The clients wait for these as long as it takes (go-getter; providercache/package_install.go). */
const WITHOUT_LIMIT: readonly Part[] = ['page', 'archive', 'repository']

function problemOf(
  selected: Selected,
  part: Part,
  asked: Asked<unknown>,
  outcome: Refusal
): Problem {
  const { lastHop: hop } = asked
  const url = hop?.url ?? asked.url
  const at = hostAt(url)
  const about = { ...packageOf(selected), part, url, at }
  if (outcome.kind === 'failed') {
    const { problem } = outcome
    // Not contacted by the rules of this check, which the clients do not have.
    if (problem.code === 'host-private-redirect') return problem
    const isSlow = problem.code === 'host-timeout' && WITHOUT_LIMIT.includes(part)
    const { attempts } = asked
    const why = problem.message
    return packageUnreachable({ ...about, why, attempts, isAnswered: false, isSlow })
  }
  const { status, reason } = outcome
  const isRefused = status === 401 || status === 403 || (part === 'repository' && status === 404)
  if (isRefused) {
    const token = hop?.authorization ?? 'none'
    const { tokenSource: source } = asked
    const { isFork } = selected
    return packageUnauthorized({ ...about, status, reason, page: null, token, source, isFork })
  }
  const why = `${url} returned ${status} ${reason}`.trim()
  const attempts = isRetriedStatus(status) ? asked.attempts : 1
  return packageUnreachable({ ...about, why, attempts, isAnswered: true, isSlow: false })
}

function hostAt(text: string): string {
  const url = parseUrl(text)
  return (url.ok ? hostOfUrl(url.value) : null) ?? text
}

/** A file on a host that `allowed-hosts` leaves out, or an answer without it. */
export function fetchCauses(
  selected: Selected,
  part: Part,
  asked: Asked<unknown> | null
): readonly Cause[] {
  if (asked === null) return []
  const { outcome, url } = asked
  if (outcome.kind !== 'not-asked' || outcome.why !== 'not-allowed')
    return refusalOf(selected, part, asked)
  const host = hostAt(url)
  const { kind, address, version } = packageOf(selected)
  const what = `${kind} ${address} ${version}`
  return [causeOf(selected, `${host} not allowed`, () => hostNotAllowed({ host, package: what }))]
}
