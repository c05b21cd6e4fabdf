// `required_version`: a constraint on the version of Terraform or OpenTofu itself.
import { isPreRelease, parseModuleVersion } from '../version.ts'
import { moduleMeets } from './choice.ts'
import { parseModuleConstraint } from './constraint.ts'
import { isMeetableByModules } from './meetable.ts'

/**
 * Whether a client of some version may be used. `pre-release`: "Prerelease version constraints are not
 * supported". `unknown`: the version is not known well enough.
 * @param version as far as it is known: `1.11.4`; `1.11` means any of its patch releases.
 */
export function readClientConstraint(
  text: string,
  version: string | null
): 'met' | 'not-met' | 'syntax' | 'pre-release' | 'unknown' {
  const parsed = parseModuleConstraint(text)
  if (!parsed.ok) return 'syntax'
  const terms = parsed.value
  if (terms.some((term) => isPreRelease(term.version))) return 'pre-release'
  const client = version === null ? null : parseModuleVersion(version)
  if (client === null) return 'unknown'
  if (client.written < 3) {
    const range = parseModuleConstraint(`~> ${client.numbers.slice(0, client.written).join('.')}.0`)
    return range.ok && !isMeetableByModules([...terms, ...range.value], 'terraform')
      ? 'not-met'
      : 'unknown'
  }
  // A pre-release of the client is compared as its release.
  return moduleMeets({ ...client, pre: '' }, terms) ? 'met' : 'not-met'
}
