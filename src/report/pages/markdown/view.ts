// What the parts of a Markdown page share: places as links, and where readers find what a part leaves out.

import { type Because, type Place, splitFile } from '../../../problems/place.ts'
import type { Severity } from '../../../problems/problem.ts'
import type { PhraseFormat } from '../../host-phrases.ts'
import { linkTo } from '../../links.ts'
import type { HostOutcome, ReportContext } from '../../outcome.ts'
import { showCount } from '../../phrases.ts'
import { showBecause } from '../../places.ts'
import { htmlText, markdownCode, markdownProse } from '../../safe-text.ts'
import { breakablePath } from './layout.ts'

export type MarkdownView = {
  readonly context: ReportContext
  /** Where readers find what is left out, after a count. */
  readonly rest: string
  /** The page leaves evidence, notices and lists of hosts to the job summary. */
  readonly isBrief: boolean
}

/** The link says how to keep the JSON report, which the runner deletes. */
export const inReport = ({ docsUrl }: Pick<ReportContext, 'docsUrl'>): string =>
  `<a href="${htmlText(docsUrl.replace(/[^/]*$/, 'recipes.md#keep-the-report'))}">in the JSON report</a>`

/** The view, and a shorter one in case that its text is too long. */
export const viewsOf = (view: MarkdownView): readonly MarkdownView[] =>
  view.isBrief ? [view] : [view, { ...view, isBrief: true }]

/** A link to the run leads to the job summary. */
export const IN_SUMMARY = 'in the job summary'

export const SEVERITY_SIGNS: Readonly<Record<Severity, string>> = {
  error: '❌',
  warning: '⚠️',
  notice: 'ℹ️'
}

export const OUTCOME_SIGNS: Readonly<Record<HostOutcome, string>> = {
  fails: '❌',
  unchecked: '❌',
  warns: '⚠️',
  skipped: '⚪',
  works: '✅'
}

/** `and 3 more hosts in the JSON report` */
export const showMore = (count: number, noun: string, { rest }: MarkdownView): string =>
  `and ${showCount(count, `more ${noun}`)} ${rest}`

/** A paragraph with how many more there are, if there are any. */
export const moreText = (count: number, noun: string, view: MarkdownView): readonly string[] =>
  count > 0 ? [`<p>${showMore(count, noun, view)}</p>`] : []

// Longer addresses take the room of others.
const MAX_URL = 600

/** A line of a file as code that can break after slashes, with a link to its page; or the name of a setting. */
export const markdownBecause = (because: Because, view: MarkdownView): string =>
  typeof because === 'string'
    ? settingText(because)
    : linkedPlace(because, showBecause(because), view)

/** The same place without its repository, for a row that names it. */
export const markdownInRepository = (place: Place, view: MarkdownView): string =>
  linkedPlace(place, showBecause({ ...place, file: splitFile(place.file).path }), view)

function linkedPlace(place: Place, text: string, { context }: MarkdownView): string {
  const code = breakablePath(text)
  const url = linkTo(place, context)
  return url === null || url.length > MAX_URL
    ? code
    : `<a href="${htmlText(url, MAX_URL)}">${code}</a>`
}

/** `the hostnames input`, or the flag of the command line. */
export const settingText = (setting: string): string =>
  setting.endsWith(' input')
    ? `the ${markdownCode(setting.replace(/ input$/, ''))} input`
    : markdownCode(setting)

/** `text` is finished HTML. */
export const docsLink = (code: string, text: string, { context }: MarkdownView): string =>
  `<a href="${htmlText(`${context.docsUrl}#${code}`)}">${text}</a>`

export const formatFor = (view: MarkdownView): PhraseFormat => ({
  value: markdownCode,
  prose: markdownProse,
  because: (because) => markdownBecause(because, view)
})
