import { readHclJson } from '../../src/read/hcl/json.ts'
import { readHcl } from '../../src/read/hcl/native.ts'
import { readHclCases } from '../support/hcl-cases.ts'
import { generateHcl } from '../support/hcl-generator.ts'
import { mutate, randomFor, readCorpus } from '../support/hcl-mutants.ts'
import { afterAll, expect, it } from '../support/jest.ts'
import { countCompared, disagreement, startOfficialParser } from '../support/official-hcl.ts'
import { rounds } from '../support/random.ts'

const parser = startOfficialParser()
afterAll(() => parser.close())

/** What is wrong with our reading of a text, if the official parser accepts it. */
async function judge(text: string) {
  const structure = readHcl(text)
  const official = await parser.read(text)
  const isAccepted = official.kind === 'read'
  const difference = isAccepted ? disagreement(structure, official.json) : undefined
  const alarm = isAccepted ? structure.problems[0]?.message : undefined
  return { kind: official.kind, fault: difference ?? alarm, found: countCompared(structure) }
}

it.each(readCorpus().map(({ name, text }) => ({ name, text })))(
  'reads $name as the official parser does',
  async ({ text }) => {
    expect((await judge(text)).fault).toBeUndefined()
  }
)

it('reads the measured cases as the official parser does', async () => {
  const faults: string[] = []
  for (const { name, text, official } of readHclCases('native')) {
    const { kind, fault } = await judge(text)
    // What the converter has no JSON for, the parser has accepted.
    if ((kind === 'refused') !== (official === 'reject')) faults.push(`${name}: ${kind}`)
    if (fault !== undefined) faults.push(`${name}: ${fault}`)
  }
  expect(faults).toEqual([])
})

const FILES = rounds(100, 2000)
// At night scripts/fuzz-hcl.ts makes many more.
const MUTANTS = 400

it(`reads ${FILES} random files as the official parser does`, async () => {
  let found = 0
  for (let number = 0; number < FILES; number++) {
    const text = generateHcl(randomFor(number))
    const verdict = await judge(text)
    expect({ number, text, kind: verdict.kind, fault: verdict.fault }).toEqual({
      number,
      text,
      kind: verdict.kind === 'unable' ? 'unable' : 'read',
      fault: undefined
    })
    found += verdict.found
  }
  expect(found).toBeGreaterThan(FILES / 2)
})

it('reads mutants as the official parser does, where it accepts them', async () => {
  const seeds = readCorpus()
  let accepted = 0
  for (let number = 0; number < MUTANTS; number++) {
    const random = randomFor(number)
    const text = mutate(seeds[random.below(seeds.length)]?.text ?? '', random)
    const { kind, fault } = await judge(text)
    if (kind === 'read') accepted++
    readHclJson(text)
    expect({ number, text: fault && text, fault }).toEqual({
      number,
      text: undefined,
      fault: undefined
    })
  }
  expect(accepted).toBeGreaterThan(MUTANTS / 7)
})
