// What a whole checkout mentions: its files, read one by one, and its modules, decided one by one.

import { readHclJson } from '../hcl/json.ts'
import { readHcl } from '../hcl/native.ts'
import type { Place } from '../problems/place.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import type { FileMentions } from './file-mentions.ts'
import { readFileMentions } from './file-mentions.ts'
import type { ScannedDirectory } from './files.ts'
import { scanDirectories } from './files.ts'
import { settle } from './module-scope.ts'
import type { Note, Usage } from './usage.ts'
import { usagesOf } from './usages.ts'
import { Outlooks } from './views.ts'
import type { Selection } from './walk.ts'

export type Scan = {
  readonly usages: readonly Usage[]
  readonly notes: readonly Note[]
  readonly files: number
  readonly bytes: number
  /** What tells for OpenTofu: the first of its own files, and the first `language` block. */
  readonly openTofu: { readonly file: string | null; readonly language: Place | null }
}

// So many are nobody's to read, and the memory for them is bounded.
const MAX_NOTES = 10_000

// The texts of a module's files are there until it is decided, but of a large one not all at once.
const MAX_KEPT_BYTES = 16 * 1024 * 1024

/** Scans a checkout. Only what files say is kept, never their texts. */
export function scanRepository(selection: Selection): Scan {
  const usages: Usage[] = []
  const notes = new Notes()
  const tally: Tally = { files: 0, bytes: 0, openTofuFile: null, language: null }
  const outlooks = new Outlooks()
  for (const directory of scanDirectories(selection, notes.add)) {
    const found = usagesOf(readModule(directory, tally), outlooks)
    for (const usage of found.usages) usages.push(usage)
    found.notes.forEach(notes.add)
  }
  const { files, bytes, openTofuFile: file, language } = tally
  return { usages, notes: notes.all(), files, bytes, openTofu: { file, language } }
}

/** What is counted on the way. */
type Tally = {
  files: number
  bytes: number
  openTofuFile: string | null
  language: Place | null
}

function readModule(directory: ScannedDirectory, tally: Tally): readonly FileMentions[] {
  const module: FileMentions[] = []
  let kept = 0
  for (const { file, kind, text, bytes, isContext } of directory) {
    const mentions = readFileMentions(
      kind.syntax === 'json' ? readHclJson(text) : readHcl(text),
      kind,
      file,
      isContext
    )
    kept += bytes
    module.push(kept > MAX_KEPT_BYTES ? { ...mentions, scope: settle(mentions.scope) } : mentions)
    tally.files += 1
    tally.bytes += bytes
    if (isContext) continue
    if (tally.openTofuFile === null && /\.tofu(\.json)?$/.test(file)) tally.openTofuFile = file
    tally.language ??= mentions.scope.language
  }
  return module
}

/** Collects notes up to the limit, and says so. Of a broken file, the first mistake is enough. */
class Notes {
  private readonly notes: Note[] = []
  private readonly broken = new Set<string>()
  private leftOut = 0

  readonly add = (note: Note): void => {
    const { problem, place } = note
    if (problem.code === 'file-syntax') {
      if (this.broken.has(place.file)) return
      this.broken.add(place.file)
    }
    if (this.notes.length < MAX_NOTES) this.notes.push(note)
    else this.leftOut += 1
  }

  all(): readonly Note[] {
    if (this.leftOut === 0) return this.notes
    const message = `more than ${MAX_NOTES} things are wrong; ${this.leftOut} of them are left out`
    const problem = { code: 'file-limit' as const, message }
    const place = { file: '.', line: 1, column: 1, endColumn: 1 }
    return [...this.notes, { problem, place, clients: MAIN_CLIENTS, host: null }]
  }
}
