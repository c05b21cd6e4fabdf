// Start-up time of the built programs and one whole check, against Node that does nothing; the size of a download.
import { execFileSync, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { ACTION, CLI, inputEnv } from '../../test/support/program.ts'
import { FakeRegistry } from '../../test/support/registry.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { type Figure, median, type Section, timed, weighed } from './figures.ts'

// Odd, so that the median is one of the runs.
const ROUNDS = 21
const HOST = 'registry.example.com'
const BARE_GET = fileURLToPath(new URL('bare-get.mjs', import.meta.url))
// 0.8 MB.
const DOWNLOAD_MIB = 0.76

type Program = {
  readonly what: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly exitCodes: readonly (number | null)[]
  readonly budget: number | null
}

export async function measureColdStart(): Promise<Section> {
  await using home = await temporaryDirectory()
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  const files = {
    GITHUB_OUTPUT: join(home.path, 'out'),
    GITHUB_STEP_SUMMARY: join(home.path, 'sum')
  }
  await Promise.all(Object.values(files).map((file) => writeFile(file, '')))
  const env = { PATH: process.env['PATH'] ?? '', HOME: home.path, RUNNER_TEMP: home.path, ...files }
  const programs = programsFor(registry)
  const durations = programs.map((): number[] => [])
  // Interleaved, so that other load affects all alike; the first round warms caches.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { what, command, exitCodes, env: own }] of programs.entries()) {
      const started = performance.now()
      const exitCode = await run(command, home.path, { ...env, ...own })
      if (round > 0) durations[index]?.push(performance.now() - started)
      if (!exitCodes.includes(exitCode)) throw new Error(`${what} ended with ${exitCode}`)
    }
  }
  const floorMs = median(durations[0] ?? [])
  return {
    title: 'Cold start',
    notes: [
      `${ROUNDS} rounds of one run each, after one that is not counted.`,
      'The download is the archive of the last commit, with the attributes of .gitattributes.'
    ],
    figures: [
      ...programs.map(
        ({ what, budget }, index): Figure => ({
          ...timed(what, durations[index] ?? []),
          floorMs: index === 0 ? null : floorMs,
          budget
        })
      ),
      weighed('what a workflow downloads', downloadBytes(), DOWNLOAD_MIB)
    ]
  }
}

const programsFor = (registry: FakeRegistry): readonly Program[] => [
  { what: 'node -e 0', command: ['-e', '0'], exitCodes: [0], budget: null },
  // Without hostnames, in an empty directory: nothing to check, or a reported mistake.
  {
    what: 'dist/index.js, nothing to do',
    command: [ACTION],
    exitCodes: [1, 2],
    budget: 2.2
  },
  { what: 'dist/cli/index.js, nothing to do', command: [CLI], exitCodes: [1, 2], budget: 2.2 },
  { what: 'dist/cli/index.js --version', command: [CLI, '--version'], exitCodes: [0], budget: 2 },
  {
    what: 'a bare https.get of one document',
    command: [BARE_GET, registry.caFile, String(registry.port), HOST],
    exitCodes: [0],
    budget: null
  },
  {
    what: 'dist/index.js, one host',
    command: [ACTION],
    env: inputEnv({
      hostnames: HOST,
      scan: '',
      resolve: registry.resolve,
      'ca-file': registry.caFile
    }),
    exitCodes: [0],
    budget: 4.5
  }
]

/** The exit code. Not spawnSync, because the registry is in this process. */
function run(
  command: readonly string[],
  directory: string,
  env: Readonly<Record<string, string>>
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: directory,
      env,
      stdio: ['ignore', 'pipe', 'pipe']
    })
    child.stdout.resume()
    child.stderr.resume()
    child.once('error', reject)
    child.once('close', resolve)
  })
}

function downloadBytes(): number {
  const command = ['archive', '--worktree-attributes', 'HEAD']
  const archive = execFileSync('git', command, { maxBuffer: 100 * 1024 ** 2 })
  return gzipSync(archive, { level: 9 }).length
}
