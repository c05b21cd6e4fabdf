// Comments that are to ignore findings, in HCL's native syntax: each is of one line.
import { brief } from '../../rules/problems/brief.ts'
import type { Place } from '../../rules/problems/place.ts'
import { placesIn } from './structure.ts'
import { detach } from './values.ts'

/** `line`: that of the findings. */
export type IgnoreComment = { readonly text: string; readonly place: Place; readonly line: number }

// With the rest of the line. Also what is nearly written so, which gets a notice.
const COMMENT =
  /(?:#|\/\/|\/\*)[^"\n]{0,80}?tf[-_ ]?disco[-_:= ]{0,3}(?:(?:ignore|disable|skip|nolint)(?![a-z])|(?<=:)i)[^\n]*/gi
// A file has a few, and a reason a few words.
const MAX_COMMENTS = 1000
const MAX_COMMENT = 400

/** Those of a file, in order. One in a heredoc is read as well: it finds nothing to ignore. */
export function ignoreCommentsIn(
  text: string,
  at: Pick<Place, 'file' | 'target'>
): readonly IgnoreComment[] {
  if (!/tf[-_ ]?disco/i.test(text)) return []
  const placeOf = placesIn(text)
  const alone = new Set<number>()
  const comments = Array.from(text.matchAll(COMMENT).take(MAX_COMMENTS), ({ 0: found, index }) => {
    const [comment = '', ...after] = found.trimEnd().split('*/')
    const place = { ...at, ...placeOf({ start: index, end: index + comment.length }) }
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index)
    if ([before, ...after].join('').trim() === '') alone.add(place.line)
    return { text: detach(brief(comment, MAX_COMMENT)), place }
  })
  return comments.map((comment) => {
    let { line } = comment.place
    // One in a line of its own is about the next line, which may have one as well.
    while (alone.has(line)) line++
    return { ...comment, line }
  })
}
