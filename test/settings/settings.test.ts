import { problemFacts } from '../../src/rules/problems/catalogue.ts'
import { parseSettings, type RawSettings } from '../../src/settings/settings.ts'
import { SETTINGS } from '../../src/settings/table.ts'
import { describe, expect, it } from '../support/jest.ts'

const settingsOf = (raw: RawSettings) => parseSettings(raw).settings
const mistakesIn = (raw: RawSettings) => parseSettings(raw).mistakes

const hosts = (hostnames: string): readonly string[] =>
  settingsOf({ hostnames }).hostnames.map(({ host, services }) => [host, ...services].join(' '))

describe('hostnames', () => {
  const rows = [
    { name: 'one host', text: 'registry.example.com', hosts: ['registry.example.com'] },
    {
      name: 'a host with services',
      text: 'a.example modules.v1  providers.v1',
      hosts: ['a.example modules.v1 providers.v1']
    },
    {
      name: 'hosts separated by any line ending',
      text: 'a.example\r\nb.example\nc.example\rd.example',
      hosts: ['a.example', 'b.example', 'c.example', 'd.example']
    },
    {
      name: 'blank lines, spaces and tabs',
      text: '\n\n  a.example\t modules.v1 \n \t\n',
      hosts: ['a.example modules.v1']
    },
    {
      name: 'comments',
      text: '# first\na.example # why\n#b.example\n  # c.example\nd.example modules.v1 #x',
      hosts: ['a.example', 'd.example modules.v1']
    },
    {
      name: 'addresses, whose constraints may have commas',
      text: 'a.example modules.v1=acme/net/aws@>1,<2 modules.v1=acme/b/aws@1,!=2 login.v1,tfe.v2',
      hosts: ['a.example modules.v1 login.v1 tfe.v2']
    },
    {
      name: 'commas between services',
      text: 'a.example modules.v1,providers.v1, login.v1',
      hosts: ['a.example modules.v1 providers.v1 login.v1']
    },
    {
      name: 'ports',
      text: 'a.example:443\na.example:8443\na.example:08443',
      hosts: ['a.example', 'a.example:8443']
    },
    {
      name: 'a repeated host as one with the services of all lines',
      text: 'a.example modules.v1\nA.Example:443 providers.v1 modules.v1\na.example',
      hosts: ['a.example modules.v1 providers.v1']
    },
    {
      name: 'a name that is not ASCII',
      text: 'München.example',
      hosts: ['xn--mnchen-3ya.example']
    },
    { name: 'a byte order mark', text: '\ufeffa.example', hosts: ['a.example'] },
    {
      name: 'services that only one client can request',
      text: 'a.example tfe.1 tfe.v2.x',
      hosts: ['a.example tfe.1 tfe.v2.x']
    }
  ]
  it.each(rows)('parses $name', ({ text, hosts: wanted }) => {
    expect(hosts(text)).toEqual(wanted)
  })

  const wrong = [
    {
      text: 'https://registry.example.com',
      why: /"https:\/\/registry\.example\.com" is not a hostname: need just a hostname/
    },
    { text: 'registry_example.com', why: /not a hostname: .*disallowed rune U\+005F/ },
    { text: 'a.example:99999', why: /not a hostname: port number is greater than 65535/ },
    { text: 'xn--mnchen.example', why: /not a hostname: .*punycode/ },
    {
      text: 'a.example modules',
      why: /"modules" is not a service id; did you mean modules\.v1\?/
    },
    { text: 'a.example modules.1', why: /did you mean modules\.v1\?/ },
    {
      text: 'a.example vpc',
      why: /"vpc" is not a service id; expected NAME\.vN, such as "modules\.v1"/
    },
    ...['a.example, b.example', '- a.example', '["a.example"]', '"a.example",'].map((text) => ({
      text,
      why: /^hostnames: write one host per line, without "- ", commas, quotes or brackets$/
    })),
    { text: 'modules.v1 a..example', why: /"a\.\.example" is not a service id/ }
  ]
  it.each(wrong)('rejects $text', ({ text, why }) => {
    const mistakes = mistakesIn({ hostnames: text })
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatch(/^hostnames: /)
    expect(mistakes[0]).toMatch(why)
  })

  it('rejects more than 10,000 hosts', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `h${index}.example`).join('\n')
    expect(hosts(many(10_000))).toHaveLength(10_000)
    expect(mistakesIn({ hostnames: many(10_001) })).toEqual([
      'hostnames has 10001 hosts, the limit is 10000'
    ])
  })
})

describe('numbers', () => {
  const rows: readonly {
    name: 'timeout-seconds' | 'retries' | 'concurrency' | 'certificate-days' | 'slow-seconds'
    good: readonly string[]
    bad: readonly string[]
  }[] = [
    {
      name: 'timeout-seconds',
      good: ['0.1', '10', '300', '2.5', ' 7 '],
      bad: ['0', '0.09', '301', '-1', '1e2', '5s', '.5', '5.', '0x5', 'NaN', 'Infinity']
    },
    { name: 'slow-seconds', good: ['0.1', '3', '300'], bad: ['0', '300.1', 'fast'] },
    { name: 'retries', good: ['0', '2', '10'], bad: ['11', '-1', '1.5', 'two'] },
    { name: 'concurrency', good: ['1', '16', '256'], bad: ['0', '257', '1.5'] },
    { name: 'certificate-days', good: ['0', '21', '3650'], bad: ['3651', '-1', '1.5'] }
  ]
  it.each(rows)('accepts numbers in the range of $name only', ({ name, good, bad }) => {
    for (const text of good) expect(mistakesIn({ [name]: text })).toEqual([])
    for (const text of bad) {
      const [mistake, ...more] = mistakesIn({ [name]: text })
      expect(mistake).toMatch(
        new RegExp(`^${name} is ".*", expected a (whole )?number from [\\d.]+ to \\d+$`)
      )
      expect(mistake).toContain(`"${text.trim()}"`)
      expect(more).toEqual([])
    }
  })

  it('converts seconds to milliseconds', () => {
    const { timeoutMs, slowMs } = settingsOf({ 'timeout-seconds': '0.5', 'slow-seconds': '2' })
    expect({ timeoutMs, slowMs }).toEqual({ timeoutMs: 500, slowMs: 2000 })
  })
})

describe('choices', () => {
  const WITH_VERSION = 'expected "terraform" or "opentofu" with a version, such as "terraform 1.15"'

  it('lists the choices when a value is not one of them', () => {
    expect(mistakesIn({ 'fail-on': 'err', comment: 'ALWAYS' })).toHaveLength(2)
    expect(mistakesIn({ 'fail-on': 'eror', dialect: 'pulumi' })).toEqual([
      'dialect is "pulumi", expected one of "auto", "terraform", "opentofu", "both"',
      'fail-on is "eror", expected one of "error", "warning", "never"; did you mean "error"?'
    ])
  })

  it.each(['auto', 'terraform', 'opentofu', 'both'])('accepts dialect %s', (dialect) => {
    expect(settingsOf({ dialect }).dialect).toEqual({ name: dialect, version: null })
  })

  it.each([
    ['terraform 1.15', { name: 'terraform', version: '1.15' }],
    ['terraform   v1.9.8', { name: 'terraform', version: 'v1.9.8' }],
    ['opentofu 1.10.0-beta1', { name: 'opentofu', version: '1.10.0-beta1' }]
  ])('accepts dialect %j with a version', (dialect, expected) => {
    expect(settingsOf({ dialect }).dialect).toEqual(expected)
  })

  it.each([
    ['both 1.15', WITH_VERSION],
    ['auto 1.15', WITH_VERSION],
    ['terraform latest', WITH_VERSION],
    ['opentofu >= 1.8', WITH_VERSION],
    ['terraform1.15', 'expected one of "auto", ']
  ])('rejects dialect %j', (dialect, says) => {
    expect(mistakesIn({ dialect })).toEqual([expect.stringContaining(says)])
  })
})

describe('tokens', () => {
  const tokens = (text: string): readonly string[] =>
    settingsOf({ tokens: text }).tokens.map(({ host, token }) => `${host} ${token.reveal()}`)

  it('accepts any token text without a line ending, split at the first equals sign', () => {
    expect(
      tokens(
        'a.example=x\n# not this\nb.example:8443 = a/b:c=d== \r\nc.example=#1#2 3\nMünchen.example=ü\nd.example='
      )
    ).toEqual([
      'a.example x',
      'b.example:8443 a/b:c=d==',
      'c.example #1#2 3',
      'xn--mnchen-3ya.example ü',
      'd.example '
    ])
  })

  it.each([
    'top-secret',
    'https://a.example=top-secret',
    '=top-secret',
    'a example=top-secret',
    'top-secret\u0000=x'
  ])('rejects %j without quoting it', (line) => {
    const mistakes = mistakesIn({ tokens: `good.example=fine\n${line}` })
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatch(/^tokens: .*expected HOST=TOKEN$/)
    expect(mistakes.join()).not.toMatch(/secret|fine|a\.example/)
  })

  it('rejects tokens of more than 64 KiB, also of GitHub, without quoting them', () => {
    const of = (length: number) => {
      const token = 'x'.repeat(length)
      return mistakesIn({ tokens: `good.example=fine\na.example=${token}`, 'github-token': token })
    }
    expect(of(65_536)).toEqual([])
    const why = 'the token is longer than 64 KiB; set only the token'
    expect(of(65_537)).toEqual([`tokens: ${why}`, `github-token: ${why}`])
  })
})

describe('resolve', () => {
  const rules = (resolve: string) => settingsOf({ resolve }).resolve
  const rows = [
    { line: 'a.example=10.0.0.1', rule: ['a.example', null, '10.0.0.1', null] },
    { line: 'a.example:443=10.0.0.1:8443', rule: ['a.example', 443, '10.0.0.1', 8443] },
    {
      line: 'a.example:8443 = backend.internal:1',
      rule: ['a.example', 8443, 'backend.internal', 1]
    },
    { line: 'a.example=::1', rule: ['a.example', null, '::1', null] },
    { line: 'a.example=[::1]', rule: ['a.example', null, '::1', null] },
    { line: 'a.example=[2001:db8::1]:8443', rule: ['a.example', null, '2001:db8::1', 8443] },
    { line: 'München.example=10.0.0.1', rule: ['xn--mnchen-3ya.example', null, '10.0.0.1', null] }
  ]
  it.each(rows)('parses $line', ({ line, rule: [name, port, address, addressPort] }) => {
    expect(rules(line)).toEqual([{ name, port, address, addressPort }])
  })

  it.each([
    'a.example',
    '=10.0.0.1',
    'a.example=',
    'a.example=10.0.0.1:',
    'a.example=10.0.0.1:x',
    'a.example=10.0.0.1:65536',
    'a.example=10.0.0.1:-1',
    'a_b=10.0.0.1',
    'a.example=10.0.0.1 10.0.0.2',
    'x=y',
    'a.example=[zz]',
    'a.example=[::1',
    'a.example=10.0.0.1:0'
  ])('rejects %s', (line) => {
    expect(mistakesIn({ resolve: line })).toEqual([expect.stringMatching(/^resolve: /)])
  })
})

describe('ignore', () => {
  it('accepts every code, alone or with a host', () => {
    const codes = Object.keys(problemFacts())
    const { ignore } = settingsOf({
      ignore: `${codes.join('\n')}\nhost-slow A.Example:443 # because`
    })
    expect(ignore).toHaveLength(codes.length + 1)
    expect(ignore.at(-1)).toMatchObject({ code: 'host-slow', host: 'a.example', paths: null })
  })

  it.each([
    { line: 'host-slow a_b', why: expect.stringMatching(/"a_b" is not a hostname/) },
    {
      line: 'host-slow a.example b.example',
      why: expect.stringMatching(/too many words; expected CODE \[HOST\]/)
    }
  ])('rejects $line', ({ line, why }) => {
    const mistakes = mistakesIn({ ignore: line }).map((mistake) => mistake.replace(/^ignore: /, ''))
    expect(mistakes).toEqual([why])
  })
})

describe('allowed-hosts', () => {
  it('parses hosts and wildcards', () => {
    expect(
      settingsOf({ 'allowed-hosts': '*.Example.com\nmünchen.example:8443' }).allowedHosts
    ).toEqual([
      { host: 'example.com', subdomains: true },
      { host: 'xn--mnchen-3ya.example:8443', subdomains: false }
    ])
  })

  it.each(['*', '*.', 'a.*.example', '**.example', 'https://a.example'])('rejects %s', (line) => {
    expect(mistakesIn({ 'allowed-hosts': line })).toHaveLength(1)
  })
})

it('collects the mistakes of all settings in the order of the table', () => {
  const raw: RawSettings = {
    ignore: 'too many words',
    'fail-on': 'x',
    'certificate-days': 'x',
    resolve: 'x',
    concurrency: '0',
    retries: 'x',
    'timeout-seconds': 'x',
    tokens: 'x',
    dialect: 'x',
    'required-services': 'x\ny',
    hostnames: 'a_b\nc_d x'
  }
  const names = mistakesIn(raw).map((mistake) => mistake.replace(/[: ].*$/s, ''))
  const order = SETTINGS.map(({ name }): string => name)
  expect(names).toEqual([
    'hostnames',
    'hostnames',
    'required-services',
    'required-services',
    'dialect',
    'tokens',
    'timeout-seconds',
    'retries',
    'concurrency',
    'resolve',
    'certificate-days',
    'fail-on',
    'ignore'
  ])
  expect(names.map((name) => order.indexOf(name))).toEqual(
    names.map((name) => order.indexOf(name)).toSorted((a, b) => a - b)
  )
})

it('treats empty settings as absent and uses the defaults', () => {
  const none = settingsOf({})
  const empty = settingsOf(Object.fromEntries(SETTINGS.map(({ name }) => [name, ' \n'])))
  expect(empty).toEqual(none)
  expect(none).toMatchObject({
    hostnames: [],
    scan: ['.'],
    dialect: { name: 'auto', version: null },
    timeoutMs: null,
    retries: 3,
    concurrency: 16,
    caFile: null,
    certificateDays: 21,
    slowMs: 3000,
    failOn: 'error'
  })
})

describe('settings that contradict each other', () => {
  const kept = 'which needs history; set it to a file that is kept from run to run'
  it.each([
    [{ 'issue-after': '3' }, [`issue-after is 3, ${kept}`]],
    [{ 'issue-after': '3', history: 'h.jsonl' }, []],
    [
      { history: './h/x.json', report: 'a.md\nh/x.json' },
      ['report and history both name ./h/x.json; write to different files']
    ],
    [{ report: 'a.json\na.md\na.badge.json', history: 'c.json' }, []]
  ])('%j', (raw, mistakes) => expect(mistakesIn(raw)).toEqual(mistakes))
})

it.each(['https://github.com/acme/network', 'acme/network/', 'acme, other', '../x', 'acme/..'])(
  'rejects %j as the name of a repository',
  (name) => {
    expect(mistakesIn({ usages: 'u', repositories: name })).toEqual([
      `repositories: "${name}" is not the name of a repository, such as "acme/network"`
    ])
  }
)
