// What is wrong with the packages of modules.
import { notFollowed } from '../../problems/init/not-followed.ts'
import { packageLocation } from '../../problems/init/packages.ts'
import { isRetriedStatus } from '../../protocol/clients.ts'
import type { ModulePackage, PackageStep } from '../../visit/registry/package-evidence.ts'
import { type Cause, clientsOf, shownSource } from './causes.ts'
import { causeOf, fetchCauses, packageOf, refusalOf, type Selected } from './package-requests.ts'

export function judgeModulePackage(
  selected: Selected,
  { location, steps }: ModulePackage
): readonly Cause[] {
  const { outcome, url } = location
  if (outcome.kind === 'status' && isUnexpected(outcome.status)) {
    const why =
      `its location was requested, and the response is ${outcome.status} ${outcome.reason}`.trim()
    return [locationCause(selected, url, `${why}; expected 204`)]
  }
  const step = steps.at(-1)
  return step === undefined
    ? refusalOf(selected, 'location', location)
    : stepCauses(selected, url, step)
}

/** Neither a refusal nor a failure of the server. */
const isUnexpected = (status: number): boolean =>
  status !== 401 && status !== 403 && !isRetriedStatus(status)

function stepCauses(selected: Selected, url: string, step: PackageStep): readonly Cause[] {
  switch (step.kind) {
    case 'refused':
      return [locationCause(selected, url, step.why)]
    case 'other':
      return [unseen(selected, step.getter)]
    case 'asked': {
      const { outcome } = step.asked
      return outcome.kind === 'unreadable'
        ? [locationCause(selected, url, `the page at its location ${outcome.why}`)]
        : fetchCauses(selected, step.what, step.asked)
    }
  }
}

const locationCause = (selected: Selected, url: string, why: string): Cause =>
  causeOf(selected, `location ${why}`, (items) =>
    packageLocation({ ...packageOf(selected), url, why, clients: clientsOf(items) })
  )

/** One notice for all packages that are fetched alike. */
const unseen = ({ item }: Selected, getter: string): Cause => ({
  item,
  cause: `not followed ${getter}`,
  describe: (items) => {
    const names = [...new Set(items.map(shownSource))]
    return notFollowed({ what: 'getter', getter, names })
  }
})
