// One page with everything about a check, which needs no other file and no network.
import type { HostVerdict } from '../../../judge/host-verdict.ts'
import type { Verdict } from '../../../judge/verdict.ts'
import { some } from '../../../problems/brief.ts'
import { type ReportContext, sentenceOf, worstFirst } from '../../outcome.ts'
import { capitalised, showCount } from '../../phrases.ts'
import { notesOf } from '../../remarks.ts'
import { newestIncidents } from '../evidence.ts'
import { Html, html, list } from '../markup.ts'
import { rootBlocks } from '../roots.ts'
import { more, type PageView, sentence } from '../view.ts'
import { SCRIPT, STYLE } from './assets.ts'
import { causeEntries } from './causes.ts'
import { renderFooter, renderHeader, renderSection, type Section, section } from './header.ts'
import { incidentList } from './history.ts'
import { hostTables, renderHost } from './hosts.ts'
import { HTML_PAGE } from './medium.ts'
import { fileTables, repositoryTables } from './repositories.ts'

// Those of 10,000 hosts with a history would be 40 MB. The worst come first.
const MAX_DETAILED = 2000
// The details of more hosts are closed as a whole. Links from the table open them.
const MAX_OPEN = 3

/** SHA-256 as Base64. */
type Hash = (text: string) => string

/** HTML in pieces, with a line feed at the end. It is XML as well, so that programs can check its structure. */
export function* renderHtml(
  verdict: Verdict,
  context: ReportContext,
  hash: Hash
): Generator<string> {
  const sentence = capitalised(sentenceOf(verdict, context))
  const sorted = { ...verdict, hosts: worstFirst(verdict.hosts) }
  const sections = sectionsOf(sorted, context)
  yield renderHead(verdict.passed, sentence, hash).text
  yield renderHeader(sorted, sentence, sections, context).text
  yield '<main>\n'
  for (const section of sections) yield* renderSection(section)
  yield '</main>\n'
  yield renderFooter(context).text
}

function sectionsOf(verdict: Verdict, context: ReportContext): readonly Section[] {
  const { hosts, findings, roots, files } = verdict
  const notices = findings.filter(({ severity }) => severity === 'notice')
  const wrong = findings.filter(({ severity }) => severity !== 'notice')
  const { repositories } = context
  const notes = notesOf(verdict, context).map((note) => html`${sentence(note)}.`)
  const detailed = hosts.slice(0, MAX_DETAILED)
  const view: PageView = {
    context,
    medium: HTML_PAGE,
    rest: html`in the JSON report`,
    isBrief: false,
    detailed: new Set(detailed.map(({ visit }) => visit.host))
  }
  const incidents = newestIncidents([...(context.history ?? [])])
  return [
    section('problems', 'Problems', wrong, () => causeEntries(wrong, view)),
    section('hosts', 'Hosts', hosts, () => hostTables(hosts, view)),
    section('details', null, hosts, () => renderDetails(hosts, view), {
      heading: `Details of ${showCount(detailed.length, 'host')}`,
      isFolded: hosts.length > MAX_OPEN
    }),
    section('incidents', 'Incidents', incidents, () => incidentList(incidents, view)),
    section('repositories', 'Repositories', repositories, () => repositoryTables(verdict, view)),
    section('roots', 'Root modules', roots, () => rootBlocks(roots, view)),
    section('files', 'Findings in files', files, () => fileTables(files, view)),
    section('notices', 'Notices', notices, () => causeEntries(notices, view), {
      heading: showCount(notices.length, 'notice'),
      isFolded: true
    }),
    section('about', 'About this check', notes, () => [list(notes)])
  ].filter(({ of }) => of.length > 0)
}

function* renderDetails(hosts: readonly HostVerdict[], view: PageView): Generator<Html> {
  const { shown, more: left } = some(hosts, MAX_DETAILED)
  for (const host of shown) yield renderHost(host, shown.length === 1, view)
  yield more(left, 'host', view)
}

/**
 * Nothing is loaded, and nothing runs but the script of the page itself, even if a text from outside were taken
 * for HTML. The icon is the only image.
 */
const policyOf = (hash: Hash): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash(STYLE)}'`,
    `script-src 'sha256-${hash(SCRIPT)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'"
  ].join('; ')

/** Up to the start of the body. */
const renderHead = (passed: boolean, sentence: string, hash: Hash): Html => html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policyOf(hash)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${passed ? '✓' : '✗'} ${sentence} – tf-disco</title>
<link rel="icon" href="${iconOf(passed)}"/>
<style>${new Html(STYLE)}</style>
</head>
<body>
`

/** A green or red disc with the sign, for those who keep the page in a tab. */
function iconOf(passed: boolean): string {
  const [colour, sign] = passed ? ['1a7f37', 'M4 8.5l3 3 5-6'] : ['cf222e', 'M5 5l6 6m0-6l-6 6']
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle cx='8' cy='8' r='8' fill='#${colour}'/><path d='${sign}' fill='none' stroke='#fff' stroke-width='2'/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
