// Reads a comment that ignores findings: `# tf-disco:ignore CODE reason`.
import type { IgnoreComment } from '../read/hcl/comments.ts'
import type { IgnoreRule } from '../rules/ignore/ignore.ts'
import { ignoreUnused } from '../rules/problems/file.ts'
import { fileNote, type Note } from '../rules/problems/note.ts'
import { readProblemCode } from './lines.ts'

const EXACT = /^(?:#+|\/\/+|\/\*+)\s*tf-disco:ignore\s+(\S+)(?:\s+(.*))?$/s

/** The rule, or why it ignores nothing. */
export function readIgnoreComment({ text, place, line }: IgnoreComment): IgnoreRule | Note {
  const [, word = '', rest = ''] = EXACT.exec(text.trim()) ?? []
  const refuse = (why: string) =>
    fileNote(place.file, ignoreUnused({ kind: 'comment', why }), place)
  if (word === '') return refuse('it does not begin with `tf-disco:ignore CODE`')
  // The second one would be lost.
  if (rest.includes('tf-disco:ignore')) return refuse('it has `tf-disco:ignore` more than once')
  const code = readProblemCode(word)
  if (!code.ok) return refuse(code.why)
  const reason = rest.replace(/\s+/g, ' ').trim()
  const hasWord = /[\p{L}\p{N}]/u.test(reason)
  return hasWord
    ? { code: word, host: null, paths: null, reason, place, line }
    : refuse('it has no reason')
}
