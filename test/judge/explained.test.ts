import { explain } from '../../src/judge/explained.ts'
import { hostUnknown } from '../../src/rules/problems/host.ts'
import { moduleUnknown } from '../../src/rules/problems/init/unknown.ts'
import { noteOf } from '../../src/rules/problems/note.ts'
import { serviceUrlLooksLikeHost, serviceUrlRelative } from '../../src/rules/problems/service.ts'
import { ALL_CLIENTS } from '../../src/rules/protocol/clients.ts'
import { aHost, aPlace, HOST } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'

const SERVICE = { id: 'modules.v1', host: HOST }
const error = noteOf(serviceUrlLooksLikeHost({ ...SERVICE, value: `${HOST}/v1/`, why: null }), {
  services: ['modules.v1']
})
const warning = noteOf(serviceUrlRelative({ ...SERVICE, url: `https://${HOST}/x/v1/` }), {
  services: ['modules.v1']
})
const answer = { url: `https://${HOST}/x`, page: null, status: 404, reason: 'Not Found' }
const sought = {
  host: HOST,
  block: null,
  token: 'none',
  source: null,
  challenge: null,
  isAll: true,
  near: null
} as const
const unknown = noteOf(moduleUnknown({ ...answer, ...sought, modules: ['acme/net/aws'] }), {
  host: aHost(),
  services: ['modules.v1'],
  places: [aPlace()],
  clients: ['terraform'],
  rowKeys: ['row']
})

const explaining = (cause: typeof error, viewers = ALL_CLIENTS, isAnswering = false) =>
  explain({ notes: [cause], viewers }, [unknown], () => isAnswering)

describe('a flaw of the URL of a service', () => {
  it('takes the place of what it explains, with its places and rows', () => {
    const { causes, answers } = explaining(error)
    expect(answers).toEqual([])
    expect(causes).toMatchObject([{ problem: error.problem, places: [aPlace()], rowKeys: ['row'] }])
  })

  it('that is a warning is said by the error that it explains', () => {
    const { causes, answers } = explaining(warning)
    expect(causes).toEqual([])
    expect(answers).toMatchObject([
      { problem: { code: 'module-unknown', cures: warning.problem.cures } }
    ])
    expect(inWords(answers[0]?.problem.message)).toContain(inWords(warning.problem.message))
  })

  it('of its path explains no host that is not reached', () => {
    const unreached = {
      ...unknown,
      problem: hostUnknown({ host: HOST, asks: 'answer', why: 'no-such-host' })
    }
    const { answers } = explain({ notes: [error], viewers: ALL_CLIENTS }, [unreached], () => false)
    expect(answers).toEqual([unreached])
  })

  it.each([
    ['of a service that answers', ALL_CLIENTS, true],
    ['that other clients see', ['opentofu'], false]
  ] as const)('explains nothing %s', (_, viewers, isAnswering) => {
    const { causes, answers } = explaining(error, viewers, isAnswering)
    expect([causes, answers]).toEqual([[error], [unknown]])
  })
})

it.each([
  ['has nothing else', {}, 'hides'],
  ['answers something else', { isAll: false }, undefined],
  ['has a similar name', { near: 'acme/nets/aws' }, undefined]
])('a missing token is a cause of a 404 of a registry that %s: %j', (_, known, refusal) => {
  const problem = moduleUnknown({ ...answer, ...sought, ...known, modules: ['a/b/c'] })
  expect(problem.refusal).toBe(refusal)
})
