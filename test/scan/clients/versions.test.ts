import { releasesOf } from '../../../src/read/scan/clients/releases.ts'
import { describe, expect, it } from '../../support/jest.ts'

// Terraform's rules changed in 1.15: `earlier` is before, `later` from then on.
const BOTH = ['earlier', 'later']
const rows: readonly (readonly [texts: string, sides: readonly string[]])[] = [
  ['1.9.8', ['earlier']],
  ['v1.14', ['earlier']],
  ['1.14.99', ['earlier']],
  ['1.15', ['later']],
  ['1.15.0-rc1', ['later']],
  ['1.9.x', ['earlier']],
  ['1.x', BOTH],
  ['1', BOTH],
  ['0.12.31', ['earlier']],
  ['2.0.0', ['later']],
  ['latest', ['later']],
  ['latest:1.9', ['earlier']],
  ['latest:^1.9', BOTH],
  ['>= 1.15', ['later']],
  ['>=1.15.0', ['later']],
  ['> 1.14', ['later']],
  ['> 1.14.2', BOTH],
  ['>= 1.5', BOTH],
  ['>= 1.5, < 1.15', ['earlier']],
  ['>= 1.5.0, < 1.15.0, != 1.9.3', ['earlier']],
  ['>=1.5 <1.10', ['earlier']],
  ['< 1.10', ['earlier']],
  ['<= 1.14', ['earlier']],
  ['<= 1.15', BOTH],
  ['= 1.15.2', ['later']],
  ['~> 1.9', BOTH],
  ['~> 1.9.0', ['earlier']],
  ['~> 1.15', ['later']],
  ['^1.9', BOTH],
  ['~1.9', ['earlier']],
  ['!= 1.15.0', BOTH],
  ['> 2, < 1', BOTH],
  ['min-required', BOTH],
  ['$TF_VERSION', BOTH],
  ['1.9.8 || 1.15.0', BOTH],
  ['', BOTH],
  ['1.9.8 | 1.5.7', ['earlier']],
  ['1.9.8 | >= 1.15', BOTH]
]

describe('the releases that may be in use', () => {
  it.each(rows)('for %j are %j', (texts, sides) => {
    const releases = releasesOf('terraform', texts.split(/ \| /))
    expect(releases.map(({ before }) => (before === null ? 'later' : 'earlier'))).toEqual(sides)
  })

  it('are all without a version, and all of a client whose rules did not change', () => {
    expect(releasesOf('terraform', [])).toHaveLength(2)
    expect(releasesOf('opentofu', ['1.6'])).toEqual(releasesOf('opentofu', []))
  })
})
