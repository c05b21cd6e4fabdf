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

/** `names`: the first one at the URL; several if the registry has none of those it was asked for. `cure` is that of a user. */
function describeUnknown(
  unknown: Unknown,
  names: readonly string[],
  { kind, cure, check = '' }: { readonly kind: string; readonly cure: string; check?: string }
) {
  const { host } = unknown
  const [first = ''] = names
  const isOne = names.length <= 1
  const what = isOne ? `no ${kind} ${first}` : `none of ${names.length} required ${kind}s`
  const cures = isOne
    ? { operator: `publish ${first}`, user: cure }
    : { operator: `check the URL of ${kind}s.v1 in the discovery document of ${host}${check}` }
  return { message: `${host} has ${what}: ${returned(unknown)}`, help: withNote(cures, unknown) }
}

export const moduleUnknown = defineProblem(
  error('module-unknown', 'Module is not in the registry', MAIN_CLIENTS),
  /** `modules`: NAMESPACE/NAME/SYSTEM. */
  (unknown: Unknown & { readonly modules: readonly string[] }) =>
    describeUnknown(unknown, unknown.modules, {
      kind: 'module',
      cure: 'correct the source address'
    })
)

type UnknownProvider = Unknown & {
  readonly providers: readonly string[]
  /** What the clients suggest instead. */
  readonly meant: string | null
  /** `host` is a network mirror. */
  readonly isMirror: boolean
}

export const providerUnknown = defineProblem(
  error('provider-unknown', 'Provider is not in the registry', MAIN_CLIENTS),
  (unknown: UnknownProvider) => {
    const { host, providers, meant, isMirror } = unknown
    const [first = ''] = providers
    if (isMirror) {
      return {
        message: `the network mirror ${host} has no provider ${first}: ${returned(unknown)}`,
        help: {
          operator: `add ${first} to the mirror, for example with \`terraform providers mirror\``,
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
    return describeUnknown(unknown, providers, {
      kind: 'provider',
      cure: 'correct `source` in `required_providers`, or add the `source` that a child module lacks',
      check: '; it must end in a slash'
    })
  }
)
