// Finds the program of a credentials_helper block on the disk.

import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { entriesOf } from '../files/entries.ts'
import { systemError } from '../files/read-text.ts'
import { credentialsConfig, credentialsHelper } from '../problems/credentials.ts'
import type { PlacedProblem } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import { chooseHelper } from './helper-lookup.ts'
import type { Machine } from './machine.ts'
import type { ChosenHelper } from './merge.ts'
import { shownPath } from './paths.ts'

export type HelperProgram = {
  readonly name: string
  readonly args: readonly string[]
  readonly path: string
  /** The path for display. */
  readonly shown: string
  /** Why the system cannot start the program, if that is known before it is started. */
  readonly refusal: string | null
}

type FoundHelper = {
  readonly helper: HelperProgram | null
  readonly findings: readonly PlacedProblem[]
}

export function findHelper(
  { name, args, place }: ChosenHelper,
  directories: readonly string[],
  client: MainClient,
  machine: Machine
): FoundHelper {
  const listings = directories.map((directory) => ({
    directory,
    files: entriesOf(directory).filter((file) => isFile(join(directory, file)))
  }))
  const shown = (path: string): string => shownPath(path, machine)
  const choice = chooseHelper(name, listings)
  switch (choice.kind) {
    case 'found': {
      const path = resolve(choice.directory, choice.file)
      const refusal = refusalOf(path, machine)
      return { helper: { name, args, path, shown: shown(path), refusal }, findings: [] }
    }
    case 'crash': {
      const path = shown(join(choice.directory, choice.file))
      const problem = credentialsHelper({ kind: 'version', name, path, client })
      return { helper: null, findings: [{ problem, place }] }
    }
    case 'missing': {
      // Not credentials-helper: the client does not fail.
      const mistake = { kind: 'no helper', name, directories: directories.map(shown) } as const
      const problem = credentialsConfig({ clients: [client], mistake })
      return { helper: null, findings: [{ problem, place }] }
    }
  }
}

/** False for a directory and for a broken symbolic link. */
const isFile = (path: string): boolean => existsSync(path) && !statSync(path).isDirectory()

const HEAD_BYTES = 256

/**
 * A text file without `#!` is not a program. The clients do not start it, but the C library that Node
 * uses would run it with a shell. A file that cannot be read may still be executable.
 */
function refusalOf(path: string, { system }: Machine): string | null {
  if (system === 'windows') return null
  // Opening a pipe could block.
  if (!statSync(path).isFile()) return 'permission denied'
  const head = Buffer.alloc(HEAD_BYTES)
  let length: number
  try {
    const descriptor = openSync(path, 'r')
    try {
      length = readSync(descriptor, head)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    systemError(error)
    return null
  }
  const isProgram = head.toString('latin1', 0, 2) === '#!' || head.subarray(0, length).includes(0)
  return isProgram ? null : 'exec format error'
}
