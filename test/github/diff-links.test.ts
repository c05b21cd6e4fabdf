import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangedFile } from '../../src/observe/visit/changes.ts'
import { linkTo } from '../../src/report/links.ts'
import { type LocatedFile, linesInDiff, linksOf } from '../../src/run/github/place-links.ts'
import { runOf } from '../../src/run/github/workflow-run.ts'
import { pullRequest } from '../support/events.ts'
import { aPlace } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const TEXT = Array.from({ length: 9 }, (_, at) => `line ${at + 1}`).join('\n')
const PATCH = '@@ -1,3 +1,3 @@ resource\n line 1\n-old 2\n+line 2\n line 3\n@@ -8 +8 @@\n+line 8'

it('shows the added and the unchanged lines of each hunk', () => {
  expect([...linesInDiff(PATCH, TEXT)]).toEqual([1, 2, 3, 8])
  expect([...linesInDiff(PATCH, TEXT.replaceAll('\n', '\r\n'))]).toEqual([1, 2, 3, 8])
})

it('shows no line that has another text in the checkout, as where a merge has moved it', () => {
  expect([...linesInDiff(PATCH, `first\n${TEXT}`)]).toEqual([])
  expect([...linesInDiff(PATCH, TEXT.replace('line 2', 'other'))]).toEqual([1, 3, 8])
})

it.each([
  '',
  '@@',
  '@@ -1 +99999999999999999999 @@\n+x',
  '+line 1',
  '\\ No newline at end of file'
])('shows no line of the patch %j', (patch) => expect([...linesInDiff(patch, TEXT)]).toEqual([]))

const fileOf = (file: string, parts: Partial<LocatedFile> = {}): LocatedFile => ({
  file,
  path: file,
  url: `https://github.com/acme/network/blob/0/${file}`,
  isOfRun: true,
  ...parts
})
const changedFile = (file: string, patch: string | null = PATCH): ChangedFile => ({
  file,
  status: 'modified',
  changes: 3,
  patch
})

it('leads to the line of the diff where it shows the line, else to the commit', async () => {
  await using home = await temporaryDirectory()
  const run = runOf({ GITHUB_REPOSITORY: 'acme/network' }, pullRequest(7).payload)
  if (run === null) throw new Error('no run')
  const located = [
    fileOf('README.md'),
    fileOf('large.tf'),
    fileOf('same.tf'),
    fileOf('sub/x.tf', { path: 'x.tf' }),
    fileOf('other/x.tf', { path: 'x.tf', isOfRun: false })
  ]
  for (const file of ['README.md', 'large.tf', 'same.tf']) {
    writeFileSync(join(home.path, file), TEXT)
  }
  const changed = [changedFile('README.md'), changedFile('large.tf', null), changedFile('x.tf')]
  const links = linksOf(located, changed, home.path, run)
  const link = (file: string, line: number) =>
    linkTo(aPlace({ file, line }), { links, repositories: [] })
  // The hash by which GitHub names a README.md in every diff.
  const hash = 'b335630551682c19a781afebcf4d07bf978fb1f8ac04c6bf87428ed5106870f5'
  expect(link('README.md', 2)).toBe(`https://github.com/acme/network/pull/7/files#diff-${hash}R2`)
  const blob = 'https://github.com/acme/network/blob/0'
  expect(link('README.md', 5)).toBe(`${blob}/README.md#L5`)
  for (const file of ['large.tf', 'same.tf', 'sub/x.tf', 'other/x.tf']) {
    expect(link(file, 2)).toBe(`${blob}/${file}#L2`)
  }
})
