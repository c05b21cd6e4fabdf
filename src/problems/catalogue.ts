// Every problem code, from the families in this folder.
import * as credentials from './credentials.ts'
import * as document from './document.ts'
import * as file from './file.ts'
import * as host from './host.ts'
import * as login from './login.ts'
import * as moduleHost from './module-host.ts'
import type { Problem, ProblemFacts } from './problem.ts'
import * as redirect from './redirect.ts'
import * as service from './service.ts'
import * as services from './services-forced.ts'
import * as source from './source.ts'
import * as tls from './tls.ts'

type Kinds = Readonly<Record<string, ProblemFacts & { readonly code: string }>>

/** The facts of a family's codes, by code. */
function byCode<K extends Kinds>(family: K) {
  type Code = K[keyof K]['code']
  const facts = {} as Record<Code, ProblemFacts>
  for (const kind of Object.values(family)) facts[kind.code as Code] = kind
  return facts
}

// A code belongs to the family that its first word names. The documentation keeps this order.
const FAMILIES = [
  'host',
  'proxy',
  'tls',
  'redirect',
  'document',
  'service',
  'login',
  'source',
  'block',
  'file',
  'credentials',
  'services'
]

const placeOf = (code: string): string =>
  String.fromCharCode(0x41 + FAMILIES.indexOf(code.split('-')[0] ?? '')) + code

function inOrder<Facts extends object>(facts: Facts): Facts {
  const entries = Object.entries(facts)
  entries.sort(([a], [b]) => (placeOf(a) < placeOf(b) ? -1 : 1))
  return Object.fromEntries(entries) as Facts
}

/** The facts of every code, by family and then alphabetically. */
export const PROBLEMS = inOrder({
  ...byCode(credentials),
  ...byCode(document),
  ...byCode(file),
  ...byCode(host),
  ...byCode(login),
  ...byCode(moduleHost),
  ...byCode(redirect),
  ...byCode(service),
  ...byCode(services),
  ...byCode(source),
  ...byCode(tls)
})

export type ProblemCode = keyof typeof PROBLEMS

/** The problem with the facts of its code where it has none of its own. */
export const withFacts = (problem: Problem): Problem & ProblemFacts => ({
  ...PROBLEMS[problem.code],
  ...problem
})

/** The page that explains each code; the code is the anchor of its section. */
export const PROBLEMS_PAGE = 'docs/problems.md'
