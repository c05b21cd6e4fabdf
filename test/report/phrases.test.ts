import { expect, it } from '@jest/globals'
import { ALL_CLIENTS } from '../../src/protocol/clients.ts'
import {
  showClients,
  showCount,
  showNeeding,
  showService,
  showSome
} from '../../src/report/phrases.ts'

it('names as many as asked for, and counts the others', () => {
  expect(showSome(['a', 'b', 'c'], 3)).toBe('a, b, c')
  expect(showSome(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c and 1 more')
  expect(showSome([], 3)).toBe('')
})

it('says that all clients are meant rather than naming them', () => {
  expect(showClients(['terraform', 'checkov'])).toBe('Terraform, Checkov')
  expect(showClients(ALL_CLIENTS)).toBe('every client')
})

it('counts in the singular and in the plural', () => {
  expect([0, 1, 2].map((count) => showCount(count, 'host'))).toEqual([
    '0 hosts',
    '1 host',
    '2 hosts'
  ])
})

it('says any service where none is named', () => {
  expect(showService('any')).toBe('any service')
  expect(showService('tfe.v2.1')).toBe('tfe.v2.1')
})

it('says who needs a thing only where not every client in force does', () => {
  expect(showNeeding(['opentofu'], ['terraform', 'opentofu'])).toBe(' for OpenTofu')
  expect(showNeeding(['opentofu'], ['opentofu'])).toBe('')
  expect(showNeeding(['terraform', 'opentofu'], ['terraform', 'opentofu'])).toBe('')
})
