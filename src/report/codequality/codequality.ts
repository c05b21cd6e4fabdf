// The verdict as a Code Quality report, which GitLab shows in merge requests.

import type { Finding } from '../../judge/finding.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { firstPlaceOf } from '../../rules/problems/note.ts'
import { showPlace } from '../../rules/problems/place.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { visible } from '../../rules/text/safe-text.ts'
import { fingerprinter, jsonPieces } from '../pieces.ts'
import { alsoAt, isInCheckout } from '../places.ts'

const MAX_PLACES = 3

// GitLab requires a file for each issue. This one configures the check, and exists in the repository.
const ELSEWHERE = { path: '.gitlab-ci.yml', lines: { begin: 1 } }

const SEVERITIES = { error: 'critical', warning: 'minor', notice: 'info' } as const

/**
 * A list of issues, one for each finding at its first place (docs.gitlab.com, "Code Quality report format"). A
 * finding outside of the repository, such as about a host that only the settings name, is at the configuration of
 * the pipeline. `hash` makes a fingerprint of any text.
 */
export function* renderCodeQuality(verdict: Verdict, hash: (text: string) => string) {
  const fingerprintOf = fingerprinter()
  yield* jsonPieces(
    verdict.findings.values().map((finding) => issueOf(finding, hash(fingerprintOf(finding))))
  )
  yield '\n'
}

function issueOf(finding: Finding, fingerprint: string) {
  const { problem, severity } = finding
  const first = firstPlaceOf(finding)
  const isInFile = first !== null && isInCheckout(first.file) && !['', '.'].includes(first.file)
  const otherPlaces = alsoAt(finding, MAX_PLACES)
  // GitLab shows only this text and the place.
  const sentences = [
    visible(plain(problem.message)),
    ...(problem.help ? [`Help: ${visible(plain(problem.help))}`] : []),
    ...(first === null || (isInFile && !first.inside) ? [] : [`At ${showPlace(first)}`]),
    ...(otherPlaces === '' ? [] : [`Also at ${otherPlaces}`])
  ]
  return {
    description: `${sentences.join('. ')}.`,
    check_name: problem.code,
    fingerprint,
    severity: SEVERITIES[severity],
    location: isInFile
      ? { path: first.file.toWellFormed(), lines: { begin: first.line } }
      : ELSEWHERE
  }
}
