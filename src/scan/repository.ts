// What a whole checkout mentions: its files, read one by one, and its modules, decided one by one.
import type { FileMentions } from './file-mentions.ts'
import { readFileMentions } from './file-mentions.ts'
import type { Selection } from './files.ts'
import { scanDirectories } from './files.ts'
import { readHcl, readHcl1 } from './hcl.ts'
import { readHclJson } from './json.ts'
import type { Structure } from './structure.ts'
import type { Need, Note, Place, Usage } from './usage.ts'
import { usagesOf } from './usages.ts'

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

const READERS = { hcl: readHcl, json: readHclJson, hcl1: readHcl1 } satisfies Record<
  string,
  (text: string) => Structure
>

/** Scans a checkout. Only what files say is kept, never their texts. */
export function scanRepository(selection: Selection): Scan {
  const usages: Usage[] = []
  const notes: Note[] = []
  const say = (note: Note) => {
    if (notes.length < MAX_NOTES) notes.push(note)
  }
  const shared = sharing()
  let files = 0
  let bytes = 0
  let openTofuFile: string | null = null
  let language: Place | null = null
  for (const directory of scanDirectories(selection, say)) {
    const module: FileMentions[] = []
    for (const { file, kind, text, bytes: length, isContext } of directory) {
      const mentions = readFileMentions(READERS[kind.syntax](text), kind, file, isContext)
      module.push(mentions)
      files += 1
      bytes += length
      if (isContext) continue
      if (openTofuFile === null && /\.tofu(\.json)?$/.test(file)) openTofuFile = file
      language ??= mentions.scope.language
    }
    const found = usagesOf(module)
    for (const usage of found.usages) usages.push({ ...usage, needs: shared(usage.needs) })
    found.notes.forEach(say)
  }
  return { usages, notes, files, bytes, openTofu: { file: openTofuFile, language } }
}

/** Thousands of usages need the same of the same few hosts: one copy of that is enough. */
function sharing(): (needs: readonly Need[]) => readonly Need[] {
  const known = new Map<string, readonly Need[]>()
  return (needs) => {
    const key = needs.map(({ host, service, clients }) => [host, service, ...clients]).join('|')
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, needs)
    return needs
  }
}
