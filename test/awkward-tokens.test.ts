// Tokens that are hard to hide, from each source, in all output of the built programs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { aHome, type Home, type HomeFiles, script } from './support/home.ts'
import { runAction, runCli } from './support/program.ts'
import { FakeRegistry } from './support/registry.ts'
import { flagsOf } from './support/scenario.ts'
import { leaksIn, withoutMasks } from './support/secrets.ts'

const HOST = 'registry.example.com'
const VARIABLE = 'TF_TOKEN_registry_example_com'

const TOKENS: Readonly<Record<string, string>> = {
  'of two lines': 'first-line-9fK2mQ7x\nsecond-line-4bT8wZ1c',
  'with percent signs': '%25per%cent%0A%0D%3Aq7Wd',
  'with commands of the runner': '::error::k3Vn8pLs::add-mask::x2',
  'with quotes': `q"9u'Xo\`t\\"e$HOME'5Rm`,
  'that looks like base64': 'dGhpcyBpcyBhIHRva2VuIDQy+/8=',
  'of 4 KiB': Array.from({ length: 512 }, (_, at) => `k${(at * 7919 + 1e6) % 9999991}`)
    .join('')
    .padEnd(4096, 'z')
    .slice(0, 4096),
  'that is the word error': 'error',
  'that is the word found': 'found',
  'that is the word modules': 'modules',
  'with letters beyond ASCII': 'schlüssel-für-die-Tür-€7'
}

const SOURCES: Readonly<Record<string, (token: string) => Given>> = {
  'the tokens input': (token) => ({ tokens: `${HOST}=${token}` }),
  'a variable': (token) => ({ env: { [VARIABLE]: token } }),
  'a file': (token) => ({
    home: {
      '.terraform.d/credentials.tfrc.json': JSON.stringify({ credentials: { [HOST]: { token } } })
    }
  }),
  'a helper': (token) => ({
    home: {
      '.terraformrc': 'credentials_helper "acme" {}',
      '.terraform.d/plugins/terraform-credentials-acme': script(
        `cat <<'EOF'\n${JSON.stringify({ token })}\nEOF`
      )
    }
  })
}

type Given = {
  readonly tokens?: string
  readonly env?: Readonly<Record<string, string>>
  readonly home?: HomeFiles
}

const CASES = Object.entries(TOKENS).flatMap(([name, token]) =>
  Object.entries(SOURCES)
    // A line of the input cannot contain a token of two lines.
    .filter(([source]) => !token.includes('\n') || source !== 'the tokens input')
    .map(([source, give]) => [name, source, token, give(token)] as const)
)

let registry: FakeRegistry

beforeAll(async () => {
  // A host that sends the token back in every part of its answer.
  registry = await FakeRegistry.start({
    responses: [
      {
        url: `https://${HOST}/.well-known/terraform.json`,
        status: 403,
        reason: '%AUTHORIZATION%',
        headers: { 'Content-Type': 'text/plain; %TOKEN_URL%' },
        body: '%TOKEN% %TOKEN_URL% %TOKEN_BASE64%',
        echo: true
      }
    ]
  })
})
afterAll(() => registry[Symbol.asyncDispose]())

const settings = (tokens: string) => ({
  hostnames: HOST,
  resolve: registry.resolve,
  'ca-file': registry.caFile,
  retries: '0',
  tokens
})

const environmentOf = ({ env = {} }: Given, home: Home) => ({ HOME: home.path, ...env })

const isWord = (token: string): boolean => /^[a-z]+$/.test(token)

/** A token that is an ordinary word may appear in other text. */
const secretsIn = (text: string, token: string): readonly string[] =>
  isWord(token) ? [] : leaksIn(text, token.split('\n'))

/** The commands that mask each line of a token. */
const masksOf = (token: string): readonly string[] =>
  token.split('\n').map((line) => `::add-mask::${line.replaceAll('%', '%25')}\n`)

describe('the Action', () => {
  it.concurrent.each(CASES)(
    'hides a token %s from %s, and masks it before the request',
    async (_, __, token, given) => {
      await using home = await aHome(given.home)
      const before: string[] = []
      let said = ''
      await using own = await FakeRegistry.start({ authority: registry.authority })
      own.answer(`https://${HOST}/.well-known/terraform.json`, (request) => {
        before.push(said)
        const authorization = request.authorization ?? ''
        return { status: 403, reason: authorization, body: authorization, headers: {} }
      })
      const inputs = { ...settings(given.tokens ?? ''), resolve: own.resolve }
      const ended = await runAction(inputs, {
        env: environmentOf(given, home),
        watch: (stdout) => {
          said = stdout
        }
      })
      const { stdout, stderr, summary, outputs, report, exported, state } = ended
      const all = [
        withoutMasks(stdout),
        stderr,
        summary,
        report,
        exported,
        state,
        ...Object.values(outputs)
      ]
      expect(all.flatMap((text) => secretsIn(text ?? '', token))).toEqual([])
      const [firstWords = ''] = stdout.split(/^(?!::add-mask::)/m)
      for (const mask of masksOf(token)) {
        expect(firstWords).toContain(mask)
        for (const text of before) expect(text).toContain(mask)
      }
      // A token with a line feed cannot be sent.
      expect(before).toHaveLength(token.includes('\n') ? 0 : 1)
      expectReadable(report, token)
    }
  )
})

/** Our own words are not redacted, even if the token is one of them. */
function expectReadable(json: string | null, token: string): void {
  const report: {
    readonly hosts: readonly {
      readonly host: string
      readonly hops: readonly { reason: string }[]
    }[]
    readonly findings: readonly { readonly code: string; readonly severity: string }[]
  } = JSON.parse(json ?? '')
  expect(report.hosts.map(({ host }) => host)).toEqual([HOST])
  expect(report.findings[0]?.severity).toBe('error')
  const isMalformed = token.includes('\n')
  expect(report.findings.map(({ code }) => code)).toContain(
    isMalformed ? 'credentials-malformed' : 'credentials-rejected'
  )
  for (const { reason } of report.hosts[0]?.hops ?? []) expect(reason).toMatch(/^Bearer \*{3}…?$/)
}

describe('the command line', () => {
  it.concurrent.each(CASES)('does not print a token %s from %s', async (_, __, token, given) => {
    await using home = await aHome(given.home)
    const options = { env: environmentOf(given, home) }
    const file = join(home.path, 'report.json')
    const inputs = { ...settings(given.tokens ?? ''), report: file }
    const check = ['check', ...flagsOf(inputs)]
    for (const words of [check, ['explain', 'host', '--format=json', HOST]]) {
      const { stdout, stderr } = await runCli(words, options)
      expect(stdout).toContain(HOST)
      expect(secretsIn(stdout + stderr, token)).toEqual([])
    }
    expect(secretsIn(await readFile(file, 'utf8'), token)).toEqual([])
  })
})

describe('a token of fewer than four characters', () => {
  it.each(Object.entries(SOURCES))('from %s is reported as too short to hide', async (_, give) => {
    const given = give('k7Q')
    await using home = await aHome(given.home)
    const ended = await runAction(settings(given.tokens ?? ''), {
      env: environmentOf(given, home)
    })
    expect(ended.stdout).toContain('credentials-short')
    expect(ended.stdout).not.toContain('::add-mask::k7Q')
  })
})
