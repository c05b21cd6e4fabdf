// Problems of the packages of providers, from a registry or a network mirror.

import type {
  Answer,
  Item,
  LockHashes,
  ProviderPackage
} from '../../observe/visit/registry/evidence.ts'
import { listIn, versionList } from '../../read/roots/choice.ts'
import { addressKey, becauseOf } from '../../read/roots/root.ts'
import { notFollowed } from '../../rules/problems/init/not-followed.ts'
import * as problems from '../../rules/problems/init/provider-packages.ts'
import { mirrorVersion } from '../../rules/problems/init/unknown.ts'
import * as descriptions from '../../rules/registry/answers/package-description.ts'
import { clientsOf, type InitCause, shownSource } from './causes.ts'
import { lockedIn } from './choices.ts'
import { type ChosenItem, judgeRequest, packageCause, packageOf } from './packages.ts'

/** The first thing that the client meets, and what the lock file lacks. */
export function judgeProviderPackage(
  ofRegistry: ChosenItem,
  found: ProviderPackage,
  lockHashes: LockHashes
): readonly InitCause[] {
  const { description } = found
  const chosen = { ...ofRegistry, host: description.host }
  const { outcome } = description
  switch (outcome.kind) {
    case 'unreadable':
      return [faultCause(chosen, found, { kind: 'description', why: outcome.why })]
    case 'read':
      return [
        ...[
          ...outcome.value.early.map((fault) => faultCause(chosen, found, fault)),
          ...found.files.flatMap(({ part, answer }) => judgeRequest(chosen, part, answer)),
          ...found.late.map((fault) => faultCause(chosen, found, fault))
        ].slice(0, 1),
        ...lockCauses(chosen, found, outcome.value, lockHashes)
      ]
    case 'status':
      if (outcome.status === 404) return [missing(chosen, found, outcome)]
      return judgeRequest(chosen, 'document', description)
    case 'failed':
    case 'not-asked':
      return judgeRequest(chosen, 'document', description)
  }
}

type Status404 = Answer<unknown>['outcome'] & { readonly kind: 'status' }

/** The registry has no such package, or the mirror no such version. */
function missing(
  chosen: ChosenItem,
  { platform, description: { url, mirror } }: ProviderPackage,
  outcome: Status404
): InitCause {
  const { kind: _, ...answered } = outcome
  const response = { ...answered, url }
  if (mirror === undefined) {
    const about = { ...packageOf(chosen), ...response, platform, isMirror: false }
    return packageCause(chosen, `${platform} platform`, () => problems.packagePlatform(about))
  }
  const { item, version } = chosen
  const about = { provider: shownSource(item), mirror: mirror.url, version, ...response }
  // The mirror itself may list the version, or only another method.
  const isListed = (item.answer.installation?.mirrors ?? []).some(
    (each) => each.mirror?.url === mirror.url && listIn(each)?.texts.includes(version)
  )
  return packageCause(chosen, `mirror ${mirror.url}`, () => mirrorVersion({ ...about, isListed }))
}

function faultCause(
  chosen: ChosenItem,
  found: ProviderPackage,
  fault: descriptions.PackageFault
): InitCause {
  const { platform, description } = found
  const { url, mirror } = description
  const about = { ...packageOf(chosen), platform, isMirror: mirror !== undefined, url }
  const cause = (detail: string, describe: InitCause['describe']) =>
    packageCause(chosen, `${platform} ${detail}`, describe)
  const wrong = (why: string) =>
    cause(`document ${why}`, () => problems.packageDocument({ ...about, why }))
  switch (fault.kind) {
    case 'description':
      return wrong(fault.why)
    case 'no-archive':
      return wrong('has no `download_url`')
    case 'platform': {
      const response = { status: 200, reason: 'OK', page: null }
      return cause('platform', () => problems.packagePlatform({ ...about, ...response }))
    }
    case 'protocols': {
      const { protocols } = fault
      const suggestion = suggestionFor(chosen.item)
      return cause('protocols', () => problems.packageProtocol({ ...about, protocols, suggestion }))
    }
    case 'sums':
      return cause(`sums ${fault.why}`, () => problems.packageSums({ ...about, ...fault }))
    case 'unsigned':
      return cause(`unsigned ${fault.why}`, () => problems.packageUnsigned({ ...about, ...fault }))
  }
}

/** The newest version with a protocol of the clients; null if none is listed. */
const suggestionFor = ({ answer }: Item): string | null =>
  versionList('provider', listIn(answer)?.compatible ?? []).newest

/** One of the hashes that a client knows has to be that of the archive, or, for `h1:`, of its contents. */
function lockCauses(
  chosen: ChosenItem,
  { platform }: ProviderPackage,
  { hashes: ofPackage }: descriptions.PackageDescription,
  lockHashes: LockHashes
): readonly InitCause[] {
  const { item, version } = chosen
  const locked = lockedIn(item)
  const hashes = lockHashes.get(item.root.lockFile ?? '')?.get(addressKey(item.wants)) ?? []
  if (locked?.text !== version || ofPackage === null || hashes.length === 0) return []
  if (hashes.some((hash) => ofPackage.includes(hash))) return []
  const places = [becauseOf(locked.place)]
  if (!areComparable(hashes, ofPackage)) {
    const describe = (items: readonly Item[]) => {
      const names = items.map((each) => `${shownSource(each)} ${lockedIn(each)?.text}`)
      return notFollowed({ what: 'contents', names: [...new Set(names)] })
    }
    return [{ item, cause: 'not followed contents', places, describe }]
  }
  const cause = packageCause(chosen, `${platform} lock`, (items) =>
    problems.lockPlatformMissing({ ...packageOf(chosen), platform, clients: clientsOf(items) })
  )
  return [{ ...cause, places }]
}

/** The hashes of each scheme in the lock file are known; a registry lists none of contents (`h1:`). */
const areComparable = (ofLock: readonly string[], ofPackage: readonly string[]): boolean =>
  descriptions.HASH_SCHEMES.filter((scheme) =>
    ofLock.some((hash) => hash.startsWith(scheme))
  ).every((scheme) => ofPackage.some((hash) => hash.startsWith(scheme)))
