// The text of `--help`, made from the table of settings.
import { SETTINGS } from './table.ts'

const WIDTH = 100
const INDENT = 22

const USAGE = `Runs service discovery for the registry hosts of Terraform and OpenTofu configuration.

Usage:
  tf-disco [check] [DIRECTORY…] [FLAGS]          check the hosts that the files use
  tf-disco usages [DIRECTORY…] [FLAGS]           list the hosts that check would contact for the
                                                 files; contact none
  tf-disco explain host|module|provider TEXT…    show how the clients read a text; "-" reads lines
                                                 from standard input

Repeat the flag of a list for several values, or separate them by line breaks. Prefer TF_TOKEN_
variables to --tokens: other users of the machine can see flags.
`

export function renderHelp(): string {
  const flags = SETTINGS.filter((setting) => !('ofAction' in setting)).flatMap((setting) => {
    const standard = setting.default === '' ? '' : ` (${setting.default})`
    return entry(`--${setting.name}`, `${setting.help.replaceAll('`', '')}${standard}`)
  })
  return [
    USAGE,
    'Flags of check (usages: scan, exclude, allowed-hosts, dialect, cli-config; explain: dialect, and',
    'for hosts tokens, cli-config and timeout-seconds):',
    ...flags,
    '',
    'Other flags:',
    ...entry('--format', 'text or json (text)'),
    ...entry('--help', 'Show this help.'),
    ...entry('--version', 'Show the version.'),
    '',
    'Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.',
    ''
  ].join('\n')
}

function entry(flag: string, help: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of help.split(' ')) {
    if (line !== '' && INDENT + line.length + word.length >= WIDTH) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  lines.push(line)
  return lines.map((text, index) => `${(index === 0 ? `  ${flag}` : '').padEnd(INDENT)}${text}`)
}
