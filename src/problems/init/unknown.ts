// Problems of modules and providers that a registry does not have.
import { isDefaultRegistry, MAIN_CLIENTS } from '../../protocol/clients.ts'
import { returned, type Status } from '../brief.ts'
import { type Cures, defineProblem, error } from '../problem.ts'

/** `host` is the registry for display, `hasToken` whether a token was found for it. */
type Unknown = Status & { readonly host: string; readonly hasToken: boolean }

/** With what a private registry may mean by a 404. */
function withNote(cures: Cures, { host, hasToken }: Unknown): Cures {
  if (isDefaultRegistry(host)) return cures
  const note = hasToken
    ? 'a registry may also return 404 for what the token may not read'
    : `a private registry may return 404 to requests without a token: then add one to \`tokens\` (${host}=…)`
  return { ...cures, note }
}

export const moduleUnknown = defineProblem(
  error('module-unknown', 'Module is not in the registry', MAIN_CLIENTS),
  /** `modules`: NAMESPACE/NAME/SYSTEM, the first one at the URL; several if the registry has none of those it was asked for. */
  (unknown: Unknown & { readonly modules: readonly string[] }) => {
    const { host, modules } = unknown
    const [first = ''] = modules
    if (modules.length > 1) {
      return {
        message: `${host} has none of the ${modules.length} modules that it was asked for: ${returned(unknown)}`,
        help: withNote(
          {
            operator: `check that modules.v1 in the discovery document of ${host} leads to the registry`
          },
          unknown
        )
      }
    }
    return {
      message: `${host} has no module ${first}: ${returned(unknown)}`,
      help: withNote(
        {
          operator: `publish ${first}`,
          user: 'correct the source address'
        },
        unknown
      )
    }
  }
)

export const providerUnknown = defineProblem(
  error('provider-unknown', 'Provider is not in the registry', MAIN_CLIENTS),
  /** `providers` as `modules` above. `meant`: what the clients suggest instead. */
  (
    unknown: Unknown & {
      readonly providers: readonly string[]
      readonly meant: string | null
      /** `host` is a network mirror. */
      readonly isMirror: boolean
    }
  ) => {
    const { host, providers, meant, isMirror } = unknown
    const [first = ''] = providers
    if (isMirror) {
      const add = `add ${first} to the mirror, for example with \`terraform providers mirror\``
      return {
        message: `the network mirror ${host} has no provider ${first}: ${returned(unknown)}`,
        help: { operator: add, user: 'let a `direct` block include the provider' }
      }
    }
    if (meant !== null) {
      return {
        message: `${host} has no provider ${first}: ${returned(unknown)}`,
        help: `did you mean ${meant}? set \`source = "${meant}"\` in \`required_providers\` of every module that uses it`
      }
    }
    if (providers.length > 1) {
      return {
        message: `${host} has none of the ${providers.length} providers that it was asked for: ${returned(unknown)}`,
        help: withNote(
          {
            operator: `check that providers.v1 in the discovery document of ${host} leads to the registry, and ends in a slash`
          },
          unknown
        )
      }
    }
    return {
      message: `${host} has no provider ${first}: ${returned(unknown)}`,
      help: withNote(
        {
          operator: `publish ${first}`,
          user: 'correct `source` in `required_providers`, or add the `source` that a child module lacks'
        },
        unknown
      )
    }
  }
)
