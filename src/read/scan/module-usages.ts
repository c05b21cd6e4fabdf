// Decides what the files of one module use together: overrides, constants and the module's own state.

import { fileLimit } from '../../rules/problems/file.ts'
import { blockReserved } from '../../rules/problems/init/block.ts'
import { fileNote, firstPlaceOf, type Note, noteOf } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import { hasPlaceholder } from '../../rules/protocol/address-advice.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { once } from '../../rules/text/once.ts'
import { definitionNotes } from '../modules/definitions.ts'
import { type Meaning, NO_HOST } from './grammars.ts'
import type { HostReference, ParsedFile } from './host-references.ts'
import {
  type KnownSources,
  needsOf,
  readingsOf,
  type SourceReading,
  type UsesReader
} from './meanings.ts'
import { moduleCallsOf } from './module-calls.ts'
import { impliedProviders } from './module-scope.ts'
import type { ScanResult, Usage, UsageVersion } from './usage.ts'

// Many more than any real directory has. Each takes up to a kilobyte while its directory is decided.
export const MAX_MODULE_USAGES = 50_000

/** The files are those of one directory. Values that an override replaces are usages without needs. */
export function usagesOf(
  files: readonly ParsedFile[],
  values: UsesReader,
  sources: KnownSources = new Map()
): ScanResult {
  const usages: Usage[] = []
  const notes: Note[] = [...files.flatMap((file) => file.notes), ...definitionNotes(files)]
  const module = new Module(files, values, sources)
  for (const file of files) {
    if (file.isContext) continue
    for (const reference of file.references) {
      if (usages.length >= MAX_MODULE_USAGES) {
        notes.push(tooManyUsages(file.file))
        return inOrder(usages, notes)
      }
      const readings = readingsOf(file, reference, values, sources)
      // Arguments of a backend that name no host are no usages.
      if (reference.kind === 'backend' && readings.every(({ first }) => first === NO_HOST)) continue
      let calls = moduleCallsOf(file, reference, values)
      for (const reading of readings) {
        const usage = module.usageOf(file, reference, reading)
        // The first one has the calls of all of them.
        usages.push(calls === undefined ? usage : { ...usage, calls })
        calls = undefined
      }
      if (reference.row.isReserved || readings.some(({ isFaulty }) => isFaulty)) {
        notes.push(...module.notesOf(file, reference, readings))
      }
    }
  }
  for (const usage of impliedProviders(files)) usages.push(usage)
  return inOrder(usages, notes)
}

export const tooManyUsages = (file: string): Note =>
  fileNote(file, fileLimit({ kind: 'module-usages', max: MAX_MODULE_USAGES }))

const inOrder = (usages: Usage[], notes: Note[]): ScanResult => ({
  usages: usages.sort((a, b) => byPlace(a.place, b.place)),
  notes: notes.sort((a, b) => byPlace(firstPlaceOf(a), firstPlaceOf(b)))
})

class Module {
  private readonly files: readonly ParsedFile[]
  private readonly values: UsesReader
  private readonly sources: KnownSources
  private readonly overrides: readonly ParsedFile[]

  constructor(files: readonly ParsedFile[], values: UsesReader, sources: KnownSources) {
    this.files = files
    this.values = values
    this.sources = sources
    this.overrides = files.filter(({ kind }) => kind.isOverride)
  }

  usageOf(file: ParsedFile, reference: HostReference, reading: SourceReading): Usage {
    const { kind, value, address, constraints, place, row, hasOwnToken, workspace } = reference
    const { meanings, first, needs } = reading
    const inForce =
      this.overrides.length === 0
        ? meanings
        : new Map([...meanings].filter(([client]) => this.isInForce(file, reference, client)))
    const isShared = inForce.size === meanings.size && needs !== null
    const usage: Usage = {
      kind,
      host: first.host,
      isHostImplied: first.isHostImplied,
      directHost: first.directHost,
      hasOwnToken,
      text: value?.text ?? null,
      address,
      version: this.versionOf(reference),
      constraints,
      place,
      clients: file.kind.clients,
      needs: isShared ? needs : needsOf(inForce, reference.row, this.stateHost),
      isOverridden: inForce.size === 0,
      workspace
    }
    if (isShared && row.backend === undefined && value?.kind !== 'pieces') return usage
    return { ...usage, ...this.decisionOf(reference, reading, inForce) }
  }

  /** The parts of a usage that decide its host besides a literal text. */
  private decisionOf(
    { value, row }: HostReference,
    { meanings }: SourceReading,
    inForce: ReadonlyMap<MainClient, Meaning>
  ): Pick<Usage, 'evaluated' | 'backend' | 'replacedFor' | 'stateHosts'> {
    const all = [...meanings]
    const evaluated = all.flatMap(([client, meaning]) =>
      meaning.evaluated === undefined ? [] : [[client, meaning.evaluated]]
    )
    const stateHosts = [...inForce].flatMap(([client, { needed }]) => {
      const host = needed === 'state' ? this.stateHost(client) : null
      return host === null ? [] : [[client, host]]
    })
    const replacedFor = all.flatMap(([client]) => (inForce.has(client) ? [] : client))
    const usesState = all.some(([, { needed }]) => needed === 'state')
    return {
      ...(value?.kind === 'pieces' && { evaluated: Object.fromEntries(evaluated) }),
      ...(row.backend !== undefined && { backend: row.backend }),
      ...(inForce.size > 0 && replacedFor.length > 0 && { replacedFor }),
      ...(usesState && { stateHosts: Object.fromEntries(stateHosts) })
    }
  }

  /** One finding for each code; if several clients have it, in the words of the first. */
  notesOf(file: ParsedFile, reference: HostReference, readings: readonly SourceReading[]) {
    const { place, row, value } = reference
    const places = [place]
    const notes = new Map<string, Note>()
    // A mistake in the file may hide an argument.
    const isHidden = value === undefined && file.notes.length > 0
    for (const { meanings } of isHidden ? [] : readings) {
      for (const [client, { problem, host }] of meanings) {
        if (problem === undefined || !this.isInForce(file, reference, client)) continue
        // A value that a syntax error cuts short is not known either, but not because of `init`.
        const isDynamic = problem.code === 'source-dynamic'
        const isCut = file.notes.some((note) => firstPlaceOf(note)?.line === place.line)
        if (isDynamic && isCut) continue
        const isPlaceholder = value?.kind === 'known' && hasPlaceholder(value.text)
        // Why a value is not known differs.
        const key = isDynamic ? plain(problem.message) : problem.code
        const before = notes.get(key)
        const namedHost = before === undefined ? host : (before.namedHost ?? null)
        const clients = [...new Set([...(before?.clients ?? []), client])]
        const circumstances = { namedHost, clients, places, isPlaceholder }
        notes.set(key, noteOf(before?.problem ?? problem, circumstances))
      }
    }
    if (row.isReserved) {
      const problem = blockReserved()
      notes.set(problem.code, noteOf(problem, { places, clients: file.kind.clients }))
    }
    return [...notes.values()]
  }

  /** True if the client uses the value; otherwise an override file replaces it. */
  private isInForce({ kind }: ParsedFile, { mergeKey }: HostReference, client: MainClient) {
    return kind.isOverride || mergeKey === null || !this.replaced(client).has(mergeKey)
  }

  private readonly replaced = once((client: MainClient): ReadonlySet<string> => {
    const replaced = new Set<string>()
    for (const { kind, references, scope } of this.overrides) {
      if (!kind.clients.includes(client)) continue
      if (scope.hasBackend) replaced.add('backend')
      for (const { mergeKey, value, localName } of references) {
        // An override without a source leaves a module's source as it is.
        if (mergeKey !== null && (value !== undefined || localName !== null)) replaced.add(mergeKey)
      }
    }
    return replaced
  })

  private readonly stateHost = once((client: MainClient): Hostname | null => {
    const files = this.files.filter(({ kind }) => kind.clients.includes(client))
    for (const file of files) {
      for (const reference of file.references) {
        if (reference.row.merges !== 'backend' || !this.isInForce(file, reference, client)) continue
        const [first] = readingsOf(file, reference, this.values, this.sources)
        const needed = first?.meanings.get(client)?.needed ?? null
        if (needed !== null && needed !== 'state') return needed
      }
    }
    return null
  })

  private versionOf(reference: HostReference): UsageVersion | undefined {
    if (reference.version === null) return undefined
    const { value: written, place } = reference.version
    if (written.kind === 'known') return { text: written.text, place }
    const values = MAIN_CLIENTS.flatMap((client) => {
      const candidates = this.values(reference, written, client).flat()
      if (candidates.some(({ withheld }) => withheld !== null)) return []
      const [only, ...others] = candidates
      return [[client, others.length === 0 && only?.isWhole === true ? only.text : null]]
    })
    const text = PLAIN.test(written.text) ? written.text : '…'
    return { text, value: Object.fromEntries(values), place }
  }
}

// A string within an expression may be a secret, and nothing needs it: a check uses the values.
const PLAIN = /^(?!<<)"?[^"]*"?$/

const byPlace = (a: Place | null, b: Place | null): number => {
  if (a === null || b === null) return 0
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
