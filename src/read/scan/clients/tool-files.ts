// Files of other programs that may name a client, and the clients besides the two CLIs that they name. Only the wording of
// reports depends on the latter, so one mention is enough: to leave a client out would hide a consequence.

import type { Place } from '../../../rules/problems/place.ts'
import type { Client } from '../../../rules/protocol/clients.ts'
import { below } from '../../../rules/protocol/local/paths.ts'
import { exclusion, type Selection } from '../../files/selection.ts'
import { placesIn, type Span } from '../../hcl/structure.ts'
import { type CheckoutFiles, checkoutFiles } from '../checkout-files.ts'
import { isToolFile, isVersionFile } from '../file-kinds.ts'

const CI_DIRECTORIES =
  '.github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift'.split(
    ' '
  )

const isMise = (file: string): boolean => file === 'config.toml'

// Programs keep their files here, below the root; the scan skips directories whose names begin with a dot.
const DIRECTORIES: readonly (readonly [name: string, isWanted: (file: string) => boolean])[] = [
  ['', isToolFile],
  ['.github', () => false],
  ...CI_DIRECTORIES.map((name) => [name, (file: string) => /\.ya?ml$/i.test(file)] as const),
  ['.devcontainer', isToolFile],
  ['.config', isVersionFile],
  ['.config/mise', isMise],
  ['.mise', isMise]
]

// The directories below this one have a file `action.yml` each.
const ACTIONS = '.github/actions'

// A person writes no larger one; what is longer is generated, or hostile.
const MAX_CHARACTERS = 128 * 1024
const MAX_FILES = 200

export type ToolText = { readonly file: string; readonly text: string }

/** The tool files that the scan has found and those below the root, nearest first. Unreadable ones are left out. */
export function* readToolFiles(
  { root, exclude }: Pick<Selection, 'root' | 'exclude'>,
  scanned: readonly string[]
): Generator<ToolText> {
  const files = checkoutFiles({ root, scan: [] })
  const isExcluded = exclusion(exclude)
  const all = toolFilesIn(files).filter((file) => !isExcluded(file))
  const depth = (file: string) => file.split('/').length
  const nearest = [...new Set([...all, ...scanned])].sort(
    (a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)
  )
  for (const file of nearest.slice(0, MAX_FILES)) {
    const text = files.read(file)
    if (text !== null && text.length <= MAX_CHARACTERS) yield { file, text }
  }
}

function toolFilesIn(files: CheckoutFiles): readonly string[] {
  const named = DIRECTORIES.flatMap(([name, isWanted]) =>
    files
      .list(name)
      .filter((entry) => isWanted(entry) || configuresClient(below(name, entry)))
      .map((entry) => below(name, entry))
  )
  const actions = files
    .directories(ACTIONS)
    .flatMap((name) => ['action.yml', 'action.yaml'].map((entry) => `${ACTIONS}/${name}/${entry}`))
  return [...named, ...actions]
}

const ECOSYSTEM = /\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/

// Paths are relative to the root of the checkout. The last pattern must be on a line, comments aside.
const CONFIGURATIONS: readonly (readonly [Client, path: RegExp, line: RegExp])[] = [
  // GitHub's, and those of the services that run Dependabot elsewhere.
  ['dependabot', /^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/, ECOSYSTEM],
  // Renovate looks for these names (lib/config/app-strings.ts, getConfigFileNames).
  [
    'renovate',
    /^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
    /^/
  ],
  ['renovate', /^package\.json$/, /"renovate"\s*:\s*(?:\{|$)/],
  ['checkov', /^\.checkov\.ya?ml$/, /^/]
]

/** True if a file, relative to the root of the checkout, configures a client. */
export const configuresClient = (file: string): boolean =>
  CONFIGURATIONS.some(([, path]) => path.test(file))

/** A dependabot.yml without what its updates for Terraform cannot use; null if it has no list of updates. */
function registriesIn(plain: string): string | null {
  const [, indent, rest = ''] = /(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.exec(plain) ?? []
  const [list = ''] = rest.split(/\n(?=[^\s-])/, 1)
  const updates = list.split(`\n${indent}-`).filter((update) => ECOSYSTEM.test(update))
  if (indent === undefined || updates.length === 0) return null
  return updates.some((update) => /\bregistries["']?:|<</.test(update)) ? plain : ''
}

// Text in quotation marks, or a comment.
const TEXT = /("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs
const WITHOUT_TERRAFORM =
  /\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/

/** The host rules of Renovate and what follows them; null if it does not look at Terraform. */
function hostRulesIn(text: string): string | null {
  const plain = text.replace(TEXT, '$1')
  if (WITHOUT_TERRAFORM.test(plain)) return null
  return /\bhostRules["']?\s*:(.*)$/s.exec(plain)?.[1] ?? ''
}

const HOST =
  /\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi

export type Bot = ReturnType<typeof botsIn>[number]

/** The bot that a file configures for Terraform or OpenTofu, and the ends of `//.NAME` of the hosts for which it may have credentials: of Renovate, also of subdomains (lib/util/host-rules.ts). None if a host is not clear. */
export function botsIn({ file, text }: ToolText) {
  const [client] = configuresClient(file) ? otherClientsIn({ file, text }) : []
  if (client !== 'dependabot' && client !== 'renovate') return []
  const isRenovate = client === 'renovate'
  const rules = isRenovate ? hostRulesIn(text) : registriesIn(linesOf(file, text).join('\n'))
  const names = Array.from(rules?.matchAll(HOST) ?? [], ([, name = '']) => name.toLowerCase())
  if (rules === null || !names.every((name) => /^[\w.-]+$/.test(name))) return []
  return [{ client, file, ends: names.map((name) => `${isRenovate ? '' : '//'}.${name}`) } as const]
}

const NAMED = /(?<![\w-])(?:terragrunt|checkov|renovate)/gi

/** A tool file names Dependabot for many reasons; only its configuration says whether it looks at registries. */
export function otherClientsIn({ file, text }: ToolText): readonly Client[] {
  if (configuresClient(file)) {
    const lines = linesOf(file, text)
    return CONFIGURATIONS.flatMap(([client, path, pattern]) =>
      path.test(file) && lines.some((line) => pattern.test(line)) ? client : []
    )
  }
  // Nearly every file ends here.
  if (text.search(NAMED) < 0) return []
  const names = linesOf(file, text).flatMap((line) => line.match(NAMED) ?? [])
  return names.map((name) => name.toLowerCase() as Client)
}

// Longer lines are generated code or data.
const MAX_LINE = 1000

// `#` begins a comment after white space in YAML, TOML, shell, make and Dockerfiles; Groovy and JSON use `//`.
const HASH = /(^|\s)#.*$/s
const SLASHES = /(^|\s)(\/\/|\/?\*).*$/s

export function linesOf(file: string, text: string): readonly string[] {
  const comment = /jenkinsfile|\.json$/i.test(file) ? SLASHES : HASH
  return text.split('\n').map((line) => line.slice(0, MAX_LINE).replace(comment, '').trimEnd())
}

/** The place of a part of the line with this index. */
export function placeOf(file: string, index: number, line: string, part: Span): Place {
  return { file, ...placesIn(line)(part), line: index + 1 }
}
