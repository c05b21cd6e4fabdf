import { describe, expect, it } from '@jest/globals'
import { type Hcl1Reading, readHcl1File } from '../../src/cli-config/hcl1.ts'
import type { Loose, LooseMap } from '../../src/cli-config/hcl1-decode.ts'
import { decodeCliConfig } from '../../src/cli-config/values.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/protocol/clients.ts'
import { readVectors } from '../support/vectors.ts'

/** `mistake`: an argument has the wrong type. Objects that became lists are under `#maps`. */
type Outcome =
  | 'refused'
  | 'panic'
  | {
      readonly mistake?: true
      readonly credentials: unknown
      readonly hosts: unknown
      readonly helpers: unknown
    }

/** A text, and what the library of each client made of it: hashicorp/hcl v1.0.0 and v1.0.1-vault-7. */
type Row = {
  readonly name?: string
  readonly text: string
  readonly terraform: Outcome
  /** Where it differs. */
  readonly opentofu?: Outcome
  /** Of the mistake. */
  readonly line?: number
}

const rows = readVectors('go-hcl1') as readonly Row[]

function outcomeOf(text: string, client: MainClient): Outcome {
  const reading = readHcl1File(text, client)
  if (reading.kind === 'refused') return 'refused'
  if (reading.kind === 'crash') return 'panic'
  const { values, mistake, crashed } = decodeCliConfig(reading.items, client)
  if (crashed) return 'panic'
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

describe.each(MAIN_CLIENTS)('a CLI configuration file, as %s reads it', (client) => {
  const named = rows.flatMap((row) => (row.name === undefined ? [] : [[row.name, row] as const]))
  it.each(named)('%s', (_, row) => {
    expect(outcomeOf(row.text, client)).toEqual(row[client] ?? row.terraform)
  })

  it('and random ones, sound and broken', () => {
    const others = rows.filter(({ name }) => name === undefined)
    expect(others.length).toBeGreaterThan(150)
    for (const row of others) {
      const seen = { text: row.text, outcome: outcomeOf(row.text, client) }
      expect(seen).toEqual({ text: row.text, outcome: row[client] ?? row.terraform })
    }
  })
})

const mistakeOf = (reading: Hcl1Reading): string =>
  reading.kind === 'refused'
    ? `${reading.place.line}:${reading.place.column} ${reading.why}`
    : reading.kind

describe('a mistake', () => {
  it('is in the line in which the client finds it', () => {
    const seen = rows.filter(({ line }) => line !== undefined)
    expect(seen.length).toBeGreaterThan(15)
    for (const { text, line } of seen) {
      const [place = ''] = mistakeOf(readHcl1File(text, 'terraform')).split(':')
      // An end that does not come is missed where the text ends, or where it began.
      expect({ text, line: Number(place) }).toEqual({ text, line })
    }
  })

  const cases = [
    {
      name: 'a token without quotes',
      text: 'credentials "a" {\n  token = s3cret\n}',
      want: '2:11 a value is expected, not a word without quotation marks'
    },
    {
      name: 'a token in the place of a name',
      text: 's3cret = {\n"a" "s3cret"\n}',
      want: '3:1 expected "=" or "{" after a name'
    },
    {
      name: 'a second token after the first',
      text: 'credentials "a" { token = "b" s3cret }',
      want: '1:38 expected "=" or "{" after a name'
    },
    {
      name: 'a token that breaks off',
      text: 'credentials "a" {\n  token = "s3cret\n}',
      want: '2:18 literal not terminated'
    }
  ]
  it.each(cases)('tells nothing of $name', ({ text, want }) => {
    const said = mistakeOf(readHcl1File(text, 'terraform'))
    expect(said).toBe(want)
    expect(said).not.toContain('s3cret')
  })
})

describe('hostile files end soon', () => {
  const many = 100_000
  it.each([
    ['deep lists', `a = ${'['.repeat(many)}`],
    ['deep blocks', 'a {'.repeat(many)],
    ['deep JSON', '{"a":'.repeat(many)],
    ['deep JSON lists', `{"a":${'['.repeat(many)}`],
    ['many labels', `${'"a" '.repeat(many)}{}`],
    ['many blocks', 'credentials "a" {}\n'.repeat(many / 10)],
    ['heredocs without an end', '<<EOF\n'.repeat(many)],
    ['comments without an end', '/*'.repeat(many)],
    ['a long string', `a = "${'x'.repeat(many * 10)}"`],
    ['many templates', `a = "${`$${'{x}'}`.repeat(many)}"`]
  ])('%s', (_, text) => {
    const started = performance.now()
    for (const client of MAIN_CLIENTS) {
      const reading = readHcl1File(text, client)
      if (reading.kind === 'read') decodeCliConfig(reading.items, client)
    }
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
