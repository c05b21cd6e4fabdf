// Where in a file a host can be named: every such place, as a table, with the service that it needs.
import { CLOUD, MODULES, PROVIDERS, REMOTE, TFE_PROVIDER } from '../protocol/services.ts'
import type { FileClass } from './file-kinds.ts'
import type { Defaults, Row, Spot, Step } from './row.ts'
import type { UsageKind } from './usage.ts'

/** Blocks from the top of the file, each as its type and the patterns of its labels. */
const path = (...blocks: string[]): readonly Step[] =>
  blocks.map((block) => {
    const [type = '', ...labels] = block.split(' ')
    return { type, labels }
  })

const SOURCE: Spot = { at: 'argument', name: 'source' }
const HOSTNAME: Spot = { at: 'argument', name: 'hostname' }
const ENTRIES: Spot = { at: 'entries' }
const LABEL: Spot = { at: 'label' }

// OpenTofu has no host of its own for state.
const STATE_DEFAULTS: Defaults = { terraform: 'app.terraform.io', opentofu: null }
const TFE_DEFAULTS: Defaults = { terraform: 'app.terraform.io', opentofu: 'app.terraform.io' }

const CONFIG: readonly FileClass[] = ['config', 'query', 'migrate']
const STACKS: readonly FileClass[] = ['stack', 'deploy']

const remoteState = (backend: string, service: string, ...within: string[]): Row => ({
  kind: 'remote_state',
  files: CONFIG,
  path: path(...within, 'data terraform_remote_state *'),
  spot: { at: 'config', name: 'hostname', backend },
  rule: 'host',
  service,
  absent: 'remote_state_default',
  defaults: STATE_DEFAULTS
})

const required = (
  files: readonly FileClass[],
  blocks: readonly string[],
  more: Partial<Row> = {}
): Row => ({
  kind: 'required_provider',
  files,
  path: path(...blocks),
  spot: ENTRIES,
  rule: 'provider',
  service: PROVIDERS,
  isLiteral: true,
  absent: 'required_provider_nosource',
  ...more
})

const source = (
  files: readonly FileClass[],
  blocks: readonly string[],
  kinds: readonly [UsageKind, UsageKind?],
  more: Pick<Row, 'rule' | 'service'> & Partial<Row>
): Row => ({
  kind: kinds[0],
  files,
  path: path(...blocks),
  spot: SOURCE,
  ...(kinds[1] === undefined ? {} : { absent: kinds[1] }),
  ...more
})

const backend = (
  files: readonly FileClass[],
  blocks: readonly string[],
  more: Partial<Row> = {}
): Row => ({
  kind: 'backend_remote',
  files,
  path: path(...blocks),
  spot: HOSTNAME,
  rule: 'host',
  service: REMOTE,
  absent: 'backend_remote_default',
  defaults: STATE_DEFAULTS,
  ...more
})

const MODULE = { rule: 'module', service: MODULES } as const
const COMPONENT = { rule: 'stack-component', service: MODULES, isLiteral: true } as const

/** reference: Terraform and OpenTofu `internal/configs`, `internal/stacks`; Terragrunt `getter/tfr.go`. */
export const ROWS: readonly Row[] = [
  source(CONFIG, ['module *'], ['module', 'module_missing'], { ...MODULE, merges: 'module' }),
  required(CONFIG, ['terraform', 'required_providers'], { merges: 'provider' }),
  required(CONFIG, ['required_providers'], { isReserved: true }),
  {
    kind: 'cloud',
    files: CONFIG,
    path: path('terraform', 'cloud'),
    spot: HOSTNAME,
    rule: 'host',
    service: CLOUD,
    absent: 'cloud_default',
    defaults: STATE_DEFAULTS,
    merges: 'backend'
  },
  backend(CONFIG, ['terraform', 'backend remote'], { merges: 'backend' }),
  remoteState('remote', REMOTE),
  remoteState('cloud', CLOUD),
  remoteState('remote', REMOTE, 'check *'),
  remoteState('cloud', CLOUD, 'check *'),
  {
    kind: 'provider_tfe',
    files: CONFIG,
    path: path('provider tfe'),
    spot: HOSTNAME,
    rule: 'host',
    service: TFE_PROVIDER,
    absent: 'provider_tfe_default',
    defaults: TFE_DEFAULTS
  },
  {
    kind: 'provider_tfe',
    files: ['test'],
    path: path('provider tfe'),
    spot: HOSTNAME,
    rule: 'host',
    service: TFE_PROVIDER,
    defaults: TFE_DEFAULTS
  },
  {
    kind: 'lock_provider',
    files: ['lock'],
    path: path('provider *'),
    spot: LABEL,
    rule: 'locked-provider',
    service: PROVIDERS,
    isLiteral: true
  },
  source(['test'], ['run *', 'module'], ['test_module', 'test_module_missing'], {
    rule: 'test-module',
    service: MODULES,
    isLiteral: true
  }),
  backend(['test'], ['run *', 'backend remote'], {
    kind: 'test_backend_remote',
    absent: 'test_backend_remote_default'
  }),
  required(STACKS, ['required_providers']),
  source(STACKS, ['component *'], ['stack_component', 'stack_component_missing'], COMPONENT),
  source(STACKS, ['removed'], ['stack_removed', 'stack_removed_missing'], COMPONENT),
  source(STACKS, ['stack *'], ['stack_stack', 'stack_stack_missing'], {
    rule: 'stack',
    service: null,
    isLiteral: true
  }),
  source(['deploy'], ['upstream_input *'], ['upstream_input'], {
    rule: 'stack-output',
    service: null,
    isLiteral: true
  }),
  required(['migrate'], ['state_store_provider'], { kind: 'state_store_provider' }),
  backend(['migrate'], ['from', 'backend remote'], {
    kind: 'migrate_backend_remote',
    absent: 'migrate_backend_remote_default'
  }),
  ...['terraform', 'unit *', 'stack *'].map((block) =>
    source(['terragrunt'], [block], ['terragrunt_source'], { rule: 'terragrunt', service: MODULES })
  ),
  {
    kind: 'installed_module',
    files: ['manifest'],
    path: [],
    spot: { at: 'manifest', list: 'Modules', name: 'Source' },
    rule: 'registry-module',
    service: MODULES,
    isLiteral: true
  }
]

type RowsByType = ReadonlyMap<string, readonly Row[]>

const BY_CLASS = new Map<FileClass, RowsByType>(
  [...new Set(ROWS.flatMap(({ files }) => files))].map((fileClass) => {
    const rows = ROWS.filter(({ files }) => files.includes(fileClass))
    return [fileClass, Map.groupBy(rows, (row) => row.path[0]?.type ?? '')]
  })
)

/** The rows that count in a file of this class, by the type of the outermost block; '' for none. */
export const rowsByType = (fileClass: FileClass): RowsByType => BY_CLASS.get(fileClass) ?? new Map()
