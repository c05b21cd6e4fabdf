import { describe, expect, it } from '@jest/globals'
import { explainFailure } from '../../src/network/failure.ts'
import { aCertificate, HOST } from '../support/evidence-builder.ts'

const REQUEST = { code: '', text: 'the text of the error', host: HOST, certificate: null }

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
    { code: 'UND_ERR_SOCKET', problem: 'host-unreachable', transient: true },
    { code: 'ERR_HTTP2_STREAM_ERROR', problem: 'host-unreachable', transient: true },
    { code: 'ERR_HTTP2_SESSION_ERROR', problem: 'host-unreachable', transient: true },
    { code: 'ERR_HTTP2_ERROR', problem: 'host-protocol', transient: false },
    {
      code: 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
      problem: 'document-incomplete',
      transient: true
    },
    { code: 'EADDRNOTAVAIL', problem: 'host-unreachable', transient: true },
    { code: 'ETIMEDOUT', problem: 'host-timeout', transient: true },
    { code: 'PROXY_REFUSED', problem: 'proxy-refused', transient: false },
    { code: 'PLAIN_HTTP', problem: 'tls-plain-http', transient: false },
    { code: 'ADDRESS_PRIVATE', problem: 'host-private-redirect', transient: false },
    { code: 'ADDRESS_METADATA', problem: 'host-private-redirect', transient: false },
    { code: 'CERT_HAS_EXPIRED', problem: 'tls-expired', transient: false },
    { code: 'CERT_NOT_YET_VALID', problem: 'tls-not-yet-valid', transient: false },
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID', problem: 'tls-name-mismatch', transient: false },
    { code: 'DEPTH_ZERO_SELF_SIGNED_CERT', problem: 'tls-untrusted', transient: false },
    { code: 'SELF_SIGNED_CERT_IN_CHAIN', problem: 'tls-untrusted', transient: false },
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', problem: 'tls-untrusted', transient: false },
    { code: 'CERT_SIGNATURE_FAILURE', problem: 'tls-untrusted', transient: false },
    { code: 'INVALID_PURPOSE', problem: 'tls-untrusted', transient: false },
    { code: 'INVALID_CA', problem: 'tls-untrusted', transient: false },
    { code: 'EE_KEY_TOO_SMALL', problem: 'tls-untrusted', transient: false },
    { code: 'CA_MD_TOO_WEAK', problem: 'tls-untrusted', transient: false },
    { code: 'PERMITTED_VIOLATION', problem: 'tls-untrusted', transient: false },
    { code: 'ERR_SSL_NO_SHARED_CIPHER', problem: 'tls-protocol', transient: false },
    { code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', problem: 'tls-protocol', transient: false },
    { code: 'ERR_SSL_WRONG_VERSION_NUMBER', problem: 'tls-protocol', transient: false },
    { code: 'EPROTO', problem: 'tls-protocol', transient: false },
    { code: 'HPE_INVALID_CONSTANT', problem: 'host-protocol', transient: false },
    { code: 'HPE_HEADER_OVERFLOW', problem: 'document-headers', transient: false },
    { code: 'UND_ERR_HEADERS_OVERFLOW', problem: 'document-headers', transient: false },
    { code: 'HPE_INVALID_EOF_STATE', problem: 'document-incomplete', transient: true },
    { code: 'Z_DATA_ERROR', problem: 'document-encoding', transient: false },
    { code: 'Z_BUF_ERROR', problem: 'document-incomplete', transient: true }
  ]
  it.each(rows)('maps $code to $problem', ({ code, problem, transient }) => {
    const failure = explain(code)
    expect(failure?.problem.code).toBe(problem)
    expect(failure?.transient).toBe(transient)
    expect(failure?.problem.message).toContain(HOST)
    expect(failure?.problem.help).toMatch(/^[a-z]/)
    expect(JSON.stringify(failure)).not.toMatch(/undefined|\[object/)
  })

  it.each([
    ['EADDRNOTAVAIL', `${HOST} is unreachable (EADDRNOTAVAIL)`],
    ['CERT_REJECTED', `the certificate of ${HOST} is rejected (CERT_REJECTED)`],
    ['HPE_INVALID_CONSTANT', `the response of ${HOST} is not HTTP (HPE_INVALID_CONSTANT)`]
  ])('names the unknown code %s in the message', (code, message) => {
    expect(explain(code)?.problem.message).toBe(message)
  })

  it('returns null for an error without a code, which is a mistake in this program', () => {
    expect(explain('')).toBeNull()
  })

  it.each(['constructor', 'toString', '__proto__'])('does not look up %s in Object', (code) => {
    expect(explain(code)?.problem.code).toBe('host-unreachable')
  })

  it('never retries after a TLS, header or encoding problem', () => {
    const untouchable = rows.filter(({ problem }) =>
      /^(tls|document-(headers|encoding))/.test(problem)
    )
    expect(untouchable.length).toBeGreaterThan(15)
    expect(untouchable.filter(({ transient }) => transient)).toEqual([])
  })
})

it('says what is wrong with the certificate that the host sent', () => {
  const certificate = aCertificate({
    expires: '2026-03-01T12:00:00.000Z',
    validFrom: '2027-01-02T00:00:00.000Z',
    subject: 'other.example.org'
  })
  const say = (code: string) => explainFailure({ ...REQUEST, code, certificate })?.problem.message
  expect(say('CERT_HAS_EXPIRED')).toBe(`the certificate of ${HOST} expired on 2026-03-01`)
  expect(say('CERT_NOT_YET_VALID')).toBe(
    `the certificate of ${HOST} is not valid before 2027-01-02`
  )
  expect(say('ERR_TLS_CERT_ALTNAME_INVALID')).toBe(
    `the certificate of ${HOST} is for other.example.org`
  )
  expect(say('ECONNREFUSED')).toBe(`${HOST} refused the connection`)
})
