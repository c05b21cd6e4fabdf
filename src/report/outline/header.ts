// The head of a page: when, for how long, of which repositories and clients, and how many hosts have which outcome.
import type { Verdict } from '../../judge/verdict.ts'
import { showCount } from '../../problems/brief.ts'
import { linkToRepository } from '../links.ts'
import { showDuration, showMinute } from '../measure.ts'
import {
  isSkipped,
  NOT_ALLOWED,
  OUTCOME_WORDS,
  outcomeOf,
  type ReportContext,
  worstFirst
} from '../outcome.ts'
import { versionedClients } from '../phrases.ts'
import { type Inline, inline, mark } from '../tree.ts'
import { commitLink } from './repositories.ts'

export const headerFacts = (context: ReportContext): readonly Inline[] => [
  showMinute(context.startedAt),
  inline`took ${showDuration(context.durationMs)}`,
  ...repositoryFact(context),
  inline`for ${versionedClients(context.dialect)}`
]

function repositoryFact({ repository, repositories }: ReportContext): readonly Inline[] {
  if (repositories.length > 0) return [showCount(repositories.length, 'repository')]
  if (repository === null) return []
  const url = linkToRepository(repository.name, { repositories: [repository] })
  const parts = [mark.link(url, repository.name), commitLink(repository)]
  return [mark.joined(parts, mark.words(' at '))]
}

/** How many hosts have each outcome; those that are not allowed apart, as in the sentence. */
export function tallyOf({ hosts }: Pick<Verdict, 'hosts'>): readonly Inline[] {
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
