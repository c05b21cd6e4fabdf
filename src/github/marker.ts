// The hidden line by which a comment or an issue is found again, and what it remembers from run to run.
import { createHash } from 'node:crypto'
import type { Run } from './workflow-run.ts'

export type MarkerKind = 'comment' | 'issue' | 'change'

/** Whose comment or issue it is: the same for every run of one step of one job of one workflow. */
export type Key = string

const NAME = 'tf-disco'
// Nobody's body is all marker; and what is longer would leave no room for the rest.
const MAX_LENGTH = 30_000

/** `parts` is whatever else tells two checks apart. */
export const keyOf = (run: Run, ...parts: readonly string[]): Key =>
  digestOf([run.workflow, run.job, run.step, ...parts])

/** Sixteen hexadecimal digits that are the same for the same data. */
export const digestOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)

/** `<!-- tf-disco KIND KEY {…} -->`; nothing in it can end the comment of HTML. */
export function writeMarker(kind: MarkerKind, key: Key, memory: unknown): string {
  const json = JSON.stringify(memory).replace(
    /[<>&]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
  return `<!-- ${NAME} ${kind} ${key} ${json} -->`
}

/**
 * What the first line of a body remembers; undefined when it is no marker of this kind and key. What
 * comes back may be anything that JSON can be, for people can edit it.
 */
export function readMarker(body: string, kind: MarkerKind, key: Key): unknown {
  const prefix = `<!-- ${NAME} ${kind} ${key} `
  if (!body.startsWith(prefix)) return undefined
  const end = body.indexOf(' -->', prefix.length)
  if (end < 0 || end > MAX_LENGTH) return undefined
  try {
    return JSON.parse(body.slice(prefix.length, end))
  } catch {
    return undefined
  }
}
