import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHclCases } from '../support/hcl-cases.ts'
import { expect, it } from '../support/jest.ts'
import { CLI } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

type Line = {
  readonly kind: string
  readonly host: string | null
  readonly text: string | null
  readonly file: string
  readonly line: number
  readonly column: number
  readonly versions: string | null
}

const cases = [...readHclCases('native'), ...readHclCases('json')]

// One process for all. Each case is in a directory of its own, because a directory is a module.
await using directory = await temporaryDirectory()
for (const { name, text, contentBase64 } of cases) {
  mkdirSync(join(directory.path, name))
  const content = contentBase64 === undefined ? text : Buffer.from(contentBase64, 'base64')
  writeFileSync(join(directory.path, name, name), content)
}
const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [CLI, 'usages', '--format=json', '--dialect=terraform'],
  { cwd: directory.path, encoding: 'utf8' }
)
const lines = stdout.trimEnd().split('\n')
const byFile = Map.groupBy(
  // The last line is about the repository.
  lines.slice(0, -1).map((line) => JSON.parse(line) as Line),
  ({ file }) => file
)

// The cases do not cover implied providers.
const usagesOf = (name: string): readonly Line[] =>
  (byFile.get(`${name}/${name}`) ?? []).filter(({ kind }) => kind !== 'implied_provider')

/** Where the scanner recovers from a syntax error otherwise than the official parser. */
const RECOVERED: Readonly<Record<string, readonly Partial<Line>[]>> = {
  // The official parser stops in the first line, before `source`.
  '006-cr-only.tf': [{ kind: 'module', text: 'x.example/a/b/c', line: 1, column: 25 }],
  // It ignores the argument without a value.
  '129-object-newline-after-eq.tf': [
    { kind: 'required_provider', text: '', line: 4, column: 15 },
    { kind: 'module', text: 'after/ok/aws', line: 10, column: 12 }
  ],
  // It reads the quote alone as the value.
  '156-err-single-quotes.tf': [
    { kind: 'module', text: "'a/b/c'", line: 2, column: 12 },
    { kind: 'module', text: 'after/ok/aws', line: 5, column: 12 }
  ]
}

/** In the cases, a first part with a dot is the host. */
function hostOf(kind: string, text: string | null): string | null {
  if (text === null) {
    if (kind.endsWith('_default')) return 'app.terraform.io'
    return kind.endsWith('_missing') ? null : 'registry.terraform.io'
  }
  const [first = ''] = text.split('/')
  if (/[\n$]/.test(text)) return null
  return first.includes('.') ? first : 'registry.terraform.io'
}

it.each(cases.map((row) => [row.name, row] as const))(
  'usages finds the same references in %s as the official parser',
  (name, { refs, official }) => {
    const want = refs.map(({ kind, source, expr, line, col }) => ({
      kind,
      text: source ?? expr ?? null,
      line,
      column: col,
      // Other tests cover the host of an expression.
      ...(expr === undefined ? { host: hostOf(kind, source) } : {})
    }))
    const seen = usagesOf(name)
    const expected = RECOVERED[name] ?? want
    if (official === 'ok') expect(seen).toHaveLength(expected.length)
    // The official parser does not read what follows a syntax error.
    const found = expected.map((each) =>
      seen.find(({ line, column }) => line === each.line && column === each.column)
    )
    expect(found).toMatchObject(expected)
  }
)

it('usages finds nothing outside the cases', () => {
  expect([...byFile.keys()].filter((file) => !/^([^/]+)\/\1$/.test(file))).toEqual([])
  expect(status).toBe(0)
})

it('usages reports exactly the files that the official parser rejects, in one line each', () => {
  const reported = stderr.split('\n').filter((line) => line.includes(': file-syntax: '))
  const files = reported.map((line) => line.slice(0, line.indexOf('/')))
  expect(files.toSorted()).toEqual([...new Set(files)].sort())
  const rejected = cases.filter(({ official }) => official === 'reject').map(({ name }) => name)
  expect(files.toSorted()).toEqual(rejected.toSorted())
})
