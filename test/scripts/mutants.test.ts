// The mutants still fit the sources. Running them takes long: `node scripts/mutate.ts`.
import { existsSync, readFileSync } from 'node:fs'
import { MUTATED } from '../../scripts/mutate/all.ts'
import { expect, it } from '../support/jest.ts'

it('every mutant changes text that occurs once in its file, and names tests that exist', () => {
  const stale = MUTATED.flatMap(({ file, tests, mutants }) => {
    const source = readFileSync(file, 'utf8')
    return [
      ...tests.filter((test) => !existsSync(test)),
      ...mutants
        .filter(({ text, replacement }) => source.split(text).length !== 2 || text === replacement)
        .map(({ promise }) => `${file}: ${promise}`)
    ]
  })
  expect(stale).toEqual([])
})

it('each of at most 85 promises is listed once', () => {
  const promises = MUTATED.flatMap(({ file, mutants }) =>
    mutants.map(({ promise }) => `${file}: ${promise}`)
  )
  expect(promises).toEqual([...new Set(promises)])
  expect(promises.length).toBeLessThanOrEqual(85)
})
