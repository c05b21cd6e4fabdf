// Which files of a directory the clients read, and which others may name a client, by their names.
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'

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

export type FileKind = {
  readonly class: FileClass
  readonly syntax: 'hcl' | 'json'
  readonly clients: readonly MainClient[]
  readonly isOverride: boolean
  /** Terragrunt writes it, and evaluates what its text still has of expressions. */
  readonly isGenerated?: true
  /** All of it is read: there are few such files, and no other check reads them. */
  readonly isOfPackage?: true
}

const TERRAFORM: readonly MainClient[] = ['terraform']
const OPENTOFU: readonly MainClient[] = ['opentofu']

/** Read by `terraform query` alone, so that `init` installs nothing for it. */
const QUERY = /\.tfquery\.(hcl|json)$/

// The first that matches is used (Terraform parser_file_matcher.go, OpenTofu parser_config_dir.go, stackconfig/file.go).
// No class: such files name no hosts.
const SUFFIXES: readonly (readonly [RegExp, FileClass | null, readonly MainClient[]])[] = [
  [/\.tf(\.json)?$/, 'config', MAIN_CLIENTS],
  [/\.tofu(\.json)?$/, 'config', OPENTOFU],
  [/\.tftest\.(hcl|json)$/, 'test', MAIN_CLIENTS],
  [/\.tofutest\.(hcl|json)$/, 'test', OPENTOFU],
  [QUERY, 'query', TERRAFORM],
  [/\.tfmigrate\.hcl$/, 'migrate', TERRAFORM],
  [/\.tf(component|stack)\.(hcl|json)$/, 'stack', TERRAFORM],
  [/\.tfdeploy\.(hcl|json)$/, 'deploy', TERRAFORM],
  [/\.(tf|tofu)mock\.hcl$/, null, MAIN_CLIENTS],
  // Terragrunt includes files by any name. Their content decides whether they are Terragrunt's.
  [/terragrunt\.hcl\.json$|\.hcl$/, 'terragrunt', MAIN_CLIENTS]
]

// Nearly every other file ends here.
const ENDING = /\.(tf|tofu|hcl|json)$/

/** The classes of files that `init` parses, in every release that is checked. */
export const isParsed = ({ class: fileClass }: FileKind): boolean =>
  fileClass === 'config' || fileClass === 'test'

const LOCK: FileKind = { class: 'lock', syntax: 'hcl', clients: MAIN_CLIENTS, isOverride: false }

/** True if OpenTofu may read a file of this name instead of another. */
export const isTwin = (name: string): boolean =>
  name.includes('.tofu') && /\.tofu(test)?(\.(hcl|json))?$/.test(name)

// Only Terraform reads `x.tf` if there is an `x.tofu`, and in `tests` even the test files that it ignores elsewhere.
/** Undefined for a file that no client reads. `siblings` are the names in its directory. */
export function classify(
  name: string,
  siblings: ReadonlySet<string>,
  directory: string
): FileKind | undefined {
  if (name === '.terraform.lock.hcl') return LOCK
  const row = ENDING.test(name) ? SUFFIXES.find(([suffix]) => suffix.test(name)) : undefined
  const [suffix = /$/, fileClass = null, readers = []] = row ?? []
  if (fileClass === null) return undefined
  const isIgnoredTest = isIgnored(name) && fileClass === 'test' && directory === 'tests'
  if (isIgnored(name) && !isIgnoredTest) return undefined
  const at = name.search(suffix)
  const base = name.slice(0, at)
  const twin = base + name.slice(at).replace('.tf', '.tofu')
  const isOverride = base === 'override' || base.endsWith('_override')
  const isTerraformOnly = isIgnoredTest || (twin !== name && siblings.has(twin))
  if (isTerraformOnly && !readers.includes('terraform')) return undefined
  const clients = isTerraformOnly ? TERRAFORM : readers
  const syntax = name.endsWith('.json') ? 'json' : 'hcl'
  return { class: fileClass, syntax, clients, isOverride }
}

/** Names of hidden files and of editors' backups: `.x`, `x~`, `#x#`. */
const isIgnored = (name: string): boolean =>
  name.startsWith('.') || name.endsWith('~') || (name.startsWith('#') && name.endsWith('#'))

const TOOL_FILE = new RegExp(
  `^(${[
    '(gnu)?makefile|terrafile',
    '\\.?justfile',
    '(dockerfile|containerfile|jenkinsfile)([._-].*)?',
    '\\.?devcontainer\\.json',
    '(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml',
    '(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml',
    '\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml',
    '.*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)'
  ].join('|')})$`,
  'i'
)

/** The settings of a project, at the top of a checkout. */
export const PROJECT_FILE = '.tf-disco.hcl'

export const isQueryFile = (file: string): boolean => QUERY.test(file)

/** Stacks of Spacelift. The scan skips their directory, whose name begins with a dot. */
export const STACK_FILES = ['.spacelift/config.yml', '.spacelift/config.yaml']
/** Values for `init -backend-config`, by the name that the documentation recommends. */
export const isBackendFile = (name: string): boolean => name.endsWith('.tfbackend')

export const isVersionFile = (name: string): boolean =>
  /^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(name)

/** Files of other programs that may name a client: version files, CI configuration, build files, scripts. */
export const isToolFile = (name: string): boolean => isVersionFile(name) || TOOL_FILE.test(name)
