// Tokens that are hard to hide, from each source, in all output of the built programs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eachAtOnce } from '../support/at-once.ts'
import { aHome, HELPER_PATH, type HomeFiles, script } from '../support/home.ts'
import { beforeAll, describe, expect, it } from '../support/jest.ts'
import { type ActionEnded, runAction, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { findIn, leaksIn, withoutMasks } from '../support/secrets.ts'

/** Tokens of one source, which differ from those of the others by the mark. */
const tokensWith = (mark: string): readonly string[] => [
  `first-line-${mark}9fK2mQ7x\nsecond-line-${mark}4bT8wZ1c`,
  `%25per%cent%0A%0D%3Aq7${mark}Wd`,
  `::error::${mark}k3Vn8pLs::add-mask::${mark}x2`,
  `q"9u'Xo${mark}\`t\\"e$HOME'5Rm`,
  `dGhp${mark}cyBpcyBhIHRva2VuIDQy+/8=`,
  Array.from({ length: 512 }, (_, at) => `k${mark}${(at * 7919 + 1e6) % 9999991}`)
    .join('')
    .slice(0, 4096),
  'error',
  'found',
  'modules',
  `schlüssel-für-die-${mark}Tür-€7`
]

/** Where the tokens are, and how they get there: each host has one of them. */
type Source = { readonly name: string; readonly tokens: readonly string[] }
type Sent = { readonly host: string; readonly token: string }

const sentBy = ({ name, tokens }: Source): readonly Sent[] =>
  tokens.map((token, index) => ({ host: `h${index}.${name}.example.com`, token }))

// A line of the input cannot contain a token of two lines.
const INPUT = { name: 'input', tokens: tokensWith('i').map((token) => token.split('\n')[0] ?? '') }
const VARIABLES = { name: 'variables', tokens: tokensWith('v') }
const FILE = { name: 'file', tokens: tokensWith('f') }
const HELPER = { name: 'helper', tokens: tokensWith('h') }
const SOURCES: readonly Source[] = [INPUT, VARIABLES, FILE, HELPER]
const ALL = SOURCES.flatMap(sentBy)

const answers = sentBy(HELPER).map(
  ({ token, host }) => `${host}) cat <<'EOF'\n${JSON.stringify({ token })}\nEOF\n;;`
)
const credentials = Object.fromEntries(sentBy(FILE).map(({ host, token }) => [host, { token }]))
const HOME: HomeFiles = {
  '.terraform.d/credentials.tfrc.json': JSON.stringify({ credentials }),
  '.terraformrc': 'credentials_helper "acme" {}',
  [HELPER_PATH]: script(`case "$2" in\n${answers.join('\n')}\n*) echo '{}' ;;\nesac`)
}
const VARIABLE_ENV = Object.fromEntries(
  sentBy(VARIABLES).map(({ host, token }) => [`TF_TOKEN_${host.replaceAll('.', '_')}`, token])
)
const INPUTS = {
  hostnames: ALL.map(({ host }) => host).join('\n'),
  tokens: sentBy(INPUT)
    .map(({ host, token }) => `${host}=${token}`)
    .join('\n')
}

/** A token that is an ordinary word may appear in other text. */
const SEARCHED = ALL.filter(({ token }) => !/^[a-z]+$/.test(token)).flatMap(({ token }) =>
  token.split('\n')
)
const leaksOf = (written: Readonly<Record<string, unknown>>) =>
  findIn(written, (text) => leaksIn(text, SEARCHED))

/** A token with a line feed cannot be sent. */
const isSendable = ({ token }: Sent): boolean => !token.includes('\n')

/** The commands that mask each line of a token. */
const masksOf = (token: string): readonly string[] =>
  token.split('\n').map((line) => `::add-mask::${line.replaceAll('%', '%25')}\n`)

type Report = {
  readonly hosts: readonly {
    readonly host: string
    readonly hops: readonly { readonly reason: string }[]
  }[]
  readonly findings: readonly {
    readonly code: string
    readonly severity: string
    readonly host: string
  }[]
}

describe('the Action', () => {
  let ended: ActionEnded
  const unmasked: string[] = []
  const asked: string[] = []

  beforeAll(async () => {
    await using home = await aHome(HOME)
    await using registry = await FakeRegistry.start({ wildcards: true })
    let said = ''
    for (const { host, token } of ALL) {
      registry.answer(`https://${host}/.well-known/terraform.json`, ({ authorization }) => {
        asked.push(host)
        unmasked.push(...masksOf(token).filter((mask) => !said.includes(mask)))
        const text = authorization ?? ''
        return { status: 403, reason: text, body: text, headers: { 'Content-Type': text } }
      })
    }
    const { resolve, caFile } = registry
    const inputs = { ...INPUTS, resolve, 'ca-file': caFile }
    ended = await runAction(inputs, {
      env: { HOME: home.path, ...VARIABLE_ENV },
      watch: (stdout) => {
        said = stdout
      }
    })
  })

  it('masks all tokens before a request, and hides them', () => {
    const { stdout, ...written } = ended
    const [masks = ''] = stdout.split(/^(?!::add-mask::)/m)
    expect(masks).toContain('::add-mask::')
    expect(unmasked).toEqual([])
    expect(leaksOf({ ...written, stdout: withoutMasks(stdout) })).toEqual([])
  })

  it.each(SOURCES)('sends each token of the $name once, and reports in its own words', (source) => {
    const { hosts, findings }: Report = JSON.parse(ended.report ?? '')
    const isOwn = ({ host }: { readonly host: string }) =>
      host.endsWith(`.${source.name}.example.com`)
    const sent = sentBy(source)
    const sendable = sent.filter(isSendable).map(({ host }) => host)
    expect(asked.filter((host) => isOwn({ host })).toSorted()).toEqual(sendable.toSorted())
    // Our own words are not redacted, even if a token is one of them.
    for (const { host, token } of sent) {
      const own = findings.filter((finding) => finding.host === host)
      expect(own[0]?.severity).toBe('error')
      expect(own.map(({ code }) => code)).toContain(
        isSendable({ host, token }) ? 'document-unauthorized' : 'credentials-malformed'
      )
    }
    const reasons = hosts.filter(isOwn).flatMap(({ hops }) => hops.map(({ reason }) => reason))
    expect(reasons.filter((reason) => !/^Bearer \*{3}…?$/.test(reason))).toEqual([])
  })
})

it('the command line prints no token', async () => {
  await using home = await aHome(HOME)
  await using registry = await FakeRegistry.start({
    wildcards: true,
    responses: ALL.map(({ host }) => ({
      url: `https://${host}/.well-known/terraform.json`,
      status: 403,
      reason: '%AUTHORIZATION%',
      headers: { 'Content-Type': 'text/plain; %TOKEN_URL%' },
      body: '%TOKEN% %TOKEN_URL% %TOKEN_BASE64%',
      echo: true
    }))
  })
  const options = { env: { HOME: home.path, ...VARIABLE_ENV } }
  const file = join(home.path, 'report.json')
  const { resolve, caFile } = registry
  const inputs = { ...INPUTS, resolve, 'ca-file': caFile, report: file }
  const hosts = ALL.map(({ host }) => host)
  const check = await runCli(['check', ...flagsOf(inputs)], options)
  const explain = await runCli(['explain', 'host', '--format=json', ...hosts], options)
  const report = await readFile(file, 'utf8')
  expect(check.stdout).toContain(`✗ all ${hosts.length} registry hosts failed`)
  for (const host of hosts) {
    expect(report).toContain(host)
    expect(explain.stdout).toContain(host)
  }
  expect(leaksOf({ check, explain, report })).toEqual([])
})

describe('a token of more than 64 KiB', () => {
  const token = Array.from({ length: 12_000 }, (_, at) => (at * 7919 + 1e6) % 9999991).join('')
  const host = 'h0.example.com'
  const block = `{ token = "${token}" }`

  type Given = {
    readonly inputs?: Readonly<Record<string, string>>
    readonly env?: Readonly<Record<string, string>>
  }

  eachAtOnce(
    'in %s is a wrong setting',
    Object.entries<Given>({
      'the inputs': { inputs: { tokens: `${host}=${token}`, 'github-token': token } },
      'a variable': { env: { TF_TOKEN_h0_example_com: token } }
    }),
    async ({ inputs = {}, env = {} }) => {
      await using registry = await FakeRegistry.start()
      registry.offer(host, {})
      const { resolve, caFile } = registry
      const given = { hostnames: host, resolve, 'ca-file': caFile, ...inputs }
      const { exitCode, stdout, stderr } = await runAction(given, { env })
      expect(exitCode).toBe(2)
      const said = withoutMasks(stdout) + stderr
      for (const source of [...Object.keys(inputs), ...Object.keys(env)]) {
        expect(said).toContain(`${source}: the token is longer than 64 KiB`)
      }
      expect(leaksIn(said, [token])).toEqual([])
      expect(registry.connections).toBe(0)
    }
  )

  eachAtOnce(
    'from %s is reported, and no request has it',
    Object.entries<HomeFiles>({
      'a file': { '.terraformrc': `credentials "${host}" ${block}` },
      'a helper': {
        '.terraformrc': 'credentials_helper "acme" {}',
        [HELPER_PATH]: script(`cat <<'EOF'\n{"token":"${token}"}\nEOF`)
      }
    }),
    async (files) => {
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
    }
  )
})

it('a token of fewer than four characters is reported as too short to hide', async () => {
  await using registry = await FakeRegistry.start()
  const hosts = ['h0.example.com', 'h1.example.com']
  for (const host of hosts) registry.offer(host, {})
  const { resolve, caFile } = registry
  const inputs = { hostnames: hosts.join('\n'), resolve, 'ca-file': caFile }
  const { stdout, report } = await runAction(
    { ...inputs, tokens: 'h0.example.com=k7Q' },
    { env: { TF_TOKEN_h1_example_com: 'x8R' } }
  )
  const { findings }: Report = JSON.parse(report ?? '')
  const short = findings.filter(({ code }) => code === 'credentials-short')
  expect(short.map(({ host }) => host)).toEqual(hosts)
  expect(stdout).not.toMatch(/::add-mask::(?:k7Q|x8R)/)
})
