import { SUBMODULE } from '../../src/read/packages/package-tree.ts'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'
import { followTexts, type GivenPackage } from '../support/following.ts'
import { describe, expect, it } from '../support/jest.ts'

const call = (name: string, source: string): string =>
  `module "${name}" {\n  source = "${source}"\n}\n`
const requires = (version: string): string =>
  `terraform {\n  required_providers {\n    box = { source = "acme/box", version = "${version}" }\n  }\n}\n`

const NET = 'acme/net/aws'
const SUB = 'acme/sub/aws'
const MAIN = { 'main.tf': call('net', NET) }
const packageOf = (files: GivenPackage['files'], directory = ''): GivenPackage => ({
  files,
  directory
})

/** The constraints in the package of `acme/net/aws`. */
const inNet = (files: GivenPackage['files'], directory = '', client = MAIN_CLIENTS[0]) =>
  followTexts(MAIN, { [NET]: packageOf(files, directory) }, client).constraints

describe('what a module of a package requires', () => {
  it('is at the call in the checkout, with the calls and the line inside', () => {
    const { roots } = followTexts(MAIN, {
      [NET]: packageOf({ 'a.tf': call('sub', SUB), 'm/x.tf': requires('~> 9.0') }),
      [SUB]: packageOf({ 'main.tf': `\n${requires('~> 1.0')}` })
    })
    const [root] = roots
    expect(root?.providers.flatMap(({ constraints }) => constraints)).toMatchObject([
      {
        text: '~> 1.0',
        place: {
          file: 'main.tf',
          line: 2,
          column: 12,
          endColumn: 26,
          inside: {
            through: [`module.net (package of ${NET})`, `module.sub (package of ${SUB})`],
            package: `package of ${SUB}`,
            file: 'main.tf',
            line: 4
          }
        }
      }
    ])
    expect(root?.calls.map(({ address }) => address)).toEqual([
      'module.net',
      'module.net.module.sub'
    ])
    expect(root?.directories).toEqual([''])
  })

  it('is read in the directory of the source alone', () => {
    const files = { 'main.tf': requires('1'), 'm/x/a.tf': requires('2'), 'm/y/a.tf': requires('3') }
    expect(inNet(files, 'm/x')).toEqual([
      `2 main.tf:2 (module.net (package of ${NET}): m/x/a.tf:3)`
    ])
  })

  it('is read in local modules of the package, also above the directory of the source', () => {
    const files = {
      'main.tf': `${call('up', '../../')}${call('side', '../y')}`,
      'm/x/main.tf': `${call('up', '../..')}${call('side', '../y')}`,
      'm/y/main.tf': requires('3')
    }
    const top = { ...files, 'main.tf': requires('1') }
    const chain = `module.net (package of ${NET})`
    expect(inNet(top, 'm/x')).toEqual([
      `1 main.tf:2 (${chain} > module.up: main.tf:3)`,
      `3 main.tf:2 (${chain} > module.side: m/y/main.tf:3)`
    ])
  })

  it('counts once for a directory that different calls reach', () => {
    const main = `${call('a', NET)}${call('b', NET)}${call('c', `${NET}//m`)}`
    const files = { 'main.tf': call('m', './m'), 'm/main.tf': requires('1') }
    const { constraints } = followTexts(
      { 'main.tf': main },
      { [NET]: packageOf(files), [`${NET}//m`]: packageOf(files, 'm') }
    )
    expect(constraints).toEqual([`1 main.tf:8 (module.c (package of ${NET}//m): m/main.tf:3)`])
  })

  it('ends at modules that call each other, and at one that calls itself', () => {
    const { roots, notes, constraints } = followTexts(MAIN, {
      [NET]: packageOf({ 'main.tf': `${call('sub', SUB)}${call('same', './')}` }),
      [SUB]: packageOf({ 'main.tf': `${call('net', NET)}${requires('1')}` })
    })
    expect(constraints).toHaveLength(1)
    expect(roots[0]?.calls.length).toBeLessThan(5)
    expect(notes).toEqual([
      `source-invalid main.tf:2 (module.net (package of ${NET}): main.tf:5): "./" calls itself, directly or through other modules`,
      `source-invalid main.tf:2 (module.net (package of ${NET}) > module.sub (package of ${SUB}): main.tf:2): "${NET}" calls itself, directly or through other modules`
    ])
  })
})

describe('files', () => {
  const chain = `main.tf:2 (module.net (package of ${NET}):`

  it.each([
    ['terraform', '1'],
    ['opentofu', '2']
  ] as const)('for %s are those that it reads beside .tofu', (client, version) => {
    const files = { 'a.tf': requires('1'), 'a.tofu': requires('2') }
    const name = client === 'terraform' ? 'a.tf' : 'a.tofu'
    expect(inNet(files, '', client)).toEqual([`${version} ${chain} ${name}:3)`])
  })

  it('that override change what is required', () => {
    const files = { 'main.tf': requires('1'), 'main_override.tf': requires('2') }
    expect(inNet(files)).toEqual([`2 ${chain} main_override.tf:3)`])
  })

  it('in JSON count', () => {
    const block = { box: { source: 'acme/box', version: '5' } }
    const text = JSON.stringify({ terraform: { required_providers: block } }, null, 1)
    expect(inNet({ 'x.tf.json': text })).toEqual([
      expect.stringMatching(/^5 main\.tf:2 .* x\.tf\.json:6\)$/)
    ])
  })

  it('of tests, examples and variables do not count', () => {
    const files = {
      'main.tf': '',
      'tests/a.tftest.hcl': `run "a" {\n  module {\n    source = "./m"\n  }\n}\n`,
      'm/main.tf': requires('1'),
      'examples/x/main.tf': requires('2'),
      'terraform.tfvars': 'x = 1\n'
    }
    expect(inNet(files)).toEqual([])
  })
})

describe('a note is about', () => {
  it('a directory that the package does not have', () => {
    const { notes } = followTexts(MAIN, { [NET]: packageOf({ 'main.tf': call('x', './gone') }) })
    expect(notes).toEqual([
      `source-missing main.tf:2 (module.net (package of ${NET}): main.tf:2): there is no directory gone in package of ${NET}`
    ])
  })

  it('the subdirectory of a source that the package does not have', () => {
    const { notes } = followTexts(MAIN, { [NET]: packageOf({ 'main.tf': '' }, 'gone') })
    expect(notes).toEqual([
      `source-missing main.tf:2: there is no directory gone in package of ${NET}`
    ])
  })

  it('a path that leads out of the package, even if the checkout has such a directory', () => {
    const { notes } = followTexts(
      { ...MAIN, 'other/main.tf': '' },
      { [NET]: packageOf({ 'main.tf': call('x', '../other') }) }
    )
    expect(notes).toEqual([
      `source-invalid main.tf:2 (module.net (package of ${NET}): main.tf:2): "../other" leads out of its package`
    ])
  })

  it.each([
    ['another one that is installed', '../sub/modules/x'],
    ['itself', '../net/modules/x'],
    ['the checkout', '../../../other']
  ])('no path that leads out of the package to %s, which is not followed', (_, path) => {
    const { notes } = followTexts(
      { 'main.tf': call('net', NET) + call('sub', SUB), 'other/main.tf': '' },
      { [NET]: packageOf({ 'main.tf': call('x', path) }), [SUB]: packageOf({}) }
    )
    expect(notes).toEqual([
      expect.stringMatching(/^not-followed main\.tf:2 .* not opened: it leads out of its package/)
    ])
  })

  it('a mistake in a resource', () => {
    const files = { 'main.tf': 'resource "box" "b" {\n  input =\n}\n' }
    const { notes } = followTexts(MAIN, { [NET]: packageOf(files) })
    expect(notes).toEqual([expect.stringMatching(/^file-syntax main\.tf:2 .* main\.tf:2\)/)])
  })

  it('a link of configuration to nothing, in a directory that is read', () => {
    const unreadable = new Map([
      ['link.tf', 'ENOENT'],
      ['other/link.tf', 'ENOENT'],
      ['.hidden.tf', 'ENOENT'],
      ['link.tofu', 'ENOENT']
    ])
    const files = { 'x.tf': '', 'other/x.tf': '' }
    expect(followTexts(MAIN, { [NET]: { files, unreadable } }).notes).toEqual([
      expect.stringMatching(/^file-unreadable .*link\.tf.*: the target of the link cannot be read/)
    ])
  })

  it.each([['m'], ['m/sub'], ['m/sub/link.tf']])(
    'what is known only to init, where %s leads out of the package',
    (path) => {
      const files = { 'main.tf': call('sub', './m/sub'), 'm/sub/x.tf': '', 'm/x.tf': '' }
      const unknown = new Map([[path, 'it leads out']])
      expect(followTexts(MAIN, { [NET]: { files, unknown } }).notes).toEqual([
        expect.stringMatching(/^not-followed .*\.\/m\/sub was not opened: it leads out/)
      ])
    }
  )

  it('submodules, once for a package, and a call that leads into one', () => {
    const unknown = new Map([['sub', SUBMODULE]])
    const files = { 'x.tf': call('in', './sub/m'), 'sub/x.md': '' }
    expect(followTexts(MAIN, { [NET]: { files, unknown } }).notes).toEqual([
      expect.stringMatching(
        /^not-followed main\.tf\S*: the submodules of .*acme\/net\/aws were not/
      ),
      expect.stringMatching(/^not-followed .*\.\/sub\/m was not opened: it is in a submodule/)
    ])
  })

  it('a template, which no program fills in', () => {
    const { notes } = followTexts(MAIN, { [NET]: packageOf({ 'main.tf': 'a = {{ b }}\n' }) })
    expect(notes).toEqual([expect.stringMatching(/^file-syntax main\.tf:2 /)])
  })

  it('a syntax error inside', () => {
    const { notes } = followTexts(MAIN, { [NET]: packageOf({ 'main.tf': '\nmodule "x" {\n' }) })
    expect(notes).toEqual([
      expect.stringMatching(
        /^file-syntax main\.tf:2 \(module\.net \(package of .*\): main\.tf:\d+\)/
      )
    ])
  })

  it('a chain of more than 20 calls', () => {
    const source = (index: number): string => `acme/m${index}/aws`
    const packages = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        source(index),
        packageOf({ 'main.tf': `${call('n', source(index + 1))}${requires(`>= ${index}`)}` })
      ])
    )
    const { notes, constraints } = followTexts({ 'main.tf': call('n', source(0)) }, packages)
    expect(constraints).toHaveLength(20)
    expect(notes).toEqual([
      expect.stringMatching(
        /^not-followed main\.tf:2 .* was not opened, because more than 20 calls lead to it$/
      )
    ])
  })
})

describe('where a pull request changes', () => {
  const files = { 'versions.tf': requires('~> 1.0'), 'main.tf': call('net', NET) }
  const packages = { [NET]: packageOf({ 'main.tf': requires('~> 2.0') }) }

  it.each([
    ['the call', 'main.tf', 1],
    ['the other constraint', 'versions.tf', 1],
    ['something else of the root', 'outputs.tf', 0]
  ])('%s, a conflict is said where it is new', (_, file, count) => {
    const { notes } = followTexts(files, packages, 'terraform', new Set([file]))
    expect(notes).toHaveLength(count)
  })
})

it('follows the calls of local modules of the checkout, and of each root by itself', () => {
  const { constraints } = followTexts(
    {
      'a/main.tf': call('m', '../m'),
      'b/main.tf': call('net', NET),
      'm/main.tf': call('net', NET)
    },
    { [NET]: packageOf({ 'main.tf': requires('1') }) }
  )
  expect(constraints).toEqual([
    `1 m/main.tf:2 (module.net (package of ${NET}): main.tf:3)`,
    `1 b/main.tf:2 (module.net (package of ${NET}): main.tf:3)`
  ])
})
