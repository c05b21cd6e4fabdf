// Completion scripts: what each names, and what bash completes with its own.
import { spawnSync } from 'node:child_process'
import { FIRST_WORDS, FLAGS, SHELLS } from '../../../src/settings/command-line/commands.ts'
import { completionScript } from '../../../src/settings/command-line/completion.ts'
import { describe, expect, it } from '../../support/jest.ts'

describe.each(SHELLS)('the script for %s', (shell) => {
  const script = completionScript(shell)
  it('names every command, flag and value', () => {
    for (const name of FIRST_WORDS) expect(script).toMatch(new RegExp(`\\b${name}\\b`))
    for (const { name, kind } of FLAGS) {
      expect(script).toMatch(new RegExp(`(--|-l )${name}\\b`))
      if (kind.choices !== undefined) expect(script).toContain(kind.choices.join(' '))
    }
    expect(script).toContain('tls-expired')
  })

  it('leaves no quotation open', () => {
    const lines = script.split('\n').filter((line) => !line.startsWith('#'))
    for (const line of lines) expect(line.split("'").length % 2).toBe(1)
  })
})

it.each([
  [['ch'], ['check']],
  [[''], ['check', 'usages', 'explain', 'completion', 'help']],
  [
    ['check', '--de'],
    ['--depth', '--deadline-seconds']
  ],
  [['--depth', 'v'], ['versions']],
  // Bash splits a word at "=".
  [
    ['--depth', '=', ''],
    ['discovery', 'versions', 'packages', 'init']
  ],
  [
    ['--depth', '='],
    ['discovery', 'versions', 'packages', 'init']
  ],
  [
    ['usages', '--format', ''],
    ['text', 'json', 'concise', 'sarif', 'markdown']
  ],
  [['--ca-file', ''], []],
  [['infra', ''], []],
  [
    ['explain', 'modul'],
    ['module', 'module-described', 'module-unknown']
  ],
  [['explain', 'module', '--d'], ['--dialect']],
  [
    ['explain', 'tls-exp'],
    ['tls-expired', 'tls-expires-soon']
  ],
  [['explain', 'host', 'a'], []],
  [['usages', '--retr'], []],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish']
  ],
  [['help', 'us'], ['usages']],
  [
    ['--ignore', 'tls-exp'],
    ['tls-expired', 'tls-expires-soon']
  ]
])('bash completes %j', (words, completed) => {
  const quoted = words.map((word) => `'${word}'`).join(' ')
  const call = `COMP_WORDS=(tf-disco ${quoted}); COMP_CWORD=${words.length}; _tf_disco; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, status } = spawnSync('bash', ['--norc'], {
    input: `${completionScript('bash')}\n${call} 2>/dev/null`,
    encoding: 'utf8'
  })
  expect(status).toBe(0)
  expect(stdout.split('\n').filter((line) => line !== '')).toEqual(completed)
})
