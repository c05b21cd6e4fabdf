import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { readCliConfig } from '../../src/cli-config/read.ts'
import { helperSource } from '../../src/credentials/helper.ts'
import type { Answer, CredentialsSource } from '../../src/credentials/source.ts'
import type { Token } from '../../src/protocol/token.ts'
import { aHost } from '../support/evidence-builder.ts'
import { aHome, aWorld, HELPER_PATH, type Home, script, tokenScript } from '../support/home.ts'
import { readVectors } from '../support/vectors.ts'

/** A helper of a home directory; `program` is its text. */
type Helper = AsyncDisposable & {
  readonly home: Home
  readonly source: CredentialsSource
  readonly learnt: readonly Token[]
}

async function aHelper(
  program: string,
  {
    args = '',
    environment = {},
    timeoutMs = 10_000
  }: {
    readonly args?: string
    readonly environment?: Readonly<Record<string, string>>
    readonly timeoutMs?: number
  } = {}
): Promise<Helper> {
  const home = await aHome(
    { '.terraformrc': `credentials_helper "acme" {\n${args}\n}\n`, [HELPER_PATH]: program },
    environment
  )
  const { helper } = readCliConfig('terraform', home.machine)
  if (helper === null) throw new Error('the helper was not found')
  const learnt: Token[] = []
  const world = { ...aWorld(learnt, timeoutMs), environment: home.machine.environment }
  return {
    home,
    source: helperSource(helper, world),
    learnt,
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]()
  }
}

const EXE = `~/${HELPER_PATH}`

const ask = async ({ source }: Helper, host = 'registry.example.com'): Promise<Answer | null> =>
  await source.find(aHost(host))

/** What a problem says after the name of the helper; null where there is none. */
const complaintOf = (answer: Answer | null): string | null =>
  answer?.problem?.message.replace('credentials helper acme: ', '') ?? null

describe('a helper is run', () => {
  it('with its arguments, "get" and the host, and nothing to read', async () => {
    await using helper = await aHelper(script(`printf '{"token": "%s"}' "$#|$1|$2|$3|$4|$(cat)"`), {
      args: 'args = ["--a b", "$HOME"]'
    })
    const answer = await ask(helper, 'registry.example.com:8443')
    expect(answer?.token?.reveal()).toBe('4|--a b|$HOME|get|registry.example.com:8443|')
    expect(answer?.source).toBe('credentials helper acme')
  })

  it('with the environment, but not with what only an Action is told', async () => {
    const environment = { MINE: 'mine', INPUT_TOKENS: 'registry.example.com=s3cret' }
    await using helper = await aHelper(script(`echo "{\\"token\\": \\"$MINE$INPUT_TOKENS\\"}"`), {
      environment
    })
    expect((await ask(helper))?.token?.reveal()).toBe('mine')
  })

  it('never by a shell, whatever is in its name and arguments', async () => {
    await using helper = await aHelper(script(`printf '{"token": "%s"}' "$1"`), {
      args: 'args = ["$(exit); `id` > x & | \'"]'
    })
    expect((await ask(helper))?.token?.reveal()).toBe("$(exit); `id` > x & | '")
  })

  it('once for each host', async () => {
    await using helper = await aHelper(
      script(`echo "$2" >> "$HOME/runs"\necho '{"token": "secret"}'`)
    )
    const hosts = ['a.example.com', 'b.example.com', 'a.example.com']
    await Promise.all(hosts.map((host) => ask(helper, host)))
    await ask(helper, 'b.example.com')
    const runs = await readFile(join(helper.home.path, 'runs'), 'utf8')
    expect(runs.trim().split('\n').sort()).toEqual(['a.example.com', 'b.example.com'])
  })

  it('and what it says is learnt before it is told', async () => {
    await using helper = await aHelper(tokenScript('secret'))
    await ask(helper)
    expect(helper.learnt.map((token) => token.reveal())).toEqual(['secret'])
  })
})

type Row = {
  readonly name: string
  readonly host?: string
  readonly argv: readonly string[]
  readonly stdout: string
  readonly exit: number
  readonly result?: { readonly token: string } | null
  readonly error?: string
}

describe('a measured answer', () => {
  it.each((readVectors('credentials-helper') as readonly Row[]).map((row) => [row.name, row]))(
    '%s',
    async (_, row) => {
      const { argv, stdout, exit, result, error, host = 'example.com' } = row as Row
      await using helper = await aHelper(
        script(
          `[ "$*" = '${argv.join(' ')}' ] || exit 9\ncat <<'EOF'\n${stdout}\nEOF\nexit ${exit}`
        )
      )
      const answer = await ask(helper, host)
      if (error === undefined) {
        expect(answer?.token?.reveal() ?? null).toBe(result?.token ?? null)
        const codes: Readonly<Record<string, string>> = {
          '': 'credentials-empty',
          t: 'credentials-short'
        }
        expect(answer?.problem?.code).toBe(codes[result?.token ?? 'none'])
      } else {
        // What is wrong with JSON is said in our own words.
        const words = error.replace('HELPER', EXE).replace(/(malformed output .*?:) .*/, '$1')
        expect(complaintOf(answer)).toContain(words)
      }
    }
  )
})

describe('an answer', () => {
  const cases = [
    { name: 'null', says: 'echo null', token: null, complaint: null },
    { name: 'an empty object', says: 'echo {}', token: null, complaint: null },
    {
      name: 'other names',
      says: `echo '{"Token": "x", "user": "y"}'`,
      token: null,
      complaint: null
    },
    { name: 'null for a token', says: `echo '{"token": null}'`, token: null, complaint: null },
    {
      name: 'two tokens, of which the last counts',
      says: `echo '{"token": "x", "token": "s3cret"}'`,
      token: 's3cret',
      complaint: null
    },
    {
      name: 'a token, and something to see',
      says: `echo '{"token": "s3cret"}'\necho hello >&2`,
      token: 's3cret',
      complaint: null
    },
    {
      name: 'nothing',
      says: 'true',
      token: null,
      complaint: `malformed output from ${EXE}: the document is empty`
    },
    {
      name: 'a word',
      says: 'echo s3cret',
      token: null,
      complaint: `malformed output from ${EXE}: line 1, column 1: unknown word`
    },
    {
      name: 'a string',
      says: `echo '"s3cret"'`,
      token: null,
      complaint: `malformed output from ${EXE}: found a string`
    },
    {
      name: 'a complaint and an exit code',
      says: `echo '{"token": "x"}'\necho 'no such account' >&2\nexit 3`,
      token: null,
      complaint: `error in ${EXE}: no such account`
    },
    {
      name: 'an exit code',
      says: 'exit 1',
      token: null,
      complaint: `error in ${EXE}, but it produced no error message`
    },
    {
      name: 'the end by a signal',
      says: `echo '{"token": "x"}'\nkill -9 $$`,
      token: null,
      complaint: `error in ${EXE}, but it produced no error message`
    },
    {
      name: 'a complaint with commands for a terminal, and lines',
      says: `printf '\\033[31mred\\033[0m\\n::error::no\\r\\033]0;title\\007\\342\\200\\256end' >&2\nexit 1`,
      token: null,
      complaint: `error in ${EXE}: red ::error::no end`
    },
    {
      name: 'a long complaint',
      says: `printf 'x%.0s' $(seq 1 5000) >&2\nexit 1`,
      token: null,
      complaint: `error in ${EXE}: ${'x'.repeat(300)}…`
    }
  ]
  it.each(cases)('of $name', async ({ says, token, complaint }) => {
    await using helper = await aHelper(script(says))
    const answer = await ask(helper)
    expect(answer?.token?.reveal() ?? null).toBe(token)
    expect(complaintOf(answer)).toBe(complaint)
    expect(answer?.problem?.code).toBe(complaint === null ? undefined : 'credentials-helper')
  })

  it('with a line break is no token that can be sent', async () => {
    await using helper = await aHelper(tokenScript('secret\\n'))
    const answer = await ask(helper)
    expect(answer?.problem?.code).toBe('credentials-malformed')
    expect(answer?.token?.reveal()).toBe('secret\n')
  })
})

describe('a program that cannot be started', () => {
  it.each([
    ['a text without its own reader', `echo '{"token": "x"}'\n`, 'exec format error'],
    ['nothing', '', 'exec format error'],
    ['one whose reader is not there', '#!/nowhere/sh\n', 'no such file or directory']
  ])('%s', async (_, program, why) => {
    await using helper = await aHelper(program)
    expect(complaintOf(await ask(helper))).toBe(`failed to run ${EXE}: ${why}`)
  })

  it('as nobody may', async () => {
    await using helper = await aHelper(tokenScript('x'))
    await chmod(join(helper.home.path, HELPER_PATH), 0o600)
    expect(complaintOf(await ask(helper))).toBe(`failed to run ${EXE}: permission denied`)
  })
})

/** Whether a process of that number is still there, and no mere remnant. */
async function isAlive(pid: number): Promise<boolean> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return !/\) Z/.test(stat)
  } catch {
    return false
  }
}

async function pidsIn(home: Home): Promise<readonly number[]> {
  const text = await readFile(join(home.path, 'pids'), 'utf8')
  return text.trim().split('\n').map(Number)
}

async function areGone(home: Home): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    const alive = await Promise.all((await pidsIn(home)).map(isAlive))
    if (!alive.includes(true)) return true
    await wait(20)
  }
  return false
}

describe('a program with an argument that none can have', () => {
  it('is not started', async () => {
    await using home = await aHome({
      '.terraformrc': '{"credentials_helper": {"acme": {"args": ["\\u0000"]}}}',
      [HELPER_PATH]: tokenScript('x')
    })
    const { helper } = readCliConfig('terraform', home.machine)
    if (helper === null) throw new Error('the helper was not found')
    const source = helperSource(helper, { ...aWorld(), environment: home.machine.environment })
    const answer = await source.find(aHost())
    expect(complaintOf(answer)).toBe(`failed to run ${EXE}: invalid argument`)
  })
})

describe('a helper that goes wrong is ended in time', () => {
  const timeoutMs = 1000
  const tooLong = `${EXE} did not end within 1 s (timeout-seconds) and was stopped`
  const tooMuch = `${EXE} wrote more than 1 MiB and was stopped`
  const cases = [
    { name: 'one that hangs', says: 'sleep 60', complaint: tooLong },
    {
      name: 'one that does not want to end',
      says: `trap '' TERM INT HUP\nsleep 60`,
      complaint: tooLong
    },
    {
      name: 'one that floods',
      says: 'yes "{}"',
      complaint: tooMuch
    },
    { name: 'one that floods with complaints', says: 'yes no >&2', complaint: tooMuch },
    {
      name: 'one that starts others, which keep its output open',
      says: `for n in 1 2 3; do (echo "$(exec sh -c 'echo $PPID')" >> "$HOME/pids"; sleep 60) & done\necho '{"token": "x"}'`,
      complaint: tooLong
    }
  ]
  it.each(cases)('$name', async ({ says, complaint }) => {
    await using helper = await aHelper(script(`echo $$ >> "$HOME/pids"\n${says}`), { timeoutMs })
    const started = performance.now()
    expect(complaintOf(await ask(helper))).toBe(complaint)
    expect(performance.now() - started).toBeLessThan(3 * timeoutMs)
    expect(await areGone(helper.home)).toBe(true)
  })

  it('though one that it started has left the group and keeps its output open', async () => {
    const program = [
      `#!${process.execPath}`,
      `const { spawn } = require('node:child_process')`,
      `spawn('sleep', ['4'], { detached: true, stdio: 'inherit' }).unref()`
    ]
    await using helper = await aHelper(program.join('\n'), { timeoutMs })
    expect(complaintOf(await ask(helper))).toBe(tooLong)
  })

  it('and is not started again for other hosts', async () => {
    await using helper = await aHelper(script(`echo $$ >> "$HOME/pids"\nsleep 60`), {
      timeoutMs: 300
    })
    const first = await ask(helper)
    const second = await ask(helper, 'other.example.com')
    expect(second).toEqual(first)
    expect(await pidsIn(helper.home)).toHaveLength(1)
  })
})
