// Version constraints: terms joined by commas, all of which must hold. Both clients read every constraint
// with hashicorp/go-version, and those of providers a second time with apparentlymart/go-versions.
import { accept, type Parsed, refuse } from '../../go/text.ts'
import { GO_VERSION } from '../../protocol/services.ts'
import {
  compareVersions,
  compareWords,
  parseModuleVersion,
  parseProviderVersion,
  showVersion,
  type Version
} from '../version.ts'

type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=' | '~>'

export type Term = {
  readonly operator: Operator
  readonly version: Version
  /** As written, with its white space. */
  readonly text: string
}

// White space as in Go's regular expressions, which is less than in JavaScript's.
const SPACE = '[\\t\\n\\f\\r ]*'
const TERM = new RegExp(`^${SPACE}(<=|>=|!=|~>|<|>|=|)${SPACE}(${GO_VERSION})${SPACE}$`)

const SYNTAX = 'This string does not use correct version constraint syntax'

/**
 * A constraint as a module call and `required_version` have it. `why` is what the clients print,
 * without its full stop.
 * Joined constraints are the terms of all, one after another.
 */
export function parseModuleConstraint(text: string): Parsed<readonly Term[]> {
  const terms: Term[] = []
  for (const part of text.split(',')) {
    const [, operator, written = ''] = TERM.exec(part) ?? []
    const version = parseModuleVersion(written)
    if (version === null) return refuse(SYNTAX)
    terms.push({ operator: (operator || '=') as Operator, version, text: part })
  }
  return accept(terms)
}

/** A constraint as `required_providers` has it: less is accepted. `why` as above. */
export function parseProviderConstraint(text: string): Parsed<readonly Term[]> {
  const parsed = parseModuleConstraint(text)
  if (!parsed.ok) return parsed
  const terms: Term[] = []
  for (const term of parsed.value) {
    const version = parseProviderVersion(term.version.text)
    if (version === null || !IS_SPACED.test(term.text.trim()))
      return refuse(`Incorrect version constraint syntax: ${reasonAgainst(term)}`)
    terms.push({ ...term, version })
  }
  return accept(terms)
}

const IS_SPACED = /^[<>=!~]* ?[0-9]/

/** Why a term that modules may have is refused for providers (`parseRubyStyle` of go-versions). */
function reasonAgainst({ operator, version, text }: Term): string {
  const trimmed = text.trim()
  if (version.text.startsWith('v')) return 'a "v" prefix should not be used'
  if (!IS_SPACED.test(trimmed)) return `only one space is expected after the operator "${operator}"`
  if (version.numbers.length > 3)
    return 'too many numbered portions; only three are allowed (major, minor, patch)'
  const [read] = /^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(trimmed) ?? ['']
  return `missing comma after "${read}"`
}

// VersionConstraintsString of internal/getproviders in both clients.
const ORDER: readonly Operator[] = ['>', '>=', '=', '~>', '<=', '<', '!=']

/** The terms as messages about providers have them: sorted, without doubles, missing numbers as 0. */
export function showConstraints(terms: readonly Term[]): string {
  const sorted = [...terms].sort(
    (a, b) =>
      compareVersions(a.version, b.version) ||
      compareWords(a.version.build, b.version.build) ||
      ORDER.indexOf(a.operator) - ORDER.indexOf(b.operator) ||
      b.version.written - a.version.written
  )
  return [...new Set(sorted.map(showTerm))].join(', ')
}

/** One term in normal form. `~>` keeps two numbers if no more are written, because they say its limit. */
export function showTerm({ operator, version }: Term): string {
  if (operator === '=') return showVersion(version)
  const numbers =
    operator === '~>' && version.written < 3 ? version.numbers.slice(0, 2) : version.numbers
  return `${operator} ${showVersion({ ...version, numbers })}`
}
