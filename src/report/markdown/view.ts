// What the parts of a Markdown page share: places as links, and where readers find what a part leaves out.

import type { Severity } from '../../problems/problem.ts'
import type { Because } from '../../visit/requirements.ts'
import type { PhraseFormat } from '../host-phrases.ts'
import { linkTo } from '../links.ts'
import type { HostOutcome, ReportContext } from '../outcome.ts'
import { showBecause, showPlaces } from '../places.ts'
import { htmlText, markdownCode, markdownProse } from '../safe-text.ts'

export type View = {
  readonly context: ReportContext
  /** Where readers find what is left out, after a count. */
  readonly rest: string
  /** The page leaves evidence, notices and lists of hosts to the job summary. */
  readonly isBrief: boolean
}

export const IN_REPORT = 'in the JSON report'

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

// The space cannot come from outside, so a page that contains these words has left something out.
const MORE = '&nbsp;more '

/** `and 3 more hosts in the JSON report` */
export const showMore = (count: number, noun: string, { rest }: View): string =>
  `and ${count}${MORE}${noun}${count === 1 ? '' : 's'} ${rest}`

/** Whether a part of a page says that it leaves something out. */
export const isShortened = (html: string): boolean => html.includes(MORE)

/** At most `most` lines of files, then `and 3 more places`. */
export const markdownPlaces = (
  because: readonly Because[],
  most: number,
  view: View,
  leftOut = 0
) =>
  showPlaces(because, most, (one) => markdownBecause(one, view), leftOut).replace(
    / more (?=places?$)/,
    MORE
  )

// Longer addresses take the room of others.
const MAX_URL = 600

/** A line of a file as code that can break after slashes, with a link to its page; or the name of a setting. */
export function markdownBecause(because: Because, { context }: View): string {
  if (typeof because === 'string') return settingText(because)
  const shown = htmlText(showBecause(because))
  const code = `<code>${shown.replaceAll('/', '/<wbr>')}</code>`
  const url = linkTo(because, context)
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
export const docsLink = (code: string, text: string, { context }: View): string =>
  `<a href="${htmlText(`${context.docsUrl}#${code}`)}">${text}</a>`

export const formatFor = (view: View): PhraseFormat => ({
  value: markdownCode,
  prose: markdownProse,
  because: (because) => markdownBecause(because, view)
})
