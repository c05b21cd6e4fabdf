// The problem codes as SARIF rules: title, severity, affected clients, category.
import { type ProblemCode, problemFacts } from '../../rules/problems/catalogue.ts'
import { problemUrl } from '../../rules/protocol/version.ts'
import { showClients } from '../phrases.ts'

// The first that fits; all other codes are `registry`: a host's discovery document or services are wrong.
const CATEGORIES = [
  // The repository does not allow it.
  [/^host-not-allowed$/, 'policy'],
  [/^host-(dotless-module|idn-module|private-redirect)$/, 'registry'],
  // A file is wrong.
  [/^host-(generic|invalid|missing)$/, 'configuration'],
  [/^(block|client|constraint|file|ignore|lock|nothing|source)-/, 'configuration'],
  // A token is wrong.
  [/^credentials-/, 'credentials'],
  // The state of a host during the check. It can change without a commit, but an alert stays until the next upload.
  [/^(host|proxy)-|^document-(incomplete|status)$/, 'outage']
] as const

export const categoryOf = (code: ProblemCode) =>
  CATEGORIES.find(([codes]) => codes.test(code))?.[1] ?? 'registry'

export const SARIF_LEVELS = { error: 'error', warning: 'warning', notice: 'note' } as const

// GitHub sorts alerts by these (docs, reportingDescriptor object).
const PROBLEM_SEVERITIES = { ...SARIF_LEVELS, notice: 'recommendation' } as const

const allCodes = () => Object.keys(problemFacts()) as readonly ProblemCode[]

/** The index of a code in `sarifRules`. */
export const ruleIndexOf = (code: ProblemCode): number => allCodes().indexOf(code)

/** All codes: GitHub expects the same rules in every upload of a tool (docs, "Understanding rules and results"). */
export const sarifRules = (docsUrl: string) => allCodes().map((code) => ruleOf(code, docsUrl))

function ruleOf(code: ProblemCode, docsUrl: string) {
  const { title, severity, affects } = problemFacts()[code]
  const page = problemUrl(code, docsUrl)
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
