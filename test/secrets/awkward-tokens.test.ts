// Tokens that are hard to hide, from each source, in all output of the built programs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aHome, HELPER_PATH, type Home, type HomeFiles, script } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'
import { runAction, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { leaksIn, withoutMasks } from '../support/secrets.ts'

const TOKENS: readonly string[] = [
  'first-line-9fK2mQ7x\nsecond-line-4bT8wZ1c',
  '%25per%cent%0A%0D%3Aq7Wd',
  '::error::k3Vn8pLs::add-mask::x2',
  `q"9u'Xo\`t\\"e$HOME'5Rm`,
  'dGhpcyBpcyBhIHRva2VuIDQy+/8=',
  Array.from({ length: 512 }, (_, at) => `k${(at * 7919 + 1e6) % 9999991}`)
    .join('')
    .slice(0, 4096),
  'error',
  'found',
  'modules',
  'schlüssel-für-die-Tür-€7'
]

const hostOf = (index: number): string => `h${index}.example.com`
const perHost = <T>(make: (token: string, host: string) => T): readonly T[] =>
  TOKENS.map((token, index) => make(token, hostOf(index)))

type Given = {
  readonly tokens?: string
  readonly env?: Readonly<Record<string, string>>
  readonly home?: HomeFiles
}

const answers = perHost(
  (token, host) => `${host}) cat <<'EOF'\n${JSON.stringify({ token })}\nEOF\n;;`
)
const blocks = perHost((token, host) => [host, { token }] as const)

const SOURCES: Readonly<Record<string, Given>> = {
  // A line of the input cannot contain a token of two lines.
  'the tokens input': {
    tokens: perHost((token, host) => `${host}=${token.split('\n')[0]}`).join('\n')
  },
  variables: {
    env: Object.fromEntries(
      perHost((token, host) => [`TF_TOKEN_${host.replaceAll('.', '_')}`, token])
    )
  },
  'a file': {
    home: {
      '.terraform.d/credentials.tfrc.json': JSON.stringify({
        credentials: Object.fromEntries(blocks)
      })
    }
  },
  'a helper': {
    home: {
      '.terraformrc': 'credentials_helper "acme" {}',
      [HELPER_PATH]: script(`case "$2" in\n${answers.join('\n')}\nesac`)
    }
  }
}

const settings = (tokens: string) => ({
  hostnames: perHost((_, host) => host).join('\n'),
  retries: '0',
  tokens
})

const environmentOf = ({ env = {} }: Given, home: Home) => ({ HOME: home.path, ...env })

/** A token that is an ordinary word may appear in other text. */
const SEARCHED = TOKENS.filter((token) => !/^[a-z]+$/.test(token)).flatMap((token) =>
  token.split('\n')
)
const leaksInAll = (texts: readonly (string | null)[]): readonly string[] =>
  texts.flatMap((text) => leaksIn(text ?? '', SEARCHED))

/** The commands that mask each line of a token. */
const masksOf = (token: string): readonly string[] =>
  token.split('\n').map((line) => `::add-mask::${line.replaceAll('%', '%25')}\n`)

describe('the Action', () => {
  it.each(Object.entries(SOURCES))(
    'hides tokens from %s, and masks them before the request',
    async (_, given) => {
      await using home = await aHome(given.home)
      await using registry = await FakeRegistry.start()
      const unmasked: string[] = []
      const asked = new Map<string, number>()
      let said = ''
      for (const [index, token] of TOKENS.entries()) {
        const host = hostOf(index)
        registry.answer(`https://${host}/.well-known/terraform.json`, ({ authorization }) => {
          asked.set(host, (asked.get(host) ?? 0) + 1)
          const known = given.tokens === undefined ? token : (token.split('\n')[0] ?? '')
          unmasked.push(...masksOf(known).filter((mask) => !said.includes(mask)))
          const text = authorization ?? ''
          return { status: 403, reason: text, body: text, headers: { 'Content-Type': text } }
        })
      }
      const { resolve, caFile } = registry
      const inputs = { ...settings(given.tokens ?? ''), resolve, 'ca-file': caFile }
      const ended = await runAction(inputs, {
        env: environmentOf(given, home),
        watch: (stdout) => {
          said = stdout
        }
      })
      const { stdout, stderr, summary, outputs, report, exported, state } = ended
      const [masks = ''] = stdout.split(/^(?!::add-mask::)/m)
      expect(masks).toContain('::add-mask::')
      expect(unmasked).toEqual([])
      expect(
        leaksInAll([
          withoutMasks(stdout),
          stderr,
          summary,
          report,
          exported,
          state,
          ...Object.values(outputs)
        ])
      ).toEqual([])
      // A token with a line feed cannot be sent.
      const sendable = TOKENS.flatMap((token, index) =>
        given.tokens === undefined && token.includes('\n') ? [] : [hostOf(index)]
      )
      expect([...asked]).toEqual(expect.arrayContaining(sendable.map((host) => [host, 1])))
      expect(asked.size).toBe(sendable.length)
      expectReadable(report, sendable)
    }
  )
})

/** Our own words are not redacted, even if a token is one of them. */
function expectReadable(json: string | null, sendable: readonly string[]): void {
  const report: {
    readonly hosts: readonly {
      readonly host: string
      readonly hops: readonly { readonly reason: string }[]
    }[]
    readonly findings: readonly {
      readonly code: string
      readonly severity: string
      readonly host: string
    }[]
  } = JSON.parse(json ?? '')
  for (const host of perHost((_, each) => each)) {
    const [entry] = report.hosts.filter((each) => each.host === host)
    const findings = report.findings.filter((each) => each.host === host)
    expect(findings[0]?.severity).toBe('error')
    const isSent = sendable.includes(host)
    expect(findings.map(({ code }) => code)).toContain(
      isSent ? 'document-unauthorized' : 'credentials-malformed'
    )
    for (const { reason } of entry?.hops ?? []) expect(reason).toMatch(/^Bearer \*{3}…?$/)
  }
}

describe('the command line', () => {
  it.each(Object.entries(SOURCES))('does not print tokens from %s', async (_, given) => {
    await using home = await aHome(given.home)
    await using registry = await FakeRegistry.start({
      responses: perHost((_, host) => ({
        url: `https://${host}/.well-known/terraform.json`,
        status: 403,
        reason: '%AUTHORIZATION%',
        headers: { 'Content-Type': 'text/plain; %TOKEN_URL%' },
        body: '%TOKEN% %TOKEN_URL% %TOKEN_BASE64%',
        echo: true
      }))
    })
    const options = { env: environmentOf(given, home) }
    const file = join(home.path, 'report.json')
    const { resolve, caFile } = registry
    const inputs = { ...settings(given.tokens ?? ''), resolve, 'ca-file': caFile, report: file }
    const hosts = perHost((_, host) => host)
    const check = await runCli(['check', ...flagsOf(inputs)], options)
    const explain = await runCli(['explain', 'host', '--format=json', ...hosts], options)
    const report = await readFile(file, 'utf8')
    expect(check.stdout).toContain(`✗ all ${hosts.length} registry hosts failed`)
    for (const host of hosts) {
      expect(report).toContain(host)
      expect(explain.stdout).toContain(host)
    }
    const said = [check, explain].flatMap(({ stdout, stderr }) => [stdout, stderr])
    expect(leaksInAll([...said, report])).toEqual([])
  })
})

describe('a token of more than 64 KiB', () => {
  const token = Array.from({ length: 12_000 }, (_, at) => (at * 7919 + 1e6) % 9999991).join('')
  const host = 'h0.example.com'
  const block = `{ token = "${token}" }`

  it.each(
    Object.entries<Readonly<Record<string, string>>>({
      tokens: { INPUT_TOKENS: `${host}=${token}` },
      'github-token': { 'INPUT_GITHUB-TOKEN': token },
      TF_TOKEN_h0_example_com: { TF_TOKEN_h0_example_com: token }
    })
  )('in %s is a wrong setting', async (source, env) => {
    await using registry = await FakeRegistry.start()
    registry.offer(host, {})
    const { resolve, caFile } = registry
    const inputs = { hostnames: host, resolve, 'ca-file': caFile }
    const { exitCode, stdout, stderr } = await runAction(inputs, { env })
    expect(exitCode).toBe(2)
    const said = withoutMasks(stdout) + stderr
    expect(said).toContain(`${source}: the token is longer than 64 KiB`)
    expect(leaksIn(said, [token])).toEqual([])
    expect(registry.connections).toBe(0)
  })

  it.each(
    Object.entries<HomeFiles>({
      'a file': { '.terraformrc': `credentials "${host}" ${block}` },
      'a helper': {
        '.terraformrc': 'credentials_helper "acme" {}',
        [HELPER_PATH]: script(`cat <<'EOF'\n{"token":"${token}"}\nEOF`)
      }
    })
  )('from %s is reported, and no request has it', async (_, files) => {
    const services = 'services = { "providers.v1" = "https://h0.example.com/v1/" }'
    const mirror = `network_mirror { url = "https://x:${token}@mirror.example.com/" }`
    const config = `host "${host}" { ${services} }\nprovider_installation { ${mirror} }`
    const before = files['.terraformrc'] ?? ''
    await using home = await aHome({ ...files, '.terraformrc': `${config}\n${before}` })
    await using registry = await FakeRegistry.start()
    registry.offer(host, {})
    registry.offer('mirror.example.com', {})
    const { resolve, caFile } = registry
    const named = `${host} providers.v1=acme/a`
    const inputs = { hostnames: named, resolve, 'ca-file': caFile, depth: 'versions' }
    const ended = await runAction(inputs, { env: { HOME: home.path } })
    expect(ended.exitCode).toBe(1)
    expect(ended.stdout).toContain('is longer than 64 KiB and is not sent')
    const said = [withoutMasks(ended.stdout), ended.stderr, ended.summary, ended.report ?? '']
    expect(leaksIn(said.join(), [token.slice(0, 65_536)])).toEqual([])
    const asked = registry.requests.map(({ url, authorization }) => [
      new URL(url).host,
      authorization
    ])
    // The host block names the service, and the login in the URL of the mirror is as long.
    expect(asked).toEqual([
      [host, null],
      ['mirror.example.com', null]
    ])
  })
})

describe('a token of fewer than four characters', () => {
  it.each(
    Object.entries<Given>({
      'the tokens input': { tokens: 'h0.example.com=k7Q' },
      'a variable': { env: { TF_TOKEN_h0_example_com: 'k7Q' } }
    })
  )('from %s is reported as too short to hide', async (_, { tokens = '', env = {} }) => {
    await using registry = await FakeRegistry.start()
    registry.offer('h0.example.com', {})
    const { resolve, caFile } = registry
    const inputs = { hostnames: 'h0.example.com', resolve, 'ca-file': caFile, tokens }
    const ended = await runAction(inputs, { env })
    expect(ended.stdout).toContain('credentials-short')
    expect(ended.stdout).not.toContain('::add-mask::k7Q')
  })
})
