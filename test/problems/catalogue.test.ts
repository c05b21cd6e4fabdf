// The catalogue of problem codes.
import { globSync, readFileSync } from 'node:fs'
import { problemFacts } from '../../src/rules/problems/catalogue.ts'
import { describe, expect, it } from '../support/jest.ts'

const SHARED = [
  'brief.ts',
  'catalogue.ts',
  'http/obstacle.ts',
  'note.ts',
  'place.ts',
  'problem.ts',
  'stops.ts',
  'token.ts'
]
const families = globSync('**/*.ts', { cwd: 'src/rules/problems' }).filter(
  (file) => !SHARED.includes(file)
)
const exported = await Promise.all(
  families.map(async (file) => {
    const family: Readonly<Record<string, unknown>> = await import(
      `../../src/rules/problems/${file}`
    )
    return Object.keys(family)
  })
)
// Makes the problems of all fields of `login.v1`, whose codes have the names of the broken rules.
const ofFields = /^login-(?!type|url-port)/

const ASSUMED = /; if this repository uses OpenTofu, set `dialect`$/gm

const camelCase = (code: string): string =>
  code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('the catalogue', () => {
  it('lists every constructor, each named after its code', () => {
    const codes = Object.keys(problemFacts()).filter((code) => !ofFields.test(code))
    expect(exported.flat().sort()).toEqual([...codes.map(camelCase), 'loginFlaw'].sort())
  })

  it('makes problems of its code in each constructor', () => {
    const sources = families
      .map((file) => readFileSync(`src/rules/problems/${file}`, 'utf8'))
      .join('\n')
    const definitions = sources.split(/^export (?:const|function) /m).slice(1)
    const wrong = definitions.filter((definition) => {
      const [name = ''] = definition.split(/\W/, 1)
      const codes = definition.matchAll(/(?:problem|foundNoToken|unknownIn)\(\s*'([a-z0-9-]+)'/g)
      return [...codes].some(([, code = '']) => camelCase(code) !== name)
    })
    expect(wrong).toEqual([])
  })

  it('lists the codes of a family together, in alphabetical order', () => {
    const codes = Object.keys(problemFacts())
    const families = Map.groupBy(codes, (code) => code.replace(/-.*/, ''))
    expect([...families.values()].flatMap((family) => family.toSorted())).toEqual(codes)
  })

  it('has a title of its own for each code, without a full stop', () => {
    const titles = Object.values(problemFacts()).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.endsWith('.') || title.length > 70)).toEqual([])
  })

  it('marks the codes whose help names a setting that decides how files are read', () => {
    // Any code can be about the default host of a CLI that is only assumed.
    const said = readFileSync('test/problems/sentences.txt', 'utf8').replaceAll(ASSUMED, '')
    const sentences = said.split(/^(?=\S)/m)
    const named = sentences
      .filter((each) => /^ {4}.*`(?:scan|exclude|roots|dialect)`/m.test(each))
      .map((each) => each.split('\n', 1)[0])
    const marked = Object.entries(problemFacts()).filter(([, { isCuredByScan }]) => isCuredByScan)
    // It is worded for a check of several repositories where it is found.
    const worded = ['nothing-to-check']
    expect([...marked.map(([code]) => code), ...worded].sort()).toEqual(named)
  })

  it('gives each reader one cure, with at most one alternative', () => {
    const helps = readFileSync('test/problems/sentences.txt', 'utf8').match(/^ {4}.+$/gm) ?? []
    // Any help can be about the default host of a CLI that is only assumed.
    const alternatives = (help: string) =>
      help.replace(ASSUMED, '').match(/[,;] or |; if you run |; otherwise |\? if not, /g) ?? []
    expect(helps.length).toBeGreaterThan(300)
    expect(helps.filter((help) => alternatives(help).length > 1)).toEqual([])
  })
})
