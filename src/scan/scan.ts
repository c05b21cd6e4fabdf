// Scans a checkout: finds its files, reads them one by one, and decides module by module.
//
// walk.ts finds the files; host-references.ts finds in each what usage-table.ts lists; grammars.ts and
// meanings.ts read what is written there for each client; module-usages.ts puts the files of a module
// together.

import { readText } from '../files/read-text.ts'
import { readHclJson } from '../hcl/json.ts'
import { readHcl } from '../hcl/native.ts'
import type { Structure } from '../hcl/structure.ts'
import { sourceText } from '../hcl/values.ts'
import { fileLimit, fileSyntax, fileUnreadable } from '../problems/file.ts'
import type { FileKind } from './file-kinds.ts'
import { type ParsedFile, referencesIn } from './host-references.ts'
import { dependsOnOthers, MeaningCache } from './meanings.ts'
import { NO_SCOPE, releaseText, scopeOf, terragruntScopeOf } from './module-scope.ts'
import { usagesOf } from './module-usages.ts'
import type { Selection } from './selection.ts'
import { type Constraint, type Sign, SignCollector } from './signs.ts'
import { type Note, noteAbout, type ScanResult, type Usage } from './usage.ts'
import type { Values } from './usage-row.ts'
import { type FoundFile, type ToolFile, walk } from './walk.ts'

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
}

// Far more than a person reads; it bounds memory.
const MAX_NOTES = 10_000

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
export function scanRepository(selection: Selection, makeValues: (found: Found) => Values): Scan {
  // In the order of the walk. What depends on other directories is decided at the end.
  const parts: (ScanResult | ReadModule)[] = []
  const cache = new MeaningCache()
  const terragrunt: string[] = []
  const values = makeValues({ calls: () => calledIn(parts), terragrunt: () => terragrunt })
  const decide = ({ files, notes }: ReadModule): ScanResult => {
    const decided = usagesOf(files, cache, values)
    return notes.length === 0 ? decided : { ...decided, notes: [...notes, ...decided.notes] }
  }
  let [files, bytes] = [0, 0]
  let isEmpty = true
  const collector = new SignCollector()
  const toolFiles: ToolFile[] = []
  for (const found of walk(selection, toolFiles)) {
    if (found.kind === 'note') {
      parts.push({ usages: [], notes: [found.note] })
      continue
    }
    const module = readModule(found.files)
    files += module.files.length
    bytes += module.bytes
    isEmpty &&= module.files.every(isForeign)
    collector.addFiles(module.files)
    for (const { file, kind } of module.files) {
      if (kind.class === 'terragrunt') terragrunt.push(file)
    }
    const isOpen = module.files.some(dependsOnOthers)
    parts.push(isOpen ? released(module) : decide(module))
  }
  const usages: Usage[] = []
  const notes = new Notes()
  for (const part of parts) {
    const decided = 'files' in part ? decide(part) : part
    for (const usage of decided.usages) usages.push(usage)
    for (const note of decided.notes) notes.add(note)
  }
  collector.addUsages(usages)
  const [signs, constraints] = [collector.signs(), collector.constraints()]
  return { usages, notes: notes.all(), files, bytes, isEmpty, signs, constraints, toolFiles }
}

/** The module without the texts of its files. */
const released = (module: ReadModule): ReadModule => ({
  ...module,
  files: module.files.map((file) => ({ ...file, scope: releaseText(file.scope) }))
})

/** What may call a local module, from every part of the scan. */
function* calledIn(parts: readonly (ScanResult | ReadModule)[]): Generator<Called> {
  for (const part of parts) {
    if ('usages' in part) {
      yield* part.usages
      continue
    }
    for (const { references } of part.files) {
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

function readModule(found: readonly FoundFile[]): ReadModule {
  const files: ParsedFile[] = []
  const notes: Note[] = []
  let bytes = 0
  for (const { path, file, kind, isContext } of found) {
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
    const parsed = parseFile(read.text, kind, file, isContext)
    const isKept = bytes <= MAX_KEPT_BYTES
    files.push(isKept ? parsed : { ...parsed, scope: releaseText(parsed.scope) })
  }
  return { files, notes, bytes }
}

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
  isContext = false
): ParsedFile {
  const structure = kind.syntax === 'json' ? readHclJson(text) : readHcl(text)
  const source = sourceText(structure, file)
  const { body } = structure
  const references = referencesIn(source, body, kind)
  const scope = SCOPES[kind.class]?.(source, body) ?? NO_SCOPE
  const isSilent = isContext || isForeign({ file, kind, references })
  const notes = isSilent ? [] : syntaxNotes(structure, kind, file)
  return { file, kind, references, scope, notes, isContext }
}

const syntaxNotes = ({ problems }: Structure, { clients }: FileKind, file: string) =>
  problems.map(({ message, ...place }) => ({
    ...noteAbout(file, fileSyntax({ error: message, file }), place),
    clients
  }))

/** Collects notes up to the limit. Of a file with syntax errors, the first one is enough. */
class Notes {
  private readonly notes: Note[] = []
  private readonly broken = new Set<string>()
  private omitted = 0

  add(note: Note): void {
    const { problem, place } = note
    if (problem.code === 'file-syntax') {
      if (this.broken.has(place.file)) return
      this.broken.add(place.file)
    }
    if (this.notes.length < MAX_NOTES) this.notes.push(note)
    else this.omitted += 1
  }

  all(): readonly Note[] {
    if (this.omitted === 0) return this.notes
    const problem = fileLimit({ kind: 'problems', max: MAX_NOTES, omitted: this.omitted })
    return [...this.notes, noteAbout('.', problem)]
  }
}
