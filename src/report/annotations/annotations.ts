// Annotations of lines as GitHub's workflow commands have them.
import { brief, some } from '../../problems/brief.ts'
import { type Place, showPlace } from '../../problems/place.ts'
import { visible, workflowText } from '../../text/safe-text.ts'
import { plainText } from '../plain.ts'
import { type Block, mark, type ProblemBlock } from '../tree.ts'

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

/** `body`: what is wrong, or finished lines. */
export function renderAnnotation(
  level: Annotation['level'],
  title: string,
  body: readonly (ProblemBlock | string)[],
  place: Place | null
): Annotation {
  const { shown, more } = some(body, MAX_PROBLEMS)
  const room = MAX_CHARACTERS / shown.length
  const texts = shown.map((part) => {
    if (typeof part === 'string') return brief(part, room)
    const lines = linesOf(part, room / 2, place === null ? '' : showPlace(place)).join('\n')
    return `${brief(lines, room - part.url.length)}\n${part.url}`
  })
  const last = more > 0 ? [`and ${more} more, see the job summary`] : []
  return {
    level,
    title: workflowText(visible(title, MAX_TITLE)),
    message: workflowText([...texts, ...last].join('\n\n')),
    ...(place ?? {})
  }
}

/** What is wrong, how to fix it, for whom, and last, where, without the place at which GitHub shows it: `at`. */
function linesOf({ message, title, code, parts }: ProblemBlock, room: number, at: string) {
  const said = plainText(mark.isEmpty(message) ? title : message)
  const { first = [], last = [] } = Object.groupBy(parts, (part) =>
    part.kind === 'note' && (part.as === 'help' || part.as === 'small') ? 'first' : 'last'
  )
  const lines = [...first, ...last].flatMap((part) => partLines(part, at))
  return [`${brief(said, room)} [${code}]`, ...lines]
}

function partLines(part: Block, at: string): readonly string[] {
  if (part.kind === 'note') return [`${part.label}: ${plainText(part.text)}`]
  if (part.kind === 'paragraph') return [plainText(part.content)]
  if (part.kind !== 'sources') return []
  return part.items.flatMap(({ place, message, help }) => {
    const where = plainText(place) === at ? mark.nothing : place
    if (mark.isEmpty(message)) return mark.isEmpty(where) ? [] : [`at: ${plainText(where)}`]
    const said = `- ${plainText(mark.joined([where, message], mark.words(': ')))}`
    return mark.isEmpty(help) ? [said] : [said, `  help: ${plainText(help)}`]
  })
}
