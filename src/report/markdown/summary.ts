// The verdict as a job summary: a headline, a table that a manager understands, then host by host.
import type { Verdict } from '../../judge/verdict.ts'
import type { ReportContext } from '../context.ts'
import { showMinute } from '../measure.ts'
import { sentenceOf } from '../outcome.ts'
import { htmlText } from '../safe-text.ts'
import { aboutOf, renderMarkdownPage, signOf } from './page.ts'

// GitHub refuses a step's summary above 1 MiB as a whole, and other tools may add to the same file.
const MAX_BYTES = 900_000

/** At most 900,000 bytes; see renderMarkdownPage for what is left out. */
export const renderMarkdown = (verdict: Verdict, context: ReportContext): string =>
  renderMarkdownPage(verdict, context, {
    head: `## ${signOf(verdict)} ${verdict.passed ? 'Passed' : 'Failed'}: ${sentenceOf(verdict)}\n\n${aboutOf(verdict, context)}`,
    foot: `<sub>tf-disco ${htmlText(context.version)}, started ${htmlText(showMinute(context.startedAt))}</sub>`,
    maxBytes: MAX_BYTES
  })
