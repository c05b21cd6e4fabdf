import { type MainClient, maxInterimResponses } from '../../src/rules/protocol/clients.ts'
import { expect, it } from '../support/jest.ts'

const BOTH: readonly MainClient[] = ['terraform', 'opentofu']

it.each([
  { clients: ['terraform'], versions: { terraform: '1.11.4' }, limit: 5 },
  { clients: ['terraform'], versions: { terraform: '1.12' }, limit: Infinity },
  { clients: ['opentofu'], versions: { opentofu: '1.9.4' }, limit: 5 },
  { clients: ['opentofu'], versions: { opentofu: '1.10.0' }, limit: Infinity },
  { clients: BOTH, versions: { terraform: '1.11.4', opentofu: '1.9.4' }, limit: 5 },
  { clients: BOTH, versions: { terraform: '1.11.4' }, limit: Infinity }
] as const)('limits interim responses as $versions of $clients', ({ clients, versions, limit }) => {
  expect(maxInterimResponses(clients, versions)).toBe(limit)
})
