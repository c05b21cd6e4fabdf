// A crash of tf-disco itself, for the log and the terminal.
import { hideAddressSecrets } from '../../protocol/addresses/secrets.ts'
import { ISSUES_URL, VERSION } from '../../protocol/version.ts'
import { logLine, visible } from '../safe-text.ts'

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
