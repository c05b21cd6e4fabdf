// The project file `.tf-disco.hcl`: what it may have, and every mistake in it with its line.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseProjectFile } from '../../src/settings/project-file.ts'
import { readSettings } from '../../src/settings/read.ts'
import { type RawSettings, SettingsError } from '../../src/settings/settings.ts'
import { SETTINGS } from '../../src/settings/table.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const FILE = '.tf-disco.hcl'

const WHOLE = `# What the team wants everywhere.
depth         = "versions"
dialect       = "terraform 1.15"
exclude       = ["**/fixtures", "old/**"]
allowed_hosts = ["registry.terraform.io", "*.example.com"]
retries       = 1
slow_seconds  = 2.5
upgrade       = true

ignore "version-none-fits" {
  paths  = ["legacy/**"]
  host   = "registry.example.com"
  reason = "frozen until the migration"
}
`

async function settingsOf(
  text: string,
  raw: RawSettings = {},
  environment: Readonly<Record<string, string>> = {}
) {
  await using directory = await temporaryDirectory()
  writeFileSync(join(directory.path, FILE), text)
  return readSettings(raw, { directory: directory.path, environment })
}

const linesOf = (text: string): readonly string[] => parseProjectFile(text).mistakes

/** Each mistake without its lines of the file. */
const mistakesIn = (text: string): readonly string[] =>
  linesOf(text).map((mistake) => mistake.replace(/\n.*/s, '').replace(`${FILE}:`, ''))

it('sets what pull requests, laptops and hooks share', async () => {
  const settings = await settingsOf(WHOLE)
  expect(settings).toMatchObject({
    depth: 'versions',
    dialect: { name: 'terraform', version: '1.15' },
    exclude: ['**/fixtures', 'old/**'],
    retries: 1,
    slowMs: 2500,
    upgrade: true,
    scan: ['.']
  })
  expect(settings.allowedHosts.map(({ host }) => host)).toEqual([
    'registry.terraform.io',
    'example.com'
  ])
  expect(settings.ignore).toEqual([
    {
      code: 'version-none-fits',
      host: 'registry.example.com',
      paths: ['legacy/**'],
      reason: 'frozen until the migration',
      place: { file: FILE, line: 10, column: 1, endColumn: 28 }
    }
  ])
})

it('is said to be where a setting comes from', async () => {
  const { remarks } = await settingsOf('depth = "versions"\nexclude = ["a", "b"]\n')
  expect(remarks).toEqual([`depth: versions, from ${FILE}:1; exclude: a, b, from ${FILE}:2`])
})

it.each([
  '',
  '\n',
  '# nothing\n',
  '\uFEFF',

  'ignore "host-slow" {\n  reason = "x"\n}\n'
])('may be nearly empty: %j', async (text) => {
  const { depth, exclude } = await settingsOf(text)
  expect({ depth, exclude }).toEqual({ depth: 'discovery', exclude: [] })
})

describe('a mistake is named at its place', () => {
  const rows: readonly (readonly [text: string, mistake: unknown])[] = [
    ['depht = "versions"', '1:1: "depht" is not a setting; did you mean "depth"?'],
    [
      'allowed-hosts = ["a.example"]',
      '1:1: "allowed-hosts" is not a setting; did you mean "allowed_hosts"?'
    ],
    ['DEPTH = "versions"', '1:1: "DEPTH" is not a setting; did you mean "depth"?'],
    ['depth = "version"', expect.stringContaining('1:9: depth is "version", expected one of ')],
    ['depth = ["versions"]', '1:9: depth must be one value, without brackets'],
    [
      'depth = var.depth',
      '1:9: depth is no plain value: write a text in quotes, a number, true or false'
    ],
    [
      `depth = "$\{var.depth}"`,
      '1:9: depth is no plain value: write a text in quotes, a number, true or false'
    ],
    [
      'depth = upper("versions")',
      '1:9: depth is no plain value: write a text in quotes, a number, true or false'
    ],
    [
      'depth = null',
      '1:9: depth is no plain value: write a text in quotes, a number, true or false'
    ],
    ['depth = ""', '1:9: depth is empty'],
    ['depth = 3', expect.stringContaining('1:9: depth is "3", expected one of ')],
    ['depth = "versions"\ndepth = "init"', '2:1: attribute redefined: it is set a second time'],
    [
      'depth "versions" {\n}',
      '1:1: "depth" is not a block; the only blocks are ignore "CODE" { … }'
    ],
    ['exclude = "**/fixtures"', '1:11: exclude must be a list: exclude = ["…"]'],
    [
      'exclude = [["a"]]',
      '1:12: an item of exclude is no plain value: write a text in quotes, a number, true or false'
    ],
    [
      'exclude = [local.a]',
      '1:12: an item of exclude is no plain value: write a text in quotes, a number, true or false'
    ],
    ['exclude = []', '1:11: exclude is empty'],
    ['exclude = [""]', '1:12: an item of exclude is empty'],
    [
      'exclude = ["a\\nb"]',
      '1:12: an item of exclude has a comment, a line break or spaces around it'
    ],
    [
      'exclude = [" a"]',
      '1:12: an item of exclude has a comment, a line break or spaces around it'
    ],
    [
      'exclude = ["a # b"]',
      '1:12: an item of exclude has a comment, a line break or spaces around it'
    ],
    ['exclude = toset(["a"])', '1:11: exclude must be a list: exclude = ["…"]'],
    ['exclude = {a = "b"}', '1:11: exclude must be a list: exclude = ["…"]'],
    [
      'allowed_hosts = ["https://a.example"]',
      expect.stringContaining('1:18: allowed_hosts: "https://a.example" is not a hostname')
    ],
    [
      'allowed_hosts = ["a.*.example"]',
      expect.stringContaining('1:18: allowed_hosts: "a.*.example" is not a hostname')
    ],
    [
      'required_services = ["module.v1"]',
      expect.stringContaining('1:22: required_services: "module.v1" is not a known service id')
    ],
    [
      'platforms = ["linux"]',
      expect.stringContaining('1:14: platforms: "linux" is not a platform')
    ],
    ['retries = 11', '1:11: retries is "11", expected a whole number from 0 to 10'],
    ['retries = -1', '1:11: retries is "-1", expected a whole number from 0 to 10'],
    ['concurrency = 1.5', '1:15: concurrency is "1.5", expected a whole number from 1 to 256'],
    ['upgrade = "yes"', '1:11: upgrade is "yes", expected "true" or "false"'],
    [
      'dialect = "terraform newest"',
      '1:11: dialect is "terraform newest", expected "terraform" or "opentofu" with a version, such as "terraform 1.15"'
    ],
    ['exclude = ["a" "b"]', expect.stringMatching(/^1:\d+: /)],
    ['exclude = [', expect.stringMatching(/^1:11: /)],
    ['depth = "a"b', expect.stringMatching(/^1:\d+: /)],
    ['depth "versions"', expect.stringContaining('1:1: invalid block definition')],
    ['= "x"', '1:1: argument or block definition required'],
    ['project {\n}', '1:1: "project" is not a block; the only blocks are ignore "CODE" { … }'],
    ['ignore = ["host-slow"]', '1:1: ignore is a block: ignore "CODE" { reason = "…" }'],
    ['ignore {\n  reason = "x"\n}', expect.stringContaining('1:1: "" is not a problem code; ')],
    [
      'ignore "host-slow" "b" {\n  reason = "x"\n}',
      expect.stringContaining('1:8: "host-slow b" is not a problem code')
    ],
    [
      'ignore "host-slow a.example" {\n  reason = "x"\n}',
      expect.stringContaining('1:8: "host-slow a.example" is not a problem code')
    ],
    [
      'ignore "host-slo" {\n  reason = "x"\n}',
      '1:8: "host-slo" is not a problem code; did you mean "host-slow"?'
    ],
    ['ignore "host-slow" {\n}', '1:1: ignore has no reason; write reason = "…"'],
    ['ignore "host-slow" {\n  reason = " "\n}', '2:12: reason is empty'],
    [
      'ignore "host-slow" {\n  reason = "x"\n  path = ["a"]\n}',
      '3:3: "path" is not an argument of ignore; did you mean "paths"?'
    ],
    [
      'ignore "host-slow" {\n  reason = "x"\n  paths = "a"\n}',
      '3:11: paths must be a list: paths = ["…"]'
    ],
    [
      'ignore "host-slow" {\n  reason = "x"\n  host = "a b"\n}',
      expect.stringContaining('3:10: host: "a b" is not a hostname')
    ],
    ['ignore "host-slow" {\n  reason = "x"\n  until {\n  }\n}', '3:3: ignore has no blocks']
  ]

  it.each(rows)('%j', (text, mistake) => {
    expect(mistakesIn(`${text}\n`)).toEqual([mistake])
  })

  it('with all others, in the order of the file', () => {
    const text = 'ignore "host-slow" {\n}\ndepht = 1\nretries = 99\n'
    expect(mistakesIn(text).map((mistake) => mistake.split(':')[0])).toEqual(['1', '3', '4'])
  })

  it('with the line and marks, and without what follows it', () => {
    expect(linesOf('\n\tretries = 99 # why\ntokens = ["a.example=secret"]\n')).toEqual([
      `${FILE}:2:12: retries is "99", expected a whole number from 0 to 10\n  2 |     retries = 99 …\n    |               ^^`,
      expect.stringMatching(
        /^[^\n]*:3:1: "tokens" cannot be set here, .*\n {2}3 \| tokens …\n {4}\| \^{6}$/
      )
    ])
  })

  it('in lines that no runner reads as commands', () => {
    for (const text of [
      'depth = "a\\n::error::b"',
      'ignore "\u202Ex" {\n  reason = "y"\n}',
      '"\x1B[31m" = 1'
    ]) {
      for (const line of linesOf(text).join('\n').split('\n')) {
        expect(line).not.toMatch(/^\s*::|\p{Cc}|\u202E/u)
      }
    }
  })

  it('together with those of other settings', async () => {
    const read = settingsOf('depht = 1\n', { 'fail-on': 'x' })
    await expect(read).rejects.toThrow(/fail-on is "x".*"depht" is not a setting/s)
  })
})

describe('a pull request cannot use it', () => {
  const own = SETTINGS.filter(({ inProject }) => inProject !== true).map(({ name }) => name)

  it.each(own.filter((name) => name !== 'ignore'))('to set %s', (name) => {
    const [mistake] = mistakesIn(`${name.replaceAll('-', '_')} = "x"\n`)
    expect(mistake).toMatch(/^1:1: .* cannot be set here, where a pull request could change it/)
  })

  it('to show a file of the machine', async () => {
    await using directory = await temporaryDirectory()
    writeFileSync(join(directory.path, 'secret'), 'not-a-real-token = 1\n')
    symlinkSync('secret', join(directory.path, FILE))
    const read = () => readSettings({}, { directory: directory.path, environment: {} })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(/^\.tf-disco\.hcl is a symbolic link$/)
  })

  it('to stop the check with something that is no file', async () => {
    await using directory = await temporaryDirectory()
    mkdirSync(join(directory.path, FILE))
    const read = () => readSettings({}, { directory: directory.path, environment: {} })
    expect(read).toThrow(/^\.tf-disco\.hcl is a directory/)
  })

  it('to allow hosts that the workflow does not', async () => {
    const file = 'allowed_hosts = ["a.example.com", "*.b.example.com", "evil.example", "*.com"]\n'
    const raw = { 'allowed-hosts': '*.example.com\nregistry.example.net' }
    const { allowedHosts, fixedHosts, remarks } = await settingsOf(file, raw)
    expect(remarks).toEqual([
      `allowed-hosts: a.example.com, *.b.example.com, *.example.com, from ${FILE}:1; not used: evil.example, which allowed-hosts does not have`
    ])
    expect(allowedHosts).toEqual([
      { host: 'a.example.com', subdomains: false },
      { host: 'b.example.com', subdomains: true },
      { host: 'example.com', subdomains: true }
    ])
    expect(fixedHosts.map(({ host }) => host)).toEqual(['example.com', 'registry.example.net'])
    await expect(settingsOf('allowed_hosts = ["evil.example"]\n', raw)).rejects.toThrow(
      /:1: allowed_hosts has no host that allowed-hosts has/
    )
  })

  it('to send redirects to private addresses', async () => {
    const { fixedHosts } = await settingsOf('allowed_hosts = ["intranet.example.com"]\n')
    expect(fixedHosts).toEqual([])
  })

  it('to narrow the scan of an allowlist', async () => {
    const file = 'exclude = ["**"]\nroots = ["a"]\ndialect = "opentofu"\n'
    const { exclude, roots, dialect, remarks } = await settingsOf(file, {
      'allowed-hosts': 'a.example'
    })
    expect({ exclude, roots, dialect: dialect.name }).toEqual({
      exclude: [],
      roots: [],
      dialect: 'auto'
    })
    expect(remarks).toHaveLength(3)
    expect(remarks[0]).toBe(
      `exclude, from ${FILE}:1, is not used: allowed-hosts is set, and covers all files`
    )
  })

  it('to run git with the logins of the machine', async () => {
    const { depth, remarks } = await settingsOf('depth = "init"\n')
    expect(depth).toBe('packages')
    expect(remarks[1]).toMatch(/^depth init of the project file counts as packages/)
    expect((await settingsOf('depth = "init"\n', { depth: 'init' })).depth).toBe('init')
  })

  it('to replace an input', async () => {
    const file = 'depth = "discovery"\ncertificate_days = 0\n'
    const raw = { depth: 'versions', 'certificate-days': '20' }
    const { depth, certificateDays, remarks } = await settingsOf(file, raw)
    expect({ depth, certificateDays }).toEqual({ depth: 'versions', certificateDays: 20 })
    expect(remarks[0]).toBe(`depth, from ${FILE}:1, is not used: depth is set`)
  })
})

it('says nothing about files where none are read', async () => {
  const file = 'exclude = ["c"]\nroots = ["d"]\n'
  const hosts = await settingsOf(file, { hostnames: 'a.example' })
  expect(hosts).toMatchObject({ scan: [], exclude: [], roots: [] })
  expect(hosts.remarks[0]).toMatch(/is not used: hostnames is set, and no files are read$/)
  const fleet = await settingsOf(`${file}depth = "init"\n`, { usages: '.' })
  expect(fleet).toMatchObject({ scan: [], exclude: [], depth: 'packages' })
})

it.each([
  '*a*a*a*b',
  '**/**/**',
  '{a,b}/{c,d}',
  '{a,{b,c}}',
  '{1..1000000}',
  '[a-z]',
  'a'.repeat(201),
  '+(a|aa)b',
  '@(*a)*(*a)'
])('has no glob that takes long: %s', (glob) => {
  for (const text of [`exclude = ["${glob}"]\n`, `roots = ["${glob}"]\n`]) {
    expect(mistakesIn(text)).toEqual([expect.stringContaining('is too complex; write at most')])
  }
})

it('has at most 100 globs, and names at most 20 mistakes', () => {
  expect(mistakesIn('exclude = ["**/{fixtures,*.gen}/**", "a*b*.tf"]\n')).toEqual([])
  const globs = (count: number) => `exclude = [${'"a/*",'.repeat(count)}]\n`
  expect(mistakesIn(globs(100))).toEqual([])
  expect(mistakesIn(globs(101))).toEqual([
    expect.stringContaining('exclude has glob number 101, and the limit is 100')
  ])
  const mistakes = mistakesIn('nothing {\n}\n'.repeat(20_000))
  expect(mistakes).toHaveLength(21)
  expect(mistakes[20]).toMatch(/ has 19980 more mistakes$/)
})

it('is read in linear time, whatever it contains', () => {
  for (const piece of ['ignore "', 'a = [', '{', '"${', 'exclude = ["a",\n', '/*', '<<A\n']) {
    expect(linesOf(piece.repeat(5000)).length).toBeGreaterThan(0)
  }
})
