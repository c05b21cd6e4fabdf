// Decodes the blocks of a CLI configuration file that credentials and discovery depend on.
import type { Attribute } from '../hcl/structure.ts'
import type { MainClient } from '../protocol/clients.ts'
import {
  type Argument,
  decodeAny,
  decodeBool,
  decodeFields,
  decodeString,
  listOf,
  mapOf,
  type StructFields,
  structOf,
  WrongType
} from './decode.ts'

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
