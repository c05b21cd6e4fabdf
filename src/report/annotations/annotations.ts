// Annotations of lines as GitHub's workflow commands have them.
import { fitInto, some } from '../../problems/brief.ts'
import type { Place } from '../../problems/place.ts'
import { visible, workflowText } from '../../text/safe-text.ts'
import { plainText } from '../plain.ts'
import { mark, type ProblemBlock } from '../tree.ts'

/** Plain text; @actions/core escapes it for the workflow command. */
export type Annotation = {
  readonly level: ProblemBlock['severity']
  readonly title: string
  /** Lines end with line feeds; at most 4,000 characters. */
  readonly message: string
  /**
   * The place is complete or missing; the file is as the repository has it. A file of another repository has none, since
   * GitHub would mark the file of the same name in the repository of the run.
   */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly endColumn?: number
}

const MAX_TITLE = 200
// Several problems of one line fit into an annotation.
const MAX_PROBLEMS = 5
const MAX_CHARACTERS = 3600

/** `body`: what is wrong, or lines. */
export function renderAnnotation(
  level: Annotation['level'],
  title: string,
  body: readonly (ProblemBlock | string)[],
  place: Place | null
): Annotation {
  const { shown, more } = some(body, MAX_PROBLEMS)
  const room = MAX_CHARACTERS / shown.length
  const texts = shown.map((part) =>
    typeof part === 'string' ? part : linesOf(part, room).join('\n')
  )
  const isLines = body.every((part) => typeof part === 'string')
  const last = more > 0 ? [`and ${more} more, see the job summary`] : []
  return {
    level,
    title: workflowText(visible(title, MAX_TITLE)),
    message: workflowText([...texts, ...last].join(isLines ? '\n' : '\n\n')),
    ...(place ?? {})
  }
}

/** What is wrong, notes, as many of its hosts or places as there is room for, and where the code is explained. */
function linesOf({ message, title, count, code, parts, url }: ProblemBlock, maxCharacters: number) {
  const said = plainText([count, mark.isEmpty(message) ? title : message])
  const head = [
    `${said} [${code}]`,
    ...parts.flatMap((part) =>
      part.kind === 'note' ? `${part.label}: ${plainText(part.text)}` : []
    )
  ]
  const { items = [], total = 0 } = parts.find((part) => part.kind === 'list') ?? {}
  const room = maxCharacters - [...head, url].join('\n').length
  const { shown } = fitInto(items, room, 1, (item) => `- ${plainText(item)}`)
  const more = total - shown.length
  const last = more > 0 ? [`and ${more} more, see the job summary`] : []
  return [...head, ...shown, ...last, url]
}
