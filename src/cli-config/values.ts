// What one CLI configuration file sets of what credentials and discovery depend on.
import type { MainClient } from '../protocol/clients.ts'
import { Hcl1Decoder, type LooseMap, type Node, type WrongType } from './hcl1-decode.ts'
import type { Hcl1Item } from './hcl1-tree.ts'

export type CliConfigValues = {
  /** By literal label. */
  readonly credentials: ReadonlyMap<string, LooseMap>
  readonly hosts: ReadonlyMap<string, ConfiguredHost>
  readonly helpers: ReadonlyMap<string, ConfiguredHelper>
}

/** Null: a host without any service. */
export type ConfiguredHost = { readonly services: LooseMap | null }

export type ConfiguredHelper = { readonly args: readonly string[] }

/**
 * `mistake`: an argument has a value of another type. Terraform then takes nothing of the whole file,
 * OpenTofu what its library had decoded before. `crashed`: the client ends with a panic.
 */
export type DecodedConfig = {
  readonly values: CliConfigValues
  readonly mistake: WrongType | null
  readonly crashed: boolean
}

const NOTHING: CliConfigValues = { credentials: new Map(), hosts: new Map(), helpers: new Map() }

/**
 * The fields in the order of each client's `Config` (internal/command/cliconfig/cliconfig.go), with
 * those that are of no interest here as well: their mistakes cost the others.
 */
export function decodeCliConfig(items: readonly Hcl1Item[], client: MainClient): DecodedConfig {
  const decoder = new Hcl1Decoder(client)
  const config = new Config(decoder)
  const isWhole = config
    .fields()
    .every(([name, decode]) => decoder.field(items, name, (node) => decode(node)))
  const isTaken = isWhole || (client === 'opentofu' && !decoder.crashed)
  return {
    values: isTaken ? valuesOf(config) : NOTHING,
    mistake: decoder.mistake ?? null,
    crashed: decoder.crashed
  }
}

const valuesOf = ({ credentials, hosts, helpers }: Config): CliConfigValues => ({
  credentials: credentials ?? NOTHING.credentials,
  hosts: hosts ?? NOTHING.hosts,
  helpers: helpers ?? NOTHING.helpers
})

type Field = readonly [name: string, decode: (node: Node) => unknown]
type Host = { services: LooseMap | null }
type Helper = { args: readonly string[] }

/** A map that was not there before is kept only when all of its first item could be decoded. */
class Config {
  credentials: Map<string, LooseMap> | undefined
  hosts: Map<string, Host> | undefined
  helpers: Map<string, Helper> | undefined
  readonly #decoder: Hcl1Decoder
  readonly #isTerraform: boolean

  constructor(decoder: Hcl1Decoder) {
    this.#decoder = decoder
    this.#isTerraform = decoder.client === 'terraform'
  }

  fields(): readonly Field[] {
    const decoder = this.#decoder
    const string = (node: Node) => decoder.string(node)
    const bool = (node: Node) => decoder.bool(node)
    const strings = (node: Node) => decoder.map<string>(node, undefined, string)
    const ofTerraform: readonly Field[] = [
      ['providers', strings],
      ['provisioners', strings],
      ['disable_checkpoint', bool],
      ['disable_checkpoint_signature', bool]
    ]
    return [
      ...(this.#isTerraform ? ofTerraform : []),
      ['plugin_cache_dir', string],
      ['plugin_cache_may_break_dependency_lock_file', bool],
      ['host', (node) => this.#hosts(node)],
      ['credentials', (node) => this.#credentials(node)],
      ['credentials_helper', (node) => this.#helpers(node)]
    ]
  }

  #hosts(node: Node): unknown {
    const hosts = this.#decoder.map<Host>(node, this.hosts, (inner, host) =>
      this.#host(inner, host)
    )
    this.hosts ??= hosts
    return hosts
  }

  #credentials(node: Node): unknown {
    const credentials = this.#decoder.map<LooseMap>(node, this.credentials, (inner, block) =>
      this.#decoder.looseMap(inner, block)
    )
    this.credentials ??= credentials
    return credentials
  }

  #helpers(node: Node): unknown {
    const helpers = this.#decoder.map<Helper>(node, this.helpers, (inner, helper) =>
      this.#helper(inner, helper)
    )
    this.helpers ??= helpers
    return helpers
  }

  /** A later block takes an earlier one's place in Terraform, and adds to it in OpenTofu. */
  #host(node: Node, old: Host | undefined): Host | undefined {
    const host = this.#isTerraform || old === undefined ? { services: null } : old
    const items = this.#decoder.struct(node)
    const isRead =
      items &&
      this.#decoder.field(items, 'services', (inner) => {
        const services = this.#decoder.looseMap(inner, host.services ?? undefined)
        host.services = services ?? host.services
        return services
      })
    return isRead ? host : undefined
  }

  #helper(node: Node, old: Helper | undefined): Helper | undefined {
    const helper = this.#isTerraform || old === undefined ? { args: [] } : old
    const items = this.#decoder.struct(node)
    const isRead =
      items &&
      this.#decoder.field(items, 'args', (inner) => {
        const args = this.#decoder.list<string>(inner, helper.args, (each) =>
          this.#decoder.string(each)
        )
        helper.args = args ?? helper.args
        return args
      })
    return isRead ? helper : undefined
  }
}
