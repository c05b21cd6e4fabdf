import { excludesClient } from '../../src/rules/registry/choice.ts'
import { expect, it } from '../support/jest.ts'

it.each<readonly [constraint: string, version: string, excludes: boolean]>([
  ['>= 1.5', '1.11.4', false],
  ['>= 1.12', '1.11.4', true],
  ['>= 1.11.4', '1.11.4-rc1', false],
  ['1.11.4', 'v1.11.4', false],
  ['>= 1.12', '1.11', true],
  ['= 1.11.3', '1.11', false],
  ['>= 1.5', '1.11', false],
  ['~> 1.5.0', '1', false],
  ['~> 2.5', '1', true],
  ['~> 1', '2', false],
  ['>= 1.5', 'latest', false],
  ['>= 2.5-beta', '1.11.4', false],
  ['latest', '1.11.4', false],
  ['', '1.11.4', false]
])('required_version = %j excludes version %j: %s', (constraint, version, excludes) => {
  expect(excludesClient(constraint, version)).toBe(excludes)
})
