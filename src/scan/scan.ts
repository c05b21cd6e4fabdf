// Scans a checkout: finds its files, reads them one by one, and decides module by module.
//
// walk.ts finds the files; host-references.ts finds in each what usage-table.ts lists; grammars.ts and
// meanings.ts read what is written there for each client; module-usages.ts puts the files of a module
// together.

import { readText } from '../files/read-text.ts'
import { readHclJson } from '../hcl/json.ts'
import { readHcl } from '../hcl/native.ts'
import { PartCount, type Structure } from '../hcl/structure.ts'
import { sourceText } from '../hcl/values.ts'
import { fileLimit, fileSyntax, fileUnreadable } from '../problems/file.ts'
import type { FileKind } from './file-kinds.ts'
import { type ParsedFile, referencesIn } from './host-references.ts'
import { dependsOnOthers, MeaningCache } from './meanings.ts'
import { NO_SCOPE, releaseText, scopeOf, terragruntScopeOf } from './module-scope.ts'
import { MAX_MODULE_USAGES, usagesOf } from './module-usages.ts'
import { directoryOf, type Selection } from './selection.ts'
import { type Constraint, type Sign, SignCollector } from './signs.ts'
import { type Note, Notes, noteAbout, type ScanResult, type Usage } from './usage.ts'
import type { Values } from './usage-row.ts'
import { type Aside, type FoundFile, type ToolFile, walk } from './walk.ts'

export type Scan = ScanResult & {
  readonly files: number
  readonly bytes: number
  /** No file is Terraform's, OpenTofu's or Terragrunt's; `.hcl` files may belong to other programs. */
  readonly isEmpty: boolean
  /** What tells clients and their versions apart in the files that clients read. */
  readonly signs: readonly Sign[]
  readonly constraints: readonly Constraint[]
  /** Files of other programs that may name a client. They are not read yet. */
  readonly toolFiles: readonly ToolFile[]
  /** Some directory that was walked has a `terraform.d`. */
  readonly hasPlugins: boolean
  /** The first directory that was not read because the scan was ended; null after a whole scan. */
  readonly endedAt: string | null
}

/** Each step yields the number of files read so far; true as its result ends the scan. */
export type ScanSteps = Generator<number, Scan, boolean>

// A step takes a few milliseconds.
const FILES_PER_STEP = 64

// Each takes 400 bytes in the end. Real repositories have about one for each file.
const MAX_USAGES = 250_000

// A module's texts stay in memory until it is decided, but of a large module not all at once.
const MAX_KEPT_BYTES = 16 * 1024 * 1024

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
  const cache = new MeaningCache()
  const terragrunt: string[] = []
  const values = makeValues({ calls: () => calledIn(usages, open), terragrunt: () => terragrunt })
  let [files, bytes, openUsages] = [0, 0, 0]
  let isEmpty = true
  const collector = new SignCollector()
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
    for (const { file, kind } of module.files) {
      if (kind.class === 'terragrunt') terragrunt.push(file)
    }
    for (const note of module.notes) notes.add(note)
    if (module.files.some(dependsOnOthers)) {
      open.push({ files: released(module.files), usagesBefore: usages.length })
      for (const { references } of module.files) openUsages += references.length
      continue
    }
    // Pushed one by one, so that a hundred thousand small arrays die young.
    const decided = usagesOf(module.files, cache, values)
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
    const decided = usagesOf(module, cache, values)
    for (const note of decided.notes) notes.add(note)
    total += decided.usages.length
    parts.push(decided.usages)
  }
  const all = withOpen(usages, open, parts)
  collector.addUsages(all)
  const [signs, constraints] = [collector.signs(), collector.constraints()]
  const found = { usages: all, notes: notes.all(), files, bytes, isEmpty, signs, constraints }
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

/** The files of a module without their texts. */
const released = (files: readonly ParsedFile[]): readonly ParsedFile[] =>
  files.map((file) => ({ ...file, scope: releaseText(file.scope) }))

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

type ReadModule = {
  readonly files: readonly ParsedFile[]
  /** About the reading of the files. */
  readonly notes: readonly Note[]
  readonly bytes: number
}

/** Null if the scan is ended. */
function* readModule(
  found: readonly FoundFile[],
  before: number
): Generator<number, ReadModule | null, boolean> {
  const files: ParsedFile[] = []
  const notes: Note[] = []
  let [bytes, used] = [0, 0]
  for (const [index, { path, file, kind, isContext }] of found.entries()) {
    const isStep = index > 0 && index % FILES_PER_STEP === 0
    if (isStep && (yield before + index)) return null
    const read = readText(path)
    if (!read.ok) {
      const { failure } = read
      const problem =
        failure.kind === 'size'
          ? fileLimit(failure)
          : fileUnreadable({ what: 'file', code: failure.code })
      notes.push(noteAbout(file, problem))
      continue
    }
    if (!read.isUtf8 && !isContext) {
      const at = placeOfFirst('\uFFFD', read.text)
      notes.push(noteAbout(file, fileSyntax({ error: null, file }), at))
    }
    bytes += read.bytes
    const whole = parseFile(read.text, kind, file, isContext)
    const parsed = cutAt(whole, MAX_MODULE_USAGES - used)
    used += sizeOf(parsed)
    const isKept = bytes <= MAX_KEPT_BYTES
    files.push(isKept ? parsed : { ...parsed, scope: releaseText(parsed.scope) })
    if (parsed !== whole) {
      const problem = fileLimit({ kind: 'module-usages', max: MAX_MODULE_USAGES })
      notes.push(noteAbout(file, problem))
      break
    }
  }
  return { files, notes, bytes }
}

/** The file as far as its module has room for more usages. */
function cutAt(file: ParsedFile, room: number): ParsedFile {
  if (sizeOf(file) <= room) return file
  const scope = { ...file.scope, providerUses: NO_SCOPE.providerUses }
  return { ...file, references: file.references.slice(0, room), scope }
}

const sizeOf = ({ references, scope }: ParsedFile) => references.length + scope.providerUses.size

/** Columns count code points. */
function placeOfFirst(character: string, text: string) {
  const before = text.slice(0, text.indexOf(character)).split('\n')
  const column = Array.from(before.at(-1) ?? '').length + 1
  return { line: before.length, column, endColumn: column + 1 }
}

// Terragrunt's own names; other `.hcl` files may belong to other programs.
const TERRAGRUNT_FILE = /(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/

/** Whether the file seems to belong to another program, such as Packer. */
const isForeign = ({ file, kind, references }: Pick<ParsedFile, 'file' | 'kind' | 'references'>) =>
  kind.class === 'terragrunt' && references.length === 0 && !TERRAGRUNT_FILE.test(file)

const SCOPES: Readonly<Partial<Record<FileKind['class'], typeof scopeOf>>> = {
  config: scopeOf,
  query: scopeOf,
  terragrunt: terragruntScopeOf
}

/** Reads the text of one file. `usagesOf` decides what several files mean together. */
export function parseFile(
  text: string,
  kind: FileKind,
  file: string,
  isContext = false,
  parts = new PartCount()
): ParsedFile {
  const structure = (kind.syntax === 'json' ? readHclJson : readHcl)(text, parts)
  const source = sourceText(structure, file)
  const { body } = structure
  const references = referencesIn(source, body, kind, MAX_MODULE_USAGES)
  const scope = SCOPES[kind.class]?.(source, body) ?? NO_SCOPE
  const isOther = isForeign({ file, kind, references }) && !parts.isExceeded()
  const notes = isContext || isOther ? [] : structureNotes(structure, kind, file)
  return { file, kind, references, scope, notes, isContext }
}

function structureNotes({ problems, parts }: Structure, { clients }: FileKind, file: string) {
  // Where the text was cut off, brackets are open.
  if (parts.isExceeded()) return [noteAbout(file, fileLimit({ kind: 'parts', max: parts.max }))]
  return problems.map(({ message, ...place }) => ({
    ...noteAbout(file, fileSyntax({ error: message, file }), place),
    clients
  }))
}
