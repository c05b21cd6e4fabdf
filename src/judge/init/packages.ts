// Problems of the packages of the versions that the clients choose: requests on the way to them, and modules.

import type {
  Answer,
  Item,
  ModulePackage,
  PackageEvidence
} from '../../observe/visit/registry/evidence.ts'
import { addressKey } from '../../read/roots/root.ts'
import { type Package, returned } from '../../rules/problems/brief.ts'
import { notFollowed } from '../../rules/problems/init/not-followed.ts'
import * as problems from '../../rules/problems/init/packages.ts'
import { hostNotAllowed } from '../../rules/problems/not-contacted.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { isRetriedStatus } from '../../rules/protocol/clients.ts'
import { type Hostname, hostIn, showHostname } from '../../rules/protocol/hostname.ts'
import { marked, named, plain } from '../../rules/protocol/marked-text.ts'
import { clientsOf, type InitCause, shownSource } from './causes.ts'

export type ChosenItem = {
  readonly item: Item
  readonly version: string
  readonly isFork: boolean
  /** The host of the registry, or of the network mirror that is asked instead. */
  readonly host: Hostname
}

export const answersAboutPackages = ({ packages }: Item): readonly Answer<unknown>[] =>
  packages.flatMap(answersIn)

function answersIn(found: PackageEvidence): readonly Answer<unknown>[] {
  if ('location' in found) {
    const steps = found.steps.flatMap((step) => (step.kind === 'asked' ? step.answer : []))
    return [found.location, ...steps]
  }
  return [found.description, ...found.files.map(({ answer }) => answer)]
}

export const packageOf = ({ item, version, host }: ChosenItem): Package => ({
  kind: item.kind,
  address: shownSource(item),
  version,
  host: showHostname(host)
})

/** A cause of one version; equal parts and details are one finding. */
export const packageCause = (
  { item, version, host }: ChosenItem,
  detail: string,
  describe: InitCause['describe']
): InitCause => ({
  item,
  cause: `package ${addressKey(item.wants)} ${version} ${detail}`,
  describe,
  host
})

/** Nothing is wrong with an answer that was read, and an unreadable one depends on the part. */
export function judgeRequest(
  chosen: ChosenItem,
  part: problems.PackagePart,
  answer: Answer<unknown>
): readonly InitCause[] {
  const { outcome, url } = answer
  switch (outcome.kind) {
    case 'read':
    case 'unreadable':
      return []
    case 'not-asked': {
      // The service of a registry that `allowed-hosts` leaves out has its own finding.
      if (outcome.why !== 'not-allowed' || part === 'location' || part === 'document') return []
      const host = hostIn(url) ?? url
      const { kind, address, version } = packageOf(chosen)
      const problem = () =>
        hostNotAllowed({ host, package: marked`${kind} ${named(address)} ${version}` })
      return [packageCause(chosen, `${host} not allowed`, problem)]
    }
    case 'status':
    case 'failed': {
      const detail = outcome.kind === 'status' ? outcome.status : plain(outcome.problem.message)
      const problem = () => problemOf(chosen, part, answer, outcome)
      return [packageCause(chosen, `${part} ${url} ${detail}`, problem)]
    }
  }
}

/** The clients wait for these as long as it takes (go-getter; providercache/package_install.go). */
const WITHOUT_LIMIT: readonly problems.PackagePart[] = ['page', 'archive', 'repository']

function problemOf(
  chosen: ChosenItem,
  part: problems.PackagePart,
  { lastHop, url: asked, attempts, tokenSource: source }: Answer<unknown>,
  outcome: Answer<unknown>['outcome'] & { readonly kind: 'status' | 'failed' }
): Problem {
  const url = lastHop?.url ?? asked
  const about = { ...packageOf(chosen), part, url, at: hostIn(url) ?? url }
  if (outcome.kind === 'failed') {
    const { code, message: why } = outcome.problem
    // Not contacted by the rules of this check, which the clients do not have.
    if (code === 'host-private-redirect') return outcome.problem
    const isSlow = code === 'host-timeout' && WITHOUT_LIMIT.includes(part)
    return problems.packageUnreachable({ ...about, why, attempts, status: null, isSlow })
  }
  const { kind: _, ...answered } = outcome
  const { status } = answered
  const response = { ...answered, url, page: null }
  if (status === 401 || status === 403 || (part === 'repository' && status === 404)) {
    const use = { token: lastHop?.authorization ?? 'none', source, isFork: chosen.isFork }
    return problems.packageUnauthorized({ ...about, ...use, ...response })
  }
  return problems.packageUnreachable({
    ...about,
    why: returned(response),
    attempts: isRetriedStatus(status) ? attempts : 1,
    status,
    isSlow: false
  })
}

export function judgeModulePackage(
  chosen: ChosenItem,
  { location, steps }: ModulePackage
): readonly InitCause[] {
  const { outcome, url } = location
  const wrong = (why: string): readonly InitCause[] => [
    packageCause(chosen, `location ${why}`, (items) =>
      problems.packageLocation({ ...packageOf(chosen), url, why, clients: clientsOf(items) })
    )
  ]
  if (outcome.kind === 'status' && isUnexpected(outcome.status)) {
    const returned = `${outcome.status} ${outcome.reason}`.trim()
    return wrong(`its location was requested, and the response is ${returned}; expected 204`)
  }
  const step = steps.at(-1)
  switch (step?.kind) {
    case undefined:
      return judgeRequest(chosen, 'location', location)
    case 'refused':
      return wrong(step.why)
    case 'other':
      return [unseen(chosen.item, step.getter)]
    case 'asked': {
      const read = step.answer.outcome
      return read.kind === 'unreadable'
        ? wrong(`the page at its location ${read.why}`)
        : judgeRequest(chosen, step.what, step.answer)
    }
  }
}

/** Neither a refusal nor a failure of the server. */
const isUnexpected = (status: number): boolean =>
  status !== 401 && status !== 403 && !isRetriedStatus(status)

/** One notice for all packages that are fetched alike. */
const unseen = (item: Item, getter: string): InitCause => ({
  item,
  cause: `not followed ${getter}`,
  describe: (items) => {
    const names = [...new Set(items.map(shownSource))]
    return notFollowed({ what: 'getter', getter, names })
  }
})
