// The verdict as a Code Quality report, which GitLab shows in merge requests.
import type { Verdict } from '../../judge/verdict.ts'
import { type Finding, firstPlaceOf, type Severity } from '../../problems/problem.ts'
import { visible } from '../../text/safe-text.ts'
import { fingerprinter, jsonValue } from '../pieces.ts'
import { besides, isInCheckout, originOf, showPlace, showPlaces } from '../places.ts'

const MAX_PLACES = 3

// GitLab requires a file for each issue. This one configures the check, and exists in the repository.
const ELSEWHERE = '.gitlab-ci.yml'

const SEVERITIES: Readonly<Record<Severity, string>> = {
  error: 'critical',
  warning: 'minor',
  notice: 'info'
}

/**
 * A list of issues, one for each finding at its first place (docs.gitlab.com, "Code Quality report format"). A
 * finding outside of the repository, such as about a host that only the settings name, is at the configuration of
 * the pipeline. `hash` makes a fingerprint of any text.
 */
export function* renderCodeQuality(
  { findings }: Verdict,
  hash: (text: string) => string
): Generator<string> {
  const fingerprintOf = fingerprinter()
  let before = '['
  for (const finding of findings) {
    yield `${before}\n  ${jsonValue(issueOf(finding, hash(fingerprintOf(finding))), '  ')}`
    before = ','
  }
  yield findings.length === 0 ? '[\n]\n' : '\n]\n'
}

function issueOf(finding: Finding, fingerprint: string) {
  const { problem, severity } = finding
  const first = firstPlaceOf(finding)
  const isInFile = first !== null && isInCheckout(first.file) && !['', '.'].includes(first.file)
  return {
    description: descriptionOf(finding, isInFile),
    check_name: problem.code,
    fingerprint,
    severity: SEVERITIES[severity],
    location: isInFile
      ? { path: first.file.toWellFormed(), lines: { begin: first.line } }
      : { path: ELSEWHERE, lines: { begin: 1 } }
  }
}

/** GitLab shows only this text and the place. */
function descriptionOf(finding: Finding, isInFile: boolean): string {
  const { problem } = finding
  const { lines } = originOf([finding])
  const [first] = lines
  const others = besides(lines, lines.slice(0, 1))
  const sentences = [
    visible(problem.message),
    ...(problem.help ? [`Help: ${visible(problem.help)}`] : []),
    ...(first === undefined || isInFile ? [] : [`At ${showPlace(first)}`]),
    ...(others.length === 0 ? [] : [`Also at ${showPlaces(others, MAX_PLACES)}`])
  ]
  return `${sentences.join('. ')}.`
}
