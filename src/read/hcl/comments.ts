// Comments in HCL's native syntax, as the scanner of the structure skips them.
import { Cursor } from './cursor.ts'
import { skipToClosing } from './skip.ts'
import type { Span } from './structure.ts'

/** `isAlone`: its lines have nothing else. */
export type Comment = Span & { readonly text: string; readonly isAlone: boolean }

// No line that people write is longer, and no file: the rest of a generated one is not searched.
const LONGEST = 8192
const LONGEST_TEXT = 2 * 1024 * 1024

/** The comments whose beginning matches a pattern, in order and at most `max`; never text of strings and heredocs. */
export function commentsIn(text: string, pattern: RegExp, max: number): readonly Comment[] {
  const cursor = new CommentCursor(text.slice(0, LONGEST_TEXT), pattern, max)
  // A bracket that closes nothing ends a round. A file with mistakes is read on behind them.
  while (!cursor.isAtEnd()) {
    if (!skipToClosing(cursor, '}', cursor.at)) cursor.at++
  }
  return cursor.comments
}

class CommentCursor extends Cursor {
  readonly comments: Comment[] = []
  private readonly pattern: RegExp
  private readonly max: number

  constructor(text: string, pattern: RegExp, max: number) {
    super(text)
    this.pattern = pattern
    this.max = max
  }

  override skipLine(): void {
    const start = this.at
    super.skipLine()
    this.add(start)
  }

  override skipBlockComment(): void {
    const start = this.at
    super.skipBlockComment()
    this.add(start)
  }

  private add(start: number): void {
    const { text, at: end } = this
    const beginning = text.slice(start, Math.min(end, start + LONGEST))
    if (this.comments.length >= this.max || !this.pattern.test(beginning)) return
    const before = text.slice(Math.max(0, start - LONGEST), start)
    const [after = ''] = text.slice(end, end + LONGEST).split('\n', 1)
    const isAlone = before.slice(before.lastIndexOf('\n') + 1).trim() + after.trim() === ''
    this.comments.push({ start, end, text: beginning, isAlone })
  }
}
