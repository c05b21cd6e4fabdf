// One page with everything about a check, which needs no other file and no network.
import type { Verdict } from '../judge/verdict.ts'
import { showCount } from '../rules/problems/brief.ts'
import { linkToRepository } from './links.ts'
import { renderFrame } from './markup/page.ts'
import {
  isSkipped,
  OUTCOME_WORDS,
  outcomeOf,
  overallSign,
  type ReportContext,
  worstFirst
} from './outcome.ts'
import { commitLink } from './outline/repositories.ts'
import { detailedHosts, PAGE, sectionsOf } from './outline/sections.ts'
import { IN_REPORT, viewOf } from './outline/view.ts'
import { capitalised, showDuration, showMinute, versionedClients } from './phrases.ts'
import { NOT_ALLOWED, sentenceOf } from './sentence.ts'
import { type Inline, inline, mark } from './tree.ts'

/** HTML in pieces, with a line feed at the end. It is XML as well. `hash`: SHA-256 as Base64. */
export function renderHtml(
  verdict: Verdict,
  context: ReportContext,
  hash: (text: string) => string
): Iterable<string> {
  const whole = viewOf(context, 'page', IN_REPORT, verdict.lines)
  const view = { ...whole, detailed: detailedHosts(verdict, whole) }
  const page = {
    sentence: capitalised(sentenceOf(verdict, context)),
    sign: overallSign(verdict),
    facts: [
      showMinute(context.startedAt),
      inline`took ${showDuration(context.durationMs)}`,
      ...repositoryFact(context),
      inline`for ${versionedClients(context.dialect)}`
    ],
    tally: tallyOf(verdict),
    sections: sectionsOf(PAGE, verdict, view),
    version: context.version,
    docsUrl: context.docsUrl
  }
  return renderFrame(page, hash)
}

function repositoryFact({ repository, repositories }: ReportContext): readonly Inline[] {
  if (repositories.length > 0) return [showCount(repositories.length, 'repository')]
  if (repository === null) return []
  const name = mark.link(linkToRepository(repository), repository.name)
  return [mark.joined([name, commitLink(repository)], mark.words(' at '))]
}

/** How many hosts have each outcome; those that are not allowed apart, as in the sentence. */
function tallyOf({ hosts }: Verdict): readonly Inline[] {
  const sorted = hosts.toSorted((a, b) => Number(isSkipped(a)) - Number(isSkipped(b)))
  const groups = Map.groupBy(worstFirst(sorted), (host) => {
    const outcome = outcomeOf(host)
    if (outcome === 'warns') return 'with warnings'
    return outcome === 'fails' && isSkipped(host) ? NOT_ALLOWED : OUTCOME_WORDS[outcome]
  })
  const counts = Array.from(groups, ([words, own]) => {
    const signs = own.slice(0, 1).map((host) => mark.sign(outcomeOf(host)))
    return inline`${signs} ${mark.strong(String(own.length))} ${words}`
  })
  return hosts.length < 2 ? [] : counts
}
