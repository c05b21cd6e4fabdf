import {
  type ConfigPaths,
  configPaths,
  type Machine,
  shownPath
} from '../../src/read/cli-config/machine.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

type Rows = {
  readonly main: readonly string[]
  readonly dir: string
  readonly credentialsFile: string
  readonly helperDirs: readonly string[]
}

const measured = readVectors('cli-config-paths') as Readonly<
  Record<MainClient, Readonly<Record<Machine['system'], Rows>>>
>

const VALUES: Readonly<Record<string, string>> = {
  HOME: '/home/me',
  XDG_CONFIG_HOME: '/home/me/.config',
  XDG_DATA_HOME: '/home/me/.local/share',
  APPDATA: String.raw`C:\Users\me\AppData\Roaming`,
  TF_CLI_CONFIG_FILE: '/etc/named.rc',
  TERRAFORM_CONFIG: '/etc/older.rc',
  GOOS: 'linux',
  GOARCH: 'amd64'
}

/** A path of the vectors, its variables replaced. */
const pathOf = (text: string): string =>
  text
    .replace(/ (?:if|when) .*$/, '')
    .replace(/\$\{?(\w+)\}?|%(\w+)%/g, (_, unix?: string, windows?: string) => {
      return VALUES[unix ?? windows ?? ''] ?? ''
    })

const machine = (system: Machine['system'], ...variables: readonly string[]): Machine => ({
  system,
  platform: system === 'windows' ? 'windows_amd64' : 'linux_amd64',
  environment: Object.fromEntries(variables.map((name) => [name, VALUES[name]])),
  accountHome: null
})

const among =
  (...paths: readonly string[]) =>
  (path: string): boolean =>
    paths.includes(path)

/** The variables and files with which each row of `main` is used. */
type Setting = {
  readonly row: number
  readonly variables: readonly string[]
  readonly files: readonly string[]
}

const HOMES = { unix: 'HOME', windows: 'APPDATA' } as const
const OWN = { unix: '/home/me/.tofurc', windows: `${VALUES['APPDATA']}\\tofu.rc` }
const LEGACY = { unix: '/home/me/.terraformrc', windows: `${VALUES['APPDATA']}\\terraform.rc` }

function settingsOf(client: MainClient, system: Machine['system']): readonly Setting[] {
  const named = [
    { row: 0, variables: ['TF_CLI_CONFIG_FILE', 'TERRAFORM_CONFIG'], files: [] },
    { row: 1, variables: ['TERRAFORM_CONFIG'], files: [] }
  ]
  const [own, legacy] = [OWN[system], LEGACY[system]]
  if (client === 'terraform') return [...named, { row: 2, variables: [], files: [own, legacy] }]
  const both = [
    { variables: [], files: [own] },
    { variables: [], files: [legacy] },
    { variables: [], files: [] }
  ]
  if (system === 'windows') return [...named, ...both.map((each, at) => ({ ...each, row: 2 + at }))]
  const fresh = { row: 2, variables: ['XDG_CONFIG_HOME'], files: [] }
  return [...named, fresh, ...both.map((each, at) => ({ ...each, row: 3 + at }))]
}

const CASES = (['terraform', 'opentofu'] as const).flatMap((client) =>
  (['unix', 'windows'] as const).map((system) => ({
    client,
    system,
    rows: measured[client][system]
  }))
)

describe.each(CASES)('$client on $system', ({ client, system, rows }) => {
  const home = HOMES[system]
  const find = (variables: readonly string[], files: readonly string[]): ConfigPaths =>
    configPaths(client, machine(system, home, ...variables), among(...files))

  it.each(settingsOf(client, system).map((each) => [rows.main[each.row] ?? '', each] as const))(
    'uses the main file %s',
    (text, { variables, files }) => {
      expect(find(variables, files).main?.path).toBe(pathOf(text))
    }
  )

  it('has a test for each measured row', () => {
    expect(settingsOf(client, system).map(({ row }) => row)).toEqual([...rows.main.keys()])
  })

  it('reads a directory after it, with the file that login writes', () => {
    const directory = pathOf(rows.dir.split(/[/\\]\*|[ ;]/)[0] ?? '')
    const paths = find([], [])
    expect(paths.directory).toBe(directory)
    expect(paths.directoryOff).toBeNull()
    // Some rows name the directory in words.
    const login = rows.credentialsFile.startsWith('<') ? directory : pathOf(rows.credentialsFile)
    expect(login.startsWith(directory)).toBe(true)
  })

  it.each(['TF_CLI_CONFIG_FILE', 'TERRAFORM_CONFIG'])('reads no directory with %s', (name) => {
    const paths = find([name], [])
    expect(paths.directory).toBeNull()
    expect(paths.directoryOff).toBe(find([], []).directory)
    expect(paths.main?.chosenBy).toBe(name)
  })

  it('searches these directories for helpers', () => {
    expect(find(['XDG_DATA_HOME'], []).helperDirectories).toEqual(rows.helperDirs.map(pathOf))
  })
})

describe('OpenTofu', () => {
  const fresh = machine('unix', 'HOME', 'XDG_CONFIG_HOME')
  const inXdg = '/home/me/.config/opentofu'

  it('prefers .tofurc and .terraformrc to the XDG directory', () => {
    for (const file of [OWN.unix, LEGACY.unix]) {
      expect(configPaths('opentofu', fresh, among(file)).main?.path).toBe(file)
    }
  })

  it('prefers ~/.terraform.d to the XDG directory', () => {
    const paths = configPaths('opentofu', fresh, among('/home/me/.terraform.d'))
    expect(paths.directory).toBe('/home/me/.terraform.d')
    expect(configPaths('opentofu', fresh, among()).directory).toBe(inXdg)
  })

  it('prefers .tofurc to .terraformrc', () => {
    const paths = configPaths('opentofu', machine('unix', 'HOME'), among(OWN.unix, LEGACY.unix))
    expect(paths.main?.path).toBe(OWN.unix)
  })

  it('searches only the home directory for helpers without XDG_DATA_HOME', () => {
    expect(configPaths('opentofu', machine('unix', 'HOME'), among()).helperDirectories).toEqual([
      '/home/me/.terraform.d/plugins',
      '/home/me/.terraform.d/plugins/linux_amd64'
    ])
  })
})

describe('providers are looked for', () => {
  const directories = (client: MainClient, at: Partial<Machine>, environment = {}) =>
    configPaths(
      client,
      { ...machine('unix'), ...at, environment: { HOME: '/home/me', ...environment } },
      among()
    ).mirrorDirectories

  it('in the home directory and those of the system', () => {
    const unix = [
      '/home/me/.terraform.d/plugins',
      '/home/me/.local/share/terraform/plugins',
      '/usr/local/share/terraform/plugins',
      '/usr/share/terraform/plugins'
    ]
    expect(directories('terraform', {})).toEqual(unix)
    expect(directories('opentofu', {})).toEqual(unix)
  })

  it('in directories of the XDG variables', () => {
    const xdg = { XDG_DATA_HOME: '/data', XDG_DATA_DIRS: 'relative:/a:/b' }
    const shared = ['/data/terraform/plugins', '/a/terraform/plugins', '/b/terraform/plugins']
    const own = '/home/me/.terraform.d/plugins'
    expect(directories('terraform', {}, xdg)).toEqual([own, ...shared])
    expect(directories('opentofu', {}, xdg)).toEqual([own, '/data/opentofu/plugins', ...shared])
  })

  it('in Application Support on macOS', () => {
    expect(directories('terraform', { platform: 'darwin_arm64' }).slice(1)).toEqual([
      '/home/me/Library/Application Support/io.terraform/plugins',
      '/Library/Application Support/io.terraform/plugins'
    ])
  })

  it('in the application data folder on Windows', () => {
    const at = { system: 'windows' } as const
    expect(directories('terraform', at, { APPDATA: 'C:\\Data' })).toEqual([
      'C:\\Data\\terraform.d\\plugins',
      'C:\\Data\\HashiCorp\\Terraform\\plugins'
    ])
  })
})

describe('a home directory', () => {
  it('is the one of the account if HOME is empty', () => {
    const account = { ...machine('unix'), environment: { HOME: '' }, accountHome: '/home/account' }
    expect(configPaths('terraform', account, among()).main?.path).toBe('/home/account/.terraformrc')
  })

  it('that is missing leaves only a file that a variable names', () => {
    const homeless = machine('unix', 'TF_CLI_CONFIG_FILE')
    expect(configPaths('terraform', homeless, among())).toEqual({
      main: { path: '/etc/named.rc', chosenBy: 'TF_CLI_CONFIG_FILE' },
      home: null,
      directory: null,
      directoryOff: null,
      helperDirectories: [],
      mirrorDirectories: []
    })
    expect(configPaths('opentofu', machine('unix'), among()).main).toBeNull()
    expect(configPaths('opentofu', machine('windows'), among()).main).toBeNull()
  })

  it('may end with a slash or be the root', () => {
    const at = (home: string): Machine => ({ ...machine('unix'), environment: { HOME: home } })
    expect(configPaths('terraform', at('/home/me/'), among()).main?.path).toBe(LEGACY.unix)
    expect(configPaths('terraform', at('/'), among()).main?.path).toBe('/.terraformrc')
  })
})

describe('shows a path', () => {
  const unix = machine('unix', 'HOME')
  it.each([
    ['in the home directory', unix, LEGACY.unix, '~/.terraformrc'],
    ['next to the home directory', unix, '/home/me2/.terraformrc', '/home/me2/.terraformrc'],
    [
      'on Windows',
      machine('windows', 'APPDATA'),
      LEGACY.windows,
      String.raw`%APPDATA%\terraform.rc`
    ],
    ['without a home directory', machine('unix'), '/x', '/x'],
    [
      'with the root for a home directory',
      { ...unix, environment: { HOME: '/' } },
      '/.terraformrc',
      '/.terraformrc'
    ]
  ])('%s', (_, where, path, want) => {
    expect(shownPath(path, where)).toBe(want)
  })
})
