// Measures the startup time of the built programs, relative to `node -e 0`.
import { spawnSync } from 'node:child_process'
import { ACTION, CLI } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { median, type Section, timed } from './figures.ts'

// Odd, so that the median is one of the runs.
const ROUNDS = 21
const BUDGET = 3

const PROGRAMS = [
  { what: 'node -e 0', command: ['-e', '0'], exitCodes: [0] },
  // Without hostnames, in an empty directory: nothing to check, or wrong settings.
  { what: 'dist/index.js, nothing to do', command: [ACTION], exitCodes: [0, 2] },
  { what: 'dist/cli/index.js --version', command: [CLI, '--version'], exitCodes: [0] }
] as const

export async function measureColdStart(): Promise<Section> {
  await using home = await temporaryDirectory()
  const durations = PROGRAMS.map((): number[] => [])
  // Alternates between the programs, so that other load affects all equally; the first round warms caches.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { what, command, exitCodes }] of PROGRAMS.entries()) {
      const started = performance.now()
      const env = { PATH: process.env['PATH'] ?? '', HOME: home.path, RUNNER_TEMP: home.path }
      const { status } = spawnSync(process.execPath, command, { cwd: home.path, env })
      if (round > 0) durations[index]?.push(performance.now() - started)
      if (!exitCodes.some((code) => code === status))
        throw new Error(`${what} ended with ${status}`)
    }
  }
  const floorMs = median(durations[0] ?? [])
  return {
    title: 'Cold start',
    notes: [`${ROUNDS} rounds of one run each, after one warm-up round.`],
    figures: PROGRAMS.map(({ what }, index) => ({
      ...timed(what, durations[index] ?? []),
      ...(index > 0 && { floorMs, budget: BUDGET })
    }))
  }
}
