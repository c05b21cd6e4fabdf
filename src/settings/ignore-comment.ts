// Reads a comment that ignores findings: `# tf-disco:ignore CODE reason`.
import type { IgnoreComment } from '../read/scan/read-module.ts'
import type { IgnoreRule } from '../rules/ignore/ignore.ts'
import { ignoreUnused } from '../rules/problems/file.ts'
import { fileNote, type Note } from '../rules/problems/note.ts'
import { readProblemCode } from './lines.ts'

const EXACT = /^(?:#+|\/\/+|\/\*+)\s*tf-disco:ignore\s+(\S+)(?:\s+(.*))?$/s

/** The rule, or why it ignores nothing. */
export function readIgnoreComment({ text, place, line }: IgnoreComment): IgnoreRule | Note {
  const [, word = '', rest = ''] = EXACT.exec(text.replace(/\*\/$/, '').trim()) ?? []
  const noteHere = (data: Parameters<typeof ignoreUnused>[0]) =>
    fileNote(place.file, ignoreUnused(data), place)
  if (text.startsWith('"')) return noteHere({ kind: 'json' })
  // A second one in the same comment would be lost.
  if (word === '' || rest.includes('tf-disco:ignore')) return noteHere({ kind: 'form' })
  const code = readProblemCode(word)
  if (!code.ok) return noteHere({ kind: 'code', why: code.why })
  const reason = rest.replace(/\s+/g, ' ').trim()
  // A reason has a word.
  if (!/[\p{L}\p{N}]/u.test(reason)) return noteHere({ kind: 'reason', code: word })
  return { code: word, host: null, paths: null, reason, place, line }
}
