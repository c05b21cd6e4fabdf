// Problems of the services in a discovery document: which are offered.
import type { Json } from '../go/json.ts'
import { hasRepositories } from '../protocol/advice/pages.ts'
import { FROM_DOCUMENTATION } from '../protocol/advice/provider-advice.ts'
import { marked, named, type Text } from '../protocol/marked-text.ts'
import { isKnown, nearestId, PROVIDERS } from '../protocol/services.ts'
import { brief, printed, showSome, typeName } from './brief.ts'
import { type Cures, problem } from './problem.ts'

/** `id` is the service id. */
export type Service = { readonly id: string; readonly host: string }

/** `offered` are ids in the document, or in the host block at `block`, which is null for a document. */
type MissingService = Service & {
  readonly offered: readonly string[]
  readonly block: string | null
}

/** `why` is what the clients print. */
export type Why = { readonly why: Text }

/** The words that follow `the discovery document`. */
const offers = ({ offered }: MissingService): string =>
  offered.length === 0 ? 'is empty' : `offers ${showSome(offered, 20, brief)}`

/** How a host can get the service, or what to use instead. */
function supplyCures(missing: MissingService, isArtifactory: boolean): Text | Cures {
  const { id, host, offered, block } = missing
  const document = `the discovery document, which ${offers(missing)}`
  if (block !== null) return `add ${id} to the \`host\` block at ${block}, which ${offers(missing)}`
  if (id === PROVIDERS && hasRepositories(host)) return FROM_DOCUMENTATION
  if (id === PROVIDERS && isArtifactory) {
    return marked`configure a network mirror for the provider: Artifactory serves providers at https://${named(host)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${id}`
  }
  // Only a known id is meant by another.
  const misspelled = isKnown(id) ? offered.find((name) => nearestId(name) === id) : undefined
  const user =
    id === PROVIDERS
      ? `configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`
      : `use a host that offers ${id}`
  return {
    operator:
      misspelled === undefined
        ? `add ${id} to ${document}`
        : `rename ${misspelled} to ${id} in ${document}`,
    user
  }
}

/** The id `any` stands for any service. `isArtifactory`: the document is one of Artifactory. */
export const serviceMissing = (missing: MissingService & Why & { isArtifactory: boolean }) =>
  missing.id === 'any'
    ? problem('service-missing', {
        message: marked`host ${named(missing.host)} does not provide any service`,
        operator: `add a service to the discovery document, which ${offers(missing)}`
      })
    : problem('service-missing', {
        message: missing.why,
        help: supplyCures(missing, missing.isArtifactory)
      })

/** Not readable: a client cannot look up such an id. */
export const serviceVersion = (missing: MissingService & Why & { isReadable: boolean }) =>
  problem('service-version', {
    message: missing.why,
    help: missing.isReadable
      ? supplyCures(missing, false)
      : `require an id of the form NAME.vN; the discovery document ${offers(missing)}`
  })

export const serviceType = ({ id, host, value, why }: Service & Why & { value: Json }) =>
  problem('service-type', {
    message: marked`${id} of host ${named(host)} is ${typeName(value)}, not a string with a URL`,
    operator: `set ${id} to a URL such as "/v1/modules/"`,
    note: printed(why)
  })
