// One page with everything about a check, which needs no other file and no network.

import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { some } from '../../problems/brief.ts'
import { type ReportContext, sentenceOf, worstFirst } from '../outcome.ts'
import { capitalised, showCount } from '../phrases.ts'
import { renderNotices, renderProblems } from './causes.ts'
import { renderFooter, renderHeader, renderNotes } from './header.ts'
import { renderHost } from './host-details.ts'
import { renderHosts } from './hosts.ts'
import { renderIncidents } from './incidents.ts'
import { finished, type Html, html, long, NOTHING } from './markup.ts'
import { renderFiles, renderRepositories } from './repositories.ts'
import { renderRoots } from './roots.ts'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'
import { more, type View } from './view.ts'

// Those of 10,000 hosts with a history would be 40 MB. The worst come first.
const MAX_DETAILED = 2000
// Both are constant but for their hashes and colours.
const MAX_POLICY = 1000
const MAX_ICON = 1000

/** SHA-256 as Base64. */
type Hash = (text: string) => string

/**
 * HTML in pieces, with a line feed at the end. It is XML as well, so that programs can check its structure. `hash`
 * makes the SHA-256 of a text as Base64.
 */
export function* renderHtml(
  verdict: Verdict,
  context: ReportContext,
  hash: Hash
): Generator<string> {
  const hosts = worstFirst(verdict.hosts)
  const detailed = some(hosts, MAX_DETAILED)
  const view = { context, detailed: new Set(detailed.shown.map(({ visit }) => visit.host)) }
  const sentence = capitalised(sentenceOf(verdict, context))
  yield renderHead(verdict.passed, sentence, hash).text
  yield renderHeader({ ...verdict, hosts }, sentence, view).text
  yield '<main>\n'
  yield renderProblems(verdict.findings, view).text
  yield* renderHosts(hosts, view)
  yield* renderDetails(detailed, view)
  yield renderIncidents(view).text
  yield renderRepositories(verdict, view).text
  yield renderRoots(verdict.roots, view).text
  yield renderFiles(verdict, view).text
  yield renderNotices(verdict.findings, view).text
  yield renderNotes(verdict, view).text
  yield '</main>\n'
  yield renderFooter(context).text
}

// The details of more hosts are closed as a whole. Links from the table open them.
const MAX_OPEN = 3

function* renderDetails(
  { shown, more: left }: { readonly shown: readonly HostVerdict[]; readonly more: number },
  view: View
): Generator<string> {
  if (shown.length === 0) return
  const isOpen = shown.length <= MAX_OPEN
  const title = html`<h2 id="details-title">Details of ${showCount(shown.length, 'host')}</h2>`
  yield html`<section id="details" aria-labelledby="details-title">
${isOpen ? title : html`<details><summary>${title}</summary>`}
`.text
  for (const host of shown) yield renderHost(host, shown.length === 1, view).text
  yield html`${more(left, 'host')}${isOpen ? NOTHING : html`</details>\n`}</section>\n`.text
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
<meta http-equiv="Content-Security-Policy" content="${long(policyOf(hash), MAX_POLICY)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${passed ? '✓' : '✗'} ${sentence} – tf-disco</title>
<link rel="icon" href="${long(iconOf(passed), MAX_ICON)}"/>
<style>${finished(STYLE)}</style>
</head>
<body>
`

/** A green or red disc with the sign, for those who keep the page in a tab. */
function iconOf(passed: boolean): string {
  const [colour, sign] = passed ? ['1a7f37', 'M4 8.5l3 3 5-6'] : ['cf222e', 'M5 5l6 6m0-6l-6 6']
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle cx='8' cy='8' r='8' fill='#${colour}'/><path d='${sign}' fill='none' stroke='#fff' stroke-width='2'/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
