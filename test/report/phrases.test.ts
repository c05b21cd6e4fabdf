import { showAffected, showClients } from '../../src/report/phrases.ts'
import { showCount, showSome } from '../../src/rules/problems/brief.ts'
import { ALL_CLIENTS } from '../../src/rules/protocol/clients.ts'
import { expect, it } from '../support/jest.ts'

it('names as many items as asked for and counts the others', () => {
  expect(showSome(['a', 'b', 'c'], 3)).toBe('a, b, c')
  expect(showSome(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c and 1 more')
  expect(showSome([], 3)).toBe('')
})

it('names clients unless all are meant', () => {
  expect(showClients(['terraform', 'checkov'])).toBe('Terraform, Checkov')
  expect(showClients(ALL_CLIENTS)).toBe('all clients')
})

it('names the affected clients among those in use, unless each CLI is affected', () => {
  const inUse = ['terraform', 'renovate'] as const
  expect(showAffected(['terraform', 'checkov'], ['terraform', 'opentofu'])).toBe('Terraform')
  expect(showAffected(['terraform', 'opentofu', 'checkov'], inUse)).toBe('')
  expect(showAffected(ALL_CLIENTS, inUse)).toBe('')
  expect(showAffected([], inUse)).toBe('')
  expect(showAffected(['dependabot', 'checkov'], inUse)).toBe('no client in use')
})

it('uses the singular only for one', () => {
  expect([0, 1, 2].map((count) => showCount(count, 'host'))).toEqual([
    '0 hosts',
    '1 host',
    '2 hosts'
  ])
})
