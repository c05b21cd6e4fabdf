// Problems of packages: the address that a registry names, and the hosts that serve them.
import { isRetriedStatus, type MainClient } from '../../protocol/clients.ts'
import { isInternal } from '../../protocol/hosts/internal.ts'
import { marked, named, namedSource, type Text } from '../../protocol/marked-text.ts'
import {
  blockedCure,
  brief,
  cures,
  namesOf,
  outageCure,
  type Package,
  packageName,
  returned
} from '../brief.ts'
import { type Cures, forAll, type Problem, problem, readBy } from '../problem.ts'
import { cureUse, describeUse, LIMIT, type Refused, refusalIn } from '../token.ts'

/** The parts of a package, and what leads to it. */
const PARTS = {
  location: 'the location of the package',
  document: 'the description of the package',
  page: 'the page that names the package',
  archive: 'the package',
  repository: 'the Git repository of the package',
  sums: 'the file of checksums',
  signature: 'the signature of the checksums'
}

export type PackagePart = keyof typeof PARTS

/** True if the registry itself answers; files may be on any host. */
const isApi = (part: PackagePart): boolean => part === 'location' || part === 'document'

const another = ({ version }: Package): string =>
  version === ''
    ? 'correct `source`, or the reference in it'
    : 'set `version` to one whose package can be downloaded'

/** `url` was asked for the location; absent if `why`, a clause, names it. `clients` cannot use the answer. */
type WrongLocation = Package & {
  readonly url?: string | undefined
  readonly why: Text
  readonly clients: readonly MainClient[]
}

export const packageLocation = ({ url, why, clients, ...version }: WrongLocation) =>
  problem('package-location', {
    message: marked`${namesOf(clients)} cannot download ${packageName(version)}: ${typeof why === 'string' ? brief(why) : why}${url === undefined ? '' : marked` (${named(url)})`}`,
    operator:
      'return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://…`)',
    user: another(version),
    affects: clients
  })

/** `why`: a clause. */
export const packageBroken = ({ why, ...version }: Package & { readonly why: string }) =>
  problem('package-broken', {
    message: marked`the package of ${packageName(version)} cannot be read: ${brief(why)}`,
    ...(version.version === ''
      ? { help: another(version) }
      : { operator: 'publish the package again', user: another(version) })
  })

/** The token is that of the registry: `none` for a package host. */
type RefusedPackage = Package &
  Refused & {
    readonly part: PackagePart
    /** The host that refused. Its page is that of a bot protection, or null. */
    readonly at: string
  }

export function packageUnauthorized(refused: RefusedPackage) {
  const { part, token, at } = refused
  // The clients would send a token that is withheld, and the registry may accept it.
  const isUncertain = isApi(part) ? token === 'withheld' : part === 'repository'
  const usual = isApi(part) ? apiCures(refused) : hostCures(refused)
  const unexplained = marked`${PARTS[part]} of ${packageName(refused)} cannot be read: ${returned(refused)}`
  return problem('package-unauthorized', {
    message: marked`${unexplained}; ${credentialsIn(refused)}`,
    help: cures({ ...refused, asked: at }, usual, PARTS[part]),
    ...(isApi(part) && { unexplained, ...refusalIn(refused) }),
    severity: isUncertain ? 'warning' : 'error'
  })
}

function credentialsIn(refused: RefusedPackage): Text {
  const { part, token, at, isVague, page } = refused
  if (part === 'repository') {
    return 'it does not exist, or requires git credentials, which this check does not use'
  }
  if (isApi(part) || token !== 'none' || page !== null) {
    return describeUse(refused, token === 'dropped' ? at : null)
  }
  return isVague ? 'it may not exist' : 'the CLIs send no token to package hosts'
}

function apiCures(refused: RefusedPackage): Cures {
  const { kind, source, at } = refused
  const permit = marked`give the token from ${namedSource(source ?? '')} permission to download this ${kind}`
  return cureUse(refused, `${kind}s.v1`, at, permit)
}

function hostCures(refused: RefusedPackage): Cures {
  const { kind, part, at } = refused
  if (part === 'repository') {
    return {
      operator: 'use a repository that every user of the registry can read',
      user: marked`check that git has credentials for ${named(at)} on the machine that runs init`
    }
  }
  const operator = `serve it without authentication, for example at a presigned URL`
  if (refused.isVague) return { operator: `upload it, or ${operator}`, user: another(refused) }
  const netrc = marked`add or correct the login for ${named(at)} in ~/.netrc`
  if (kind === 'module') return { operator, user: netrc }
  const guest = blockedCure(at)
  if (part !== 'archive') return { operator, guest }
  return { operator, user: marked`${netrc}, which only Terraform uses for providers`, guest }
}

/** `failure`: why there is no response. */
type Unreachable = Package & {
  readonly part: PackagePart
  readonly at: string
  /** A clause. */
  readonly why: Text
  readonly attempts: number
  readonly failure?: Problem | null
  /** That of the response. */
  readonly status?: number | null
  /** The clients would wait for longer than the check does. */
  readonly isSlow?: boolean
}

export function packageUnreachable(failed: Unreachable) {
  const { part, why, attempts, failure, status, isSlow } = failed
  const isMissing = status === 404 || status === 410
  const often = attempts > 1 ? ` in each of ${attempts} attempts` : ''
  return problem('package-unreachable', {
    message: marked`${PARTS[part]} of ${packageName(failed)} ${isMissing ? 'is missing' : 'cannot be read'}: ${why}${often}`,
    help: failure ? failureCures(failed, failure) : answerCures(failed, isMissing),
    severity: isSlow ? 'warning' : 'error'
  })
}

function answerCures(failed: Unreachable, isMissing: boolean): Cures {
  const { kind, part, at, status } = failed
  if (isMissing) return { operator: `publish ${PARTS[part]} at this URL`, user: another(failed) }
  if (status === 429) return { ...LIMIT, operator: marked`raise the limit of ${named(at)}` }
  const operator = marked`check that ${named(at)} serves the file to this machine`
  if (isRetriedStatus(status ?? 0)) return { operator, user: outageCure(at) }
  return { operator, user: another(failed), ...(kind === 'provider' && { guest: blockedCure(at) }) }
}

/** A registry may know the host of a package by a name inside of its network only. Else the host itself, or the way to it, fails. */
function failureCures({ part, at, host, version }: Unreachable, failure: Problem): Cures {
  const isNamedByRegistry = version !== '' && !isApi(part)
  return isNamedByRegistry && isInternal(at, host, failure.code)
    ? {
        operator: marked`set the external URL of the storage (also called base URL or public URL) in place of ${named(at)}`
      }
    : forAll(readBy(failure, { role: 'guest', host: at, isTerminal: false }).help ?? '')
}
