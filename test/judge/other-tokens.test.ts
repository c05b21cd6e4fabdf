import { hostsBeyond, judgeOtherTokens } from '../../src/judge/credentials.ts'
import type { Visit } from '../../src/observe/visit/evidence.ts'
import type { Hostname } from '../../src/rules/protocol/hostname.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { aHop, aHost, anAttempt, aVisit } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'

const OTHER = aHost('modules.example.org')
const ELSEWHERE = [
  { id: 'modules.v1', kind: 'url', url: 'https://modules.example.org/v1/' }
] as const
const withToken: Partial<Visit> = {
  credentials: { source: 'tokens setting', hasToken: true, problem: null }
}
const redirected = (authorization: 'dropped' | 'sent'): Partial<Visit> => ({
  attempt: anAttempt({
    hops: [aHop(), aHop({ url: 'https://modules.example.org/tf.json', authorization })]
  })
})

/** `SEVERITY: MESSAGE` with a token for the other host. */
function said(visit: Partial<Visit>, services: typeof ELSEWHERE | [], hosts: Hostname[] = []) {
  return judgeOtherTokens(aVisit(visit), services, {
    tokenSources: new Map([[OTHER, 'TF_TOKEN_x']]),
    tokenVariables: [],
    usages: [],
    hosts: new Set(hosts),
    isFork: false,
    depth: 'discovery' as const
  }).map(({ problem: { severity, message } }) => `${severity}: ${plain(message)}`)
}

const START = 'the clients do not send the token for modules.example.org from TF_TOKEN_x'

it.each([
  [
    'a service without a token',
    {},
    ELSEWHERE,
    [],
    'warning',
    'to modules.v1 of host registry.example.com: they send none'
  ],
  [
    'a service with one',
    withToken,
    ELSEWHERE,
    [],
    'notice',
    'to modules.v1 of host registry.example.com: they send the token of registry.example.com'
  ],
  [
    'a service on a checked host',
    {},
    ELSEWHERE,
    [OTHER],
    'notice',
    'to modules.v1 of host registry.example.com: they send none'
  ],
  [
    'a redirect',
    redirected('dropped'),
    [],
    [],
    'notice',
    'after the redirect of registry.example.com: they send none'
  ]
] as const)('says which token goes to %s', (_, visit, services, hosts, severity, rest) => {
  expect(said(visit, services as [], [...hosts])).toEqual([`${severity}: ${START} ${rest}`])
})

it('reports nothing about a service on the host itself', () => {
  const services = [
    { id: 'modules.v1', kind: 'url', url: 'https://registry.example.com/v1/' }
  ] as const
  expect(hostsBeyond(aVisit(), services)).toEqual([])
})

it('lists a host once, although a redirect and a service lead there', () => {
  expect(hostsBeyond(aVisit(redirected('sent')), ELSEWHERE)).toEqual([
    { host: OTHER, service: 'modules.v1', isSent: false }
  ])
})
