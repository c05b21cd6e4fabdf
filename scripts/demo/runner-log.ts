// Shows a step's output as the runner does: workflow commands are executed and secrets masked.
import { paint, type Style, type TextLayout } from '../../src/rules/text/terminal.ts'

const LEVELS: Readonly<Record<string, { readonly word: string; readonly style: Style }>> = {
  error: { word: 'Error', style: 'red' },
  warning: { word: 'Warning', style: 'yellow' },
  notice: { word: 'Notice', style: 'blue' }
}

// `::command key=value,…::message`; the runner recognizes commands only at the start of a line.
const COMMAND = /^::([a-z-]+)(?: [^:]*)?::(.*)$/

/** Groups are expanded, annotations show their level, and `***` replaces secrets. */
export function showLog(stdout: string, layout: TextLayout): string {
  const secrets: string[] = []
  const shown: string[] = []
  for (const line of stdout.trimEnd().split('\n')) {
    const [, command = '', escaped = ''] = COMMAND.exec(line) ?? []
    const message = unescapeMessage(escaped)
    const level = LEVELS[command]
    if (command === 'add-mask') secrets.push(message)
    else if (command === 'group') shown.push(paint(`▾ ${message}`, 'bold', layout))
    else if (level !== undefined) {
      shown.push(`${paint(`${level.word}:`, level.style, layout)} ${message}`)
    } else if (command !== 'endgroup') shown.push(line)
  }
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), shown.join('\n'))
}

const unescapeMessage = (text: string): string =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
