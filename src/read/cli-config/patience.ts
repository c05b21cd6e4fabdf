// How long the clients wait for registries, and how often they ask again.
import type { MainClient, Patience } from '../../rules/protocol/clients.ts'
import type { RegistryProtocols } from './blocks.ts'
import type { Environment } from './machine.ts'

/** In milliseconds; null for the default. In the file, zero and less turn the limit off. */
export function requestTimeoutMs(
  { request_timeout_seconds: seconds }: RegistryProtocols,
  environment: Environment
): number | null {
  const fromVariable = positive(environment['TF_REGISTRY_CLIENT_TIMEOUT'])
  if (fromVariable !== null) return fromVariable * 1000
  if (seconds === undefined) return null
  return seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY
}

// internal/registry/client.go and getproviders/registry_client.go of Terraform, registry_protocols.go of OpenTofu.
const REQUEST_MS = 10_000
const RETRIES = 1

/** The limits of registry requests, not of discovery. The variables apply to both clients, the block to OpenTofu. */
export function registryPatience(
  client: MainClient,
  protocols: RegistryProtocols,
  environment: Environment
): Patience {
  const retries =
    positive(environment['TF_REGISTRY_DISCOVERY_RETRY']) ?? protocols.retry_count ?? RETRIES
  return {
    client,
    attemptMs: requestTimeoutMs(protocols, environment) ?? REQUEST_MS,
    retries: Math.max(retries, 0)
  }
}

/** The value of a variable; null for anything but a positive whole number, which is ignored. */
function positive(variable: string | undefined): number | null {
  const value = /^\+?\d+$/.test(variable ?? '') ? Number(variable) : 0
  return value > 0 ? value : null
}
