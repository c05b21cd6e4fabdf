// Runs the built `explain` for many texts in one process.
import { spawnSync } from 'node:child_process'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { CLI } from './program.ts'

export type Explained = { readonly input: string; readonly error: string | null }

export type ExplainedAll = {
  readonly exitCode: number | null
  /** The JSON objects, by their `input`. */
  readonly explained: ReadonlyMap<string, Explained>
}

/** Texts are passed on standard input; texts with a line break as arguments. */
export function explainAll(
  subject: 'module' | 'provider',
  client: MainClient,
  texts: readonly string[]
): ExplainedAll {
  const isLine = (text: string): boolean => !/[\r\n]/.test(text)
  const flags = ['--format=json', `--dialect=${client}`]
  const others = texts.filter((text) => !isLine(text))
  const { status, stdout } = spawnSync(
    process.execPath,
    [CLI, 'explain', subject, ...flags, '--', '-', ...others],
    { input: `${texts.filter(isLine).join('\n')}\n`, encoding: 'utf8' }
  )
  const lines = stdout.split('\n').filter((line) => line !== '')
  const explained = lines.map((line) => JSON.parse(line) as Explained)
  return { exitCode: status, explained: new Map(explained.map((each) => [each.input, each])) }
}
