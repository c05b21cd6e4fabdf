// How far a check is, as one line that is shown as long as the check goes on.

import type { Hop } from '../../observe/network/redirects.ts'
import type { TransferProgress } from '../../observe/packages/transfers.ts'
import type { InquiryProgress } from '../../observe/visit/registry/send.ts'
import type { VisitProgress } from '../../observe/visit/visit.ts'
import { showCount, some } from '../../rules/problems/brief.ts'
import { showHostname } from '../../rules/protocol/hostname.ts'
import { logLine, MAX_MESSAGE, visible } from '../../rules/text/safe-text.ts'
import { cutCells } from '../../rules/text/terminal.ts'

export type Progress =
  | { readonly kind: 'scan'; readonly files: number }
  | ({ readonly kind: 'visits' } & VisitProgress)
  | ({ readonly kind: 'registries' } & InquiryProgress)
  | ({ readonly kind: 'packages' } & TransferProgress)

/** `GET URL: 200 in 34 ms (203.0.113.4, token sent)`, for --verbose. */
export function describeRequest({ url, status, ms, address, proxy, authorization }: Hop): string {
  const via = address ?? (proxy === null ? 'not connected' : `proxy ${proxy}`)
  const token = authorization === 'sent' ? ', token sent' : ''
  const result = `${status ?? 'no response'} in ${Math.round(ms)} ms`
  return logLine(visible(`GET ${url}: ${result} (${via}${token})`, MAX_MESSAGE))
}

// The names of the hosts that have been waited for longest.
const MAX_WAITING = 2
const MAX_NAME = 80

export function describeProgress(progress: Progress): string {
  if (progress.kind === 'scan') return `read ${showCount(progress.files, 'file')}`
  if (progress.kind === 'registries') {
    return `${progress.done} of ${showCount(progress.total, 'registry request')} done`
  }
  if (progress.kind === 'packages') {
    const hosts = [...new Set(progress.waiting)]
    return `${showCount(progress.done, 'transfer')} of packages done${waitingFor(hosts)}`
  }
  const { done, total, failed, waiting } = progress
  const failures = failed === 0 ? '' : `, ${failed} failed so far`
  const hosts = [...waiting]
  return `${done} of ${showCount(total, 'host')} checked${failures}${waitingFor(hosts)}`
}

function waitingFor(hosts: readonly string[]): string {
  const { shown, more } = some(hosts, MAX_WAITING)
  const names = shown.map((host) => visible(showHostname(host), MAX_NAME))
  if (names.length === 0) return ''
  if (more === 0) return `; waiting for ${names.join(' and ')}`
  return `; waiting for ${names.join(', ')} and ${showCount(more, 'other')}`
}

export type ProgressDisplay = ReturnType<typeof displayEvery>

export const SILENT: ProgressDisplay = { show: () => {}, end: () => {} }

// A quicker check logs no progress. Further lines follow after twice as long.
const LOG_MS = 5000
// How often the line of a terminal is replaced.
const TERMINAL_MS = 200

export function progressInLog(write: (line: string) => void) {
  let isDue = true
  return displayEvery(LOG_MS, (line) => {
    if (isDue) write(line)
    isDue = !isDue
  })
}

/** One line of a terminal, which is removed at the end. `columns` is the terminal's width. */
export function progressInTerminal(write: (text: string) => void, columns: number) {
  let written = ''
  const { show, end } = displayEvery(TERMINAL_MS, (whole) => {
    const line = cutCells(whole, 0, columns - 1)
    if (line !== written) write(`\r${line}\u001b[K`)
    written = line
  })
  const remove = () => {
    end()
    if (written !== '') write('\r\u001b[K')
  }
  return { show, end: remove }
}

/** Writes how far the check is every `ms`, once that is known. Keeps no program from ending. */
function displayEvery(ms: number, write: (line: string) => void) {
  let latest: Progress | null = null
  const timer = setInterval(() => {
    if (latest !== null) write(describeProgress(latest))
  }, ms).unref()
  const show = (progress: Progress) => {
    latest = progress
  }
  return { show, end: () => clearInterval(timer) }
}
