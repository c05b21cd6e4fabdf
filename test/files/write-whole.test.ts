import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { reasonOf, writeWhole } from '../../src/read/files/output.ts'
import { describe, expect, it, jest } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** A workspace with a neighbour, reached by its own path and through a link. */
async function stage(home: string) {
  const at = (...names: readonly string[]) => join(home, ...names)
  await mkdir(at('workspace/a'), { recursive: true })
  await mkdir(at('elsewhere'))
  await symlink('workspace', at('alias'))
  await writeFile(at('workspace/file'), '')
  for (const [link, target] of [
    ['out', '../elsewhere'],
    ['up', '..'],
    ['a/deep', '../../elsewhere'],
    ['twice', 'out'],
    ['dangling', '../missing'],
    ['loop', 'loop'],
    ['in', 'a']
  ] as const) {
    await symlink(target, at('workspace', link))
  }
  return at
}

/** The names of everything below it. Without `withFileTypes`, Node would follow links, and `loop` for ever. */
async function filesIn(home: string): Promise<readonly string[]> {
  const entries = await readdir(home, { recursive: true, withFileTypes: true })
  return entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
}

/** `ok`, or the reason. */
function write(root: string, path: string): string {
  try {
    writeWhole(root, path, ['a', 'b'])
    return 'ok'
  } catch (error) {
    return reasonOf(error)
  }
}

describe('writeWhole', () => {
  it.each([
    ['out/r.json', 'the link out leads outside ROOT'],
    ['out/new/deep/r.json', 'the link out leads outside ROOT'],
    ['a/deep/r.json', 'the link a/deep leads outside ROOT'],
    ['in/deep/r.json', 'the link a/deep leads outside ROOT'],
    ['twice/r.json', 'the link twice leads outside ROOT'],
    ['up/r.json', 'the link up leads outside ROOT'],
    ['up/workspace/r.json', 'the link up leads outside ROOT'],
    ['HOME/workspace/out/r.json', 'the link out leads outside ROOT'],
    ['HOME/alias/out/r.json', 'the link out leads outside ROOT'],
    ['dangling/r.json', 'ENOENT'],
    ['loop/r.json', 'ELOOP'],
    ['file/r.json', 'ENOTDIR'],
    ['../r.json', 'it is outside ROOT'],
    ['a/../../elsewhere/r.json', 'it is outside ROOT']
  ])('writes nothing to %s: %s', async (path, why) => {
    await using home = await temporaryDirectory()
    const at = await stage(home.path)
    const before = await filesIn(home.path)
    for (const root of [at('workspace'), at('alias')]) {
      const said = write(root, path.replace('HOME', home.path))
      expect(said.replaceAll(at('workspace'), 'ROOT')).toMatch(RegExp(`^${why}\\b`))
    }
    expect(await filesIn(home.path)).toEqual(before)
  })

  it.each([
    ['in/r.json', 'workspace/a/r.json'],
    ['a/new/deep/r.json', 'workspace/a/new/deep/r.json'],
    ['out/../r.json', 'workspace/r.json'],
    ['HOME/elsewhere/r.json', 'elsewhere/r.json'],
    ['HOME/alias/a/r.json', 'workspace/a/r.json'],
    ['out', 'workspace/out']
  ])('writes %s to %s', async (path, written) => {
    await using home = await temporaryDirectory()
    const at = await stage(home.path)
    expect(write(at('workspace'), path.replace('HOME', home.path))).toBe('ok')
    expect(await readFile(at(written), 'utf8')).toBe('ab')
    expect((await filesIn(home.path)).filter((name) => basename(name).startsWith('.'))).toEqual([])
    expect(await readdir(at('elsewhere'))).toEqual(written.startsWith('else') ? ['r.json'] : [])
  })

  it('leaves the old file and nothing else if the text ends early', async () => {
    await using home = await temporaryDirectory()
    await writeFile(join(home.path, 'r.json'), 'old')
    const pieces = function* () {
      yield 'new'
      throw new Error('no more')
    }
    expect(() => writeWhole(home.path, 'r.json', pieces())).toThrow('no more')
    expect(await readdir(home.path)).toEqual(['r.json'])
    expect(await readFile(join(home.path, 'r.json'), 'utf8')).toBe('old')
  })
})

it.each(['a file', 'a link out of the workspace'])(
  'writes nothing into %s with the name of its temporary file',
  async (kind) => {
    await using home = await temporaryDirectory()
    const at = await stage(home.path)
    await writeFile(at('elsewhere/victim'), 'kept')
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.5)
    const aside = at('workspace', `.r.json.${(0.5).toString(36).slice(2)}`)
    if (kind === 'a file') await writeFile(aside, 'kept')
    else await symlink('../elsewhere/victim', aside)
    const said = write(at('workspace'), 'r.json')
    random.mockRestore()
    expect(said).toBe('EEXIST: file already exists')
    expect(await readFile(aside, 'utf8')).toBe('kept')
    expect(await readFile(at('elsewhere/victim'), 'utf8')).toBe('kept')
  }
)

it('replaces no directory and no FIFO', async () => {
  await using home = await temporaryDirectory()
  await mkdir(join(home.path, 'directory'))
  execFileSync('mkfifo', [join(home.path, 'fifo')])
  expect(write(home.path, 'directory')).toBe('it is a directory; choose another path')
  expect(write(home.path, 'fifo')).toBe('it is a named pipe; choose another path')
})
