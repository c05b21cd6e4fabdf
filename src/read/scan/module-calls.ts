// Decides what a module call with an expression installs in each root module that uses it.

import type { MainClient } from '../../rules/protocol/clients.ts'
import type { Value } from '../hcl/values.ts'
import type { HostReference, ParsedFile } from './host-references.ts'
import { type PossibleValue, possibleOf, type Uses, type UsesReader, WHOLE } from './meanings.ts'
import type { ModuleCalls, ModuleUse } from './usage.ts'

/** Undefined where source and version are literals; a client that rejects the source has no member. */
export function moduleCallsOf(
  { kind }: ParsedFile,
  reference: HostReference,
  values: UsesReader
): ModuleCalls | undefined {
  const { row, value, version } = reference
  const isOpen = value?.kind === 'pieces' || version?.value.kind === 'pieces'
  if (row.merges !== 'module' || !isOpen) return undefined
  const calls = kind.clients.map((client) => [client, usesIn(reference, client, values)] as const)
  return Object.fromEntries(calls.filter(([, uses]) => uses !== null))
}

function usesIn(reference: HostReference, client: MainClient, values: UsesReader) {
  const read = (value: Value | undefined): Uses =>
    value?.kind === 'pieces'
      ? values(reference, value, client)
      : [[{ ...WHOLE, text: value?.text ?? null }]]
  const sources = read(reference.value)
  if (sources.flat().some(({ withheld }) => withheld !== null)) return null
  const versions = read(reference.version?.value)
  const uses = new Map<string, ModuleUse>()
  for (let at = 0; at < Math.max(sources.length, versions.length); at += 1) {
    // A value that is the same in all uses is there once.
    const ofUse = [sources[at] ?? sources[0] ?? [], versions[at] ?? versions[0] ?? []]
    const [source, version] = ofUse.map(onlyOf)
    const [root = null] = ofUse.flatMap(([first]) => first?.root ?? [])
    const isOpen = source === undefined || version === undefined
    const use = { root, source: source ?? null, version: version ?? null, isOpen }
    uses.set(JSON.stringify(use), use)
  }
  return [...uses.values()]
}

/** Undefined if the client may read one of several values, or one that is not known. */
function onlyOf(candidates: readonly PossibleValue[]): string | null | undefined {
  const [first, ...others] = possibleOf(candidates)
  const isSame = others.every(({ isWhole, text }) => isWhole && text === first?.text)
  return first?.isWhole === true && isSame ? first.text : undefined
}
