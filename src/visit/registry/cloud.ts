// Asks HCP Terraform, and what has its API, for what `cloud` blocks and remote backends need. Only reads.
import { accept, refuse } from '../../go/text.ts'
import { showUrl } from '../../go/url.ts'
import { type BodyPlan, EXCERPT, type Head } from '../../network/body.ts'
import { type Because, groupsOf } from '../../problems/place.ts'
import type { MainClient, Patience } from '../../protocol/clients.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { decode, optional, struct, text } from '../../registry/answers/decode.ts'
import { tfeUrl } from '../../registry/urls.ts'
import type { Answer } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { ask, bodyText, notAsked, type Reading, serviceOf, type Where } from './question.ts'

/** What the API of a host answered about one workspace. Null for what was not asked. */
export type CloudAnswers = Workspace & {
  /** The version of the API; null without one. Any response will do. */
  readonly ping: Answer<string | null>
  readonly ofOrganization: Answer<null> | null
  readonly ofWorkspace: Answer<null> | null
}

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

/** Asks each URL once, with the token; without one the clients ask nothing. */
export async function askClouds(context: InquiryContext): Promise<readonly CloudAnswers[]> {
  // Both clients have go-tfe. It asks again after 429; that it does not after 5xx is not worth a rule.
  const attemptMs = context.settings.timeoutMs ?? ATTEMPT_MS
  const patience = (client: MainClient): Patience => ({ client, attemptMs, retries: 1 })
  const asking = { ...context, patience }
  const answers = workspacesIn(context).map(async (workspace) => {
    const { host, service, clients } = workspace
    const { token } = await context.tokenOf(host)
    if (token === null) return []
    const found = clients.flatMap((client) => {
      const at = serviceOf(service, host, client, context)
      return typeof at === 'string' ? [] : [{ client, at }]
    })
    const groups = groupsOf(found, ({ at }) => showUrl(at.url)).map((group) => {
      const own = { ...workspace, clients: group.map(({ client }) => client) }
      return askAbout(own, group[0].at, asking)
    })
    return await Promise.all(groups)
  })
  return (await Promise.all(answers)).flat()
}

/** In the order of the clients, which stop at the first failure. */
async function askAbout(
  workspace: Workspace,
  base: Exclude<Where, string>,
  context: InquiryContext
): Promise<CloudAnswers> {
  const { host, clients, organization, workspace: name } = workspace
  const about = async <T>(path: string, reading: Reading<T>): Promise<Answer<T>> => {
    const url = tfeUrl(base.url, path)
    const at = () => ({ ...base, url })
    const once = `cloud ${showUrl(url)}`
    const answers = await ask({ ...reading, host, clients, at, once }, context)
    return Object.values(answers)[0] ?? notAsked(host, 'service')
  }
  const ping = await about('ping', PING)
  const answers = { ...workspace, ping, ofOrganization: null, ofWorkspace: null }
  if (ping.outcome.kind !== 'read' || organization === null) return answers
  const under = `organizations/${organization}`
  const ofOrganization = await about(`${under}/entitlement-set`, RESOURCE)
  const isLast = ofOrganization.outcome.kind !== 'read' || name === null
  const ofWorkspace = isLast ? null : await about(`${under}/workspaces/${name}`, RESOURCE)
  return { ...answers, ofOrganization, ofWorkspace }
}

/** Each workspace once, by host, service and names. */
function workspacesIn({ usages, machine }: InquiryContext): readonly Workspace[] {
  const known = new Map<string, Workspace & { places: Because[]; clients: MainClient[] }>()
  for (const { kind, workspace: written, hasOwnToken, needs, place } of usages) {
    // The token of the block is not known here.
    if (written === undefined || hasOwnToken) continue
    const given = kind.startsWith('cloud')
      ? machine.environment['TF_CLOUD_ORGANIZATION']
      : undefined
    const organization = named(written.organization ?? given)
    const workspace = named(written.name)
    for (const { host, service, clients } of needs) {
      const key = [host, service, organization, workspace].join(' ')
      const before = known.get(key)
      const each = before ?? { host, service, organization, workspace, places: [], clients: [] }
      known.set(key, each)
      each.places.push(place)
      each.clients = [...new Set([...each.clients, ...clients])]
    }
  }
  return [...known.values()]
}

const named = (text: string | null | undefined) => (text && NAME.test(text) ? text : null)
