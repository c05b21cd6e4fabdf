// What `cloud` blocks and remote backends will meet in `init`, and logins that cannot be opened.
import {
  cloudOrganization,
  cloudVersion,
  cloudWorkspace,
  cloudWorkspaceMissing
} from '../../problems/init/cloud.ts'
import { type Finding, findingOf, mergeFindings, type Problem } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { CLOUD, LOGIN } from '../../protocol/services.ts'
import { compareVersions, parseModuleVersion } from '../../registry/version.ts'
import type { CloudAnswers } from '../../visit/registry/cloud.ts'
import type { Answer } from '../../visit/registry/evidence.ts'
import type { LoginFailure } from '../../visit/registry/login-hosts.ts'
import { isInUse } from '../finding.ts'

/** One finding for each cause, whatever the number of workspaces that meet it. */
export function judgeClouds(clouds: readonly CloudAnswers[]): readonly Finding[] {
  const found = clouds.flatMap((cloud) => {
    const { host, service, places, clients } = cloud
    const about = { host, services: [service], places, clients, needed: isInUse(places) }
    return problemsOf(cloud).map((problem) => findingOf(problem, about))
  })
  return mergeFindings(found, ({ host, services, problem: { code, message } }) => {
    return [host, services, code, message]
  })
}

/** The clients read the organization before they compare the version (internal/cloud/backend.go). */
const problemsOf = (cloud: CloudAnswers): readonly Problem[] => [
  ...[cloud.ping, cloud.ofOrganization, cloud.ofWorkspace].flatMap(failureOf),
  ...organizationProblems(cloud),
  ...versionProblems(cloud),
  ...workspaceProblems(cloud)
]

/** A URL at an address that is not asked has a finding of its own. */
const failureOf = (asked: Answer<unknown> | null): readonly Problem[] =>
  asked && 'problem' in asked.outcome && asked.outcome.problem.code !== 'host-private-redirect'
    ? [asked.outcome.problem]
    : []

// desiredAPIVersion of internal/cloud/backend.go.
const OLDEST = parseModuleVersion('2.5')

function versionProblems({ service, ping }: CloudAnswers): readonly Problem[] {
  if (service !== CLOUD || ping.outcome.kind !== 'read' || OLDEST === null) return []
  const { value: version } = ping.outcome
  const parsed = parseModuleVersion(version ?? '')
  const isNew = parsed !== null && compareVersions(parsed, OLDEST) >= 0
  return isNew ? [] : [cloudVersion({ url: ping.url, version })]
}

function organizationProblems(cloud: CloudAnswers): readonly Problem[] {
  const { host, organization, ofOrganization: asked } = cloud
  const refused = asked && refusalOf(asked)
  if (organization === null || !asked || !refused) return []
  const source = asked.tokenSource ?? ''
  return [cloudOrganization({ host: showHostname(host), organization, source, ...refused })]
}

function workspaceProblems(cloud: CloudAnswers): readonly Problem[] {
  const { organization, workspace, ofWorkspace: asked } = cloud
  const refused = asked && refusalOf(asked)
  if (organization === null || workspace === null || !refused) return []
  const about = { host: showHostname(cloud.host), organization, workspace }
  const isMissing = 'status' in refused && refused.status === 404
  return [isMissing ? cloudWorkspaceMissing(about) : cloudWorkspace({ ...about, ...refused })]
}

/** What was returned instead of the object that was asked for; null if it was that. */
function refusalOf({ url, outcome }: Answer<unknown>) {
  if (outcome.kind === 'unreadable') return { url, why: outcome.why }
  return outcome.kind === 'status' ? { url, status: outcome.status, reason: outcome.reason } : null
}

/** `isRequired`: the setting `hostnames` requires the login of the host. */
export const judgeLogins = (
  failures: readonly LoginFailure[],
  isRequired: (host: LoginFailure['host']) => boolean
): readonly Finding[] =>
  failures
    .filter(({ problem }) => problem.code !== 'host-private-redirect')
    .map(({ host, problem }) => {
      const needed = isRequired(host)
      const places = needed ? (['hostnames input'] as const) : []
      return findingOf(problem, { host, services: [LOGIN], places, needed })
    })
