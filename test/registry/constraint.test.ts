import {
  compareVersions,
  parseModuleConstraint,
  parseModuleVersion,
  parseProviderConstraint,
  parseProviderVersion,
  showConstraints,
  showVersion
} from '../../src/rules/registry/version.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

const whyNot = (text: string): string | null => {
  const parsed = parseProviderConstraint(text)
  return parsed.ok ? null : parsed.why
}

describe('a constraint for a provider', () => {
  it.each([
    ['>=  1.0', 'only one space is expected after the operator ">="'],
    ['>=\t1.0', 'only one space is expected after the operator ">="'],
    ['~> v1.0', 'a "v" prefix should not be used'],
    ['1.0, >  v1.0', 'a "v" prefix should not be used'],
    ['1.2.3.4', 'too many numbered portions; only three are allowed (major, minor, patch)'],
    ['>= 1.0, < 2.0beta', 'missing comma after "< 2.0"'],
    ['1.0.0-a~b', 'missing comma after "1.0.0-a"']
  ])('%j is refused with the words of the clients', (text, why) => {
    expect(whyNot(text)).toBe(`Incorrect version constraint syntax: ${why}`)
    expect(parseModuleConstraint(text).ok).toBe(true)
  })

  it('has the words of all constraints if modules may not have it either', () => {
    expect(whyNot('^1.0')).toBe('This string does not use correct version constraint syntax')
  })

  it.each([' >= 1.0 ', '\n1.0\n,\t<2.0', '>=1.0,<2.0-beta.1+build'])('%j is accepted', (text) => {
    expect(whyNot(text)).toBeNull()
  })
})

it.each([
  ['>= 1.0, >= 1.0.0, >=1', '>= 1.0.0'],
  [
    '< 2, >= 1, 1.5, != 1.5, ~> 1.5, ~> 1.5.0',
    '>= 1.0.0, 1.5.0, ~> 1.5.0, ~> 1.5, != 1.5.0, < 2.0.0'
  ],
  ['~> 1, ~> 01.0', '~> 1.0'],
  ['1.0.0+b, 1.0.0+a, 1.0.0, 1.0.0-rc', '1.0.0-rc, 1.0.0, 1.0.0+a, 1.0.0+b']
])('shows %s as %s', (text, shown) => {
  const parsed = parseProviderConstraint(text)
  expect(parsed.ok && showConstraints(parsed.value)).toBe(shown)
})

describe('a version', () => {
  it.each([
    ['v1.2', '1.2.0', null],
    ['1.2.3.4+b', '1.2.3.4+b', null],
    ['01.2.3beta', '1.2.3-beta', null],
    ['1.0-rc.1', '1.0.0-rc.1', '1.0.0-rc.1'],
    ['1.0.0-a..b', null, '1.0.0-a..b'],
    ['1.0.', null, '1.0.0'],
    ['1.2.3-', '1.2.3--', '1.2.3'],
    ['9223372036854775807.0.0', '9223372036854775807.0.0', '9223372036854775807.0.0'],
    [`${'0'.repeat(30)}1`, '1.0.0', '1.0.0'],
    ['9223372036854775808.0.0', null, null],
    ['V1.0.0', null, null],
    [' 1.0.0', null, null],
    ['1.0.0\n', null, null],
    ['1.x', null, null],
    ['', null, null]
  ])('%j is %j for a module and %j for a provider', (text, module, provider) => {
    const [one, other] = [parseModuleVersion(text), parseProviderVersion(text)]
    expect(one && showVersion(one)).toBe(module)
    expect(other && showVersion(other)).toBe(provider)
  })

  it('in normal form means itself', () => {
    const random = seededRandom(0x666f726d)
    const units = ['0', '1', '12', '.', '.', '-', '+', 'v', 'a', 'beta', '~', ' ', '='] as const
    const texts = Array.from({ length: 5_000 }, () => `${random.below(9)}${random.text(units, 8)}`)
    const read = [parseModuleVersion, parseProviderVersion].flatMap((parse) =>
      texts.flatMap((text) => {
        const version = parse(text)
        return version === null ? [] : [{ version, again: parse(showVersion(version)) }]
      })
    )
    const changed = read.filter(
      ({ version, again }) =>
        again === null ||
        compareVersions(version, again) !== 0 ||
        showVersion(version) !== showVersion(again)
    )
    expect(read.length).toBeGreaterThan(1_000)
    expect(changed).toEqual([])
  })
})
