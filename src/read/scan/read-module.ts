// Reads the files of a module: host-references.ts finds what usage-table.ts lists, meanings.ts what it means.

import { fileLimit, fileSyntax, fileUnreadable } from '../../rules/problems/file.ts'
import { lockInvalid } from '../../rules/problems/init/files.ts'
import { fileNote, type Note, TOP } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import { readText } from '../files/read-text.ts'
import { type IgnoreComment, ignoreCommentsIn } from '../hcl/comments.ts'
import { readHclJson } from '../hcl/json.ts'
import { readHcl } from '../hcl/native.ts'
import { attributeOf, blocksOf, PartCount, placesIn, type Structure } from '../hcl/structure.ts'
import { sourceText } from '../hcl/values.ts'
import { type Definition, definitionsIn } from '../modules/definitions.ts'
import { type FileKind, isParsed } from './file-kinds.ts'
import { type ParsedFile, referencesIn } from './host-references.ts'
import { NO_SCOPE, scopeOf, terragruntScopeOf } from './module-scope.ts'
import { MAX_MODULE_USAGES, tooManyUsages } from './module-usages.ts'
import type { Declared } from './usage.ts'
import type { FoundFile } from './walk.ts'

// A step takes a few milliseconds.
const FILES_PER_STEP = 64

type ReadModule = {
  readonly comments: readonly IgnoreComment[]
  readonly files: readonly ParsedFile[]
  readonly notes: readonly Note[]
  readonly bytes: number
}

/** Each step yields the number of files read so far, `before` and these. Null if the scan is ended. */
export function* readModule(
  walked: readonly FoundFile[],
  before: number
): Generator<number, ReadModule | null, boolean> {
  const files: ParsedFile[] = []
  const notes: Note[] = []
  const comments: IgnoreComment[] = []
  let [bytes, room] = [0, MAX_MODULE_USAGES]
  for (const [index, { path, file, target, kind, isContext }] of walked.entries()) {
    const isStep = index > 0 && index % FILES_PER_STEP === 0
    if (isStep && (yield before + index)) return null
    const reading = readText(path)
    if (!reading.ok) {
      const { failure } = reading
      if (failure.kind === 'size') notes.push(fileNote(file, fileLimit(failure)))
      else files.push(unreadFile(failure.code, { file, kind, isContext }))
      continue
    }
    bytes += reading.bytes
    // Packages and what `init` installs ignore nothing.
    if (!isContext && kind.syntax === 'hcl' && !/(^|\/)\.terraform\//.test(file)) {
      comments.push(...ignoreCommentsIn(reading.text, { file, target }))
    }
    const parsed = parseFile(reading.text, kind, file, isContext, new PartCount(), target)
    if (!reading.isUtf8 && !isContext && parsed.notes.length === 0) {
      notes.push(notUtf8(reading.text, kind, file))
    }
    const size = usesOf(parsed) + parsed.definitions.length
    if (size > room) {
      const scope = { ...parsed.scope, providerUses: NO_SCOPE.providerUses }
      const references = parsed.references.slice(0, room)
      const notes = [...parsed.notes, tooManyUsages(file)]
      files.push({ ...parsed, references, scope, definitions: [], notes })
      break
    }
    room -= size
    files.push(parsed)
  }
  return { files, notes, bytes, comments }
}

// These keep this process from reading a file; others say that its name is wrong.
const DENIED = ['EACCES', 'EPERM']

/** It is a file of its module all the same. */
function unreadFile(code: string, head: Pick<ParsedFile, 'file' | 'kind' | 'isContext'>) {
  const isRefused = (isParsed(head.kind) || head.kind.class === 'lock') && DENIED.includes(code)
  const notes = [fileNote(head.file, fileUnreadable({ what: 'file', code, isRefused }))]
  return { ...head, references: [], scope: NO_SCOPE, definitions: [], notes }
}

/** The clients accept such bytes in comments and in JSON. */
function notUtf8(text: string, kind: FileKind, file: string): Note {
  const start = text.indexOf('\uFFFD')
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start)
  const isComment = /#|\/\//.test(before) || text.lastIndexOf('/*', start) >= 0
  const isRefused = isParsed(kind) && kind.syntax === 'hcl' && !isComment
  const at = placesIn(text)({ start, end: start + 1 })
  return fileNote(file, fileSyntax({ error: null, isRefused }), at)
}

const usesOf = ({ references, scope }: ParsedFile) => references.length + scope.providerUses.size

export function* declaredIn(files: readonly ParsedFile[]): Generator<Declared> {
  const directory = (kind: Declared['kind'], file: string): Declared => {
    return { kind, text: '', localName: null, place: { file, ...TOP } }
  }
  const configured = files.filter(({ kind }) => kind.class === 'config')
  const [config] = configured
  if (config !== undefined && configured.every((file) => usesOf(file) === 0)) {
    yield directory('module', config.file)
  }
  const holders = configured.filter(({ scope }) => scope.hasBackend)
  for (const clients of new Set(holders.map(({ kind }) => kind.clients))) {
    const first = configured.find(({ kind }) => kind.clients === clients)
    if (first !== undefined) yield directory('state', first.file)
  }
  for (const { file, kind, references, scope, isContext } of files) {
    if (kind.class === 'lock' && references.length === 0) yield directory('lock', file)
    if (kind.class === 'config' && !isContext) yield* scope.declared
  }
}

// Terragrunt's own names; other `.hcl` files may belong to other programs.
const TERRAGRUNT_FILE = /(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/

/** The file seems to belong to another program, such as Packer. */
export const isForeign = (parsed: Pick<ParsedFile, 'file' | 'kind' | 'references'>): boolean =>
  parsed.kind.class === 'terragrunt' &&
  parsed.references.length === 0 &&
  !TERRAGRUNT_FILE.test(parsed.file)

const SCOPES: Readonly<Partial<Record<FileKind['class'], typeof scopeOf>>> = {
  config: scopeOf,
  terragrunt: terragruntScopeOf
}

export function parseFile(
  text: string,
  kind: FileKind,
  file: string,
  isContext = false,
  parts = new PartCount(),
  target?: string
): ParsedFile {
  const isOfPackage = kind.isOfPackage === true
  const structure =
    kind.syntax === 'json' ? readHclJson(text, parts) : readHcl(text, parts, isOfPackage)
  const source = sourceText(structure, file, target)
  const { body } = structure
  const references = referencesIn(source, body, kind.class)
  const scope = SCOPES[kind.class]?.(source, body) ?? NO_SCOPE
  const isOther = isForeign({ file, kind, references }) && !parts.isExceeded()
  const notes = isContext || isOther ? [] : structureNotes(structure, kind, { file, target })
  if (kind.class === 'lock') notes.push(...hashNotes(structure, file))
  const all = kind.class === 'config' ? definitionsIn(source, body) : []
  const definitions = [...all].filter((one) => !isOfPackage || isShown(one))
  return { file, kind, references, scope, definitions, notes, isContext }
}

/** Of a package, no text is shown but the names of what it defines. */
const isShown = ({ what, problem }: Definition) =>
  !problem || (problem.code !== 'block-backend' && /\.|^required_/.test(what))

/** The list may be left out (internal/depsfile/locks_file.go). */
function hashNotes({ text, body }: Structure, file: string): readonly Note[] {
  const placeOf = placesIn(text)
  return blocksOf(body, 'provider', 1).flatMap(({ labels: [label], body }) => {
    const list = attributeOf(body, 'hashes')?.value
    const hashes = list?.kind === 'tuple' ? list.elements : []
    const texts = hashes.map((item) => (item.kind === 'string' ? item.value : ''))
    const isRight = texts.length > 0 && texts.every((hash) => /^[^:]+:/.test(hash))
    if (list === undefined || isRight) return []
    const problem = lockInvalid({ kind: 'not-hashes', provider: label?.value ?? '' })
    return fileNote(file, problem, placeOf(list))
  })
}

function structureNotes(
  { text, problems, parts }: Structure,
  kind: FileKind,
  { file, target }: Pick<Place, 'file' | 'target'>
) {
  // A text that was cut off has open brackets.
  if (parts.isExceeded()) return [fileNote(file, fileLimit({ kind: 'parts', max: parts.max }))]
  return problems.map(({ message: error, ...place }) => {
    const isRefused = isParsed(kind) && !OWN_LIMIT.test(error)
    const problem =
      kind.class === 'lock'
        ? lockInvalid({ kind: 'syntax', error })
        : fileSyntax({ error, isRefused })
    const line = text.split('\n', place.line)[place.line - 1] ?? ''
    const isPlaceholder = TEMPLATE.test(line.slice(0, MAX_LINE))
    const note = fileNote(file, problem, { ...place, target })
    return { ...note, clients: kind.clients, isPlaceholder }
  })
}

// The clients have no such limit.
const OWN_LIMIT = /^\w+ are nested deeper than/
// Programs replace these before a client reads the file. HCL has them in strings only.
const TEMPLATE = /\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/
const MAX_LINE = 1000
