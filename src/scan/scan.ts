// Scans a checkout: finds its files, reads them one by one, and decides module by module.
//
// walk.ts finds the files; read-module.ts reads those of a module; module-usages.ts decides what they use.

import { fileLimit } from '../problems/file.ts'
import { directoryOf } from '../protocol/local/paths.ts'
import type { ParsedFile } from './host-references.ts'
import type { Values } from './meanings.ts'
import { dependsOnOthers, type KnownSources } from './meanings.ts'
import { usagesOf } from './module-usages.ts'
import { type Declared, declaredIn, isForeign, readModule } from './read-module.ts'
import type { Selection } from './selection.ts'
import { type Constraint, type Sign, SignCollector } from './signs.ts'
import { Notes, noteAbout, type ScanResult, type Usage } from './usage.ts'
import { type Aside, walk } from './walk.ts'

export type Scan = ScanResult & {
  readonly files: number
  readonly bytes: number
  /** No file is Terraform's, OpenTofu's or Terragrunt's; `.hcl` files may belong to other programs. */
  readonly isEmpty: boolean
  /** Some file is Terragrunt's. */
  readonly usesTerragrunt: boolean
  /** What tells clients and their versions apart in the files that clients read. */
  readonly signs: readonly Sign[]
  readonly constraints: readonly Constraint[]
  /** In the order of the walk. */
  readonly declared: readonly Declared[]
  /** Files of other programs that may name a client, relative to the root. They are not read yet. */
  readonly toolFiles: readonly string[]
  /** Some directory that was walked has a `terraform.d`. */
  readonly hasPlugins: boolean
  /** The first directory that was not read because the scan was ended; null after a whole scan. */
  readonly endedAt: string | null
}

/** Each step yields the number of files read so far; true as its result ends the scan. */
export type ScanSteps = Generator<number, Scan, boolean>

// Each takes 400 bytes in the end. Real repositories have about one for each file.
const MAX_USAGES = 250_000

/** The source of a `module` block as written, and where it is. */
export type Called = Pick<Usage, 'kind' | 'text'> & { readonly place: { readonly file: string } }

/** What the walk has found that values of other files may depend on. Complete after the walk. */
export type Found = {
  readonly calls: () => Iterable<Called>
  /** The Terragrunt files, and others of that suffix. */
  readonly terragrunt: () => Iterable<string>
}

/** A module that other directories decide about. */
type OpenModule = { readonly files: readonly ParsedFile[] }

/** Scans a checkout. Only what files say is kept, never their texts. */
export function* scanRepository(
  selection: Selection,
  makeValues: (found: Found) => Values,
  maxUsages = MAX_USAGES
): ScanSteps {
  const scanner = new Scanner(makeValues, maxUsages)
  yield* scanner.collect(selection)
  const usages = yield* scanner.decideOpen()
  return scanner.result(usages)
}

class Scanner {
  /** In the order of the walk. Usages stand for themselves, so that a hundred thousand small arrays die young. */
  private readonly items: (Usage | OpenModule)[] = []
  private readonly notes = new Notes()
  private readonly known: KnownSources = new Map()
  private readonly declared: Declared[] = []
  private readonly terragrunt: string[] = []
  private readonly collector = new SignCollector()
  private readonly aside: Aside = { toolFiles: [], hasPlugins: false }
  private readonly counts = { files: 0, bytes: 0, decided: 0, open: 0 }
  private isEmpty = true
  private usesTerragrunt = false
  private endedAt: string | null = null
  private readonly values: Values
  private readonly maxUsages: number

  constructor(makeValues: (found: Found) => Values, maxUsages: number) {
    const { items, terragrunt } = this
    this.values = makeValues({ calls: () => calledIn(items), terragrunt: () => terragrunt })
    this.maxUsages = maxUsages
  }

  /** Reads all modules, and decides those that need no other files. */
  *collect(selection: Selection): Generator<number, void, boolean> {
    const { notes, counts } = this
    for (const found of walk(selection, this.aside)) {
      if (found.kind === 'note') notes.add(found.note)
      else if (found.kind === 'directory') {
        const isEnded = yield counts.files
        if (!isEnded) continue
        this.endedAt = found.name
        return
      } else {
        if (this.isFull(counts.decided + counts.open, found.files)) return
        const module = yield* readModule(found.files, counts.files)
        if (module === null) {
          this.endedAt = directoryIn(found.files)
          return
        }
        counts.bytes += module.bytes
        for (const note of module.notes) notes.add(note)
        this.add(module.files)
      }
    }
  }

  /** All usages in the order of the walk. */
  *decideOpen(): Generator<number, readonly Usage[], boolean> {
    const usages: Usage[] = []
    let isOver = false
    for (const item of this.items) {
      if (!('files' in item)) {
        usages.push(item)
        continue
      }
      isOver ||= this.isFull(this.counts.decided, item.files)
      if (isOver) continue
      if (yield this.counts.files) {
        this.endedAt ??= directoryIn(item.files)
        isOver = true
      } else for (const usage of this.decide(item.files)) usages.push(usage)
    }
    return usages
  }

  result(usages: readonly Usage[]): Scan {
    const { collector, notes, declared, aside, isEmpty, usesTerragrunt, endedAt } = this
    const { files, bytes } = this.counts
    collector.addUsages(usages)
    const [signs, constraints] = [collector.signs(), collector.constraints()]
    const found = { usages, declared, notes: notes.all(), signs, constraints, ...aside }
    return { ...found, files, bytes, isEmpty, usesTerragrunt, endedAt }
  }

  private add(files: readonly ParsedFile[]): void {
    this.counts.files += files.length
    this.isEmpty &&= files.every(isForeign)
    this.collector.addFiles(files)
    for (const each of declaredIn(files)) this.declared.push(each)
    for (const each of files) {
      if (each.kind.class !== 'terragrunt') continue
      this.terragrunt.push(each.file)
      this.usesTerragrunt ||= !isForeign(each)
    }
    if (files.some(dependsOnOthers)) {
      this.items.push({ files })
      for (const { references } of files) this.counts.open += references.length
    } else for (const usage of this.decide(files)) this.items.push(usage)
  }

  private decide(files: readonly ParsedFile[]): readonly Usage[] {
    const { usages, notes } = usagesOf(files, this.values, this.known)
    for (const note of notes) this.notes.add(note)
    this.counts.decided += usages.length
    return usages
  }

  private isFull(usages: number, files: readonly { readonly file: string }[]): boolean {
    const max = this.maxUsages
    if (usages < max) return false
    this.notes.add(noteAbout(directoryIn(files), fileLimit({ kind: 'usages', max })))
    return true
  }
}

const directoryIn = ([first]: readonly { readonly file: string }[]): string =>
  directoryOf(first?.file ?? '')

/** What may call a local module. */
function* calledIn(items: readonly (Usage | OpenModule)[]): Generator<Called> {
  for (const item of items) {
    if (!('files' in item)) {
      yield item
      continue
    }
    for (const { references } of item.files) {
      for (const { kind, value, place } of references)
        yield { kind, text: value?.text ?? null, place }
    }
  }
}
