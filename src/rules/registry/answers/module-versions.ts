// The answer of a module registry to `…/versions` (internal/registry/response/module_versions.go of both clients).
import { accept, type Parsed, refuse } from '../../go/text.ts'
import { decode, list, loose, optional, type Shape, struct, text, unkept } from './decode.ts'

const CALL = struct({ name: text, source: text, version: text })
const PROVIDER = struct({ name: text, version: text, namespace: loose(text), source: loose(text) })
const MODULE = struct({
  path: text,
  providers: list(optional(PROVIDER)),
  dependencies: list(optional(CALL))
})
const MODULES = list(optional(MODULE))

/** The shapes say what is kept of the modules of a version. */
const answer = <R, S>(root: Shape<R>, submodules: Shape<S>) => {
  const version = struct({ version: text, root, submodules })
  const module = struct({ source: text, versions: list(optional(version)) })
  return struct({ modules: list(optional(module)) })
}

const VERSIONS = answer(unkept(MODULE), unkept(MODULES))
const DESCRIBED = answer(MODULE, MODULES)

/** The versions of the first module; the clients look at no other one. */
export function readModuleVersions(body: string): Parsed<readonly string[]> {
  const decoded = decode(body, VERSIONS)
  if (!decoded.ok) return decoded
  const { modules } = decoded.value
  // They log the versions of all modules.
  if (modules.some((module) => module === null || module.versions.includes(null))) {
    return refuse('has null in a list, at which the clients crash')
  }
  const [module] = modules
  if (!module) return refuse('has no element in "modules"')
  return accept(module.versions.map((item) => item?.version ?? ''))
}

/** A module of a package, by the registry's description, which was made when the version was published. */
export type DescribedModule = {
  /** The directory in the package; empty for its root module. */
  readonly path: string
  /** `source` may be relative; `version` is a constraint, or empty. */
  readonly calls: readonly (typeof CALL.zero)[]
  /** `source`, or else `namespace`, may be empty. */
  readonly providers: readonly (typeof PROVIDER.zero)[]
}

/** Modules by version as written. `isWanted` is called only for versions that the registry describes. */
export function describedModules(body: string, isWanted: (version: string) => boolean) {
  const decoded = decode(body, DESCRIBED)
  const items = decoded.ok ? (decoded.value.modules[0]?.versions ?? []) : []
  const described = new Map<string, readonly DescribedModule[]>()
  for (const item of items) {
    if (item === null) continue
    const modules = [item.root, ...item.submodules].flatMap((module) => module ?? [])
    const shown = modules.map(({ path, dependencies, providers }) => ({
      path,
      calls: dependencies.flatMap((call) => call ?? []),
      providers: providers.flatMap((provider) => provider ?? [])
    }))
    const isDescribed = shown.some(({ calls, providers }) => calls.length + providers.length > 0)
    if (isDescribed && isWanted(item.version)) described.set(item.version, shown)
  }
  return described
}
