// Problems of the packages of the versions that the clients choose: requests on the way to them, descriptions, checksums and lock files.

import type {
  Answer,
  AskedStep,
  Item,
  LockHashes,
  PackageEnd,
  PackageEvidence
} from '../../observe/visit/registry/evidence.ts'
import { listIn, versionList } from '../../read/roots/choice.ts'
import { addressKey, becauseOf } from '../../read/roots/root.ts'
import { type Package, returned } from '../../rules/problems/brief.ts'
import { notFollowed, type SkipReason } from '../../rules/problems/init/not-followed.ts'
import * as requests from '../../rules/problems/init/packages.ts'
import * as problems from '../../rules/problems/init/provider-packages.ts'
import { mirrorVersion } from '../../rules/problems/init/unknown.ts'
import { hostNotAllowed } from '../../rules/problems/not-contacted.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { isRetriedStatus } from '../../rules/protocol/clients.ts'
import { hostIn, showHostname } from '../../rules/protocol/hostname.ts'
import { marked, named, plain, type Text } from '../../rules/protocol/marked-text.ts'
import { HASH_SCHEMES } from '../../rules/registry/answers/package-description.ts'
import { clientsOf, type InitCause, shownSource } from './causes.ts'
import { lockedIn } from './choices.ts'

/** The version that a client chooses, and what the client finds of it. */
type Chosen = {
  readonly item: Item
  readonly version: string
  readonly evidence: PackageEvidence
}

export const answersAboutPackages = ({ packages }: Item): readonly Answer<unknown>[] =>
  packages.flatMap(({ steps }) => steps.flatMap((step) => ('answer' in step ? step.answer : [])))

/** The first thing that the client meets, and what the lock file lacks. */
export function judgePackage(chosen: Chosen, lockHashes: LockHashes): readonly InitCause[] {
  const causes = chosen.evidence.steps.flatMap((step) =>
    step.kind === 'asked' ? (requestCause(chosen, step) ?? []) : faultCause(chosen, step)
  )
  return [...causes.slice(0, 1), ...lockCauses(chosen, lockHashes)]
}

/** The host is that of the registry, or of the network mirror that is asked instead; the URL is what was asked first. */
function packageOf({ item, version, evidence }: Chosen) {
  const { platform, steps } = evidence
  const { url, host, mirror } = steps[0].answer
  const facts = { kind: item.kind, address: shownSource(item), version, platform, url }
  return { ...facts, host: showHostname(host), isMirror: mirror !== undefined }
}

/** A cause of one version; equal parts and details are one finding. */
const packageCause = (
  chosen: Chosen,
  detail: string,
  describe: InitCause['describe']
): InitCause => ({
  item: chosen.item,
  cause: `package ${addressKey(chosen.item.wants)} ${chosen.version} ${detail}`,
  describe,
  host: chosen.evidence.steps[0].answer.host
})

/** Nothing is wrong with an answer that was read. */
function requestCause(chosen: Chosen, step: AskedStep): InitCause | null {
  const { part, answer } = step
  const { outcome, url } = answer
  switch (outcome.kind) {
    case 'read':
      return null
    case 'unreadable': {
      const { why } = outcome
      return part === 'page'
        ? locationCause(chosen, `the page at its location ${why}`)
        : faultCause(chosen, { kind: 'description', why })
    }
    case 'not-asked': {
      // The service of a registry that `allowed-hosts` leaves out has its own finding.
      if (outcome.why !== 'not-allowed' || part === 'location' || part === 'document') return null
      const host = hostIn(url) ?? url
      const { kind, address, version } = packageOf(chosen)
      const facts = { host, package: marked`${kind} ${named(address)} ${version}` }
      return packageCause(chosen, `${host} not allowed`, () => hostNotAllowed(facts))
    }
    case 'status':
      if (part === 'location' && isUnexpected(outcome.status)) {
        const response = returned({ ...outcome, url, page: null })
        return locationCause(chosen, marked`the registry has no download address: ${response}`, {
          url: undefined
        })
      }
      if (part === 'document' && outcome.status === 404) return missingVersion(chosen, outcome)
      return packageCause(chosen, `${part} ${url} ${outcome.status}`, () =>
        problemOf(packageOf(chosen), step, outcome)
      )
    case 'failed':
      return packageCause(chosen, `${part} ${url} ${plain(outcome.problem.message)}`, () =>
        problemOf(packageOf(chosen), step, outcome)
      )
  }
}

/** Neither a refusal nor a failure of the server. */
const isUnexpected = (status: number): boolean =>
  status !== 401 && status !== 403 && !isRetriedStatus(status)

/** The clients wait for these as long as it takes (go-getter; providercache/package_install.go). */
const WITHOUT_LIMIT: readonly requests.PackagePart[] = ['page', 'archive', 'repository']

type RefusedRequest = Answer<unknown>['outcome'] & { readonly kind: 'status' }

export function problemOf(
  wanted: Package,
  { part, answer: { lastHop, url: asked, attempts, tokenSource: source } }: AskedStep,
  outcome: RefusedRequest | { readonly kind: 'failed'; readonly problem: Problem }
): Problem {
  const url = lastHop?.url ?? asked
  const facts = { ...wanted, part, url, at: hostIn(url) ?? url }
  if (outcome.kind === 'failed') {
    const { problem: failure } = outcome
    const { code, message: why } = failure
    // Not contacted by the rules of this check, which the clients do not have.
    if (code === 'host-private-redirect') return failure
    const isSlow = code === 'host-timeout' && WITHOUT_LIMIT.includes(part)
    return requests.packageUnreachable({ ...facts, why, attempts, failure, isSlow })
  }
  const { kind: _, ...answered } = outcome
  const { status } = answered
  const page = answered.page?.kind === 'bot-protection' ? answered.page : null
  const response = { ...answered, url, page }
  if (status === 401 || status === 403 || (part === 'repository' && status === 404)) {
    const { authorization: token = 'none', challenge = null } = lastHop ?? {}
    return requests.packageUnauthorized({ ...facts, source, token, challenge, ...response })
  }
  return requests.packageUnreachable({
    ...facts,
    why: returned(response),
    attempts: isRetriedStatus(status) ? attempts : 1,
    status
  })
}

const locationCause = (
  chosen: Chosen,
  why: Text,
  { url }: { url: string | undefined } = packageOf(chosen)
) =>
  packageCause(chosen, `location ${plain(why)}`, (items) =>
    requests.packageLocation({ ...packageOf(chosen), url, why, clients: clientsOf(items) })
  )

/** One notice for all packages that were not checked for the same reason, by its `key`. */
const unchecked = (
  item: Item,
  key: string,
  reason: SkipReason,
  nameOf = shownSource
): InitCause => ({
  item,
  cause: `not followed ${key}`,
  describe: (items) => notFollowed({ ...reason, names: [...new Set(items.map(nameOf))] })
})

/** The mirror has no such version; null for a registry, which lacks the platform. */
function missingVersion(
  chosen: Chosen,
  { kind: _, ...answered }: RefusedRequest
): InitCause | null {
  const { item, version, evidence } = chosen
  const { mirror } = evidence.steps[0].answer
  if (mirror === undefined) return null
  const { address: provider, url } = packageOf(chosen)
  // The mirror itself may list the version, or only another method.
  const isListed = (item.answer.installation?.mirrors ?? []).some(
    (answer) => answer.mirror?.url === mirror.url && listIn(answer)?.texts.includes(version)
  )
  const facts = { provider, mirror: mirror.url, version, ...answered, url, isListed }
  return packageCause(chosen, `mirror ${mirror.url}`, () => mirrorVersion(facts))
}

function faultCause(chosen: Chosen, fault: PackageEnd): InitCause {
  const { item, version, evidence } = chosen
  const facts = packageOf(chosen)
  const cause = (detail: string, describe: InitCause['describe']) =>
    packageCause(chosen, `${evidence.platform} ${detail}`, describe)
  switch (fault.kind) {
    case 'refused':
      return locationCause(chosen, fault.why)
    case 'other':
      return unchecked(item, fault.getter, { what: 'getter', getter: fault.getter })
    case 'broken':
      return cause(fault.why, () => requests.packageBroken({ ...facts, why: fault.why }))
    case 'unread':
      return unchecked(item, fault.why, { what: 'package', why: fault.why, cure: fault.cure })
    case 'description':
      return cause(`document ${fault.why}`, () => problems.packageDocument({ ...facts, ...fault }))
    case 'platform': {
      const { response = { status: 200, reason: 'OK', page: null } } = fault
      const { texts = [], platforms = [] } = listIn(item.answer) ?? {}
      const listed = platforms[texts.indexOf(version)]?.split(' ') ?? []
      const missing = { ...response, ...facts, isListed: listed.includes(evidence.platform) }
      return cause('platform', () => problems.packagePlatform(missing))
    }
    case 'protocols': {
      const { protocols } = fault
      // The newest version with a protocol of the clients; null if none is listed.
      const { newest: suggestion } = versionList('provider', listIn(item.answer)?.compatible ?? [])
      return cause('protocols', () => problems.packageProtocol({ ...facts, protocols, suggestion }))
    }
    case 'sums':
      return cause(`sums ${fault.why}`, () => problems.packageSums({ ...facts, ...fault }))
    case 'unsigned':
      return cause(`unsigned ${fault.why}`, (items) =>
        problems.packageUnsigned({ ...facts, ...fault, clients: clientsOf(items) })
      )
  }
}

/** One of the hashes that a client knows has to be that of the archive, or, for `h1:`, of its contents. */
function lockCauses(chosen: Chosen, lockHashes: LockHashes): readonly InitCause[] {
  const { item, version, evidence } = chosen
  const { platform, hashes: ofPackage } = evidence
  const locked = lockedIn(item)
  const hashes = lockHashes.get(item.root.lockFile ?? '')?.get(addressKey(item.wants)) ?? []
  if (locked?.text !== version || ofPackage === null || hashes.length === 0) return []
  if (hashes.some((hash) => ofPackage.includes(hash))) return []
  const places = [becauseOf(locked.place)]
  if (!areComparable(hashes, ofPackage)) {
    const nameOf = (other: Item) => `${shownSource(other)} ${lockedIn(other)?.text}`
    return [{ ...unchecked(item, 'contents', { what: 'contents' }, nameOf), places }]
  }
  const cause = packageCause(chosen, `${platform} lock`, () =>
    problems.lockPlatformMissing(packageOf(chosen))
  )
  return [{ ...cause, places }]
}

/** The hashes of each scheme in the lock file are known; a registry lists none of contents (`h1:`). */
const areComparable = (ofLock: readonly string[], ofPackage: readonly string[]): boolean =>
  HASH_SCHEMES.filter((scheme) => ofLock.some((hash) => hash.startsWith(scheme))).every((scheme) =>
    ofPackage.some((hash) => hash.startsWith(scheme))
  )
