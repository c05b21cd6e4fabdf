// The problem codes as rules of SARIF: what each one says, how severe it can be, and what kind of wrong it is.

import type { ProblemCode } from '../../problems/catalogue.ts'
import { PROBLEMS } from '../../problems/catalogue.ts'
import type { Severity } from '../../problems/problem.ts'
import { showClients } from '../phrases.ts'

/**
 * `policy`: the repository forbids it. `configuration`: a file says it. `credentials`: a token. `registry`:
 * what a host offers, and how. `outage`: how a host was at the time of the check; it may pass without
 * anybody changing a file, while an alert stays until the next upload.
 */
export type Category = 'policy' | 'configuration' | 'credentials' | 'registry' | 'outage'

export type SarifLevel = 'error' | 'warning' | 'note'

export const SARIF_LEVELS: Readonly<Record<Severity, SarifLevel>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note'
}

const FAMILIES: Readonly<Record<string, Category>> = {
  block: 'configuration',
  credentials: 'credentials',
  file: 'configuration',
  host: 'outage',
  proxy: 'outage',
  source: 'configuration'
}
const EXCEPTIONS: Readonly<Partial<Record<ProblemCode, Category>>> = {
  'document-incomplete': 'outage',
  'document-status': 'outage',
  'host-dotless-module': 'registry',
  'host-generic': 'configuration',
  'host-idn-module': 'registry',
  'host-invalid': 'configuration',
  'host-missing': 'configuration',
  'host-not-allowed': 'policy',
  'host-private-redirect': 'registry'
}

export const categoryOf = (code: ProblemCode): Category =>
  EXCEPTIONS[code] ?? FAMILIES[code.split('-')[0] ?? ''] ?? 'registry'

const CODES = Object.keys(PROBLEMS) as readonly ProblemCode[]

/** Where a code stands among the rules. */
export const RULE_INDEX: ReadonlyMap<ProblemCode, number> = new Map(
  CODES.map((code, index) => [code, index])
)

/**
 * All codes, whether or not there is a finding with them: GitHub expects the same rules in every upload
 * of a tool (docs, "Understanding rules and results"). `docsUrl` is the page on which each code is an anchor.
 */
export const sarifRules = (docsUrl: string) => CODES.map((code) => ruleOf(code, docsUrl))

// GitHub orders alerts by these (docs, reportingDescriptor object).
const PROBLEM_SEVERITIES: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  notice: 'recommendation'
}

function ruleOf(code: ProblemCode, docsUrl: string) {
  const { title, severity, affects } = PROBLEMS[code]
  const page = `${docsUrl}#${code}`
  const breaking = affects.length === 0 ? '' : ` It concerns ${showClients(affects)}.`
  const category = categoryOf(code)
  return {
    id: code,
    name: code.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: `${title}.${breaking}` },
    help: {
      text: `${title}.${breaking} The rule, what the clients say, and what to do: ${page}`,
      markdown: `**${title}.**${breaking}\n\n[The rule, what the clients say, and what to do](${page})`
    },
    helpUri: page,
    defaultConfiguration: { level: SARIF_LEVELS[severity] },
    properties: {
      category,
      tags: ['terraform', 'opentofu', 'service-discovery', category],
      precision: category === 'outage' ? 'medium' : 'high',
      'problem.severity': PROBLEM_SEVERITIES[severity]
    }
  }
}
