// The table of every place in a file where a host can be named, and the service that it requires.

import { ADDRESSES, HOST_PARTS, KEY_PROVIDERS } from '../../rules/protocol/backend-address.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { CLOUD, MODULES, PROVIDERS, REMOTE, TFE_PROVIDER } from '../../rules/protocol/services.ts'
import { once } from '../../rules/text/once.ts'
import { dotted } from '../hcl/values.ts'
import type { FileClass } from './file-kinds.ts'
import type { UsageKind } from './usage.ts'

export type Grammar =
  | 'module'
  | 'test-module'
  | 'provider'
  | 'locked-provider'
  | 'stack-component'
  | 'stack'
  | 'stack-output'
  | 'terragrunt'
  | 'host'
  /** The URL of a host that is used without discovery. */
  | 'url'
  /** A name that becomes a part of such a host. */
  | 'host-part'
  /** The path of a local state, which can name hosts. */
  | 'state-path'

/** The texts of a block are in the arguments of these names, or elsewhere. */
type Position =
  | readonly string[]
  /** Each argument of the block is a provider; its object has the source. */
  | 'entries'
  | 'label'
  /** The backend of a remote state, or all of its arguments, where an expression gives them. */
  | 'open-state'
  | 'urls'

/** `any`: every variable has a value. `static`: those that the client knows while it installs modules. */
export type Evaluation = 'any' | 'static'

/** How each client evaluates expressions; without an entry it rejects them, or the values are not known. */
type Evaluations = Readonly<Partial<Record<MainClient, Evaluation>>>

/** The host when the argument is missing; null where the client refuses that. */
type Defaults = Readonly<Record<MainClient, string | null>>

export type UsageRow = {
  readonly kind: UsageKind
  readonly files: readonly FileClass[]
  /** Blocks from the top of the file: the type, and a pattern for each label, which is a name or `*` for any. */
  readonly path: readonly (readonly [type: string, ...labels: readonly string[]])[]
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
}

// OpenTofu has no host of its own for state.
const STATE_DEFAULTS: Defaults = { terraform: 'app.terraform.io', opentofu: null }
const TFE_DEFAULTS: Defaults = { terraform: 'app.terraform.io', opentofu: 'app.terraform.io' }

// Terraform evaluates module sources since 1.15, OpenTofu both since 1.8.
const IN_MODULE: Evaluations = { terraform: 'static', opentofu: 'static' }
const IN_BACKEND: Evaluations = { opentofu: 'static' }
const EVERYWHERE: Evaluations = { terraform: 'any', opentofu: 'any' }

const CONFIG: readonly FileClass[] = ['config', 'migrate']
const STACKS: readonly FileClass[] = ['stack', 'deploy']

type Form = Pick<UsageRow, 'position' | 'grammar' | 'service'> & Partial<UsageRow>

const SOURCE: Form = { position: ['source'], grammar: 'module', service: MODULES }
const COMPONENT: Form = { ...SOURCE, grammar: 'stack-component', isLiteral: true }
const UNKNOWN: Form = { ...COMPONENT, service: null }
const TERRAGRUNT: Form = { ...SOURCE, grammar: 'terragrunt', evaluation: EVERYWHERE }
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
const CLOUD_STATE: Form = { ...STATE, service: CLOUD }
const REMOTE_STATE: Form = { ...STATE, evaluation: EVERYWHERE }
const TFE: Form = { ...STATE, service: TFE_PROVIDER, defaults: TFE_DEFAULTS }
const URL: Form = { position: ['address'], grammar: 'url', service: null }

/** `absence` follows the kind of a usage if the argument is missing. */
type RowRules = Partial<UsageRow> & { readonly absence?: '_missing' | '_default' }

/** `path` has the blocks from the top of the file, each as its type and the patterns of its labels. */
function row(
  files: readonly FileClass[],
  path: string,
  kind: UsageKind,
  form: Form,
  { absence, ...more }: RowRules = {}
): UsageRow {
  const blocks = path === '' ? [] : path.split(' > ').map((block) => block.split(' '))
  return {
    kind,
    files,
    path: blocks.map(([type = '', ...labels]) => [type, ...labels]),
    ...(absence && { absent: `${kind}${absence}` as UsageKind }),
    ...form,
    ...more
  }
}

const MISSING: RowRules = { absence: '_missing' }
const DEFAULT: RowRules = { absence: '_default' }

const BACKEND = { evaluation: IN_BACKEND, merges: 'backend' } as const

const STATE_BLOCK = 'data terraform_remote_state *'

/** `names` are the arguments of each block whose path ends so. */
const backendRows = (path: string, names: Readonly<Record<string, string>>, grammar: Grammar) =>
  Object.entries(names).map(([end, list]) =>
    row(CONFIG, path + end, 'backend', { ...URL, grammar, position: list.split(' ') }, BACKEND)
  )

/** Terraform and OpenTofu `internal/configs`, `internal/stacks`; Terragrunt `getter/tfr.go`. */
export const ROWS: readonly UsageRow[] = [
  row(CONFIG, 'module *', 'module', SOURCE, {
    ...MISSING,
    evaluation: IN_MODULE,
    merges: 'module'
  }),
  row(CONFIG, 'terraform > required_providers', 'required_provider', PROVIDER, {
    merges: 'provider'
  }),
  row(CONFIG, 'terraform > cloud', 'cloud', CLOUD_STATE, { ...DEFAULT, ...BACKEND }),
  row(CONFIG, 'terraform > backend remote', 'backend_remote', STATE, { ...DEFAULT, ...BACKEND }),
  ...backendRows('terraform > backend ', ADDRESSES, 'url'),
  ...backendRows('terraform > backend ', HOST_PARTS, 'host-part'),
  ...backendRows('terraform > backend ', { local: 'path workspace_dir' }, 'state-path'),
  ...backendRows('terraform > encryption > key_provider ', KEY_PROVIDERS, 'url'),
  ...[STATE_BLOCK, `check * > ${STATE_BLOCK}`].flatMap((path) => [
    row(CONFIG, path, 'remote_state', REMOTE_STATE, { ...DEFAULT, backend: 'remote' }),
    row(CONFIG, path, 'remote_state', REMOTE_STATE, {
      ...DEFAULT,
      backend: 'cloud',
      service: CLOUD
    })
  ]),
  row(CONFIG, STATE_BLOCK, 'remote_state', URL, { backend: 'http', evaluation: EVERYWHERE }),
  row([...CONFIG, 'query'], 'provider tfe', 'provider_tfe', TFE, {
    ...DEFAULT,
    evaluation: EVERYWHERE
  }),
  row(['test'], 'provider tfe', 'provider_tfe', TFE),
  row(['lock'], 'provider *', 'lock_provider', {
    position: 'label',
    grammar: 'locked-provider',
    service: PROVIDERS,
    isLiteral: true
  }),
  row(['test'], 'run * > module', 'test_module', COMPONENT, { ...MISSING, grammar: 'test-module' }),
  row(['test'], 'run * > backend remote', 'test_backend_remote', STATE, DEFAULT),
  row(STACKS, 'required_providers', 'required_provider', PROVIDER),
  row(STACKS, 'component *', 'stack_component', COMPONENT, MISSING),
  row(STACKS, 'removed', 'stack_removed', COMPONENT, MISSING),
  row(STACKS, 'stack *', 'stack_stack', UNKNOWN, { ...MISSING, grammar: 'stack' }),
  row(['deploy'], 'upstream_input *', 'upstream_input', UNKNOWN, { grammar: 'stack-output' }),
  row(['migrate'], 'state_store_provider', 'state_store_provider', PROVIDER),
  row(['migrate'], 'from > backend remote', 'migrate_backend_remote', STATE, DEFAULT),
  ...['terraform', 'unit *', 'stack *'].map((path) =>
    row(['terragrunt'], path, 'terragrunt_source', TERRAGRUNT)
  ),
  ...[ADDRESSES, HOST_PARTS].flatMap((table) =>
    Object.entries(table).map(([backend, names]) => {
      const grammar = table === ADDRESSES ? 'url' : 'host-part'
      const form: Form = { ...URL, grammar, position: names.split(' '), evaluation: EVERYWHERE }
      return row(['terragrunt'], 'remote_state', 'backend', form, { backend })
    })
  ),
  row(['terragrunt'], 'remote_state', 'backend', { ...URL, position: 'open-state' }),
  row(['terragrunt'], 'remote_state', 'remote_state', REMOTE_STATE, {
    ...DEFAULT,
    backend: 'remote'
  }),
  row(['terragrunt'], 'catalog', 'terragrunt_source', { ...TERRAGRUNT, position: 'urls' })
]

/** The rows for files of this class, by the type of the outermost block; '' for none. */
export const rowsByType = once((fileClass: FileClass) => {
  const rows = ROWS.filter(({ files }) => files.includes(fileClass))
  return Map.groupBy(rows, ({ path: [outermost] }) => outermost?.[0] ?? '')
})

/** What override files replace has the same key; null where nothing is replaced. */
export function mergeKeyOf({ merges }: UsageRow, names: readonly string[]): string | null {
  if (merges === undefined || merges === 'backend') return merges ?? null
  return dotted([merges, names.at(-1) ?? ''])
}
