// Checkouts and helper programs that mean no good, before the built Action: configuration in a checkout is
// none, and a helper ends in time, whatever it does.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { annotationsIn } from './support/annotations.ts'
import { writeCheckout } from './support/checkout.ts'
import { aHome, HELPER_PATH, type HomeFiles, script, tokenScript } from './support/home.ts'
import { runAction } from './support/program.ts'
import { FakeRegistry } from './support/registry.ts'
import { temporaryDirectory } from './support/temporary.ts'

const HOST = 'registry.example.com'
const USE_HELPER = 'credentials_helper "acme" {}\n'
const block = (token: string): string => `credentials "${HOST}" {\n  token = "${token}"\n}\n`
const TIMEOUT_S = 2

type Given = {
  readonly checkout?: HomeFiles
  readonly home?: HomeFiles
  readonly inputs?: Readonly<Record<string, string>>
}

type Done = Awaited<ReturnType<typeof runAction>> & {
  readonly authorizations: readonly (string | null)[]
  readonly codes: readonly string[]
  /** What programs have written into the file `seen` at home; null where none did. */
  readonly seen: string | null
}

async function run({ checkout = {}, home: files = {}, inputs = {} }: Given): Promise<Done> {
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
    { directory: directory.path, env: { HOME: home.path } }
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
  it('has neither of them picked up', async () => {
    const { authorizations, codes, seen, exitCode } = await run({ checkout: CHECKOUT })
    expect({ authorizations, codes, seen, exitCode }).toEqual({
      authorizations: [null],
      codes: [],
      seen: null,
      exitCode: 0
    })
  })

  it('has its file read where the setting names it, and no helper of its own', async () => {
    const { authorizations, seen } = await run({
      checkout: CHECKOUT,
      inputs: { 'cli-config': '.terraformrc' }
    })
    expect(authorizations).toEqual(['Bearer from-the-checkout'])
    expect(seen).toBeNull()
  })

  it('does not take the place of a helper at home', async () => {
    const { authorizations, seen } = await run({
      checkout: CHECKOUT,
      home: { '.terraformrc': USE_HELPER, [HELPER_PATH]: tokenScript('from-home') }
    })
    expect(authorizations).toEqual(['Bearer from-home'])
    expect(seen).toBeNull()
  })
})

const HELPERS: Readonly<Record<string, string>> = {
  'that hangs': 'sleep 60',
  'that does not want to end': `trap '' TERM INT HUP QUIT\nwhile :; do sleep 1; done`,
  'that floods its output': 'yes "{}"',
  'that floods its complaints': 'yes "::error::no" >&2',
  'that forks': `for n in 1 2 3 4 5 6; do (sh -c 'echo $PPID' >> "$HOME/seen"; sleep 60) & done\nwait`,
  'that ends and leaves others with its output': `sleep 60 &\necho '{"token": "never-to-be-sent"}'`,
  'that waits for somebody to type': `read -r line < /dev/tty\nsleep 60`,
  'that complains with commands for a terminal and the runner': `printf '\\033[2J\\033]0;x\\007\\n::error::pwned\\r\\n##[error]pwned\\n::set-output name=passed::true\\n' >&2\nexit 1`,
  'that answers with commands for a terminal and the runner': `printf '\\033[2J\\n::error::pwned\\n'`,
  'that answers nothing a client can read': `head -c 2000 /dev/urandom`
}

describe('a helper', () => {
  it.concurrent.each(Object.entries(HELPERS))(
    '%s ends in credentials-helper, in time',
    async (_, lines) => {
      const done = await run({
        home: { '.terraformrc': USE_HELPER, [HELPER_PATH]: script(lines) },
        inputs: { 'fail-on': 'never' }
      })
      expect(done.codes).toEqual(['credentials-helper'])
      expect(done.authorizations).toEqual([null])
      expect(done.durationMs).toBeLessThan((TIMEOUT_S + 5) * 1000)
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

function isAlive(pid: number): boolean {
  try {
    // A process that has ended may wait for somebody to ask how.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
