// Decides what the files of one module use together: overrides, constants and the module's own state.

import { fileLimit } from '../../rules/problems/file.ts'
import { fileNote, firstPlaceOf, mergeNotes, type Note, noteOf } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import { hasPlaceholder } from '../../rules/protocol/advice/address-advice.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { once } from '../../rules/text/once.ts'
import type { Value } from '../hcl/values.ts'
import { definitionNotes } from '../modules/definition-notes.ts'
import { type Meaning, NO_HOST } from './grammars.ts'
import type { HostReference, ParsedFile } from './host-references.ts'
import {
  type KnownSources,
  needsOf,
  type PossibleValue,
  possibleOf,
  readingsOf,
  type SourceReading,
  type Uses,
  type UsesReader,
  WHOLE
} from './meanings.ts'
import { impliedProviders } from './module-scope.ts'
import type { ModuleCalls, ModuleUse, ScanResult, Usage, UsageVersion } from './usage.ts'

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
  const module = new Module(files, values)
  for (const file of files) {
    if (file.isContext) continue
    for (const written of file.references) {
      const isVersionCut = written.version !== null && module.isCut(file, written.version)
      const reference = isVersionCut ? { ...written, version: null } : written
      if (usages.length >= MAX_MODULE_USAGES) {
        notes.push(tooManyUsages(file.file))
        return inOrder(usages, notes)
      }
      const readings = readingsOf(file, reference, values, sources)
      // Arguments of a backend that name no host are no usages.
      if (reference.kind === 'backend' && readings.every(({ first }) => first === NO_HOST)) continue
      let calls = module.isCut(file, reference) ? undefined : moduleCallsOf(file, reference, values)
      for (const reading of readings) {
        const usage = module.usageOf(file, reference, reading)
        // The first one has the calls of all of them.
        usages.push(calls === undefined ? usage : { ...usage, calls })
        calls = undefined
      }
      for (const note of module.notesOf(file, reference, readings)) notes.push(note)
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
  private readonly values: UsesReader
  private readonly overrides: readonly ParsedFile[]

  constructor(files: readonly ParsedFile[], values: UsesReader) {
    this.values = values
    this.overrides = files.filter(({ kind }) => kind.isOverride)
  }

  usageOf(file: ParsedFile, reference: HostReference, reading: SourceReading): Usage {
    const { kind, value, address, constraints, place, row, hasOwnToken, workspace } = reference
    const { meanings, first, needs } = reading
    const inForce =
      this.overrides.length === 0
        ? meanings
        : new Map([...meanings].filter(([client]) => this.isInForce(file, reference, client)))
    const isShared = inForce.size === meanings.size
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
      needs: isShared ? needs : needsOf(inForce, reference.row),
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
  ): Pick<Usage, 'evaluated' | 'backend' | 'replacedFor'> {
    const all = [...meanings]
    const evaluated = all.flatMap(([client, meaning]) =>
      meaning.evaluated === undefined ? [] : [[client, meaning.evaluated]]
    )
    const replacedFor = all.flatMap(([client]) => (inForce.has(client) ? [] : client))
    return {
      ...(value?.kind === 'pieces' && { evaluated: Object.fromEntries(evaluated) }),
      ...(row.backend !== undefined && { backend: row.backend }),
      ...(inForce.size > 0 && replacedFor.length > 0 && { replacedFor })
    }
  }

  /** One finding for each code; if several clients have it, in the words of the first. */
  notesOf(file: ParsedFile, reference: HostReference, readings: readonly SourceReading[]) {
    const { place, value } = reference
    const places = [place]
    // A mistake in the file may hide an argument.
    const isHidden = value === undefined && file.notes.length > 0
    const notes: Note[] = []
    for (const { meanings } of isHidden ? [] : readings) {
      for (const [client, { problem, host: namedHost }] of meanings) {
        if (problem === undefined || !this.isInForce(file, reference, client)) continue
        if (this.isCut(file, reference) && problem.code === 'source-dynamic') continue
        const isPlaceholder = value?.kind === 'known' && hasPlaceholder(value.text)
        notes.push(noteOf(problem, { namedHost, clients: [client], places, isPlaceholder }))
      }
    }
    // Why a value is not known differs.
    return mergeNotes(notes, ({ problem: { code, message } }) =>
      code === 'source-dynamic' ? plain(message) : code
    )
  }

  /** A value that a syntax error cuts short, in one of its lines, is not known either, but not because of `init`. */
  isCut(file: ParsedFile, { value, place }: Pick<HostReference, 'place' | 'value'>): boolean {
    if (value?.kind !== 'pieces') return false
    return value.text.split('\n').some((_, at) => this.noted(file).has(place.line + at))
  }

  private readonly noted = once(
    ({ notes }: ParsedFile) => new Set(notes.map((note) => firstPlaceOf(note)?.line))
  )

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

/** Undefined where source and version are literals; a client that rejects the source has no member. */
function moduleCallsOf(
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

// A string within an expression may be a secret, and nothing needs it: a check uses the values.
const PLAIN = /^(?!<<)"?[^"]*"?$/

const byPlace = (a: Place | null, b: Place | null): number => {
  if (a === null || b === null) return 0
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
