// Home directories for the measured credentials rules, each with the token that a host must receive.
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { type HomeFiles, script } from './home.ts'
import { readVectors } from './vectors.ts'

const HOST = 'registry.example.com'

export type HomeCase = {
  readonly name: string
  readonly client: MainClient
  /** The host as sent on the wire. */
  readonly host: string
  readonly home: HomeFiles
  /** `$HOME` in values is the path of the home directory. */
  readonly env: Readonly<Record<string, string>>
  /** Lines of the `tokens` setting, which the clients do not have. */
  readonly tokens: string
  /** The token received in `Authorization`, null for none; `nothing` if no request may be sent. */
  readonly authorization: string | null | 'nothing'
}

const HELPER = '.terraform.d/plugins/terraform-credentials-acme'
const USE_HELPER = 'credentials_helper "acme" {}\n'

type Precedence = {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly configBlocks: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly helper: Readonly<Record<string, { readonly token: string }>>
  readonly host: string
  readonly tokens?: string
  readonly authorization?: string | null
  readonly error?: string
}

const ALL: Omit<Precedence, 'name' | 'authorization'> = {
  env: { TF_TOKEN_registry_example_com: 'from-variable' },
  configBlocks: { [HOST]: { token: 'from-file' } },
  helper: { [HOST]: { token: 'from-helper' } },
  host: HOST
}

const PRECEDENCE: readonly Precedence[] = [
  ...(readVectors('credentials-precedence') as readonly Precedence[]),
  {
    ...ALL,
    name: 'the setting comes first',
    tokens: `${HOST}=from-setting`,
    authorization: 'Bearer from-setting'
  },
  { ...ALL, name: 'then a variable', authorization: 'Bearer from-variable' },
  { ...ALL, name: 'then a file', env: {}, authorization: 'Bearer from-file' },
  {
    ...ALL,
    name: 'then a helper',
    env: {},
    configBlocks: {},
    authorization: 'Bearer from-helper'
  },
  {
    ...ALL,
    name: 'an empty variable stops the search',
    env: { TF_TOKEN_registry_example_com: '' },
    // A trailing space of a header is removed in transit.
    authorization: 'Bearer'
  }
]

/** A helper with tokens for these hosts. */
const helperFor = (answers: Precedence['helper']): string =>
  script(
    [
      'case "$2" in',
      ...Object.entries(answers).map(
        ([host, says]) => `${host}) echo '${JSON.stringify(says)}' ;;`
      ),
      "*) echo '{}' ;;",
      'esac'
    ].join('\n')
  )

const blocksOf = (blocks: Precedence['configBlocks']): string =>
  Object.entries(blocks)
    .map(([host, attributes]) => {
      const lines = Object.entries(attributes).map(([name, value]) => `  ${name} = "${value}"\n`)
      return `credentials "${host}" {\n${lines.join('')}}\n`
    })
    .join('')

const precedenceCases: readonly HomeCase[] = MAIN_CLIENTS.flatMap((client) =>
  PRECEDENCE.map(
    ({ name, env, host, tokens = '', configBlocks, helper, authorization, error }) => ({
      name: `of several sources: ${name}`,
      client,
      host,
      env,
      tokens,
      home: {
        '.terraformrc': `${USE_HELPER}${blocksOf(configBlocks)}`,
        [HELPER]: helperFor(helper)
      },
      // A token that cannot be sent ends the client before the request.
      authorization: error === undefined ? (authorization ?? null) : 'nothing'
    })
  )
)

type Answered = {
  readonly name: string
  readonly host?: string
  readonly argv: readonly string[]
  readonly stdout: string
  readonly exit: number
  readonly result?: { readonly token: string } | null
}

const helperCases: readonly HomeCase[] = MAIN_CLIENTS.flatMap((client) =>
  (readVectors('credentials-helper') as readonly Answered[]).map(
    ({ name, argv, stdout, exit, result }) => {
      const program = script(
        `[ "$*" = '${argv.join(' ')}' ] || exit 9\ncat <<'EOF'\n${stdout}\nEOF\nexit ${exit}`
      )
      return {
        name: `of a helper: ${name}`,
        client,
        host: argv[1] ?? '',
        env: {},
        tokens: '',
        home: { '.terraformrc': USE_HELPER, [HELPER]: program },
        authorization: result == null ? null : `Bearer ${result.token}`.trim()
      }
    }
  )
)

const measured = readVectors('cli-config-paths') as Readonly<
  Record<
    MainClient,
    { readonly unix: { readonly main: readonly string[]; readonly helperDirs: readonly string[] } }
  >
>

const block = (token: string): string => `credentials "${HOST}" {\n  token = "${token}"\n}\n`
const login = (token: string): string => JSON.stringify({ credentials: { [HOST]: { token } } })

type Placed = {
  readonly name: string
  readonly client: MainClient
  readonly home: HomeFiles
  readonly env?: Readonly<Record<string, string>>
  readonly token: string | null
}

const NAMED = { TF_CLI_CONFIG_FILE: '$HOME/named.rc' }
const OLDER = { TERRAFORM_CONFIG: '$HOME/older.rc' }
const XDG = { XDG_CONFIG_HOME: '$HOME/config', XDG_DATA_HOME: '$HOME/data' }
const NAMED_FILES = { 'named.rc': block('of-named'), 'older.rc': block('of-older') }
const LEGACY = { '.terraformrc': block('of-terraformrc') }
const OWN = { '.tofurc': block('of-tofurc') }
const IN_XDG = { 'config/opentofu/tofurc': block('of-xdg') }
const EVERY = { ...NAMED_FILES, ...LEGACY, ...OWN, ...IN_XDG }

/** One for each row of the measured main files, in their order. */
const MAIN: Readonly<Record<MainClient, readonly Omit<Placed, 'name' | 'client'>[]>> = {
  terraform: [
    { home: EVERY, env: { ...NAMED, ...OLDER, ...XDG }, token: 'of-named' },
    { home: EVERY, env: { ...OLDER, ...XDG }, token: 'of-older' },
    { home: EVERY, env: XDG, token: 'of-terraformrc' }
  ],
  opentofu: [
    { home: EVERY, env: { ...NAMED, ...OLDER, ...XDG }, token: 'of-named' },
    { home: EVERY, env: { ...OLDER, ...XDG }, token: 'of-older' },
    { home: IN_XDG, env: XDG, token: 'of-xdg' },
    { home: EVERY, env: XDG, token: 'of-tofurc' },
    { home: { ...LEGACY, ...IN_XDG }, env: XDG, token: 'of-terraformrc' },
    // The file to be read does not exist.
    { home: IN_XDG, token: null }
  ]
}

const DIRECTORY = {
  '.terraform.d/a.tfrc': block('of-a'),
  '.terraform.d/b.tfrc.json': login('of-b'),
  '.terraform.d/c.tf': block('of-c')
}
const LOGIN = { '.terraform.d/credentials.tfrc.json': login('of-login') }
const XDG_LOGIN = { 'config/opentofu/credentials.tfrc.json': login('of-xdg-login') }

const BESIDE: readonly Omit<Placed, 'client'>[] = [
  {
    name: 'files of the directory, the last one',
    home: { ...LEGACY, ...DIRECTORY },
    token: 'of-b'
  },
  {
    name: 'none beside a named file',
    home: { ...DIRECTORY, 'named.rc': '' },
    env: NAMED,
    token: null
  },
  { name: 'the file that login writes', home: { ...LEGACY, ...LOGIN }, token: 'of-login' }
]

const system = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`
const directoryOf = (row: string): string =>
  row
    .replace(/ when .*$/, '')
    .replace(/\$\{GOOS\}.*/, system)
    .replace('$HOME/', '')
    .replace('$XDG_DATA_HOME', 'data')

const PLACED: readonly Placed[] = MAIN_CLIENTS.flatMap((client) => [
  ...measured[client].unix.main.map((row, index) => {
    const placed = MAIN[client][index]
    if (placed === undefined) throw new Error(`no case for ${row}`)
    return { ...placed, name: row, client }
  }),
  ...BESIDE.map((placed) => ({ ...placed, client })),
  ...measured[client].unix.helperDirs.map((row) => ({
    name: `a helper in ${row}`,
    client,
    home: {
      '.terraformrc': USE_HELPER,
      [`${directoryOf(row)}/terraform-credentials-acme`]: helperFor({
        [HOST]: { token: 'of-helper' }
      })
    },
    env: XDG,
    token: 'of-helper'
  }))
])

const IN_XDG_ONLY: readonly Placed[] = [
  {
    name: 'the file that login writes, in the XDG directory',
    client: 'opentofu',
    home: XDG_LOGIN,
    env: XDG,
    token: 'of-xdg-login'
  },
  {
    name: 'nothing of the XDG directory beside one in the home directory',
    client: 'opentofu',
    home: { ...XDG_LOGIN, ...LOGIN },
    env: XDG,
    token: 'of-login'
  },
  {
    name: 'nothing of the XDG directory',
    client: 'terraform',
    home: { ...XDG_LOGIN, ...IN_XDG },
    env: XDG,
    token: null
  }
]

const placedCases: readonly HomeCase[] = [...PLACED, ...IN_XDG_ONLY].map(
  ({ name, client, home, env = {}, token }) => ({
    name: `of a home directory: ${name}`,
    client,
    host: HOST,
    env,
    tokens: '',
    home,
    authorization: token === null ? null : `Bearer ${token}`
  })
)

export const HOME_CASES: readonly HomeCase[] = [...precedenceCases, ...helperCases, ...placedCases]

export type Variable = { readonly name: string; readonly hostname: string | null }

/** Names of variables and the hosts that they are for; null for none. */
// Node's TLS takes 1.2 for the address 1.0.0.2, so no certificate is for that name.
export const VARIABLES = (readVectors('credentials-env') as readonly Variable[]).filter(
  ({ hostname }) => hostname !== '1.2'
)
