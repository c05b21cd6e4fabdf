// Every problem code, and what is always true of it.
import * as kinds from './kinds.ts'
import type { ProblemFacts } from './problem.ts'

export type ProblemCode = (typeof kinds)[keyof typeof kinds]['code']

/** A family is the first word of its codes. Documentation and reports keep this order. */
const FAMILIES = `
  host proxy tls redirect document service login source constraint lock client module provider mirror
  versions version answer cloud package block file nothing credentials services not
`
  .trim()
  .split(/\s+/)

type FactsByCode = Readonly<Record<ProblemCode, ProblemFacts>>

let factsByCode: FactsByCode | undefined

/** The facts of every code, by family and then alphabetically. */
export function problemFacts(): FactsByCode {
  // Collected at the first call: at start-up it takes 1 ms of 55, and many runs have no problem.
  factsByCode ??= Object.fromEntries(FAMILIES.flatMap(factsOfFamily)) as FactsByCode
  return factsByCode
}

const factsOfFamily = (family: string): readonly (readonly [ProblemCode, ProblemFacts])[] =>
  Object.values(kinds)
    .filter(({ code }) => code.startsWith(`${family}-`))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((kind) => [kind.code, kind])

/** The page that explains each code; the code is the anchor of its section. */
export const PROBLEMS_PAGE = 'docs/problems.md'
