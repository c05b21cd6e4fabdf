// Mutants of the verification of certificates.
import type { MutatedFile } from './mutant.ts'

export const CERTIFICATES: readonly MutatedFile[] = [
  {
    file: 'src/observe/tls/verify.ts',
    tests: [
      'test/tls/verify.test.ts',
      'test/tls/trust.test.ts',
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
        text: 'rejection !== null || !child.isSignedBy(candidate.x509)',
        replacement: 'rejection !== null'
      },
      {
        promise: 'an issuer is an authority',
        text: "if (!(isAuthority ?? isAnchor)) return above({ kind: 'no-authority' })",
        replacement: ''
      },
      {
        promise: 'OpenSSL accepts the issuer, too',
        text: '!child.x509.checkIssued(candidate.x509)',
        replacement: 'false'
      }
    ]
  },
  {
    file: 'src/observe/tls/names.ts',
    tests: ['test/tls/verify.test.ts', 'test/tls/trust.test.ts', 'test/network/trust.test.ts'],
    mutants: [
      {
        promise: 'a wildcard stands for one label',
        text: 'accepted.includes(pattern.toLowerCase())',
        replacement:
          "accepted.includes(pattern.toLowerCase()) || name.endsWith(pattern.replace('*', ''))"
      },
      {
        promise: 'an excluded domain covers its subdomains',
        text: '!excluded.dns.some((domain) => isBelow(name, domain) ||',
        replacement: '!excluded.dns.some((domain) =>'
      }
    ]
  },
  {
    file: 'src/observe/tls/certificate.ts',
    tests: ['test/tls/verify.test.ts', 'test/tls/trust.test.ts', 'test/network/trust.test.ts'],
    mutants: [
      {
        promise: 'the certificate that OpenSSL reads is the whole of what the host sent',
        text: "if (!raw.equals(bytes)) throw new der.MalformedError('certificate')",
        replacement: ''
      },
      {
        promise: 'a critical extension that Go does not know is not overlooked',
        text: 'critical.filter((id) => !handled.has(id))',
        replacement: '[]'
      }
    ]
  }
]
