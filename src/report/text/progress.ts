// How far a check is, as one line, and how a crash ends it.

import { some } from '../../problems/brief.ts'
import { hideAddressSecrets } from '../../protocol/addresses/secrets.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import { ISSUES_URL, VERSION } from '../../protocol/version.ts'
import type { InquiryProgress } from '../../visit/registry/inquire.ts'
import type { VisitProgress } from '../../visit/visit.ts'
import { showCount } from '../phrases.ts'
import { logLine, visible } from '../safe-text.ts'

export type Progress =
  | { readonly kind: 'scan'; readonly files: number }
  | ({ readonly kind: 'visits' } & VisitProgress)
  | ({ readonly kind: 'registries' } & InquiryProgress)

// The names of the hosts that have been waited for longest.
const MAX_WAITING = 2
const MAX_NAME = 80

/** Without control characters and line feeds. */
export function describeProgress(progress: Progress): string {
  if (progress.kind === 'scan') return `read ${showCount(progress.files, 'file')}`
  if (progress.kind === 'registries') {
    return `${progress.done} of ${showCount(progress.total, 'question')} to registries answered`
  }
  const { done, total, failed, waiting } = progress
  const failures = failed === 0 ? '' : `, ${failed} failed so far`
  return `${done} of ${showCount(total, 'host')} checked${failures}${waitingFor(waiting)}`
}

function waitingFor(waiting: ReadonlySet<Hostname>): string {
  if (waiting.size === 0) return ''
  const { shown, more } = some([...waiting], MAX_WAITING)
  const names = shown.map((host) => visible(showHostname(host), MAX_NAME))
  if (more > 0) return `; waiting for ${names.join(', ')} and ${showCount(more, 'other')}`
  return `; waiting for ${names.join(' and ')}`
}

// A stack has a few dozen lines; a message that contains a document has more.
const MAX_CRASH_LINES = 100
const MAX_CAUSES = 5

/** An error of tf-disco itself with its causes, cleared of tokens, and where to report it. */
export function describeCrash(error: unknown, clear: (text: string) => string): string {
  const causes: string[] = []
  let cause = error
  while (cause !== undefined && causes.length < MAX_CAUSES) {
    const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    causes.push(hideAddressSecrets(clear(text)))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  const lines = causes.join('\ncaused by: ').split('\n').slice(0, MAX_CRASH_LINES)
  return [
    `tf-disco ${VERSION} crashed; this is a bug, please report it with this text at ${ISSUES_URL}`,
    ...lines.map((line) => logLine(visible(line)))
  ].join('\n')
}
