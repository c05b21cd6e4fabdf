// Which files of a directory the clients read, and which others may name a client, by their names.
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'

/** What a file is for. `usage-table.ts` lists where hosts are named in it. */
export type FileClass =
  | 'config'
  | 'test'
  | 'query'
  | 'migrate'
  | 'stack'
  | 'deploy'
  | 'lock'
  | 'terragrunt'
  | 'manifest'

export type FileKind = {
  readonly class: FileClass
  readonly syntax: 'hcl' | 'json'
  readonly clients: readonly MainClient[]
  readonly isOverride: boolean
}

type Suffix = {
  readonly suffix: string
  /** 'none': it names no hosts. */
  readonly class: FileClass | 'none'
  readonly clients: readonly MainClient[]
  /** If a file of the same name with this suffix exists, OpenTofu reads that one instead. */
  readonly twin?: string
}

const TERRAFORM: readonly MainClient[] = ['terraform']
const OPENTOFU: readonly MainClient[] = ['opentofu']

// The first suffix that matches is used, so longer ones come first (Terraform parser_file_matcher.go,
// OpenTofu parser_config_dir.go, stackconfig/file.go).
const SUFFIXES: readonly Suffix[] = [
  { suffix: '.tftest.hcl', class: 'test', clients: MAIN_CLIENTS, twin: '.tofutest.hcl' },
  { suffix: '.tftest.json', class: 'test', clients: MAIN_CLIENTS, twin: '.tofutest.json' },
  { suffix: '.tofutest.hcl', class: 'test', clients: OPENTOFU },
  { suffix: '.tofutest.json', class: 'test', clients: OPENTOFU },
  { suffix: '.tfquery.hcl', class: 'query', clients: TERRAFORM },
  { suffix: '.tfquery.json', class: 'query', clients: TERRAFORM },
  { suffix: '.tfmigrate.hcl', class: 'migrate', clients: TERRAFORM },
  { suffix: '.tfcomponent.hcl', class: 'stack', clients: TERRAFORM },
  { suffix: '.tfcomponent.json', class: 'stack', clients: TERRAFORM },
  { suffix: '.tfstack.hcl', class: 'stack', clients: TERRAFORM },
  { suffix: '.tfstack.json', class: 'stack', clients: TERRAFORM },
  { suffix: '.tfdeploy.hcl', class: 'deploy', clients: TERRAFORM },
  { suffix: '.tfdeploy.json', class: 'deploy', clients: TERRAFORM },
  { suffix: '.tfmock.hcl', class: 'none', clients: MAIN_CLIENTS },
  { suffix: '.tofumock.hcl', class: 'none', clients: OPENTOFU },
  { suffix: '.tf.json', class: 'config', clients: MAIN_CLIENTS, twin: '.tofu.json' },
  { suffix: '.tofu.json', class: 'config', clients: OPENTOFU },
  { suffix: '.tf', class: 'config', clients: MAIN_CLIENTS, twin: '.tofu' },
  { suffix: '.tofu', class: 'config', clients: OPENTOFU },
  { suffix: 'terragrunt.hcl.json', class: 'terragrunt', clients: MAIN_CLIENTS },
  // Terragrunt includes files by any name. Their content decides whether they are Terragrunt's.
  { suffix: '.hcl', class: 'terragrunt', clients: MAIN_CLIENTS }
]

const SUFFIXES_BY_ENDING = Map.groupBy(SUFFIXES, ({ suffix }) =>
  suffix.slice(suffix.lastIndexOf('.') + 1)
)

const LOCK_NAME = '.terraform.lock.hcl'
const LOCK: FileKind = { class: 'lock', syntax: 'hcl', clients: MAIN_CLIENTS, isOverride: false }

/** Whether OpenTofu may read a file of this name instead of another. */
export const isTwin = (name: string): boolean =>
  name.includes('.tofu') && /\.tofu(test)?(\.(hcl|json))?$/.test(name)

/** The list of modules that `init` has downloaded, relative to the directory where it ran. */
export const MANIFEST_PATH = '.terraform/modules/modules.json'

export const MANIFEST: FileKind = { ...LOCK, class: 'manifest', syntax: 'json' }

/**
 * The kind of a file; undefined for one that no client reads. `siblings` are the names in its
 * directory: only Terraform reads `x.tf` if there is an `x.tofu`. `directory` is the name of the
 * directory: in `tests`, Terraform reads even the test files that it ignores elsewhere.
 */
export function classify(
  name: string,
  siblings: ReadonlySet<string>,
  directory: string
): FileKind | undefined {
  if (name === LOCK_NAME) return LOCK
  const ending = SUFFIXES_BY_ENDING.get(name.slice(name.lastIndexOf('.') + 1))
  const found = ending?.find(({ suffix }) => name.endsWith(suffix))
  if (found === undefined || found.class === 'none') return undefined
  const isIgnoredTest = isIgnored(name) && found.class === 'test' && directory === 'tests'
  if (isIgnored(name) && !isIgnoredTest) return undefined
  const base = name.slice(0, -found.suffix.length)
  const hasTwin = found.twin !== undefined && siblings.has(base + found.twin)
  const isOverride = base === 'override' || base.endsWith('_override')
  const isTerraformOnly = hasTwin || isIgnoredTest
  if (isTerraformOnly && !found.clients.includes('terraform')) return undefined
  const clients = isTerraformOnly ? TERRAFORM : found.clients
  const syntax = name.endsWith('.json') ? 'json' : 'hcl'
  return { class: found.class, syntax, clients, isOverride }
}

/** Names of hidden files and of editors' backups: `.x`, `x~`, `#x#`. */
const isIgnored = (name: string): boolean =>
  name.startsWith('.') || name.endsWith('~') || (name.startsWith('#') && name.endsWith('#'))

const VERSION_FILE = /^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/
const TOOL_FILE = new RegExp(
  `^(${[
    '(gnu)?makefile',
    '\\.?justfile',
    'taskfile(\\.dist)?\\.ya?ml',
    '(dockerfile|containerfile|jenkinsfile)([._-].*)?',
    '\\.?devcontainer\\.json',
    'atlantis\\.ya?ml',
    'aqua\\.ya?ml',
    '\\.gitlab-ci\\.ya?ml',
    'azure-pipelines?[^/]*\\.ya?ml',
    'bitbucket-pipelines\\.ya?ml',
    '(docker-)?compose[^/]*\\.ya?ml',
    '(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml',
    '\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml',
    '.*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)'
  ].join('|')})$`,
  'i'
)

export const isVersionFile = (name: string): boolean => VERSION_FILE.test(name)

/** Whether a file of another program may name a client: version files, CI configuration, build files, scripts. */
export const isToolFile = (name: string): boolean => isVersionFile(name) || TOOL_FILE.test(name)
