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
  /** The URL of a host that is used without discovery. */
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

// OpenTofu has no host of its own for state.
const STATE_DEFAULTS: Defaults = { terraform: 'app.terraform.io', opentofu: null }
const TFE_DEFAULTS: Defaults = { terraform: 'app.terraform.io', opentofu: 'app.terraform.io' }

// Terraform evaluates module sources since 1.15, OpenTofu both since 1.8.
const IN_MODULE: Evaluations = { terraform: 'static', opentofu: 'static' }
const IN_BACKEND: Evaluations = { opentofu: 'static' }
const EVERYWHERE: Evaluations = { terraform: 'any', opentofu: 'any' }

const CONFIG: readonly FileClass[] = ['config', 'query', 'migrate']
const STACKS: readonly FileClass[] = ['stack', 'deploy']

/** What rows have in common: where the text is, and what it names. */
type Form = Pick<UsageRow, 'position' | 'grammar' | 'service'> & Partial<UsageRow>

const MODULE: Form = { position: ['source'], grammar: 'module', service: MODULES }
const COMPONENT: Form = { ...MODULE, grammar: 'stack-component', isLiteral: true }
const UNKNOWN: Form = { ...COMPONENT, service: null }
const TERRAGRUNT: Form = { ...MODULE, grammar: 'terragrunt', evaluation: EVERYWHERE }
const PROVIDER: Form = {
  position: 'entries',
  grammar: 'provider',
  service: PROVIDERS,
  isLiteral: true,
  absent: 'required_provider_nosource'
}
const STATE: Form = {
  position: ['hostname'],
  grammar: 'host',
  service: REMOTE,
  defaults: STATE_DEFAULTS
}
const REMOTE_STATE: Form = { ...STATE, absent: 'remote_state_default', evaluation: EVERYWHERE }
const TFE: Form = { ...STATE, service: TFE_PROVIDER, defaults: TFE_DEFAULTS }
const URL: Form = { position: ['address'], grammar: 'url', service: null }

/** `path` has the blocks from the top of the file, each as its type and the patterns of its labels. */
const row = (
  files: readonly FileClass[],
  path: string,
  kind: UsageKind,
  form: Form,
  more: Partial<UsageRow> = {}
): UsageRow => {
  const blocks = path === '' ? [] : path.split(' > ').map((block) => block.split(' '))
  return {
    kind,
    files,
    path: blocks.map(([type = '', ...labels]) => ({ type, labels })),
    ...form,
    ...more
  }
}

const BACKEND = { evaluation: IN_BACKEND, merges: 'backend' } as const
const STATE_BLOCK = 'data terraform_remote_state *'
const HTTP_ADDRESSES = ['address', 'lock_address', 'unlock_address']

/** Terraform and OpenTofu `internal/configs`, `internal/stacks`; Terragrunt `getter/tfr.go`. */
export const ROWS: readonly UsageRow[] = [
  row(CONFIG, 'module *', 'module', MODULE, {
    absent: 'module_missing',
    evaluation: IN_MODULE,
    merges: 'module'
  }),
  row(CONFIG, 'terraform > required_providers', 'required_provider', PROVIDER, {
    merges: 'provider'
  }),
  row(CONFIG, 'required_providers', 'required_provider', PROVIDER, { isReserved: true }),
  row(CONFIG, 'terraform > cloud', 'cloud', STATE, {
    service: CLOUD,
    absent: 'cloud_default',
    ...BACKEND
  }),
  row(CONFIG, 'terraform > backend remote', 'backend_remote', STATE, {
    absent: 'backend_remote_default',
    ...BACKEND
  }),
  row(CONFIG, 'terraform > backend http', 'backend_http', URL, {
    position: HTTP_ADDRESSES,
    ...BACKEND
  }),
  ...[STATE_BLOCK, `check * > ${STATE_BLOCK}`].flatMap((path) => [
    row(CONFIG, path, 'remote_state', REMOTE_STATE, { backend: 'remote' }),
    row(CONFIG, path, 'remote_state', REMOTE_STATE, { backend: 'cloud', service: CLOUD })
  ]),
  row(CONFIG, STATE_BLOCK, 'remote_state', URL, { backend: 'http', evaluation: EVERYWHERE }),
  row(CONFIG, 'provider tfe', 'provider_tfe', TFE, {
    absent: 'provider_tfe_default',
    evaluation: EVERYWHERE
  }),
  row(['test'], 'provider tfe', 'provider_tfe', TFE),
  row(['lock'], 'provider *', 'lock_provider', {
    position: 'label',
    grammar: 'locked-provider',
    service: PROVIDERS,
    isLiteral: true
  }),
  row(['test'], 'run * > module', 'test_module', COMPONENT, {
    grammar: 'test-module',
    absent: 'test_module_missing'
  }),
  row(['test'], 'run * > backend remote', 'test_backend_remote', STATE, {
    absent: 'test_backend_remote_default'
  }),
  row(STACKS, 'required_providers', 'required_provider', PROVIDER),
  row(STACKS, 'component *', 'stack_component', COMPONENT, { absent: 'stack_component_missing' }),
  row(STACKS, 'removed', 'stack_removed', COMPONENT, { absent: 'stack_removed_missing' }),
  row(STACKS, 'stack *', 'stack_stack', UNKNOWN, {
    grammar: 'stack',
    absent: 'stack_stack_missing'
  }),
  row(['deploy'], 'upstream_input *', 'upstream_input', UNKNOWN, { grammar: 'stack-output' }),
  row(['migrate'], 'state_store_provider', 'state_store_provider', PROVIDER),
  row(['migrate'], 'from > backend remote', 'migrate_backend_remote', STATE, {
    absent: 'migrate_backend_remote_default'
  }),
  ...['terraform', 'unit *', 'stack *'].map((path) =>
    row(['terragrunt'], path, 'terragrunt_source', TERRAGRUNT)
  ),
  row(['manifest'], '', 'installed_module', COMPONENT, {
    position: 'manifest',
    grammar: 'registry-module'
  })
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
