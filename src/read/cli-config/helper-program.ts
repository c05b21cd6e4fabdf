// Finds the program of a credentials_helper block by its file name and version.
import { existsSync, openSync, readSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { compareVersions, parseModuleVersion, type Version } from '../../rules/registry/version.ts'
import { closing, ifPossible, namesIn } from '../files/read-text.ts'
import { configFinding } from './blocks.ts'
import { type Machine, shownPath } from './machine.ts'
import type { ChosenHelper } from './read.ts'

export type HelperProgram = NonNullable<ReturnType<typeof findHelper>['helper']>

export function findHelper(
  { name, args, place }: ChosenHelper,
  directories: readonly string[],
  client: MainClient,
  machine: Machine
) {
  const listings = directories.map((directory) => ({
    directory,
    files: namesIn(directory).filter((file) => isFile(join(directory, file)))
  }))
  const forDisplay = (path: string): string => shownPath(path, machine)
  const chosen = chooseHelper(name, listings)
  if (chosen !== null) {
    const path = resolve(chosen.directory, chosen.file)
    /** Why the system cannot start the program, if that is known before it is started. */
    const refusal = refusalOf(path, machine)
    return { helper: { name, args, path, shown: forDisplay(path), refusal }, findings: [] }
  }
  // Not credentials-helper: the client does not fail.
  const mistake = { kind: 'no helper', name, directories: directories.map(forDisplay) } as const
  return { helper: null, findings: [configFinding(client, mistake, place)] }
}

/** False for a directory and for a broken symbolic link. */
const isFile = (path: string): boolean => existsSync(path) && !statSync(path).isDirectory()

/** A text without `#!` is no program for the clients, but the C library of Node would run it with a shell. */
function refusalOf(path: string, { system }: Machine): string | null {
  if (system === 'windows') return null
  // Opening a pipe could block.
  if (!statSync(path).isFile()) return 'permission denied'
  const buffer = Buffer.alloc(256)
  const read = () =>
    closing(openSync(path, 'r'), (descriptor) => buffer.subarray(0, readSync(descriptor, buffer)))
  const head = ifPossible(read, null)
  // A file that cannot be read may still be executable.
  const isProgram = head === null || head.toString('latin1', 0, 2) === '#!' || head.includes(0)
  return isProgram ? null : 'exec format error'
}

const PREFIX = 'terraform-credentials-'

/** discovery/find.go, meta_set.go: the first of equal versions. They make names lower-case, and find none with a capital letter. */
export function chooseHelper(
  name: string,
  listings: readonly { readonly directory: string; readonly files: readonly string[] }[]
) {
  const candidates = listings.flatMap(({ directory, files }) =>
    files.flatMap((file) => {
      const version = versionOf(file, name)
      return version === null ? [] : { directory, file, version }
    })
  )
  const [best = null] = candidates.toSorted((a, b) => compareVersions(b.version, a.version))
  return best
}

/** The version in the name of a helper's file; null for other files. */
function versionOf(file: string, name: string): Version | null {
  if (!file.startsWith(PREFIX)) return null
  const base = file
    .toLowerCase()
    .slice(PREFIX.length)
    .replace(/\.exe$/, '')
  const split = base.indexOf('_v')
  if ((split < 0 ? base : base.slice(0, split)) !== name || base === '') return null
  return parseModuleVersion(split < 0 ? '0.0.0' : base.slice(split + 2).replace(/_x.*$/s, ''))
}
