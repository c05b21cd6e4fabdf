// The paths of each client's CLI configuration and credentials helpers, on each system.
import type { MainClient } from '../protocol/clients.ts'
import type { Environment, Machine } from './machine.ts'

/** The setting that names the main file. */
type MainFileChoice = 'cli-config' | 'TF_CLI_CONFIG_FILE' | 'TERRAFORM_CONFIG' | 'default'

export type ConfigPaths = {
  /** Null where there is no home directory. */
  readonly main: { readonly path: string; readonly chosenBy: MainFileChoice } | null
  /** The client reads `*.tfrc` and `*.tfrc.json` in this directory after the main file. */
  readonly directory: string | null
  /** The directory that the client skips, and the setting that makes it skip the directory. */
  readonly directoryOff: {
    readonly path: string
    readonly by: Exclude<MainFileChoice, 'default'>
  } | null
  /** The directories of credentials helpers. If two of them contain the same version of a helper, the client runs the first. */
  readonly helperDirectories: readonly string[]
  /** The directories of local provider mirrors. The client ignores them if there is a `provider_installation` block. */
  readonly mirrorDirectories: readonly string[]
}

/** Whether a path exists, symbolic links followed. */
type Exists = (path: string) => boolean

/**
 * Terraform: cliconfig.go, config_unix.go and config_windows.go in internal/command/cliconfig. OpenTofu:
 * the same files, util.go, and plugins.go in cmd/tofu. On Windows both use the application data folder,
 * the value of APPDATA. `cliConfig` replaces TF_CLI_CONFIG_FILE.
 */
export function configPaths(
  client: MainClient,
  machine: Machine,
  exists: Exists,
  cliConfig: string | null = null
): ConfigPaths {
  const named = namedFile(machine.environment, cliConfig)
  const home = homeOf(machine)
  const nowhere = {
    directory: null,
    directoryOff: null,
    helperDirectories: [],
    mirrorDirectories: []
  }
  if (home === null) return { main: named, ...nowhere }
  const paths = machine.system === 'windows' ? windowsPaths : unixPaths
  const { main, directory, dataDirectories } = paths(client, home, machine.environment, exists)
  const join = joiner(machine)
  const helperDirectories = dataDirectories.flatMap((data) => [
    join(data, 'plugins'),
    join(data, 'plugins', machine.platform)
  ])
  const mirrorDirectories = [...dataDirectories, ...applicationDirectories(home, machine)].map(
    (data) => join(data, 'plugins')
  )
  const directories = { helperDirectories, mirrorDirectories }
  if (named === null) {
    const byDefault = { path: main, chosenBy: 'default' } as const
    return { main: byDefault, directory, directoryOff: null, ...directories }
  }
  const directoryOff = { path: directory, by: named.chosenBy }
  return { main: named, directory: null, directoryOff, ...directories }
}

/**
 * The data directories of an application named Terraform (apparentlymart/go-userdirs, with the names in
 * provider_source.go). Relative paths in the variables are ignored.
 */
function applicationDirectories(home: string, machine: Machine): readonly string[] {
  const { system, platform, environment } = machine
  if (system === 'windows') return [joinWindows(home, 'HashiCorp', 'Terraform')]
  if (platform.startsWith('darwin')) {
    return [home, ''].map((root) =>
      joinUnix(root, 'Library', 'Application Support', 'io.terraform')
    )
  }
  const { XDG_DATA_HOME: own = '', XDG_DATA_DIRS: others } = environment
  const isAbsolute = (path: string): boolean => path.startsWith('/')
  return [
    isAbsolute(own) ? own : joinUnix(home, '.local', 'share'),
    ...(others || '/usr/local/share:/usr/share').split(':').filter(isAbsolute)
  ].map((data) => joinUnix(data, 'terraform'))
}

/** The path for display, with `~` for the home directory. */
export function shownPath(path: string, machine: Machine): string {
  const home = homeOf(machine)
  const separator = machine.system === 'windows' ? '\\' : '/'
  if (home === null || home.length < 2 || !path.startsWith(home + separator)) return path
  const shown = machine.system === 'windows' ? '%APPDATA%' : '~'
  return shown + path.slice(home.length)
}

function namedFile(environment: Environment, cliConfig: string | null) {
  if (cliConfig) return { path: cliConfig, chosenBy: 'cli-config' as const }
  for (const chosenBy of ['TF_CLI_CONFIG_FILE', 'TERRAFORM_CONFIG'] as const) {
    const path = environment[chosenBy]
    if (path) return { path, chosenBy }
  }
  return null
}

/** HOME has precedence over the account's directory, unless it is empty. */
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
    // Unlike the configuration directory, `~/.terraform.d` is always searched.
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
  [directory.replace(/(?<!\/)\/+$/, ''), ...names].join('/')
const joinWindows = (directory: string, ...names: readonly string[]): string =>
  [directory.replace(/(?<![\\/])[\\/]+$/, ''), ...names].join('\\')
