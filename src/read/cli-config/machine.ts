// The machine that a client runs on, and the paths of its CLI configuration and credentials helpers there.
import { arch, platform, userInfo } from 'node:os'
import { posix, win32 } from 'node:path'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { ifPossible } from '../files/read-text.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type Machine = ReturnType<typeof thisMachine>

// Go's names where they differ from Node's.
const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64', ia32: '386', ppc64: 'ppc64le' }

export function thisMachine(environment: Environment) {
  const system = platform()
  return {
    system: system === 'win32' ? 'windows' : 'unix',
    /** Go's name for system and processor, such as `linux_amd64`. */
    platform:
      `${system === 'win32' ? 'windows' : system}_${PROCESSORS[arch()] ?? arch()}` as string,
    environment,
    /** The account's home directory, used when HOME is not set; null if the account has none. */
    // In a container the account may be missing in the list of users.
    accountHome: ifPossible(() => userInfo().homedir || null, null)
  } as const
}

export type ConfigPaths = ReturnType<typeof configPaths>

/** config_unix.go and config_windows.go of both, util.go and plugins.go of OpenTofu. */
export function configPaths(
  client: MainClient,
  machine: Machine,
  exists: (path: string) => boolean
) {
  const named = namedFile(machine.environment)
  const home = homeOf(machine)
  const usual = home === null ? null : locationsOf(client, machine, home, exists)
  const applications = home === null ? [] : applicationDirectories(home, machine)
  const join = joiner(machine)
  const pluginsIn = (data: string): string => join(data, 'plugins')
  const plugins = (usual?.dataDirectories ?? []).map(pluginsIn)
  return {
    home,
    main: named ?? (usual && { path: usual.main, chosenBy: 'default' as const }),
    /** The client reads `*.tfrc` and `*.tfrc.json` in this directory after the main file. */
    directory: named === null && usual !== null ? usual.directory : null,
    /** The directory that the client skips because a variable names the main file. */
    directoryOff: named === null || usual === null ? null : usual.directory,
    /** If two of them contain the same version of a credentials helper, the client runs the first. */
    helperDirectories: plugins.flatMap((path) => [path, join(path, machine.platform)]),
    /** The client ignores these if there is a `provider_installation` block. */
    mirrorDirectories: [...plugins, ...applications.map(pluginsIn)]
  }
}

/** The data directories of an application named Terraform (apparentlymart/go-userdirs, provider_source.go). */
function applicationDirectories(home: string, machine: Machine): readonly string[] {
  const { system, platform, environment } = machine
  const join = joiner(machine)
  if (system === 'windows') return [join(home, 'HashiCorp', 'Terraform')]
  if (platform.startsWith('darwin')) {
    return [home, '/'].map((root) => join(root, 'Library', 'Application Support', 'io.terraform'))
  }
  const { XDG_DATA_HOME: user = '', XDG_DATA_DIRS: shared } = environment
  return [
    posix.isAbsolute(user) ? user : join(home, '.local', 'share'),
    ...(shared || '/usr/local/share:/usr/share').split(':').filter(posix.isAbsolute)
  ].map((data) => join(data, 'terraform'))
}

export function shownPath(path: string, machine: Machine): string {
  const home = homeOf(machine)
  const separator = machine.system === 'windows' ? '\\' : '/'
  if (home === null || home.length < 2 || !path.startsWith(home + separator)) return path
  const shown = machine.system === 'windows' ? '%APPDATA%' : '~'
  return shown + path.slice(home.length)
}

function namedFile(environment: Environment) {
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

function locationsOf(
  client: MainClient,
  machine: Machine,
  home: string,
  exists: (path: string) => boolean
) {
  const join = joiner(machine)
  const isWindows = machine.system === 'windows'
  const terraformrc = join(home, isWindows ? 'terraform.rc' : '.terraformrc')
  const tofurc = join(home, isWindows ? 'tofu.rc' : '.tofurc')
  const directory = join(home, isWindows ? 'terraform.d' : '.terraform.d')
  if (client === 'terraform') return { main: terraformrc, directory, dataDirectories: [directory] }
  const main = exists(terraformrc) && !exists(tofurc) ? terraformrc : tofurc
  if (isWindows) return { main, directory, dataDirectories: [directory] }
  const { XDG_CONFIG_HOME: config, XDG_DATA_HOME: data } = machine.environment
  const isFresh = !exists(terraformrc) && !exists(tofurc)
  return {
    main: config && isFresh ? join(config, 'opentofu', 'tofurc') : main,
    directory: config && !exists(directory) ? join(config, 'opentofu') : directory,
    // Unlike the configuration directory, `~/.terraform.d` is always searched.
    dataDirectories: data ? [directory, join(data, 'opentofu')] : [directory]
  }
}

const joiner = ({ system }: Machine) => (system === 'windows' ? win32 : posix).join
