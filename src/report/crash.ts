// What is said when the fault is ours.
import { ISSUES_URL, VERSION } from '../version.ts'

/** The whole error, its causes included, and where to report it. */
export function describeCrash(error: unknown): string {
  const lines: string[] = []
  let cause = error
  for (let depth = 0; cause !== undefined && depth < 5; depth += 1) {
    lines.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  const whole = lines.join('\ncaused by: ')
  return `tf-disco ${VERSION} could not run; the fault is its own, please report it at ${ISSUES_URL}\n${whole}`
}
