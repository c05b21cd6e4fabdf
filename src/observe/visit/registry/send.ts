// Sends questions: once for the clients that ask the same URL, with the token of the host.
import type { Machine } from '../../../read/cli-config/machine.ts'
import type { CliConfig } from '../../../read/cli-config/read.ts'
import { isExhausted } from '../../../read/files/read-text.ts'
import type { Dialect } from '../../../read/scan/clients/dialect.ts'
import { safeUrl, showUrl, type Url } from '../../../rules/go/url.ts'
import { hostCheckCrashed } from '../../../rules/problems/not-contacted.ts'
import { groupsOf } from '../../../rules/problems/place.ts'
import { type MainClient, type Patience, versionInUse } from '../../../rules/protocol/clients.ts'
import { type Hostname, showHostname } from '../../../rules/protocol/hostname.ts'
import type { Token } from '../../../rules/protocol/token.ts'
import { Work } from '../../../rules/registry/work.ts'
import { once } from '../../../rules/text/once.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { CredentialsFinder } from '../../credentials/client-sources.ts'
import { withLoginFrom } from '../../credentials/netrc.ts'
import { EXCERPT } from '../../network/body.ts'
import type { Asker, RegistryRequest } from './ask.ts'
import type { Answer, Answers, NotAsked } from './evidence.ts'
import { notAsked, outcomeOf, planFor, type Question, seenBy, type Where } from './question.ts'

// net/http gives up at the tenth request of a call.
const MAX_REDIRECTS = 9

type SendOptions = {
  readonly settings: Pick<Settings, 'maxRequests'>
  readonly dialect: Pick<Dialect, 'versions'>
  readonly credentials: CredentialsFinder
  /** The CLI configuration of each client. */
  readonly configs: readonly CliConfig[]
  readonly machine: Machine
  /** Hides a secret that is found. */
  readonly learn: (token: Token) => void
  readonly progress: (progress: InquiryProgress) => void
}

export type InquiryProgress = { readonly total: number; readonly done: number }

/** Sends questions with the tokens of hosts, as often and for as long as the clients do, within the work for each host. */
export type Send = ReturnType<typeof senderOf>

/** Reports each request as progress; `addresses`: how many there are at least. */
export function senderOf(options: SendOptions, asker: Asker, addresses: number) {
  const rules = rulesOf(options, asker, addresses)
  const shared = once(
    (question: Question<unknown>) => answersTo(question, rules),
    ({ once: key }) => key
  )
  return {
    versionOf: rules.versionOf,
    countTransfer: (url: Url) => asker.countTransfer(url),
    hasToken: async (host: Hostname) => (await rules.tokenOf(host)).token !== null,
    /** The answer for each client. */
    send: <T>(question: Question<T>) =>
      question.once === undefined
        ? answersTo(question, rules)
        : (shared(question) as Promise<Answers<T>>)
  }
}

type Credentials = { readonly token: Token | null; readonly source: string | null }

const ANONYMOUS: Credentials = { token: null, source: null }

export type SendRules = ReturnType<typeof rulesOf>

/** The rules of the clients and the machine, on which answers depend. */
function rulesOf(options: SendOptions, asker: Asker, addresses: number) {
  const { configs, credentials, dialect, machine, learn, progress, settings } = options
  const patience = new Map(configs.map((config) => [config.client, config.patience]))
  let done = 0
  progress({ total: addresses, done })
  return {
    ask: async (request: RegistryRequest) => {
      const attempts = await asker.ask(request)
      done += 1
      progress({ total: Math.max(addresses, done), done })
      return attempts
    },
    versionOf: (client: MainClient) => versionInUse(client, dialect.versions),
    patienceOf: (client: MainClient): Patience =>
      patience.get(client) ?? { client, attemptMs: 10_000, retries: 1 },
    tokenOf: async (host: Hostname): Promise<Credentials> => {
      const { answer } = await credentials.find(host)
      const { token = null, source = null, isUnsendable } = answer ?? {}
      return token === null || isUnsendable ? ANONYMOUS : { token, source }
    },
    workOf: once((_: Hostname) => new Work(settings.maxRequests, addresses)),
    withLogin: withLoginFrom(machine, learn)
  }
}

/** The answer for each client. */
export async function answersTo<T>(question: Question<T>, rules: SendRules): Promise<Answers<T>> {
  const { host, clients, at, netrc, isAnonymous } = question
  if (clients.length === 0) return {}
  const asking = clients.map((client) => {
    const where = at(client)
    if (typeof where === 'string' || !netrc?.includes(client)) return { client, where }
    return { client, where: { ...where, url: rules.withLogin(where.url) } }
  })
  const groups = groupsOf(asking, ({ where }) =>
    typeof where === 'string' ? where : showUrl(where.url)
  )
  const credentials = isAnonymous ? ANONYMOUS : await rules.tokenOf(host)
  const answers = groups.map((group) => askTogether(question, group, credentials, rules))
  return Object.fromEntries((await Promise.all(answers)).flat())
}

type Asking = { readonly client: MainClient; readonly where: Where }

/** For clients that ask the same URL. Those that work with the same response share what is read of it. */
async function askTogether<T>(
  question: Question<T>,
  group: readonly [Asking, ...Asking[]],
  { token, source: tokenSource }: Credentials,
  { ask, patienceOf, versionOf, workOf }: SendRules
): Promise<readonly (readonly [MainClient, Answer<T>])[]> {
  const { host, headers, maxRedirects = MAX_REDIRECTS, patience = (usual) => usual } = question
  const [{ client: first, where }] = group
  const clients = group.map(({ client }) => client)
  const toAll = (answer: Answer<T>) => clients.map((client) => [client, answer] as const)
  const unasked = (why: NotAsked, url?: string) => ({ ...notAsked(host, why, url), tokenSource })
  if (typeof where === 'string') return toAll(unasked(where))
  const { block, ...target } = where
  const url = safeUrl(where.url)
  const work = workOf(host)
  if (work.isSpent) return toAll(unasked('work', url))
  try {
    const attempts = await ask({
      ...target,
      host,
      token,
      headers: headers ?? { 'x-terraform-version': versionOf(first) },
      planBody: (head) => planFor(head, question) ?? EXCERPT,
      maxRedirects,
      patience: clients.map((client) => patience(patienceOf(client)))
    })
    if (typeof attempts === 'string') return toAll(unasked(attempts, url))
    const lastHop = attempts.at(-1)?.hops.at(-1) ?? null
    const views = Map.groupBy(clients, (client) => seenBy(attempts, patience(patienceOf(client))))
    return Array.from(views, ([response, agreeing]) => {
      const outcome = outcomeOf(response, where.url, question, work)
      const seen = { outcome, attempts: attempts.length, lastHop }
      const answer = { host, url, tokenSource, ...seen, ...(block && { block }) }
      return agreeing.map((client) => [client, answer] as const)
    }).flat()
  } catch (thrown) {
    if (isExhausted(thrown)) throw thrown
    // Answers of other hosts are kept.
    const problem = hostCheckCrashed({ host: showHostname(host), thrown })
    return toAll({
      ...unasked('service', url),
      outcome: { kind: 'not-asked', why: 'unchecked', problem }
    })
  }
}
