// Home directories with CLI configuration files and helper programs.
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Machine } from '../../src/read/cli-config/machine.ts'
import { thisMachine } from '../../src/read/cli-config/machine.ts'
import type { Token } from '../../src/rules/protocol/token.ts'
import { type TemporaryDirectory, temporaryDirectory } from './temporary.ts'

export type Home = TemporaryDirectory & {
  /** This machine with that home directory and only PATH in its environment. */
  readonly machine: Machine
}

export type HomeFiles = Readonly<Record<string, string>>

/** Creates a home directory with these files. `$HOME` in the environment becomes its path. */
export async function aHome(
  files: HomeFiles = {},
  environment: Readonly<Record<string, string>> = {}
): Promise<Home> {
  const directory = await temporaryDirectory()
  await writeHome(directory.path, files)
  const variables = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll('$HOME', directory.path)
  ])
  const machine = thisMachine({
    PATH: process.env['PATH'],
    HOME: directory.path,
    ...Object.fromEntries(variables)
  })
  return { ...directory, machine }
}

/** Writes the files; texts that begin with `#!` become executable. */
export async function writeHome(home: string, files: HomeFiles): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(home, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    if (text.startsWith('#!')) await chmod(path, 0o755)
  }
}

/** A shell script. */
export const script = (lines: string): string => `#!/bin/sh\n${lines}\n`

/** A helper that prints this token for every host. */
export const tokenScript = (token: string): string => script(`printf '%s' '{"token": "${token}"}'`)

export const HELPER_PATH = '.terraform.d/plugins/terraform-credentials-acme'

/** What an entry point provides; tokens are collected. Without `signal`, a helper has no deadline. */
export const aWorld = (learnt: Token[] = [], signal = new AbortController().signal) => ({
  kill: process.kill,
  learn: (token: Token) => {
    learnt.push(token)
  },
  timeoutMs: 10_000,
  abortAfter: () => signal,
  stop: new AbortController().signal
})
