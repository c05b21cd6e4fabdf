// All that is known about each host, for readers who open it.

import type { HostHistory } from '../../history/history.ts'
import type { Finding } from '../../judge/finding.ts'
import type { ClientOutcome, HostVerdict } from '../../judge/host-verdict.ts'
import { CLIENT_NAMES } from '../../protocol/clients.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { Requirement } from '../../visit/requirements.ts'
import { describeRuns, describeUptime, showUptime } from '../history-phrases.ts'
import { configurationFacts, type Fact, MAX_WORDS, responseFacts } from '../host-phrases.ts'
import { showDuration } from '../measure.ts'
import { OUTCOME_WORDS, outcomeOf, worstFindings } from '../outcome.ts'
import { andClients, capitalised, showService } from '../phrases.ts'
import { MAX_MESSAGE } from '../safe-text.ts'
import { certificateTable, requestTable, serviceTexts } from './evidence.ts'
import { historyBar, latencyChart } from './history.ts'
import { incidentTable } from './incidents.ts'
import { code, finished, type Html, html, isEmpty, joined, NOTHING, prose } from './markup.ts'
import {
  anchorOf,
  asSentence,
  codeLink,
  phrasesFor,
  places,
  severityLabel,
  sign,
  type View
} from './view.ts'

const MAX_PLACES = 12

/** The details of one host, closed unless it is the only one. Its anchor is inside: browsers open what is around a target. */
export function renderHost(host: HostVerdict, isOnly: boolean, view: View): Html {
  const outcome = outcomeOf(host)
  const name = showHostname(host.visit.host)
  const [worst] = worstFindings(host)
  const why = worst === undefined ? NOTHING : html`: ${worst.problem.title}`
  return html`<details class="host"${isOnly ? html` open=""` : NOTHING}><summary>${sign(outcome)} <h3>${code(name)}</h3> ${OUTCOME_WORDS[outcome]}${why}</summary>
<div id="${anchorOf(host.visit.host)}">
${findingList(host.findings, view)}${factList(host, view)}${incidentsOf(host, view)}${requestTable(host)}${certificateTable(host, view)}</div>
</details>
`
}

function findingList(findings: readonly Finding[], view: View): Html {
  if (findings.length === 0) return NOTHING
  const items = findings.map(({ severity, problem }) => {
    const help = problem.help ? html` <b>Help:</b> ${prose(problem.help, MAX_MESSAGE)}` : NOTHING
    const message = prose(asSentence(problem.message), MAX_MESSAGE)
    return html`<li>${severityLabel(severity)} ${message}.${help} (${codeLink(problem.code, view)})</li>\n`
  })
  return html`<ul class="findings">\n${items}</ul>\n`
}

function factList(host: HostVerdict, view: View): Html {
  const phrases = phrasesFor(view)
  const { discovery } = host.visit.attempt
  const known = [...responseFacts(host, phrases), ...configurationFacts(host, phrases)]
  const facts = [
    {
      label: 'result',
      texts: discovery.kind === 'skipped' ? [prose(discovery.problem.message)] : []
    },
    { label: 'required', texts: requirementTexts(host, view) },
    { label: 'clients', texts: clientTexts(host, view) },
    { label: 'services', texts: serviceTexts(host, view) },
    ...historyFacts(host, view),
    ...known.map(({ label, texts }: Fact) => ({ label, texts: texts.map(finished) }))
  ]
  const rows = facts.flatMap(({ label, texts }) => {
    const own = texts.filter((text) => !isEmpty(text))
    return own.length === 0
      ? []
      : [html`<dt>${capitalised(label)}</dt>${own.map((text) => html`<dd>${text}</dd>`)}\n`]
  })
  return rows.length === 0 ? NOTHING : html`<dl>\n${rows}</dl>\n`
}

/** Services, with the clients where only some of those in force need one, and the lines that require them. */
function requirementTexts({ requirements }: HostVerdict, view: View): readonly Html[] {
  // Most services of a host are required by the same lines.
  const alike = Map.groupBy(requirements, ({ because }) => places(because, MAX_PLACES, view).text)
  return Array.from(alike, ([by, own]) => {
    const services = joined(
      own.map((requirement) => serviceOf(requirement, view)),
      ', '
    )
    return by === '' ? services : html`${services} by ${finished(by)}`
  })
}

function serviceOf({ service, clients }: Requirement, { context }: View): Html {
  const id = service === 'any' ? html`${showService(service)}` : code(service, MAX_WORDS)
  const isForAll = context.dialect.clients.every((client) => clients.includes(client))
  return isForAll ? id : html`${id} for ${andClients(clients)}`
}

const CLIENT_OUTCOMES: readonly ClientOutcome[] = ['fails', 'warns', 'works']

/** Only of clients that the repository uses. */
const clientTexts = ({ clients }: HostVerdict, { context }: View): readonly Html[] =>
  CLIENT_OUTCOMES.flatMap((outcome) => {
    const names = context.clients.filter((client) => clients[client] === outcome)
    const list = names.map((client) => CLIENT_NAMES[client]).join(', ')
    return names.length === 0 ? [] : [html`${sign(outcome)} ${list}: ${OUTCOME_WORDS[outcome]}`]
  })

function historyFacts({ visit }: HostVerdict, view: View) {
  const history = view.context.history?.get(visit.host)
  if (history === undefined) return []
  const { medianMs } = history
  return [
    {
      label: 'runs',
      texts: [html`${historyBar(history.recent)} ${describeRuns(history.recent)}`]
    },
    { label: 'uptime', texts: uptimeTexts(history) },
    {
      label: 'latency',
      texts:
        medianMs === null
          ? []
          : [html`median ${showDuration(medianMs)} in 30 days${latencyChart(history.recent)}`]
    }
  ]
}

const uptimeTexts = ({ uptime }: HostHistory): readonly Html[] => {
  const parts = uptime.flatMap((one) => {
    const shown = showUptime(one)
    return shown === null ? [] : [html`${shown} (${describeUptime(one)})`]
  })
  return parts.length === 0 ? [] : [joined(parts, ', ')]
}

const incidentsOf = ({ visit }: HostVerdict, view: View): Html =>
  incidentTable(view.context.history?.get(visit.host)?.incidents ?? [], view)
