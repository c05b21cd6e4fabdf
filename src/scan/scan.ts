// Scans a checkout: finds its files, reads them one by one, and decides module by module.
//
// walk.ts finds the files; read-module.ts reads those of a module; module-usages.ts decides what they use.

import { fileLimit } from '../problems/file.ts'
import { directoryOf } from '../protocol/local/paths.ts'
import type { ParsedFile } from './host-references.ts'
import { dependsOnOthers, type KnownSources } from './meanings.ts'
import { usagesOf } from './module-usages.ts'
import { type Declared, declaredIn, isForeign, readModule } from './read-module.ts'
import type { Selection } from './selection.ts'
import { type Constraint, type Sign, SignCollector } from './signs.ts'
import { type Note, Notes, noteAbout, type ScanResult, type Usage } from './usage.ts'
import type { Values } from './usage-row.ts'
import { type Aside, type ToolFile, walk } from './walk.ts'

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
  /** Files of other programs that may name a client. They are not read yet. */
  readonly toolFiles: readonly ToolFile[]
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

/** Scans a checkout. Only what files say is kept, never their texts. */
export function* scanRepository(
  selection: Selection,
  makeValues: (found: Found) => Values,
  maxUsages = MAX_USAGES
): ScanSteps {
  const usages: Usage[] = []
  const notes = new Notes()
  const open: OpenModule[] = []
  const known: KnownSources = new Map()
  const terragrunt: string[] = []
  const values = makeValues({ calls: () => calledIn(usages, open), terragrunt: () => terragrunt })
  let [files, bytes, openUsages] = [0, 0, 0]
  let isEmpty = true
  let usesTerragrunt = false
  const collector = new SignCollector()
  const declared: Declared[] = []
  const aside: Aside = { toolFiles: [], hasPlugins: false }
  let endedAt: string | null = null
  for (const found of walk(selection, aside)) {
    if (found.kind === 'note') {
      notes.add(found.note)
      continue
    }
    if (found.kind === 'directory') {
      const isEnded = yield files
      if (!isEnded) continue
      endedAt = found.name
      break
    }
    if (usages.length + openUsages >= maxUsages) {
      notes.add(tooManyUsages(found.files, maxUsages))
      break
    }
    const module = yield* readModule(found.files, files)
    if (module === null) {
      endedAt = directoryOf(found.files[0]?.file ?? '')
      break
    }
    files += module.files.length
    bytes += module.bytes
    isEmpty &&= module.files.every(isForeign)
    collector.addFiles(module.files)
    for (const each of declaredIn(module.files)) declared.push(each)
    for (const each of module.files) {
      if (each.kind.class !== 'terragrunt') continue
      terragrunt.push(each.file)
      usesTerragrunt ||= !isForeign(each)
    }
    for (const note of module.notes) notes.add(note)
    if (module.files.some(dependsOnOthers)) {
      open.push({ files: module.files, usagesBefore: usages.length })
      for (const { references } of module.files) openUsages += references.length
      continue
    }
    // Pushed one by one, so that a hundred thousand small arrays die young.
    const decided = usagesOf(module.files, values, known)
    for (const usage of decided.usages) usages.push(usage)
    for (const note of decided.notes) notes.add(note)
  }
  let total = usages.length
  const parts: (readonly Usage[])[] = []
  for (const { files: module } of open) {
    if (total >= maxUsages) {
      notes.add(tooManyUsages(module, maxUsages))
      break
    }
    if (yield files) {
      endedAt ??= directoryOf(module[0]?.file ?? '')
      break
    }
    const decided = usagesOf(module, values, known)
    for (const note of decided.notes) notes.add(note)
    total += decided.usages.length
    parts.push(decided.usages)
  }
  const all = withOpen(usages, open, parts)
  collector.addUsages(all)
  const [signs, constraints] = [collector.signs(), collector.constraints()]
  const found = {
    usages: all,
    declared,
    notes: notes.all(),
    files,
    bytes,
    isEmpty,
    usesTerragrunt,
    signs,
    constraints
  }
  return { ...found, ...aside, endedAt }
}

const tooManyUsages = ([first]: readonly { readonly file: string }[], max: number): Note =>
  noteAbout(directoryOf(first?.file ?? ''), fileLimit({ kind: 'usages', max }))

/** A module that other directories decide about, and how many usages precede it in the order of the walk. */
type OpenModule = { readonly files: readonly ParsedFile[]; readonly usagesBefore: number }

/** All usages in the order of the walk; `decided` are those of the first open modules. */
function withOpen(
  usages: readonly Usage[],
  open: readonly OpenModule[],
  decided: readonly (readonly Usage[])[]
): readonly Usage[] {
  const parts = open.map(({ usagesBefore }, index) => {
    const until = open[index + 1]?.usagesBefore
    return [...(decided[index] ?? []), ...usages.slice(usagesBefore, until)]
  })
  return parts.length === 0 ? usages : [usages.slice(0, open[0]?.usagesBefore), ...parts].flat()
}

/** What may call a local module. */
function* calledIn(usages: readonly Usage[], open: readonly OpenModule[]): Generator<Called> {
  yield* usages
  for (const { files } of open) {
    for (const { references } of files) {
      for (const { kind, value, place } of references)
        yield { kind, text: value?.text ?? null, place }
    }
  }
}
