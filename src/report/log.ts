// The verdict for the log and the terminal, and as annotations.
import { failsCheck, type Verdict } from '../judge/verdict.ts'
import { paint, type TextLayout } from '../text/terminal.ts'
import { type Annotation, renderAnnotation } from './annotations/annotations.ts'
import { type ReportContext, sentenceOf, worstOf } from './outcome.ts'
import { annotationsOf } from './outline/annotations.ts'
import { LOG, notesFor, partsOf } from './outline/sections.ts'
import { IN_REPORT, type View, viewOf } from './outline/view.ts'
import { SIGNS } from './plain.ts'
import { renderBlock } from './text/blocks.ts'
import { type Block, block, mark } from './tree.ts'

export type TextOptions = TextLayout & {
  readonly context: ReportContext
  /** Only the verdict and what fails. */
  readonly isQuiet?: boolean
  /** The output is a runner's log, which folds groups and has a JSON report beside it. */
  readonly isRunner?: boolean
}

/** The annotations of a job; at most ten of each level. */
export const renderAnnotations = (
  verdict: Verdict,
  context: ReportContext
): readonly Annotation[] =>
  annotationsOf(verdict, context).map(({ level, title, body, place }) =>
    renderAnnotation(level, title, body, place)
  )

/** A part without a line feed at its end. The first line of a group is its title. */
export type TextPart = { readonly kind: 'plain' | 'group'; readonly text: string }

/** In pieces. Every line ends with a line feed. Blank lines separate parts of several lines. */
export function* renderText(verdict: Verdict, options: TextOptions): Generator<string> {
  yield `${renderTextHead(verdict, options)}\n`
  let isApart = true
  for (const { text } of renderTextParts(verdict, options)) {
    const isLong = text.includes('\n')
    yield `${isApart || isLong ? '\n' : ''}${text}\n`
    isApart = isLong
  }
}

/** The verdict in one line, then how it was reached, what was scanned, and the first remarks. No final line feed. */
export function renderTextHead(verdict: Verdict, options: TextOptions): string {
  const [sign, style] = verdict.passed
    ? [SIGNS.works, 'green' as const]
    : [SIGNS.fails, 'red' as const]
  const notes = options.isQuiet ? [] : notesFor(verdict, viewFor(options)).shown
  return [
    `${paint(sign, style, options)} ${paint(sentenceOf(verdict, options.context), 'bold', options)}`,
    ...notes.map((note) => renderBlock(block.paragraph(note), options))
  ].join('\n')
}

/** What follows the head. The log of a runner has the evidence of all hosts, a terminal only that of a few. */
export function* renderTextParts(verdict: Verdict, options: TextOptions): Generator<TextPart> {
  const { isQuiet = false, isRunner = false, context } = options
  const view = viewFor(options)
  const own = verdict.findings.filter(
    ({ severity }) => severity === 'error' || failsCheck(severity, context.failOn)
  )
  const blocks = isQuiet
    ? partsOf(['problems'], { ...verdict, findings: own }, view)
    : [...partsOf(LOG, verdict, view), ...endOf(verdict, options)]
  for (const block of blocks) {
    const isGroup = isRunner && block.kind === 'details'
    yield { kind: isGroup ? 'group' : 'plain', text: renderBlock(block, options) }
  }
}

function viewFor({ context, isRunner = false }: TextOptions): View {
  const view = viewOf(context, 'log', IN_REPORT)
  return isRunner ? view : { ...view, limits: { ...view.limits, items: 0, details: 0 } }
}

// So few hosts have a line each.
const FEW = 3

/** Where the problem codes are explained, and where to find what a text leaves out. */
function endOf({ findings, hosts }: Verdict, { context, isRunner }: TextOptions): readonly Block[] {
  const worst = worstOf(findings)
  const report = isRunner
    ? 'the JSON report has all details; its path is the output `report`'
    : 'for all details: `--format json` or `--report FILE.json`'
  const codes = `problem codes are explained at ${context.docsUrl}`
  const lines = worst === null || worst === 'notice' ? [report] : [codes, report]
  return hosts.length > FEW || findings.length > 0
    ? [block.paragraph(mark.joined(lines.map(mark.words), mark.newLine))]
    : []
}
