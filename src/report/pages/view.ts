// What the parts of a page share, whether it is HTML or Markdown: signs, links, places, and where readers find what is
// left out.
import type { Verdict } from '../../judge/verdict.ts'
import { type Because, splitFile } from '../../problems/place.ts'
import type { Severity } from '../../problems/problem.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import type { PhraseFormat } from '../host-phrases.ts'
import { linkTo } from '../links.ts'
import type { HostOutcome, ReportContext } from '../outcome.ts'
import { capitalised, showCount } from '../phrases.ts'
import { showBecause, showPlaces } from '../places.ts'
import { code, Html, type HtmlPart, html, linked, NOTHING, pathCode, prose } from './markup.ts'

export type SignName = HostOutcome | 'notice'

/** What differs between a page of HTML and Markdown. */
export type Medium = {
  /** For readers with eyes; a word beside it says the same. */
  readonly sign: (of: SignName) => Html
  readonly small: (content: HtmlPart) => Html
  /** The beginning of a line that readers open. */
  readonly heading: (content: Html) => Html
  /** Hosts or places; nothing without any. */
  readonly items: (items: readonly Html[]) => Html
  readonly table: <T>(rows: readonly T[], layout: TableLayout<T>) => Html
  /** Whether it has everything about a check, in sections with headings; otherwise parts have a line and are folded. */
  readonly isWhole: boolean
  /** How much of each kind it has room for. */
  readonly limits: {
    readonly message: number
    /** A message of a finding among several. */
    readonly ownMessage: number
    readonly url: number
    /** Places of one host or message, and of each if there are several. */
    readonly places: number
    readonly ownPlaces: number
    /** What readers open, such as further hosts of a cause. */
    readonly items: number
    readonly roots: number
    readonly services: number
  }
}

export type PageView = {
  readonly context: ReportContext
  readonly medium: Medium
  /** Where readers find what is left out, after a count. */
  readonly rest: Html
  /** The page leaves evidence, notices and lists of hosts to the job summary. */
  readonly isBrief: boolean
  /** The hosts whose details are on the page. */
  readonly detailed: ReadonlySet<string>
}

export type HtmlColumn<T> = {
  readonly title: HtmlPart
  /** The title above those of this column and its neighbours of the same group. */
  readonly group?: string
  /** Names of style. What a narrow screen leaves out (`minor`) is among the details. */
  readonly style?: string | undefined
  readonly cell: (item: T) => HtmlPart
}

export type TableLayout<T> = {
  /** What the table is about. Readers with eyes know it from the heading. */
  readonly caption: string
  /** The first one is the header of its row. */
  readonly columns: readonly HtmlColumn<T>[]
  /** Attributes of a row. */
  readonly attributes?: (item: T) => Html
  readonly style?: string
}

/** A column, with names of style. */
export const column = <T>(
  title: HtmlPart,
  cell: (item: T) => HtmlPart,
  style?: string
): HtmlColumn<T> => ({ title, cell, style })

const SEVERITY_SIGNS: Readonly<Record<Severity, SignName>> = {
  error: 'fails',
  warning: 'warns',
  notice: 'notice'
}

export const severitySign = (severity: Severity, { medium }: PageView): Html =>
  medium.sign(SEVERITY_SIGNS[severity])

/** One sign for the whole: a check that passed may still have warnings, or had no host. */
export function overallSign({ passed, hosts, findings }: Verdict): SignName {
  if (!passed) return 'fails'
  if (findings.some(({ severity }) => severity !== 'notice')) return 'warns'
  return hosts.length === 0 ? 'skipped' : 'works'
}

/** With a capital, unless it begins with code. */
export const sentence = (text: string, maxCharacters?: number): Html =>
  new Html(capitalised(prose(text, maxCharacters).text))

export const helpText = (help: string, maxCharacters?: number): Html =>
  html`<b>Help:</b> ${prose(help, maxCharacters)}`

/** `and 3 more hosts in the JSON report`, as a paragraph; nothing if nothing is left out. */
export const more = (count: number, noun: string, { rest }: PageView): Html =>
  count === 0
    ? NOTHING
    : html`<p class="more">and ${showCount(count, `more ${noun}`)} ${rest}</p>\n`

// Codes of a history file may be any text.
const PROBLEM_CODE = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** The text of a problem code or its title, with a link to its explanation. */
export const docsLink = (of: string, text: Html, { context }: PageView): Html =>
  linked(PROBLEM_CODE.test(of) ? `${context.docsUrl}#${of}` : null, text, 'code')

export const codeLink = (of: string, view: PageView): Html => docsLink(of, code(of), view)

/** The same one in each report, so that links to it last. */
export const anchorOf = (host: string): string => `host-${host}`

/** The name, with a link to the details of the host if they are on the page. */
export const hostLink = (host: Hostname, { detailed }: PageView, show = code): Html => {
  const name = show(showHostname(host))
  return detailed.has(host) ? html`<a href="#${anchorOf(host)}">${name}</a>` : name
}

/** A line of a file with a link to its page, with or without its repository, or the name of a setting. */
export function place(because: Because, { context, medium }: PageView, isInOne = false): Html {
  if (typeof because === 'string') {
    const [, name] = /^(.*) input$/s.exec(because) ?? []
    return name === undefined ? code(because) : html`the ${code(name)} input`
  }
  const url = linkTo(because, context)
  const file = isInOne ? splitFile(because.file).path : because.file
  const shown = pathCode(showBecause({ ...because, file }))
  // Longer addresses take the room of others.
  return linked(url !== null && url.length > medium.limits.url ? null : url, shown)
}

/**
 * The first lines, and how many more places there are; of several repositories the first line of each, and how many more
 * repositories.
 */
export const placeList = (
  because: readonly Because[],
  most: number,
  view: PageView,
  isInOne = false
): Html => new Html(showPlaces(because, most, (one) => place(one, view, isInOne).text))

/** The phrases that output formats share. They return finished HTML. */
export const formatFor = (view: PageView): PhraseFormat => ({
  value: (text, maxCharacters) => code(text, maxCharacters).text,
  prose: (text) => prose(text).text,
  because: (because) => place(because, view).text
})
