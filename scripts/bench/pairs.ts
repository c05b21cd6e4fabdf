// What `--against` measures: whole processes of the built programs of a commit, and scans by its sources.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Authority } from '../../test/support/certificates.ts'
import { type Ended, runAction, runCli } from '../../test/support/program.ts'
import { FakeRegistry } from '../../test/support/registry.ts'
import { flagsOf } from '../../test/support/scenario.ts'
import { startHosts } from './distant/start.ts'
import { writeCorpus } from './terraform-corpus.ts'

/** Of one process, or of one scan in it. */
export type Cost = {
  readonly cpuMs: number
  readonly wallMs: number
  /** Null where it is not that of the product. */
  readonly peakBytes: number | null
}

/** The goal is a multiple of the reference, for the cost that decides. */
type Goal = { readonly what: string; readonly goal: number; readonly decides: 'cpuMs' | 'wallMs' }

export type Measurement = {
  /** One for each cost that `run` returns. */
  readonly goals: readonly Goal[]
  readonly pairs: number
  /** Runs what a checkout of the product holds. */
  readonly run: (product: string) => Promise<readonly Cost[]>
}

export type Measurements = AsyncDisposable & { readonly list: readonly Measurement[] }

const SCANNED = 20_000
const HOSTS = 500
const AT_ONCE = 64
const ROUND_TRIP_MS = 20
const HOST = 'registry.example.com'

const fileBeside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** `home`: an empty directory for generated files. `repository`: a checkout to measure as well. */
export async function prepare(home: string, repository?: string): Promise<Measurements> {
  const registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  const authority = new Authority()
  const caFile = join(home, 'ca.pem')
  await writeFile(caFile, authority.pem)
  const distant = await startHosts(authority, ROUND_TRIP_MS)
  const names = Array.from({ length: HOSTS }, (_, index) => `host-${index + 1}.example.com`)
  const tree = (files: number): string => treeOf(home, files)
  const action = (inputs: Readonly<Record<string, string>>): Measurement['run'] =>
    costOf(home, (program, options) =>
      runAction(inputs, { ...options, program: join(program, 'dist/index.js') })
    )
  const check = (settings: Readonly<Record<string, string>>): Measurement['run'] =>
    costOf(home, (program, options) =>
      runCli(['check', ...flagsOf(settings)], {
        ...options,
        program: join(program, 'dist/cli/index.js')
      })
    )
  const usages = (directory: string): Measurement['run'] =>
    costOf(home, (program, options) =>
      runCli(['usages', '--format', 'json', '.'], {
        ...options,
        directory,
        program: join(program, 'dist/cli/index.js')
      })
    )
  const list: readonly Measurement[] = [
    one('usages: 1 file', 1, 21, (product) => usages(tree(1))(product)),
    one('usages: 1,883 files', 0.9, 11, (product) => usages(tree(1883))(product)),
    one('usages: 11,344 files', 0.9, 7, (product) => usages(tree(11_344))(product)),
    one('usages: 100,000 files', 1, 5, (product) => usages(tree(100_000))(product)),
    ...(repository === undefined ? [] : [one('usages: repository', 0.9, 7, usages(repository))]),
    {
      goals: [
        { what: 'scan: 20,000 files, warm', goal: 0.9, decides: 'cpuMs' },
        { what: 'scan: 20,000 files, first in a process', goal: 0.9, decides: 'cpuMs' }
      ],
      pairs: 5,
      run: (product) => scan(product, tree(SCANNED))
    },
    one('action: nothing to do', 0.95, 21, action({})),
    one(
      'action: one host',
      0.8,
      21,
      action({ hostnames: HOST, resolve: registry.resolve, 'ca-file': registry.caFile })
    ),
    {
      goals: [{ what: `check: ${HOSTS} hosts, ${AT_ONCE} at once`, goal: 1, decides: 'wallMs' }],
      pairs: 5,
      run: check({
        hostnames: names.join('\n'),
        resolve: names.map((name) => `${name}=127.0.0.1:${distant.ports.distant}`).join('\n'),
        'ca-file': caFile,
        concurrency: String(AT_ONCE)
      })
    }
  ]
  return {
    list,
    [Symbol.asyncDispose]: async () => {
      await registry[Symbol.asyncDispose]()
      await distant[Symbol.asyncDispose]()
    }
  }
}

const one = (what: string, goal: number, pairs: number, run: Measurement['run']): Measurement => ({
  goals: [{ what, goal, decides: 'cpuMs' }],
  pairs,
  run
})

/** Generated when it is first needed. */
function treeOf(home: string, files: number): string {
  const root = join(home, String(files))
  if (!existsSync(root)) {
    mkdirSync(root)
    writeCorpus(root, files)
  }
  return root
}

type Options = {
  readonly measureMemory: true
  readonly env: Readonly<Record<string, string>>
}

/** Without cached code, as in a job. The check itself may fail: what matters is that both commits do the same work. */
function costOf(
  home: string,
  run: (product: string, options: Options) => Promise<Ended>
): Measurement['run'] {
  const cpuFile = join(home, 'cpu')
  const env = {
    NODE_OPTIONS: `--require=${JSON.stringify(fileBeside('cpu-reporter.cjs'))}`,
    CPU_TIME_FILE: cpuFile
  }
  return async (product) => {
    const ended = await run(product, { measureMemory: true, env })
    if (ended.exitCode > 2) throw new Error(`ended with ${ended.exitCode}\n${ended.stderr}`)
    const cpuMs = Number(await readFile(cpuFile, 'utf8'))
    return [{ cpuMs, wallMs: ended.durationMs, peakBytes: ended.peakMemoryBytes }]
  }
}

/** The costs of a warm scan and of the first in its process. */
async function scan(product: string, root: string): Promise<readonly Cost[]> {
  const parameters = ['--no-warnings', fileBeside('scan-rounds.ts'), product, root]
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`scan-rounds.ts ended with ${status}\n${stderr}`)
  return JSON.parse(stdout)
}
