// The module calls of one module, with what its override files change.
import type { MainClient } from '../protocol/clients.ts'
import { isOverrideFile } from '../protocol/local/paths.ts'
import {
  parseModuleSource,
  parseRegistryModule,
  type RegistryModule
} from '../protocol/module-address.ts'
import type { Usage } from '../scan/usage.ts'
import { type ModuleCall, placedVersion } from './root.ts'

/** The calls of modules that are downloaded; local ones are part of the root. */
export function callsIn(usages: readonly Usage[], client: MainClient): readonly ModuleCall[] {
  const calls = usages.filter(({ kind }) => CALLS.has(kind))
  if (!calls.some(({ place }) => isOverrideFile(place.file))) {
    return calls.flatMap((usage) => callOf(usage, usage, client))
  }
  const groups = Map.groupBy(calls, ({ address }) => address)
  return [...groups.values()].flatMap((group) => {
    const ordered = [...group].sort(
      (a, b) => Number(isOverrideFile(a.place.file)) - Number(isOverrideFile(b.place.file))
    )
    const source = ordered.findLast(({ text }) => text !== null)
    const version = ordered.findLast((usage) => usage.version !== null)
    return source === undefined ? [] : callOf(source, version ?? source, client)
  })
}

const CALLS: ReadonlySet<string> = new Set<Usage['kind']>([
  'module',
  'module_missing',
  'test_module',
  'stack_component',
  'terragrunt_source'
])

/** `source` and `version` are usages of the same call: an override file may replace only one of them. */
function callOf(source: Usage, version: Usage, client: MainClient): readonly ModuleCall[] {
  const { address, text, place } = source
  if (text === null || isExpression(text)) return []
  const module = moduleIn(source, text, client)
  if (module === undefined) return []
  const constraint = placedVersion(version, client)
  const isOpen = constraint === null && version.version !== null
  return [{ address, source: text, place, module, constraint, isOpen }]
}

// `tfr://[HOST]/NAMESPACE/NAME/SYSTEM[//DIRECTORY]?version=VERSION`
const TERRAGRUNT = /^tfr:\/\/([^/?]*)\/([^?]*)/

/** Null for a package that no registry serves; undefined for a local or invalid source. */
function moduleIn(
  { kind }: Usage,
  text: string,
  client: MainClient
): RegistryModule | null | undefined {
  if (kind === 'terragrunt_source' && text.startsWith('tfr:')) {
    const [, host = '', path = ''] = TERRAGRUNT.exec(text) ?? []
    const registry = parseRegistryModule(host === '' ? path : `${host}/${path}`, client)
    return registry.ok ? registry.value : undefined
  }
  const module = parseModuleSource(text, client)
  if (module.kind === 'registry') return module
  return module.kind === 'remote' ? null : undefined
}

/** Whether the text of a source is code, which the scan has evaluated as far as it can. */
const isExpression = (text: string): boolean =>
  /^["(]|\$\{|^(var|local|path|each|module|data)\./.test(text)
