import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { helperSource } from '../../src/observe/credentials/helper.ts'
import type { CredentialsAnswer, CredentialsSource } from '../../src/observe/credentials/source.ts'
import { readCliConfig } from '../../src/read/cli-config/read.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import type { Token } from '../../src/rules/protocol/token.ts'
import { aHost } from '../support/evidence-builder.ts'
import { aHome, aWorld, HELPER_PATH, type Home, script, tokenScript } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'
import { isAlive } from '../support/processes.ts'
import { readVectors } from '../support/vectors.ts'

/** A helper in a home directory. */
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
    signal,
    stop = new AbortController().signal
  }: {
    readonly args?: string
    readonly environment?: Readonly<Record<string, string>>
    readonly signal?: AbortSignal
    readonly stop?: AbortSignal
  } = {}
): Promise<Helper> {
  const home = await aHome(
    { '.terraformrc': `credentials_helper "acme" {\n${args}\n}\n`, [HELPER_PATH]: program },
    environment
  )
  const { helper } = readCliConfig('terraform', home.machine)
  if (helper === null) throw new Error('the helper was not found')
  const learnt: Token[] = []
  const world = { ...aWorld(learnt, signal), stop, environment: home.machine.environment }
  return {
    home,
    source: helperSource(helper, world),
    learnt,
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]()
  }
}

const EXE = `~/${HELPER_PATH}`

const ask = async (
  { source }: Helper,
  host = 'registry.example.com'
): Promise<CredentialsAnswer | null> => await source.find(aHost(host))

/** The message of a problem after the name of the helper; null if there is no problem. */
const complaintOf = (answer: CredentialsAnswer | null): string | null =>
  answer?.problem ? plain(answer.problem.message).replace('credentials helper acme: ', '') : null

describe('a helper', () => {
  it('runs with its arguments, "get" and the host, without standard input', async () => {
    await using helper = await aHelper(script(`printf '{"token": "%s"}' "$#|$1|$2|$3|$4|$(cat)"`), {
      args: 'args = ["--a b", "$HOME"]'
    })
    const answer = await ask(helper, 'registry.example.com:8443')
    expect(answer?.token?.reveal()).toBe('4|--a b|$HOME|get|registry.example.com:8443|')
    expect(answer?.source).toBe('credentials helper acme')
  })

  it('gets the environment without the inputs of the Action', async () => {
    const environment = { MINE: 'mine', INPUT_TOKENS: 'registry.example.com=s3cret' }
    await using helper = await aHelper(script(`echo "{\\"token\\": \\"$MINE$INPUT_TOKENS\\"}"`), {
      environment
    })
    expect((await ask(helper))?.token?.reveal()).toBe('mine')
  })

  it('runs without a shell, whatever its arguments contain', async () => {
    await using helper = await aHelper(script(`printf '{"token": "%s"}' "$1"`), {
      args: 'args = ["$(exit); `id` > x & | \'"]'
    })
    expect((await ask(helper))?.token?.reveal()).toBe("$(exit); `id` > x & | '")
  })

  it('runs once for each host', async () => {
    await using helper = await aHelper(
      script(`echo "$2" >> "$HOME/runs"\necho '{"token": "secret"}'`)
    )
    const hosts = ['a.example.com', 'b.example.com', 'a.example.com']
    await Promise.all(hosts.map((host) => ask(helper, host)))
    await ask(helper, 'b.example.com')
    const runs = await readFile(join(helper.home.path, 'runs'), 'utf8')
    expect(runs.trim().split('\n').sort()).toEqual(['a.example.com', 'b.example.com'])
  })

  it('passes its token on for masking', async () => {
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

describe('reads the output of a helper as the clients do', () => {
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
        // The words about malformed JSON are our own.
        const words = error.replace('HELPER', EXE).replace(/(malformed output .*?:) .*/, '$1')
        expect(complaintOf(answer)).toContain(words)
      }
    }
  )
})

describe('the output of a helper', () => {
  const cases = [
    { name: 'null has no token', says: 'echo null', token: null, complaint: null },
    { name: 'an empty object has no token', says: 'echo {}', token: null, complaint: null },
    {
      name: 'an object with other names has no token',
      says: `echo '{"Token": "x", "user": "y"}'`,
      token: null,
      complaint: null
    },
    {
      name: 'a token that is null is no token',
      says: `echo '{"token": null}'`,
      token: null,
      complaint: null
    },
    {
      name: 'the last of two tokens is used',
      says: `echo '{"token": "x", "token": "s3cret"}'`,
      token: 's3cret',
      complaint: null
    },
    {
      name: 'text on standard error is ignored after success',
      says: `echo '{"token": "s3cret"}'\necho hello >&2`,
      token: 's3cret',
      complaint: null
    },
    {
      name: 'empty output is malformed',
      says: 'true',
      token: null,
      complaint: `malformed output from ${EXE}: it is empty`
    },
    {
      name: 'a word is malformed',
      says: 'echo s3cret',
      token: null,
      complaint: `malformed output from ${EXE}: it is not JSON`
    },
    {
      name: 'a JSON string is malformed',
      says: `echo '"s3cret"'`,
      token: null,
      complaint: `malformed output from ${EXE}: found a string`
    },
    {
      name: 'a failure shows standard error',
      says: `echo '{"token": "x"}'\necho 'no such account' >&2\nexit 3`,
      token: null,
      complaint: `error in ${EXE}: no such account`
    },
    {
      name: 'a failure without standard error is reported',
      says: 'exit 1',
      token: null,
      complaint: `error in ${EXE}, but it produced no error message`
    },
    {
      name: 'a program killed by a signal has failed',
      says: `echo '{"token": "x"}'\nkill -9 $$`,
      token: null,
      complaint: `error in ${EXE}, but it produced no error message`
    },
    {
      name: 'standard error is shown on one line, without terminal escape sequences',
      says: `printf '\\033[31mred\\033[0m\\n::error::no\\r\\033]0;title\\007\\342\\200\\256end' >&2\nexit 1`,
      token: null,
      complaint: `error in ${EXE}: red ::error::no end`
    },
    {
      name: 'a long message is cut',
      says: `printf 'x%.0s' $(seq 1 5000) >&2\nexit 1`,
      token: null,
      complaint: `error in ${EXE}: ${'x'.repeat(300)}…`
    }
  ]
  it.each(cases)('$name', async ({ says, token, complaint }) => {
    await using helper = await aHelper(script(says))
    const answer = await ask(helper)
    expect(answer?.token?.reveal() ?? null).toBe(token)
    expect(complaintOf(answer)).toBe(complaint)
    expect(answer?.problem?.code).toBe(complaint === null ? undefined : 'credentials-helper')
  })

  it('a token with a line break is reported as malformed', async () => {
    await using helper = await aHelper(tokenScript('secret\\n'))
    const answer = await ask(helper)
    expect(answer?.problem?.code).toBe('credentials-malformed')
    expect(answer?.token?.reveal()).toBe('secret\n')
  })
})

describe('a program that cannot be started is reported', () => {
  it.each([
    ['a text file without an interpreter', `echo '{"token": "x"}'\n`, 'exec format error'],
    ['an empty file', '', 'exec format error'],
    ['a script whose interpreter does not exist', '#!/nowhere/sh\n', 'no such file or directory']
  ])('%s', async (_, program, why) => {
    await using helper = await aHelper(program)
    expect(complaintOf(await ask(helper))).toBe(`failed to run ${EXE}: ${why}`)
  })

  it('a file that is not executable', async () => {
    await using helper = await aHelper(tokenScript('x'))
    await chmod(join(helper.home.path, HELPER_PATH), 0o600)
    expect(complaintOf(await ask(helper))).toBe(`failed to run ${EXE}: permission denied`)
  })
})

/** The process ids that programs have written; none if there is no file. */
async function pidsIn(home: Home): Promise<readonly number[]> {
  try {
    const text = await readFile(join(home.path, 'pids'), 'utf8')
    return text.split('\n').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Waits without a limit of its own: a test that waits for too long fails by its time-out. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(20)
}

const noneAlive = async (home: Home): Promise<boolean> => !(await pidsIn(home)).some(isAlive)

describe('an argument with a null character', () => {
  it('is reported without starting the program', async () => {
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

describe('a helper that must be stopped', () => {
  const tooLong = `${EXE} did not exit within 10 s (timeout-seconds) and was stopped`
  const tooMuch = `${EXE} wrote more than 1 MiB and was stopped`
  const RECORD = `echo "$(exec sh -c 'echo $PPID')" >> "$HOME/pids"`

  const hanging = [
    { name: 'hangs', lines: 'sleep 600', processes: 1 },
    { name: 'ignores signals', lines: `trap '' TERM INT HUP\nsleep 600`, processes: 1 },
    {
      name: 'leaves processes that keep its output open',
      lines: `for n in 1 2 3; do (${RECORD}; sleep 600) & done\necho '{"token": "x"}'`,
      processes: 4
    }
  ]
  it.each(hanging)('is killed at the deadline if it $name', async ({ lines, processes }) => {
    const deadline = new AbortController()
    const options = { signal: deadline.signal }
    await using helper = await aHelper(script(`echo $$ >> "$HOME/pids"\n${lines}`), options)
    const answer = ask(helper)
    await until(async () => (await pidsIn(helper.home)).length === processes)
    deadline.abort()
    expect(complaintOf(await answer)).toBe(tooLong)
    await until(() => noneAlive(helper.home))
  })

  it('is killed at the end of the check, and not started again', async () => {
    const end = new AbortController()
    await using helper = await aHelper(script('echo $$ >> "$HOME/pids"\nsleep 600'), {
      stop: end.signal
    })
    const answer = ask(helper)
    await until(async () => (await pidsIn(helper.home)).length === 1)
    end.abort()
    expect(complaintOf(await answer)).toBe(
      `${EXE} was running when the check ended and was stopped`
    )
    expect(await ask(helper, 'other.example.com')).toEqual(await answer)
    expect(await pidsIn(helper.home)).toHaveLength(1)
    await until(() => noneAlive(helper.home))
  })

  it.each([
    ['standard output', 'yes "{}"'],
    ['standard error', 'yes no >&2']
  ])('is killed if it writes without end to %s', async (_, lines) => {
    await using helper = await aHelper(script(`echo $$ >> "$HOME/pids"\n${lines}`))
    expect(complaintOf(await ask(helper))).toBe(tooMuch)
    await until(() => noneAlive(helper.home))
  })

  it.each([
    [1024 * 1024, null],
    [1024 * 1024 + 1, tooMuch]
  ])('may write 1 MiB and no more (%s bytes)', async (bytes, complaint) => {
    const json = '{"token": "s3cret"}'
    const lines = `printf '%s' '${json}'\nprintf '%${bytes - json.length}s' ''`
    await using helper = await aHelper(script(lines))
    expect(complaintOf(await ask(helper))).toBe(complaint)
  })

  it('is stopped although a process that left its group keeps the output open', async () => {
    const program = [
      `#!${process.execPath}`,
      `const { spawn } = require('node:child_process')`,
      `const left = spawn('sleep', ['600'], { detached: true, stdio: 'inherit' })`,
      `left.unref()`,
      `require('node:fs').writeFileSync(process.env.HOME + '/pids', String(left.pid))`
    ]
    const deadline = new AbortController()
    await using helper = await aHelper(program.join('\n'), { signal: deadline.signal })
    const answer = ask(helper)
    await until(async () => (await pidsIn(helper.home)).length === 1)
    deadline.abort()
    expect(complaintOf(await answer)).toBe(tooLong)
    for (const pid of await pidsIn(helper.home)) process.kill(pid)
  })

  it('is not started again for other hosts', async () => {
    const deadline = new AbortController()
    const program = script(`echo $$ >> "$HOME/pids"\nsleep 600`)
    await using helper = await aHelper(program, { signal: deadline.signal })
    const first = ask(helper)
    await until(async () => (await pidsIn(helper.home)).length === 1)
    deadline.abort()
    const stopped = await first
    expect(await ask(helper, 'other.example.com')).toEqual(stopped)
    expect(await pidsIn(helper.home)).toHaveLength(1)
  })
})
