// The reports as whole texts; the program writes them in pieces.
import { hash } from 'node:crypto'
import type { Verdict } from '../../src/judge/verdict.ts'
import * as codequality from '../../src/report/codequality/codequality.ts'
import * as json from '../../src/report/json/json.ts'
import * as junit from '../../src/report/junit/junit.ts'
import * as text from '../../src/report/log.ts'
import type { Report, ReportContext } from '../../src/report/outcome.ts'
import * as html from '../../src/report/page.ts'
import * as sarif from '../../src/report/sarif/sarif.ts'
import { renderMarkdown } from '../../src/report/summary.ts'
import * as usagesJson from '../../src/run/usages/lines.ts'
import * as usages from '../../src/run/usages/text.ts'

const whole =
  <Given extends readonly unknown[]>(render: (...given: Given) => Iterable<string>) =>
  (...given: Given): string =>
    [...render(...given)].join('')

export const renderHtml = whole(
  (verdict: Verdict, context: ReportContext, title: string | null = null) =>
    html.renderHtml(verdict, context, (text) => hash('sha256', text, 'base64'), title)
)
export const renderCodeQuality = whole((verdict: Verdict) =>
  codequality.renderCodeQuality(verdict, (text) => hash('sha256', text))
)
export const renderJson = whole(json.renderJson)
export const renderJunit = whole(junit.renderJunit)
export const renderSarif = whole(sarif.renderSarif)
export const renderText = whole(text.renderText)
export const renderUsagesJson = whole(usagesJson.renderUsagesJson)
export const renderUsagesText = whole(usages.renderUsagesText)

/** A report of each format, by the names of REPORTS. */
export const reportsOf = ({ verdict, context }: Report): Readonly<Record<string, string>> => ({
  'report.json': renderJson(verdict, context),
  'report.sarif': renderSarif(verdict, context),
  'report.xml': renderJunit(verdict, context),
  'report.md': renderMarkdown(verdict, context),
  'report.html': renderHtml(verdict, context),
  'report.codequality.json': renderCodeQuality(verdict)
})

/** The log of the command line, on lines of any length. */
export const logOf = ({ verdict, context }: Report): string =>
  renderText(verdict, { context, colour: false, width: Number.POSITIVE_INFINITY })

export const renderTextParts = (...given: Parameters<typeof text.renderTextParts>) => [
  ...text.renderTextParts(...given)
]
