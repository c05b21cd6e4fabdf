// Finds the program of a credentials_helper block by its file name and version.

import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { entriesOf } from '../files/entries.ts'
import { systemError } from '../files/read-text.ts'
import { credentialsConfig, credentialsHelper } from '../problems/cli-config.ts'
import type { PlacedProblem } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import { compareVersions, parseModuleVersion, type Version } from '../registry/version.ts'
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

/** A directory and the sorted names of its entries that are not directories. */
export type Listing = { readonly directory: string; readonly files: readonly string[] }

/**
 * `crash`: a file of that name has an invalid version, which makes the clients panic. `missing`: the
 * clients continue without a helper and say so only in their log.
 */
export type HelperChoice =
  | { readonly kind: 'found'; readonly directory: string; readonly file: string }
  | { readonly kind: 'crash'; readonly directory: string; readonly file: string }
  | { readonly kind: 'missing' }

const PREFIX = 'terraform-credentials-'
const NO_VERSION = '0.0.0'

/**
 * internal/plugin/discovery/find.go and meta_set.go of both clients. They convert file names to lower
 * case but not the name of the helper, so a name with a capital letter is never found.
 */
export function chooseHelper(name: string, listings: readonly Listing[]): HelperChoice {
  let best: (Candidate & { readonly version: Version }) | undefined
  for (const candidate of candidates(name, listings)) {
    const version = parseModuleVersion(candidate.text)
    const { directory, file } = candidate
    if (version === null) return { kind: 'crash', directory, file }
    // The clients use either of two spellings of one version; here it is the first.
    if (best === undefined || compareVersions(version, best.version, comparePreReleases) > 0) {
      best = { ...candidate, version }
    }
  }
  if (best === undefined) return { kind: 'missing' }
  return { kind: 'found', directory: best.directory, file: best.file }
}

type Candidate = { readonly directory: string; readonly file: string; readonly text: string }

function candidates(name: string, listings: readonly Listing[]): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  for (const { directory, files } of listings) {
    for (const file of files) {
      if (!file.startsWith(PREFIX)) continue
      const base = file
        .toLowerCase()
        .slice(PREFIX.length)
        .replace(/\.exe$/, '')
      const split = base.indexOf('_v')
      if ((split < 0 ? base : base.slice(0, split)) !== name || base === '') continue
      const text = split < 0 ? NO_VERSION : base.slice(split + 2).replace(/_x.*$/s, '')
      if (!found.has(text)) found.set(text, { directory, file, text })
    }
  }
  return [...found.values()]
}

/** The order of pre-releases in hashicorp/go-version. */
function comparePreReleases(a: string, b: string): number {
  const [parts, others] = [a.split('.'), b.split('.')]
  for (let index = 0; index < Math.max(parts.length, others.length); index += 1) {
    const order = compareParts(parts[index] ?? '', others[index] ?? '')
    if (order !== 0) return order
  }
  return 0
}

/** A number comes before a word, and nothing comes before a number's but after a word's. */
function compareParts(a: string, b: string): number {
  if (a === b) return 0
  const [isNumber, isOtherNumber] = [isWhole(a), isWhole(b)]
  if (a === '') return isOtherNumber ? -1 : 1
  if (b === '') return isNumber ? 1 : -1
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  if (isNumber) return BigInt(a) > BigInt(b) ? 1 : -1
  return a > b ? 1 : -1
}

const isWhole = (text: string): boolean => /^-?\d+$/.test(text)
