// Time of parsing texts in memory, against the expected speed and the official parser.
import { startOfficialParser } from '../../test/support/official-hcl.ts'
import { type Figure, median, timed } from './figures.ts'
import type { Built } from './library.ts'
import { readTree } from './read-tree.ts'

const ROUNDS = 9
const PARSED_PER_MS = 150_000
// The official parser would take a minute for all files.
const SAMPLE = 200

export async function measureParsing(root: string, built: Built): Promise<readonly Figure[]> {
  const texts: string[] = []
  readTree(root, (name, text) => {
    if (!name.endsWith('.json')) texts.push(text)
  })
  const ms = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now()
    for (const text of texts) built.readHcl(text)
    return performance.now() - begun
  })
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  const floorMs = characters / PARSED_PER_MS
  const speed = Math.round(characters / median(ms) / 1000)
  const official = timed(`the same with @cdktf/hcl2json (WebAssembly), from ${SAMPLE} files`, [
    await timeOfficial(texts)
  ])
  return [
    {
      ...timed(`parsing alone, ${speed} MB/s; the floor is ${PARSED_PER_MS / 1000} MB/s`, ms),
      floorMs,
      budget: 1
    },
    { ...official, floorMs }
  ]
}

async function timeOfficial(texts: readonly string[]): Promise<number> {
  const every = Math.floor(texts.length / SAMPLE)
  const sample = texts.filter((_, at) => at % every === 0).slice(0, SAMPLE)
  const parser = startOfficialParser()
  // The first call compiles the parser.
  await parser.read('')
  const begun = performance.now()
  for (const text of sample) {
    const { kind } = await parser.read(text)
    if (kind !== 'read') throw new Error('the corpus is not what the official parser accepts')
  }
  const ms = performance.now() - begun
  await parser.close()
  return (ms / SAMPLE) * texts.length
}
