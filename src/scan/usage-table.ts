// The table of every place in a file where a host can be named, and the service that it requires.

import type { MainClient } from '../protocol/clients.ts'
import { CLOUD, MODULES, PROVIDERS, REMOTE, TFE_PROVIDER } from '../protocol/services.ts'
import type { FileClass } from './file-kinds.ts'
import type { UsageKind } from './usage.ts'

/** The grammar that the text follows. */
export type Grammar =
  | 'module'
  | 'test-module'
  | 'registry-module'
  | 'provider'
  | 'locked-provider'
  | 'stack-component'
  | 'stack'
  | 'stack-output'
  | 'terragrunt'
  | 'host'
  /** Of a host that is used without discovery. */
  | 'url'

/** Where in a block the texts are: in the arguments of these names, or elsewhere. */
export type Position =
  | readonly string[]
  /** Each argument of the block is a provider; its object has the source. */
  | 'entries'
  /** The block's last label. */
  | 'label'
  /** Each object in the list `Modules` at the top of the file. */
  | 'manifest'

/** A block of this type, with a pattern for each of its labels: a name, or `*` for any. */
export type BlockPattern = { readonly type: string; readonly labels: readonly string[] }

/** `any`: every variable has a value. `static`: those that the client knows while it installs modules. */
export type Evaluation = 'any' | 'static'

/** How each client evaluates expressions; without an entry it rejects them, or the values are not known. */
export type Evaluations = Readonly<Partial<Record<MainClient, Evaluation>>>

/** The host when the argument is missing; null where the client refuses that. */
export type Defaults = Readonly<Record<MainClient, string | null>>

export type UsageRow = {
  readonly kind: UsageKind
  readonly files: readonly FileClass[]
  /** Blocks from the top of the file. */
  readonly path: readonly BlockPattern[]
  readonly position: Position
  /** The arguments are those of `config` in a remote state with this backend. */
  readonly backend?: string
  readonly grammar: Grammar
  /** Null where the host is used without discovery, or in a way that is not known. */
  readonly service: string | null
  /** The clients evaluate no expression here: in JSON the text is not a template. */
  readonly isLiteral?: true
  readonly evaluation?: Evaluations
  /** The kind of usage if the argument is missing; without it there is no usage then. */
  readonly absent?: UsageKind
  readonly defaults?: Defaults
  /** Two rows with the same value replace one another in override files. */
  readonly merges?: 'module' | 'backend' | 'provider'
  /** The clients reserve the block for a future version. */
  readonly isReserved?: true
}

/** Blocks from the top of the file, each as its type and the patterns of its labels. */
const path = (...blocks: string[]): readonly BlockPattern[] =>
  blocks.map((block) => {
    const [type = '', ...labels] = block.split(' ')
    return { type, labels }
  })

// OpenTofu has no host of its own for state.
const STATE_DEFAULTS: Defaults = { terraform: 'app.terraform.io', opentofu: null }
const TFE_DEFAULTS: Defaults = { terraform: 'app.terraform.io', opentofu: 'app.terraform.io' }

// Terraform evaluates module sources since 1.15, OpenTofu both since 1.8.
const IN_MODULE: Evaluations = { terraform: 'static', opentofu: 'static' }
const IN_BACKEND: Evaluations = { opentofu: 'static' }
const EVERYWHERE: Evaluations = { terraform: 'any', opentofu: 'any' }

const CONFIG: readonly FileClass[] = ['config', 'query', 'migrate']
const STACKS: readonly FileClass[] = ['stack', 'deploy']

const remoteState = (backend: string, service: string, ...within: string[]): UsageRow => ({
  kind: 'remote_state',
  files: CONFIG,
  path: path(...within, 'data terraform_remote_state *'),
  position: ['hostname'],
  backend,
  grammar: 'host',
  service,
  evaluation: EVERYWHERE,
  absent: 'remote_state_default',
  defaults: STATE_DEFAULTS
})

const required = (
  files: readonly FileClass[],
  blocks: readonly string[],
  more: Partial<UsageRow> = {}
): UsageRow => ({
  kind: 'required_provider',
  files,
  path: path(...blocks),
  position: 'entries',
  grammar: 'provider',
  service: PROVIDERS,
  isLiteral: true,
  absent: 'required_provider_nosource',
  ...more
})

const source = (
  files: readonly FileClass[],
  blocks: readonly string[],
  kinds: readonly [UsageKind, UsageKind?],
  more: Pick<UsageRow, 'grammar' | 'service'> & Partial<UsageRow>
): UsageRow => ({
  kind: kinds[0],
  files,
  path: path(...blocks),
  position: ['source'],
  ...(kinds[1] === undefined ? {} : { absent: kinds[1] }),
  ...more
})

const hostname = (
  files: readonly FileClass[],
  blocks: readonly string[],
  more: Partial<UsageRow> = {}
): UsageRow => ({
  kind: 'backend_remote',
  files,
  path: path(...blocks),
  position: ['hostname'],
  grammar: 'host',
  service: REMOTE,
  absent: 'backend_remote_default',
  defaults: STATE_DEFAULTS,
  ...more
})

const MODULE = { grammar: 'module', service: MODULES } as const
const COMPONENT = { grammar: 'stack-component', service: MODULES, isLiteral: true } as const

/** Terraform and OpenTofu `internal/configs`, `internal/stacks`; Terragrunt `getter/tfr.go`. */
export const ROWS: readonly UsageRow[] = [
  source(CONFIG, ['module *'], ['module', 'module_missing'], {
    ...MODULE,
    evaluation: IN_MODULE,
    merges: 'module'
  }),
  required(CONFIG, ['terraform', 'required_providers'], { merges: 'provider' }),
  required(CONFIG, ['required_providers'], { isReserved: true }),
  hostname(CONFIG, ['terraform', 'cloud'], {
    kind: 'cloud',
    service: CLOUD,
    absent: 'cloud_default',
    evaluation: IN_BACKEND,
    merges: 'backend'
  }),
  hostname(CONFIG, ['terraform', 'backend remote'], { evaluation: IN_BACKEND, merges: 'backend' }),
  {
    kind: 'backend_http',
    files: CONFIG,
    path: path('terraform', 'backend http'),
    position: ['address', 'lock_address', 'unlock_address'],
    grammar: 'url',
    service: null,
    evaluation: IN_BACKEND,
    merges: 'backend'
  },
  remoteState('remote', REMOTE),
  remoteState('cloud', CLOUD),
  remoteState('remote', REMOTE, 'check *'),
  remoteState('cloud', CLOUD, 'check *'),
  {
    kind: 'remote_state',
    files: CONFIG,
    path: path('data terraform_remote_state *'),
    position: ['address'],
    backend: 'http',
    grammar: 'url',
    service: null,
    evaluation: EVERYWHERE
  },
  hostname(CONFIG, ['provider tfe'], {
    kind: 'provider_tfe',
    service: TFE_PROVIDER,
    absent: 'provider_tfe_default',
    evaluation: EVERYWHERE,
    defaults: TFE_DEFAULTS
  }),
  {
    kind: 'provider_tfe',
    files: ['test'],
    path: path('provider tfe'),
    position: ['hostname'],
    grammar: 'host',
    service: TFE_PROVIDER,
    defaults: TFE_DEFAULTS
  },
  {
    kind: 'lock_provider',
    files: ['lock'],
    path: path('provider *'),
    position: 'label',
    grammar: 'locked-provider',
    service: PROVIDERS,
    isLiteral: true
  },
  source(['test'], ['run *', 'module'], ['test_module', 'test_module_missing'], {
    grammar: 'test-module',
    service: MODULES,
    isLiteral: true
  }),
  hostname(['test'], ['run *', 'backend remote'], {
    kind: 'test_backend_remote',
    absent: 'test_backend_remote_default'
  }),
  required(STACKS, ['required_providers']),
  source(STACKS, ['component *'], ['stack_component', 'stack_component_missing'], COMPONENT),
  source(STACKS, ['removed'], ['stack_removed', 'stack_removed_missing'], COMPONENT),
  source(STACKS, ['stack *'], ['stack_stack', 'stack_stack_missing'], {
    grammar: 'stack',
    service: null,
    isLiteral: true
  }),
  source(['deploy'], ['upstream_input *'], ['upstream_input'], {
    grammar: 'stack-output',
    service: null,
    isLiteral: true
  }),
  required(['migrate'], ['state_store_provider'], { kind: 'state_store_provider' }),
  hostname(['migrate'], ['from', 'backend remote'], {
    kind: 'migrate_backend_remote',
    absent: 'migrate_backend_remote_default'
  }),
  ...['terraform', 'unit *', 'stack *'].map((block) =>
    source(['terragrunt'], [block], ['terragrunt_source'], {
      grammar: 'terragrunt',
      service: MODULES,
      evaluation: EVERYWHERE
    })
  ),
  {
    kind: 'installed_module',
    files: ['manifest'],
    path: [],
    position: 'manifest',
    grammar: 'registry-module',
    service: MODULES,
    isLiteral: true
  }
]

const CLASSES = [...new Set(ROWS.flatMap(({ files }) => files))]
const BY_CLASS = new Map(
  CLASSES.map((fileClass) => {
    const rows = ROWS.filter(({ files }) => files.includes(fileClass))
    return [fileClass, Map.groupBy(rows, ({ path: [outermost] }) => outermost?.type ?? '')]
  })
)

/** The rows for files of this class, by the type of the outermost block; '' for none. */
export const rowsByType = (fileClass: FileClass): ReadonlyMap<string, readonly UsageRow[]> =>
  BY_CLASS.get(fileClass) ?? new Map()
