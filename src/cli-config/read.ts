// Reads the CLI configuration of one client from the disk: its files in order, and what they come to.
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { arch, platform, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { readText, systemError } from '../files/read-text.ts'
import {
  type ConfigMistake,
  credentialsConfig,
  credentialsHelper
} from '../problems/credentials.ts'
import type { Place } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Token } from '../protocol/token.ts'
import { type ConfigBlocks, type ConfigFinding, parseConfigFile } from './blocks.ts'
import { chooseHelper } from './helper-lookup.ts'
import type { Environment, Machine } from './machine.ts'
import {
  type ChosenHelper,
  type ConfiguredCredentials,
  type MergedConfig,
  mergeConfig
} from './merge.ts'
import { type ConfigPaths, configPaths, shownPath } from './paths.ts'

/** A file that a client looks at. `off`: it would, if no setting named another one. */
export type ConfigFile = {
  readonly path: string
  /** As people write it. */
  readonly shown: string
  readonly state: 'read' | 'absent' | 'not read' | 'off'
}

/** The program that a credentials_helper block means. */
export type HelperProgram = {
  readonly name: string
  readonly args: readonly string[]
  readonly path: string
  readonly shown: string
  /** Why the system will not start it, as far as that can be seen beforehand. */
  readonly refusal: string | null
}

export type CliConfig = Omit<MergedConfig, 'helper'> & {
  readonly client: MainClient
  readonly paths: ConfigPaths
  /** In the order in which they count. */
  readonly files: readonly ConfigFile[]
  /** Credentials in files that are `off`. */
  readonly turnedOff: readonly Pick<ConfiguredCredentials, 'host' | 'place'>[]
  readonly helper: HelperProgram | null
  /** Whatever must not be shown. */
  readonly secrets: readonly Token[]
}

// What Go calls processors; the other names are the same.
const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64', ia32: '386', ppc64: 'ppc64le' }

/** This machine, for an environment. */
export function thisMachine(environment: Environment): Machine {
  const system = platform()
  return {
    system: system === 'win32' ? 'windows' : 'unix',
    platform: `${system === 'win32' ? 'windows' : system}_${PROCESSORS[arch()] ?? arch()}`,
    environment,
    accountHome: accountHome()
  }
}

/** In a container the account may have no entry in the list of users. */
function accountHome(): string | null {
  try {
    return userInfo().homedir || null
  } catch (error) {
    systemError(error)
    return null
  }
}

/**
 * LoadConfig of internal/command/cliconfig/cliconfig.go. `cliConfig` is a path that acts as
 * TF_CLI_CONFIG_FILE would. Only files in the home directory or named by a variable or setting are
 * looked at; whatever is wrong with them is in `findings`.
 */
export function readCliConfig(
  client: MainClient,
  machine: Machine,
  cliConfig: string | null = null
): CliConfig {
  const paths = configPaths(client, machine, existsSync, cliConfig)
  const reader: Reader = { client, machine, files: [], findings: [] }
  const main = readMain(reader, paths)
  const directory = readDirectory(reader, paths.directory, 'read')
  const off = readDirectory(reader, paths.directoryOff?.path ?? null, 'off')
  const read = [...main, ...directory]
  const { helper, findings, ...merged } = mergeConfig(read, client)
  reader.findings.push(...findings)
  return {
    ...merged,
    client,
    paths,
    files: reader.files,
    turnedOff: mergeConfig(off, client).credentials.map(({ host, place }) => ({ host, place })),
    helper: helper && findHelper(reader, helper, paths),
    findings: reader.findings,
    secrets: [...read, ...off].flatMap(({ secrets }) => secrets)
  }
}

type Reader = {
  readonly client: MainClient
  readonly machine: Machine
  readonly files: ConfigFile[]
  readonly findings: ConfigFinding[]
}

function report(reader: Reader, mistake: ConfigMistake, place: Place | null = null): void {
  reader.findings.push({ problem: credentialsConfig({ clients: [reader.client], mistake }), place })
}

function readMain(reader: Reader, { main }: ConfigPaths): readonly ConfigBlocks[] {
  if (main === null) return []
  const shown = shownPath(main.path, reader.machine)
  if (!existsSync(main.path)) {
    reader.files.push({ path: main.path, shown, state: 'absent' })
    if (main.chosenBy !== 'default') {
      report(reader, { kind: 'missing', setting: main.chosenBy, path: main.path })
    }
    return []
  }
  return readFile(reader, main.path, shown)
}

function readFile(reader: Reader, path: string, shown: string): readonly ConfigBlocks[] {
  const read = readText(path)
  if (!read.ok) {
    reader.files.push({ path, shown, state: 'not read' })
    report(reader, { kind: 'unreadable', file: shown, failure: read.failure })
    return []
  }
  const blocks = parseConfigFile({ shown, ...read }, reader.client)
  reader.files.push({ path, shown, state: blocks.isRead ? 'read' : 'not read' })
  return [blocks]
}

const IS_CONFIG = /\.tfrc(?:\.json)?$/s

/** Of files that are off, nothing is said. */
function readDirectory(
  reader: Reader,
  directory: string | null,
  state: 'read' | 'off'
): readonly ConfigBlocks[] {
  if (directory === null) return []
  return entriesOf(directory)
    .filter((name) => IS_CONFIG.test(name))
    .flatMap((name) => {
      const path = join(directory, name)
      const shown = shownPath(path, reader.machine)
      if (state === 'read') return readFile(reader, path, shown)
      reader.files.push({ path, shown, state })
      const read = readText(path)
      return read.ok ? [parseConfigFile({ shown, ...read }, reader.client)] : []
    })
}

/** In the order of their names; a directory that is not there, or no directory, has none. */
function entriesOf(directory: string): readonly string[] {
  try {
    return readdirSync(directory).sort()
  } catch (error) {
    systemError(error)
    return []
  }
}

function findHelper(
  reader: Reader,
  { name, args, place }: ChosenHelper,
  { helperDirectories }: ConfigPaths
): HelperProgram | null {
  const listings = helperDirectories.map((directory) => ({
    directory,
    files: entriesOf(directory).filter((file) => isFile(join(directory, file)))
  }))
  const choice = chooseHelper(name, listings)
  const shown = (path: string): string => shownPath(path, reader.machine)
  switch (choice.kind) {
    case 'found': {
      const path = resolve(choice.directory, choice.file)
      return { name, args, path, shown: shown(path), refusal: refusalOf(path, reader.machine) }
    }
    case 'crash': {
      const problem = credentialsHelper({
        kind: 'version',
        name,
        path: shown(join(choice.directory, choice.file)),
        client: reader.client
      })
      reader.findings.push({ problem, place })
      return null
    }
    case 'missing':
      // Not credentials-helper: the client does not fail.
      report(reader, { kind: 'no helper', name, directories: helperDirectories.map(shown) }, place)
      return null
  }
}

/** A symbolic link that leads nowhere is nothing. */
const isFile = (path: string): boolean => existsSync(path) && !statSync(path).isDirectory()

const HEAD_BYTES = 256

/**
 * A text without `#!` is no program; the system's library, unlike the clients', would hand it to a
 * shell. Whatever cannot be read may still be started.
 */
function refusalOf(path: string, { system }: Machine): string | null {
  if (system === 'windows') return null
  // To open a pipe could wait for ever.
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
