// Collects what Terragrunt adds to the directories of units, and decides about their providers.
import { fileOf, TOP } from '../../../rules/problems/note.ts'
import { groupsByEach, type Place, positionOf } from '../../../rules/problems/place.ts'
import { directoryOf } from '../../../rules/protocol/local/paths.ts'
import { impliedName, localNameIn } from '../../../rules/protocol/provider-address.ts'
import { once } from '../../../rules/text/once.ts'
import type { FileKind } from '../file-kinds.ts'
import { asWritten } from '../meanings.ts'
import { usagesOf } from '../module-usages.ts'
import { declaredIn, parseFile } from '../read-module.ts'
import type { Scan } from '../scan.ts'
import { type Declared, type ModuleUse, partsOf, type Unit, type Usage } from '../usage.ts'
import type { GeneratedText } from './generated.ts'

// A usage counts once for each unit, and a thousand characters as one. Real repositories have some thousand.
const MAX_ADDED = 250_000

type Added<T> = T & { readonly directories: string[] }

export class Additions {
  /** Each once, whatever other text is around it. */
  private readonly usages = new Map<string, Added<Usage>>()
  private readonly declared = new Map<string, Added<Declared>>()
  /** The directories of units, by files that were scanned, and by the lines of included sources. */
  private readonly snippets = new Map<string, Set<string>>()
  private readonly sources = new Map<string, ModuleUse[]>()
  private readonly scan: Scan
  private readonly scanned: ReadonlySet<string>
  /** Places where something is added that is not known. */
  readonly unread: Place[] = []
  private count = 0

  constructor(scan: Scan) {
    this.scan = scan
    this.scanned = new Set([...scan.usages, ...scan.declared].map(({ place }) => place.file))
  }

  /** The value of a `source` in a unit, which an included file may have; null if it is not known. */
  inherit(place: Place, source: string | null, unit: string): void {
    const at = positionOf(place)
    const uses = this.sources.get(at) ?? []
    this.sources.set(at, uses)
    uses.push({ root: unit, source, version: null, isOpen: source === null })
  }

  /** False if that is too much, or replaces what other files require. */
  add({ file, text, lines }: GeneratedText, kind: FileKind, directory: string): boolean {
    if (lines === null && this.scanned.has(file)) {
      this.snippets.set(file, (this.snippets.get(file) ?? new Set()).add(directory))
      return true
    }
    this.count += text.length / 1000
    if (this.count > MAX_ADDED) {
      this.unread.push({ file, ...TOP })
      return false
    }
    const at = <T extends { readonly place: Place }>(item: T): T =>
      lines === null || item.place.line <= lines[1] ? item : { ...item, place: lines[0] }
    const added = parseFile(text, { ...kind, isGenerated: true }, file)
    // Its notes may come from values that are not known here.
    const { usages } = usagesOf([added], (_, value) => asWritten(value))
    for (const usage of usages) {
      const version = usage.version && at(usage.version)
      addTo(this.usages, at({ ...usage, version }), directory)
    }
    for (const declared of declaredIn([added])) {
      if (declared.kind !== 'module') addTo(this.declared, at(declared), directory)
    }
    this.count += usages.length
    return !kind.isOverride || usages.every((usage) => usage.kind === 'implied_provider')
  }

  /** The scan with what is added to the units. */
  finish(units: readonly Unit[]): Scan {
    if (units.length === 0) return this.scan
    const all = Map.groupBy(
      [...this.scan.usages, ...this.usages.values()],
      ({ place }) => place.file
    )
    const inOrder = all.values().flatMap((file) => file.sort((a, b) => a.place.line - b.place.line))
    const usages = Array.from(inOrder, (usage) => this.placed(this.inherited(usage)))
    const replaced = new Set(units.flatMap((unit) => unit.replaced))
    return {
      ...this.scan,
      notes: this.scan.notes.filter((note) => !replaced.has(fileOf(note))),
      usages: withSources(usages, units),
      declared: [...this.scan.declared, ...this.declared.values()].map((item) => this.placed(item)),
      units,
      unread: this.unread
    }
  }

  private inherited(usage: Usage): Usage {
    const at = positionOf(usage.place)
    const uses = usage.kind === 'terragrunt_source' ? this.sources.get(at) : undefined
    if (uses === undefined) return usage
    // Another host is another usage at the same place.
    this.sources.delete(at)
    const directories = uses.flatMap(({ root }) => root ?? [])
    return { ...usage, calls: { terraform: uses, opentofu: uses }, directories }
  }

  /** A file that is only a text for `generate` does not make its directory a module. */
  private placed<T extends Usage | Declared>(item: T): T {
    const units = this.snippets.get(item.place.file)
    if (units === undefined) return item
    const directory = directoryOf(item.place.file)
    const directories = this.isOfSnippets(directory) ? [...units] : [directory, ...units]
    return { ...item, directories }
  }

  private readonly isOfSnippets = once((directory: string) =>
    this.scanned
      .values()
      .every((file) => directoryOf(file) !== directory || this.snippets.has(file))
  )
}

/** One for the same text at the same place. */
function addTo<T extends Usage | Declared>(
  all: Map<string, Added<T>>,
  item: T,
  directory: string
): void {
  const { kind, text, place } = item
  const more = 'address' in item ? [item.address, item.version?.text] : [item.localName]
  const key = [positionOf(place), kind, text, ...more].join('\n')
  const added = all.get(key) ?? { ...item, directories: [] }
  all.set(key, added)
  if (added.directories.at(-1) !== directory) added.directories.push(directory)
}

const directoriesOf = ({ directories, place }: Usage | Declared): readonly string[] =>
  directories ?? [directoryOf(place.file)]

/** A provider that names no source has that of the file of the unit that requires it. */
function withSources(usages: readonly Usage[], units: readonly Unit[]): readonly Usage[] {
  const required = usages.filter(({ kind }) => kind.startsWith('required_provider'))
  const requiredIn = groupsByEach(required, directoriesOf)
  const unitsIn = groupsByEach(units, partsOf)
  const requires = once((unit: Unit): ReadonlySet<string> => {
    const all = partsOf(unit).flatMap((directory) => requiredIn.get(directory) ?? [])
    const left = all.filter(({ item }) => !unit.replaced.includes(item.place.file))
    return new Set(left.map(({ item }) => localNameIn(item.address)))
  })
  return usages.map((usage) => {
    const all = usage.kind === 'implied_provider' ? directoriesOf(usage) : []
    const users = all.flatMap((directory) => unitsIn.get(directory) ?? [])
    if (users.length === 0) return usage
    const name = impliedName(usage.text)
    const open = users.flatMap(({ item: unit }) => (requires(unit).has(name) ? [] : unit))
    if (open.length === 0) return { ...usage, isOverridden: true, needs: [] }
    const ofUnits = open.map(({ directory }) => directory)
    return { ...usage, directories: [...ofUnits, ...all.filter((name) => !unitsIn.has(name))] }
  })
}
