// A file that is being read: its text, and where its parts stand.

import type { Place } from '../problems/place.ts'
import type { Span, Structure } from './structure.ts'
import { placeIn, placesIn } from './structure.ts'

export type Source = { readonly text: string; readonly place: (span: Span) => Place }

// Most files are asked for so few places that an index of all their lines is not worth making.
const QUESTIONS_WITHOUT_INDEX = 3

export const openSource = ({ text }: Structure, file: string): Source => {
  const indexed = placesIn(text)
  let questions = 0
  const place = (span: Span) => {
    questions += 1
    const isIndexed = questions > QUESTIONS_WITHOUT_INDEX
    const { line, column, endColumn } = isIndexed ? indexed(span) : placeIn(text, span)
    return { file, line, column, endColumn }
  }
  return { text, place }
}

// A longer value names nothing, and is cut.
const MAX_TEXT = 4096

/**
 * A copy that does not keep the whole file alive: in V8 a slice of 13 characters and more points into
 * the text that it comes from. Adding a character makes a text of its own.
 */
export const detach = (text: string): string => {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  return cut.length < 13 ? cut : ` ${cut}`.slice(1)
}
