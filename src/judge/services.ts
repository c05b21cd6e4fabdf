// Whether a discovery document offers the required services, and the problems of all that it lists.
import { safeUrl } from '../go/url.ts'
import { documentAbsent } from '../problems/http/document.ts'
import { type Finding, findingOf } from '../problems/problem.ts'
import { serviceMissing } from '../problems/service.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import { isAsked, nothingProvided, parseServiceId } from '../protocol/services.ts'
import type { Attempt, Discovery } from '../visit/evidence.ts'
import { isUnreachable, judgeBases } from './base-urls.ts'
import { isBreaking } from './finding.ts'
import {
  type Context,
  type FoundService,
  foundIn,
  judgeService,
  offerOf,
  type SeenHost,
  type ServiceOutcome
} from './lookups.ts'

export type JudgedServices = {
  readonly services: readonly ServiceOutcome[]
  readonly findings: readonly Finding[]
}

/**
 * Looks up every required service, and the others that the document offers. If any service is
 * enough, one that works makes the problems of the others warnings. The protocol does not say what a host
 * must offer, but a document in which nothing works, such as `{}`, is of no use to any client.
 */
export function judgeServices({ discovery }: Attempt, seen: SeenHost): JudgedServices {
  const required = seen.requirements.map(({ service }) => service)
  switch (discovery.kind) {
    case 'failed':
    case 'skipped':
      return { services: [], findings: [] }
    case 'absent':
      return { services: [], findings: [absent(discovery, seen.base.host, required)] }
    case 'found':
      return judgeFound({ ...seen, discovery, offer: offerOf(discovery) }, required)
  }
}

function judgeFound(context: Context, required: readonly string[]): JudgedServices {
  const { discovery, clients } = context
  const asked = required.filter((id) => id !== 'any')
  const others = discovery.services
    .map(({ id }) => id)
    .filter((id) => !asked.includes(id) && MAIN_CLIENTS.some((each) => parseServiceId(id, each).ok))
  const askedJudged = asked.map((id) => judgeService(id, context))
  const works = ({ outcome, findings, urls }: FoundService) =>
    outcome.kind !== 'problem' &&
    !urls.some(({ endpoint, url }) => endpoint === null && isUnreachable(url, context.base)) &&
    !findings.some(
      (finding) => isBreaking(finding) && clients.some((each) => finding.affects.includes(each))
    )
  const tried = others.map((id) => judgeService(id, context))
  const satisfied = !required.includes('any') || [...askedJudged, ...tried].some(works)
  const judged = [...askedJudged, ...(satisfied ? tried.map(asExtra) : tried)]
  const nothing =
    required.includes('any') && judged.length === 0
      ? [findingOf(serviceMissing({ ...foundIn('any', context), why: '' }))]
      : []
  return {
    services: judged.map(({ outcome }) => outcome),
    findings: [
      ...judged.flatMap(({ findings }) => findings),
      ...judgeBases(
        judged.flatMap(({ urls }) => urls),
        context.base
      ),
      ...nothing
    ]
  }
}

/** A service that is not required. If no client asks for it, nothing in it can be wrong. */
function asExtra({ outcome, findings, urls }: FoundService): FoundService {
  if (!isAsked(outcome.id)) return { outcome, findings: [], urls: [] }
  const asUnneeded = <T>(each: T) => ({ ...each, needed: false })
  return { outcome, findings: findings.map(asUnneeded), urls: urls.map(asUnneeded) }
}

function absent(
  { why, url }: Discovery & { kind: 'absent' },
  host: string,
  requiredIds: readonly string[]
): Finding {
  const required = requiredIds.filter((id) => id !== 'any')
  const names = [...new Set(required.map((id) => id.split('.')[0] ?? id))]
  const clientErrors = names.map(nothingProvided)
  const problem = documentAbsent({ host, url: safeUrl(url), why, required, clientErrors })
  return findingOf(problem, { services: required.length === 1 ? required : [] })
}
