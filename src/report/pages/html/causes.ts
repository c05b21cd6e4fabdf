// What is wrong, one entry for each cause, worst first: hosts, places, source lines and how to fix it.

import { repositoryOf, type SourceLine } from '../../../problems/place.ts'
import type { Finding } from '../../../problems/problem.ts'
import {
  type Cause,
  type CauseItem,
  causesOf,
  countOf,
  isAboutHosts,
  itemsOf,
  MAX_FRAMES,
  messagesOf,
  nounOf
} from '../../causes.ts'
import { NEW, showAffected, showCount } from '../../phrases.ts'
import { firstInFile, isInRepository, originOf, showHits } from '../../places.ts'
import { visibleFile } from '../../safe-text.ts'
import { commas, type Html, html, isEmpty, joined, NOTHING, prose } from './markup.ts'
import {
  codeLink,
  details,
  helpText,
  hostLink,
  type PageView,
  place,
  places,
  sentence,
  setting,
  severityLabel
} from './view.ts'

// Hosts, places and messages that are shown before a reader opens the others.
const MAX_OPEN = 6
const MAX_PLACES = 12
// When several hosts are shown, each gets at most this much.
const MAX_OWN_PLACES = 3

/** The findings by cause. */
export const causeEntries = (findings: readonly Finding[], view: PageView): readonly Html[] =>
  causesOf(findings).map((cause) => entry(cause, view))

function entry(cause: Cause, view: PageView): Html {
  const { severity, code, message, help, isAside, sameAs } = cause
  const frames = framesOf(cause, view)
  const isOne = !isAboutHosts(cause) && message !== null && countOf(cause) === 1
  // The frame of the only place names it.
  const own = frames.length > 0 && isOne ? NOTHING : items(cause, view)
  const where = sameAs === null ? own : html`<p>The same hosts as for ${sameAs}.</p>\n`
  return html`<article class="cause ${severity}">
<h3>${severityLabel(severity)} ${titleOf(cause, view)} ${codeLink(code, view)}</h3>
${message === null ? NOTHING : html`<p>${sentence(message)}</p>\n`}${
  help === null || isAside ? NOTHING : html`<p class="help">${helpText(help)}</p>\n`
}${frames}${where}${smallPrint(cause, view)}</article>
`
}

/** How many hosts or places there are, in how many repositories, and what is wrong. */
function titleOf(cause: Cause, { context }: PageView): string {
  const count = countOf(cause)
  const what = count > 1 ? showCount(count, nounOf(cause)) : ''
  const hits = showHits(cause.findings, context.repositories.length)
  const where = [what, hits].filter((text) => text !== '').join(' in ')
  return where === '' ? cause.title : `${where}: ${cause.title}`
}

function items(cause: Cause, view: PageView): Html {
  const all = itemsOf(cause)
  // The lines of each other repository together.
  const groups = Map.groupBy(all, (item) => ('file' in item && repositoryOf(item.file)) || item)
  const texts = [...groups.values()].map((group) => itemText(group, cause, view))
  const shown = texts.map((text) => html`<li>${text}</li>\n`)
  // One more than the limit takes less room than what says so.
  const open = shown.length <= MAX_OPEN + 1 ? shown : shown.slice(0, MAX_OPEN)
  const folded = shown.slice(open.length)
  const isInRepositories = all.some((item) => 'file' in item && isInRepository(item))
  const ofMessage = isInRepositories ? 'repository' : nounOf(cause)
  const noun = cause.message === null ? 'finding' : ofMessage
  return html`${list(open)}${details(showCount(folded.length, `more ${noun}`), list(folded))}`
}

const list = (lines: readonly Html[]): Html =>
  lines.length === 0 ? NOTHING : html`<ul>\n${lines}</ul>\n`

/** Lines of files of one repository, or findings of one host or with a message of their own. */
function itemText(group: readonly CauseItem[], cause: Cause, view: PageView): Html {
  const lines = group.flatMap((item) => ('file' in item ? [item] : []))
  if (lines.length > 0) return places(lines, MAX_PLACES, view)
  const findings = group.flatMap((item) => ('file' in item ? [] : item))
  const subject = subjectOf(findings, cause, view)
  if (cause.message !== null) return subject
  return joined(
    findings.map(({ problem }) => {
      const isOwn = cause.help === null && problem.help
      const message = isEmpty(subject)
        ? sentence(problem.message)
        : html`${subject}: ${prose(problem.message)}`
      return isOwn ? html`${message}<br/>${helpText(problem.help)}` : message
    }),
    ' '
  )
}

/** The host and the lines that require it. */
function subjectOf(findings: readonly Finding[], cause: Cause, view: PageView): Html {
  const [finding] = findings
  const most = cause.hosts.length > 1 || cause.message === null ? MAX_OWN_PLACES : MAX_PLACES
  const where = places(originOf(findings).lines, most, view)
  if (!isAboutHosts(cause) || !finding?.host) return where
  const name = hostLink(finding.host, view)
  const added = finding.isHostNew ? html` (${NEW})` : NOTHING
  return html`${name}${added}${isEmpty(where) ? NOTHING : html` <span class="where">${where}</span>`}`
}

function smallPrint(cause: Cause, view: PageView): Html {
  const affected = showAffected(cause.affects, view.context.clients)
  const { settings } = originOf(cause.findings)
  const parts = [
    ...(affected === '' ? [] : [html`Affects ${affected}.`]),
    ...(settings.length === 0 ? [] : [html`Required by ${commas(settings.map(setting))}.`])
  ]
  return parts.length === 0 ? NOTHING : html`<p class="small">${joined(parts, ' ')}</p>\n`
}

/** The source lines of the first places, as in the log. */
const framesOf = (cause: Cause, view: PageView): readonly Html[] =>
  messagesOf(cause)
    .slice(0, MAX_FRAMES)
    .flatMap(([, findings]) => firstInFile(findings)?.line ?? [])
    .map((line) => frame(line, view))

const inLine = (text: string): string => text.replaceAll('\t', ' ')

const frame = ({ place: at, before, literal, after }: SourceLine, view: PageView): Html =>
  html`<figure><figcaption>${place(at, view)}</figcaption><pre>${visibleFile(inLine(before.trimStart()))}<mark>${inLine(literal)}</mark>${inLine(after)}</pre></figure>\n`
