// Reads the CLI configuration files of one client from the disk, merges them, and reports blocks that collide.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isObject, readJson } from '../../rules/go/json.ts'
import type { ConfigMistake } from '../../rules/problems/cli-config.ts'
import { mergeNotes, type Note } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import { hostAdvice } from '../../rules/protocol/advice/address-advice.ts'
import { CLIENT_NAMES, type MainClient } from '../../rules/protocol/clients.ts'
import { type Hostname, parseHostname } from '../../rules/protocol/hostname.ts'
import { parseProviderSource } from '../../rules/protocol/provider-address.ts'
import { namesIn, readText } from '../files/read-text.ts'
import {
  type ConfigBlocks,
  type CredentialsBlock,
  configFinding,
  type HostBlock,
  type OffBlock,
  parseConfigFile
} from './blocks.ts'
import { findHelper } from './helper-program.ts'
import { initArguments } from './init-arguments.ts'
import {
  type ConfigPaths,
  configPaths,
  type Environment,
  type Machine,
  shownPath
} from './machine.ts'
import { registryPatience, requestTimeoutMs } from './patience.ts'
import { FILES_IN_HOME, straysIn, unreadVariables } from './unread.ts'

// The clients have no limit. People write a few kilobytes; blocks take a hundred times their size while they are read.
const MAX_FILE_BYTES = 1024 * 1024

export type ConfiguredCredentials = CredentialsBlock & { readonly host: Hostname }

export type ChosenHelper = NonNullable<ReturnType<typeof mergeConfig>['helper']>

/** `off`: the client would read the file if no variable named another one. */
type ConfigFile = {
  readonly path: string
  readonly shown: string
  readonly state: 'read' | 'absent' | 'not read' | 'off'
}

export type CliConfig = Readonly<ReturnType<typeof readCliConfig>>

/** LoadConfig of cliconfig.go. Only files in the home directory, or named by a variable, are read. */
export function readCliConfig(
  client: MainClient,
  machine: Machine,
  checkout: string | null = null
) {
  const paths = configPaths(client, machine, existsSync)
  const { directory, directoryOff, helperDirectories } = paths
  const main = readMain(paths, client, machine)
  const read = [...main, ...readDirectory(directory, client, machine)]
  const off = [...besides(paths, client, machine), ...readDirectory(directoryOff, client, machine)]
  const instead =
    directoryOff === null
      ? `${CLIENT_NAMES[client]} reads ${shownPath(paths.main?.path ?? '', machine)}`
      : `${paths.main?.chosenBy} names another file`
  const merged = mergeConfig(read, client)
  const found = merged.helper && findHelper(merged.helper, helperDirectories, client, machine)
  const cache = pluginCacheOf(read, machine.environment)
  const path = cache.pluginCache ?? ''
  const isAbsent = /^[/~]/.test(path) && !existsSync(path)
  // OpenTofu merges its defaults before it reads the directory, so that only the main file has an effect.
  const protocols = main[0]?.protocols ?? {}
  return {
    ...merged,
    client,
    /** `provider_installation` in the files that the client uses, in order. */
    installations: read.flatMap(({ installations }) => installations),
    /** If -plugin-dir names any, `init` looks for providers in no other place. */
    pluginDirectories: initArguments(machine.environment).pluginDirectories,
    ...cache,
    reattached: reattachedIn(machine.environment, client),
    mirrors: paths.mirrorDirectories.map((path) => ({ path, shown: shownPath(path, machine) })),
    files: [
      ...read.map(({ file }) => file),
      ...off.map(({ file }) => ({ ...file, state: 'off' as const }))
    ],
    /** Credentials that no client reads: in files that are `off` or rejected, in the checkout, and in the environment. */
    turnedOff: [
      ...merged.unread,
      ...mergeConfig(off, client).credentials.map(({ host, place: { file, line } }): OffBlock => {
        return { host, source: `${file}:${line} (${instead})` }
      }),
      ...(checkout === null ? [] : straysIn(checkout, paths.main?.path ?? '')),
      ...unreadVariables(machine.environment)
    ],
    helper: found?.helper ?? null,
    /** OpenTofu's time limit for discovery; null for the default of the client. */
    requestTimeoutMs:
      client === 'opentofu' ? requestTimeoutMs(protocols, machine.environment) : null,
    patience: registryPatience(client, protocols, machine.environment),
    findings: [
      ...merged.findings,
      ...(found?.findings ?? []),
      ...(isAbsent ? [configFinding(client, { kind: 'cache', path }, null)] : [])
    ],
    secrets: [...read, ...off].flatMap(({ secrets }) => secrets)
  }
}

/** The environment has precedence; only paths in files are expanded (cliconfig.go). */
function pluginCacheOf(files: readonly ConfigBlocks[], environment: Environment) {
  const { TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE: mayBreak = '' } = environment
  const written = files.find(({ pluginCache }) => pluginCache !== '')?.pluginCache ?? ''
  const expanded = written.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced, bare) => {
    return environment[braced ?? bare] ?? ''
  })
  return {
    /** Perhaps relative to where the client is started; null without one. */
    pluginCache: environment['TF_PLUGIN_CACHE_DIR'] || expanded || null,
    mayBreakLocks: !/^0?$/.test(mayBreak) || files.some((file) => file.mayBreakLocks)
  }
}

/** Providers that run already, by their addresses (getproviders/reattach of Terraform, main.go of OpenTofu). */
function reattachedIn({ TF_REATTACH_PROVIDERS: text = '' }: Environment, client: MainClient) {
  const read = readJson(text, 'map')
  const addresses = read.ok && isObject(read.value) ? Object.keys(read.value) : []
  return addresses
    .map((address) => parseProviderSource(address, client))
    .filter((address) => address.kind !== 'invalid')
}

/** The files in the home directory that another client or system reads. */
const besides = ({ home, main }: ConfigPaths, client: MainClient, machine: Machine) =>
  (home === null ? [] : FILES_IN_HOME)
    .map((name) => join(home ?? '', name))
    .filter((path) => path !== resolve(main?.path ?? '') && existsSync(path))
    .map((path) => readFile(path, client, machine))

type ReadFile = ConfigBlocks & { readonly file: ConfigFile }

function readMain({ main }: ConfigPaths, client: MainClient, machine: Machine) {
  if (main === null) return []
  const { path, chosenBy } = main
  if (existsSync(path)) return [readFile(path, client, machine)]
  const file = { path, shown: shownPath(path, machine), state: 'absent' } as const
  if (chosenBy === 'default') return [emptyFile(file, [])]
  const mistake = { kind: 'missing', setting: chosenBy, path } as const
  return [emptyFile(file, [configFinding(client, mistake, null)])]
}

/** A file without blocks, and what is wrong with it. Most machines have no file, and then no parser is loaded. */
const emptyFile = (file: ConfigFile, findings: Note[]): ReadFile => ({
  credentials: new Map(),
  hosts: new Map(),
  helpers: new Map(),
  installations: [],
  protocols: {},
  pluginCache: '',
  mayBreakLocks: false,
  findings,
  unread: findings.map(({ problem }) => ({ host: null, source: file.shown, problem })),
  secrets: [],
  isRead: false,
  file
})

const readDirectory = (directory: string | null, client: MainClient, machine: Machine) =>
  (directory === null ? [] : namesIn(directory))
    .filter((name) => /\.tfrc(?:\.json)?$/s.test(name))
    .map((name) => readFile(join(directory ?? '', name), client, machine))

function readFile(path: string, client: MainClient, machine: Machine): ReadFile {
  const read = readText(path, MAX_FILE_BYTES)
  const shown = shownPath(path, machine)
  if (!read.ok) {
    const mistake = { kind: 'unreadable', file: shown, failure: read.failure } as const
    return emptyFile({ path, shown, state: 'not read' }, [configFinding(client, mistake, null)])
  }
  const blocks = parseConfigFile({ shown, ...read }, client)
  return { ...blocks, file: { path, shown, state: blocks.isRead ? 'read' : 'not read' } }
}

/** A block replaces an earlier one of the same literal label (Config.Merge). Then labels are read as hostnames. */
export function mergeConfig(files: readonly ConfigBlocks[], client: MainClient) {
  const findings = files.flatMap((file) => file.findings)
  const unread = files.flatMap((file) => file.unread)
  const report = (mistake: ConfigMistake, place: Place): void => {
    const finding = configFinding(client, mistake, place)
    findings.push(finding)
    if (mistake.kind !== 'label' || mistake.type !== 'credentials') return
    unread.push({ host: mistake.label, source: mistake.file, problem: finding.problem })
  }
  const credentials = byHost(new Map(files.flatMap((file) => [...file.credentials])), report)
  const forced = byHost(new Map(files.flatMap((file) => [...file.hosts])), report)
  const [helper, ...others] = new Map(files.flatMap((file) => [...file.helpers]))
  for (const [, { place }] of others) report({ kind: 'two helpers' }, place)
  const chosen = helper === undefined ? null : { name: helper[0], ...helper[1] }
  return { credentials, forced, helper: chosen, findings, unread }
}

/** If two labels name the same host, the clients use either; this check uses the last. */
function byHost<B extends HostBlock | CredentialsBlock>(
  blocks: ReadonlyMap<string, B>,
  report: (mistake: ConfigMistake, place: Place) => void
): readonly (B & { readonly host: Hostname })[] {
  const chosen = new Map<Hostname, B & { readonly host: Hostname }>()
  for (const [label, block] of blocks) {
    const host = parseHostname(label)
    const type = 'services' in block ? 'host' : 'credentials'
    const file = `${block.place.file}:${block.place.line}`
    const mistake = { kind: 'label', type, label, file, advice: hostAdvice(label) } as const
    if (host.ok) chosen.set(host.value, { ...block, host: host.value })
    else report({ ...mistake, why: host.why }, block.place)
  }
  return [...chosen.values()]
}

export const mergeMistakes = (findings: readonly Note[]): readonly Note[] =>
  mergeNotes(findings, ({ problem: { code, message }, places }) => [code, message, places])
