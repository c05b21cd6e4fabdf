// Which files of a checkout are scanned, and that nothing in a checkout stops the walk.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  symlinkSync,
  writeFileSync,
  writeSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Selection } from '../../src/read/files/selection.ts'
import { walk } from '../../src/read/scan/walk.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanCheckout } from '../support/scan-at-once.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const MODULE = 'module "a" {\n  source = "registry.example.com/acme/network/aws"\n}\n'
// A module of that name in each.
const moduleIn = (file: string) => MODULE.replace('"a"', JSON.stringify(file.replace(/\W/g, '-')))
const REQUIRED = 'terraform {\n  required_providers {\n    net = { source = "acme/net" }\n  }\n}\n'

function write(root: string, files: readonly string[], text: string | Uint8Array = MODULE): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

const scan = (root: string, selection: Partial<Selection> = {}) =>
  scanCheckout({ root, scan: ['.'], exclude: [], ...selection })

const filesOf = (root: string, selection: Partial<Selection> = {}) =>
  [...new Set(scan(root, selection).usages.map(({ place }) => place.file))].sort()

describe('the scan', () => {
  it('reads the files that a client reads, outside hidden directories', async () => {
    await using directory = await temporaryDirectory()
    const read = ['main.tf', 'a/b.tf', 'a/c.tofu', 'a/d e.tf', 'vendor/x.tf', 'z.hcl/y.tf']
    const unread = [
      '.hidden.tf',
      'main.tf~',
      '#main.tf#',
      'main.TF',
      'main.tfvars',
      'x.tfmock.hcl',
      '.terraform/modules/a/main.tf',
      '.git/main.tf',
      '.terragrunt-cache/x/main.tf',
      'a/node_modules/x/main.tf'
    ]
    for (const file of [...read, ...unread]) write(directory.path, [file], moduleIn(file))
    expect(filesOf(directory.path)).toEqual(read.toSorted())
    expect(scan(directory.path)).toMatchObject({ files: read.length, notes: [] })
  })

  it('reads a hidden directory that scan names', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['.infra/main.tf', 'main.tf'])
    expect(filesOf(directory.path, { scan: ['.infra'] })).toEqual(['.infra/main.tf'])
  })

  it('ignores CLI configuration files, which only TF_CLI_CONFIG_FILE can name', async () => {
    await using directory = await temporaryDirectory()
    const names = ['.terraformrc', 'terraform.rc', '.tofurc', 'tofu.rc', 'ci.tfrc', 'ci.tfrc.json']
    const files = names.map((name) => `fixtures/${name}`)
    write(directory.path, files, 'host "foo_bar.example.com" {\n  services = {}\n}\n')
    expect(scan(directory.path)).toMatchObject({ files: 0, usages: [], notes: [] })
  })

  it('reads hidden test files in tests/, for Terraform', async () => {
    await using directory = await temporaryDirectory()
    const test = 'run "x" {\n  module {\n    source = "acme/network/aws"\n  }\n}\n'
    write(directory.path, ['tests/.a.tftest.hcl', '.b.tftest.hcl'], test)
    const { usages } = scan(directory.path)
    expect(usages.map(({ place, clients }) => [place.file, clients])).toEqual([
      ['tests/.a.tftest.hcl', ['terraform']]
    ])
  })

  it('reads the list of modules that init writes, also through a link', async () => {
    await using directory = await temporaryDirectory()
    const modules =
      '{"Modules":[{"Key":"","Source":"","Dir":"."},{"Key":"a.b","Source":"registry.example.com/acme/network/aws","Version":"1.2.3","Dir":".terraform/modules/a.b"},{"key":"c","Source":"./c","Dir":"gone"}]}'
    write(directory.path, ['.elsewhere/modules/modules.json'], modules)
    write(directory.path, ['live/main.tf'], '')
    symlinkSync('../.elsewhere', join(directory.path, 'live/.terraform'))
    mkdirSync(join(directory.path, '.elsewhere/modules/a.b'))
    expect(scan(directory.path)).toMatchObject({ installed: [], notes: [{}] })
    expect(scan(directory.path).notes[0]?.problem).toMatchObject({ code: 'file-outside' })
  })

  it.each([
    [
      'no JSON',
      '{',
      'the list is not valid JSON: line 1, column 2: the text ends before the JSON value is complete'
    ],
    [
      'a malformed version',
      '{"Modules":[{"Version":"x"}]}',
      'the list has the malformed version "x"'
    ],
    [
      'a key twice',
      '{"Modules":[{"Key":"a"},{"Key":"a"}]}',
      'the list has two modules with the same key'
    ]
  ])('reports a list of modules with %s', async (_, json, message) => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['.terraform/modules/modules.json'], json)
    write(directory.path, ['main.tf'], '')
    expect(scan(directory.path).notes).toMatchObject([
      { problem: { code: 'file-syntax', message } }
    ])
  })

  it('skips excluded files and directories', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['main.tf', 'a/fixtures/x/main.tf', 'b/main.tf', 'b/other.tf'])
    expect(filesOf(directory.path, { exclude: ['**/fixtures', './b/m*.tf'] })).toEqual([
      'b/other.tf',
      'main.tf'
    ])
  })

  it('reads what a glob matches, and everything in a directory that it matches', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['main.tf', 'live/a/main.tf', 'live/b/c/main.tf', 'live/b/x.tf'])
    expect(filesOf(directory.path, { scan: ['live/*'] })).toEqual([
      'live/a/main.tf',
      'live/b/c/main.tf',
      'live/b/x.tf'
    ])
    expect(filesOf(directory.path, { scan: ['**/main.tf'] })).toHaveLength(3)
    expect(filesOf(directory.path, { scan: ['live/b/x.tf'] })).toEqual(['live/b/x.tf'])
  })

  it('reads the modules that tests run, in whatever order scan names the directories', async () => {
    await using directory = await temporaryDirectory()
    const call = (source: string) => `run "a" {\n  module {\n    source = "${source}"\n  }\n}\n`
    write(directory.path, ['tests/unit/a.tftest.hcl'], call('./.setup'))
    write(directory.path, ['.setup/a.tftest.hcl'], call('./more'))
    write(directory.path, ['main.tf', '.setup/main.tf', '.setup/more/main.tf'])
    for (const entries of [['.'], ['tests', '.']]) {
      const found = filesOf(directory.path, { scan: entries }).filter((file) => /tf$/.test(file))
      expect(found).toEqual(['.setup/main.tf', '.setup/more/main.tf', 'main.tf'])
    }
  })

  it('reports a file once if several entries of scan select it', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['a/main.tf'])
    expect(scan(directory.path, { scan: ['.', 'a', 'a/main.tf', '**/*.tf'] }).usages).toHaveLength(
      1
    )
  })

  it('resolves the providers of a selected file with the other files of its directory', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['main.tf'], 'resource "net_x" "y" {}\n')
    write(directory.path, ['versions.tf'], REQUIRED)
    expect(scan(directory.path, { scan: ['main.tf'] }).usages).toEqual([])
  })
})

describe('a link', () => {
  it('to a file is read where it is, and its places name the file that it leads to', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['shared/versions.tf'], REQUIRED)
    write(directory.path, ['live/main.tf'], 'resource "net_x" "y" {}\n')
    symlinkSync('../shared/versions.tf', join(directory.path, 'live/versions.tf'))
    const { usages, notes, links } = scan(directory.path)
    expect(usages.map(({ kind, place }) => [kind, place.file, place.target])).toEqual([
      ['required_provider', 'live/versions.tf', 'shared/versions.tf'],
      ['required_provider', 'shared/versions.tf', undefined]
    ])
    expect(notes).toEqual([])
    expect([...links]).toEqual([['live/versions.tf', 'shared/versions.tf']])
  })

  it('to a file that is not scanned is reported under its own name', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['.shared/main.tf'])
    symlinkSync('.shared/main.tf', join(directory.path, 'main.tf'))
    expect(filesOf(directory.path)).toEqual(['main.tf'])
  })

  it('to a file with a syntax error is reported where it is, with the file that it leads to', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['.shared/main.tf'], 'locals {\n')
    symlinkSync('.shared/main.tf', join(directory.path, 'main.tf'))
    expect(scan(directory.path).notes).toMatchObject([
      {
        problem: { code: 'file-syntax' },
        places: [{ file: 'main.tf', target: '.shared/main.tf' }]
      }
    ])
  })

  it('that exclude skips is not among the links', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['shared/main.tf'])
    symlinkSync('shared/main.tf', join(directory.path, 'main.tf'))
    expect([...scan(directory.path, { exclude: ['*.tf'] }).links]).toEqual([])
  })

  it('to a file outside the checkout is not followed', async () => {
    await using outside = await temporaryDirectory()
    await using directory = await temporaryDirectory()
    write(outside.path, ['main.tf'])
    symlinkSync(join(outside.path, 'main.tf'), join(directory.path, 'main.tf'))
    symlinkSync(outside.path, join(directory.path, 'outside'))
    symlinkSync('missing.tf', join(directory.path, 'nowhere.tf'))
    symlinkSync('/dev/zero', join(directory.path, 'zero.tf'))
    expect(scan(directory.path)).toMatchObject({
      usages: [],
      notes: [
        { problem: { code: 'file-outside' }, places: [{ file: 'main.tf' }] },
        {
          problem: {
            code: 'file-unreadable',
            message: 'the target of the link cannot be read: ENOENT'
          },
          places: [{ file: 'nowhere.tf' }]
        },
        { problem: { code: 'file-outside' }, places: [{ file: 'zero.tf' }] }
      ]
    })
  })

  it('to a sibling directory whose name begins like the checkout is not followed', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['repository/main.tf', 'repo/other.tf'])
    const root = join(directory.path, 'repo')
    symlinkSync('../repository/main.tf', join(root, 'main.tf'))
    expect(filesOf(root)).toEqual(['other.tf'])
    expect(scan(root).notes).toMatchObject([{ problem: { code: 'file-outside' } }])
  })

  it('to a directory is not followed, so a circle ends', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['a/main.tf'])
    symlinkSync('..', join(directory.path, 'a/up'))
    symlinkSync('loop.tf', join(directory.path, 'loop.tf'))
    expect(scan(directory.path)).toMatchObject({
      usages: [{ place: { file: 'a/main.tf' } }],
      notes: [{ problem: { message: 'the target of the link cannot be read: ELOOP' } }]
    })
  })
})

describe('a hostile checkout', () => {
  it('may have names with any character', async () => {
    await using directory = await temporaryDirectory()
    const names = ['a\nb.tf', '::error::x.tf', '\u001b[31m.tf', '\u202e.tf', 'é😀.tf', '--x.tf']
    write(directory.path, names)
    expect(filesOf(directory.path)).toEqual(names.toSorted())
  })

  it('may have a directory that is named like a file', async () => {
    await using directory = await temporaryDirectory()
    mkdirSync(join(directory.path, 'main.tf'))
    write(directory.path, ['dir.tf/main.tf'])
    expect(scan(directory.path)).toMatchObject({ usages: [{}], notes: [] })
  })

  it('may have a FIFO, which is not opened', async () => {
    await using directory = await temporaryDirectory()
    execFileSync('mkfifo', [join(directory.path, 'main.tf')])
    symlinkSync('main.tf', join(directory.path, 'link.tf'))
    expect(scan(directory.path).notes).toMatchObject([
      {
        problem: { message: 'the target of the link is a named pipe and is not read' },
        places: [{ file: 'link.tf' }]
      },
      {
        problem: { code: 'file-unreadable', message: 'this is a named pipe and is not read' },
        places: [{ file: 'main.tf' }]
      }
    ])
  })

  it('may have a file of a gibibyte, of which nothing is read', async () => {
    await using directory = await temporaryDirectory()
    const file = openSync(join(directory.path, 'main.tf'), 'w')
    ftruncateSync(file, 1024 ** 3)
    closeSync(file)
    expect(scan(directory.path)).toMatchObject({
      files: 0,
      bytes: 0,
      notes: [
        {
          problem: {
            code: 'file-limit',
            message: 'the file has 1073741824 bytes and is not read; the limit is 16 MiB'
          }
        }
      ]
    })
  })

  it('may have a file of megabytes, which is read completely', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['main.tf'], `#${' '.repeat(3e6)}é\n${MODULE}`)
    expect(scan(directory.path)).toMatchObject({ usages: [{ place: { line: 3 } }], notes: [] })
  })

  it('may have directories nested thousands deep, of which 200 levels are scanned', async () => {
    await using directory = await temporaryDirectory()
    // Step by step, because the whole path is longer than the system accepts.
    const dig = "for (let i = 0; i < 3_000; i++) { fs.mkdirSync('d'); process.chdir('d') }"
    execFileSync(process.execPath, ['--eval', dig], { cwd: directory.path })
    write(directory.path, [`${'d/'.repeat(100)}main.tf`])
    const { usages, notes } = scan(directory.path)
    expect(usages).toHaveLength(1)
    expect(notes).toMatchObject([
      { problem: { code: 'file-limit' }, places: [{ file: `d${'/d'.repeat(200)}` }] }
    ])
    execFileSync('rm', ['-rf', 'd'], { cwd: directory.path })
  })

  it('may have a path that the system does not open, which is reported with a cure', async () => {
    await using directory = await temporaryDirectory()
    const name = 'd'.repeat(200)
    // Step by step, because the whole path is longer than the system accepts.
    const dig = `for (let i = 0; i < 30; i++) { fs.mkdirSync('${name}'); process.chdir('${name}') }`
    execFileSync(process.execPath, ['--eval', dig], { cwd: directory.path })
    expect(
      scan(directory.path).notes.map(({ problem }) => [problem.message, problem.help])
    ).toEqual([
      ['the directory cannot be read: ENAMETOOLONG', 'shorten the path, or list it in `exclude`']
    ])
    execFileSync('rm', ['-rf', name], { cwd: directory.path })
  })

  it('may have files and directories without permission to read', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['a/main.tf', 'b.tf', 'c.tf'])
    chmodSync(join(directory.path, 'b.tf'), 0)
    chmodSync(join(directory.path, 'a'), 0)
    const { usages, notes } = scan(directory.path)
    chmodSync(join(directory.path, 'a'), 0o700)
    // The superuser may read them.
    if (process.getuid?.() === 0) expect(usages).toHaveLength(3)
    else {
      expect(usages).toHaveLength(1)
      expect(notes).toMatchObject([
        {
          problem: { message: 'the file cannot be read: EACCES' },
          severity: 'error',
          places: [{ file: 'b.tf' }]
        },
        { problem: { message: 'the directory cannot be read: EACCES' }, places: [{ file: 'a' }] }
      ])
    }
  })

  it.each([
    { name: 'a byte order mark', text: `\uFEFF${MODULE}`, at: [2, 12] },
    { name: 'lines that end with CR LF', text: MODULE.replaceAll('\n', '\r\n'), at: [2, 12] },
    { name: 'letters beyond the first plane', text: `# 😀\n${MODULE}`, at: [3, 12] }
  ])('may have files with $name', async ({ text, at }) => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['main.tf'], text)
    const { usages, notes } = scan(directory.path)
    expect(usages.map(({ place }) => [place.line, place.column])).toEqual([at])
    expect(notes).toEqual([])
  })

  it('may have bytes that are not UTF-8, which are reported once, at the first', async () => {
    await using directory = await temporaryDirectory()
    const file = openSync(join(directory.path, 'main.tf'), 'w')
    writeSync(file, `${MODULE}# `)
    writeSync(file, Uint8Array.of(0xff, 0xfe))
    closeSync(file)
    writeFileSync(join(directory.path, 'wide.tf'), Buffer.from(`\uFEFF${MODULE}`, 'utf16le'))
    write(directory.path, ['fine.tf'], `# \uFFFD\n${moduleIn('fine')}`)
    expect(scan(directory.path)).toMatchObject({
      usages: [{ place: { file: 'fine.tf' } }, { place: { file: 'main.tf' } }],
      notes: [
        {
          problem: { code: 'file-syntax', message: 'the file is not valid UTF-8' },
          places: [{ file: 'main.tf', line: 4, column: 3 }]
        },
        { problem: { code: 'file-syntax' }, places: [{ file: 'wide.tf', line: 1, column: 1 }] }
      ]
    })
  })
})

it('reports entries of scan that do not exist at no place', async () => {
  await using directory = await temporaryDirectory()
  expect(scan(directory.path, { scan: ['missing', 'no/*.tf'] })).toMatchObject({
    notes: [
      { problem: { message: 'missing in `scan` cannot be read: ENOENT' }, places: [] },
      { problem: { message: 'no/*.tf in `scan` cannot be read: ENOENT' }, places: [] }
    ]
  })
})

describe('the walk', () => {
  const LIMITS = { files: 100, directoryFiles: 100 }

  const filesWithin = (root: string, limits: Partial<typeof LIMITS>) => {
    const found = walk({ root, scan: ['.'], exclude: [] }, undefined, {
      ...LIMITS,
      ...limits
    })
    return [...found].flatMap(({ files, notes }) => [
      ...notes.map(({ problem }) => problem.code),
      ...files.map(({ file }) => file)
    ])
  }

  it('ends at the limit of files', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['a/main.tf', 'b/main.tf', 'c/main.tf', 'd/main.tf'])
    expect(filesWithin(directory.path, { files: 2 })).toEqual([
      'a/main.tf',
      'b/main.tf',
      'file-limit'
    ])
  })

  it('reads the first files of a directory with too many, and says so', async () => {
    await using directory = await temporaryDirectory()
    write(directory.path, ['a/1.tf', 'a/2.tf', 'a/3.tf', 'a/b/main.tf', 'c/1.tf', 'c/2.tf'])
    const read = ['a/1.tf', 'a/2.tf', 'a/b/main.tf', 'c/1.tf', 'c/2.tf']
    expect(filesWithin(directory.path, { directoryFiles: 2 })).toEqual(['file-limit', ...read])
  })
})
