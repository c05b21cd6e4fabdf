// Which files of other programs may name a client: version files, CI configuration, build files, scripts, and
// the configuration of clients.
import { below } from '../../protocol/local/paths.ts'
import { type CheckoutFiles, checkoutFiles } from '../checkout-files.ts'
import { isToolFile, isVersionFile } from '../file-kinds.ts'
import { exclusion, type Selection } from '../selection.ts'
import { configuresClient } from './other-clients.ts'

const CI_DIRECTORIES =
  '.github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift'.split(
    ' '
  )

// Where programs keep their files below the root; the scan skips directories whose names begin with a dot.
const DIRECTORIES: readonly (readonly [name: string, isWanted: (file: string) => boolean])[] = [
  ['', isToolFile],
  ['.github', () => false],
  ...CI_DIRECTORIES.map((name) => [name, isYaml] as const),
  ['.devcontainer', (file) => file === 'devcontainer.json' || isToolFile(file)],
  ['.config', isVersionFile],
  ['.config/mise', isMise],
  ['.mise', isMise]
]

function isYaml(file: string): boolean {
  return /\.ya?ml$/i.test(file)
}

function isMise(file: string): boolean {
  return file === 'config.toml'
}

// The directories below this one have a file `action.yml` each.
const ACTIONS = '.github/actions'

// A person writes no larger one; what is longer is generated, or hostile.
const MAX_CHARACTERS = 128 * 1024
const MAX_FILES = 200

export type ToolText = { readonly file: string; readonly text: string }

/**
 * The texts of the tool files that the scan has found and of those below the root, nearest to the root first.
 * They are only hints: what cannot be read, is too large, or is a link out of the checkout is left out.
 */
export function* readToolFiles(
  { root, exclude }: Pick<Selection, 'root' | 'exclude'>,
  found: readonly string[]
): Generator<ToolText> {
  const files = checkoutFiles({ root, scan: [] })
  const isExcluded = exclusion(exclude)
  const own = toolFilesIn(files).filter((file) => !isExcluded(file))
  const depth = (file: string) => file.split('/').length
  const nearest = [...new Set([...own, ...found])].sort(
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
