// Mutants of the verification of certificates.
import type { MutatedFile } from './mutant.ts'

export const CERTIFICATES: readonly MutatedFile[] = [
  {
    file: 'src/go/x509/verify.ts',
    tests: [
      'test/go/x509.test.ts',
      'test/network/trust.test.ts',
      'test/conformance/tls-servers.test.ts'
    ],
    mutants: [
      {
        promise: 'a certificate is for the host',
        text: "if (!isForHost(leaf.names, host)) return { kind: 'other-name', names: leaf.names.dns }",
        replacement: ''
      },
      {
        promise: 'an expired certificate is rejected',
        text: "return now > notAfter ? { kind: 'expired', at: notAfter } : null",
        replacement: 'return null'
      },
      {
        promise: 'an issuer has signed the certificate below it',
        text: ' &&\n      options.isSignedBy(child, candidate)',
        replacement: ''
      },
      {
        promise: 'an issuer is an authority',
        text: "if (!isAuthority || maySign === false) return above({ kind: 'no-authority' })",
        replacement: ''
      }
    ]
  },
  {
    file: 'src/go/x509/names.ts',
    tests: ['test/go/x509.test.ts', 'test/network/trust.test.ts'],
    mutants: [
      {
        promise: 'a wildcard stands for one label',
        text: 'labels.slice(isWildcard ? 1 : 0)',
        replacement: 'labels.slice(-fixed.length)'
      },
      {
        promise: 'an excluded domain covers its subdomains',
        text: '!excluded.dns.some((domain) => isBelow(name, domain) ||',
        replacement: '!excluded.dns.some((domain) =>'
      }
    ]
  },
  {
    file: 'src/tls/trust.ts',
    tests: ['test/network/trust.test.ts'],
    mutants: [
      {
        promise: 'a signature that OpenSSL cannot check is not valid',
        text: 'return false\n',
        replacement: 'return true\n'
      }
    ]
  }
]
