// The verdict for the log and the terminal.
import type { Verdict } from '../judge/verdict.ts'
import { paint, type TextLayout } from '../rules/text/terminal.ts'
import { isActionable, isFault, type ReportContext } from './outcome.ts'
import { LOG, notesFor, partsOf } from './outline/sections.ts'
import { FEW, IN_REPORT, isLone, type View, viewOf } from './outline/view.ts'
import { linesOf } from './places.ts'
import { SIGNS } from './plain.ts'
import { sentenceOf, unaskedOf } from './sentence.ts'
import { renderBlock } from './text/blocks.ts'
import { type Block, block, mark } from './tree.ts'

export type TextOptions = TextLayout & {
  readonly context: ReportContext
  /** Only the verdict and what fails. */
  readonly isQuiet?: boolean
  /** The output is a runner's log, which folds groups and has a JSON report beside it. */
  readonly isRunner?: boolean
}

/** Lines without a line feed at their end. A runner folds a group, the first line of which is its title. */
export type TextPart = { readonly kind: 'plain' | 'group'; readonly text: string }

/** In pieces. Every line ends with a line feed. */
export function* renderText(verdict: Verdict, options: TextOptions): Generator<string> {
  for (const { text } of renderTextParts(verdict, options)) yield `${text}\n`
}

/**
 * The verdict and how it was reached, then the parts of the report, with blank lines around those of several lines. The log of
 * a runner has the evidence of all hosts, a terminal only that of a few.
 */
export function* renderTextParts(verdict: Verdict, options: TextOptions): Generator<TextPart> {
  const { isQuiet = false, isRunner = false, context } = options
  const whole = viewOf(context, 'log', IN_REPORT, verdict.lines)
  const view = isRunner ? whole : { ...whole, limits: { ...whole.limits, items: 0, details: 0 } }
  yield { kind: 'plain', text: headOf(verdict, options, view) }
  const faults = verdict.findings.filter((finding) => isFault(finding, context))
  const blocks = isQuiet
    ? partsOf(['problems'], { ...verdict, findings: faults }, view)
    : [...partsOf(LOG, verdict, view), ...endOf(verdict, view, isRunner)]
  let isApart = true
  for (const one of blocks) {
    const text = renderBlock(one, options)
    const isGroup = isRunner && one.kind === 'details' && text.includes('\n')
    const isLong = !isGroup && text.includes('\n')
    if (isApart || isLong) yield { kind: 'plain', text: '' }
    isApart = isLong
    yield { kind: isGroup ? 'group' : 'plain', text }
  }
}

/** The verdict in one line, then how it was reached, what was scanned, and the first remarks. */
function headOf(verdict: Verdict, options: TextOptions, view: View): string {
  const { text: sign, style } = SIGNS[verdict.passed ? 'works' : 'fails']
  const notes = options.isQuiet ? [] : notesFor(verdict, view).shown
  return [
    `${paint(sign, style, options)} ${paint(sentenceOf(verdict, options.context), 'bold', options)}`,
    ...notes.map((note) => renderBlock(block.paragraph(note), options))
  ].join('\n')
}

/** The page of the problem codes, where to find more than a text says, and what was not asked. */
function endOf(verdict: Verdict, view: View, isRunner: boolean): readonly Block[] {
  const { findings, hosts } = verdict
  const { context } = view
  const isCut = linesOf(findings).length > view.limits.places
  const hasMore = hosts.length > FEW || isCut || (findings.length > 0 && !isLone(hosts, view))
  const report = isRunner
    ? 'the JSON report has all details; its path is the output `report`'
    : 'for all details: `--format json` or `--report FILE.json`'
  const codes = `problem codes: ${context.docsUrl}`
  const lines = [
    ...(findings.some(isActionable) ? [codes] : []),
    ...(hasMore ? [report] : []),
    ...unaskedOf(verdict, context)
  ]
  if (lines.length === 0) return []
  return [block.paragraph(mark.joined(lines.map(mark.words), mark.newLine))]
}
