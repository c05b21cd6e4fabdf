// The facts about one host: what requires it, what it sent, its services, tokens and host blocks.

import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../judge/services.ts'
import type { Look } from '../../observe/credentials/source.ts'
import type { Hop, Timing } from '../../observe/network/redirects.ts'
import type { SentCertificate } from '../../observe/tls/sent.ts'
import type { Visit } from '../../observe/visit/evidence.ts'
import { namesOf, some } from '../../rules/problems/brief.ts'
import { groupsOf, positionOf, showBecause } from '../../rules/problems/place.ts'
import { CLIENT_NAMES } from '../../rules/protocol/clients.ts'
import type { Authorization } from '../../rules/protocol/token.ts'
import { bareUrl } from '../../rules/text/address-secrets.ts'
import { OUTCOME_WORDS, worstFindings } from '../outcome.ts'
import { showDuration, showExpiry } from '../phrases.ts'
import { type Fact, type Inline, inline, mark, SEVERITY_SIGNS } from '../tree.ts'
import { historyFacts } from './history-words.ts'
import { codeLink, noted, placeList, type View } from './view.ts'

// A reason phrase or a name has a few words.
const MAX_WORDS = 120
// The places where clients looked for a token are shown only when a finding is about tokens.
const TOKEN_CODES = /^credentials-|^document-unauthorized$/

export const short = (text: string): Inline => mark.code(text, MAX_WORDS)

/** The facts with texts. Only a page has those about earlier runs. */
export function factsOf(host: HostVerdict, view: View): readonly Fact[] {
  const { host: name, attempt, earlier, credentials, looks, forced } = host.visit
  const { discovery, timing, hops, certificates } = attempt
  const { context, medium, limits, elsewhere } = view
  const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null
  const isAboutTokens = host.findings.some(({ problem }) => TOKEN_CODES.test(problem.code))
  // The problems on the page have its message.
  const isSaid = medium === 'page' && host.findings.length > 0
  const history = medium === 'page' ? context.history?.get(name) : undefined
  const texts: Readonly<Record<string, readonly Inline[]>> = {
    problems: view.detailed.size > 1 ? problemTexts(host, view) : [],
    result: discovery.kind === 'skipped' && !isSaid ? [mark.prose(discovery.problem.message)] : [],
    required: requirementTexts(host, view),
    clients: medium === 'log' ? [] : clientTexts(host, view),
    response: hops.map(hopText),
    services: host.services.map((service) => serviceText(service, view)),
    body: excerpt === null ? [] : [mark.code(excerpt.replace(/\s+/gu, ' ').trim())],
    timing: [timingText(timing)],
    retried: earlier.map(attemptText),
    'token from': credentials?.hasToken ? [mark.prose(credentials.source)] : [],
    certificate: certificates.map((one) => certificateText(one, context.startedAt)),
    credentials: isAboutTokens ? lookTexts(looks) : [],
    'host block': [...Map.groupBy(forced, (one) => showBecause(one.place))].map(
      ([at, blocks]) => inline`${mark.path(at)} for ${namesOf(blocks.map(({ client }) => client))}`
    )
  }
  // In a log, what is configured is all there is to say of a host that is well.
  const isShort = medium === 'log' && worstFindings(host).length === 0
  const facts = Object.entries({ ...texts, ...(history && historyFacts(history, view)) })
  return facts.flatMap(([label, lines]) => {
    if (isShort && !['credentials', 'host block'].includes(label)) return []
    const { shown, more } = some(
      lines.filter((text) => !mark.isEmpty(text)),
      limits.rows
    )
    const left = more === 0 ? [] : [inline`and ${more} more ${elsewhere}`]
    return shown.length === 0 ? [] : [{ label, texts: [...shown, ...left] }]
  })
}

/** Their titles: the section of the problems has their messages and help. */
const problemTexts = ({ findings }: HostVerdict, view: View): readonly Inline[] =>
  groupsOf(findings, ({ problem }) => problem.code).map(
    ([{ severity, problem }]) =>
      inline`${mark.sign(SEVERITY_SIGNS[severity])} ${problem.title} (${codeLink(problem.code, view)})`
  )

/** Services that are required by the same lines, with the clients where only some of the checked ones need them. */
function requirementTexts({ requirements }: HostVerdict, view: View): readonly Inline[] {
  const { context, limits } = view
  const alike = Map.groupBy(requirements, ({ because }) => because.map(positionOf).join('\n'))
  return Array.from(alike.values(), (group) => {
    const names = mark.some(group, limits.rows, ({ service, clients }) => {
      const id = service === 'any' ? mark.words('any service') : short(service)
      const isForAll = context.dialect.clients.every((client) => clients.includes(client))
      return isForAll ? id : inline`${id} for ${namesOf(clients)}`
    })
    return noted(names, placeList(group[0]?.because ?? [], limits.places, view))
  })
}

/** Only of clients that the repository uses. */
const clientTexts = ({ clients }: HostVerdict, { context }: View): readonly Inline[] =>
  [...Map.groupBy(context.clients, (client) => clients[client])].map(
    ([outcome, group]) =>
      inline`${mark.sign(outcome)} ${group.map((client) => CLIENT_NAMES[client]).join(', ')}: ${OUTCOME_WORDS[outcome]}`
  )

/** The words after `token` that say whether a request had one. */
const AUTHORIZATION_WORDS: Readonly<Record<Authorization, string>> = {
  none: 'none',
  sent: 'sent',
  'not-sent': 'not sent (no connection)',
  withheld: 'not sent (not HTTPS)',
  dropped: 'not sent (redirected to another host)'
}

/** `404 Not Found from https://… in 20 ms (text/html; at 192.0.2.1; token sent)` */
function hopText({ status, reason, url, ms, ...hop }: Hop): Inline {
  const { mediaType, address, proxy, authorization } = hop
  const phrase = status === null || reason === '' ? mark.nothing : mark.prose(reason, MAX_WORDS)
  const answer = mark.joined([`${status ?? 'none'}`, phrase], ' ')
  return noted(
    inline`${answer} from ${mark.code(bareUrl(url))} ${status === null ? 'after' : 'in'} ${showDuration(ms)}`,
    mediaType === null ? mark.nothing : short(mediaType),
    address === null ? mark.nothing : inline`at ${short(address)}`,
    proxy === null ? mark.nothing : inline`through ${mark.code(bareUrl(proxy))}`,
    authorization === 'none' ? mark.nothing : `token ${AUTHORIZATION_WORDS[authorization]}`
  )
}

function serviceText(service: ServiceOutcome, view: View): Inline {
  const id = short(service.id)
  switch (service.kind) {
    case 'url':
      return inline`${id} ${mark.code(bareUrl(service.url))}`
    case 'login': {
      const { client, authz, token, ports } = service.login
      return inline`${id} authz ${mark.code(bareUrl(authz ?? 'none'))}, token ${mark.code(bareUrl(token ?? 'none'))}, client ${mark.code(client)}, ports ${ports.join(' to ')}`
    }
    case 'problem':
      return inline`${id}: ${codeLink(service.problem.code, view)}`
  }
}

/** The phases that happened, in order. */
function timingText({ lookupMs, connectMs, tlsMs, firstByteMs, totalMs }: Timing): string {
  const before = { DNS: lookupMs, connect: connectMs, TLS: tlsMs, 'first byte': firstByteMs }
  return Object.entries({ ...before, total: totalMs })
    .flatMap(([phase, ms]) => (ms === null ? [] : `${phase} ${showDuration(ms)}`))
    .join(', ')
}

const attemptText = ({ discovery, timing }: Visit['earlier'][number]): string =>
  `${discovery.kind === 'failed' ? discovery.problem.code : discovery.kind} after ${showDuration(timing.totalMs)}`

const certificateText = (
  { host, subject, issuer, expires }: SentCertificate,
  now: string
): Inline =>
  inline`${short(host)} valid until ${mark.prose(showExpiry(expires, now))}; subject ${short(subject)}, issuer ${short(issuer)}`

/** Clients that find the same token in the same sources. Sources are not yet safe to show. */
export const showLooks = (looks: Visit['looks']) =>
  Array.from(Map.groupBy(looks, (look) => JSON.stringify(look.looks)).values(), (group) => ({
    clients: group.map(({ client }) => client),
    looks: (group[0]?.looks ?? []).map(({ source, held, counts }) => {
      const end = held === 'no token' ? ' (ends the search)' : ' (used)'
      return { source, held: `${HELD_WORDS[held]}${counts ? end : ''}` }
    })
  }))

const HELD_WORDS: Readonly<Record<Look['held'], string>> = {
  nothing: 'no entry',
  'a token': 'a token',
  'an empty token': 'an empty token',
  'no token': 'an entry without a token',
  'not asked': 'not run',
  'not read': 'turned off'
}

/** One line for each source; the clients are named where they differ. */
export function lookTexts(looks: Visit['looks']): readonly Inline[] {
  const groups = showLooks(looks)
  return groups.flatMap(({ clients, looks }) =>
    looks.map(({ source, held }) => {
      const by = groups.length > 1 ? `${namesOf(clients)}: ` : ''
      return inline`${by}${mark.prose(source)}: ${held}`
    })
  )
}
