import type { InitRules } from '../../src/judge/init/judge-init.ts'
import type { InquireOptions } from '../../src/observe/visit/registry/inquire.ts'
import { predictInit } from '../../src/run/stages/predict-init.ts'
import { aHost, aProblem, aSkippedVisit, aVisit, HOST } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'

it('keeps what discovery found if the answers of registries show a mistake in the program', async () => {
  const skipped = aSkippedVisit(aHost('other.example.com'), aProblem('host-generic'))
  const visits = [aVisit(), skipped]
  const options = {
    visits: new Map(visits.map((visit) => [visit.host, visit])),
    settings: { depth: 'versions' },
    get configs() {
      throw new Error('a mistake')
    }
  }
  const { notes } = await predictInit(
    [],
    options as unknown as InquireOptions,
    {} as unknown as InitRules
  )
  expect(notes.map(({ host, problem, needed }) => [host, problem.code, needed])).toEqual([
    [HOST, 'host-check-crashed', true]
  ])
})
