// Reads and stages scenarios: settings, hosts and checkout of a folder in test/scenarios.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnswerRow } from './answer.ts'
import type { CertificateKind } from './certificates.ts'
import { type CheckoutFiles, copyCheckout, writeCheckout } from './checkout.ts'
import { type HomeFiles, writeHome } from './home.ts'
import { HostileHost } from './hostile.ts'
import type { MisbehaviourName } from './misbehaviour.ts'
import type { Volatile } from './normalise.ts'
import { PATIENT } from './program.ts'
import { FakeProxy, type ProxyOptions } from './proxy.ts'
import { FakeRegistry } from './registry.ts'
import { temporaryDirectory } from './temporary.ts'

const SCENARIOS = fileURLToPath(new URL('../scenarios/', import.meta.url))

/** The content of `scenario.json`. */
export type Scenario = {
  /** What is wrong, in one sentence. */
  readonly description: string
  /** Settings; those that make the staged hosts reachable are added. */
  readonly inputs: Readonly<Record<string, string>>
  /** `%PROXY%` becomes the staged proxy's URL, `%HOME%` the path of the home directory. */
  readonly env?: Readonly<Record<string, string>>
  /** Hosts without a port that have a bad certificate or misbehave. */
  readonly hosts?: Readonly<
    Record<string, { readonly certificate?: CertificateKind; readonly hostile?: MisbehaviourName }>
  >
  readonly responses?: readonly AnswerRow[]
  /** Added to the checkout: files that cannot be committed. */
  readonly files?: CheckoutFiles
  /** Files of the home directory; texts that begin with `#!` become executable. */
  readonly home?: HomeFiles
  /** With a proxy, hosts can only be reached through it. */
  readonly proxy?: Pick<ProxyOptions, 'refuse' | 'credentials'>
  readonly exitCode: 0 | 1 | 2
  /** Records the text and the JSON report as well: `report.txt` and `report.json`. */
  readonly whole?: true
}

export type ScenarioFolder = {
  readonly name: string
  readonly scenario: Scenario
  /** The checkout; null if there is none. */
  readonly repository: string | null
  /** The path of a file in the folder. */
  readonly at: (file: string) => string
}

/** All scenarios, in the order of their names. */
export async function readScenarios(): Promise<ScenarioFolder[]> {
  const entries = await readdir(SCENARIOS, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return await Promise.all(
    names.sort().map(async (name) => {
      const at = (file: string): string => join(SCENARIOS, name, file)
      const scenario: Scenario = JSON.parse(await readFile(at('scenario.json'), 'utf8'))
      const repository = existsSync(at('repository')) ? at('repository') : null
      return { name, scenario, repository, at }
    })
  )
}

/** A scenario with running hosts. */
export type Staged = AsyncDisposable & {
  /** The settings of the scenario, and those that reach its hosts. */
  readonly inputs: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  /** The checkout, which is the program's working directory. */
  readonly directory: string
  readonly registry: FakeRegistry
  /** The values that differ from run to run. */
  readonly volatile: Volatile
}

/** `await using staged = await stage(folder)`. Each call has its own hosts, answers and checkout. */
export async function stage({
  scenario,
  repository
}: Pick<ScenarioFolder, 'scenario' | 'repository'>): Promise<Staged> {
  await using stack = new AsyncDisposableStack()
  const directory = stack.use(await temporaryDirectory()).path
  if (repository !== null) copyCheckout(repository, directory)
  writeCheckout(directory, scenario.files ?? {})
  const home = stack.use(await temporaryDirectory()).path
  await writeHome(home, scenario.home ?? {})
  const hosts = Object.entries(scenario.hosts ?? {})
  const certificates = Object.fromEntries(
    hosts.flatMap(([host, { certificate }]) =>
      certificate === undefined ? [] : [[host, certificate]]
    )
  )
  const responses = scenario.responses ?? []
  const registry = stack.use(await FakeRegistry.start({ responses, certificates }))
  const hostile: HostileHost[] = []
  for (const [host, { hostile: name }] of hosts) {
    if (name === undefined) continue
    hostile.push(stack.use(await HostileHost.start(name, host, registry.authority)))
  }
  const proxy =
    scenario.proxy === undefined
      ? undefined
      : stack.use(
          await FakeProxy.start({
            ...scenario.proxy,
            tunnelPort: registry.port,
            forwardPort: registry.plainPort
          })
        )
  // The first rule for a host is used: the scenario's own come before the staged ones.
  const resolve = [
    scenario.inputs['resolve'] ?? '',
    ...hostile.map((host) => host.resolve),
    proxy === undefined ? registry.resolve : ''
  ]
  const env = Object.entries({ HOME: home, ...scenario.env })
  const rest = stack.move()
  return {
    inputs: {
      ...PATIENT,
      ...scenario.inputs,
      resolve: resolve.filter((lines) => lines !== '').join('\n'),
      'ca-file': registry.caFile
    },
    env: Object.fromEntries(
      env.map(([name, value]) => [
        name,
        value.replaceAll('%PROXY%', proxy?.url ?? '').replaceAll('%HOME%', home)
      ])
    ),
    directory,
    registry,
    volatile: {
      ports: [registry, ...hostile, ...(proxy === undefined ? [] : [proxy])].map(
        (server) => server.port
      ),
      paths: [registry.caFile, directory, home],
      days: Object.values(certificates).flatMap((kind) => daysOf(kind))
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync()
  }
}

function daysOf(kind: CertificateKind): readonly number[] {
  if (typeof kind === 'string' || 'calls' in kind) return []
  return ['days' in kind ? kind.days : kind.intermediateDays]
}

/** The settings as flags of the command line. */
export function flagsOf(inputs: Readonly<Record<string, string>>): string[] {
  return Object.entries(inputs).map(([name, value]) => `--${name}=${value}`)
}
