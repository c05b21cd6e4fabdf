// The list of modules that `init` has installed in a directory (internal/modsdir/manifest.go of both clients).
import { isAbsolute } from 'node:path/posix'
import { accept, type Parsed, refuse } from '../go/text.ts'
import { decode, list, struct, text } from '../registry/answers/decode.ts'
import { parseModuleVersion } from '../registry/version.ts'

/** Relative to the directory where `init` runs. */
export const MANIFEST_PATH = '.terraform/modules/modules.json'

export type InstalledModule = {
  /** The directory where `init` has run. */
  readonly root: string
  /** The names of the calls that lead to the module: `network.subnets`. */
  readonly key: string
  readonly source: string
  /** Empty where it has none. */
  readonly version: string
  /** Relative to the checkout, or absolute. */
  readonly directory: string
}

const MODULE = struct({ key: text, source: text, version: text, dir: text })
const MANIFEST = struct({ modules: list(MODULE) })

/** The modules of a root directory, or why the clients cannot read the list. */
export function readManifest(root: string, json: string): Parsed<readonly InstalledModule[]> {
  const read = json.trim() === '' ? accept(MANIFEST.zero) : decode(json, MANIFEST, 'whole')
  if (!read.ok) return read
  const { modules } = read.value
  const bad = modules.find(({ version }) => version !== '' && parseModuleVersion(version) === null)
  if (bad !== undefined) return refuse(`has the malformed version "${bad.version}"`)
  if (new Set(modules.map(({ key }) => key)).size < modules.length) {
    return refuse('has two modules with the same key')
  }
  // That of the root module itself has no key.
  const inner = modules.filter(({ key }) => key !== '')
  return accept(
    inner.map(({ dir, ...module }) => ({
      ...module,
      root,
      directory: (isAbsolute(dir) ? dir : `${root}/${dir}`)
        .replaceAll(/\/(?:\.?\/)+/g, '/')
        .replace(isAbsolute(dir) ? /\/$/ : /^\/|\/$/g, '')
    }))
  )
}
