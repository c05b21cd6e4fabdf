// Hostile checkouts and helper programs: the built Action does not read CLI configuration from a checkout,
// and stops a helper that does not end.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { annotationsIn } from '../support/annotations.ts'
import { eachAtOnce } from '../support/at-once.ts'
import { writeCheckout } from '../support/checkout.ts'
import { aHome, HELPER_PATH, type HomeFiles, script, tokenScript } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'
import { isAlive } from '../support/processes.ts'
import { runAction } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const HOST = 'registry.example.com'
const USE_HELPER = 'credentials_helper "acme" {}\n'
const block = (token: string): string => `credentials "${HOST}" {\n  token = "${token}"\n}\n`
// Long enough for a request on a busy machine, and less than the time-out of a test.
const TIMEOUT_S = 8

type Given = {
  readonly checkout?: HomeFiles
  readonly home?: HomeFiles
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
}

type Done = Awaited<ReturnType<typeof runAction>> & {
  readonly authorizations: readonly (string | null)[]
  readonly codes: readonly string[]
  /** The content of the file `seen` in the home directory; null if no program wrote it. */
  readonly seen: string | null
}

async function run({
  checkout = {},
  home: files = {},
  inputs = {},
  env = {}
}: Given): Promise<Done> {
  await using home = await aHome(files)
  await using directory = await temporaryDirectory()
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': '/v1/modules/' })
  writeCheckout(directory.path, checkout)
  const { resolve, caFile } = registry
  const ended = await runAction(
    {
      hostnames: HOST,
      resolve,
      'ca-file': caFile,
      'timeout-seconds': String(TIMEOUT_S),
      ...inputs
    },
    { directory: directory.path, env: { HOME: home.path, ...env } }
  )
  const report: { readonly findings: readonly { readonly code: string }[] } = JSON.parse(
    ended.report ?? '{"findings": []}'
  )
  const seen = join(home.path, 'seen')
  return {
    ...ended,
    authorizations: registry.requests.map(({ authorization }) => authorization ?? null),
    codes: report.findings.map(({ code }) => code),
    seen: existsSync(seen) ? readFileSync(seen, 'utf8') : null
  }
}

const EVIL = script(`echo run >> "$HOME/seen"\necho '{"token": "from-the-checkout"}'`)

const CHECKOUT: HomeFiles = {
  ...Object.fromEntries(
    ['.terraformrc', '.tofurc', 'terraform.rc', 'tofu.rc', '.config/opentofu/tofurc'].map(
      (name) => [name, `${USE_HELPER}${block('from-the-checkout')}`]
    )
  ),
  ...Object.fromEntries(
    ['.terraform.d', 'terraform.d', '.config/opentofu', '.'].map((directory) => [
      `${directory}/credentials.tfrc.json`,
      JSON.stringify({ credentials: { [HOST]: { token: 'from-the-checkout' } } })
    ])
  ),
  ...Object.fromEntries(
    ['.terraform.d/plugins', 'terraform.d/plugins', '.terraform/plugins', '.'].map((directory) => [
      `${directory}/terraform-credentials-acme`,
      EVIL
    ])
  )
}

describe('a checkout with CLI configuration and helpers in it', () => {
  it('is not read for tokens and helpers', async () => {
    const { authorizations, codes, seen, exitCode } = await run({ checkout: CHECKOUT })
    expect({ authorizations, codes, seen, exitCode }).toEqual({
      authorizations: [null],
      codes: [],
      seen: null,
      exitCode: 0
    })
  })

  it('is read for tokens if TF_CLI_CONFIG_FILE names its file, but not for helpers', async () => {
    const { authorizations, seen } = await run({
      checkout: CHECKOUT,
      env: { TF_CLI_CONFIG_FILE: '.terraformrc' }
    })
    expect(authorizations).toEqual(['Bearer from-the-checkout'])
    expect(seen).toBeNull()
  })

  it('does not replace a helper in the home directory', async () => {
    const { authorizations, seen } = await run({
      checkout: CHECKOUT,
      home: { '.terraformrc': USE_HELPER, [HELPER_PATH]: tokenScript('from-home') }
    })
    expect(authorizations).toEqual(['Bearer from-home'])
    expect(seen).toBeNull()
  })
})

const HELPERS: Readonly<Record<string, string>> = {
  hangs: 'sleep 600',
  'ignores signals': `trap '' TERM INT HUP QUIT\nwhile :; do sleep 1; done`,
  'writes to standard output without end': 'yes "{}"',
  'writes to standard error without end': 'yes "::error::no" >&2',
  forks: `for n in 1 2 3 4 5 6; do (sh -c 'echo $PPID' >> "$HOME/seen"; sleep 600) & done\nwait`,
  'leaves a process that keeps its output open': `sleep 600 &\necho '{"token": "never-to-be-sent"}'`,
  'waits for input from a terminal': `read -r line < /dev/tty\nsleep 600`,
  'fails with commands for a terminal and the runner': `printf '\\033[2J\\033]0;x\\007\\n::error::pwned\\r\\n##[error]pwned\\n::set-output name=passed::true\\n' >&2\nexit 1`,
  'prints commands for a terminal and the runner': `printf '\\033[2J\\n::error::pwned\\n'`,
  'prints bytes that are not JSON': `head -c 2000 /dev/urandom`
}

describe('a helper', () => {
  eachAtOnce(
    'that %s is reported and leaves no process',
    Object.entries(HELPERS),
    async (lines) => {
      const done = await run({
        home: { '.terraformrc': USE_HELPER, [HELPER_PATH]: script(lines) },
        inputs: { 'fail-on': 'never' }
      })
      expect(done.codes).toEqual(['credentials-helper'])
      expect(done.authorizations).toEqual([null])
      expect(done.stderr).toBe('')
      expect((done.stdout + done.summary).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
      expect(done.stdout).not.toMatch(/^\s*(::error::|##\[|::set-output)/m)
      expect(annotationsIn(done.stdout)).toHaveLength(1)
      expect(done.outputs['passed']).toBe('true')
      for (const pid of pidsIn(done.seen)) expect(isAlive(pid)).toBe(false)
    }
  )
})

const pidsIn = (seen: string | null): readonly number[] =>
  (seen ?? '').split('\n').filter(Boolean).map(Number)
