// The answer of a module registry to `…/versions` (internal/registry/response/module_versions.go of both clients).
import { accept, refuse } from '../../go/text.ts'
import { decodeAll, list, loose, MAX_ITEMS, optional, struct, TOO_LONG, text } from './decode.ts'

const CALL = struct({ name: text, source: text, version: text })
const PROVIDER = struct({ name: text, version: text, namespace: loose(text), source: loose(text) })
const MODULE = struct({
  path: text,
  providers: list(optional(PROVIDER)),
  dependencies: list(optional(CALL))
})
const VERSION = struct({ version: text, root: MODULE, submodules: list(optional(MODULE)) })
const ANSWER = struct({
  modules: list(optional(struct({ source: text, versions: list(optional(VERSION)) })))
})

/** A module of a package, by the registry's description, which was made when the version was published. */
export type DescribedModule = {
  /** The directory in the package; empty for its root module. */
  readonly path: string
  /** `source` may be relative; `version` is a constraint, or empty. */
  readonly calls: readonly (typeof CALL.zero)[]
  /** `source`, or else `namespace`, may be empty. */
  readonly providers: readonly (typeof PROVIDER.zero)[]
}

/** The versions of the first module, and the modules in those that are described; the clients look at no other module. */
export function readModuleVersions(body: string) {
  const decoded = decodeAll(body, ANSWER)
  if (!decoded.ok) return decoded
  const { value, items } = decoded.value
  const { modules } = value
  const lists = modules.map((module) => module?.versions ?? [])
  if (modules.length + lists.flat().length > MAX_ITEMS) return refuse(TOO_LONG)
  // They log the versions of all modules.
  if (modules.includes(null) || lists.flat().includes(null)) {
    return refuse('has null in a list, at which the clients crash')
  }
  const [versions] = lists
  if (versions === undefined) return refuse('has no element in "modules"')
  const listed = versions.flatMap((version) => version ?? [])
  return accept({
    texts: listed.map(({ version }) => version),
    described: items > MAX_ITEMS ? new Map() : describedIn(listed)
  })
}

/** By version as written. */
function describedIn(versions: readonly (typeof VERSION.zero)[]) {
  const described = versions.map(({ version, root, submodules }) => {
    const modules = [root, ...submodules].flatMap((module) => module ?? [])
    const shown = modules.map(
      ({ path, dependencies, providers }): DescribedModule => ({
        path,
        calls: dependencies.flatMap((call) => call ?? []),
        providers: providers.flatMap((provider) => provider ?? [])
      })
    )
    return [version, shown] as const
  })
  return new Map(
    described.filter(([, modules]) =>
      modules.some(({ calls, providers }) => calls.length + providers.length > 0)
    )
  )
}
