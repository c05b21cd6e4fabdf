import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pinned } from '../../scripts/pin-documents.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const OLD = `${'0'.repeat(40)} # v1.0.0`
const PIN = `${'a1'.repeat(20)} # v1.2.3`

it.each([
  ['- uses: org/tf-disco-action@', true],
  ['    uses: org/tf-disco-action/.github/workflows/fleet.yml@', true],
  ['uses: org/tf-disco-action/setup@', true],
  ['- uses: actions/checkout@', false],
  ['- uses: org/tf-disco-action x@', false],
  ['- uses: forks/org/tf-disco-action@', false]
])('%s is pinned to the release: %s', (before, isPinned) => {
  expect(pinned(`${before}${OLD}\n`, PIN)).toBe(`${before}${isPinned ? PIN : OLD}\n`)
})

it('pins every use of the Action in the documents', () => {
  const pages = globSync(['*.md', 'docs/**/*.md']).map((path) =>
    pinned(readFileSync(path, 'utf8'), PIN)
  )
  const uses = pages.flatMap((page) => page.match(/uses: org\/tf-disco-action.*@.*/g) ?? [])
  expect(uses.length).toBeGreaterThan(20)
  expect(uses.filter((line) => !line.endsWith(`@${PIN}`))).toEqual([])
})

it('writes the commit of the tag, not the hash of an annotated tag, and prints each line', async () => {
  await using home = await temporaryDirectory()
  const at = (path: string): string => join(home.path, path)
  const run = (program: string, ...words: readonly string[]) =>
    execFileSync(program, words, { cwd: home.path, encoding: 'utf8', stdio: 'pipe' })
  const git = (...words: readonly string[]) =>
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words)
  await mkdir(at('docs/problems'), { recursive: true })
  await writeFile(at('README.md'), `# Page\n\n- uses: org/tf-disco-action@${OLD}\n`)
  await writeFile(at('docs/problems/host.md'), `  - uses: org/tf-disco-action/setup@${OLD}\n`)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'a')
  git('tag', '--annotate', '--message', 'a', 'v1.2.3')
  const pin = `${git('rev-parse', 'HEAD').trim()} # v1.2.3`
  const script = resolve('scripts/pin-documents.ts')
  expect(run(process.execPath, script, 'v1.2.3')).toBe(
    `README.md:3: - uses: org/tf-disco-action@${pin}\ndocs/problems/host.md:1: - uses: org/tf-disco-action/setup@${pin}\n`
  )
  expect(await readFile(at('README.md'), 'utf8')).toContain(`@${pin}\n`)
  expect(() => run(process.execPath, script, 'v1')).toThrow('"v1" is not a tag such as v1.2.3')
  expect(() => run(process.execPath, script, 'v9.9.9')).toThrow('v9.9.9')
})
