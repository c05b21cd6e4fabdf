import { explainExchange, explainFailure } from '../../src/observe/network/failure.ts'
import type { Rejection } from '../../src/observe/tls/verify.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const REQUEST = {
  code: '',
  asks: 'document' as const,
  text: 'the text of the error',
  host: HOST,
  certificate: null,
  rejection: null,
  unsupported: null
}

const explain = (code: string) => explainFailure({ ...REQUEST, code })

describe('explainFailure', () => {
  const rows = [
    { code: 'ENOTFOUND', problem: 'host-unknown', transient: false },
    { code: 'ENODATA', problem: 'host-unknown', transient: false },
    { code: 'EAI_AGAIN', problem: 'host-unknown', transient: true },
    { code: 'ECONNREFUSED', problem: 'host-unreachable', transient: true },
    { code: 'ECONNRESET', problem: 'host-unreachable', transient: true },
    { code: 'EHOSTUNREACH', problem: 'host-unreachable', transient: true },
    { code: 'ENETUNREACH', problem: 'host-unreachable', transient: true },
    { code: 'EADDRNOTAVAIL', problem: 'host-unreachable', transient: true },
    { code: 'ETIMEDOUT', problem: 'host-timeout', transient: true },
    { code: 'PROXY_REFUSED', problem: 'proxy-refused', transient: false },
    { code: 'PLAIN_HTTP', problem: 'tls-plain-http', transient: false },
    { code: 'ADDRESS_PRIVATE', problem: 'host-private-redirect', transient: false },
    { code: 'ADDRESS_RESERVED', problem: 'host-private-redirect', transient: false },
    { code: 'ADDRESS_METADATA', problem: 'host-private-redirect', transient: false },
    { code: 'ERR_SSL_NO_SHARED_CIPHER', problem: 'tls-protocol', transient: false },
    { code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', problem: 'tls-protocol', transient: false },
    { code: 'ERR_SSL_WRONG_VERSION_NUMBER', problem: 'tls-protocol', transient: false },
    { code: 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME', problem: 'tls-protocol', transient: false },
    { code: 'EPROTO', problem: 'tls-protocol', transient: false },
    { code: 'HTTP_MALFORMED', problem: 'host-protocol', transient: false },
    { code: 'HTTP2_ONLY', problem: 'host-http2', transient: false },
    { code: 'HEADERS_TOO_LARGE', problem: 'document-headers', transient: false },
    { code: 'BODY_CUT', problem: 'document-incomplete', transient: true },
    { code: 'PROXY_NOT_REACHED', problem: 'host-unreachable', transient: true },
    { code: 'Z_DATA_ERROR', problem: 'document-encoding', transient: false },
    { code: 'Z_BUF_ERROR', problem: 'document-incomplete', transient: true }
  ]
  it.each(rows)('maps $code to $problem', ({ code, problem, transient }) => {
    const failure = explain(code)
    expect(failure.problem.code).toBe(problem)
    expect(failure.transient).toBe(transient)
    expect(plain(failure.problem.message)).toContain(HOST)
    expect(plain(failure.problem.help ?? '')).toMatch(/^[a-z]/)
    expect(JSON.stringify(failure)).not.toMatch(/undefined|\[object/)
  })

  it.each([['EADDRNOTAVAIL', `${HOST} is unreachable (EADDRNOTAVAIL)`]])(
    'names the unknown code %s in the message',
    (code, message) => {
      expect(plain(explain(code).problem.message)).toBe(message)
    }
  )

  it('rethrows an error without a code, which is a mistake in this program', () => {
    const failed = { kind: 'failed', connection: null, address: null, head: null } as const
    const endpoint = { scheme: 'https', name: HOST, port: 443 } as const
    const explained = () =>
      explainExchange(
        { ...failed, error: new TypeError('oops') },
        { endpoint, asks: 'document', limitMs: null }
      )
    expect(explained).toThrow('oops')
  })

  it.each(['constructor', 'toString', '__proto__'])('does not look up %s in Object', (code) => {
    expect(explain(code).problem.code).toBe('host-unreachable')
  })

  it('never retries after a TLS, header or encoding problem', () => {
    const untouchable = rows.filter(({ problem }) =>
      /^(tls|document-(headers|encoding))/.test(problem)
    )
    expect(untouchable.length).toBeGreaterThan(5)
    expect(untouchable.filter(({ transient }) => transient)).toEqual([])
  })
})

it('says what is wrong with the certificate that the host sent', () => {
  const say = (flaw: Rejection['flaw'], isLeaf = true) => {
    const rejection = { flaw, isLeaf } as Rejection
    const { problem } = explainFailure({ ...REQUEST, code: 'CERTIFICATE_REJECTED', rejection })
    return plain(problem.message)
  }
  const own = `the certificate of ${HOST}`
  const at = Date.parse('2026-03-01T12:00:00Z')
  expect(say({ kind: 'expired', at })).toBe(`${own} expired on 2026-03-01`)
  expect(say({ kind: 'expired', at }, false)).toBe(
    `an authority in the certificate chain of ${HOST} expired on 2026-03-01`
  )
  expect(say({ kind: 'not-yet-valid', at })).toBe(`${own} is not valid before 2026-03-01`)
  expect(say({ kind: 'other-name', names: ['a', 'b', 'c', 'd', 'e'] })).toBe(
    `${own} is for a, b, c and 2 more`
  )
  expect(say({ kind: 'curve', curve: 'brainpoolP256r1' })).toBe(
    `${own} has a key on the curve brainpoolP256r1, which Terraform and OpenTofu do not support`
  )
  expect(say({ kind: 'openssl' })).toBe(
    `${own} passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (issuer), so nothing was sent`
  )
})

it('names a metadata address as one', () => {
  expect(plain(explain('ADDRESS_METADATA').problem.message)).toContain('metadata')
  expect(plain(explain('ADDRESS_PRIVATE').problem.message)).not.toContain('metadata')
})
