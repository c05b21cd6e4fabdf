// Reads the CLI configuration files of one client from the disk, merges them, and reports blocks that collide.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn, readText } from '../files/read-text.ts'
import type { ConfigMistake } from '../problems/cli-config.ts'
import type { Place } from '../problems/place.ts'
import { type Finding, mergeFindings } from '../problems/problem.ts'
import { hostAdvice } from '../protocol/address-advice.ts'
import type { MainClient, Patience } from '../protocol/clients.ts'
import { type Hostname, parseHostname } from '../protocol/hostname.ts'

import type { Token } from '../protocol/token.ts'
import {
  type ConfigBlocks,
  type CredentialsBlock,
  configFinding,
  type HelperBlock,
  type HostBlock,
  parseConfigFile,
  type Undecoded
} from './blocks.ts'
import { findHelper, type HelperProgram } from './helper-program.ts'
import { type ConfigPaths, configPaths, type Machine, shownPath } from './machine.ts'
import { registryPatience, requestTimeoutMs } from './values.ts'

// The clients have no limits. A person writes a few kilobytes, and `login` adds a block for each host. A
// megabyte of blocks takes a hundred times its size while it is read.
const MAX_FILE_BYTES = 1024 * 1024

/** The credentials block that a client uses for a host. */
export type ConfiguredCredentials = CredentialsBlock & { readonly host: Hostname }

/** Services that replace discovery for exactly this host. */
type ForcedServices = HostBlock & { readonly host: Hostname }

export type ChosenHelper = HelperBlock & { readonly name: string }

export type MergedConfig = {
  readonly credentials: readonly ConfiguredCredentials[]
  readonly forced: readonly ForcedServices[]
  readonly helper: ChosenHelper | null
  readonly findings: readonly Finding[]
}

/** A credentials block in a file that is not read because the setting `by` names another one. */
export type OffBlock = { readonly host: Hostname; readonly place: Place; readonly by: string }

/** `off`: the client would read the file if no setting named another one. */
export type ConfigFile = {
  readonly path: string
  /** The path for display. */
  readonly shown: string
  readonly state: 'read' | 'absent' | 'not read' | 'off'
}

export type CliConfig = Omit<MergedConfig, 'helper'> & {
  readonly client: MainClient
  /** `provider_installation` in the files that the client uses, in order. */
  readonly installations: readonly Undecoded[]
  /** The directories of `ConfigPaths.mirrorDirectories`, with their paths for display. */
  readonly mirrors: readonly { readonly path: string; readonly shown: string }[]
  readonly paths: ConfigPaths
  /** In the order in which the client reads them. */
  readonly files: readonly ConfigFile[]
  /** Credentials in files that are `off`. */
  readonly turnedOff: readonly OffBlock[]
  readonly helper: HelperProgram | null
  /** OpenTofu's time limit for discovery; null for the default of the client. */
  readonly requestTimeoutMs: number | null
  /** Its limits for registry requests. */
  readonly patience: Patience
  /** Everything that must not be shown. */
  readonly secrets: readonly Token[]
}

/**
 * LoadConfig of internal/command/cliconfig/cliconfig.go. `cliConfig` is a path that replaces
 * TF_CLI_CONFIG_FILE. Only files in the home directory, or named by a variable or setting, are read.
 */
export function readCliConfig(
  client: MainClient,
  machine: Machine,
  cliConfig: string | null = null
): CliConfig {
  const paths = configPaths(client, machine, existsSync, cliConfig)
  const { directory, directoryOff, helperDirectories } = paths
  const main = readMain(paths, client, machine)
  const read = [...main, ...readDirectory(directory, client, machine)]
  const off = readDirectory(directoryOff?.path ?? null, client, machine)
  const merged = mergeConfig(blocksOf(read), client)
  const found = merged.helper && findHelper(merged.helper, helperDirectories, client, machine)
  const turnedOff = mergeConfig(blocksOf(off), client).credentials
  // OpenTofu merges its defaults before it reads the directory, so that only the main file has an effect.
  const protocols = main[0]?.blocks?.protocols ?? {}
  return {
    ...merged,
    client,
    installations: blocksOf(read).flatMap(({ installations }) => installations ?? []),
    mirrors: paths.mirrorDirectories.map((path) => ({ path, shown: shownPath(path, machine) })),
    paths,
    files: [
      ...read.map(({ file }) => file),
      ...off.map(({ file }) => ({ ...file, state: 'off' as const }))
    ],
    turnedOff: turnedOff.map(({ host, place }) => ({ host, place, by: directoryOff?.by ?? '' })),
    helper: found?.helper ?? null,
    requestTimeoutMs:
      client === 'opentofu' ? requestTimeoutMs(protocols, machine.environment) : null,
    patience: registryPatience(client, protocols, machine.environment),
    findings: [
      ...read.flatMap(({ finding }) => finding ?? []),
      ...merged.findings,
      ...(found?.findings ?? [])
    ],
    secrets: [...blocksOf(read), ...blocksOf(off)].flatMap(({ secrets }) => secrets)
  }
}

/** A file and its blocks, or why it has none. */
type ReadFile = {
  readonly file: ConfigFile
  readonly blocks: ConfigBlocks | null
  readonly finding: Finding | null
}

const blocksOf = (files: readonly ReadFile[]): readonly ConfigBlocks[] =>
  files.flatMap(({ blocks }) => blocks ?? [])

function readMain(
  { main }: ConfigPaths,
  client: MainClient,
  machine: Machine
): readonly ReadFile[] {
  if (main === null) return []
  const { path, chosenBy } = main
  if (existsSync(path)) return [readFile(path, client, machine)]
  const file = { path, shown: shownPath(path, machine), state: 'absent' } as const
  const missing = { kind: 'missing', setting: chosenBy, path } as const
  const finding = chosenBy === 'default' ? null : configFinding(client, missing, null)
  return [{ file, blocks: null, finding }]
}

const IS_CONFIG = /\.tfrc(?:\.json)?$/s

const readDirectory = (
  directory: string | null,
  client: MainClient,
  machine: Machine
): readonly ReadFile[] =>
  (directory === null ? [] : namesIn(directory))
    .filter((name) => IS_CONFIG.test(name))
    .map((name) => readFile(join(directory ?? '', name), client, machine))

function readFile(path: string, client: MainClient, machine: Machine): ReadFile {
  const read = readText(path, MAX_FILE_BYTES)
  const shown = shownPath(path, machine)
  if (!read.ok) {
    const mistake = { kind: 'unreadable', file: shown, failure: read.failure } as const
    const finding = configFinding(client, mistake, null)
    return { file: { path, shown, state: 'not read' }, blocks: null, finding }
  }
  const blocks = parseConfigFile({ shown, ...read }, client)
  const state = blocks.isRead ? 'read' : 'not read'
  return { file: { path, shown, state }, blocks, finding: null }
}

/**
 * A block replaces the whole block with the same literal label in an earlier file (Config.Merge).
 * Labels are read as hostnames afterwards (credentials.go and commands.go).
 */
export function mergeConfig(files: readonly ConfigBlocks[], client: MainClient): MergedConfig {
  const findings = files.flatMap((file) => file.findings)
  const report: ReportMistake = (mistake, place) => {
    findings.push(configFinding(client, mistake, place))
  }
  const credentials = byHost(new Map(files.flatMap((file) => [...file.credentials])), report)
  const forced = byHost(new Map(files.flatMap((file) => [...file.hosts])), report)
  const [helper, ...others] = new Map(files.flatMap((file) => [...file.helpers]))
  for (const [, { place }] of others) report({ kind: 'two helpers' }, place)
  return {
    credentials,
    forced,
    helper: helper === undefined ? null : { name: helper[0], ...helper[1] },
    findings
  }
}

type ReportMistake = (mistake: ConfigMistake, place: Place) => void

/** If two labels name the same host, the clients use either; this check uses the last. */
function byHost<B extends HostBlock | CredentialsBlock>(
  blocks: ReadonlyMap<string, B>,
  report: ReportMistake
): readonly (B & { readonly host: Hostname })[] {
  const found = new Map<Hostname, B & { readonly host: Hostname }>()
  for (const [label, block] of blocks) {
    const host = parseHostname(label)
    if (host.ok) {
      found.set(host.value, { ...block, host: host.value })
      continue
    }
    const type = 'services' in block ? 'host' : 'credentials'
    const advice = hostAdvice(label)
    report({ kind: 'label', type, label, why: host.why, advice }, block.place)
  }
  return [...found.values()]
}

/** Lists a mistake in the configurations of several clients once. */
export const mergeMistakes = (findings: readonly Finding[]): readonly Finding[] =>
  mergeFindings(findings, ({ problem: { code, message }, places }) => [code, message, places])
