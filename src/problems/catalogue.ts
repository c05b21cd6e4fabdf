// Every problem code, from the families in this folder.
import { LEGACY } from './legacy.ts'
import type { ProblemFacts } from './problem.ts'
import * as services from './services-forced.ts'

type Kinds = Readonly<Record<string, ProblemFacts & { readonly code: string }>>

/** The facts of a family's codes, by code. */
function byCode<K extends Kinds>(family: K) {
  type Code = K[keyof K]['code']
  const facts = {} as Record<Code, ProblemFacts>
  for (const kind of Object.values(family)) facts[kind.code as Code] = kind
  return facts
}

/** The facts of every code. */
export const PROBLEMS = { ...LEGACY, ...byCode(services) }

export type ProblemCode = keyof typeof PROBLEMS

/** The page that explains each code; the code is the anchor of its section. */
export const PROBLEMS_PAGE = 'docs/problems.md'
