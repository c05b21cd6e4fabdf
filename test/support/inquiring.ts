// Predicts `init` for given root modules against servers on loopback, in this process.

import { judgeInit } from '../../src/judge/init/judge-init.ts'
import type { Predicted } from '../../src/judge/verdict.ts'
import { credentialsOf } from '../../src/observe/credentials/client-sources.ts'
import { makeTrust } from '../../src/observe/tls/trust.ts'
import { type InquireOptions, inquire } from '../../src/observe/visit/registry/inquire.ts'
import { Stop, startTimer } from '../../src/observe/visit/stop.ts'
import { readCliConfig } from '../../src/read/cli-config/read.ts'
import type { ModuleCall, ProviderRequirement, Root } from '../../src/read/roots/root.ts'
import type { Placed } from '../../src/rules/problems/place.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { parseRegistryModule } from '../../src/rules/protocol/module-address.ts'
import { parseProviderSource } from '../../src/rules/protocol/provider-address.ts'
import { Token } from '../../src/rules/protocol/token.ts'
import { aHost, aPlace, HOST } from './evidence-builder.ts'
import type { FakeRegistry } from './registry.ts'
import { rulesOf, visitAll } from './visiting.ts'

/** A module call on a line of its own, of a module of the host. */
export function aCall(
  line: number,
  source: string,
  version: string | null = null,
  file = 'main.tf'
): ModuleCall {
  const module = parseRegistryModule(source, 'terraform')
  const place = aPlace({ file, line })
  return {
    address: `module.m${line}`,
    source,
    place,
    module: module.ok ? module.value : null,
    constraint: version === null ? null : { text: version, place },
    isOpen: false
  }
}

type Given = {
  readonly versions?: readonly string[]
  readonly locked?: string
}

/** A provider whose constraints are on the lines from `line` on. */
export function aProvider(line: number, source: string, given: Given = {}): ProviderRequirement {
  const { versions = [], locked } = given
  const provider = parseProviderSource(source, 'terraform')
  if (provider.kind === 'invalid') throw new Error(provider.error)
  const constraints = versions.map(
    (text, index): Placed => ({ text, place: aPlace({ line: line + index }) })
  )
  const version: Placed | null =
    locked === undefined
      ? null
      : { text: locked, place: aPlace({ file: '.terraform.lock.hcl', line: 2 }) }
  return {
    provider,
    places: [aPlace({ line }), ...constraints.slice(1).map(({ place }) => place)],
    constraints,
    locked: version
  }
}

/** A root for each client. */
export const rootsWith = (
  parts: Partial<Pick<Root, 'directory' | 'calls' | 'providers'>>,
  clients: readonly MainClient[] = ['terraform', 'opentofu']
): readonly Root[] =>
  clients.map((client) => ({
    directory: '.',
    client,
    directories: [],
    calls: [],
    providers: [],
    lockFile: null,
    clientVersions: [],
    refused: [],
    ...parts
  }))

type Inquiring = {
  readonly hosts?: readonly string[]
  /** Tokens by host. */
  readonly tokens?: Readonly<Record<string, string>>
  readonly versions?: Readonly<Partial<Record<MainClient, string>>>
  readonly isFork?: boolean
  readonly settings?: Partial<InquireOptions['settings']>
  readonly environment?: Readonly<Record<string, string>>
  readonly stop?: Stop
}

/** What is predicted for roots, after discovery of the hosts. */
export async function predictHere(
  registry: FakeRegistry,
  roots: readonly Root[],
  inquiring: Inquiring = {}
): Promise<Predicted> {
  const {
    hosts = [HOST],
    tokens = {},
    versions = {},
    isFork = false,
    environment = {},
    stop = new Stop()
  } = inquiring
  const visits = await visitAll(registry, { hosts, tokens })
  const rules = rulesOf(registry.resolve)
  const clients = [...new Set(roots.map(({ client }) => client))]
  const machine = {
    system: 'unix',
    platform: 'linux_amd64',
    environment: { HOME: '/nonexistent', ...environment },
    accountHome: null
  } as const
  const settings: InquireOptions['settings'] = {
    depth: 'versions',
    platforms: [],
    upgrade: false,
    maxRequests: 500,
    hostnames: [],
    allowedHosts: [],
    timeoutMs: null,
    ...inquiring.settings
  }
  const dialect: InquireOptions['dialect'] = {
    name: 'both',
    clients,
    releases: [],
    versions,
    why: '',
    evidence: []
  }
  const inquiry = await inquire(roots, {
    following: null,
    network: {
      resolve: rules,
      maxInterim: Number.POSITIVE_INFINITY,
      namedHosts: new Set(rules.map(({ name }) => name)),
      chooseProxy: () => null,
      trust: makeTrust(registry.authority.pem)
    },
    credentials: credentialsOf(
      Object.entries(tokens).map(([host, text]) => ({
        host: aHost(host),
        token: new Token(text)
      })),
      {},
      [{ client: 'terraform', credentials: [], turnedOff: [], helper: null }]
    ),
    concurrency: 16,
    now: Date.now,
    // Waits for retries take no time, and no host is late: the machine may be busy.
    startTimer: (ms, run) => (ms < 5000 ? startTimer(0, run) : () => {}),
    monotonic: () => 0,
    stop,
    sessions: null,
    settings,
    dialect,
    configs: clients.map((client) => readCliConfig(client, machine)),
    machine,
    directory: '/nonexistent',
    checkouts: null,
    learn: () => {},
    usages: [],
    requirements: [],
    visits: new Map(visits.map((visit) => [visit.host, visit])),
    progress: () => {}
  })
  return judgeInit(inquiry, { ...settings, isFork })
}

/** Each finding about a host as `SEVERITY CODE CLIENTS MESSAGE (PLACES)`. */
export const draftsIn = ({ notes }: Predicted): readonly string[] =>
  notes.flatMap(({ host, problem, places, needed, affects }) => {
    if (host === null) return []
    const severity = problem.severity === 'error' && !needed ? 'warning' : problem.severity
    const at = places.map((place) =>
      typeof place === 'string' ? place : `${place.file}:${place.line}`
    )
    return `${severity} ${problem.code} ${affects.join('+')}: ${plain(problem.message)} (${at.join(', ')})`
  })
