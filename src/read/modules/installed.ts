// The list of installed modules (internal/modsdir/manifest.go of both clients) and the states that `init` leaves in a directory.
import { isAbsolute, normalize } from 'node:path/posix'
import { accept, type Parsed, refuse } from '../../rules/go/text.ts'
import {
  ADDRESSES,
  addressHostOf,
  HOST_PARTS,
  partHostOf,
  stateHostOf
} from '../../rules/protocol/backend-address.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { defaultRegistry } from '../../rules/protocol/module-address.ts'
import { UNKNOWN_HOST } from '../../rules/protocol/package-address.ts'
import { isOfTerraform, parseProviderSource } from '../../rules/protocol/provider-address.ts'
import {
  decode,
  list,
  loose,
  map,
  optional,
  struct,
  text
} from '../../rules/registry/answers/decode.ts'
import { parseModuleVersion } from '../../rules/registry/version.ts'

/** Relative to the directory where `init` runs. */
export const MANIFEST_PATH = '.terraform/modules/modules.json'

export const SAVED_PATH = '.terraform/terraform.tfstate'

export type InstalledModule = {
  readonly root: string
  /** The names of the calls that lead to the module: `network.subnets`. */
  readonly key: string
  readonly source: string
  /** Empty where it has none. */
  readonly version: string
  /** Relative to the checkout, or absolute. */
  readonly directory: string
}

/** A host that a state in the checkout names, which `init` contacts if it uses the state. */
export type StateHost = {
  readonly file: string
  readonly host: string
  readonly client: MainClient
}

const STATE = struct({
  backend: optional(struct({ type: text, config: map(loose(text)) })),
  resources: list(struct({ provider: text }))
})
const NESTED = struct({ backend: optional(struct({ config: map(loose(map(loose(text)))) })) })
const NAMES = new Set(Object.values(ADDRESSES).flatMap((names) => names.split(/[ .]/)))
const PROVIDER = /(?:^|\.)provider\["([^"\\]*)"\]/

/** The hosts of providers and of the backend in a state. What cannot be read may have any host. */
export function hostsInState(file: string, json: string): readonly StateHost[] {
  const state = decode(json, STATE, 'struct')
  const { backend, resources } = state.ok ? state.value : STATE.zero
  const nested = decode(json, NESTED, 'struct')
  const objects = nested.ok ? [...(nested.value.backend?.config?.values() ?? [])] : []
  const { type = '', config = null } = backend ?? {}
  const backendHosts = [config, ...objects].flatMap((values) =>
    Array.from(values ?? [], ([name, value]) =>
      value === '' ? null : savedHost(type, name, value)
    )
  )
  if (/^(remote|cloud)$/.test(type) && !config?.get('hostname')) {
    backendHosts.push('app.terraform.io')
  }
  const sources = new Set(
    resources.map(({ provider }) => provider).filter((text) => text.includes('['))
  )
  return MAIN_CLIENTS.flatMap((client) => {
    const providerHosts = Array.from(sources, (text) => {
      const source = parseProviderSource(PROVIDER.exec(text)?.[1] ?? '', client)
      if (source.kind !== 'registry') return source.kind === 'builtin' ? null : UNKNOWN_HOST
      return client === 'opentofu' && isOfTerraform(source) ? defaultRegistry(client) : source.host
    })
    const hosts = new Set(state.ok ? [...providerHosts, ...backendHosts] : [UNKNOWN_HOST])
    return [...hosts].flatMap((host) => (host === null ? [] : { file, host, client }))
  })
}

function savedHost(type: string, name: string, value: string): string | null {
  if (type === 'local') return stateHostOf(value)
  if (HOST_PARTS[type]?.split(' ').includes(name)) return partHostOf(value)
  return NAMES.has(name) || name === 'hostname' ? addressHostOf(value) : null
}

/** The state of the workspace that is selected in a directory, where the scan does not find it. */
export function hostsInWorkspace(file: string, workspace: string): readonly StateHost[] {
  const host = stateHostOf(`terraform.tfstate.d/${workspace.trim()}/terraform.tfstate`)
  return host === null ? [] : MAIN_CLIENTS.map((client) => ({ file, host, client }))
}

const MODULE = struct({ key: text, source: text, version: text, dir: text })
const MANIFEST = struct({ modules: list(MODULE) })

export function readManifest(root: string, json: string): Parsed<readonly InstalledModule[]> {
  const parsed = json.trim() === '' ? accept(MANIFEST.zero) : decode(json, MANIFEST, 'struct')
  if (!parsed.ok) return parsed
  const { modules } = parsed.value
  const bad = modules.find(({ version }) => version !== '' && parseModuleVersion(version) === null)
  if (bad !== undefined) return refuse(`has the malformed version "${bad.version}"`)
  if (new Set(modules.map(({ key }) => key)).size < modules.length) {
    return refuse('has two modules with the same key')
  }
  // The root module itself has no key.
  const inner = modules.filter(({ key }) => key !== '')
  return accept(
    inner.map(({ dir, ...module }) => ({ ...module, root, directory: directoryAt(root, dir) }))
  )
}

/** A `..` after a name is left as it is: the system follows it only if the name exists. */
function directoryAt(root: string, path: string): string {
  const whole = isAbsolute(path) ? path : `${root === '' ? '.' : root}/${path}`
  const isPlain = !/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(path)
  return isPlain ? normalize(whole).replace(/(?<=.)\/$/, '') : whole
}
