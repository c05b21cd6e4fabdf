// What is known about one host: what requires it, what it sent, its services, tokens and host blocks.
import type { Look } from '../../credentials/source.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../judge/services.ts'
import type { Hop } from '../../network/redirects.ts'
import { showCount, some } from '../../problems/brief.ts'
import { positionOf } from '../../problems/place.ts'
import { CLIENT_NAMES } from '../../protocol/clients.ts'
import { bareUrl } from '../../text/safe-text.ts'
import type { SentCertificate } from '../../tls/sent.ts'
import type { Visit } from '../../visit/evidence.ts'
import type { Requirement } from '../../visit/requirements.ts'
import { phasesOf, showDuration, showExpiry } from '../measure.ts'
import { isWrong, OUTCOME_WORDS } from '../outcome.ts'
import { andClients, showAuthorization } from '../phrases.ts'
import { showBecause } from '../places.ts'
import { type Fact, type Inline, inline, mark } from '../tree.ts'
import { codeLink, place, placeList, type View } from './view.ts'

// A reason phrase or a name has a few words.
const MAX_WORDS = 120
const MAX_SERVICES = 6

const short = (text: string): Inline => mark.code(text, MAX_WORDS)

/** The facts with texts. `added` are those that only a page has, about earlier runs. */
export function factsOf(
  host: HostVerdict,
  view: View,
  added: readonly Fact[] = []
): readonly Fact[] {
  const { attempt, earlier, credentials } = host.visit
  const { discovery, timing, hops, certificates } = attempt
  const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null
  const phases = phasesOf(timing).map(([name, ms]) => `${name} ${showDuration(ms)}`)
  const { startedAt } = view.context
  const isBare = view.medium === 'log' && !isWrong(host)
  const facts: readonly Fact[] = isBare
    ? configurationFacts(host)
    : [
        {
          label: 'result',
          texts: discovery.kind === 'skipped' ? [mark.prose(discovery.problem.message)] : []
        },
        { label: 'required', texts: requirementTexts(host, view) },
        { label: 'clients', texts: view.medium === 'log' ? [] : clientTexts(host, view) },
        { label: 'response', texts: hops.map(hopText) },
        { label: 'services', texts: serviceTexts(host, view) },
        ...added,
        {
          label: 'body',
          texts: excerpt === null ? [] : [mark.code(excerpt.replace(/\s+/gu, ' ').trim())]
        },
        { label: 'timing', texts: [phases.join(', ')] },
        { label: 'retried', texts: earlier.map(attemptText) },
        {
          label: 'token from',
          texts: credentials?.hasToken ? [mark.prose(credentials.source)] : []
        },
        { label: 'certificate', texts: certificates.map((one) => certificateText(one, startedAt)) },
        ...configurationFacts(host)
      ]
  return facts
    .map(({ label, texts }) => ({ label, texts: texts.filter((text) => !mark.isEmpty(text)) }))
    .filter(({ texts }) => texts.length > 0)
}

/** Services that are required by the same lines, with the clients where only some of those in force need them. */
function requirementTexts({ requirements }: HostVerdict, view: View): readonly Inline[] {
  const { rows } = view.limits
  const alike = Map.groupBy(requirements, ({ because }) => because.map(positionOf).join('\n'))
  return firstTexts([...alike.values()], 'requirement', view, (own) => {
    const by = placeList(own[0]?.because ?? [], view.limits.places, view)
    const names = mark.some(own, rows, (one) => serviceNeeded(one, view))
    return mark.isEmpty(by) ? names : inline`${names} (${by})`
  })
}

function serviceNeeded({ service, clients }: Requirement, { context }: View): Inline {
  const id = service === 'any' ? mark.words('any service') : short(service)
  const isForAll = context.dialect.clients.every((client) => clients.includes(client))
  return isForAll ? id : inline`${id} for ${andClients(clients)}`
}

/** The first ones, and how many more there are. */
function firstTexts<T>(
  items: readonly T[],
  noun: string,
  view: View,
  show: (item: T) => Inline
): readonly Inline[] {
  const { shown, more } = some(items, view.limits.rows)
  const last = more > 0 ? [inline`and ${showCount(more, `more ${noun}`)} ${view.rest}`] : []
  return [...shown.map(show), ...last]
}

/** Only of clients that the repository uses. */
const clientTexts = ({ clients }: HostVerdict, { context }: View): readonly Inline[] =>
  (['fails', 'warns', 'works'] as const).flatMap((outcome) => {
    const names = context.clients.filter((client) => clients[client] === outcome)
    const list = names.map((client) => CLIENT_NAMES[client]).join(', ')
    return names.length === 0
      ? []
      : [inline`${mark.sign(outcome)} ${list}: ${OUTCOME_WORDS[outcome]}`]
  })

/** `404 Not Found from https://… in 20 ms (text/html; at 192.0.2.1; token sent)` */
function hopText({
  status,
  reason,
  url,
  ms,
  mediaType,
  address,
  proxy,
  authorization
}: Hop): Inline {
  const notes = [
    mediaType === null ? mark.nothing : short(mediaType),
    address === null ? mark.nothing : inline`at ${short(address)}`,
    proxy === null ? mark.nothing : inline`through ${mark.code(bareUrl(proxy))}`,
    authorization === 'none' ? mark.nothing : inline`token ${showAuthorization(authorization)}`
  ]
  const phrase =
    status === null || reason === '' ? mark.nothing : inline` ${mark.prose(reason, MAX_WORDS)}`
  const noted = mark.joined(notes, mark.words('; '))
  const end = mark.isEmpty(noted) ? mark.nothing : inline` (${noted})`
  return inline`${status ?? 'none'}${phrase} from ${mark.code(bareUrl(url))} ${status === null ? 'after' : 'in'} ${showDuration(ms)}${end}`
}

/** The services, each with its URL, and the host block that they are from. */
const serviceTexts = ({ services, servicesFrom }: HostVerdict, view: View): readonly Inline[] => [
  ...firstTexts(services, 'service', view, (service) => serviceText(service, view)),
  ...(servicesFrom === null ? [] : [inline`from the host block at ${place(servicesFrom, view)}`])
]

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

const attemptText = ({ discovery, timing }: Visit['earlier'][number]): string =>
  `${discovery.kind === 'failed' ? discovery.problem.code : discovery.kind} after ${showDuration(timing.totalMs)}`

const certificateText = (
  { host, subject, issuer, expires }: SentCertificate,
  now: string
): Inline =>
  inline`${short(host)} valid until ${mark.prose(showExpiry(expires, now))}; subject ${short(subject)}, issuer ${short(issuer)}`

function configurationFacts({ visit, findings }: HostVerdict): readonly Fact[] {
  // Where clients looked for a token is shown only when a finding is about tokens.
  const hasTokenTrouble = findings.some(({ problem: { code } }) =>
    /^credentials-|^document-unauthorized$/.test(code)
  )
  const blocks = Map.groupBy(visit.forced, ({ place }) => showBecause(place))
  const blockTexts = [...blocks].map(([place, group]) =>
    mark.prose(`${place}, for ${andClients(group.map(({ client }) => client))}`)
  )
  return [
    { label: 'credentials', texts: hasTokenTrouble ? lookTexts(visit.looks) : [] },
    { label: 'host block', texts: blockTexts }
  ]
}

export const servicesOf = ({ services }: HostVerdict): Inline =>
  services.length === 0 ? 'no services' : mark.some(services, MAX_SERVICES, ({ id }) => short(id))

/** How long discovery took, or which host block the services are from. */
export const timeOf = ({ visit, servicesFrom }: HostVerdict, view: View): Inline =>
  servicesFrom === null
    ? showDuration(visit.attempt.timing.totalMs)
    : inline`host block at ${place(servicesFrom, view)}`

/** Clients that find the same token in the same sources. Sources are not yet safe to show. */
export function showLooks(looks: Visit['looks']) {
  const groups = Map.groupBy(looks, (each) => JSON.stringify(each.looks.map(shownLook)))
  return Array.from(groups.values(), (group) => ({
    clients: group.map(({ client }) => client),
    looks: group[0]?.looks.map(shownLook) ?? []
  }))
}

const HELD_WORDS: Readonly<Record<Look['held'], string>> = {
  nothing: 'no entry',
  'a token': 'a token',
  'an empty token': 'an empty token',
  'no token': 'an entry without a token',
  'not asked': 'not run',
  'not read': 'turned off'
}

const shownLook = ({ source, held, counts }: Look) => ({
  source,
  held: `${HELD_WORDS[held]}${counts ? (held === 'no token' ? ' (ends the search)' : ' (used)') : ''}`
})

/** One line for each source; the clients are named where they differ. */
export function lookTexts(looks: Visit['looks']): readonly Inline[] {
  const groups = showLooks(looks)
  return groups.flatMap(({ clients, looks: own }) =>
    own.map(({ source, held }) => {
      const by = groups.length > 1 ? `${andClients(clients)}: ` : ''
      return inline`${by}${mark.prose(source)}: ${held}`
    })
  )
}
