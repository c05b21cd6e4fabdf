// Finds the files of a checkout that a client reads, directory by directory.
import { type Dirent, realpathSync } from 'node:fs'
import { posix, relative, sep } from 'node:path'
import { fileLimit, fileUnreadable } from '../../rules/problems/file.ts'
import { fileNote, type Note } from '../../rules/problems/note.ts'
import {
  below,
  directoryOf,
  moduleOfTests,
  resolvedPath,
  withAbove
} from '../../rules/protocol/local/paths.ts'
import { isWithin, kindOf, targetOf } from '../files/read-text.ts'
import {
  exclusion,
  isNamedBy,
  isSkippedDirectory,
  type Selection,
  type Start
} from '../files/selection.ts'
import {
  type CheckoutFacts,
  type CheckoutFiles,
  checkoutFiles,
  findStart,
  followLink,
  installedIn,
  listDirectory,
  noFacts,
  type PendingDirectory,
  readState,
  statesLeftIn,
  withSlashes
} from './checkout-files.ts'
import { classify, isParsed, isToolFile, isTwin, PROJECT_FILE, STACK_FILES } from './file-kinds.ts'
import type { ParsedFile } from './host-references.ts'
import { snippetsIn } from './snippets.ts'

export type FoundFile = Pick<ParsedFile, 'file' | 'kind' | 'isContext'> & {
  /** Absolute, links resolved. */
  readonly path: string
  /** The file that a link leads to, relative to the root. */
  readonly target?: string
}

/** The files of a directory that are read, which are one module; and what is not read. */
type WalkedDirectory = {
  readonly name: string
  readonly files: readonly FoundFile[]
  readonly notes: readonly Note[]
}

// A monorepo of 100,000 files is real; ten times as many are a mistake in `scan`. A directory is one module,
// which is in memory as a whole: 50,000 files take a hundred megabytes.
const LIMITS = { files: 1_000_000, directoryFiles: 50_000 }

/** First what `scan` selects, then the directories of local modules: `facts.called` grows while they are read. */
export function* walk(
  selection: Selection,
  facts: CheckoutFacts = noFacts(),
  limits = LIMITS
): Generator<WalkedDirectory> {
  const walker = new Walker(selection, facts, limits)
  for (const entry of selection.scan) {
    const start = findStart(walker.root, entry)
    if ('path' in start) yield* walker.walkFrom(start)
    else yield { name: entry, files: [], notes: [start] }
  }
  const isModule = (name: string) => facts.modules.has(name)
  do {
    for (const { source, file } of facts.tests.splice(0)) {
      const tested = moduleOfTests(directoryOf(file), isModule, [source])
      facts.called.add(resolvedPath(tested, source))
    }
    for (const name of facts.called) yield* walker.readCalled(name)
  } while (facts.tests.length > 0)
}

class Walker {
  readonly root: string
  private readonly checkout: CheckoutFiles
  private readonly isExcluded: (name: string) => boolean
  private readonly isSnippet: (name: string) => boolean
  private readonly facts: CheckoutFacts
  private readonly limits: typeof LIMITS
  /** Files that the next entries of `scan` do not select again. */
  private readonly selected: Set<string> | null
  private files = 0

  constructor(selection: Selection, facts: CheckoutFacts, limits: typeof LIMITS) {
    this.root = realpathSync(selection.root)
    this.checkout = checkoutFiles(selection)
    for (const pattern of selection.exclude) facts.unmatched.add(pattern)
    this.isExcluded = exclusion(selection.exclude, facts.unmatched)
    this.isSnippet = snippetsIn(this.root, this.checkout)
    this.facts = facts
    this.limits = limits
    this.selected = selection.scan.length > 1 ? new Set() : null
  }

  *walkFrom(start: Start): Generator<WalkedDirectory> {
    const { path, name, glob, file } = start
    const isSelected = glob === undefined && file === undefined
    const pending: PendingDirectory[] = [{ path, name, depth: 0, isSelected }]
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const entries = listDirectory(next)
      yield this.read(start, next, entries)
      if (start.file !== undefined || this.files > this.limits.files) return
      if ('problem' in entries) continue
      for (const inner of this.findDirectories(start, next, entries)) pending.push(inner)
    }
  }

  /** A directory that a local `source` names, wherever it is in what is scanned. Those below it are not read. */
  *readCalled(called: string): Generator<WalkedDirectory> {
    const { directories, links, linked } = this.facts
    for (const name of withAbove(called)) linked.delete(name)
    const path = directories.has(called) ? null : this.checkout.locate(called)
    if (path === null || targetOf(path).kind !== 'directory') return
    // Its own local paths are relative to where a link leads (Terraform initwd/module_install.go).
    const name = withSlashes(relative(this.root, path))
    if (name !== called) links.set(called, name)
    const isUnread = !directories.has(name) && this.files <= this.limits.files
    if (isUnread && !withAbove(name).some(this.isExcluded)) {
      const directory = { path, name, depth: 0, isSelected: true }
      const boundary = isWithin(path, this.root) ? this.root : path
      yield this.read({ path, name, boundary }, directory, listDirectory(directory))
    }
    if (directories.has(name)) directories.add(called)
  }

  private read(
    start: Start,
    directory: PendingDirectory,
    entries: readonly Dirent[] | Note
  ): WalkedDirectory {
    const { name } = directory
    if ('problem' in entries) {
      this.facts.directories.add(name)
      return { name, files: [], notes: [entries] }
    }
    const { files, notes } = this.findFiles(start, directory, entries)
    this.files += files.length
    const max = this.limits.files
    if (this.files > max) {
      const limit = fileNote(name, fileLimit({ kind: 'files', max }))
      return { name, files: [], notes: [...notes, limit] }
    }
    const others = files.filter(({ isContext }) => isContext)
    if (files.length > 0 && others.length === files.length) return { name, files: [], notes }
    this.facts.directories.add(name)
    if (this.isSnippet(name)) this.facts.snippets.add(name)
    for (const { file, kind } of others) if (isParsed(kind)) this.facts.unselected.push(file)
    const hasData = files.length > 0 && entries.some((entry) => entry.name === '.terraform')
    if (hasData) notes.push(...this.readLeft(name))
    return { name, files, notes }
  }

  private findFiles(start: Start, directory: PendingDirectory, entries: readonly Dirent[]) {
    const files: FoundFile[] = []
    const notes: Note[] = []
    const max = this.limits.directoryFiles
    for (const item of this.filesAmong(start, directory, entries)) {
      if ('problem' in item) notes.push(item)
      else if (files.length < max) files.push(item)
      else {
        notes.push(fileNote(directory.name, fileLimit({ kind: 'directory', max })))
        break
      }
    }
    return { files, notes }
  }

  private *filesAmong(start: Start, directory: PendingDirectory, entries: readonly Dirent[]) {
    const twins = new Set<string>()
    for (const entry of entries) {
      if (isTwin(entry.name) && !entry.isDirectory()) twins.add(entry.name)
      if (entry.name === '.spacelift') {
        for (const file of STACK_FILES) this.addTool(below(directory.name, file))
      }
    }
    const ownName = posix.basename(directory.name)
    for (const entry of entries) {
      if (entry.isDirectory()) continue
      const file = below(directory.name, entry.name)
      const kind = classify(entry.name, twins, ownName)
      if (kind === undefined) {
        if (entry.name === PROJECT_FILE && !this.isExcluded(file)) this.facts.projectFiles.add(file)
        if (isToolFile(entry.name)) this.addTool(file)
        if (entry.name.endsWith('.tfstate') && !this.isExcluded(file)) {
          this.facts.states.push(...readState(file, this.checkout))
        }
        continue
      }
      const path = directory.path + sep + entry.name
      const config = { path, file, kind, isContext: !this.select(start, directory, file) }
      if (entry.isFile()) yield config
      else if (entry.isSymbolicLink()) yield* this.follow(start, config)
      else yield fileNote(file, fileUnreadable({ what: 'special-file', is: kindOf(entry) }))
    }
  }

  /** Reads what `init` has left in a directory; returns what of it cannot be read. */
  private readLeft(directory: string): readonly Note[] {
    if (!this.isExcluded(below(directory, '.terraform'))) {
      this.facts.states.push(...statesLeftIn(directory, this.checkout))
    }
    const installed = installedIn(directory, this.checkout)
    if ('problem' in installed) return [installed]
    for (const module of installed) this.facts.called.add(module.directory)
    this.facts.installed.push(...installed)
    return []
  }

  private addTool(file: string): void {
    if (!this.isExcluded(file)) this.facts.toolFiles.push(file)
  }

  private select(start: Start, directory: PendingDirectory, file: string): boolean {
    const isWanted = directory.isSelected || isNamedBy(start, file)
    if (!isWanted || this.isExcluded(file) || this.selected?.has(file)) return false
    this.selected?.add(file)
    return true
  }

  private *follow(start: Start, link: FoundFile): Generator<FoundFile | Note> {
    const followed = followLink(targetOf(link.path), start)
    if (followed === null) return
    if (typeof followed === 'object') return yield fileNote(link.file, followed)
    const target = withSlashes(relative(this.root, followed))
    if (!link.isContext) this.facts.links.set(link.file, target)
    yield { ...link, path: followed, target }
  }

  /** In reverse order, for a stack. */
  private findDirectories(
    { glob }: Start,
    { path, name, depth, isSelected }: PendingDirectory,
    entries: readonly Dirent[]
  ): readonly PendingDirectory[] {
    return entries.toReversed().flatMap((entry) => {
      // The clients read test files through it.
      if (entry.isSymbolicLink() && entry.name === 'tests')
        this.facts.called.add(below(name, 'tests'))
      if (isSkippedDirectory(entry.name)) return []
      const inner = below(name, entry.name)
      if (this.isExcluded(inner)) return []
      const innerPath = path + sep + entry.name
      if (entry.isSymbolicLink() && targetOf(innerPath).kind === 'directory') {
        this.facts.linked.set(inner, this.checkout.nameOf(inner))
      }
      if (!entry.isDirectory()) return []
      const matches = isSelected || (glob !== undefined && posix.matchesGlob(inner, glob))
      return { path: innerPath, name: inner, depth: depth + 1, isSelected: matches }
    })
  }
}
