// Decodes the blocks of a CLI configuration file that credentials and discovery depend on.
import type { MainClient } from '../protocol/clients.ts'
import {
  type Argument,
  decodeBool,
  decodeField,
  decodeList,
  decodeLooseMap,
  decodeMap,
  decodeString,
  type LooseMap,
  type Node,
  structItems,
  WrongType
} from './hcl1-decode.ts'
import type { Hcl1Item } from './hcl1-tree.ts'

/** Null for a block without services. */
type Host = { services: LooseMap | null }
type Helper = { args: string[] }

/** Blocks by their literal labels. */
type Config = {
  credentials: Map<string, LooseMap>
  hosts: Map<string, Host>
  helpers: Map<string, Helper>
}

/** `mistake`: Terraform then uses nothing of the file, OpenTofu what it had decoded before. */
type DecodedConfig = { readonly values: Readonly<Config>; readonly mistake: WrongType | null }

const FILE: Argument = { path: [], span: { start: 0, end: 0 } }

export function decodeCliConfig(items: readonly Hcl1Item[], client: MainClient): DecodedConfig {
  const nothing: Config = { credentials: new Map(), hosts: new Map(), helpers: new Map() }
  // A map appears here once its first items could be decoded.
  const config: Partial<Config> = {}
  try {
    for (const [name, decode] of fieldsOf(config, client)) decodeField(items, name, FILE, decode)
    return { values: { ...nothing, ...config }, mistake: null }
  } catch (error) {
    if (!(error instanceof WrongType)) throw error
    const values = client === 'opentofu' ? { ...nothing, ...config } : nothing
    return { values, mistake: error }
  }
}

type Field = readonly [name: string, decode: (node: Node, argument: Argument) => void]

/**
 * The fields in the order of each client's `Config` (internal/command/cliconfig/cliconfig.go). Those
 * that are not used here are decoded too, because a mistake in one costs the others.
 */
function fieldsOf(config: Partial<Config>, client: MainClient): readonly Field[] {
  const isTerraform = client === 'terraform'
  const string = (node: Node, argument: Argument) => decodeString(node, argument, undefined)
  const bool = (node: Node, argument: Argument) => decodeBool(node, argument, undefined)
  const strings = (node: Node, argument: Argument) =>
    decodeMap(node, argument, undefined, decodeString)
  const ofTerraform: readonly Field[] = [
    ['providers', strings],
    ['provisioners', strings],
    ['disable_checkpoint', bool],
    ['disable_checkpoint_signature', bool]
  ]
  /** A later block replaces an earlier one in Terraform and adds to it in OpenTofu. */
  const before = <T>(old: T | undefined, empty: T): T => (isTerraform ? empty : (old ?? empty))
  return [
    ...(isTerraform ? ofTerraform : []),
    ['plugin_cache_dir', string],
    ['plugin_cache_may_break_dependency_lock_file', bool],
    [
      'host',
      (node, argument) => {
        config.hosts = decodeMap<Host>(node, argument, config.hosts, (inner, at, old) =>
          decodeHost(inner, at, before(old, { services: null }))
        )
      }
    ],
    [
      'credentials',
      (node, argument) => {
        config.credentials = decodeMap(node, argument, config.credentials, decodeLooseMap)
      }
    ],
    [
      'credentials_helper',
      (node, argument) => {
        config.helpers = decodeMap<Helper>(node, argument, config.helpers, (inner, at, old) =>
          decodeHelper(inner, at, before(old, { args: [] }))
        )
      }
    ]
  ]
}

function decodeHost(node: Node, argument: Argument, host: Host): Host {
  decodeField(structItems(node, argument), 'services', argument, (inner, at) => {
    host.services = decodeLooseMap(inner, at, host.services ?? undefined)
  })
  return host
}

function decodeHelper(node: Node, argument: Argument, helper: Helper): Helper {
  decodeField(structItems(node, argument), 'args', argument, (inner, at) => {
    helper.args = decodeList(inner, at, helper.args, decodeString)
  })
  return helper
}
