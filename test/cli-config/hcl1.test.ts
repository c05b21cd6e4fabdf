import { decodeCliConfig } from '../../src/read/cli-config/blocks.ts'
import { readHcl1 } from '../../src/read/hcl/hcl1.ts'
import { attributesOf } from '../../src/read/hcl/structure.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

/** `mistake`: an argument has the wrong type. In the vectors, objects that became lists are under `#maps`. */
type Values = {
  readonly mistake?: true
  readonly credentials: Readonly<Record<string, unknown>>
  readonly hosts: unknown
  readonly helpers: unknown
}
type Outcome = 'refused' | 'panic' | Values

/** A text and the measured outcome of each client's library: hashicorp/hcl v1.0.0 and v1.0.1-vault-7. */
type Row = {
  readonly name?: string
  readonly text: string
  readonly terraform: Outcome
  /** If it differs from Terraform's. */
  readonly opentofu?: Outcome
  /** The line of the mistake. */
  readonly line?: number
}

const rows = readVectors('go-hcl1') as readonly Row[]

const read = (text: string, client: MainClient) => readHcl1(text, client === 'opentofu')

function outcomeOf(text: string, client: MainClient): Outcome {
  const { body, problems } = read(text, client)
  if (problems.length > 0) return 'refused'
  const { values, mistake } = decodeCliConfig(attributesOf(body), client)
  return {
    ...(mistake === null ? {} : { mistake: true }),
    credentials: objectOf(values.credentials, (block) => objectOf(block, itself)),
    hosts: objectOf(values.host, ({ services }) => (services ? objectOf(services, itself) : null)),
    helpers: objectOf(values.credentials_helper, ({ args }) => args ?? [])
  }
}

const itself = (value: unknown) => value

const objectOf = <T>(map: ReadonlyMap<string, { value: T }> = new Map(), show: (_: T) => unknown) =>
  Object.fromEntries(Array.from(map, ([name, { value }]) => [name, show(value)]))

/** The measured outcome; an object that became a list of one object is that object again. */
const measured = (row: Omit<Row, 'text'>, client: MainClient): Outcome =>
  JSON.parse(JSON.stringify(row[client] ?? row.terraform), (_, value) =>
    value?.['#maps']?.length === 1 ? value['#maps'][0] : value
  )

/** Texts that the clients read and this reader rejects (docs/decisions/0116-one-hcl-reader.md). */
const REJECTED = new Set([
  'a carriage return alone',
  'two labels',
  'octal and hexadecimal numbers',
  'a brace in place of a value',
  'JSON without its last braces',
  'JSON without a comma',
  'JSON with true in a list'
])

/** A mistake is reported, and no token is used that the client does not use. */
function isSafe(ours: Outcome, theirs: Outcome): boolean {
  if (typeof ours === 'string') return true
  const used = typeof theirs === 'string' ? {} : theirs.credentials
  const both = { ...used, ...ours.credentials }
  return ours.mistake === true && JSON.stringify(both) === JSON.stringify(used)
}

describe.each(MAIN_CLIENTS)('a CLI configuration file of %s', (client) => {
  const named = rows.flatMap((row) => (row.name === undefined ? [] : [[row.name, row] as const]))
  it.each(named)('%s', (name, row) => {
    const [ours, theirs] = [outcomeOf(row.text, client), measured(row, client)]
    const isRejected = REJECTED.has(name) || typeof theirs === 'string'
    if (isRejected) expect({ ours, isSafe: isSafe(ours, theirs) }).toMatchObject({ isSafe: true })
    else expect(ours).toEqual(theirs)
  })

  it('is read as the client does or rejected, whatever its text', () => {
    const others = rows.filter(({ name }) => name === undefined)
    expect(others.length).toBeGreaterThan(150)
    for (const { text, ...row } of others) {
      const [ours, theirs] = [outcomeOf(text, client), measured(row, client)]
      if (!isSafe(ours, theirs)) expect({ text, ours }).toEqual({ text, ours: theirs })
    }
  })
})

const mistakeOf = (text: string): string => {
  const [problem] = read(text, 'terraform').problems
  return problem === undefined ? 'read' : `${problem.line}:${problem.column} ${problem.message}`
}

describe('a mistake', () => {
  it('is reported in the line in which the client finds it', () => {
    const seen = rows.filter(({ line }) => line !== undefined)
    expect(seen.length).toBeGreaterThan(15)
    for (const { text, line } of seen) {
      const [place = ''] = mistakeOf(text).split(':')
      expect({ text, line: Number(place) }).toEqual({ text, line })
    }
  })

  const cases = [
    {
      name: 'a token without quotes',
      text: 'credentials "a" {\n  token = s3cret\n}',
      want: '2:11 expected a value, found a word without quotation marks'
    },
    {
      name: 'a token in place of a name',
      text: 's3cret = {\n"a" "s3cret"\n}',
      want: '3:1 expected "=" or "{"'
    },
    {
      name: 'a second token after the first',
      text: 'credentials "a" { token = "b" s3cret }',
      want: '1:38 expected "=" or "{"'
    },
    {
      name: 'a token without its closing quotation mark',
      text: 'credentials "a" {\n  token = "s3cret\n}',
      want: '2:18 string is not terminated'
    }
  ]
  it.each(cases)('shows no text of $name', ({ text, want }) => {
    const said = mistakeOf(text)
    expect(said).toBe(want)
    expect(said).not.toContain('s3cret')
  })
})

describe('does not exhaust the stack', () => {
  const texts: readonly (readonly [name: string, make: (size: number) => string])[] = [
    ['nested lists', (size) => `a = ${'['.repeat(size)}`],
    ['nested blocks', (size) => 'a {'.repeat(size)],
    ['nested JSON objects', (size) => '{"a":'.repeat(size)],
    ['nested JSON lists', (size) => `{"a":${'['.repeat(size)}`],
    ['many labels', (size) => `${'"a" '.repeat(size / 4)}{}`],
    ['many blocks', (size) => 'credentials "a" {}\n'.repeat(size / 20)],
    ['heredocs without an end', (size) => '<<EOF\n'.repeat(size)],
    ['a long heredoc', (size) => `a = <<-EOF\n${' x\n'.repeat(size)} EOF\n`],
    ['comments without an end', (size) => '/*'.repeat(size)],
    ['a long string', (size) => `a = "${'x'.repeat(size)}"`],
    ['a long name', (size) => 'x'.repeat(size)],
    ['a long heredoc marker', (size) => `a = <<${'x'.repeat(size)}`],
    ['many escapes', (size) => `a = "${'\\n'.repeat(size)}"`],
    ['many templates', (size) => `a = "${`$${'{x}'}`.repeat(size)}"`]
  ]
  it.each(texts)('%s', (_, make) => {
    for (const client of MAIN_CLIENTS) {
      expect(() => read(make(500_000), client)).not.toThrow()
    }
  })
})
