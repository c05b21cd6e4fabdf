// Start-up time of the built programs, against Node that does nothing.
import { spawnSync } from 'node:child_process'
import { ACTION, CLI } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { median, type Section, timed } from './figures.ts'

// Odd, so that the median is one of the runs.
const ROUNDS = 21

type Program = {
  readonly what: string
  readonly command: readonly string[]
  readonly exitCodes: readonly number[]
  readonly budget: number | null
  readonly goal: number | null
}

const PROGRAMS: readonly Program[] = [
  { what: 'node -e 0', command: ['-e', '0'], exitCodes: [0], budget: null, goal: null },
  // Without hostnames, in an empty directory: nothing to check, or a reported mistake.
  {
    what: 'dist/index.js, nothing to do',
    command: [ACTION],
    exitCodes: [1, 2],
    budget: 3,
    goal: 2.2
  },
  {
    what: 'dist/cli/index.js --version',
    command: [CLI, '--version'],
    exitCodes: [0],
    budget: 3,
    goal: 2
  }
]

export async function measureColdStart(): Promise<Section> {
  await using home = await temporaryDirectory()
  const durations = PROGRAMS.map((): number[] => [])
  // Interleaved, so that other load affects all alike; the first round warms caches.
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
    notes: [`${ROUNDS} rounds of one run each, after one that is not counted.`],
    figures: PROGRAMS.map(({ what, budget, goal }, index) => ({
      ...timed(what, durations[index] ?? []),
      floorMs: index === 0 ? null : floorMs,
      budget,
      goal
    }))
  }
}
