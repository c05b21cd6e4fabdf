import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderMarkdown } from '../../src/report/summary.ts'
import { writeReportFiles } from '../../src/run/report-files.ts'
import { readReportFile } from '../../src/settings/lines.ts'
import { aContext, aFinding, aHostVerdict, aVerdict } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { renderJson, renderJunit, renderSarif } from '../support/whole-reports.ts'

const context = aContext()
const told = { verdict: aVerdict([aHostVerdict({ findings: [aFinding()] })]), context }
const sarif = renderSarif(told.verdict, context)

/** Writes the named files and says what warnings there were. */
const write = (directory: string, ...paths: readonly string[]): readonly string[] =>
  writeReportFiles(
    paths.map(readReportFile).flatMap((file) => (file.ok ? [file.value] : [])),
    told,
    directory
  )

it('writes each file in its format, and makes the directories that it needs', async () => {
  await using home = await temporaryDirectory()
  const absolute = join(home.path, 'elsewhere/absolute.md')
  expect(write(home.path, 'a.json', 'new/deep/b.sarif', './c.xml', absolute)).toEqual([])
  const read = (path: string) => readFile(join(home.path, path), 'utf8')
  expect(await read('a.json')).toBe(renderJson(told.verdict, context))
  expect(await read('new/deep/b.sarif')).toBe(sarif)
  expect(await read('c.xml')).toBe(renderJunit(told.verdict, context))
  expect(await read('elsewhere/absolute.md')).toBe(renderMarkdown(told.verdict, context))
})

it('writes a badge only to a file whose name ends with .badge.json', async () => {
  await using home = await temporaryDirectory()
  expect(write(home.path, 'new/all.badge.json', 'UP.BADGE.JSON', 'badge.json')).toEqual([])
  const read = (path: string) => readFile(join(home.path, path), 'utf8')
  expect(await read('new/all.badge.json')).toContain('1 of 1 down')
  expect(await read('new/all.registry.example.com.badge.svg')).toContain(
    'registry.example.com: down'
  )
  expect(await read('UP.BADGE.JSON')).toBe(await read('new/all.badge.json'))
  expect(await read('badge.json')).toBe(renderJson(told.verdict, context))
  expect(write(home.path, '../all.badge.json')).toEqual([
    expect.stringMatching(/^the report \.\.\/all\.badge\.json was not written: it is outside /)
  ])
})

it('replaces a link in the place of an image of a host', async () => {
  await using home = await temporaryDirectory()
  const victim = join(home.path, 'victim')
  await writeFile(victim, 'untouched')
  const image = join(home.path, 'b.registry.example.com.badge.svg')
  await symlink(victim, image)
  expect(write(home.path, 'b.badge.json')).toEqual([])
  expect(await readFile(victim, 'utf8')).toBe('untouched')
  expect(await readFile(image, 'utf8')).toMatch(/^<svg /)
})

it('replaces what is there as a whole, and leaves nothing else behind', async () => {
  await using home = await temporaryDirectory()
  await writeFile(join(home.path, 'a.sarif'), 'x'.repeat(1_000_000))
  expect(write(home.path, 'a.sarif', 'a.sarif')).toEqual([])
  expect(await readFile(join(home.path, 'a.sarif'), 'utf8')).toBe(sarif)
  expect(await readdir(home.path)).toEqual(['a.sarif'])
})

it('replaces a link, and writes nothing where it leads', async () => {
  await using home = await temporaryDirectory()
  const victim = join(home.path, 'victim')
  await writeFile(victim, 'untouched')
  await symlink(victim, join(home.path, 'a.md'))
  expect(write(home.path, 'a.md')).toEqual([])
  expect(await readFile(victim, 'utf8')).toBe('untouched')
  await expect(readlink(join(home.path, 'a.md'))).rejects.toThrow()
})

describe('a file that cannot be written', () => {
  it('is a warning that names it, and the others are written', async () => {
    await using home = await temporaryDirectory()
    await writeFile(join(home.path, 'file'), '')
    await mkdir(join(home.path, 'directory.json/full'), { recursive: true })
    const warnings = write(home.path, 'file/below.md', 'directory.json', 'well.sarif')
    expect(warnings).toEqual([
      expect.stringMatching(/^the report file\/below\.md was not written: E[A-Z]+: /),
      'the report directory.json was not written: it is a directory; choose another path'
    ])
    expect(await readFile(join(home.path, 'well.sarif'), 'utf8')).toBe(sarif)
    expect((await readdir(home.path)).sort()).toEqual(['directory.json', 'file', 'well.sarif'])
  })

  it('is named visibly, in one line', async () => {
    await using home = await temporaryDirectory()
    await writeFile(join(home.path, 'file'), '')
    const [warning = ''] = write(home.path, 'file/\u202e::error::.md')
    expect(warning).toMatch(/^the report file\/<U\+202E>::error::\.md was not written: E/)
  })

  it('leaves the old one as it was', async () => {
    await using home = await temporaryDirectory()
    const directory = join(home.path, 'locked')
    await mkdir(directory)
    await writeFile(join(directory, 'a.md'), 'old')
    await chmod(directory, 0o500)
    // Whoever may write everywhere, as root may, has nothing to fear here.
    const isLocked = write(home.path, 'locked/probe.md').length > 0
    const warnings = write(home.path, 'locked/a.md')
    await chmod(directory, 0o700)
    expect(warnings.length).toBe(isLocked ? 1 : 0)
    expect(existsSync(join(directory, 'a.md'))).toBe(true)
    expect((await readdir(directory)).filter((name) => name.startsWith('.'))).toEqual([])
  })
})
