import {
  bareUrl,
  hideAddressSecrets,
  hideExpressionSecrets,
  hideInBeginning
} from '../../src/rules/text/address-secrets.ts'
import { describe, expect, it } from '../support/jest.ts'
import { SECRET, SPELLINGS } from '../support/user-info.ts'

describe('hides', () => {
  it.each([
    ['https://user:pw@example.com/x.zip', 'https://***@example.com/x.zip'],
    ['https://ghp_x@github.com/a/b', 'https://***@github.com/a/b'],
    [
      'git::https://oauth2:pw@example.com/x.git?ref=v1',
      'git::https://***@example.com/x.git?ref=v1'
    ],
    ['https://user:p@ss@example.com/x', 'https://***@example.com/x'],
    ['https://user:p/s#s?@example.com/x', 'https://***@example.com/x'],
    ['user:pw@registry.example.com/a/b/c', '***@registry.example.com/a/b/c'],
    ['git::user:pw@example.com/x', '***@example.com/x'],
    ['ghp_x@registry.example.com/a/b/c', '***@registry.example.com/a/b/c'],
    ['git::ghp_x@example.com/x', '***@example.com/x'],
    [String.raw`ghp_x\u0040example.com\/a\/b`, String.raw`***@example.com\/a\/b`],
    [
      'invalid module registry hostname "ghp_x@example.com"',
      'invalid module registry hostname "***@example.com"'
    ],
    ['"ghp_x@example.com:8443" is not a hostname', '"***@example.com:8443" is not a hostname'],
    ['invalid namespace "ghp_x@localhost"', 'invalid namespace "***"'],
    ['"https://user:$\u007Bvar.p}@$\u007Bvar.h}/x" is', '"https://***@$\u007Bvar.h}/x" is'],
    ['https://example.com/x?sig=a%2Bb&ref=1#f', 'https://example.com/x?sig=***&ref=1#f'],
    ['registry.example.com/a/b/c?token=x/y', 'registry.example.com/a/b/c?token=***'],
    ['https://a.example/?u=https://user:pw@b.example', 'https://a.example/?u=***']
  ])('%s', (text, shown) => {
    expect(hideAddressSecrets(text)).toBe(shown)
  })
})

it.each([
  'ssh://git@github.com/a/b?ref=v1',
  'git@github.com:a/b.git',
  'registry.example.com:8443/a/b/c',
  'https://example.com:8443/@scope/x',
  'modules.v1=acme/network/aws@~>1.2',
  'var.a ? "x" : "y"',
  'see https://example.com/?'
])('leaves %s', (text) => {
  expect(hideAddressSecrets(text)).toBe(text)
})

describe('a URL is shown without user info, query and fragment', () => {
  const urls = [
    { url: 'https://registry.example.com/v1/', want: 'https://registry.example.com/v1/' },
    { url: 'https://a.example/?token=s#f', want: 'https://a.example/' },
    { url: 'https://a.example/v1/#f?', want: 'https://a.example/v1/' },
    { url: 'https://user:p@ss@a.example:8443/v1/', want: 'https://a.example:8443/v1/' },
    { url: 'https:\\\\user:pass@a.example\\v1', want: 'https:\\\\a.example\\v1' },
    { url: '//user@a.example/v1/', want: '//a.example/v1/' },
    { url: 'https://a.example/@scope/v1/', want: 'https://a.example/@scope/v1/' },
    { url: 'https://a.example?x=user@b.example', want: 'https://a.example' }
  ]
  it.each(urls)('$url', ({ url, want }) => {
    expect(bareUrl(url)).toBe(want)
  })
})

/** What stands around a text in the sentences and files that show it. */
const AROUND: Readonly<Record<string, (text: string) => string>> = {
  'as a whole': (text) => text,
  'in quotation marks': (text) => `modules.v1 is "${text}", which is wrong`,
  'as Go quotes it': (text) => `failed: parse ${JSON.stringify(text)}: net/url: invalid userinfo`,
  'in JSON': (text) => JSON.stringify({ errors: [text, 'x'] }),
  'in JSON in JSON': (text) => JSON.stringify({ body: JSON.stringify({ errors: [text] }) }),
  'in a sentence': (text) => `see ${text} for that`,
  'in brackets': (text) => `failed (${text})`,
  'in an element': (text) => `<title>See ${text}</title>`,
  'in an attribute': (text) => `<a href="${text}">x</a>`,
  'in a file': (text) => `module "x" {\n  source = "${text}"\n}`,
  'after another': (text) => `https://a.example/ leads to ${text}`
}

it.each(Object.entries(AROUND))('hides user info %s', (_, around) => {
  const shown = SPELLINGS.map((text) => hideAddressSecrets(around(text)))
  expect(shown.filter((text) => text.match(SECRET) !== null)).toEqual([])
  expect(shown.map(hideAddressSecrets)).toEqual(shown)
})

it('hides user info that was cut at any place', () => {
  const text = 'see https://user:s3cr3t-s3cr3t@example.com/x'
  const at = text.indexOf('s3cr3t')
  for (let end = at + 6; end < text.indexOf('@'); end += 1) {
    expect(hideInBeginning(text.slice(0, end))).toBe('see https://***')
  }
  expect(hideInBeginning('see https://example.com/x')).toBe('see https://example.com/x')
  expect(hideInBeginning('Sign in to Acme')).toBe('Sign in to Acme')
})

describe('leaves what has no user info', () => {
  it.each([
    'mail ops@example.com, or see https://example.com/x',
    'https://example.com/x is run by ops@example.com',
    'see https://registry.example.com, or ask ops@example.com',
    'git::ssh://git@github.com/a/b.git//modules/x?ref=v1@2',
    '"ssh://git@github.com:a/b.git" is wrong; write git::ssh://git@github.com/a/b.git',
    'git::git@github.com:a/b.git//x?ref=a@b',
    'github.com/a/b//modules/x@v1',
    'https://www.example.com/package/@scope/name',
    'http://localhost:8080/x@1.0',
    'https://[::1]:8443/x@1.0',
    'file:///home/x@y/z',
    'uses: a/b/.github/workflows/c.yml@v1',
    'mailto:ops@example.com',
    'mailto:ops@example.com/x',
    'ops@example.com',
    'ops@example.com: no such host, ask admin@example.com.',
    '{"contact":"ops@example.com\\n/x"}',
    'git@github.com/a/b.git',
    'git::git@github.com/a/b.git?ref=v1',
    'git@example.com:8443/x',
    'deploy@example.com:/srv/x',
    '@scope/package.js/x',
    'left-pad@1.3.0/index.js',
    'lodash@v4.17.21-rc.1/x',
    'lodash@4.x/x',
    'a/b@1.2/c',
    'a@b/c',
    'acme/network/aws@~>1.2/x',
    'image@sha256:0abc/x',
    '[x](https://a.example).v1, <https://b.example>; ops@example.com',
    'C:\\Users\\ops@example',
    '// see ops@example.com',
    'https://$\u007Bvar.host}:$\u007Bvar.port}/x',
    'parse "https://example.com:port/": invalid port ":port" after host',
    '{"a":"https://a.example","b":"ops@example.com"}'
  ])('%s', (text) => {
    expect(hideAddressSecrets(text)).toBe(text)
  })
})

describe('an expression', () => {
  it.each([
    ['source = "a" pw = "hunter2"', 'source = "***" pw = "***"'],
    ['{ production = "hunter2" }[var.env]', '{ production = "***" }[var.env]'],
    ['var.env == "production" ? "./a" : "./b"', 'var.env == "production" ? "./a" : "./b"'],
    ['var.env != "production"', 'var.env != "production"'],
    ['var.api_token == "hunter2"', 'var.api_token == "***"'],
    ['each.value == "a" ? path.module : "b"', 'each.value == "a" ? path.module : "b"'],
    ['!x && (each.key == "a") ? "b" : "c"', '!x && (each.key == "a") ? "b" : "c"'],
    [`a/$\u007B var.env == "a" ? "b" : "c"}/d`, `a/$\u007B var.env == "a" ? "b" : "c"}/d`],
    ['local.db_password_old  != "hunter2', 'local.db_password_old  != "***"'],
    ['trimspace(var.x) == "hunter2" ? "b" : "c"', 'trimspace(var.x) == "***" ? "b" : "c"'],
    ['var.x["a"] != "hunter2"', 'var.x["***"] != "***"'],
    ['var.x.value == "hunter2"', 'var.x.value == "***"'],
    ['(var.x) == /* c */ "hunter2"', '(var.x) == /* c */ "***"'],
    ['f(var.x) == f(["hunter2"])', 'f(var.x) == f(["***"])'],
    ['f(var.x) == \\"hunter2\\" ? 1 : 2', 'f(var.x) == \\"***" ? 1 : 2'],
    ['https://a:hunter2@$\u007Bvar.token == "b"}', 'https://***@$\u007Bvar.token == "***"'],
    ['"hunter2" == var.x ? "b" : "c"', '"***" == var.x ? "b" : "c"'],
    ['f("hunter2") == var.x', 'f("***") == var.x'],
    ['contains(["a", "hunter2"], var.db_pw) ? var.a : "b"', 'contains(["***"'],
    ['var.a == "hunter2" && var.auth == "b"', 'var.a == "***"'],
    [`"a/$\u007Bvar.pat == "hunter2" ? "b" : "c"}/d"`, '"***"'],
    [`"a/$\u007Bvar.token}/b?ref=v1"`, `"a/$\u007Bvar.token}/b?ref=v1"`],
    ['format("https://%s@a.example/x", var.token)', 'format("https://***@a.example/x", var.token)']
  ])('shows what is compared with a name, unless it may be a secret: %s', (text, want) => {
    expect(hideExpressionSecrets(text)).toBe(want)
  })
})
