// The changed files of a pull request, and the hosts that it adds.

import { applyChanges, type ChangedFile, type Content } from '../../src/observe/visit/changes.ts'
import type { ScanResult } from '../../src/read/scan/usage.ts'
import { fileUnreadable } from '../../src/rules/problems/file.ts'
import { fileNote, fileOf } from '../../src/rules/problems/note.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readModule } from '../support/module.ts'

const HOST = 'registry.example.com'
const module = (host: string, name = 'm'): string =>
  `module "${name}" {\n  source = "${host}/acme/network/aws"\n}\n`
const patchOf = (sign: string, text: string): string =>
  [
    '@@ -1,3 +1,3 @@',
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `${sign}${line}`)
  ].join('\n')

const changed = (file: string, parts: Partial<ChangedFile> = {}): ChangedFile => ({
  file,
  status: 'modified',
  changes: 3,
  patch: '@@ -1 +1 @@\n-a\n+b',
  ...parts
})

/** The scan after `changed-only`; by default every file is in the checkout. */
type Scanned = ScanResult & { readonly links?: ReadonlyMap<string, string> }
const apply = (scanned: Scanned, files: readonly ChangedFile[], contentOf: Content = () => '') =>
  applyChanges({ links: new Map(), ...scanned }, { kind: 'files', files }, contentOf, () => false)

describe('changed-only', () => {
  const found = readModule({
    'a.tf': module('a.example.com', 'a'),
    'b.tf': module('b.example.com', 'b')
  })
  const hostsWithin = (...files: readonly ChangedFile[]) =>
    apply(found, files).usages.map(({ host }) => host)

  it.each<[string, readonly ChangedFile[], readonly string[]]>([
    ['keeps the usages of a changed file', [changed('a.tf')], ['a.example.com']],
    [
      'keeps the usages of an added file',
      [changed('b.tf', { status: 'added' })],
      ['b.example.com']
    ],
    [
      'keeps the usages of a renamed file, by its new name',
      [changed('b.tf', { status: 'renamed', changes: 0 })],
      ['b.example.com']
    ],
    ['keeps no usage of a removed file', [changed('a.tf', { status: 'removed' })], []],
    ['keeps no usage of a file of the same name elsewhere', [changed('x/a.tf')], []],
    ['keeps nothing without changes', [], []]
  ])('%s', (_, files, want) => {
    expect(hostsWithin(...files)).toEqual(want)
  })

  it('keeps the usages of a link to a changed file', () => {
    const links = new Map([['b.tf', 'pool/b.tf']])
    const { usages, files, remarks } = apply({ ...found, links }, [changed('pool/b.tf')])
    expect(usages.map(({ host }) => host)).toEqual(['b.example.com'])
    expect(files).toEqual(new Set(['pool/b.tf', 'b.tf']))
    expect(remarks).toEqual(['changed-only: the pull request changes 1 file with 1 of 2 usages'])
  })

  it('remarks how many usages it keeps', () => {
    expect(apply(found, [changed('a.tf'), changed('README.md')]).remarks).toEqual([
      'changed-only: the pull request changes 2 files with 1 of 2 usages'
    ])
  })

  it.each([
    ['a.tf', '1 of 1 usage'],
    ['b.tf', '0 of 1 usage']
  ])('remarks whether it keeps the only usage, with %s', (file, kept) => {
    const one = { ...found, usages: found.usages.slice(0, 1) }
    expect(apply(one, [changed(file)]).remarks).toEqual([
      `changed-only: the pull request changes 1 file with ${kept}`
    ])
  })

  it('remarks since when, and keeps nothing else if no changed file can be read', () => {
    const files = [changed('image.png')]
    const since = { kind: 'files', files, since: 'origin/main' } as const
    const scanned = { links: new Map(), ...found }
    const { usages, remarks } = applyChanges(
      scanned,
      since,
      () => null,
      () => false
    )
    expect(usages).toEqual([])
    expect(remarks).toEqual(['--changed-since origin/main finds 1 file with 0 of 2 usages'])
  })

  it('keeps everything if the checkout contains no changed file', () => {
    const { usages, remarks } = apply(found, [changed('elsewhere/a.tf')], () => null)
    expect(usages).toEqual(found.usages)
    expect(remarks).toEqual([
      'changed-only has no effect: the checkout contains none of the files that the pull request changes'
    ])
  })

  it.each(['modified', 'removed'])('keeps everything if the project file is %s', (status) => {
    const { usages, remarks } = apply(found, [changed('.tf-disco.hcl', { status })])
    expect(usages).toEqual(found.usages)
    expect(remarks).toEqual(['changed-only has no effect: .tf-disco.hcl has changed'])
  })

  it('keeps everything if the changes are not known', () => {
    const { usages, remarks } = applyChanges(
      { ...found, links: new Map() },
      { kind: 'all', why: 'no token' },
      () => '',
      () => false
    )
    expect(usages).toEqual(found.usages)
    expect(remarks).toEqual(['changed-only has no effect: no token'])
  })

  it('keeps notes about changed files and the directories above them', () => {
    const problem = fileUnreadable({ what: 'file', code: 'EACCES' })
    const notes = ['a.tf', 'b.tf', 'x', 'y', '.'].map((file) => fileNote(file, problem))
    const kept = apply({ usages: [], notes }, [changed('a.tf'), changed('x/y/c.tf')]).notes
    expect(kept.map(fileOf)).toEqual(['a.tf', 'x', '.'])
  })
})

describe('newHosts', () => {
  type Case = readonly [
    name: string,
    checkout: Readonly<Record<string, string>>,
    files: readonly ChangedFile[],
    isNew: boolean
  ]
  const OTHER = module('old.example.com', 'old')
  const own = module(HOST)
  const cases: readonly Case[] = [
    [
      'has a host in an added file',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added', patch: patchOf('+', own) })],
      true
    ],
    [
      'has a host in an added file that is too large for a patch',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added', patch: null })],
      true
    ],
    [
      'has a host on added lines',
      { 'a.tf': OTHER + own },
      [changed('a.tf', { patch: `${patchOf(' ', OTHER)}\n${patchOf('+', own)}` })],
      true
    ],
    [
      'has no host of an unchanged line',
      { 'a.tf': own },
      [changed('a.tf', { patch: patchOf(' ', own) })],
      false
    ],
    ['has no host outside the hunks', { 'a.tf': own }, [changed('a.tf')], false],
    [
      'has no host that another file removes',
      { 'a.tf': own },
      [
        changed('a.tf', { patch: patchOf('+', own) }),
        changed('b.tf', { status: 'removed', patch: patchOf('-', own) })
      ],
      false
    ],
    [
      'has no host that an unchanged line of another changed file names',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added' }), changed('b.tf', { patch: patchOf(' ', `# ${HOST}`) })],
      false
    ],
    [
      'has no host of an unchanged file',
      { 'a.tf': own, 'b.tf': module(HOST, 'b') },
      [changed('a.tf', { status: 'added', patch: patchOf('+', own) })],
      false
    ],
    [
      'has no host of another line of a changed file',
      { 'a.tf': module(HOST, 'b') + own },
      [changed('a.tf', { patch: patchOf('+', own) })],
      false
    ],
    [
      'has no host of a renamed file',
      { 'a.tf': own },
      [changed('a.tf', { status: 'renamed', changes: 0, patch: null })],
      false
    ],
    [
      'has no host if the patch of another configuration file is too large',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added' }), changed('b.tf', { patch: null })],
      false
    ],
    [
      'has a host if the patch of another kind of file is too large',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added' }), changed('b.png', { patch: null })],
      true
    ],
    ['has no host without a change of its file', { 'a.tf': own }, [], false]
  ]

  it.each(cases)('%s', (_, checkout, files, isNew) => {
    const { newHosts } = apply(readModule(checkout), files, (file) => checkout[file] ?? null)
    expect(new Set<string>(newHosts).has(HOST)).toBe(isNew)
  })

  it('compares the Unicode name of a host, as it is in files', () => {
    const text = module('bücher.example')
    const scanned = readModule({ 'a.tf': text })
    const files = [changed('a.tf', { patch: patchOf('+', text) })]
    expect([...apply(scanned, files, () => text).newHosts]).toEqual(['xn--bcher-kva.example'])
    const before = [...files, changed('b.tf', { patch: patchOf('-', text) })]
    expect([...apply(scanned, before, () => text).newHosts]).toEqual([])
  })

  it('has each of many new hosts, and reads their file once', () => {
    const hosts = Array.from({ length: 50 }, (_, index) => `r${index}.example.com`)
    const text = hosts.map((host, index) => module(host, `m${index}`)).join('')
    let reads = 0
    const contentOf = () => {
      reads += 1
      return text
    }
    const files = [changed('a.tf', { patch: patchOf('+', text) })]
    const { newHosts } = apply(readModule({ 'a.tf': text }), files, contentOf)
    expect([...newHosts]).toEqual(hosts)
    // Once to know that the checkout has it.
    expect(reads).toBe(2)
  })

  it('has no host if patches are too large to search for all of them', () => {
    const hosts = Array.from({ length: 100 }, (_, index) => `r${index}.example.com`)
    const text = hosts.map((host, index) => module(host, `m${index}`)).join('')
    const files = [
      changed('a.tf', { status: 'added' }),
      changed('b.md', { patch: `-${'x'.repeat(3_000_000)}` })
    ]
    const { newHosts } = apply(readModule({ 'a.tf': text }), files, () => text)
    expect(newHosts.size).toBeLessThan(hosts.length)
  })

  it('has no default registry', () => {
    const text =
      'terraform {\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n    }\n  }\n}\n'
    const scanned = readModule({ 'a.tf': text })
    expect(scanned.usages.length).toBeGreaterThan(0)
    const files = [changed('a.tf', { status: 'added' })]
    expect([...apply(scanned, files, () => text).newHosts]).toEqual([])
  })
})
