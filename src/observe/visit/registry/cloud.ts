// Asks HCP Terraform, and what has its API, for what `cloud` blocks and remote backends need, and notes what is wrong for `init`. Only reads.
import type { Machine } from '../../../read/cli-config/machine.ts'
import type { Usage } from '../../../read/scan/usage.ts'
import { accept, refuse } from '../../../rules/go/text.ts'
import { showUrl } from '../../../rules/go/url.ts'
import * as problems from '../../../rules/problems/init/cloud.ts'
import { mergeNotes, noteOf } from '../../../rules/problems/note.ts'
import { type Because, groupsOf, isInUse } from '../../../rules/problems/place.ts'
import type { Problem } from '../../../rules/problems/problem.ts'
import type { MainClient, Patience } from '../../../rules/protocol/clients.ts'
import { type Hostname, showHostname } from '../../../rules/protocol/hostname.ts'
import { CLOUD } from '../../../rules/protocol/services.ts'
import { decode, optional, struct, text } from '../../../rules/registry/answers/decode.ts'
import { tfeUrl } from '../../../rules/registry/urls.ts'
import { compareVersions, parseModuleVersion } from '../../../rules/registry/version.ts'
import { type BodyPlan, EXCERPT, type Head } from '../../network/body.ts'
import type { Answer } from './evidence.ts'
import type { Limits } from './gate.ts'
import type { Places } from './places.ts'
import { bodyText, notAsked, type Reading, type Where } from './question.ts'
import type { Send } from './send.ts'

// go-tfe waits without end, but a check has to end.
const ATTEMPT_MS = 30_000
const WHOLE: BodyPlan = { kind: 'whole', maxBytes: 1024 * 1024 }
const HOW = {
  headers: { accept: 'application/vnd.api+json' },
  plan: ({ status }: Head) => (status === 200 ? WHOLE : EXCERPT)
}

/** The clients do not look at the status (go-tfe, getRawAPIMetadata). */
const PING: Reading<string | null> = {
  ...HOW,
  accepts: () => true,
  read: ({ head }) => accept(head.apiVersion)
}

const OBJECT = struct({ data: optional(struct({ id: text })) })

/** An object of JSON:API (go-tfe, checkResponseCode and unmarshalResponse). */
const RESOURCE: Reading<null> = {
  ...HOW,
  accepts: (status) => status >= 200 && status <= 399,
  read: ({ body }) => {
    const read = decode(bodyText(body), OBJECT)
    if (!read.ok) return read
    return read.value.data === null ? refuse('has no data') : accept(null)
  }
}

// No others are names of organizations and workspaces.
const NAME = /^[\w-]+$/

/** A workspace that files name, or as much as is known of it. */
type Workspace = {
  readonly host: Hostname
  /** `tfe.v2` of a `cloud` block or `tfe.v2.1` of a remote backend. */
  readonly service: string
  readonly clients: readonly MainClient[]
  readonly places: readonly Because[]
  readonly organization: string | null
  readonly workspace: string | null
}

type CloudPorts = Send & Places & Limits

/** What is wrong for `init`: one note for each cause, whatever the number of workspaces that meet it. Without a token the clients ask nothing. */
export async function askClouds(workspaces: readonly Workspace[], ports: CloudPorts) {
  const notes = workspaces.map(async (workspace) => {
    const { host, service, clients, places } = workspace
    if (!(await ports.hasToken(host))) return []
    const baseFor = ports.belowService(service, host, (base) => base)
    const asking = clients.flatMap((client) => {
      const base = baseFor(client)
      return typeof base === 'string' ? [] : [{ client, base }]
    })
    const groups = groupsOf(asking, ({ base }) => showUrl(base.url)).map(async (group) => {
      const clients = group.map(({ client }) => client)
      const found = await problemsOf(workspace, askerOf({ host, clients }, group[0].base, ports))
      const about = { host, services: [service], places, clients, needed: isInUse(places) }
      return found.map((problem) => noteOf(problem, about))
    })
    return (await Promise.all(groups)).flat()
  })
  return mergeNotes((await Promise.all(notes)).flat(), ({ host, services, problem }) => {
    return [host, services, problem.code, problem.message]
  })
}

type Ask = <T>(path: string, reading: Reading<T>) => Promise<Answer<T>>

/** Asks each URL once, with the token. */
function askerOf(
  { host, clients }: Pick<Workspace, 'host' | 'clients'>,
  base: Exclude<Where, string>,
  { send, timeoutMs }: CloudPorts
): Ask {
  // Both clients have go-tfe. It asks again after 429; that it does not after 5xx is not worth a rule.
  const patience = ({ client }: Patience): Patience => {
    return { client, attemptMs: timeoutMs ?? ATTEMPT_MS, retries: 1 }
  }
  return async (path, reading) => {
    const url = tfeUrl(base.url, path)
    const at = () => ({ ...base, url })
    const once = `cloud ${showUrl(url)}`
    const answers = await send({ ...reading, host, clients, at, once, patience })
    return Object.values(answers)[0] ?? notAsked(host, 'service')
  }
}

/** The clients stop at the first failure, and read the organization before they compare the version (internal/cloud/backend.go). */
async function problemsOf(
  { host, service, organization, workspace }: Workspace,
  ask: Ask
): Promise<readonly Problem[]> {
  const ping = await ask('ping', PING)
  if (ping.outcome.kind !== 'read') return whyFailed(ping)
  const { value: version } = ping.outcome
  const isOld = service === CLOUD && !isCurrent(version)
  const old = isOld ? [problems.cloudVersion({ url: ping.url, version })] : []
  if (organization === null) return old
  const about = { host: showHostname(host), organization }
  const owner = await ask(`organizations/${organization}/entitlement-set`, RESOURCE)
  if (owner.outcome.kind !== 'read') {
    const source = owner.tokenSource ?? ''
    const refused = refusalOf(owner)
    const wrong = refused ? [problems.cloudOrganization({ ...about, source, ...refused })] : []
    return [...whyFailed(owner), ...wrong, ...old]
  }
  if (workspace === null) return old
  const own = await ask(`organizations/${organization}/workspaces/${workspace}`, RESOURCE)
  const refused = refusalOf(own)
  if (refused === null) return [...whyFailed(own), ...old]
  const isMissing = 'status' in refused && refused.status === 404
  const named = { ...about, workspace }
  const wrong = isMissing
    ? problems.cloudWorkspaceMissing(named)
    : problems.cloudWorkspace({ ...named, ...refused })
  return [...old, wrong]
}

/** A URL at an address that is not asked has a finding of its own. */
const whyFailed = ({ outcome }: Answer<unknown>): readonly Problem[] =>
  'problem' in outcome && outcome.problem.code !== 'host-private-redirect' ? [outcome.problem] : []

/** The response in place of the object that was asked for; null if it was that, or there is none. */
function refusalOf({ url, outcome }: Answer<unknown>) {
  if (outcome.kind === 'unreadable') return { url, why: outcome.why }
  return outcome.kind === 'status' ? { url, status: outcome.status, reason: outcome.reason } : null
}

// desiredAPIVersion of internal/cloud/backend.go.
const OLDEST = parseModuleVersion('2.5')

function isCurrent(version: string | null): boolean {
  const parsed = parseModuleVersion(version ?? '')
  return OLDEST === null || (parsed !== null && compareVersions(parsed, OLDEST) >= 0)
}

/** Each workspace once, by host, service and names. */
export function workspacesIn(
  usages: readonly Usage[],
  environment: Machine['environment']
): readonly Workspace[] {
  const all = usages.flatMap(({ kind, workspace: written, hasOwnToken, needs, place }) => {
    // The token of the block is not known here.
    if (written === undefined || hasOwnToken) return []
    const organizationSet = kind.startsWith('cloud') ? environment['TF_CLOUD_ORGANIZATION'] : null
    const organization = named(written.organization ?? organizationSet)
    const workspace = named(written.name)
    return needs.map(({ host, service, clients }) => {
      return { host, service, organization, workspace, clients, places: [place] }
    })
  })
  const keyOf = ({ host, service, organization, workspace }: Workspace) =>
    [host, service, organization, workspace].join(' ')
  return groupsOf(all, keyOf).map((group) => ({
    ...group[0],
    clients: [...new Set(group.flatMap(({ clients }) => clients))],
    places: group.flatMap(({ places }) => places)
  }))
}

const named = (text: string | null | undefined) => (text && NAME.test(text) ? text : null)
