// One line for each finding, which editors and problem matchers read: `main.tf:11:12: error[CODE] message (help: …)`.

import { relative } from 'node:path/posix'
import type { Finding } from '../../judge/finding.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { firstPlaceOf } from '../../rules/problems/note.ts'
import { showInside } from '../../rules/problems/place.ts'
import { showHostname } from '../../rules/protocol/hostname.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { logLine, visible } from '../../rules/text/safe-text.ts'
import { paint } from '../../rules/text/terminal.ts'
import type { TextOptions } from '../log.ts'
import { isFault } from '../outcome.ts'
import { alsoAt, isInCheckout } from '../places.ts'
import { SIGNS } from '../plain.ts'
import { SEVERITY_SIGNS } from '../tree.ts'

/** `below`: the current directory, relative to the checkout. */
export function* renderConcise({ findings }: Verdict, options: TextOptions, below: string) {
  const { context, isQuiet } = options
  for (const finding of findings) {
    if (!isQuiet || isFault(finding, context)) yield `${lineOf(finding, options, below)}\n`
  }
}

function lineOf(finding: Finding, options: TextOptions, below: string): string {
  const { problem, severity } = finding
  const { withFlags = String } = options
  const { style } = SIGNS[SEVERITY_SIGNS[severity]]
  const { message, help, title } = problem
  const others = alsoAt(finding, 0)
  const { inside } = firstPlaceOf(finding) ?? {}
  const text = [
    visible(plain(message)) || title,
    inside === undefined ? '' : `, in ${showInside(inside)}`,
    others === '' ? '' : `,${others}`,
    help === undefined ? '' : ` (help: ${visible(plain(help))})`
  ]
  const label = paint(`${severity}[${problem.code}]`, style, options)
  return logLine(`${whereOf(finding, below)}: ${label} ${withFlags(text.join(''))}`)
}

/** A place that can be opened from the current directory, else the host. */
function whereOf(finding: Finding, below: string): string {
  const place = firstPlaceOf(finding)
  if (place === null)
    return finding.host === null ? 'tf-disco' : visible(showHostname(finding.host))
  const { file, line, column } = place
  const path = isInCheckout(file) ? relative(below, file) || '.' : file
  return `${visible(path, Number.POSITIVE_INFINITY)}:${line}:${column}`
}
