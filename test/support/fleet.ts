// Verdicts on many repositories.

import type { HostVerdict } from '../../src/judge/host-verdict.ts'
import type { Repository } from '../../src/read/git/name-repository.ts'
import type { ReportContext } from '../../src/report/outcome.ts'
import { inRepository, type Place } from '../../src/rules/problems/place.ts'
import {
  aContext,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aRequirement,
  aVisit
} from './evidence-builder.ts'

export const COMMIT = '0123456789abcdef0123456789abcdef01234567'

/** `acme/r000`, with a page on GitHub. */
export const aRepository = (number: number, parts: Partial<Repository> = {}): Repository => {
  const name = `acme/r${String(number).padStart(3, '0')}`
  return { name, url: `https://github.com/${name}`, commit: COMMIT, ...parts }
}

export const repositories = (count: number): readonly Repository[] =>
  Array.from({ length: count }, (_, number) => aRepository(number))

export const aFleetContext = (count: number, parts: Partial<ReportContext> = {}): ReportContext =>
  aContext({ repositories: repositories(count), ...parts })

/** A place in a repository. */
export const inside = (number: number, file = 'main.tf', line = 3): Place =>
  aPlace({ file: inRepository(aRepository(number).name, file), line })

/** Two lines in each repository that uses a host. */
const linesIn = (users: readonly number[]): readonly Place[] =>
  users.flatMap((number) => [inside(number), inside(number, 'modules/dns/main.tf', 7)])

/** A host that some repositories use, which fails or works. */
export function aFleetHost(
  name: string,
  users: readonly number[],
  isFailing: boolean
): HostVerdict {
  const host = aHost(name)
  const because = linesIn(users)
  return aHostVerdict({
    visit: aVisit({ host }),
    requirements: [aRequirement({ host, because })],
    ...(isFailing
      ? { services: [], findings: [aFinding({ code: 'tls-expired', host, places: because })] }
      : {})
  })
}
