// Text with marks as one safe line of plain text, for logs and formats without marks.

import { visible } from '../rules/text/safe-text.ts'
import type { Style } from '../rules/text/terminal.ts'
import { hasResult } from './history/history.ts'
import type { ChartRun, Inline, SignName } from './tree.ts'

type OutcomeSign = {
  readonly text: string
  readonly emoji: string
  readonly style: Style
  /** The height of the bar of a run on a page; no run is a notice. */
  readonly height: number
}

/** Each sign in texts and on GitHub, with its colour in a terminal. They differ in shape and height, because some readers cannot see colours. */
export const SIGNS: Readonly<Record<SignName, OutcomeSign>> = {
  fails: { text: '✗', emoji: '❌', style: 'red', height: 16 },
  unchecked: { text: '✗', emoji: '❌', style: 'red', height: 2 },
  warns: { text: '!', emoji: '⚠️', style: 'yellow', height: 10 },
  skipped: { text: '○', emoji: '⚪', style: 'blue', height: 2 },
  works: { text: '✓', emoji: '✅', style: 'green', height: 6 },
  notice: { text: '·', emoji: 'ℹ️', style: 'blue', height: 0 }
}

/** The text without links; line breaks are commas. */
export function plainText(text: Inline): string {
  if (typeof text === 'string') return visible(text)
  if (!('kind' in text)) return text.map(plainText).join('')
  switch (text.kind) {
    case 'words':
      return text.text
    case 'code':
    case 'prose':
    case 'sentence':
      return visible(text.text, text.max)
    case 'strong':
    case 'small':
    case 'link':
      return plainText(text.content)
    case 'sign':
      return SIGNS[text.of].text
    case 'break':
      return ', '
    case 'chart':
      return showMarks(text.runs)
  }
}

// Many code fonts have ▄ and █ but not the others, which then come from another font with another baseline: so
// neither is used. The mark of a failure is as wide and as high as a bar, and is in the fonts that have bars.
// Bars are the same for all hosts and runs, so that they can be compared.
const BARS = [
  { mark: '▁', belowMs: 100, words: 'below 100 ms' },
  { mark: '▂', belowMs: 250, words: 'below 250 ms' },
  { mark: '▃', belowMs: 500, words: 'below 500 ms' },
  { mark: '▅', belowMs: 1000, words: 'below 1 s' },
  { mark: '▆', belowMs: 2500, words: 'below 2.5 s' },
  { mark: '▇', belowMs: Number.POSITIVE_INFINITY, words: '2.5 s or more' }
] as const
const FAILED = '╳'
const NO_RESULT = '╌'

function markFor(run: ChartRun): string {
  if (run.outcome === 'fails') return FAILED
  if (!hasResult(run)) return NO_RESULT
  return BARS.find(({ belowMs }) => (run.ms ?? 0) < belowMs)?.mark ?? ''
}

/** One character for each run, the oldest first. */
export const showMarks = (runs: readonly ChartRun[]): string => runs.map(markFor).join('')

/** Explains the marks that occur: `▁ below 100 ms, ╳ failed`. */
export function marksIn(runs: readonly ChartRun[]): readonly (readonly [string, string])[] {
  const used = new Set(runs.map(markFor))
  const isUnmeasured = runs.some((run) => markFor(run) === BARS[0].mark && run.ms === null)
  const bars = BARS.map(({ mark, words }, index) => {
    return [mark, index === 0 && isUnmeasured ? `${words} or not measured` : words] as const
  })
  const all = [...bars, [FAILED, 'failed'], [NO_RESULT, 'no result']] as const
  return all.filter(([mark]) => used.has(mark))
}
