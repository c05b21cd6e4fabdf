import { expect, it } from '@jest/globals'
import { readClientConstraint } from '../../src/registry/choice.ts'

it.each<readonly [constraint: string, version: string | null, result: string]>([
  ['>= 1.5', '1.11.4', 'met'],
  ['>= 1.12', '1.11.4', 'not-met'],
  ['>= 1.11.4', '1.11.4-rc1', 'met'],
  ['1.11.4', 'v1.11.4', 'met'],
  ['>= 1.12', '1.11', 'not-met'],
  ['= 1.11.3', '1.11', 'unknown'],
  ['>= 1.5', '1.11', 'unknown'],
  ['~> 1.5.0', '1', 'unknown'],
  ['~> 2.5', '1', 'not-met'],
  ['~> 1', '2', 'unknown'],
  ['>= 1.5', null, 'unknown'],
  ['>= 1.5', 'latest', 'unknown'],
  ['>= 1.5-beta', null, 'pre-release'],
  ['latest', null, 'syntax'],
  ['', null, 'syntax']
])('required_version = %j is with version %j: %s', (constraint, version, result) => {
  expect(readClientConstraint(constraint, version)).toBe(result)
})
