// Tokens that hosts return in every field that they control, in many encodings, in all output of both programs.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onlyServiceOf } from '../../src/report/places.ts'
import { checkHere, findingsIn } from '../support/check-in-process.ts'
import { documentOf, leakingEchoes, serveEchoes } from '../support/echo-search.ts'
import { ALL_TOKENS, type Echo, echoes, TOKENS } from '../support/echoes.ts'
import { pullRequest, schedule } from '../support/events.ts'
import { FakeGitHub } from '../support/github-api.ts'
import { HELPER_PATH, script, writeHome } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'
import { runAction, runCli } from '../support/program.ts'
import { FakeProxy } from '../support/proxy.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { findIn, withoutMasks } from '../support/secrets.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { found } from '../support/token-finder.ts'

it('are in no part of the verdict', async () => {
  // At night scripts/fuzz-tokens.ts serves all combinations.
  expect(await leakingEchoes(echoes(Object.keys(TOKENS).length))).toEqual([])
})

describe('a token that is an ordinary word', () => {
  const WORDS = [
    'error',
    'found',
    'failed',
    'https',
    'json',
    'terraform',
    'terraform.json',
    'modules',
    'modules.v1',
    'example',
    'h0.example.com',
    'main.tf'
  ]

  it('changes no finding, host, service or place', async () => {
    await using registry = await FakeRegistry.start()
    registry
      .offer('h0.example.com', { 'modules.v1': '/v1/modules/' })
      .offer('h1.example.com', { 'modules.v1': 'http://h1.example.com/v1/modules/' })
      .answer(documentOf('h2.example.com'), {
        status: 302,
        headers: { Location: 'https://h0.example.com/' }
      })
    const sources = [0, 1, 2].map(
      (index) => `module "m${index}" {\n  source = "h${index}.example.com/a/b/c"\n}\n`
    )
    const judged = async (words: readonly string[]) => {
      const environment = Object.fromEntries(
        words.map((word, index) => [`TF_TOKEN_t${index}_example`, word])
      )
      const files = { 'main.tf': sources.join('') }
      const settings = { dialect: 'terraform' }
      const checked = await checkHere(registry, { settings, environment, files })
      const { passed, findings, hosts } = checked.verdict
      return {
        passed,
        findings: findingsIn(checked),
        services: findings.map(onlyServiceOf),
        places: findings.map(({ places }) => places),
        hosts: hosts.map(({ visit, clients, services }) => [
          visit.host,
          clients,
          services.map(({ id }) => id),
          visit.attempt.certificates.map(({ host }) => host)
        ])
      }
    }
    expect(await judged(WORDS)).toEqual(
      await judged(WORDS.map((_, index) => `other-token-${index}`))
    )
  })
})

const HELPED = 'helped.example.com'
const LATE = 'late-9Km2xPq7'
const NAMED = 'Label-7Qk2zM9x'
const PROXIED = 'proxied-4Vd8nRw1'
const EVIL = `${NAMED.toLowerCase()}.evil.example.com`
const CERTIFIED = 'certified.example.com'

/**
 * Echoes of all kinds; a host that returns a token before a helper prints it; one that redirects to a name that is a token; and one with
 * a token in its certificate.
 */
async function hostileWorld(some: readonly Echo[]) {
  const stack = new AsyncDisposableStack()
  const registry = stack.use(
    await FakeRegistry.start({
      certificates: { [CERTIFIED]: { calls: `CA of ${NAMED}`, also: `${NAMED}.example.com` } }
    })
  )
  const home = stack.use(await temporaryDirectory())
  const hosts = serveEchoes(registry, some)
  registry.offer(CERTIFIED, {}).offer(EVIL, {})
  registry.answer(documentOf('early.example.com'), { status: 403, reason: LATE, body: LATE })
  registry.answer(documentOf('leads.example.com'), {
    status: 302,
    headers: { Location: `https://${NAMED}.evil.example.com/.well-known/terraform.json` }
  })
  registry.offer(HELPED, {})
  await writeHome(home.path, {
    '.terraformrc': 'credentials_helper "acme" {}',
    [HELPER_PATH]: script(
      [
        `test "$2" = ${HELPED} || { echo '{}'; exit 0; }`,
        `sleep 0.2`,
        `printf '%s' '{"token": "${LATE}"}'`
      ].join('\n')
    ),
    [HELPER_PATH.replace('acme', 'loud')]: script(`echo '{}'; echo "no ${NAMED}" >&2; exit 1`)
  })
  const { resolve, caFile } = registry
  return {
    home: home.path,
    inputs: {
      hostnames: [hosts, 'early.example.com', 'leads.example.com', CERTIFIED, HELPED].join('\n'),
      resolve,
      'ca-file': caFile
    },
    env: { HOME: home.path, ...ALL_TOKENS, TF_TOKEN_named_example: NAMED },
    searched: [...some.flatMap(({ searched }) => searched), LATE, NAMED],
    [Symbol.asyncDispose]: () => stack.disposeAsync()
  }
}

const REPORTS = ['report.json', 'report.sarif', 'report.xml', 'report.md']

/** Where in what was written a token is found. */
const leaksIn = (written: Readonly<Record<string, unknown>>, searched: readonly string[]) =>
  findIn(written, (text) => found(text, searched))

/** The third part of all tokens, in other encodings and answers than in the verdict. */
const third = (part: number): readonly Echo[] => {
  const count = Math.ceil(Object.keys(TOKENS).length / 3)
  return echoes(count, 111 * (part + 1) + count * part)
}

describe('are in no output', () => {
  it.each([
    ['a pull request', pullRequest(1), 'on-failure', 'never', 0],
    ['a schedule', schedule(), 'never', 'on-failure', 1]
  ] as const)('of the Action for %s', async (_, event, comment, issue, part) => {
    await using world = await hostileWorld(third(part))
    await using github = await FakeGitHub.start()
    github.repository.addIssue({ isPull: true })
    const eventFile = join(world.home, 'event.json')
    await writeFile(eventFile, JSON.stringify(event.payload))
    const report = REPORTS.map((name) => join(world.home, name)).join('\n')
    const { stdout, stderr, ...written } = await runAction(
      { ...world.inputs, report, comment, issue, 'github-token': 'a-token-for-github' },
      {
        env: {
          ...world.env,
          GITHUB_API_URL: github.url,
          GITHUB_EVENT_NAME: event.name,
          GITHUB_EVENT_PATH: eventFile,
          GITHUB_REF: event.ref
        }
      }
    )
    expect({ stderr, code: written.exitCode }).toEqual({ stderr: '', code: 1 })
    const bodies = github.calls.flatMap(({ body }) => Object.values(body))
    expect(bodies.join()).toContain('registry hosts failed')
    const reports = await Promise.all(
      REPORTS.map((name) => readFile(join(world.home, name), 'utf8'))
    )
    const all = {
      ...written,
      stdout: withoutMasks(stdout),
      bodies: bodies.join('\n'),
      reports: reports.join('\n')
    }
    expect(leaksIn(all, world.searched)).toEqual([])
    expect(written.report).toContain('"host": "***.evil.example.com"')
  })

  it('of the command line, nor of the Action behind a proxy', async () => {
    await using world = await hostileWorld(third(2))
    const says = `no ${NAMED}, ${PROXIED}, ${btoa(`proxy:${PROXIED}`)}`
    await using proxy = await FakeProxy.start({ refuse: 403, says })
    const { home, env, inputs, searched } = world
    await writeFile(join(home, 'loud.tfrc'), 'credentials_helper "loud" {}')
    const proxied = { ...env, HTTPS_PROXY: `http://proxy:${PROXIED}@127.0.0.1:${proxy.port}` }
    const loud = { ...env, TF_CLI_CONFIG_FILE: join(home, 'loud.tfrc') }
    const report = join(home, 'report.json')
    const runs = {
      check: await runCli(['check', ...flagsOf({ ...inputs, report })], { env }),
      report: await readFile(report, 'utf8'),
      proxy: await runCli(['check', ...flagsOf({ ...inputs, resolve: '' })], { env: proxied }),
      explain: await runCli(['explain', 'host', HELPED], { env: loud }),
      usages: await runCli(['usages', ...flagsOf({ hostnames: inputs.hostnames })], { env: loud })
    }
    expect(runs.explain.stdout).toContain('no ***')
    const unresolved = { ...inputs, resolve: '' }
    const { stdout, ...written } = await runAction(unresolved, { env: proxied })
    const action = { ...written, stdout: withoutMasks(stdout) }
    for (const shown of [runs.proxy.stdout, action.stdout])
      expect(shown).toContain('no ***, ***, ***')
    expect(leaksIn({ ...runs, action }, [...searched, PROXIED])).toEqual([])
  })
})

// Whether something goes wrong before or after the hosts are visited, and what is printed.
const CRASHES: Readonly<
  Record<string, readonly [when: 'before' | 'after', fault: string, printed: RegExp]>
> = {
  'in the check': [
    'after',
    'throw new Error(text)',
    /crashed; this is a bug.*boom \*\*\*, \*\*\*/s
  ],
  'in the background': ['before', 'setImmediate(() => { throw new Error(text) })', /boom \*\*\*/],
  'while tokens are hidden': [
    'after',
    'Array.prototype.toSorted = () => { throw new Error(text) }',
    /tf-disco crashed, and the description of the crash could not be cleared of tokens/
  ]
}

describe('are in no description of a crash', () => {
  it.each(Object.entries(CRASHES))('%s', async (_, [when, fault, printed]) => {
    await using world = await hostileWorld([])
    // A helper prints this token while the hosts are visited.
    const late = when === 'after' ? `${LATE}, ${LATE.toUpperCase()}, ` : ''
    const text = `boom ${late}${encodeURIComponent(`${NAMED}%`)}`
    const preload = join(world.home, 'fault.cjs')
    await writeFile(
      preload,
      `const { groupBy } = Map, text = ${JSON.stringify(text)}
       let when = 'before'
       require('node:diagnostics_channel').subscribe('net.client.socket', () => { when = 'after' })
       Map.groupBy = (items, keyOf) => {
         if (items[0]?.because !== undefined && when === '${when}') { ${fault} }
         return groupBy.call(Map, items, keyOf)
       }`
    )
    const env = { ...world.env, NODE_OPTIONS: `--require=${preload}` }
    const { inputs, searched } = world
    const action = await runAction(inputs, { env })
    const cli = await runCli(['check', ...flagsOf(inputs)], { env })
    expect([action.exitCode, cli.exitCode]).toEqual([3, 3])
    const stdout = withoutMasks(action.stdout).trim()
    expect(stdout).toMatch(printed)
    expect(cli.stderr).toMatch(printed)
    expect(leaksIn({ ...action, stdout, cli }, searched)).toEqual([])
  })
})
