// `npm run bench -- --against COMMIT`: this checkout and another commit in turns, and how their costs compare.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { requireFreshBuild } from '../built-from.ts'
import { median } from './figures.ts'
import { type Cost, type Measurement, prepare } from './pairs.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

// The commit that the goals in pairs.ts are for. No measurement may be slower than this multiple of any other commit.
const REFERENCE = 'df14af5'
const AT_MOST = 1.1

export type Options = {
  /** A commit, or `release` for the newest tag of one. */
  readonly against: string
  /** Parts of the names of measurements; empty for all. */
  readonly only: readonly string[]
  readonly repository?: string
  /** Instead of as many as each measurement has. */
  readonly pairs?: number
}

/** This checkout as a multiple of the other commit: the median of all pairs, the least and the largest. */
type Ratio = { readonly median: number; readonly least: number; readonly most: number }

type Compared = {
  readonly what: string
  readonly pairs: number
  /** The median of the other commit, and of this checkout. */
  readonly cpuMs: readonly [number, number]
  readonly cpu: Ratio
  readonly wall: Ratio
  readonly memory: Ratio | null
  readonly goal: string
  readonly verdict: 'within' | 'over'
}

/** @throws Error when a program fails, or no measurement has such a name */
export async function compare(options: Options): Promise<readonly Compared[]> {
  requireFreshBuild()
  const commit = commitOf(options.against)
  if (commit === null) return []
  await using home = await temporaryDirectory()
  const other = checkOut(commit, join(home.path, 'other'))
  const trees = join(home.path, 'trees')
  mkdirSync(trees)
  await using prepared = await prepare(trees, options.repository)
  const { only } = options
  const chosen = prepared.list.filter(
    ({ goals }) =>
      only.length === 0 || goals.some(({ what }) => only.some((part) => what.includes(part)))
  )
  if (chosen.length === 0) throw new Error(`no measurement is named ${only.join(', ')}`)
  const compared: Compared[] = []
  for (const measurement of chosen) {
    process.stderr.write(`measuring ${measurement.goals.map(({ what }) => what).join('; ')}\n`)
    compared.push(...(await inTurns(measurement, other, options, commit.startsWith(REFERENCE))))
  }
  return compared
}

/** Null when there is no release yet. */
function commitOf(against: string): string | null {
  const git = (...parameters: string[]): string =>
    execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).trim()
  if (against !== 'release') return git('rev-parse', '--verify', `${against}^{commit}`)
  const [newest] = git('tag', '--list', 'v*.*.*', '--sort=-version:refname').split('\n')
  return newest === undefined || newest === '' ? null : git('rev-parse', `${newest}^{commit}`)
}

/** Built programs are committed; a commit without them is built. */
function checkOut(commit: string, directory: string): string {
  const run = (program: string, parameters: readonly string[], cwd: string) =>
    execFileSync(program, parameters, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  // A clone leaves no trace in this repository if it is interrupted; --shared copies no objects.
  run('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, directory], ROOT)
  run('git', ['checkout', '--quiet', '--detach', commit], directory)
  if (existsSync(join(directory, 'dist/cli/index.js'))) {
    // For the sources, which scan-rounds.ts runs.
    symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'))
  } else {
    run('npm', ['ci'], directory)
    run('npm', ['run', 'build'], directory)
  }
  return directory
}

/** A B A B, so that other load affects both alike; the first pair warms the caches of the machine and is not counted. */
async function inTurns(
  { goals, pairs, run }: Measurement,
  other: string,
  options: Options,
  isReference: boolean
): Promise<readonly Compared[]> {
  const costs: (readonly [readonly Cost[], readonly Cost[]])[] = []
  const count = options.pairs ?? pairs
  for (let pair = 0; pair <= count; pair += 1) {
    const both = [await run(other), await run(ROOT)] as const
    if (pair > 0) costs.push(both)
  }
  return goals.map(({ what, goal, decides }, at): Compared => {
    const of = (name: keyof Cost): readonly (readonly [number, number])[] =>
      costs.flatMap(([theirs, ours]) => {
        const [a, b] = [theirs[at]?.[name] ?? null, ours[at]?.[name] ?? null]
        return a === null || b === null ? [] : [[a, b] as const]
      })
    const by = (name: keyof Cost): Ratio => ratioOf(of(name).map(([a, b]) => b / a))
    const memoryRatio = of('peakBytes').length === 0 ? null : by('peakBytes')
    const ratios = { cpu: by('cpuMs'), wall: by('wallMs'), memory: memoryRatio }
    const decisive = decides === 'cpuMs' ? ratios.cpu : ratios.wall
    const atMost = isReference ? goal : AT_MOST
    const memory = isReference ? 1 : AT_MOST
    const isSmall = memoryRatio === null || isAtMost(memoryRatio, memory)
    return {
      what,
      pairs: count,
      cpuMs: [median(of('cpuMs').map(([a]) => a)), median(of('cpuMs').map(([, b]) => b))],
      ...ratios,
      goal: `${decides === 'cpuMs' ? 'CPU' : 'wall'} ≤ ${atMost}${memoryRatio === null ? '' : `, memory ≤ ${memory}`}`,
      verdict: isAtMost(decisive, atMost) && isSmall ? 'within' : 'over'
    }
  })
}

const ratioOf = (ratios: readonly number[]): Ratio => ({
  median: median(ratios),
  least: Math.min(...ratios),
  most: Math.max(...ratios)
})

/** To two digits, as it is shown. */
const isAtMost = (ratio: Ratio, goal: number): boolean => Number(ratio.median.toFixed(2)) <= goal

/** A table for people. */
export function renderCompared(compared: readonly Compared[]): string {
  const show = ({ median, least, most }: Ratio): string =>
    `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`
  const rows = compared.map(({ what, pairs, cpuMs, cpu, wall, memory, goal, verdict }) => [
    what,
    String(pairs),
    cpuMs.map((ms) => Math.round(ms)).join(' → '),
    show(cpu),
    show(wall),
    memory === null ? '' : show(memory),
    goal,
    verdict
  ])
  const headings = ['', 'pairs', 'CPU ms', 'CPU ×', 'wall ×', 'memory ×', 'goal', '']
  const table = [headings, ...rows]
  const widths = headings.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)))
  return table
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}
