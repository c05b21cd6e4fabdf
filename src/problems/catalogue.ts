// Every problem code, from the families in this folder.
import * as cliConfig from './cli-config.ts'
import * as credentials from './credentials.ts'
import * as document from './document.ts'
import * as file from './file.ts'
import * as host from './host.ts'
import * as redirect from './http/redirect.ts'
import * as tls from './http/tls.ts'
import * as answers from './init/answers.ts'
import * as choice from './init/choice.ts'
import * as cloud from './init/cloud.ts'
import * as initFiles from './init/files.ts'
import * as incomplete from './init/incomplete.ts'
import * as inside from './init/inside.ts'
import * as mirrors from './init/mirrors.ts'
import * as notFollowed from './init/not-followed.ts'
import * as packages from './init/packages.ts'
import * as providerPackages from './init/provider-packages.ts'
import * as unknown from './init/unknown.ts'
import * as login from './login.ts'
import * as notContacted from './not-contacted.ts'
import type { ProblemFacts } from './problem.ts'
import * as service from './service.ts'
import * as serviceUrl from './service-url.ts'
import * as source from './source.ts'

const allKinds = () => ({
  ...answers,
  ...choice,
  ...cliConfig,
  ...cloud,
  ...credentials,
  ...document,
  ...file,
  ...host,
  ...incomplete,
  ...initFiles,
  ...inside,
  ...login,
  ...mirrors,
  ...notContacted,
  ...packages,
  ...providerPackages,
  ...redirect,
  ...notFollowed,
  ...service,
  ...serviceUrl,
  ...source,
  ...tls,
  ...unknown
})

type Kinds = ReturnType<typeof allKinds>

export type ProblemCode = Kinds[keyof Kinds]['code']

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
  'constraint',
  'lock',
  'client',
  'module',
  'provider',
  'mirror',
  'versions',
  'version',
  'answer',
  'cloud',
  'package',
  'block',
  'file',
  'nothing',
  'credentials',
  'services',
  'not'
]

type FactsByCode = Readonly<Record<ProblemCode, ProblemFacts>>

let factsByCode: FactsByCode | undefined

/** The facts of every code, by family and then alphabetically. */
export function problemFacts(): FactsByCode {
  // Collected at the first call: at start-up it takes 1 ms of 55, and many runs have no problem.
  factsByCode ??= collectFacts()
  return factsByCode
}

function collectFacts(): FactsByCode {
  const facts = {} as Record<ProblemCode, ProblemFacts>
  const kinds = Object.values(allKinds())
  for (const family of FAMILIES) {
    const ofFamily = kinds.filter(({ code }) => code.startsWith(`${family}-`))
    for (const kind of ofFamily.sort((a, b) => (a.code < b.code ? -1 : 1))) facts[kind.code] = kind
  }
  return facts
}

/** The page that explains each code; the code is the anchor of its section. */
export const PROBLEMS_PAGE = 'docs/problems.md'
