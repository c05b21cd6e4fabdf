// The verdict for the log and the terminal.
import type { Verdict } from '../judge/verdict.ts'
import { labelled, type TextLayout } from '../rules/text/terminal.ts'
import { isActionable, isFault, type ReportContext } from './outcome.ts'
import { LOG, notesFor, partsOf } from './outline/sections.ts'
import { FEW, IN_REPORT, isLone, type View, viewOf } from './outline/view.ts'
import { linesOf } from './places.ts'
import { SIGNS } from './plain.ts'
import { sentenceOf, unaskedOf } from './sentence.ts'
import { renderBlock } from './text/blocks.ts'
import { block, mark } from './tree.ts'

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
  yield `${renderVerdict(verdict, options)}\n`
}

/**
 * The parts of the report, with blank lines around those of several lines, then how the verdict was reached. The log of a
 * runner has the evidence of all hosts, a terminal only that of a few.
 */
export function* renderTextParts(verdict: Verdict, options: TextOptions): Generator<TextPart> {
  const { isQuiet = false, isRunner = false, context } = options
  const whole = viewOf(context, 'log', IN_REPORT, verdict.lines)
  const view = isRunner ? whole : { ...whole, limits: { ...whole.limits, items: 0, details: 0 } }
  const faults = verdict.findings.filter((finding) => isFault(finding, context))
  const blocks = isQuiet
    ? partsOf(['problems'], { ...verdict, findings: faults }, view)
    : partsOf(LOG, verdict, view)
  let isApart = false
  for (const one of blocks) {
    const text = renderBlock(one, options)
    const isGroup = isRunner && one.kind === 'details' && text.includes('\n')
    const isLong = !isGroup && text.includes('\n')
    if (isApart || (isLong && one !== blocks[0])) yield { kind: 'plain', text: '' }
    isApart = isLong
    yield { kind: isGroup ? 'group' : 'plain', text }
  }
  if (blocks.length > 0) yield { kind: 'plain', text: '' }
  if (!isQuiet) yield { kind: 'plain', text: notesOn(verdict, options, view) }
}

/** The last line: the verdict in one sentence. */
export function renderVerdict(verdict: Verdict, options: TextOptions): string {
  const { text: label, style } = SIGNS[verdict.passed ? 'works' : 'fails']
  const text = sentenceOf(verdict, options.context)
  return labelled({ indent: 0, label, style, text }, options).join('\n')
}

/** How the verdict was reached, what was scanned, remarks, what was not asked, and where to find more than a text says. */
function notesOn(verdict: Verdict, options: TextOptions, view: View): string {
  const { findings, hosts } = verdict
  const { context, isRunner } = options
  const isCut = linesOf(findings).length > view.limits.places
  const hasMore = hosts.length > FEW || isCut || (findings.length > 0 && !isLone(hosts, view))
  const report = isRunner
    ? 'the JSON report has all details; its path is the output `report`'
    : 'for all details: `--format json` or `--report FILE.json`'
  const lines = [
    ...notesFor(verdict, view).shown,
    ...unaskedOf(verdict, context).map(mark.words),
    ...(findings.some(isActionable) ? [mark.words(`problem codes: ${context.docsUrl}`)] : []),
    ...(hasMore ? [mark.words(report)] : [])
  ]
  return renderBlock(block.paragraph(mark.joined(lines, mark.newLine)), options)
}
