import { expect, it } from '@jest/globals'
import { RELEASES } from '../../src/protocol/clients.ts'
import { predict } from '../../src/stages/predict.ts'
import { aHost, aProblem, aSkippedVisit, aVisit, HOST } from '../support/evidence-builder.ts'

it('keeps what discovery found if the answers of registries show a mistake in the program', async () => {
  const dialect = {
    name: 'both',
    clients: [],
    releases: RELEASES,
    versions: {},
    why: '',
    evidence: []
  } as const
  const rules = {
    depth: 'versions',
    platforms: [],
    upgrade: false,
    hostnames: [],
    requiredServices: [],
    maxRequests: 500,
    dialect,
    isFork: false
  } as const
  const skipped = aSkippedVisit(aHost('other.example.com'), aProblem('host-generic'))
  const { drafts } = await predict(Promise.reject(new Error('x')), [aVisit(), skipped], rules)
  expect(drafts.map(({ host, problem, needed }) => [host, problem.code, needed])).toEqual([
    [HOST, 'host-check-crashed', true]
  ])
})
