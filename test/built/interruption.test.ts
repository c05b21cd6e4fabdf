// Signals to the built programs while they wait for a host and for a credentials helper.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aHome, HELPER_PATH, script } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'
import { isAlive } from '../support/processes.ts'
import { runAction, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'

const [GOOD, ASKED] = ['good.example.com', 'asked.example.com']
// With the one that works as many as are contacted at the same time: the last host is asked for after it is done.
const SILENT = Array.from({ length: 15 }, (_, at) => `silent-${at + 10}.example.com`)

/** Ignores every signal that can be ignored, and so do the processes that it starts. */
const STUBBORN = script(`trap '' TERM INT HUP
[ "$2" = ${ASKED} ] || { echo "{}"; exit; }
for n in 1 2; do (echo $(exec sh -c 'echo $PPID') >> "$HOME/pids"; sleep 600) & done
echo $$ >> "$HOME/pids"
wait`)

/** One host that works, some that never answer, and one whose token a helper never prints. */
async function stage() {
  await using stack = new AsyncDisposableStack()
  const registry = stack.use(await FakeRegistry.start())
  const home = stack.use(
    await aHome({ '.terraformrc': 'credentials_helper "acme" {}\n', [HELPER_PATH]: STUBBORN })
  )
  registry.offer(GOOD, { 'modules.v1': '/v1/modules/' })
  const waiting = Promise.withResolvers<void>()
  let asked = 0
  for (const host of SILENT) {
    registry.answer(`https://${host}/.well-known/terraform.json`, () => {
      asked += 1
      if (asked === SILENT.length) waiting.resolve()
      return new Promise(() => {})
    })
  }
  const pids = join(home.path, 'pids')
  const inputs = {
    'timeout-seconds': '100',
    hostnames: [GOOD, ...SILENT, ASKED].join('\n'),
    resolve: registry.resolve,
    'ca-file': registry.caFile,
    'fail-on': 'never'
  }
  const rest = stack.move()
  return {
    inputs,
    env: { HOME: home.path },
    pids: () => (existsSync(pids) ? readFileSync(pids, 'utf8').trim().split('\n') : []),
    /** The silent hosts and the helper are under way. */
    ready: async (): Promise<void> => {
      await waiting.promise
      while (!existsSync(pids) || readFileSync(pids, 'utf8').split('\n').length < 4) {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync()
  }
}

type Report = {
  readonly passed: boolean
  readonly stopped: string
  readonly findings: readonly { readonly code: string; readonly host: string }[]
}

const codesIn = (json: string | null): readonly string[] => {
  const { findings }: Report = JSON.parse(json ?? '')
  return findings.map(({ code, host }) => `${code} ${host}`)
}

const UNCHECKED = [...SILENT, ASKED].map((host) => `host-not-checked ${host}`)

describe('the Action', () => {
  it('reports what it knows at SIGINT, and leaves no process of a helper', async () => {
    await using staged = await stage()
    const ended = await runAction(staged.inputs, {
      env: staged.env,
      started: (send) => void staged.ready().then(() => send('SIGINT'))
    })
    expect(ended.exitCode).toBe(3)
    expect(ended.outputs).toMatchObject({ passed: 'false', errors: '16' })
    expect(JSON.parse(ended.report ?? '')).toMatchObject({
      passed: false,
      stopped: 'interrupted by SIGINT'
    })
    expect(codesIn(ended.report)).toEqual(UNCHECKED)
    expect(ended.summary).toContain('interrupted by SIGINT')
    expect(ended.stdout).toContain(`\u2713 ${GOOD} passed`)
    await gone(staged.pids())
  })
})

describe('the command line', () => {
  it('reports what it knows at SIGTERM', async () => {
    await using staged = await stage()
    const ended = await runCli(['check', ...flagsOf(staged.inputs), '--format=json'], {
      env: staged.env,
      started: (send) => void staged.ready().then(() => send('SIGTERM'))
    })
    expect(ended.exitCode).toBe(3)
    expect(codesIn(ended.stdout)).toEqual(UNCHECKED)
    await gone(staged.pids())
  })

  it('ends the helper that explain runs, and itself', async () => {
    await using staged = await stage()
    const ended = runCli(['explain', 'host', ASKED], {
      env: staged.env,
      started: (send) =>
        void (async () => {
          while (staged.pids().length < 3) await new Promise((resolve) => setTimeout(resolve, 10))
          send('SIGINT')
        })()
    })
    await expect(ended).rejects.toThrow('was ended by SIGINT')
    await gone(staged.pids())
  })
})

/** A killed process needs a moment to end; the test's own limit fails it if some process stays. */
async function gone(pids: readonly string[]): Promise<void> {
  expect(pids).toHaveLength(3)
  while (pids.some((pid) => isAlive(Number(pid))))
    await new Promise((resolve) => setTimeout(resolve, 10))
}
