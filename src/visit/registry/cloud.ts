// Asks HCP Terraform, and what has its API, for what `cloud` blocks and remote backends need. Only reads.
import type { Environment } from '../../cli-config/machine.ts'
import { accept, type Parsed, refuse } from '../../go/parsed.ts'
import { safeUrl, showUrl } from '../../go/url.ts'
import type { BodyPlan, Head } from '../../network/body.ts'
import type { Received } from '../../network/redirects.ts'
import type { MainClient } from '../../protocol/clients.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import type { Token } from '../../protocol/token.ts'
import { decode, optional, struct, text } from '../../registry/answers/decode.ts'
import { tfeUrl } from '../../registry/urls.ts'
import type { Usage } from '../../scan/usage.ts'
import type { Because } from '../requirements.ts'
import { recognizePage } from '../wrong-document.ts'
import type { Asked, Outcome } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import type { Target } from './question.ts'
import type { Question, Reply } from './reply.ts'
import { targetsOf } from './services.ts'

/** What the API of a host answered about one workspace. Null for what was not asked. */
export type CloudAnswers = Wanted & {
  /** The version of the API; null without one. Any response will do. */
  readonly ping: Asked<string | null>
  readonly ofOrganization: Asked<null> | null
  readonly ofWorkspace: Asked<null> | null
}

/** A workspace that files name, or as much as is known of it. */
type Wanted = {
  readonly host: Hostname
  /** `tfe.v2` of a `cloud` block or `tfe.v2.1` of a remote backend. */
  readonly service: string
  readonly clients: readonly MainClient[]
  readonly places: readonly Because[]
  readonly organization: string | null
  readonly workspace: string | null
}

type Context = InquiryContext & { readonly environment: Environment }

// go-tfe waits without end, but a check has to end.
const ATTEMPT_MS = 30_000
const MAX_REDIRECTS = 9
const WHOLE: BodyPlan = { kind: 'whole', maxBytes: 1024 * 1024 }
const EXCERPT: BodyPlan = { kind: 'excerpt', maxBytes: 2048 }
// Both clients have go-tfe. It asks again after 429; that it does not after 5xx is not worth a rule.
const HOW = {
  headers: { accept: 'application/vnd.api+json' },
  planBody: ({ status }: Head) => (status === 200 ? WHOLE : EXCERPT),
  maxRedirects: MAX_REDIRECTS
}

// No others are names of organizations and workspaces.
const NAME = /^[\w-]+$/

/** Asks each URL once, with the token; without one the clients ask nothing. */
export async function askClouds(
  usages: readonly Usage[],
  context: Context
): Promise<readonly CloudAnswers[]> {
  const replies = new Map<string, Promise<Reply>>()
  const askOnce: Ask = (question) => {
    const key = showUrl(question.url)
    const reply = replies.get(key) ?? context.asker.ask(question)
    replies.set(key, reply)
    return reply
  }
  const answers = wantedIn(usages, context).map(async (wanted) => {
    const { host, service, clients } = wanted
    const { token, source } = await context.tokenOf(host)
    if (token === null) return []
    const targets = targetsOf(service, host, clients, (base) => base, context)
    const asking = targets.flatMap((target) => (target.kind === 'service' ? target : []))
    const byUrl = Map.groupBy(asking, ({ url }) => showUrl(url))
    const access = { token, source, attemptMs: context.settings.timeoutMs ?? ATTEMPT_MS }
    return Promise.all(byUrl.values().map((group) => askAbout(wanted, group, access, askOnce)))
  })
  return (await Promise.all(answers)).flat(2)
}

type Ask = (question: Question) => Promise<Reply>
type ToAsk = Target & { readonly kind: 'service' }
type Access = {
  readonly token: Token
  readonly source: string | null
  readonly attemptMs: number
}

/** In the order of the clients, which stop at the first failure. */
async function askAbout(
  wanted: Wanted,
  targets: readonly ToAsk[],
  { token, source, attemptMs }: Access,
  ask: Ask
): Promise<readonly CloudAnswers[]> {
  const [first] = targets
  if (first === undefined) return []
  const { host, organization, workspace } = wanted
  const { client, origin } = first
  const about = async <T>(path: string, read: Read<T>): Promise<Asked<T>> => {
    const url = tfeUrl(first.url, path)
    const patience = [{ client, attemptMs, retries: 1 }]
    const reply = await ask({ host, url, origin, token, ...HOW, patience })
    const attempts = reply.kind === 'asked' ? reply.attempts : []
    const outcome = outcomeOf(reply, read)
    return { host, url: safeUrl(url), tokenSource: source, outcome, attempts }
  }
  const ping = await about('ping', readVersion)
  const clients = targets.map((target) => target.client)
  const answers = { ...wanted, clients, ping, ofOrganization: null, ofWorkspace: null }
  if (ping.outcome.kind !== 'read' || organization === null) return [answers]
  const under = `organizations/${organization}`
  const ofOrganization = await about(`${under}/entitlement-set`, readResource)
  const isLast = ofOrganization.outcome.kind !== 'read' || workspace === null
  const ofWorkspace = isLast ? null : await about(`${under}/workspaces/${workspace}`, readResource)
  return [{ ...answers, ofOrganization, ofWorkspace }]
}

type Read<T> = (response: Received) => Outcome<T>

function outcomeOf<T>(reply: Reply, read: Read<T>): Outcome<T> {
  if (reply.kind === 'not-asked') return reply
  const response = (reply.attempts.at(-1) ?? reply.attempts[0]).response
  return response.kind === 'failed' ? { kind: 'failed', problem: response.problem } : read(response)
}

/** The clients do not look at the status (go-tfe, getRawAPIMetadata). */
const readVersion: Read<string | null> = ({ head }) => ({ kind: 'read', value: head.apiVersion })

const RESOURCE = struct({ data: optional(struct({ id: text })) })

/** An object of JSON:API (go-tfe, checkResponseCode and unmarshalResponse). */
const readResource: Read<null> = ({ head, body }) => {
  const { status, reason } = head
  const page = recognizePage(body.bytes)
  if (status < 200 || status > 399) return { kind: 'status', status, reason, page }
  const read = resourceIn(new TextDecoder().decode(body.bytes))
  return read.ok ? { kind: 'read', value: null } : { kind: 'unreadable', why: read.why, page }
}

function resourceIn(body: string): Parsed<null> {
  const read = decode(body, RESOURCE)
  if (!read.ok) return read
  return read.value.data === null ? refuse('has no data') : accept(null)
}

/** Each workspace once, by host, service and names. */
function wantedIn(usages: readonly Usage[], { environment }: Context): readonly Wanted[] {
  const wanted = new Map<string, Wanted & { places: Because[]; clients: MainClient[] }>()
  for (const { kind, workspace: written, hasOwnToken, needs, place } of usages) {
    // The token of the block is not known here.
    if (written === undefined || hasOwnToken) continue
    const given = kind.startsWith('cloud') ? environment['TF_CLOUD_ORGANIZATION'] : undefined
    const organization = named(written.organization ?? given)
    const workspace = named(written.name)
    for (const { host, service, clients } of needs) {
      const key = [host, service, organization, workspace].join(' ')
      const before = wanted.get(key)
      const each = before ?? { host, service, organization, workspace, places: [], clients: [] }
      wanted.set(key, each)
      each.places.push(place)
      each.clients = [...new Set([...each.clients, ...clients])]
    }
  }
  return [...wanted.values()]
}

const named = (text: string | null | undefined): string | null =>
  text && NAME.test(text) ? text : null
