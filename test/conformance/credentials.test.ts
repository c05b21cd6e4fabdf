// The tokens that are sent, with variables, files and helpers as measured for both clients.
import { domainToUnicode } from 'node:url'
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { check } from '../../src/run/check.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { aHome, type HomeFiles } from '../support/home.ts'
import { HOME_CASES, VARIABLES } from '../support/home-cases.ts'
import { beforeAll, describe, expect, it } from '../support/jest.ts'
import { PATIENT, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const HOST = 'registry.example.com'

/** Settings hold Unicode names: the clients' rules refuse punycode. */
const display = (host: string): string =>
  host.replace(/[^:]*xn--[^:]*/, (name) => domainToUnicode(name))

type Inputs = Readonly<Record<string, string>>
type Run = (inputs: Inputs, env: Inputs, directory: string) => Promise<void>

const runBuilt: Run = async (inputs, env) => {
  const { stderr } = await runCli(['check', '--format=json', ...flagsOf(inputs)], { env })
  expect(stderr).toBe('')
}

const runHere: Run = async (inputs, env, directory) => {
  await check(inputs, quietWorld(directory, env, inputs))
}

type Asking = {
  readonly client: MainClient
  readonly hosts?: readonly string[]
  readonly home?: HomeFiles
  /** `$HOME` in values is the path of the home directory. */
  readonly env?: Readonly<Record<string, string>>
  readonly tokens?: string
}

/** The `Authorization` header of each host's request, null without one. */
async function arriving(
  asking: Asking,
  run: Run
): Promise<Readonly<Record<string, string | null>>> {
  const { client, hosts = [HOST], home: files = {}, env = {}, tokens = '' } = asking
  await using home = await aHome(files, env)
  await using registry = await FakeRegistry.start({
    certificates: { '127.0.0.1': 'good' }
  })
  const here = `127.0.0.1:${registry.port}`
  const places = hosts.map((host) => `${display(host)}${host.includes(':') ? '' : ':443'}=${here}`)
  const inputs = {
    ...PATIENT,
    retries: '0',
    dialect: client,
    'ca-file': registry.caFile,
    hostnames: hosts.map(display).join('\n'),
    resolve: places.join('\n'),
    tokens
  }
  await using directory = await temporaryDirectory()
  await run(inputs, variablesOf(home.machine.environment), directory.path)
  return Object.fromEntries(
    registry.requests.map(({ url, authorization }) => [
      /^https:\/\/([^/]*)/.exec(url)?.[1] ?? '',
      authorization ?? null
    ])
  )
}

const variablesOf = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]]
    )
  )

const tokenOf = (index: number): string => `token-${index}-of-a-variable`

describe.each(MAIN_CLIENTS)('for %s, a variable', (client) => {
  // Hosts that the names without a host may be meant for.
  const meant = ['example.com', 'a-b.com', 'a.b.com', 'www.example.com']
  let seen: Readonly<Record<string, string | null>> = {}

  beforeAll(async () => {
    const env = Object.fromEntries(VARIABLES.map(({ name }, index) => [name, tokenOf(index)]))
    const hosts = [...VARIABLES.flatMap(({ hostname }) => hostname ?? []), ...meant]
    seen = await arriving({ client, hosts, env }, runBuilt)
  })

  it.each(VARIABLES.map((row, index) => [row.name, row.hostname ?? 'no host', index] as const))(
    '%s is for %s',
    (_, host, index) => {
      const reached = Object.keys(seen).filter((each) => seen[each] === `Bearer ${tokenOf(index)}`)
      expect(reached).toEqual(host === 'no host' ? [] : [host])
    }
  )

  it('is sent to no other host', () => {
    expect(meant.map((host) => seen[host])).toEqual(meant.map(() => null))
  })
})

describe('with a home directory', () => {
  // Not concurrently: Jest rejects a dynamic import between two tests.
  it.each(HOME_CASES.map((row) => [row.client, row.name, row] as const))(
    '%s uses the token %s',
    async (client, _, { host, home, env, tokens, authorization }) => {
      const seen = await arriving({ client, hosts: [host], home, env, tokens }, runHere)
      expect(seen).toEqual(authorization === 'nothing' ? {} : { [host]: authorization })
    }
  )
})
