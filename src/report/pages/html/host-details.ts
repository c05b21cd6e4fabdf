// All that is known about each host, for readers who open it.
import type { HostVerdict } from '../../../judge/host-verdict.ts'
import type { Finding } from '../../../problems/problem.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import { OUTCOME_WORDS, outcomeOf, worstFindings } from '../../outcome.ts'
import { answerTables, factsOf } from '../evidence.ts'
import { ownIncidentsTable } from '../incidents.ts'
import { code, type Html, html, NOTHING } from '../markup.ts'
import { anchorOf, codeLink, helpText, type PageView, sentence } from '../view.ts'
import { severityLabel } from './causes.ts'
import { historyFacts } from './history.ts'

/** The details of one host, closed unless it is the only one. Its anchor is inside: browsers open what is around a target. */
export function renderHost(host: HostVerdict, isOnly: boolean, view: PageView): Html {
  const outcome = outcomeOf(host)
  const name = showHostname(host.visit.host)
  const [worst] = worstFindings(host)
  const why = worst === undefined ? NOTHING : html`: ${worst.problem.title}`
  const history = view.context.history?.get(host.visit.host)
  const facts = factsOf(host, view, history && historyFacts(history)).map(
    ({ label, texts }) => html`<dt>${label}</dt>${texts.map((text) => html`<dd>${text}</dd>`)}\n`
  )
  return html`<details class="host"${isOnly ? html` open=""` : NOTHING}><summary>${view.medium.sign(outcome)} <h3>${code(name)}</h3> ${OUTCOME_WORDS[outcome]}${why}</summary>
<div id="${anchorOf(host.visit.host)}">
${findingList(host.findings, view)}${facts.length === 0 ? NOTHING : html`<dl>\n${facts}</dl>\n`}${ownIncidentsTable(history?.incidents ?? [], view)}${answerTables(host, view)}</div>
</details>
`
}

function findingList(findings: readonly Finding[], view: PageView): Html {
  if (findings.length === 0) return NOTHING
  const items = findings.map(({ severity, problem }) => {
    const help = problem.help ? html` ${helpText(problem.help)}` : NOTHING
    return html`<li>${severityLabel(severity, view)} ${sentence(problem.message)}.${help} (${codeLink(problem.code, view)})</li>\n`
  })
  return html`<ul class="findings">\n${items}</ul>\n`
}
