// Decodes the blocks of a CLI configuration file that credentials, discovery and registry requests depend on.

import type { MainClient, Patience } from '../../rules/protocol/clients.ts'
import type { Attribute } from '../hcl/structure.ts'
import * as hcl from './decode.ts'
import type { Environment } from './machine.ts'

/** A later block of one label replaces an earlier one in Terraform, and adds to it in OpenTofu. */
const commonFields = (isMerged: boolean) => ({
  plugin_cache_dir: hcl.decodeString,
  plugin_cache_may_break_dependency_lock_file: hcl.decodeBool,
  host: hcl.mapOf(hcl.structOf({ services: hcl.mapOf(hcl.decodeAny) }, isMerged)),
  credentials: hcl.mapOf(hcl.mapOf(hcl.decodeAny)),
  credentials_helper: hcl.mapOf(hcl.structOf({ args: hcl.listOf(hcl.decodeString) }, isMerged))
})

/** In the order of `Config` (cliconfig.go). Those not used here are decoded too: a mistake in one costs the others. */
const TERRAFORM_FIELDS = {
  providers: hcl.mapOf(hcl.decodeString),
  provisioners: hcl.mapOf(hcl.decodeString),
  disable_checkpoint: hcl.decodeBool,
  disable_checkpoint_signature: hcl.decodeBool,
  ...commonFields(false)
}
const OPENTOFU_FIELDS = commonFields(true)

type FieldValues<F> = F extends hcl.StructFields<infer S> ? Partial<S> : never

const FILE = { path: [], span: { start: 0, end: 0 } }

/** After a mistake, Terraform uses nothing of the file, OpenTofu what it had decoded before. */
export function decodeCliConfig(items: readonly Attribute[], client: MainClient) {
  const isTerraform = client === 'terraform'
  const values: FieldValues<typeof OPENTOFU_FIELDS> = {}
  const mistake = hcl.wrongTypeIn(() => {
    if (isTerraform) hcl.decodeFields(items, FILE, TERRAFORM_FIELDS, values)
    else hcl.decodeFields(items, FILE, OPENTOFU_FIELDS, values)
  })
  return { values: isTerraform && mistake !== null ? {} : values, mistake }
}

const PROTOCOLS = 'registry_protocols'
const PROTOCOL_FIELDS = { retry_count: hcl.decodeInt, request_timeout_seconds: hcl.decodeInt }

type RegistryProtocols = FieldValues<typeof PROTOCOL_FIELDS>

/** The first block; case of its name matters, labels do not, and a mistake costs all (registry_protocols.go). */
export function decodeRegistryProtocols(items: readonly Attribute[]) {
  const [body = []] = items.flatMap((item) => (item.name === PROTOCOLS ? hcl.bodiesOf(item) : []))
  const protocols: RegistryProtocols = {}
  const mistake = hcl.wrongTypeIn(() =>
    hcl.decodeFields(body, { ...FILE, path: [PROTOCOLS] }, PROTOCOL_FIELDS, protocols)
  )
  return mistake === null
    ? { protocols, mistakes: [] }
    : { protocols: {}, mistakes: [{ span: mistake.argument.span, why: mistake.message }] }
}

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
