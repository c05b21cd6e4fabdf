// Asks HCP Terraform, and what has its API, for what `cloud` blocks and remote backends need. Only reads.
import type { Machine } from '../../../read/cli-config/machine.ts'
import type { Usage } from '../../../read/scan/usage.ts'
import { accept, refuse } from '../../../rules/go/text.ts'
import { showUrl } from '../../../rules/go/url.ts'
import { groupsOf } from '../../../rules/problems/place.ts'
import type { Patience } from '../../../rules/protocol/clients.ts'
import { decode, optional, struct, text } from '../../../rules/registry/answers/decode.ts'
import { tfeUrl } from '../../../rules/registry/urls.ts'
import { type BodyPlan, EXCERPT, type Head } from '../../network/body.ts'
import type { Limits } from '../../network/gate.ts'
import type { Answer, CloudAnswers, Workspace } from './evidence.ts'
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

type CloudPorts = Send & Places & Limits

/** Asks each URL once, with the token; without one the clients ask nothing. */
export async function askClouds(workspaces: readonly Workspace[], ports: CloudPorts) {
  const answers = workspaces.map(async (workspace) => {
    const { host, service, clients } = workspace
    if (!(await ports.hasToken(host))) return []
    const baseFor = ports.belowService(service, host, (base) => base)
    const asking = clients.flatMap((client) => {
      const base = baseFor(client)
      return typeof base === 'string' ? [] : [{ client, base }]
    })
    const groups = groupsOf(asking, ({ base }) => showUrl(base.url)).map((group) => {
      const sharing = group.map(({ client }) => client)
      return askAbout({ ...workspace, clients: sharing }, group[0].base, ports)
    })
    return await Promise.all(groups)
  })
  return (await Promise.all(answers)).flat()
}

/** In the order of the clients, which stop at the first failure. */
async function askAbout(
  workspace: Workspace,
  base: Exclude<Where, string>,
  { send, timeoutMs }: CloudPorts
): Promise<CloudAnswers> {
  const { host, clients, organization, workspace: name } = workspace
  // Both clients have go-tfe. It asks again after 429; that it does not after 5xx is not worth a rule.
  const patience = ({ client }: Patience): Patience => {
    return { client, attemptMs: timeoutMs ?? ATTEMPT_MS, retries: 1 }
  }
  const about = async <T>(path: string, reading: Reading<T>): Promise<Answer<T>> => {
    const url = tfeUrl(base.url, path)
    const at = () => ({ ...base, url })
    const once = `cloud ${showUrl(url)}`
    const answers = await send({ ...reading, host, clients, at, once, patience })
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
