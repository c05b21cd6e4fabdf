// The catalogue of problem codes.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { problemFacts } from '../../src/problems/catalogue.ts'
import type { ProblemFacts } from '../../src/problems/problem.ts'

type Kind = ProblemFacts & { readonly code: string }
const SHARED = ['brief.ts', 'catalogue.ts', 'kinds.ts', 'place.ts', 'problem.ts', 'token.ts']
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

  it('marks the codes whose help names a setting that decides how files are read', () => {
    const sentences = readFileSync('test/problems/sentences.txt', 'utf8').split(/^(?=\S)/m)
    const named = sentences
      .filter((each) => /^ {4}.*`(?:scan|exclude|roots|dialect)`/m.test(each))
      .map((each) => each.split('\n', 1)[0])
    const marked = Object.entries(problemFacts()).filter(([, { isCuredByScan }]) => isCuredByScan)
    // These are worded for a check of several repositories where they are found.
    const worded = ['host-assumed', 'nothing-to-check']
    expect([...marked.map(([code]) => code), ...worded].sort()).toEqual(named)
  })
})
