// The module calls and provider requirements of all modules of one root.

import { groupsOf, type Place, type Placed, writtenIn } from '../../rules/problems/place.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { isOverrideFile } from '../../rules/protocol/local/paths.ts'
import {
  defaultRegistry,
  parseModuleSource,
  parseRegistryModule
} from '../../rules/protocol/module-address.ts'
import { isOfTerraform, localNameIn } from '../../rules/protocol/provider-address.ts'
import type { ProviderId } from '../cli-config/provider-pattern.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import { type Directory, inForce, isOpenUnit, isUsedBy } from './directories.ts'
import {
  type ModuleCall,
  type ProviderRequirement,
  placedVersion,
  providerKey,
  providerOf,
  type Root,
  usesOf
} from './root.ts'
import { addressBelow, placeIn } from './ways.ts'

type ReadRules = Required<Pick<Root, 'refused' | 'isPartial'>> & {
  readonly client: MainClient
  readonly hasCalls: boolean
  /** `init` asks the registry that a call names. */
  readonly isAsked: (call: Usage) => boolean
  readonly versions: Dialect['versions']
}

/** `modules` are the directories of the root, its own first. */
export function rootOf(modules: readonly [Directory, ...Directory[]], rules: ReadRules): Root {
  const [root] = modules
  const { client, hasCalls, versions } = rules
  // Whether there are any decides about entries of the lock file.
  const isCalling = hasCalls || root.lockFile !== null
  const calling = isCalling ? [...modules, { ...root, usages: root.tests }] : []
  return {
    directory: root.name === '' ? '.' : root.name,
    client,
    directories: modules.flatMap(({ parts, way }) => (way === undefined ? parts : [])),
    calls: calling.flatMap((directory) => callsOf(directory, root, rules)),
    providers: providersIn(modules, client),
    lockFile: root.lockFile,
    ...(root.unit !== null && { isUnit: true }),
    refused: rules.refused,
    isPartial: rules.isPartial,
    clientVersions: modules.flatMap((directory) => {
      const read = directory.declared.filter((one) => readsVersion(one, client, versions))
      return inForce(read).map((one) => placedIn(directory, one))
    })
  }
}

/** The calls of a directory, with addresses from the root and places in the checkout. */
export function callsOf(
  directory: Directory,
  root: Directory,
  { client, isAsked }: Pick<ReadRules, 'client' | 'isAsked'>
): readonly ModuleCall[] {
  const calls = callsIn(directory.usages.filter(isAsked), client, root)
  const { way, module } = directory
  if (way === undefined && module === undefined) return calls
  return calls.map((call) => ({
    ...call,
    address: addressBelow(way, call.address),
    place: placeIn(directory, call.place),
    constraint: call.constraint && placedIn(directory, call.constraint)
  }))
}

/** The text with its place in the checkout, and the local modules that lead there. */
function placedIn(directory: Directory, placed: Placed): Placed {
  const { module } = directory
  const place = placeIn(directory, placed.place)
  return { text: placed.text, place, ...(module !== undefined && { module }) }
}

// After the host.
const CAPITALS = /[A-Z][^/]*(?:\/[^/]*)?$/

function providersIn(modules: readonly [Directory, ...Directory[]], client: MainClient) {
  const locked = lockedIn(modules[0], client)
  const byKey = new Map<string, ProviderRequirement & { places: Place[]; constraints: Placed[] }>()
  const add = (
    provider: ProviderId | null,
    place: Place,
    constraint: Placed | null,
    directory: Directory,
    source = ''
  ) => {
    if (provider === null) return
    const key = providerKey(provider)
    const named = CAPITALS.test(source) ? { provider, written: source } : { provider }
    const lists = { places: [], constraints: [] }
    const required = byKey.get(key) ?? { ...named, ...lists, locked: locked.get(key) ?? null }
    byKey.set(key, required)
    required.places.push(placeIn(directory, place))
    if (constraint !== null) required.constraints.push(placedIn(directory, constraint))
  }
  for (const directory of modules) {
    const usages = Map.groupBy(directory.usages, ({ address }) => address)
    for (const usage of usages.values().flatMap(inForce)) {
      if (usage.kind === 'implied_provider' && isOpenUnit(directory.unit)) continue
      const version = placedVersion(usage, client)
      add(requiredBy(usage, client), usage.place, version, directory, usage.text ?? '')
    }
    const blocks = directory.declared.filter(({ kind }) => kind === 'provider-version')
    for (const [localName, same] of Map.groupBy(blocks, (block) => block.localName ?? '')) {
      const provider = providerNamed(localName, directory, client)
      for (const { text, place } of inForce(same)) add(provider, place, { text, place }, directory)
    }
  }
  return [...byKey.values()]
}

/** Null for usages that require no provider, and for one that is built in. */
function requiredBy(usage: Usage, client: MainClient): ProviderId | null {
  if (usage.kind === 'lock_provider') return null
  const isUnnamed = usage.kind !== 'required_provider' && usage.kind !== 'implied_provider'
  if (isUnnamed && localNameIn(usage.address) === 'terraform') return null
  return providerOf(usage, defaultRegistry(client), client)
}

/** Null for one that is built in, or not known; `isImplied`: also without an entry in `required_providers`. */
export function providerNamed(
  localName: string,
  { usages, unit }: Directory,
  client: MainClient,
  isImplied = true
) {
  const required = usages.find(
    ({ kind, address }) =>
      kind.startsWith('required_provider') && localNameIn(address) === localName
  )
  if (required !== undefined) return requiredBy(required, client)
  if (!isImplied || isOpenUnit(unit)) return null
  return { host: defaultRegistry(client), namespace: 'hashicorp', type: localName }
}

function lockedIn({ usages }: Directory, client: MainClient): ReadonlyMap<string, Placed> {
  const locked = new Map<string, Placed>()
  for (const usage of usages) {
    if (usage.kind !== 'lock_provider') continue
    const provider = providerOf(usage, defaultRegistry(client), client)
    const version = placedVersion(usage, client)
    if (provider === null || version === null) continue
    locked.set(providerKey(provider), version)
    // `tofu init` adds such an entry for its own registry, without hashes (UpgradeFromPredecessorProject
    // in internal/depsfile/locks.go).
    if (client === 'opentofu' && isOfTerraform(provider)) {
      const copy = providerKey({ ...provider, host: defaultRegistry(client) })
      if (!locked.has(copy)) locked.set(copy, version)
    }
  }
  return locked
}

/** OpenTofu reads `required_version` in `.tofu` files only, before 1.12 in all (internal/configs/language.go). */
export function readsVersion(
  { kind, place }: Declared,
  client: MainClient,
  { opentofu = '' }: Dialect['versions']
): boolean {
  const isOfOpenTofu = /\.tofu(\.json)?$/.test(writtenIn(place))
  if (kind === 'compatible') return client === 'opentofu'
  if (kind !== 'version' || client === 'terraform') return kind === 'version' && !isOfOpenTofu
  return isOfOpenTofu || /^v?(0|1\.(\d|1[01])(\.|$))/.test(opentofu)
}

function callsIn(usages: readonly Usage[], client: MainClient, root: Directory) {
  const calls = usages.filter(({ kind }) => CALLS.test(kind))
  if (!calls.some(({ place }) => isOverrideFile(writtenIn(place)))) {
    return calls.flatMap((usage) => callsAt(usage, usage, client, root))
  }
  const isOverride = ({ place }: Usage) => Number(isOverrideFile(writtenIn(place)))
  return groupsOf(calls, ({ address }) => address).flatMap((group) => {
    const ordered = group.toSorted((a, b) => isOverride(a) - isOverride(b))
    const source = ordered.findLast(({ text }) => text !== null)
    const version = ordered.findLast((usage) => usage.version !== undefined)
    return source === undefined ? [] : callsAt(source, version ?? source, client, root)
  })
}

const CALLS = /^(module(_missing)?|test_module|stack_component|terragrunt_source)$/

/** `source` and `version` are usages of the same call: an override file may replace only one of them. */
function callsAt(source: Usage, version: Usage, client: MainClient, root: Directory) {
  const { kind, address, place, calls } = source
  const all = usesOf(source, client)
  const inRoot = all.filter((use) =>
    kind === 'terragrunt_source' ? (use.root ?? root.name) === root.name : isUsedBy(use, root)
  )
  const unknown = { root: null, source: null, version: null, isOpen: true }
  const uses = inRoot.length === 0 && all.length > 0 ? [unknown] : inRoot
  return uses.flatMap((use): readonly ModuleCall[] | ModuleCall => {
    const text = use.source
    if (text === null) {
      const isSaid = source.directHost === undefined && !source.evaluated?.[client]?.text
      const asWritten = { address, source: source.text ?? '', place, isSaid }
      return use.isOpen ? { ...asWritten, module: null, constraint: null, isOpen: true } : []
    }
    // The scan has evaluated code as far as it can.
    if (calls === undefined && EXPRESSION.test(text)) return []
    const module = moduleIn(source, text, client)
    if (module === undefined) return []
    const [, inSource] = TERRAGRUNT_VERSION.exec(kind === 'terragrunt_source' ? text : '') ?? []
    const isUse = calls !== undefined && source === version
    const ofUse =
      use.version === null ? null : { text: use.version, place: version.version?.place ?? place }
    const argument = isUse ? ofUse : placedVersion(version, client)
    const constraint = inSource === undefined ? argument : { text: inSource, place }
    const isOpen = isUse ? use.isOpen : constraint === null && version.version !== undefined
    return { address, source: text, place, module, constraint, isOpen }
  })
}

// `tfr://[HOST]/NAMESPACE/NAME/SYSTEM[//DIRECTORY]?version=VERSION`
const TERRAGRUNT = /^tfr:\/\/([^/?]*)\/([^?]*)/
const TERRAGRUNT_VERSION = /^tfr:.*?[?&]version=([^&]*)/s

const EXPRESSION = /^["(]|\$\{|^(var|local|path|each|module|data)\./

/** Null for a package that no registry serves; undefined for a source that is local, or fails. */
function moduleIn({ kind }: Usage, text: string, client: MainClient) {
  if (kind === 'terragrunt_source' && text.startsWith('tfr:')) {
    const [, host = '', path = ''] = TERRAGRUNT.exec(text) ?? []
    const registry = parseRegistryModule(host === '' ? path : `${host}/${path}`, client)
    return registry.ok ? registry.value : undefined
  }
  const module = parseModuleSource(text, client)
  if (module.kind === 'registry') return module
  return module.kind === 'remote' && module.refusal === null ? null : undefined
}
