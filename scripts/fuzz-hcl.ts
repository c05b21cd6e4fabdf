// Compares the HCL scanner with the official parser on mutated files, and times it on hostile texts.
//
//   npx node scripts/fuzz-hcl.ts [MUTANTS] [FIRST]
//
// Exits with 1 if there is any difference.

import { readHclJson } from '../src/read/hcl/json.ts'
import { readHcl } from '../src/read/hcl/native.ts'
import type { Structure } from '../src/read/hcl/structure.ts'
import { generateHcl } from '../test/support/hcl-generator.ts'
import { mutate, randomFor, readCorpus } from '../test/support/hcl-mutants.ts'
import { HOSTILE_HCL, HOSTILE_JSON } from '../test/support/hostile-hcl.ts'
import { countCompared, disagreement, startOfficialParser } from '../test/support/official-hcl.ts'

const SIZES = [10_000, 100_000, 1_000_000] as const
// Time per byte may grow by this factor from 100 KB to 1 MB, because of caches and garbage collection.
const MOST_GROWTH = 4

async function fuzz(mutants: number, first: number): Promise<number> {
  const parser = startOfficialParser()
  const seeds = readCorpus().map(({ text }) => text)
  const tally = {
    accepted: 0,
    refused: 0,
    unable: 0,
    blocks: 0,
    unseen: 0,
    recovered: 0,
    faults: 0
  }
  for (let number = first; number < first + mutants; number++) {
    const random = randomFor(number)
    const isRandom = random.below(4) === 0
    const seed = isRandom ? generateHcl(random) : (seeds[random.below(seeds.length)] ?? '')
    const text = mutate(seed, random)
    const structure = readHcl(text)
    readHclJson(text)
    const official = await parser.read(text)
    if (official.kind === 'read') {
      tally.accepted++
      tally.blocks += countCompared(structure)
      const fault = disagreement(structure, official.json) ?? structure.problems[0]?.message
      if (fault !== undefined) {
        tally.faults++
        console.log(`mutant ${number}: ${fault}`)
      }
    } else {
      if (official.kind === 'unable') tally.unable++
      else tally.refused++
      if (official.kind === 'refused' && structure.problems.length === 0) tally.unseen++
      tally.recovered += countCompared(structure)
    }
  }
  await parser.close()
  console.log(`${mutants} mutants, none made the scanner throw`)
  console.log(
    `  ${tally.accepted} accepted by the official parser: ${tally.blocks} blocks compared, ${tally.faults} differences`
  )
  console.log(
    `  ${tally.refused} refused by it: ${tally.recovered} blocks still found, a mistake named in ${tally.refused - tally.unseen}`
  )
  console.log(`  ${tally.unable} accepted, but not expressible in the converter's JSON`)
  return tally.faults
}

/** The fastest of a few runs, in nanoseconds per byte. */
function nanosecondsPerByte(read: (text: string) => Structure, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 5; run++) {
    const before = performance.now()
    read(text)
    best = Math.min(best, performance.now() - before)
  }
  return (best * 1e6) / text.length
}

function race(): number {
  const rows = [
    ...HOSTILE_HCL.map((row) => ({ ...row, read: readHcl, syntax: 'HCL' })),
    ...HOSTILE_JSON.map((row) => ({ ...row, read: readHclJson, syntax: 'JSON' }))
  ]
  let faults = 0
  console.log(`nanoseconds per byte at ${SIZES.join(', ')} bytes`)
  for (const { name, make, read, syntax } of rows) {
    const times = SIZES.map((size) => nanosecondsPerByte(read, make(size)))
    const [, middle = 0, last = 0] = times
    const isFlat = last <= MOST_GROWTH * Math.max(middle, 5)
    if (!isFlat) faults++
    const shown = times.map((time) => time.toFixed(1).padStart(8)).join('')
    console.log(`${shown}  ${isFlat ? '' : 'GROWS '}${syntax}: ${name}`)
  }
  return faults
}

const [mutants = '50000', first = '0'] = process.argv.slice(2)
const faults = race() + (await fuzz(Number(mutants), Number(first)))
process.exitCode = faults === 0 ? 0 : 1
