// Which findings rules ignore, and what is said of rules that ignore none.

import { isBelow, isSimple } from '../../src/rules/ignore/globs.ts'
import { type IgnoreRule, ignoring } from '../../src/rules/ignore/ignore.ts'
import { unusedNotes } from '../../src/rules/ignore/unused.ts'
import type { Because } from '../../src/rules/problems/place.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { aFileFinding, aHost, anIgnoreRule } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const at = (file: string, line = 3) => ({ file, line, column: 1, endColumn: 9 })

const CODE = 'source-invalid'
const findingAt = (...places: readonly Because[]) => {
  const { problem, host } = aFileFinding()
  return { problem, host, places }
}

const aComment = (line: number, file = 'main.tf', code = CODE): IgnoreRule =>
  anIgnoreRule(code, { reason: 'why', place: at(file, line), line })
const aBlock = (rule: Partial<IgnoreRule>): IgnoreRule =>
  anIgnoreRule(CODE, { reason: 'why', place: at('.tf-disco.hcl'), ...rule })

const isIgnored = (rules: readonly IgnoreRule[], ...places: readonly Because[]) =>
  ignoring(rules)(findingAt(...places)).isIgnored

describe('a rule', () => {
  it('without a limit ignores a finding at any place, or none', () => {
    for (const rule of [anIgnoreRule(CODE), aBlock({})]) {
      expect(isIgnored([rule])).toBe(true)
      expect(isIgnored([rule], 'hostnames input', at('a.tf'))).toBe(true)
    }
  })

  it('for another code or host ignores nothing', () => {
    expect(isIgnored([anIgnoreRule('host-slow')], at('a.tf'))).toBe(false)
    expect(isIgnored([anIgnoreRule(CODE, { host: aHost('a.example') })], at('a.tf'))).toBe(false)
  })

  it('is used also where another one ignores the same', () => {
    const rules = [anIgnoreRule(CODE), aBlock({ paths: ['**'] }), aComment(3)]
    const used = ignoring(rules)(findingAt(at('main.tf', 3))).rules
    expect(used).toEqual([rules[2], rules[0], rules[1]])
  })

  it('of a comment ignores findings on its line of its file alone', () => {
    expect(isIgnored([aComment(3)], at('main.tf', 3))).toBe(true)
    expect(isIgnored([aComment(3)], at('main.tf', 4))).toBe(false)
    expect(isIgnored([aComment(3)], at('a/main.tf', 3))).toBe(false)
    expect(isIgnored([aComment(3)])).toBe(false)
    expect(isIgnored([aComment(3)], 'hostnames input')).toBe(false)
  })

  it('with a limit ignores a finding only if all its places are ignored', () => {
    const paths = aBlock({ paths: ['legacy'] })
    expect(isIgnored([paths], at('legacy/a.tf'), at('legacy/b/c.tf'))).toBe(true)
    expect(isIgnored([paths], at('legacy/a.tf'), at('main.tf'))).toBe(false)
    expect(isIgnored([paths, aComment(3)], at('legacy/a.tf'), at('main.tf', 3))).toBe(true)
    expect(isIgnored([paths], at('legacy/a.tf'), 'hostnames input')).toBe(false)
  })

  it('with a limit ignores no finding whose list of places may have been cut', () => {
    const places = Array.from({ length: 10_000 }, (_, line) => at('legacy/a.tf', line + 1))
    expect(isIgnored([aBlock({ paths: ['legacy'] })], ...places)).toBe(false)
  })

  it('of one repository of a fleet ignores findings of that repository alone', () => {
    const ofA = { place: at('acme/a//.tf-disco.hcl') }
    for (const rule of [aBlock(ofA), aBlock({ ...ofA, paths: ['main.tf'] })]) {
      expect(isIgnored([rule], at('acme/a//main.tf'))).toBe(true)
      expect(isIgnored([rule], at('acme/b//main.tf'))).toBe(false)
      expect(isIgnored([rule], at('acme/a//main.tf'), at('acme/b//main.tf'))).toBe(false)
      expect(isIgnored([rule])).toBe(false)
    }
    const comment = aComment(3, 'acme/a//main.tf')
    expect(isIgnored([comment], at('acme/b//main.tf', 3))).toBe(false)
  })
})

describe('a glob', () => {
  it.each([
    ['legacy', 'legacy/a/b.tf', true],
    ['legacy/', 'legacy/a.tf', true],
    ['./legacy/**', 'legacy/a.tf', true],
    ['/legacy', 'legacy/a.tf', true],
    ['legacy/*.tf', 'legacy/a.tf', true],
    ['legacy/*.tf', 'legacy/a/b.tf', false],
    ['**/fixtures', 'a/b/fixtures/c.tf', true],
    ['**/fixtures', 'fixtures/c.tf', true],
    ['**', 'a.tf', true],
    ['a?.tf', 'ab.tf', true],
    ['a?.tf', 'a.tf', false],
    ['a*c*.tf', 'abcd.tf', true],
    ['legacy', 'legacy2/a.tf', false],
    ['legacy', 'a/legacy/a.tf', false],
    ['legacy/**', 'legacy/.terraform.lock.hcl', true],
    ['**/.terraform.lock.hcl', 'a/.terraform.lock.hcl', true],
    ['legacy/{a,b}.tf', 'legacy/b.tf', true],
    ['/legacy/**', 'legacy/a.tf', true],
    ['./legacy', 'legacy/a.tf', true],
    ['{legacy,old}/**', 'old/a/b.tf', true],
    ['{/legacy,./old}/**', 'old/a.tf', true],
    ['{.github,old}/**', '.github/a.tf', true],
    ['{old,.*}', '.github/a.tf', true],
    ['legacy/./a.tf', 'legacy/a.tf', true],
    ['old/../legacy', 'legacy/a.tf', true],
    ['old/../legacy', 'old/a.tf', false],
    ['.', 'a/b.tf', true],
    ['/', 'a/b.tf', true],
    ['!legacy', 'a.tf', false],
    ['*', 'a/b.tf', true]
  ])('%s compared with %s: %s', (glob, path, expected) => {
    expect(isBelow(path, glob)).toBe(expected)
  })

  it.each(['**/**/**', '*a*a*a', '{a,b}{c,d}', '{a,{b,c}}', '{1..9}', '+(a)'])(
    'that can take hours is not simple: %s',
    (glob) => expect(isSimple(glob)).toBe(false)
  )
})

describe('a rule that ignores nothing', () => {
  const messagesOf = (
    ignore: readonly IgnoreRule[],
    findings: readonly ReturnType<typeof findingAt>[] = [],
    { depth = 'init', isFixed = false, scan = ['.'] } = {}
  ) =>
    unusedNotes(
      findings,
      { ignore, depth, scan },
      ignoring(isFixed ? [] : ignore),
      () => isFixed
    ).map(({ problem, places: [place] }) => [plain(problem.message), place])

  it('is said at its place', () => {
    expect(messagesOf([aComment(3)])).toEqual([
      ['there is no source-invalid to ignore on line 3', at('main.tf', 3)]
    ])
    expect(messagesOf([aBlock({})])).toEqual([
      ['there is no source-invalid to ignore', at('.tf-disco.hcl')]
    ])
  })

  it('is said only of rules of files, and of those that ignored nothing', () => {
    expect(messagesOf([anIgnoreRule(CODE)])).toEqual([])
    expect(messagesOf([aComment(3)], [findingAt(at('main.tf', 3))])).toEqual([])
  })

  it('is not said where another run may have such a finding', () => {
    expect(messagesOf([aComment(3, 'main.tf', 'host-slow')])).toEqual([])
  })

  it.each([[['live']], [[]], [['live', 'modules/**']]])(
    'is said of a comment alone where %j is scanned',
    (scan) => {
      expect(messagesOf([aBlock({})], [], { scan })).toEqual([])
      expect(messagesOf([aComment(3)], [], { scan })).toHaveLength(1)
      expect(messagesOf([aBlock({})], [], { scan: [...scan, '.'] })).toHaveLength(1)
    }
  )

  it.each([
    ['source-missing', 'discovery'],
    ['block-providers', 'discovery'],
    ['constraint-unmeetable', 'discovery'],
    ['lock-invalid', 'discovery'],
    ['version-none-fits', 'versions'],
    ['versions-status', 'versions'],
    ['module-unknown', 'versions'],
    ['provider-unknown', 'versions'],
    ['cloud-workspace', 'versions'],
    ['answer-incomplete', 'versions'],
    ['mirror-url', 'versions'],
    ['not-followed', 'versions'],
    ['package-unsigned', 'packages'],
    ['lock-platform-missing', 'packages'],
    ['mirror-version', 'packages'],
    ['package-broken', 'init']
  ])('of %s is said from depth %s on, which finds it', (code, first) => {
    const depths = ['discovery', 'versions', 'packages', 'init']
    const said = depths.filter(
      (depth) => messagesOf([aComment(3, 'main.tf', code)], [], { depth }).length > 0
    )
    expect(said).toEqual(depths.slice(depths.indexOf(first)))
  })

  it('is said of a finding with other places, also where another run may not have it', () => {
    const finding = findingAt(at('main.tf', 3), at('main.tf', 8), at('main.tf', 9))
    const why = 'source-invalid is not ignored, because it has other places, too'
    expect(messagesOf([aComment(3), aComment(8)], [finding])).toEqual([
      [why, at('main.tf', 3)],
      [why, at('main.tf', 8)]
    ])
    const problem = { ...finding.problem, code: 'host-slow' } as const
    expect(
      messagesOf([aComment(3, 'main.tf', 'host-slow')], [{ ...finding, problem }])
    ).toHaveLength(1)
  })

  it('says that the allowlist of the workflow keeps it from that', () => {
    const [[message] = []] = messagesOf([aComment(3)], [findingAt(at('main.tf', 3))], {
      isFixed: true
    })
    expect(message).toBe(
      'files of the repository cannot ignore source-invalid, because `allowed-hosts` is set'
    )
  })
})

it('knows any number of hosts for a code', () => {
  const { problem, places } = findingAt(at('main.tf'))
  const hosts = Array.from({ length: 300 }, (_, n) => aHost(`r${n}.example.com`))
  const ignoredBy = ignoring(hosts.map((host) => anIgnoreRule(CODE, { host })))
  for (const host of hosts) expect(ignoredBy({ problem, places, host }).rules).toHaveLength(1)
})

it('compares at most 100 rules of a code in a repository with each finding', () => {
  const others = Array.from({ length: 100 }, (_, at) => aBlock({ paths: [`other${at}`] }))
  expect(isIgnored([...others.slice(1), aBlock({ paths: ['legacy'] })], at('legacy/a.tf'))).toBe(
    true
  )
  expect(isIgnored([...others, aBlock({ paths: ['legacy'] })], at('legacy/a.tf'))).toBe(false)
})
