// All that is known about each host, for readers who open it.

import type { HostVerdict } from '../../../judge/host-verdict.ts'
import type { Finding } from '../../../problems/problem.ts'
import { CLIENT_NAMES } from '../../../protocol/clients.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import { describeRuns, describeUptime, showUptime } from '../../history-rows.ts'
import { configurationFacts, type Fact, responseFacts, serviceNeeded } from '../../host-phrases.ts'
import { showDuration } from '../../measure.ts'
import { OUTCOME_WORDS, outcomeOf, worstFindings } from '../../outcome.ts'
import { capitalised } from '../../phrases.ts'
import { certificateTable, requestTable, serviceTexts } from './evidence.ts'
import { historyBar, incidentTable, latencyChart } from './history.ts'
import { code, commas, finished, type Html, html, isEmpty, NOTHING, prose } from './markup.ts'
import {
  anchorOf,
  codeLink,
  helpText,
  type PageView,
  phrasesFor,
  places,
  sentence,
  severityLabel,
  sign
} from './view.ts'

const MAX_PLACES = 12

/** The details of one host, closed unless it is the only one. Its anchor is inside: browsers open what is around a target. */
export function renderHost(host: HostVerdict, isOnly: boolean, view: PageView): Html {
  const outcome = outcomeOf(host)
  const name = showHostname(host.visit.host)
  const [worst] = worstFindings(host)
  const why = worst === undefined ? NOTHING : html`: ${worst.problem.title}`
  const incidents = view.context.history?.get(host.visit.host)?.incidents ?? []
  return html`<details class="host"${isOnly ? html` open=""` : NOTHING}><summary>${sign(outcome)} <h3>${code(name)}</h3> ${OUTCOME_WORDS[outcome]}${why}</summary>
<div id="${anchorOf(host.visit.host)}">
${findingList(host.findings, view)}${factList(host, view)}${incidentTable(incidents, view)}${requestTable(host)}${certificateTable(host, view)}</div>
</details>
`
}

function findingList(findings: readonly Finding[], view: PageView): Html {
  if (findings.length === 0) return NOTHING
  const items = findings.map(({ severity, problem }) => {
    const help = problem.help ? html` ${helpText(problem.help)}` : NOTHING
    return html`<li>${severityLabel(severity)} ${sentence(problem.message)}.${help} (${codeLink(problem.code, view)})</li>\n`
  })
  return html`<ul class="findings">\n${items}</ul>\n`
}

function factList(host: HostVerdict, view: PageView): Html {
  const phrases = phrasesFor(view)
  const { discovery } = host.visit.attempt
  const result = discovery.kind === 'skipped' ? [prose(discovery.problem.message)] : []
  const known = [...responseFacts(host, phrases), ...configurationFacts(host, phrases)]
  const facts = [
    { label: 'result', texts: result },
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
function requirementTexts({ requirements }: HostVerdict, view: PageView): readonly Html[] {
  // Most services of a host are required by the same lines.
  const alike = Map.groupBy(requirements, ({ because }) => places(because, MAX_PLACES, view).text)
  return Array.from(alike, ([by, own]) => {
    const phrases = own.map((one) => serviceNeeded(one, view.context, phrasesFor(view)))
    const services = commas(phrases.map(finished))
    return by === '' ? services : html`${services} by ${finished(by)}`
  })
}

/** Only of clients that the repository uses. */
const clientTexts = ({ clients }: HostVerdict, { context }: PageView): readonly Html[] =>
  (['fails', 'warns', 'works'] as const).flatMap((outcome) => {
    const names = context.clients.filter((client) => clients[client] === outcome)
    const list = names.map((client) => CLIENT_NAMES[client]).join(', ')
    return names.length === 0 ? [] : [html`${sign(outcome)} ${list}: ${OUTCOME_WORDS[outcome]}`]
  })

function historyFacts({ visit }: HostVerdict, view: PageView) {
  const history = view.context.history?.get(visit.host)
  if (history === undefined) return []
  const { recent, uptime, medianMs } = history
  const median = medianMs === null ? null : `median ${showDuration(medianMs)} in 30 days`
  const uptimes = uptime.flatMap((one) => {
    const shown = showUptime(one)
    return shown === null ? [] : [html`${shown} (${describeUptime(one)})`]
  })
  return [
    { label: 'runs', texts: [html`${historyBar(recent)} ${describeRuns(recent)}`] },
    { label: 'uptime', texts: [commas(uptimes)] },
    { label: 'latency', texts: median === null ? [] : [html`${median}${latencyChart(recent)}`] }
  ]
}
