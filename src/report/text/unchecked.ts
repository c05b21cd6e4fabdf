// The hosts that a check did not reach before it ended, for the log and the terminal: one line each.

import type { HostVerdict } from '../../judge/host-verdict.ts'
import { describeStop, type Stopped } from '../../problems/brief.ts'
import { showCount } from '../phrases.ts'
import { showRequiring } from '../places.ts'
import { logLine, visible } from '../safe-text.ts'
import { factLinesOf, MAX_MESSAGE, SIGNS, showHost, type TextOptions } from './host.ts'
import { labelled, paint } from './terminal.ts'

/** The cause and the help are the same for all of them. No final line feed. */
export function renderTextUnchecked(
  hosts: readonly HostVerdict[],
  stopped: Stopped,
  options: TextOptions
): string {
  const { sign, style } = SIGNS.unchecked
  const counted = paint(showCount(hosts.length, 'host'), 'bold', options)
  const finding = hosts.flatMap(({ findings }) => findings).find(({ problem }) => problem.help)
  const label = 'error[host-not-checked]'
  const help = visible(finding?.problem.help ?? '', MAX_MESSAGE)
  return [
    `${paint(sign, style, options)} ${counted} not checked`,
    ...labelled({ indent: 2, label, style, text: describeStop(stopped) }, options),
    ...(help === '' ? [] : factLinesOf([['help', help]], options)),
    ...hosts.map(lineOf)
  ]
    .map(logLine)
    .join('\n')
}

function lineOf({ visit, requirements }: HostVerdict): string {
  const because = requirements.flatMap((each) => each.because)
  return `  ${showHost(visit.host)} (${showRequiring(because)})`
}
