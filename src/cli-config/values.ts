// Decodes the blocks of a CLI configuration file that credentials, discovery and registry requests depend on.

import type { Attribute } from '../hcl/structure.ts'
import type { MainClient, Patience } from '../protocol/clients.ts'
import {
  type Argument,
  bodiesOf,
  decodeAny,
  decodeBool,
  decodeFields,
  decodeInt,
  decodeString,
  type IgnoredBlock,
  listOf,
  mapOf,
  type StructFields,
  structOf,
  WrongType
} from './decode.ts'
import type { Environment } from './machine.ts'

/** A later block of one label replaces an earlier one in Terraform, and adds to it in OpenTofu. */
const commonFields = (isMerged: boolean) => ({
  plugin_cache_dir: decodeString,
  plugin_cache_may_break_dependency_lock_file: decodeBool,
  host: mapOf(structOf({ services: mapOf(decodeAny) }, isMerged)),
  credentials: mapOf(mapOf(decodeAny)),
  credentials_helper: mapOf(structOf({ args: listOf(decodeString) }, isMerged))
})

/**
 * The fields in the order of each client's `Config` (internal/command/cliconfig/cliconfig.go). Those
 * that are not used here are decoded too, because a mistake in one costs the others.
 */
const TERRAFORM_FIELDS = {
  providers: mapOf(decodeString),
  provisioners: mapOf(decodeString),
  disable_checkpoint: decodeBool,
  disable_checkpoint_signature: decodeBool,
  ...commonFields(false)
}
const OPENTOFU_FIELDS = commonFields(true)

type FieldValues<F> = F extends StructFields<infer S> ? Partial<S> : never

/** `mistake`: Terraform then uses nothing of the file, OpenTofu what it had decoded before. */
type DecodedConfig = {
  /** Blocks by their literal labels. */
  readonly values: FieldValues<typeof OPENTOFU_FIELDS>
  readonly mistake: WrongType | null
}

const FILE: Argument = { path: [], span: { start: 0, end: 0 } }

export function decodeCliConfig(items: readonly Attribute[], client: MainClient): DecodedConfig {
  const isTerraform = client === 'terraform'
  const values: DecodedConfig['values'] = {}
  try {
    if (isTerraform) decodeFields(items, FILE, TERRAFORM_FIELDS, values)
    else decodeFields(items, FILE, OPENTOFU_FIELDS, values)
    return { values, mistake: null }
  } catch (error) {
    if (!(error instanceof WrongType)) throw error
    return { values: isTerraform ? {} : values, mistake: error }
  }
}

const PROTOCOLS = 'registry_protocols'
const PROTOCOL_FIELDS = { retry_count: decodeInt, request_timeout_seconds: decodeInt }

/** What OpenTofu's block `registry_protocols` sets. */
export type RegistryProtocols = FieldValues<typeof PROTOCOL_FIELDS>

/**
 * The first block of a file (internal/command/cliconfig/registry_protocols.go of OpenTofu). Its name is
 * compared with regard to case, and it may have labels. With a mistake, OpenTofu uses nothing of it.
 */
export function decodeRegistryProtocols(items: readonly Attribute[]): {
  readonly protocols: RegistryProtocols
  readonly mistakes: readonly IgnoredBlock[]
} {
  for (const item of items) {
    const [body] = item.name === PROTOCOLS ? bodiesOf(item) : []
    if (body === undefined) continue
    try {
      const protocols = decodeFields(body, { path: [PROTOCOLS], span: item }, PROTOCOL_FIELDS)
      return { protocols, mistakes: [] }
    } catch (error) {
      if (!(error instanceof WrongType)) throw error
      return { protocols: {}, mistakes: [{ span: error.argument.span, why: error.message }] }
    }
  }
  return { protocols: {}, mistakes: [] }
}

/**
 * The limit in milliseconds; null for the default. The variable has precedence; in the file, zero and less
 * turn the limit off.
 */
export function requestTimeoutMs(
  { request_timeout_seconds: seconds }: RegistryProtocols,
  environment: Environment
): number | null {
  const fromVariable = positive(environment['TF_REGISTRY_CLIENT_TIMEOUT'])
  if (fromVariable !== null) return fromVariable * 1000
  if (seconds === undefined) return null
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
