// Serves the registries of examples/ until it is ended, and tells a workflow's later steps where they are.
import { appendFileSync } from 'node:fs'
import { readExamples, stageRegistries } from './staging.ts'

const { GITHUB_OUTPUT: output } = process.env
if (output === undefined)
  throw new Error('GITHUB_OUTPUT is not set: this is for a step of a workflow')

const registry = await stageRegistries(await readExamples())
appendFileSync(
  output,
  `ca-file=${registry.caFile}\nresolve<<END_OF_RESOLVE\n${registry.resolve}\nEND_OF_RESOLVE\n`
)
// A job ends its processes; this is for the one that does not.
setTimeout(() => process.exit(0), 10 * 60 * 1000)
