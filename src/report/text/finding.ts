// A finding for the log and the terminal: where, what, the cure, and whom it concerns.

import type { Finding } from '../../judge/verdict.ts'
import type { Severity } from '../../problems/problem.ts'
import type { ReportContext } from '../context.ts'
import { showClients } from '../phrases.ts'
import { originOf, showPlace, showPlaces } from '../places.ts'
import { visible } from '../safe-text.ts'
import type { Layout, Style } from './terminal.ts'
import { labelled } from './terminal.ts'

// A message may quote several values.
const MAX_MESSAGE = 1000
const MAX_PLACES = 6

const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  error: 'red',
  warning: 'yellow',
  notice: 'blue'
}

export type TextOptions = Layout & { readonly context: ReportContext }

/** The first `most` findings and the number of the others; lines are not yet `logLine`s. */
export function findingLines(
  findings: readonly Finding[],
  most: number,
  options: TextOptions
): readonly string[] {
  const lines = findings.slice(0, most).flatMap((finding) => linesOf(finding, options))
  const left = findings.length - most
  return left > 0 ? [...lines, `  and ${left} more; the JSON report has them all`] : lines
}

/** The place comes first, so that eyes, editors and terminals find it. */
function linesOf(finding: Finding, options: TextOptions): readonly string[] {
  const { code, message, help } = finding.problem
  const { first, others, settings } = originOf(finding)
  const kind = `${finding.severity}[${code}]`
  const label = first === null ? kind : `${showPlace(first)} ${kind}`
  const style = SEVERITY_STYLES[finding.severity]
  const more = (name: string, text: string): readonly string[] =>
    text === '' ? [] : labelled({ indent: 4, label: `${name}:`, style: 'dim', text }, options)
  return [
    ...labelled({ indent: 2, label, style, text: visible(message, MAX_MESSAGE) }, options),
    ...more('help', visible(help ?? '', MAX_MESSAGE)),
    ...more('affects', showClients(finding.affects)),
    ...more('also at', showPlaces(others, MAX_PLACES)),
    ...more('asked by', showPlaces(settings, MAX_PLACES))
  ]
}
