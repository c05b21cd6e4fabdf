// GitHub-flavoured Markdown: HTML, each block of which has no blank line, which would end it. The job summary, the comment on
// a pull request, and the body that comment and issue share.
import type { Verdict } from '../judge/verdict.ts'
import { bytesOf } from '../rules/problems/brief.ts'
import { escapeMarkup } from '../rules/text/safe-text.ts'
import { type MarkupStyle, markup, renderBlock } from './markup/markup.ts'
import { overallSign, type ReportContext } from './outcome.ts'
import { COMMENT, type Name, PARTS, SUMMARY } from './outline/sections.ts'
import { IN_SUMMARY, type View, viewOf } from './outline/view.ts'
import { capitalised, showMinute } from './phrases.ts'
import { SIGNS, showMarks } from './plain.ts'
import { sentenceOf } from './sentence.ts'
import { block, type Inline, inline, mark, type ReportBlock } from './tree.ts'

const STYLE: MarkupStyle = {
  sign: (of) => SIGNS[of].emoji,
  small: (content) => `<sub>${content}</sub>`,
  name: (content) => `<b>${content}</b>`,
  // Screen readers read the words, not thirty block characters.
  chart: ({ runs, label }) =>
    `<code role="img" aria-label="${escapeMarkup(label)}">${showMarks(runs)}</code>`,
  // Paragraphs that follow each other are lines of one, and small print is one line.
  problem: (_, title, body) =>
    `<p>${title}</p>\n${body}`
      .replaceAll('</p>\n<p>', '\n<br>')
      .replaceAll('</sub>\n<br><sub>', ' '),
  table: (_, _named, content) => `<table>\n${content}</table>\n`,
  // GitHub removes classes. A number does not break before its unit.
  cell: (of, content, named) => {
    const isNumber = named?.startsWith('number')
    const shown = isNumber ? content.replaceAll(' ', '&nbsp;') : content
    const right = isNumber ? ' align="right"' : ''
    return of === 'head'
      ? `<th${right || ' align="left"'}>${shown}</th>`
      : `<td${right}>${shown}</td>`
  },
  end: '>',
  space: '&nbsp;'
}

/** A line of Markdown. */
export const renderLine = (text: Inline): string => markup(text, STYLE)

/** Blocks with blank lines between them. */
export const renderMarkdownBlocks = (blocks: readonly ReportBlock[]): string =>
  blocks
    .map((block) => renderBlock(block, STYLE).trim())
    .filter((text) => text !== '')
    .join('\n\n')

/** The run that wrote a text on GitHub. */
export type RunPage = {
  readonly url: string
  /** Path of the workflow file, or the workflow's name if the runner does not provide it. */
  readonly workflow: string
  readonly job: string
  /** The commit that was checked; for a pull request its last commit, not the merge commit. */
  readonly commit: string
}

// GitHub rejects a step summary above 1 MiB as a whole, and other commands may write to the same file.
const MAX_SUMMARY_BYTES = 1_000_000
// Line feeds around the parts.
const RESERVED_BYTES = 10
const MAX_NAME = 100
const COMMIT_DIGITS = 7

/** The job summary. Its link says how to keep the JSON report, which the runner deletes. */
export function renderMarkdown(verdict: Verdict, context: ReportContext): string {
  const recipe = context.docsUrl.replace(/[^/]*\/[^/]*$/, 'recipes.md#keep-the-report')
  const elsewhere = mark.link(recipe, mark.words('in the JSON report'))
  return renderPage(SUMMARY, verdict, viewOf(context, 'summary', elsewhere, verdict.lines), {
    head: `## ${headlineOf(verdict, context)}`,
    foot: inline`tf-disco ${context.version}, started ${showMinute(context.startedAt)}.`,
    maxBytes: MAX_SUMMARY_BYTES
  })
}

/** GitHub-flavoured Markdown of at most `maxBytes`. It leaves much to the summary of the run. */
export const renderComment = (
  verdict: Verdict,
  context: ReportContext,
  page: RunPage,
  maxBytes: number
): string =>
  renderPage(COMMENT, verdict, viewOf(context, 'brief', IN_SUMMARY), {
    head: `### ${titleFor(verdict, context)}`,
    foot: inline`Details in the summary of ${originLink(page)}. Updated automatically.`,
    maxBytes
  })

/** The last parts of the page are shortened first. The head, finished Markdown, and the foot are never left out. */
export function renderPage(
  names: readonly Name[],
  verdict: Verdict,
  view: View,
  { head, foot, maxBytes }: { head: string; foot: Inline; maxBytes: number }
): string {
  const last = renderMarkdownBlocks([block.paragraph(mark.small(foot))])
  const room = maxBytes - RESERVED_BYTES - bytesOf(head + last)
  const parts = formsOf(names, verdict, view)
  const body = fitParts(parts, renderMarkdownBlocks, room)
  return `${[head, ...body, last].filter((text) => text !== '').join('\n\n')}\n`
}

/** A part, and its shortest form. */
type Forms = readonly (readonly ReportBlock[])[]

/** The parts of a report, each cause of its own. The shortest form of a cause is its title. */
export const formsOf = (names: readonly Name[], verdict: Verdict, view: View): readonly Forms[] =>
  names.flatMap((name): readonly Forms[] => {
    const { title, blocks } = PARTS[name]
    const shortest = block.paragraph(inline`${title}: more ${view.elsewhere}`)
    if (name !== 'problems') return [[blocks(verdict, view), [shortest]]]
    return blocks(verdict, view).map((one) =>
      one.kind === 'problem' ? [[one], [{ ...one, message: mark.nothing, parts: [] }]] : [[one]]
    )
  })

/** The rendered parts, which have at most `maxBytes` with blank lines between them. */
export function fitParts(
  parts: readonly Forms[],
  render: (blocks: readonly ReportBlock[]) => string,
  maxBytes: number
): readonly string[] {
  const texts = parts.map(([longest = []]) => render(longest))
  const isTooLong = (): boolean =>
    texts.reduce((sum, text) => sum + (text === '' ? 0 : bytesOf(`${text}\n\n`)), 0) > maxBytes
  const backwards = [...parts.keys()].reverse().filter((at) => texts[at] !== '')
  for (const at of backwards) {
    const shortest = parts[at]?.[1]
    if (shortest !== undefined && isTooLong()) texts[at] = render(shortest)
  }
  for (const at of backwards) if (isTooLong()) texts[at] = ''
  return texts
}

/** `❌ 1 of 3 registry hosts failed`. */
export const headlineOf = (verdict: Verdict, context: ReportContext): string =>
  `${SIGNS[overallSign(verdict)].emoji} ${capitalised(sentenceOf(verdict, context))}`

const titleFor = (verdict: Verdict, context: ReportContext): string =>
  `${SIGNS[overallSign(verdict)].emoji} Terraform service discovery: ${sentenceOf(verdict, context)}`

/** `x.yml, job checks, commit 0123456`, the first part a link to the run. */
export function originLink({ url, workflow, job, commit }: RunPage): Inline {
  const file = workflow.split('/').at(-1) ?? ''
  return mark.joined([
    mark.link(url, mark.code(file === '' ? 'this run' : file, MAX_NAME)),
    job === '' ? mark.nothing : inline`job ${mark.code(job, MAX_NAME)}`,
    commit === '' ? mark.nothing : inline`commit ${mark.code(commit.slice(0, COMMIT_DIGITS))}`
  ])
}

/** The comment when the check passes: one line. */
export const renderReducedComment = (
  verdict: Verdict,
  context: ReportContext,
  page: RunPage
): string => `${titleFor(verdict, context)}. ${renderLine(mark.small(originLink(page)))}\n`
