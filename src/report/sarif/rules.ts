// The problem codes as SARIF rules: title, severity, affected clients, category.
import { type ProblemCode, problemFacts } from '../../problems/catalogue.ts'
import type { Severity } from '../../problems/problem.ts'
import { showClients } from '../phrases.ts'

/**
 * `policy`: the repository does not allow it. `configuration`: a file is wrong. `credentials`: a token is
 * wrong. `registry`: a host's discovery document or services are wrong. `outage`: the state of a host during
 * the check. It can change without a commit, but an alert stays until the next upload.
 */
type Category = 'policy' | 'configuration' | 'credentials' | 'registry' | 'outage'

export const SARIF_LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note'
}

const FAMILIES: Readonly<Record<string, Category>> = {
  block: 'configuration',
  client: 'configuration',
  constraint: 'configuration',
  credentials: 'credentials',
  file: 'configuration',
  host: 'outage',
  lock: 'configuration',
  nothing: 'configuration',
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

const allCodes = () => Object.keys(problemFacts()) as readonly ProblemCode[]

/** The index of a code in `sarifRules`. */
export const ruleIndexOf = (code: ProblemCode): number => allCodes().indexOf(code)

/**
 * All codes, with or without findings: GitHub expects the same rules in every upload of a tool (docs,
 * "Understanding rules and results"). Each code is an anchor on the page `docsUrl`.
 */
export const sarifRules = (docsUrl: string) => allCodes().map((code) => ruleOf(code, docsUrl))

// GitHub sorts alerts by these (docs, reportingDescriptor object).
const PROBLEM_SEVERITIES: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  notice: 'recommendation'
}

function ruleOf(code: ProblemCode, docsUrl: string) {
  const { title, severity, affects } = problemFacts()[code]
  const page = `${docsUrl}#${code}`
  // A finding can affect fewer clients than its rule.
  const clients = affects.length === 0 ? '' : ` It can affect ${showClients(affects)}.`
  const category = categoryOf(code)
  return {
    id: code,
    name: code.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: `${title}.${clients}` },
    help: {
      text: `${title}.${clients} Cause, client output and fixes: ${page}`,
      markdown: `**${title}.**${clients}\n\n[Cause, client output and fixes](${page})`
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
