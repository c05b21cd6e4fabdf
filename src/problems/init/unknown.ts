// Problems of modules and providers that a registry does not have.
import { isDefaultRegistry, MAIN_CLIENTS } from '../../protocol/clients.ts'
import { returned, type Status } from '../brief.ts'
import { type Cures, defineProblem, error } from '../problem.ts'

/** `host` is the registry for display, `hasToken` whether a token was found for it. */
type Unknown = Status & { readonly host: string; readonly hasToken: boolean }

/** The cures, with a note on what a 404 of a private registry may mean. */
function withNote(cures: Cures, { host, hasToken }: Unknown): Cures {
  if (isDefaultRegistry(host)) return cures
  const note = hasToken
    ? 'a private registry may also return 404 if the token has no access'
    : `if the registry requires a token, add one to \`tokens\` (${host}=…)`
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
        message: `${host} has none of ${modules.length} required modules: ${returned(unknown)}`,
        help: withNote(
          {
            operator: `check the URL of modules.v1 in the discovery document of ${host}`
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
        help: {
          operator: add,
          user: 'add the provider to `include` of a `direct` block in the CLI configuration'
        }
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
        message: `${host} has none of ${providers.length} required providers: ${returned(unknown)}`,
        help: withNote(
          {
            operator: `check the URL of providers.v1 in the discovery document of ${host}; it must end in a slash`
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
