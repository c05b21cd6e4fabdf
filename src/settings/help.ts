// The page of `--help`, made from the table of settings.
import { SETTINGS } from './table.ts'

const WIDTH = 100
const INDENT = 22

const USAGE = `Checks that Terraform and OpenTofu registries answer service discovery.

Usage:
  tf-disco [check] [DIRECTORY…] [FLAGS]          what the files need is there
  tf-disco usages [DIRECTORY…] [FLAGS]           what the files mention; nothing is contacted
  tf-disco explain host|module|provider TEXT…    what the clients make of a text; "-" reads lines
                                                 from standard input

A list takes its flag several times, or one value of several lines. Tokens are better given in
TF_TOKEN_ variables than in flags, which other users of a machine can see.
`

export function renderHelp(): string {
  const flags = SETTINGS.filter((setting) => !('ofAction' in setting)).flatMap((setting) => {
    const standard = setting.default === '' ? '' : ` (${setting.default})`
    return entry(`--${setting.name}`, `${setting.help.replaceAll('`', '')}${standard}`)
  })
  return [
    USAGE,
    'Flags of check; usages takes scan, exclude and dialect, explain takes dialect,',
    'and for hosts tokens, cli-config and timeout-seconds:',
    ...flags,
    '',
    'Other flags:',
    ...entry('--format', 'text or json (text)'),
    ...entry('--help', 'This page.'),
    ...entry('--version', 'The version.'),
    '',
    'Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run.',
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
