// The job summary that README shows: of some registries of the demo, so that it fits on one screen.
import { normaliseText } from '../../test/support/normalise.ts'
import { runAction } from '../../test/support/program.ts'
import { inputsOf, readExamples, readStep, stageRegistries } from '../demo/staging.ts'

export const IMAGES = 'docs/images'
/** The text of the pictures. */
export const PICTURED = `${IMAGES}/summary.md`

/** Those that work, and those that fail for the most frequent reasons. */
const SHOWN = ['registry', 'private', 'providers', 'closed'].map((name) => `${name}.example.com`)

/** Runs the built Action against the registries, which listen on this machine, and returns its summary in Markdown. */
export async function makeSummary(): Promise<string> {
  const [all, step] = await Promise.all([readExamples(), readStep()])
  const examples = all.filter(({ host }) => SHOWN.includes(host))
  const lines = [step.with['hostnames'] ?? []].flat()
  const hostnames = lines.filter((line) => SHOWN.some((host) => line.startsWith(`${host} `)))
  await using registry = await stageRegistries(examples)
  const { summary } = await runAction({
    ...inputsOf({ ...step, with: { ...step.with, hostnames } }),
    resolve: registry.resolve,
    'ca-file': registry.caFile
  })
  return summary
}

/** The summary without what differs from run to run, or from release to release. */
export const withoutTimes = (summary: string): string =>
  normaliseText(summary, { ports: [], paths: [], days: [] }).replace(
    /tf-disco [\d.]+, started .* UTC/,
    'tf-disco <version>, started <time>'
  )

/** The text that a screen reader says in place of the picture: the heading of the summary. */
export function describePicture(summary: string): string {
  const [, heading = ''] = /^## (.+)$/m.exec(summary) ?? []
  return `Job summary: ${heading.replaceAll(/<[^>]*>/g, '').replace(/^\W+/, '')}`
}
