import { describe, expect, it } from '@jest/globals'
import { documentUnauthorized } from '../../src/problems/credentials.ts'
import { documentAbsent, documentStatus } from '../../src/problems/document.ts'
import { addressedTo, type Problem, type Reader } from '../../src/problems/problem.ts'
import { serviceMissing } from '../../src/problems/service.ts'

const response = {
  url: 'https://registry.example.com/.well-known/terraform.json',
  page: null,
  asked: 'registry.example.com',
  reason: ''
}

const helpFor = (problem: Problem, role: Reader['role'], host = 'registry.example.com') =>
  addressedTo(problem, { role, host }).help

describe('the help for each reader', () => {
  const missing = serviceMissing({
    id: 'modules.v1',
    host: 'registry.example.com',
    offered: ['module.v1'],
    leftOut: 0,
    block: null,
    isArtifactory: false,
    why: 'no'
  })

  it('is the operator’s own cure for who runs the host', () => {
    expect(helpFor(missing, 'operator')).toBe(
      'rename module.v1 to modules.v1 in the discovery document, which offers module.v1'
    )
  })

  it('starts with what a user can do', () => {
    expect(helpFor(missing, 'user')).toBe(
      'use a host that offers modules.v1; if you run registry.example.com, rename module.v1 to modules.v1 in the discovery document, which offers module.v1'
    )
  })

  it('says once what a user and the operator can do', () => {
    const unauthorized = documentUnauthorized({
      ...response,
      status: 401,
      host: 'registry.example.com',
      token: 'none',
      challenge: null
    })
    const token = 'add a token to `tokens` (registry.example.com=…) or set a TF_TOKEN_ variable'
    const publish = 'make the discovery document public'
    expect(helpFor(unauthorized, 'operator')).toBe(`${token}, or ${publish}`)
    expect(helpFor(unauthorized, 'user')).toBe(
      `${token}; if you run registry.example.com, ${publish}`
    )
  })

  it('is a request to the operator where a user can do nothing', () => {
    const status = documentStatus({
      ...response,
      status: 302,
      location: null,
      retryAfter: null,
      transient: false
    })
    expect(helpFor(status, 'user')).toBe(
      'ask the operator of registry.example.com to add a Location header to the redirect'
    )
  })

  it('ends with what the clients print, for every reader', () => {
    const absent = documentAbsent({
      host: 'registry.example.com',
      url: response.url,
      why: 'status',
      required: ['modules.v1'],
      clientErrors: ['host does not provide a modules service']
    })
    const end = /; the clients print "host does not provide a modules service"$/
    for (const role of ['operator', 'user', 'guest'] as const) {
      expect(helpFor(absent, role)).toMatch(end)
    }
  })

  it('leaves no cures in the problem', () => {
    expect(addressedTo(missing, { role: 'user', host: 'h' })).not.toHaveProperty('cures')
  })
})

describe('the help about a public registry', () => {
  const host = 'registry.opentofu.org'
  const guestHelp = (problem: Problem) => helpFor(problem, 'guest', host)
  const status = (code: number) =>
    documentStatus({
      ...response,
      asked: host,
      status: code,
      location: null,
      retryAfter: null,
      transient: code >= 500
    })

  it('says that the network is blocked where a token would not help', () => {
    const refused = { ...response, asked: host, status: 403, host, challenge: null }
    expect(guestHelp(documentUnauthorized({ ...refused, token: 'none' }))).toMatch(
      /^use another network.*blocks this network/
    )
    expect(guestHelp(documentUnauthorized({ ...refused, token: 'sent' }))).toMatch(
      /^use another network/
    )
  })

  it('says to check a token that is rejected with 401', () => {
    const refused = { ...response, asked: host, status: 401, host, challenge: null }
    expect(guestHelp(documentUnauthorized({ ...refused, token: 'sent' }))).toMatch(
      /^check that the token/
    )
  })

  it('names its status page for an outage', () => {
    expect(guestHelp(status(502))).toBe(
      'wait and run the check again; see https://status.opentofu.org, and consider a network mirror for providers'
    )
  })

  it('says that the caller is limited for 429', () => {
    expect(guestHelp(status(429))).toMatch(
      /^the host limits the requests of this machine.*: wait, send fewer requests at once/
    )
  })
})
