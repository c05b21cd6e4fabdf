import { appendFileSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRedact } from '../../../src/observe/credentials/redaction/redaction.ts'
import { shownLines } from '../../../src/observe/credentials/redaction/shown-lines.ts'
import type { Place, SourceLine } from '../../../src/rules/problems/place.ts'
import { Token } from '../../../src/rules/protocol/token.ts'
import { renderFrame } from '../../../src/rules/text/frame.ts'
import { cutCells } from '../../../src/rules/text/terminal.ts'
import { writeCheckout } from '../../support/checkout.ts'
import { aPlace } from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { seededRandom } from '../../support/random.ts'
import { scanTexts } from '../../support/scan-texts.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const KNOWN = 'a-token-that-the-check-knows'
const LATER = Date.now() + 3_600_000

type Given = {
  /** CLI configuration files, by their names in the checkout. */
  readonly configs?: readonly string[]
  readonly kept?: readonly string[]
  readonly checkedAt?: number
}

function linesIn(
  directory: string,
  places: readonly Place[],
  { configs = [], kept = [], checkedAt = LATER }: Given = {}
): readonly SourceLine[] {
  return shownLines(places, {
    redact: makeRedact([new Token(KNOWN)]),
    names: new Set(kept),
    configs: configs.map((name) => ({
      files: [{ path: join(directory, name), shown: `~/${name}`, state: 'read' as const }]
    })),
    directory,
    checkedAt
  })
}

/** What is shown of a line, the last one of the text, at the part between the angle quotes. */
async function shown(
  text: string,
  { file = 'main.tf', ...given }: Given & { readonly file?: string } = {}
): Promise<string | undefined> {
  await using directory = await temporaryDirectory()
  const above = text.split('\n')
  const characters = Array.from(above.at(-1) ?? '')
  const column = characters.indexOf('«') + 1
  const endColumn = characters.indexOf('»')
  const place = aPlace({ file, line: above.length, column, endColumn })
  writeCheckout(directory.path, { [file]: text.replaceAll(/[«»]/g, '') })
  const [line] = linesIn(directory.path, [place], given)
  return line && `${line.before}«${line.literal}»${line.after}`
}

const ADDRESS = 'registry.example.com/acme/network/aws'

it.each([
  `  source = «"${ADDRESS}"»`,
  'version = «"~> 5.0"»',
  `\t\tsource\t= «"${ADDRESS}"»`,
  '      "source": «"acme/network/aws"»,',
  `source = «"\${path.module}/network"»`,
  'source = «"..\\\\network"»',
  `source = «"../$\{get_env("MODULE")}/aws"» # …`,
  'source = «local.source»',
  '    aws = «"~> 5.0"»',
  'urls = [«"../network"»]',
  'resource «"aws_instance"» "web" {',
  '«module "network" »{',
  'provider «foo» {}',
  '    aws = «{»',
  '«t»erraform {',
  '    «my_time» = {',
  '  «path» = [ ]'
])('shows the argument or the header that a finding is about: %s', async (line) => {
  expect(await shown(line)).toBe(line)
})

it.each([
  ['key in hexadecimal', 'aws = { source = «"a/b"», k = "9f86d081884c7d65" }', 'k = "…" }'],
  ['UUID', 'aws = { source = «"a/b"», k = "6c84fb90-12c4-11e1-840d-7b25c5ee775a" }', 'k = "…" }'],
  ['key with slashes', 'aws = { source = «"a/b"», k = "wJalrXUtnFEMI/K7MDENG" }', 'k = "…" }'],
  ['password', 'aws = { source = «"a/b"», db_pw = "hunter2" }', 'db_pw = "…" }'],
  ['number', 'aws = { source = «"a/b"», pin = 271828 }', 'pin = … }'],
  ['word without quotes', 'aws = { source = «"a/b"», pw = hunter2 }', 'pw = … }'],
  ['URL', 'aws = { source = «"a/b"», u = "mysql://root:hunter2@db/x" }', 'u = "…" }'],
  ['template', `aws = { source = «"a/b"», u = "\${f("hunter2")}" }`, 'u = …'],
  ['escape', 'aws = { source = «"a/b"», u = "\\"hunter2 = \\"" }', 'u = …'],
  ['string without an end', 'aws = { source = «"a/b"», u = "hunter2', 'u = …'],
  ['heredoc', 'aws = { source = «"a/b"», u = <<hunter2', 'u = …']
])('hides a %s after the argument', async (_, line, end) => {
  expect(await shown(line)).toBe(`aws = { source = «"a/b"», ${end}`)
})

it.each([
  ['strings', 'aws = { pw = "hunter2", source = «"a/b"» }', 'aws = { pw = "…", source = «"a/b"» }'],
  ['labels', 'module "hunter2" { source = «"a/b"» }', '… "…" { source = «"a/b"» }'],
  ['members', '{"pw":"hunter2","source":«"a/b"»}', '{"…":"…","source":«"a/b"»}'],
  ['escapes', '{"pa\\u0073sword":"hunter2","source":«"a/b"»}', '… "source":«"a/b"»…'],
  ['templates', `x = "\${f("hunter2")}", source = «"a/b"» }`, '… source = «"a/b"» …'],
  ['the end of a comment', '/*\nhunter2 */ source = «"a/b"»', '… source = «"a/b"»'],
  ['the end of a string', `x = "\${\n""}hunter2", source = «"a/b"» }`, '… source = «"a/b"» …']
])('hides %s before the argument', async (_, line, want) => {
  expect(await shown(line)).toBe(want)
})

it.each([
  [`source = «"${ADDRESS}"» # hunter2`, `source = «"${ADDRESS}"» # …`],
  [`source = «"${ADDRESS}"» // "hunter2"`, `source = «"${ADDRESS}"» // …`],
  [`source = «"${ADDRESS}"» /* hunter2 */`, `source = «"${ADDRESS}"» /…`],
  ['provider «"aws"» { # hunter2', 'provider «"aws"» { # …']
])('hides the text of a comment: %s', async (line, want) => {
  expect(await shown(line)).toBe(want)
})

it.each([
  ['password = "hunter«\\q»2"', undefined],
  ['password = «"hunter2»', 'password = «…»'],
  ["password = «'»hunter2'", 'password = «…»…'],
  ['«/*» hunter2', '«/…» …'],
  ['«password» hunter2', '«password» …'],
  ['aws = «{ pw = "hunter2" } # hunter2»', 'aws = «{ pw = "…" } # …»'],
  ['source = «var.source pw = "hunter2"»', 'source = «var.source … = "…"»'],
  ['source = «"a" pw = "hunter2"»', 'source = «"…" … = "…"»'],
  ['source = «f("hunter2", 1)»', 'source = «f("…", …)»'],
  [`source = «"\${a}" pw = "\${f("hunter2")}"»`, 'source = «…»'],
  ['source = «<<hunter2»', 'source = «…»']
])('shows no string at a mistake or in an expression: %s', async (line, want) => {
  expect(await shown(line)).toBe(want)
})

it.each([
  ['source = «var.x ? "./a" : "acme/x/aws"»', 'source = «var.x ? "./a" : "…"»'],
  [
    'source = «var.x ? "git::https://e.example/x" : "../a"»',
    'source = «var.x ? "git::https://e.example/x" : "../a"»'
  ],
  [
    'source = «var.x ? "git::https://hunter2@e.example/x" : var.y»',
    'source = «var.x ? "…" : var.y»'
  ],
  [
    'source = «local.all[each.key] == "hunter2" ? "./a" : "./b"»',
    'source = «local.all[each.key] == "…" ? "./a" : "./b"»'
  ],
  ['source = «foo(bar("hunter2"), var.x)»', 'source = «foo(…("…"), var.x)»'],
  ['source = «var.x ? "./a" : "./hunter2" == var.y»', 'source = «var.x ? "./a" : "…" == var.y»'],
  ['source = «var.token == "./hunter2" ? "./a" : "b"»', 'source = «var.token == "…"»'],
  [`source = «"a/$\{var.pat == "hunter2" ? "x" : "y"}/c"»`, 'source = «"***"»'],
  [
    `source = «"a/$\{f(var.x) == "hunter2" ? "x" : "y"}/c"»`,
    `source = «"a/$\{f(var.x) == "***" ? "x" : "y"}/c"»`
  ]
])('shows paths and references of an expression: %s', async (line, want) => {
  expect(await shown(line)).toBe(want)
})

it.each([
  ['module «"x"» { key = AAAA+hunter2== }', 'module «"x"» { key = ……'],
  ['«module "x"» { password = hunter?hunter2:9 }', '«module "x"» { password = ……'],
  ['«module "x"» { password = a{hunter2=b, hunter2( }', '«module "x"» { password = …{…=…, …( }'],
  ['provider «"x"» { token = a-hunter2= }', 'provider «"x"» { token = …= }'],
  ['token = a!hunter2( «}»', undefined],
  ['token = a hunter2( «}»', 'token = … …( «}»'],
  ['key = AAAA hunter2= «"a/b"»', 'key = … …= «"a/b"»'],
  ['token = «a» hunter2=', 'token = «a» …'],
  ['token = «!» hunter2( }', 'token = «!» …'],
  ['pw = "./hunter2", source = «"a/b"»', 'pw = "…", source = «"a/b"»'],
  ['source = «"a/b"», pw = "git::hunter2/x"', 'source = «"a/b"», pw = "…"'],
  ['pw = «f("./hunter2", "git::hunter2/x")»', 'pw = «f("…", "…")»'],
  ['source = «"a/b"», pw = var.hunter2', 'source = «"a/b"», pw = …'],
  ['  «region» = "hunter2" # x', '  «region» = "…" # …'],
  ['  «key» = AAAA+hunter2==', '  «key» = ……'],
  ['  «token» = hunter2( }', '  «token» = …( }'],
  ['  «password» == hunter2', '  «password» …']
])(
  'hides a part of a value without quotes, and paths of other arguments: %s',
  async (line, want) => {
    expect(await shown(line)).toBe(want)
  }
)

it.each([
  ['source = «"»acme/network/aws', 'source = «"acme/network/aws»'],
  ["  source = «'»acme/network/aws'", "  source = «'acme/network/aws'»"],
  ['version = «"»~> 5.0, < 5.9', 'version = «"~> 5.0, < 5.9»'],
  [`  source = «"»../$\{var.x}`, `  source = «"../$\{var.x}»`],
  ['source = «"»acme/network/aws # hunter2', 'source = «…»…'],
  ['source = «"»git::https://user:hunter2', 'source = «…»…'],
  ['source = «"»https://x/a.zip?sig=hunter2', 'source = «…»…'],
  ['source = «"»acme/x/aws pw = "hunter2"', 'source = «…»…'],
  ['source = «"»hunter2', 'source = «…»…'],
  ['source = «"»ghp_hunter2/x', 'source = «…»…'],
  ['source = «"»acme/hunter2hunter2hunter2', 'source = «…»…'],
  ['version = «"»hunter2', 'version = «…»…'],
  ['version = «"»a/hunter2', 'version = «…»…'],
  ['password = «"»hunter2', 'password = «…»…'],
  ['version = «"»hunter2 1.0', 'version = «…»…']
])('shows a source or version without its end, and nothing more: %s', async (line, want) => {
  expect(await shown(line)).toBe(want)
})

it.each([
  [
    'git::https://user:hunter2@git.example.com/a.git?ref=v1',
    'git::https://***@git.example.com/a.git?ref=v1'
  ],
  [
    'git::ssh://git@git.example.com/a.git?sshkey=hunter2',
    'git::ssh://git@git.example.com/a.git?sshkey=***'
  ],
  ['https://example.com/a.zip?sig=hunter2', 'https://example.com/a.zip?sig=***']
])('shows no user info and no secret of a query in %j', async (address, want) => {
  expect(await shown(`source = «"${address}"»`)).toBe(`source = «"${want}"»`)
})

describe('a long line', () => {
  it('is shown within 80 characters of the argument, and whole strings of them', async () => {
    const line = `{"a":"${'x'.repeat(80)}","source":«"a/b"»,"b":"y","c":"${'z'.repeat(80)}"}`
    expect(await shown(line)).toBe('… "source":«"a/b"»…')
    const short = `{"source":«"a/b"»,"b":"y","c":"${'z'.repeat(80)}"}`
    expect(await shown(short)).toBe('{"source":«"a/b"»,"…":"…","…":…')
  })

  it('is shown with the beginning of a long address', async () => {
    const line = `source = «"${'a'.repeat(500)}"»`
    expect(await shown(line)).toBe(`source = «"${'a'.repeat(159)}…»`)
  })

  it('is not shown if a program has written it', async () => {
    expect(await shown(`{"a":"${'x '.repeat(4000)}","source":«"a/b"»}`)).toBeUndefined()
  })
})

describe('a line with a known token', () => {
  it.each([
    `source = «"acme/network/aws"» # ${KNOWN}`,
    `source = «"https://${KNOWN}@git.example.com/x.zip"»`,
    `source = «"acme/network/aws"» # ${Buffer.from(KNOWN).toString('base64')}`
  ])('is not shown: %j', async (line) => {
    expect(await shown(line)).toBeUndefined()
  })

  it('is shown if the token is a part of a name that the user requires', async () => {
    const line = `source = «"${KNOWN}.example.com/acme/network/aws"»`
    expect(await shown(line, { kept: [`${KNOWN}.example.com`] })).toBe(line)
  })
})

const SECRET = 'hunter2'
const OWN = 'registry.example.com/acme/aws'

/** An object for a provider with secrets before and after its source, as files may have them. */
function randomObject({ below, text, pick }: ReturnType<typeof seededRandom>): string {
  const junk = () => text(['x', ' ', '\\"', '#', '//', '/*', '*/', ', ', '=', '{', '東', "'"], 4)
  const string = (): string => `"${junk()}${SECRET}${junk()}"`
  const value = (): string =>
    pick<() => string>([
      string,
      () => `"\${f(${string()})}${SECRET}"`,
      () => `"\${\n${string()}}${SECRET}"`,
      () => `[${string()}, ${SECRET}]`,
      () => `/* ${SECRET} " */ ${string()}`,
      () => `/* "\n${SECRET} */ 7${SECRET}`,
      () => `f(\n<<E\n${junk()}${SECRET} " =\nE\n)`
    ])()
  const others = () => Array.from({ length: below(3) }, () => `k${below(9)} = ${value()}`)
  const items = [...others(), `source\t= "${OWN}"`, ...others()].join(', ')
  return `terraform {\n\trequired_providers {\n\t\taws = { ${items} } # ${string()}\n}\n}\n`
}

it('shows no secret of any other string, value or comment, and has carets below the argument', async () => {
  await using directory = await temporaryDirectory()
  const random = seededRandom(2026)
  for (let round = 0; round < 100; round += 1) {
    const text = randomObject(random)
    writeFileSync(join(directory.path, 'main.tf'), text)
    const { usages, notes } = scanTexts({ 'main.tf': text })
    const places = [...usages, ...notes.flatMap((note) => note.places)].map((one) =>
      typeof one === 'object' && 'place' in one ? one.place : one
    )
    const lines = linesIn(
      directory.path,
      places.filter((place) => typeof place === 'object')
    )
    const frames = lines.map((line) =>
      renderFrame(line, 'red', { colour: false, width: Number.POSITIVE_INFINITY })
    )
    expect([text, lines.filter((line) => JSON.stringify(line).includes(SECRET))]).toEqual([
      text,
      []
    ])
    const underlined = frames.map(([above = '', below = '']) =>
      cutCells(above, below.indexOf('^'), below.lastIndexOf('^') + 1)
    )
    expect([text, underlined]).toEqual([text, expect.arrayContaining([`"${OWN}"`])])
  }
})

describe('the line of a place', () => {
  it.each([
    ['LF', 'a = 1\nb = «"x"» # c\n'],
    ['CRLF', 'a = 1\r\nb = «"x"» # c\r\n'],
    ['no final line feed', 'a = 1\nb = «"x"» # c'],
    ['a byte order mark', '\uFEFFa = 1\nb = «"x"» # c\n']
  ])('is read with %s', async (_, text) => {
    await using directory = await temporaryDirectory()
    writeCheckout(directory.path, { 'main.tf': text.replaceAll(/[«»]/g, '') })
    const lines = linesIn(directory.path, [aPlace({ line: 2, column: 5, endColumn: 8 })])
    expect(lines).toMatchObject([{ before: 'b = ', literal: '"x"', after: ' # …' }])
  })

  it.each(['/* 🚀🚀 */ a = «"x"»', '/* e\u0301 */ a = «"x"»', '\t/* 東京 */ a = «"x"»'])(
    'has the literal by code points: %s',
    async (line) => {
      expect(await shown(line)).toBe('… a = «"x"»')
    }
  )

  it('is not known beyond the end of the file or line', async () => {
    await using directory = await temporaryDirectory()
    writeCheckout(directory.path, { 'main.tf': 'a = 1\n' })
    const places = [
      aPlace({ line: 3, column: 1, endColumn: 2 }),
      aPlace({ line: 1, column: 9, endColumn: 12 })
    ]
    expect(linesIn(directory.path, places)).toEqual([])
  })
})

it('leaves out files that have changed, that are gone, that are large, and that are no files', async () => {
  await using directory = await temporaryDirectory()
  const large = `a = 1\n${'#'.repeat(1024 * 1024)}`
  const texts = { 'a.tf': 'a = 1\n', 'b.tf': 'a = 1\n', 'large.tf': large }
  writeCheckout(directory.path, texts)
  mkdirSync(join(directory.path, 'c.tf'))
  const at = new Date('2026-01-01T00:00:00Z')
  for (const name of Object.keys(texts)) utimesSync(join(directory.path, name), at, at)
  appendFileSync(join(directory.path, 'b.tf'), 'b = 2\n')
  const places = ['a.tf', 'b.tf', 'c.tf', 'gone.tf', 'a.tf/x', 'large.tf'].map((file) =>
    aPlace({ file, line: 1, column: 1, endColumn: 2 })
  )
  const lines = linesIn(directory.path, places, { checkedAt: at.getTime() })
  expect(lines.map(({ place }) => place.file)).toEqual(['a.tf'])
})

describe('a file that is no configuration', () => {
  const line = 'host "x" { a = «1» }'

  it.each(['.terraformrc', '.netrc', 'ci.tfrc', 'credentials.tfrc.json', 'Makefile', '.env'])(
    'is never shown: %s',
    async (file) => {
      expect(await shown(line, { file })).toBeUndefined()
    }
  )

  it.each(['ci/.terraformrc', 'ci/cli.tf'])('is never shown through a link: %s', async (target) => {
    await using directory = await temporaryDirectory()
    writeCheckout(directory.path, { [target]: 'a = 1\n' })
    symlinkSync(target, join(directory.path, 'main.tf'))
    const place = aPlace({ line: 1, column: 5, endColumn: 6 })
    expect(linesIn(directory.path, [place], { configs: [target] })).toEqual([])
    expect(linesIn(directory.path, [place])).toHaveLength(target.endsWith('.tf') ? 1 : 0)
  })

  it('is never shown if it is the CLI configuration, whatever its name', async () => {
    expect(await shown(line, { file: 'ci/cli.tf' })).toContain('«1»')
    expect(await shown(line, { file: 'ci/cli.tf', configs: ['ci/cli.tf'] })).toBeUndefined()
  })
})
