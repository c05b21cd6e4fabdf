// What is said when the fault is ours.
import { ISSUES_URL, VERSION } from '../protocol/version.ts'
import { logLine, visible } from './safe-text.ts'

// A stack is a few dozen lines; a message that holds a document is not.
const MAX_LINES = 100

/** The whole error, its causes included, and where to report it. */
export function describeCrash(error: unknown): string {
  const lines: string[] = []
  let cause = error
  for (let depth = 0; cause !== undefined && depth < 5; depth += 1) {
    lines.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  const whole = lines
    .join('\ncaused by: ')
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => logLine(visible(line)))
    .join('\n')
  return `tf-disco ${VERSION} could not run; the fault is its own, please report it at ${ISSUES_URL}\n${whole}`
}
