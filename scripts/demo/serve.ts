// Serves the registries of examples/ until it is ended, and sets outputs with their addresses for later steps.
import { appendFileSync } from 'node:fs'
import { readExamples, stageRegistries } from './staging.ts'

const { GITHUB_OUTPUT: output } = process.env
if (output === undefined) throw new Error('GITHUB_OUTPUT is not set; run this in a workflow step')

const registry = await stageRegistries(await readExamples())
appendFileSync(
  output,
  `ca-file=${registry.caFile}\nresolve<<END_OF_RESOLVE\n${registry.resolve}\nEND_OF_RESOLVE\n`
)
// A safety net in case the job does not end the process.
setTimeout(() => process.exit(0), 10 * 60 * 1000)
