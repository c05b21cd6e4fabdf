// One page with everything about a check, which needs no other file and no network.
import type { Verdict } from '../judge/verdict.ts'
import { renderFrame } from './markup/page.ts'
import { overallSign, type ReportContext, sentenceOf } from './outcome.ts'
import { headerFacts, tallyOf } from './outline/header.ts'
import { detailedHosts, PAGE, sectionsOf } from './outline/sections.ts'
import { IN_REPORT, viewOf } from './outline/view.ts'
import { capitalised } from './phrases.ts'

/** HTML in pieces, with a line feed at the end. It is XML as well. `hash`: SHA-256 as Base64. */
export function renderHtml(
  verdict: Verdict,
  context: ReportContext,
  hash: (text: string) => string
): Iterable<string> {
  const whole = viewOf(context, 'page', IN_REPORT)
  const view = { ...whole, detailed: detailedHosts(verdict, whole) }
  return renderFrame(
    {
      sentence: capitalised(sentenceOf(verdict, context)),
      passed: verdict.passed,
      sign: overallSign(verdict),
      facts: headerFacts(context),
      tally: tallyOf(verdict),
      sections: sectionsOf(PAGE, verdict, view),
      version: context.version,
      docsUrl: context.docsUrl
    },
    hash
  )
}
