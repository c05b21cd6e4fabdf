import { describe, expect, it } from '@jest/globals'
import { type ChangedFile, newHosts, withinChanges } from '../../src/scan/changes.ts'
import type { Note } from '../../src/scan/usage.ts'
import { aPlace } from '../support/evidence-builder.ts'
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

describe('what is within the changes', () => {
  const mentions = readModule({
    'a.tf': module('a.example.com', 'a'),
    'b.tf': module('b.example.com', 'b')
  })
  const hostsWithin = (...files: readonly ChangedFile[]) =>
    withinChanges(mentions, files).usages.map(({ host }) => host)

  it.each<[string, readonly ChangedFile[], readonly string[]]>([
    ['a changed file', [changed('a.tf')], ['a.example.com']],
    ['an added file', [changed('b.tf', { status: 'added' })], ['b.example.com']],
    [
      'a renamed one, by its new name',
      [changed('b.tf', { status: 'renamed', changes: 0 })],
      ['b.example.com']
    ],
    ['none that was removed', [changed('a.tf', { status: 'removed' })], []],
    ['none of another directory', [changed('x/a.tf')], []],
    ['nothing without changes', [], []]
  ])('%s', (_, files, want) => {
    expect(hostsWithin(...files)).toEqual(want)
  })

  it('says how much that is', () => {
    expect(withinChanges(mentions, [changed('a.tf'), changed('README.md')]).remarks).toEqual([
      'the pull request changes 2 files: changed-only keeps 1 of 2 usages'
    ])
  })

  it('keeps notes about changed files and about what they are in', () => {
    const note = (file: string): Note => ({
      problem: { code: 'file-unreadable', message: '' },
      place: aPlace({ file }),
      clients: ['terraform'],
      host: null
    })
    const notes = ['a.tf', 'b.tf', 'x', 'y', ''].map(note)
    const kept = withinChanges({ usages: [], notes }, [changed('a.tf'), changed('x/y/c.tf')]).notes
    expect(kept.map(({ place }) => place.file)).toEqual(['a.tf', 'x', ''])
  })
})

describe('a host is new', () => {
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
      'in an added file',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added', patch: patchOf('+', own) })],
      true
    ],
    [
      'in an added file too large for a patch',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added', patch: null })],
      true
    ],
    [
      'on added lines',
      { 'a.tf': OTHER + own },
      [changed('a.tf', { patch: `${patchOf(' ', OTHER)}\n${patchOf('+', own)}` })],
      true
    ],
    ['not on a kept line', { 'a.tf': own }, [changed('a.tf', { patch: patchOf(' ', own) })], false],
    ['not outside of the hunks', { 'a.tf': own }, [changed('a.tf')], false],
    [
      'not when it was removed elsewhere',
      { 'a.tf': own },
      [
        changed('a.tf', { patch: patchOf('+', own) }),
        changed('b.tf', { status: 'removed', patch: patchOf('-', own) })
      ],
      false
    ],
    [
      'not when an unchanged file has it',
      { 'a.tf': own, 'b.tf': module(HOST, 'b') },
      [changed('a.tf', { status: 'added', patch: patchOf('+', own) })],
      false
    ],
    [
      'not when a changed file has it on another line',
      { 'a.tf': module(HOST, 'b') + own },
      [changed('a.tf', { patch: patchOf('+', own) })],
      false
    ],
    [
      'not in a renamed file',
      { 'a.tf': own },
      [changed('a.tf', { status: 'renamed', changes: 0, patch: null })],
      false
    ],
    [
      'not when a patch is too large to be known',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added' }), changed('b.tf', { patch: null })],
      false
    ],
    [
      'although another kind of file is too large',
      { 'a.tf': own },
      [changed('a.tf', { status: 'added' }), changed('b.png', { patch: null })],
      true
    ],
    ['not without a change of its file', { 'a.tf': own }, [], false]
  ]

  it.each(cases)('%s', (_, checkout, files, isNew) => {
    const { usages } = readModule(checkout)
    const found = newHosts(usages, files, (file) => checkout[file] ?? null)
    expect(new Set<string>(found).has(HOST)).toBe(isNew)
  })

  it('by its Unicode name too, which is how files have it', () => {
    const text = module('bücher.example')
    const { usages } = readModule({ 'a.tf': text })
    const files = [changed('a.tf', { patch: patchOf('+', text) })]
    expect([...newHosts(usages, files, () => text)]).toEqual(['xn--bcher-kva.example'])
    const before = [...files, changed('b.tf', { patch: patchOf('-', text) })]
    expect([...newHosts(usages, before, () => text)]).toEqual([])
  })

  it('never, when it is somebody’s default', () => {
    const text =
      'terraform {\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n    }\n  }\n}\n'
    const { usages } = readModule({ 'a.tf': text })
    expect(usages.length).toBeGreaterThan(0)
    expect([...newHosts(usages, [changed('a.tf', { status: 'added' })], () => text)]).toEqual([])
  })
})
