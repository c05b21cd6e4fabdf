import { isInternal } from '../../../src/rules/protocol/hosts/internal.ts'
import { describe, expect, it } from '../../support/jest.ts'

const REGISTRY = 'registry.example.com:8443'

describe('a host that a registry names is of its own network', () => {
  it.each([
    ['registry.default.svc.cluster.local:8080', 'host-unknown'],
    ['minio:9000', 'host-unknown'],
    ['registry.svc:8080', 'host-unknown'],
    ['storage.internal', 'host-unknown'],
    ['localhost:8080', 'host-unreachable'],
    ['10.0.0.5', 'host-timeout'],
    ['[::1]:9000', 'host-unreachable'],
    ['registry.example.com', 'host-unreachable'],
    ['storage.example.com', 'host-private-redirect']
  ])('if it is %s and the request ends with %s', (host, code) => {
    expect(isInternal(host, REGISTRY, code)).toBe(true)
  })

  it.each([
    ['storage.example.com', 'host-unknown'],
    ['storage.internal', 'host-unreachable'],
    ['10.0.0.5', 'tls-untrusted'],
    [REGISTRY, 'host-timeout']
  ])('but not if it is %s and the request ends with %s', (host, code) => {
    expect(isInternal(host, REGISTRY, code)).toBe(false)
  })
})
