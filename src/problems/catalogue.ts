// Every problem code, from the families in this folder.
import * as cliConfig from './cli-config.ts'
import * as credentials from './credentials.ts'
import * as document from './document.ts'
import * as file from './file.ts'
import * as host from './host.ts'
import * as login from './login.ts'
import type { ProblemFacts } from './problem.ts'
import * as redirect from './redirect.ts'
import * as service from './service.ts'
import * as services from './services-forced.ts'
import * as source from './source.ts'
import * as tls from './tls.ts'

const KINDS = {
  ...cliConfig,
  ...credentials,
  ...document,
  ...file,
  ...host,
  ...login,
  ...redirect,
  ...service,
  ...services,
  ...source,
  ...tls
}

export type ProblemCode = (typeof KINDS)[keyof typeof KINDS]['code']

/** A family is the first word of its codes. Documentation and reports keep this order. */
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

const familyOf = (code: string): number => FAMILIES.indexOf(code.split('-', 1)[0] ?? '')

const kinds: readonly (ProblemFacts & { readonly code: ProblemCode })[] = Object.values(KINDS)

function factsByCode(): Readonly<Record<ProblemCode, ProblemFacts>> {
  const facts = {} as Record<ProblemCode, ProblemFacts>
  const sorted = kinds.toSorted(
    (a, b) => familyOf(a.code) - familyOf(b.code) || (a.code < b.code ? -1 : 1)
  )
  for (const kind of sorted) facts[kind.code] = kind
  return facts
}

/** The facts of every code, by family and then alphabetically. */
export const PROBLEMS = factsByCode()

/** The page that explains each code; the code is the anchor of its section. */
export const PROBLEMS_PAGE = 'docs/problems.md'
