// How far a check is, as one line.
import { showCount, some } from '../problems/brief.ts'
import { type Hostname, showHostname } from '../protocol/hostname.ts'
import { visible } from '../text/safe-text.ts'
import type { InquiryProgress } from '../visit/registry/inquire.ts'
import type { VisitProgress } from '../visit/visit.ts'

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
