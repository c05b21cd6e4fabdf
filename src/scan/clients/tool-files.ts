// Which files of other programs may name a client: version files, CI configuration, build files, scripts, and
// the configuration of clients.

import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readText, systemError } from '../../files/read-text.ts'
import { below } from '../../protocol/local/paths.ts'
import { isToolFile, isVersionFile } from '../file-kinds.ts'
import { exclusion, isWithin, type Selection } from '../selection.ts'
import type { ToolFile } from '../walk.ts'
import { configuresClient } from './other-clients.ts'

// Where programs keep their files below the root; the scan skips directories whose names begin with a dot.
const DIRECTORIES: readonly (readonly [name: string, isWanted: (file: string) => boolean])[] = [
  ['', isToolFile],
  ['.github', () => false],
  ...[
    '.github/workflows',
    '.circleci',
    '.buildkite',
    '.woodpecker',
    '.gitlab',
    '.gitlab/ci',
    '.azure',
    '.azuredevops',
    '.azure-pipelines',
    '.pipelines',
    '.spacelift'
  ].map((name) => [name, isYaml] as const),
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
const MAX_BYTES = 128 * 1024
const MAX_FILES = 200

export type ToolText = { readonly file: string; readonly text: string }

/** The texts of the tool files that the scan has found and of those below the root, nearest to the root first. */
export function* readToolFiles(
  { root, exclude }: Pick<Selection, 'root' | 'exclude'>,
  found: readonly ToolFile[]
): Generator<ToolText> {
  const isExcluded = exclusion(exclude)
  const boundary = realpathSync(root)
  const own = toolFilesBelow(boundary).filter(({ file }) => !isExcluded(file))
  const byName = new Map([...own, ...found].map((each) => [each.file, each]))
  const depth = ({ file }: ToolFile) => file.split('/').length
  const nearest = [...byName.values()].sort(
    (a, b) => depth(a) - depth(b) || (a.file < b.file ? -1 : 1)
  )
  for (const { path, file } of nearest.slice(0, MAX_FILES)) {
    const text = textOf(path, boundary)
    if (text !== null) yield { file, text }
  }
}

function toolFilesBelow(root: string): readonly ToolFile[] {
  const named = DIRECTORIES.flatMap(([name, isWanted]) =>
    namesIn(join(root, name))
      .filter((entry) => isWanted(entry) || configuresClient(below(name, entry)))
      .map((entry) => below(name, entry))
  )
  const actions = namesIn(join(root, ACTIONS)).flatMap((name) =>
    ['action.yml', 'action.yaml'].map((entry) => `${ACTIONS}/${name}/${entry}`)
  )
  return [...named, ...actions].map((file) => ({ file, path: join(root, file) }))
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory).sort()
  } catch (error) {
    systemError(error)
    return []
  }
}

/** Null for a file that cannot be read, is too large, or is a link out of the checkout: it is only a hint. */
function textOf(path: string, boundary: string): string | null {
  try {
    const real = realpathSync(path)
    if (!isWithin(real, boundary)) return null
    const stats = statSync(real)
    if (!stats.isFile() || stats.size > MAX_BYTES) return null
    const read = readText(real)
    return read.ok ? read.text : null
  } catch (error) {
    systemError(error)
    return null
  }
}
