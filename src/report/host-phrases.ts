// What the text and pages both say about a host: requirements, response, tokens, host blocks.
import type { Look } from '../credentials/source.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import { showSome } from '../problems/brief.ts'
import type { Because } from '../problems/place.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'
import { phasesOf, showDuration } from './measure.ts'
import type { ReportContext } from './outcome.ts'
import { andClients, showService, someLines } from './phrases.ts'
import { showBecause, showPlaces } from './places.ts'

/** How an output format makes text from outside safe. */
export type PhraseFormat = {
  readonly value: (text: string, maxCharacters?: number) => string
  readonly prose: (text: string) => string
  readonly because: (because: Because) => string
}

/** Facts without texts are not shown. */
export type Fact = { readonly label: string; readonly texts: readonly string[] }

// A reason phrase or a name has a few words.
export const MAX_WORDS = 120
const MAX_REQUIRED = 20
const MAX_SERVICES = 6

/** Required services, and what requires them. */
export function requiredFact(
  { requirements }: HostVerdict,
  context: ReportContext,
  format: PhraseFormat
): Fact {
  const texts = someLines(requirements, MAX_REQUIRED, (requirement) => {
    // The setting, if it requires the service, and the first line of a file that does.
    const most = requirement.because.some((one) => typeof one === 'string') ? 2 : 1
    const by = showPlaces(requirement.because, most, format.because)
    return `${serviceNeeded(requirement, context, format)} (${by})`
  })
  return { label: 'required', texts }
}

/** The service, with the clients where only some of those in force need it. */
export function serviceNeeded(
  { service, clients }: Requirement,
  { dialect }: ReportContext,
  format: PhraseFormat
): string {
  const id = service === 'any' ? showService(service) : format.value(service, MAX_WORDS)
  const isForAll = dialect.clients.every((client) => clients.includes(client))
  return isForAll ? id : `${id} for ${andClients(clients)}`
}

/** How the wrong document begins, how long the request took, and what failed before a retry. */
export function responseFacts({ visit }: HostVerdict, format: PhraseFormat): readonly Fact[] {
  const { timing, discovery } = visit.attempt
  const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null
  const phases = phasesOf(timing).map(([name, ms]) => `${name} ${showDuration(ms)}`)
  const before = visit.earlier.map((attempt) => {
    const { kind } = attempt.discovery
    const seen = kind === 'failed' ? attempt.discovery.problem.code : kind
    return `${seen} after ${showDuration(attempt.timing.totalMs)}`
  })
  const body = excerpt === null ? [] : [format.value(excerpt.replace(/\s+/gu, ' ').trim())]
  const source = visit.credentials?.hasToken ? [format.prose(visit.credentials.source)] : []
  return [
    { label: 'body', texts: body },
    { label: 'timing', texts: [phases.join(', ')] },
    { label: 'retried', texts: before },
    { label: 'token from', texts: source }
  ]
}

/** What the machine has configured for the host. */
export function configurationFacts(
  { visit, findings }: HostVerdict,
  format: PhraseFormat
): readonly Fact[] {
  // Where clients looked for a token is shown only when a finding is about tokens.
  const hasTokenTrouble = findings.some(({ problem: { code } }) =>
    /^credentials-|^document-unauthorized$/.test(code)
  )
  const blocks = Map.groupBy(visit.forced, ({ place }) => showBecause(place))
  const blockTexts = [...blocks].map(([place, group]) =>
    format.prose(`${place}, for ${andClients(group.map(({ client }) => client))}`)
  )
  return [
    { label: 'credentials', texts: hasTokenTrouble ? lookLines(visit.looks, format.prose) : [] },
    { label: 'host block', texts: blockTexts }
  ]
}

/** The services of a host that works, and how long discovery took or which host block they are from. */
export function servicesPhrase(
  { visit, services, servicesFrom }: HostVerdict,
  format: PhraseFormat
) {
  const from =
    servicesFrom === null
      ? showDuration(visit.attempt.timing.totalMs)
      : `host block at ${format.because(servicesFrom)}`
  const ids = showSome(services, MAX_SERVICES, ({ id }) => format.value(id, MAX_WORDS))
  return `${services.length === 0 ? 'no services' : ids} (${from})`
}

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

/** One line for each source; the clients are named where they differ. `show` makes a source safe. */
export function lookLines(
  looks: Visit['looks'],
  show: (source: string) => string
): readonly string[] {
  const groups = showLooks(looks)
  return groups.flatMap(({ clients, looks: own }) =>
    own.map(({ source, held }) => {
      const by = groups.length > 1 ? `${andClients(clients)}: ` : ''
      return `${by}${show(source)}: ${held}`
    })
  )
}
