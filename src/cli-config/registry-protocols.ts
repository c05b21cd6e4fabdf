// The limits that variables and OpenTofu's configuration set for discovery and registry requests.
import type { Attribute } from '../hcl/structure.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Patience } from '../protocol/patience.ts'
import { bodiesOf, decodeFields, decodeInt, type IgnoredBlock, WrongType } from './decode.ts'
import type { Environment } from './machine.ts'

const BLOCK = 'registry_protocols'

/** What the block sets; null for what it leaves out. */
export type RegistryProtocols = {
  readonly requestTimeoutSeconds: number | null
  readonly retryCount: number | null
}

export const NO_PROTOCOLS: RegistryProtocols = { requestTimeoutSeconds: null, retryCount: null }

/** With a mistake, OpenTofu uses nothing of the block. */
type Decoded = RegistryProtocols & { readonly mistakes: readonly IgnoredBlock[] }

/**
 * The first block of a file (internal/command/cliconfig/registry_protocols.go of OpenTofu). Its name is
 * compared with regard to case, and it may have labels.
 */
export function decodeRegistryProtocols(items: readonly Attribute[]): Decoded {
  for (const name of items) {
    const [body] = name.name === BLOCK ? bodiesOf(name) : []
    if (body === undefined) continue
    try {
      const read = decodeFields(body, { path: [BLOCK], span: name }, FIELDS)
      return {
        requestTimeoutSeconds: read.request_timeout_seconds ?? null,
        retryCount: read.retry_count ?? null,
        mistakes: []
      }
    } catch (error) {
      if (!(error instanceof WrongType)) throw error
      const mistake = { span: error.argument.span, why: error.message }
      return { ...NO_PROTOCOLS, mistakes: [mistake] }
    }
  }
  return { ...NO_PROTOCOLS, mistakes: [] }
}

const FIELDS = { retry_count: decodeInt, request_timeout_seconds: decodeInt }

/**
 * The limit in milliseconds; null for the default. The variable has precedence; in the file, zero and less
 * turn the limit off.
 */
export function requestTimeoutMs(seconds: number | null, environment: Environment): number | null {
  const fromVariable = positive(environment['TF_REGISTRY_CLIENT_TIMEOUT'])
  if (fromVariable !== null) return fromVariable * 1000
  if (seconds === null) return null
  return seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY
}

// internal/registry/client.go and internal/getproviders/registry_client.go of Terraform, and
// registry_protocols.go of OpenTofu.
const REQUEST_MS = 10_000
const RETRIES = 1

/**
 * How long a client waits for answers to registry requests, and how often it asks again; discovery has
 * limits of its own. The variables apply to both clients, the block to OpenTofu.
 */
export function registryPatience(
  client: MainClient,
  { requestTimeoutSeconds, retryCount }: RegistryProtocols,
  environment: Environment
): Patience {
  const retries = positive(environment['TF_REGISTRY_DISCOVERY_RETRY']) ?? retryCount ?? RETRIES
  return {
    client,
    attemptMs: requestTimeoutMs(requestTimeoutSeconds, environment) ?? REQUEST_MS,
    retries: Math.max(retries, 0)
  }
}

/** The value of a variable; null for anything but a positive whole number, which is ignored. */
function positive(variable: string | undefined): number | null {
  const value = /^\+?\d+$/.test(variable ?? '') ? Number(variable) : 0
  return value > 0 ? value : null
}
