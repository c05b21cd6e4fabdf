// What the parts of the page share: signs, places as links, and where readers find what a part leaves out.

import type { HostVerdict } from '../../../judge/host-verdict.ts'
import { type Because, type Place, repositoryOf, splitFile } from '../../../problems/place.ts'
import type { Severity } from '../../../problems/problem.ts'
import { type Hostname, showHostname } from '../../../protocol/hostname.ts'
import type { PhraseFormat } from '../../host-phrases.ts'
import { linkTo, linkToRepository } from '../../links.ts'
import { type HostOutcome, outcomeOf, type ReportContext } from '../../outcome.ts'
import { capitalised, showCount } from '../../phrases.ts'
import { originOf, showBecause } from '../../places.ts'
import {
  breakable,
  code,
  commas,
  type Html,
  type HtmlPart,
  html,
  isEmpty,
  linked,
  NOTHING,
  prose
} from './markup.ts'

export type PageView = {
  readonly context: ReportContext
  /** The hosts whose details are on the page. */
  readonly detailed: ReadonlySet<string>
  /** Whether the heading names the repository of all places below it. */
  readonly isInRepository?: boolean
}

type SignName = HostOutcome | 'notice'

// Signs differ in shape, since colours are not seen by everybody.
const SIGNS: Readonly<Record<SignName, string>> = {
  fails: '✗',
  unchecked: '✗',
  warns: '!',
  skipped: '○',
  works: '✓',
  notice: 'i'
}

const SEVERITY_SIGNS: Readonly<Record<Severity, SignName>> = {
  error: 'fails',
  warning: 'warns',
  notice: 'notice'
}

export const isFailing = (host: HostVerdict): boolean =>
  ['fails', 'unchecked'].includes(outcomeOf(host))

/** For readers with eyes; a word beside it says the same. */
export const sign = (of: SignName): Html =>
  html`<span class="sign ${of}" aria-hidden="true">${SIGNS[of]}</span>`

/** The word is for those who do not see the sign. */
export const severityLabel = (severity: Severity): Html =>
  html`${sign(SEVERITY_SIGNS[severity])}<span class="unseen">${severity}: </span>`

export const severityWord = (severity: Severity): Html =>
  html`${sign(SEVERITY_SIGNS[severity])} ${severity}`

// A name or a URL keeps its case.
const PLAIN_WORD = /^[a-z]+(?=[ ,;]|$)/

/** With a capital, unless it begins with a name. */
export const sentence = (text: string): Html =>
  prose(PLAIN_WORD.test(text) ? capitalised(text) : text)

export const helpText = (help: string): Html => html`<b>Help:</b> ${prose(help)}`

/** What readers open; nothing without content. */
export const details = (summary: HtmlPart, content: Html): Html =>
  isEmpty(content) ? NOTHING : html`<details><summary>${summary}</summary>\n${content}</details>\n`

/** `and 3 more hosts in the JSON report`, as a paragraph; nothing if nothing is left out. */
export const more = (count: number, noun: string): Html =>
  count === 0
    ? NOTHING
    : html`<p class="more">and ${showCount(count, `more ${noun}`)} in the JSON report</p>`

// Codes of a history file may be any text.
const PROBLEM_CODE = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** A problem code with a link to its explanation. */
export const codeLink = (of: string, { context }: PageView): Html => {
  const url = PROBLEM_CODE.test(of) ? `${context.docsUrl}#${of}` : null
  return html`<span class="code">${linked(url, code(of))}</span>`
}

/** A line of a file with a link to its page, or the name of a setting. */
export const place = (because: Because, { context }: PageView): Html =>
  typeof because === 'string'
    ? setting(because)
    : linked(linkTo(because, context), code(showBecause(because)))

export const setting = (name: string): Html =>
  name.endsWith(' input') ? html`the ${code(name.replace(/ input$/, ''))} input` : code(name)

/** Lines by repository, and settings, and how many more places there are. */
export function places(because: readonly Because[], most: number, view: PageView): Html {
  const { lines, settings } = originOf([{ places: because }])
  const rest = lines.slice(most)
  const groups = Map.groupBy(lines.slice(0, most), ({ file }) => repositoryOf(file))
  const parts = Array.from(groups, ([name, own]) => inRepository(name, own, view))
  const others = new Set(rest.flatMap(({ file }) => repositoryOf(file) ?? []))
  const where = others.size > 0 ? ` in ${showCount(others.size, 'repository')}` : ''
  const last = rest.length > 0 ? [html`${showCount(rest.length, 'more place')}${where}`] : []
  return commas([...settings.map(setting), ...parts, ...last])
}

/** `acme/network: main.tf:3, main.tf:9`, or the lines alone if they are of the checkout or of what the heading names. */
function inRepository(repository: string | null, lines: readonly Place[], view: PageView): Html {
  const links = lines.map((line) => {
    const own = { ...line, file: splitFile(line.file).path }
    return linked(linkTo(line, view.context), code(showBecause(own)))
  })
  if (repository === null || view.isInRepository) return commas(links)
  const page = linkToRepository(repository, view.context)
  return html`${linked(page, html`<b>${repository}</b>`)}: ${commas(links)}`
}

/** The same one in each report, so that links to it last. */
export const anchorOf = (host: string): string => `host-${host}`

/** The name, with a link to the details of the host if they are on the page. */
export function hostLink(host: Hostname, { detailed }: PageView): Html {
  const name = breakable(showHostname(host))
  return detailed.has(host) ? html`<a href="#${anchorOf(host)}">${name}</a>` : name
}

/** The phrases that output formats share. They return finished HTML. */
export const phrasesFor = (view: PageView): PhraseFormat => ({
  value: (text) => code(text).text,
  prose: (text) => prose(text).text,
  because: (because) => place(because, view).text
})
