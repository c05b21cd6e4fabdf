// Where each client looks for its CLI configuration and for credentials helpers, on each system.

import type { MainClient } from '../protocol/clients.ts'
import type { Environment, Machine } from './machine.ts'

/** Why this file is the main one. */
export type MainFileChoice = 'cli-config' | 'TF_CLI_CONFIG_FILE' | 'TERRAFORM_CONFIG' | 'default'

export type ConfigPaths = {
  /** Null where there is no home directory. */
  readonly main: { readonly path: string; readonly chosenBy: MainFileChoice } | null
  /** Whose `*.tfrc` and `*.tfrc.json` are read after the main file. */
  readonly directory: string | null
  /** The directory that would be read, and the setting that turns it off. */
  readonly directoryOff: {
    readonly path: string
    readonly by: Exclude<MainFileChoice, 'default'>
  } | null
  /** Where `login` writes: in the directory, whether or not that is read. */
  readonly credentialsFile: string | null
  /** Where helper programs are; of equal versions the first one counts. */
  readonly helperDirectories: readonly string[]
}

/** Whether there is anything of that name; the clients follow symbolic links. */
export type Exists = (path: string) => boolean

/**
 * Terraform: cliconfig.go, config_unix.go and config_windows.go in internal/command/cliconfig. OpenTofu:
 * the same files, util.go, and plugins.go in cmd/tofu. On Windows both ask the system for the folder of
 * the application data, which is what APPDATA says. `cliConfig` acts as TF_CLI_CONFIG_FILE would.
 */
export function configPaths(
  client: MainClient,
  machine: Machine,
  exists: Exists,
  cliConfig: string | null = null
): ConfigPaths {
  const named = namedFile(machine.environment, cliConfig)
  const home = homeOf(machine)
  if (home === null) {
    return { ...NOWHERE, main: named }
  }
  const paths = machine.system === 'windows' ? windowsPaths : unixPaths
  const { main, directory, dataDirectories } = paths(client, home, machine.environment, exists)
  const join = joiner(machine)
  const base = {
    credentialsFile: join(directory, 'credentials.tfrc.json'),
    helperDirectories: dataDirectories.flatMap((data) => [
      join(data, 'plugins'),
      join(data, 'plugins', machine.platform)
    ])
  }
  return named === null
    ? { ...base, main: { path: main, chosenBy: 'default' }, directory, directoryOff: null }
    : {
        ...base,
        main: named,
        directory: null,
        directoryOff: { path: directory, by: named.chosenBy }
      }
}

/** The path as people write it: with `~` for the home directory. */
export function shownPath(path: string, machine: Machine): string {
  const home = homeOf(machine)
  const separator = machine.system === 'windows' ? '\\' : '/'
  if (home === null || home.length < 2 || !path.startsWith(home + separator)) return path
  const shown = machine.system === 'windows' ? '%APPDATA%' : '~'
  return shown + path.slice(home.length)
}

const NOWHERE: ConfigPaths = {
  main: null,
  directory: null,
  directoryOff: null,
  credentialsFile: null,
  helperDirectories: []
}

function namedFile(environment: Environment, cliConfig: string | null) {
  if (cliConfig) return { path: cliConfig, chosenBy: 'cli-config' as const }
  for (const chosenBy of ['TF_CLI_CONFIG_FILE', 'TERRAFORM_CONFIG'] as const) {
    const path = environment[chosenBy]
    if (path) return { path, chosenBy }
  }
  return null
}

/** HOME counts even where it is not the account's; an empty one does not. */
function homeOf({ system, environment, accountHome }: Machine): string | null {
  if (system === 'windows') return environment['APPDATA'] || null
  return environment['HOME'] || accountHome || null
}

type Locations = {
  readonly main: string
  readonly directory: string
  readonly dataDirectories: readonly string[]
}

function unixPaths(
  client: MainClient,
  home: string,
  environment: Environment,
  exists: Exists
): Locations {
  const [terraformrc, tofurc] = [joinUnix(home, '.terraformrc'), joinUnix(home, '.tofurc')]
  const directory = joinUnix(home, '.terraform.d')
  if (client === 'terraform') {
    return { main: terraformrc, directory, dataDirectories: [directory] }
  }
  const { XDG_CONFIG_HOME: config, XDG_DATA_HOME: data } = environment
  const isFresh = !exists(terraformrc) && !exists(tofurc)
  return {
    main:
      config && isFresh
        ? joinUnix(config, 'opentofu', 'tofurc')
        : chooseFile(tofurc, terraformrc, exists),
    directory: config && !exists(directory) ? joinUnix(config, 'opentofu') : directory,
    // Unlike the directory of the configuration, this one does not give way.
    dataDirectories: data ? [directory, joinUnix(data, 'opentofu')] : [directory]
  }
}

function windowsPaths(
  client: MainClient,
  home: string,
  _environment: Environment,
  exists: Exists
): Locations {
  const [terraformrc, tofurc] = [joinWindows(home, 'terraform.rc'), joinWindows(home, 'tofu.rc')]
  const directory = joinWindows(home, 'terraform.d')
  const main = client === 'terraform' ? terraformrc : chooseFile(tofurc, terraformrc, exists)
  return { main, directory, dataDirectories: [directory] }
}

const chooseFile = (own: string, legacy: string, exists: Exists): string =>
  exists(legacy) && !exists(own) ? legacy : own

const joiner = ({ system }: Machine) => (system === 'windows' ? joinWindows : joinUnix)
const joinUnix = (directory: string, ...names: readonly string[]): string =>
  [directory.replace(/\/+$/, ''), ...names].join('/')
const joinWindows = (directory: string, ...names: readonly string[]): string =>
  [directory.replace(/[\\/]+$/, ''), ...names].join('\\')
