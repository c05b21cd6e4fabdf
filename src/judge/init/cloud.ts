// Problems that `cloud` blocks and remote backends will meet in `init`, and logins that cannot be opened.

import type { Answer, CloudAnswers, LoginFailure } from '../../observe/visit/registry/evidence.ts'
import * as problems from '../../rules/problems/init/cloud.ts'
import { mergeNotes, type Note, noteOf } from '../../rules/problems/note.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { showHostname } from '../../rules/protocol/hostname.ts'
import { CLOUD, LOGIN } from '../../rules/protocol/services.ts'
import { compareVersions, parseModuleVersion } from '../../rules/registry/version.ts'
import { isInUse } from '../finding.ts'

/** One finding for each cause, whatever the number of workspaces that meet it. */
export function judgeClouds(clouds: readonly CloudAnswers[]): readonly Note[] {
  const found = clouds.flatMap((cloud) => {
    const { host, service, places, clients } = cloud
    const about = { host, services: [service], places, clients, needed: isInUse(places) }
    return problemsOf(cloud).map((problem) => noteOf(problem, about))
  })
  return mergeNotes(found, ({ host, services, problem: { code, message } }) => {
    return [host, services, code, message]
  })
}

/** The clients read the organization before they compare the version (internal/cloud/backend.go). */
function problemsOf(cloud: CloudAnswers): readonly Problem[] {
  const { service, organization, workspace, ping, ofOrganization, ofWorkspace } = cloud
  const about = { host: showHostname(cloud.host), organization: organization ?? '' }
  const found = [ping, ofOrganization, ofWorkspace].flatMap(failureOf)
  const ofOwner = refusalOf(ofOrganization)
  if (ofOwner !== null) {
    const source = ofOrganization?.tokenSource ?? ''
    found.push(problems.cloudOrganization({ ...about, source, ...ofOwner }))
  }
  if (service === CLOUD && ping.outcome.kind === 'read' && !isCurrent(ping.outcome.value)) {
    found.push(problems.cloudVersion({ url: ping.url, version: ping.outcome.value }))
  }
  const refused = refusalOf(ofWorkspace)
  if (refused !== null && workspace !== null) {
    const isMissing = 'status' in refused && refused.status === 404
    const named = { ...about, workspace }
    found.push(
      isMissing
        ? problems.cloudWorkspaceMissing(named)
        : problems.cloudWorkspace({ ...named, ...refused })
    )
  }
  return found
}

const failureOf = (answer: Answer<unknown> | null): Problem[] =>
  answer && 'problem' in answer.outcome ? [answer.outcome.problem] : []

// desiredAPIVersion of internal/cloud/backend.go.
const OLDEST = parseModuleVersion('2.5')

function isCurrent(version: string | null): boolean {
  const parsed = parseModuleVersion(version ?? '')
  return OLDEST === null || (parsed !== null && compareVersions(parsed, OLDEST) >= 0)
}

/** The response in place of the object that was asked for; null if it was that. */
function refusalOf(answer: Answer<unknown> | null) {
  if (answer === null) return null
  const { url, outcome } = answer
  if (outcome.kind === 'unreadable') return { url, why: outcome.why }
  return outcome.kind === 'status' ? { url, status: outcome.status, reason: outcome.reason } : null
}

export const judgeLogins = (failures: readonly LoginFailure[]): readonly Note[] =>
  failures.map(({ host, problem, isRequired: needed }) => {
    const places = needed ? (['hostnames input'] as const) : []
    return noteOf(problem, { host, services: [LOGIN], places, needed })
  })
