// The catalogue of problem codes, and every problem that the scenarios provoke.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type ProblemCode, problemFacts } from '../../src/problems/catalogue.ts'
import type { ProblemFacts, Severity } from '../../src/problems/problem.ts'
import type { Client } from '../../src/protocol/clients.ts'

type Kind = ProblemFacts & { readonly code: string }
type Recorded = {
  readonly code: ProblemCode
  readonly severity: Severity
  readonly message: string
  readonly help: string | null
  readonly affects: readonly Client[]
}

const SHARED = ['brief.ts', 'catalogue.ts', 'place.ts', 'problem.ts']
const families = globSync('**/*.ts', { cwd: 'src/problems' }).filter(
  (file) => !SHARED.includes(file)
)
const constructors = await Promise.all(
  families.map(async (file) => {
    const family: Readonly<Record<string, Kind>> = await import(`../../src/problems/${file}`)
    return Object.entries(family)
  })
)
const kinds = constructors.flat()

const camelCase = (code: string): string =>
  code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const recorded = globSync('test/scenarios/*/expected.json').flatMap((file) => {
  const report: { findings?: readonly Recorded[] } = JSON.parse(readFileSync(file, 'utf8'))
  return (report.findings ?? []).map((finding) => ({ file, ...finding }))
})

describe('the catalogue', () => {
  it('lists every constructor, each named after its code', () => {
    expect(kinds.map(([name]) => name)).toEqual(kinds.map(([, { code }]) => camelCase(code)))
    expect(kinds.map(([, { code }]) => code).sort()).toEqual(Object.keys(problemFacts()).sort())
  })

  it('has a title of its own for each code, without a full stop', () => {
    const titles = Object.values(problemFacts()).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.endsWith('.') || title.length > 70)).toEqual([])
  })
})

describe('the scenarios', () => {
  it('record findings', () => {
    expect(recorded.length).toBeGreaterThan(Object.keys(problemFacts()).length)
  })

  it('record no finding that affects a client that its code does not list', () => {
    const wrong = recorded.filter(({ code, affects }) =>
      affects.some((client) => !problemFacts()[code].affects.includes(client))
    )
    expect(wrong).toEqual([])
  })

  it('record no finding that is more severe than its code', () => {
    const order = ['notice', 'warning', 'error']
    const wrong = recorded.filter(
      ({ code, severity }) => order.indexOf(severity) > order.indexOf(problemFacts()[code].severity)
    )
    expect(wrong).toEqual([])
  })

  // Messages of sources quote addresses, and what the clients print.
  it('record no message or help that ends with a full stop, except about sources', () => {
    const wrong = recorded.filter(
      ({ code, message, help }) =>
        !code.startsWith('source-') && (message.endsWith('.') || help?.endsWith('.'))
    )
    expect(wrong.map(({ file, code }) => `${file} ${code}`)).toEqual([])
  })
})
