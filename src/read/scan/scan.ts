// Scans a checkout: walk.ts finds the files, read-module.ts reads those of a module, module-usages.ts decides about it.

import { fileLimit } from '../../rules/problems/file.ts'
import { fileNote, TOP } from '../../rules/problems/note.ts'
import { directoryOf, resolvedPath } from '../../rules/protocol/local/paths.ts'
import { isLocalPath } from '../../rules/protocol/module-address.ts'
import { filePathsOf, isTerragruntPath } from '../../rules/protocol/package-address.ts'
import type { Selection } from '../files/selection.ts'
import type { StateHost } from '../modules/installed.ts'
import type { CheckoutFacts } from './checkout-files.ts'
import type { ParsedFile } from './host-references.ts'
import { dependsOnOthers, type KnownSources, type UsesReader } from './meanings.ts'
import { usagesOf } from './module-usages.ts'
import { declaredIn, isForeign, readModule } from './read-module.ts'
import { type Sign, SignCollector } from './signs.ts'
import { type Declared, noteCollector, type ScanResult, type Usage } from './usage.ts'
import { walk } from './walk.ts'

export type Scan = ScanResult &
  Readonly<CheckoutFacts> & {
    /** Evidence for clients and their versions in the files that clients read. */
    readonly signs: readonly Sign[]
    readonly constraints: readonly Declared[]
    /** In the order of the walk. */
    readonly declared: readonly Declared[]
  }

/** Each step yields the number of files read so far; true as its result ends the scan. */
export type ScanSteps = Generator<number, Scan, boolean>

// Each takes 400 bytes in the end. Real repositories have about one for each file.
const MAX_USAGES = 250_000

// Comments that ignore findings, more than people write; others ignore nothing.
const MAX_COMMENTS = 10_000

type OpenModule = { readonly directory: string; readonly files: readonly ParsedFile[] }

/** Scans a checkout, but for its units, and adds to `facts`. Only what files say is kept, never their texts. */
export function* scanRepository(
  selection: Selection,
  facts: CheckoutFacts,
  values: UsesReader,
  maxUsages = MAX_USAGES
): ScanSteps {
  const scanner = new Scanner(facts, values, maxUsages)
  yield* scanner.collect(selection)
  const usages = yield* scanner.decideOpen()
  return scanner.result(usages)
}

class Scanner {
  /** In the order of the walk. Usages stand for themselves, so that a hundred thousand small arrays die young. */
  private readonly items: (Usage | OpenModule)[] = []
  private readonly notes = noteCollector()
  private readonly knownSources: KnownSources = new Map()
  private readonly declared: Declared[] = []
  private readonly signs = new SignCollector()
  private readonly counts = { decided: 0, open: 0 }
  private readonly facts: CheckoutFacts
  private readonly values: UsesReader
  private readonly maxUsages: number

  constructor(facts: CheckoutFacts, values: UsesReader, maxUsages: number) {
    this.facts = facts
    this.values = values
    this.maxUsages = maxUsages
  }

  /** Reads all modules, and decides those that need no other files. */
  *collect(selection: Selection): Generator<number, void, boolean> {
    const { counts, facts } = this
    for (const { name, files, notes } of walk(selection, facts)) {
      facts.endedAt = name
      if (yield facts.files) return
      for (const note of notes) this.notes.add(note)
      if (files.length === 0) continue
      if (this.isFull(counts.decided + counts.open, name)) break
      const module = yield* readModule(files, facts.files)
      if (module === null) return
      facts.bytes += module.bytes
      facts.comments.push(...module.comments.slice(0, MAX_COMMENTS - facts.comments.length))
      for (const note of module.notes) this.notes.add(note)
      this.add({ directory: name, files: module.files })
    }
    facts.endedAt = null
  }

  *decideOpen(): Generator<number, readonly Usage[], boolean> {
    const usages: Usage[] = []
    let isOver = false
    for (const item of this.items) {
      if (!('files' in item)) {
        usages.push(item)
        continue
      }
      isOver ||= this.isFull(this.counts.decided, item.directory)
      if (isOver) continue
      if (yield this.facts.files) {
        this.facts.endedAt ??= item.directory
        isOver = true
      } else for (const usage of this.decide(item.files)) usages.push(usage)
    }
    return usages
  }

  result(usages: readonly Usage[]): Scan {
    const { facts, signs, declared } = this
    const all = [...usages, ...facts.states.map(usageOfState)]
    return { ...facts, usages: all, declared, notes: this.notes.all(), ...signs.end(usages) }
  }

  private add(module: OpenModule): void {
    const { files, directory } = module
    const { facts } = this
    if (files.some(({ kind }) => /^(config|lock)$/.test(kind.class))) facts.modules.add(directory)
    facts.files += files.length
    for (const declared of declaredIn(files)) this.declared.push(declared)
    for (const file of files) {
      const isOwn = !isForeign(file)
      const isTerragrunt = file.kind.class === 'terragrunt'
      if (isOwn) facts.isEmpty = false
      if (isTerragrunt) facts.terragrunt.push(file.file)
      facts.usesTerragrunt ||= isTerragrunt && isOwn
      this.signs.addFile(file)
    }
    const isOpen = files.some(dependsOnOthers)
    for (const file of files) if (isOpen || !file.isContext) this.addCalls(file)
    if (isOpen) {
      this.items.push(module)
      for (const { references } of files) this.counts.open += references.length
    } else for (const usage of this.decide(files)) this.items.push(usage)
  }

  private addCalls({ file, references }: ParsedFile): void {
    for (const { kind, row, value } of references) {
      if (value === undefined) continue
      const isLocal =
        isLocalPath(value.text) || (row.grammar === 'terragrunt' && isTerragruntPath(value.text))
      const isPath = isLocal || filePathsOf(value.text).length > 0
      if (kind === 'module' && (isPath || value.kind === 'pieces')) {
        this.facts.calls.push({ source: value.text, file })
      }
      if (isLocal && row.position.includes('source')) {
        if (kind === 'test_module') this.facts.tests.push({ source: value.text, file })
        else this.facts.called.add(resolvedPath(directoryOf(file), value.text))
      }
    }
  }

  private decide(files: readonly ParsedFile[]): readonly Usage[] {
    const { usages, notes } = usagesOf(files, this.values, this.knownSources)
    for (const note of notes) this.notes.add(note)
    this.counts.decided += usages.length
    return usages
  }

  private isFull(usages: number, directory: string): boolean {
    const max = this.maxUsages
    if (usages < max) return false
    this.notes.add(fileNote(directory, fileLimit({ kind: 'usages', max })))
    return true
  }
}

const usageOfState = ({ file, host, client }: StateHost): Usage => ({
  kind: 'saved_state',
  host: null,
  isHostImplied: false,
  directHost: host,
  text: host,
  address: 'state',
  place: { file, ...TOP },
  clients: [client],
  isOverridden: false,
  needs: []
})
