import { spawnSync } from 'node:child_process'
import { expect, it } from '../support/jest.ts'
import { CLI } from '../support/program.ts'
import { readVectors } from '../support/vectors.ts'

type Reading = {
  readonly forComparison: string | null
  readonly forDisplay: string
  readonly hostnameForDisplay: string | null
  readonly error: string | null
}
type Row = Reading & { readonly input: string; readonly differs?: { readonly unicode17?: Reading } }
type Explained = {
  readonly input: string
  readonly hostname: string | null
  readonly display: string
  readonly discoveryUrl: string | null
  readonly error: string | null
}

// The rules of Unicode 17 are the ones to meet; most rows are the same in both generations.
const rows = (readVectors('hostname') as readonly Row[]).map(({ differs, ...row }) => ({
  ...row,
  ...differs?.unicode17
}))

/** The rows that `parseHostname` rejects although the clients accept them. */
const NOTHING_LEFT = 'nothing is left of the hostname once it is normalized'
const STRICTER: Readonly<Record<string, string>> = {
  '\u00ad': NOTHING_LEFT,
  '\u200b': NOTHING_LEFT
}

// One process for all: standard input has one host a line, and no row has a line break in it.
const { stdout } = spawnSync(process.execPath, [CLI, 'explain', 'host', '--format=json', '-'], {
  input: rows.map(({ input }) => input).join('\n'),
  encoding: 'utf8'
})
const lines = stdout.split('\n').filter((line) => line !== '')
const explained = new Map(
  lines.map((line) => JSON.parse(line) as Explained).map((each) => [each.input, each] as const)
)

/** Shown with every character beyond ASCII as a code, so that two rows never look alike. */
const visible = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text).replace(
    /[^ -~]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`
  )

it.each(rows.map((row) => [visible(row.input), row] as const))(
  'explains the hostname %s in the words of the clients',
  (_, { input, forComparison, forDisplay, hostnameForDisplay, error }) => {
    const stricter = STRICTER[input]
    const hostname = stricter === undefined ? forComparison : null
    const { display, discoveryUrl, ...seen } = explained.get(input) ?? {}
    expect(seen).toMatchObject({ input, hostname, error: stricter ?? error })
    expect(display).toBe((hostname === null ? null : hostnameForDisplay) ?? forDisplay)
    expect(discoveryUrl).toBe(
      hostname === null ? null : `https://${hostname}/.well-known/terraform.json`
    )
  }
)

it('explains every row in one line', () => {
  expect(lines).toHaveLength(rows.length)
})

it('is stricter than the clients only as listed', () => {
  const departures = rows.filter(
    ({ input, error }) => (explained.get(input)?.error ?? null) !== error
  )
  expect(departures.map(({ input }) => input)).toEqual(Object.keys(STRICTER))
})
