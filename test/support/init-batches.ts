// Checks rows of init.json in this process, many in one run: each is a directory and has its own hosts.

import type { Finding } from '../../src/judge/finding.ts'
import type { StartTimer } from '../../src/observe/network/redirects.ts'
import { startTimer } from '../../src/observe/visit/stop.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { type Checked, check } from '../../src/run/check.ts'
import { quietWorld } from './check-in-process.ts'
import { writeCheckout } from './checkout.ts'
import { type InitRow, lastRun, type Pass } from './init-rows.ts'
import { type CheckDepth, CLIENT_VERSIONS, type Predicted } from './init-verdict.ts'
import { startInitWorld } from './init-world.ts'
import { type TemporaryDirectory, temporaryDirectory } from './temporary.ts'

export type InBatch = Predicted & {
  /** The whole check, of all rows that were checked together. */
  readonly checked: Checked
}

/** A row in the checkout, with its own hosts. */
type Entry = {
  readonly row: InitRow
  /** The row with the names of its hosts, which begin with `mark`. */
  readonly own: InitRow
  readonly directory: string
  readonly mark: string
}

const CLI_CONFIG = 'cli-config'
// In variables of a row, the directory in which `init` runs.
const DIRECTORY = '@DIR@'

/** Rows in one checkout. `await using checkout = await InitCheckout.lay(rows)`. */
export class InitCheckout implements AsyncDisposable {
  readonly #entries: readonly Entry[]
  readonly #directory: TemporaryDirectory

  private constructor(entries: readonly Entry[], directory: TemporaryDirectory) {
    this.#entries = entries
    this.#directory = directory
  }

  static async lay(rows: readonly InitRow[]): Promise<InitCheckout> {
    const directory = await temporaryDirectory()
    const entries = rows.map(entryOf)
    for (const { own, directory: name } of entries) {
      const files = Object.entries(own.files).map(([file, text]) => [`${name}/${file}`, text])
      const config = own.cliConfig === undefined ? [] : [[`${name}/${CLI_CONFIG}`, own.cliConfig]]
      writeCheckout(directory.path, Object.fromEntries([...files, ...config]))
    }
    return new InitCheckout(entries, directory)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#directory[Symbol.asyncDispose]()
  }

  /** What the check predicts for each row, in any order. */
  async predict(
    client: MainClient,
    depth: CheckDepth,
    isWanted: (row: InitRow) => boolean = () => true
  ): Promise<readonly InBatch[]> {
    const wanted = this.#entries.filter(({ row }) => isWanted(row))
    const batches = Map.groupBy(wanted, settingsOf)
    const work = Array.from(batches.values(), (batch) => this.#check(batch, client, depth))
    return (await Promise.all(work)).flat()
  }

  async #check(
    entries: readonly Entry[],
    client: MainClient,
    depth: CheckDepth
  ): Promise<readonly InBatch[]> {
    const clock = new Clock()
    const [first] = entries
    if (first === undefined) return []
    const last = entries.map(({ own }) => lastRun(own, client))
    await using world = await startInitWorld(
      entries.map(({ own }) => own),
      { pass: clock.pass, before: last.flatMap(({ before }) => before) }
    )
    const { path } = this.#directory
    const raw = {
      scan: entries.map(({ directory }) => directory).join('\n'),
      dialect: CLIENT_VERSIONS[client],
      depth,
      platforms: 'linux_amd64',
      upgrade: String(last[0]?.upgrade ?? false),
      'slow-seconds': '100',
      'ca-file': world.registry.caFile
    }
    const own = Object.entries(first.own.env ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(DIRECTORY, `${path}/${first.directory}`)
    ])
    const config =
      first.own.cliConfig === undefined ? '' : `${path}/${first.directory}/${CLI_CONFIG}`
    const environment = {
      HOME: path,
      TF_CLI_CONFIG_FILE: config,
      ...world.env,
      ...Object.fromEntries(own)
    }
    const { startTimer } = clock
    const checked = await check(raw, {
      ...quietWorld(path, environment, raw),
      startTimer,
      now: () => 0
    })
    return entries.map((entry) => partOf(entry, checked, world.requests(), entries.length === 1))
  }
}

// Names that a row cannot change.
const PUBLIC = /\/\/(?:registry|app)\.(?:terraform\.io|opentofu\.org)\//
// One CLI configuration serves many rows if the mirror that it names keeps its name.
const OWN = /\b[a-z]+\.example\.(?:com|net|org)\b/gi
const OWN_BESIDE_MIRROR = /\b[a-z]+\.example\.(?:com|net)\b/gi

function entryOf(row: InitRow, index: number): Entry {
  // Both clients leave the same files.
  const { files } = lastRun(row, 'terraform')
  const mark = `r${index}-`
  const names = row.cliConfig === undefined ? OWN : OWN_BESIDE_MIRROR
  const own = JSON.parse(JSON.stringify({ ...row, files }).replaceAll(names, `${mark}$&`))
  return { row, own, directory: `r${index}`, mark }
}

/** Rows with the same text are checked together. */
function settingsOf({ row, own, mark }: Entry): string {
  const isAlone =
    JSON.stringify(own.env ?? {}).includes(DIRECTORY) ||
    own.responses.some(
      ({ url, delayMs }) =>
        delayMs !== undefined ||
        PUBLIC.test(url) ||
        (own.cliConfig !== undefined && url.includes('.example.org/') && !url.includes(mark))
    )
  const { upgrade } = lastRun(row, 'terraform')
  return JSON.stringify([own.env, own.cliConfig, upgrade, isAlone ? mark : null])
}

function partOf(
  { row, mark, directory }: Entry,
  checked: Checked,
  requests: readonly string[],
  isAlone: boolean
): InBatch {
  // `r1-` is no part of `r11-`.
  const marks = new RegExp(`\\b${mark}(?=[a-z]+\\.example\\.)`, 'gi')
  const isOwn = ({ host, places }: Finding): boolean =>
    isAlone ||
    host?.match(marks) != null ||
    places.some((place) => typeof place === 'object' && place.file.startsWith(`${directory}/`))
  const { verdict } = checked
  const own = verdict.findings.filter(isOwn)
  return {
    row,
    checked,
    findings: own.map(({ problem }) => problem.code),
    errors: own.filter(({ severity }) => severity === 'error').map(({ problem }) => problem.code),
    roots: verdict.roots
      .filter((root) => root.directory === directory || root.directory.startsWith(`${directory}/`))
      .map((root) => JSON.parse(JSON.stringify(root).replaceAll(marks, ''))),
    requests: requests
      .filter((each) => isAlone || each.match(marks) !== null)
      .map((each) => each.replaceAll(marks, ''))
  }
}

// The shortest time limit of a client for one attempt. Shorter timers are waits before the next attempt.
const LIMIT_MS = 10_000
const TIMES_FASTER = 100

/** Waits pass quickly, time limits never pass by themselves, and a slow server or machine takes no time; but a server ends what it outlasts. */
class Clock {
  readonly #pending = new Map<() => void, number>()

  readonly startTimer: StartTimer = (ms, run) => {
    const end = (): void => {
      if (this.#pending.delete(end)) run()
    }
    this.#pending.set(end, ms)
    const cancel = ms < LIMIT_MS ? startTimer(ms / TIMES_FASTER, end) : () => {}
    return () => {
      this.#pending.delete(end)
      cancel()
    }
  }

  readonly pass: Pass = async (ms) => {
    for (const [end, limit] of this.#pending) if (limit <= ms) end()
  }
}
