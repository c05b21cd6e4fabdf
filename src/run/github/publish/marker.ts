// The hidden first line of a comment or issue: identifies it, and stores state from run to run.
import { createHash } from 'node:crypto'
import { jsonEscapes } from '../../../rules/text/safe-text.ts'
import type { Run } from '../workflow-run.ts'

export type MarkerKind = 'comment' | 'issue' | 'change'

const NAME = 'tf-disco'

/** The same for every run of one step of one job of one workflow. `parts` distinguish checks of the same step. */
export const checkKey = (run: Run, ...parts: readonly string[]): string =>
  digestOf([run.workflow, run.job, run.step, ...parts])

export const digestOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)

// GitHub rejects longer bodies. It counts characters, of which there are never more than bytes.
const MAX_BODY_BYTES = 65_536

/** A body after the line `<!-- tf-disco KIND KEY {…} -->`; the state cannot end the HTML comment. */
export function withMarker(
  kind: MarkerKind,
  key: string,
  state: unknown,
  render: (maxBytes: number) => string
): string {
  const json = JSON.stringify(state).replace(/[<>&]/g, jsonEscapes)
  const marker = `<!-- ${NAME} ${kind} ${key} ${json} -->`
  return `${marker}\n${render(MAX_BODY_BYTES - marker.length - 1)}`
}

/** The state in the first line of a body, which people can edit; undefined without a marker of this kind and key. */
export function readMarker(body: string, kind: MarkerKind, key: string): unknown {
  const prefix = `<!-- ${NAME} ${kind} ${key} `
  if (!body.startsWith(prefix)) return undefined
  const end = body.indexOf(' -->', prefix.length)
  if (end < 0) return undefined
  try {
    return JSON.parse(body.slice(prefix.length, end))
  } catch {
    return undefined
  }
}
