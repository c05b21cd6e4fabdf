import { describe, expect, it } from '@jest/globals'
import { type Hcl1Reading, readHcl1File } from '../../src/cli-config/hcl1.ts'
import type { Loose, LooseMap } from '../../src/cli-config/hcl1-decode.ts'
import { decodeCliConfig } from '../../src/cli-config/values.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/protocol/clients.ts'
import { readVectors } from '../support/vectors.ts'

/** `mistake`: an argument has the wrong type. Objects that became lists are under `#maps`. */
type Values = {
  readonly mistake?: true
  readonly credentials: unknown
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

function outcomeOf(text: string, client: MainClient): Outcome {
  const reading = readHcl1File(text, client)
  if (reading.kind === 'refused') return 'refused'
  const { values, mistake } = decodeCliConfig(reading.items, client)
  return {
    ...(mistake === null ? {} : { mistake: true }),
    credentials: objectOf(values.credentials, plainMap),
    hosts: objectOf(values.hosts, ({ services }) => services && plainMap(services)),
    helpers: objectOf(values.helpers, ({ args }) => args)
  }
}

const objectOf = <T>(map: ReadonlyMap<string, T>, show: (value: T) => unknown) =>
  Object.fromEntries(Array.from(map, ([name, value]) => [name, show(value)]))

const plainMap = (map: LooseMap): unknown => objectOf(map, plain)

function plain(value: Loose): unknown {
  switch (value.kind) {
    case 'list':
      return value.elements.map(plain)
    case 'map':
      return plainMap(value.entries)
    case 'maps':
      return { '#maps': value.elements.map(plainMap) }
    default:
      return value.value
  }
}

/**
 * Where the client panics or rejects the text, this reader only has to use nothing of it. Terraform
 * accepts one named text, with two closing braces in place of a value, that is rejected here.
 */
function expectedOf(row: Row, client: MainClient): Outcome {
  const theirs = row[client] ?? row.terraform
  if (theirs === 'panic' || row.name === 'a brace in place of a value') return 'refused'
  // The library decodes a JSON string late, and panics at half of a surrogate pair.
  return row.text.includes('\\ud83d') && isUnused(theirs) ? 'refused' : theirs
}

const isUnused = (outcome: Outcome): boolean =>
  typeof outcome === 'string' ||
  (outcome.mistake === true &&
    [outcome.credentials, outcome.hosts, outcome.helpers].every(
      (blocks) => JSON.stringify(blocks) === '{}'
    ))

function expectOutcome(row: Row, client: MainClient): void {
  const [ours, want] = [outcomeOf(row.text, client), expectedOf(row, client)]
  const isPanic = (row[client] ?? row.terraform) === 'panic'
  const seen = isPanic && isUnused(ours) ? 'refused' : ours
  expect({ text: row.text, outcome: seen }).toEqual({ text: row.text, outcome: want })
}

describe.each(MAIN_CLIENTS)('reads a CLI configuration file as %s does', (client) => {
  const named = rows.flatMap((row) => (row.name === undefined ? [] : [[row.name, row] as const]))
  it.each(named)('%s', (_, row) => expectOutcome(row, client))

  it('random texts, valid and invalid', () => {
    const others = rows.filter(({ name }) => name === undefined)
    expect(others.length).toBeGreaterThan(150)
    for (const row of others) expectOutcome(row, client)
  })
})

const mistakeOf = (reading: Hcl1Reading): string =>
  reading.kind === 'refused'
    ? `${reading.place.line}:${reading.place.column} ${reading.why}`
    : reading.kind

describe('a mistake', () => {
  it('is reported in the line in which the client finds it', () => {
    const seen = rows.filter(({ line }) => line !== undefined)
    expect(seen.length).toBeGreaterThan(15)
    for (const { text, line } of seen) {
      const [place = ''] = mistakeOf(readHcl1File(text, 'terraform')).split(':')
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
      want: '3:1 expected "=" or "{", found "}"'
    },
    {
      name: 'a second token after the first',
      text: 'credentials "a" { token = "b" s3cret }',
      want: '1:38 expected "=" or "{", found "}"'
    },
    {
      name: 'a token without its closing quotation mark',
      text: 'credentials "a" {\n  token = "s3cret\n}',
      want: '2:18 string is not terminated'
    }
  ]
  it.each(cases)('shows no text of $name', ({ text, want }) => {
    const said = mistakeOf(readHcl1File(text, 'terraform'))
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
      expect(() => readHcl1File(make(500_000), client)).not.toThrow()
    }
  })
})
