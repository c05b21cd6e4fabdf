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
        promise: 'a certificate from the future is rejected',
        text: "if (now < notBefore) return { kind: 'not-yet-valid', at: notBefore }",
        replacement: ''
      },
      {
        promise: 'an issuer has signed the certificate below it',
        text: 'parent.key.kind === child.signature.key &&\n  isSignedBy(child, parent)',
        replacement: 'parent.key.kind === child.signature.key'
      },
      {
        promise: 'an issuer is an authority',
        text: "if (!isAuthority || maySign === false) return above({ kind: 'no-authority' })",
        replacement: ''
      },
      {
        promise: 'an issuer may sign certificates',
        text: 'if (!isAuthority || maySign === false)',
        replacement: 'if (!isAuthority)'
      },
      {
        promise: 'the length of a path is limited',
        text: 'maxPath !== null && chain.length - 1 > maxPath',
        replacement: 'maxPath !== null && chain.length - 2 > maxPath'
      },
      {
        promise: 'name constraints hold for every certificate below',
        text: 'if (isPermitted) return chain',
        replacement: 'if (isPermitted || chain) return chain'
      },
      {
        promise: 'every certificate of a chain is for servers',
        text: 'if (unfit >= 0) {',
        replacement: 'if (unfit > 0) {'
      },
      {
        promise: 'an unknown critical extension is a flaw',
        text: "if (id !== undefined) return { kind: 'critical-extension', id }",
        replacement: ''
      },
      {
        promise: 'the number of signatures that are checked is limited',
        text: 'if (search.checks > MAX_SIGNATURE_CHECKS) return null',
        replacement: ''
      },
      {
        promise: 'a short RSA key is rejected',
        text: "if (key.kind === 'rsa' && key.bits < MIN_RSA_BITS) return { kind: 'key-size', bits: key.bits }",
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
        text: 'labels.length === rest.length + 1 && labels.slice(1)',
        replacement: 'labels.slice(-rest.length)'
      },
      {
        promise: 'an address is compared with addresses alone',
        text: 'if (ip !== null) return',
        replacement: 'if (false) return'
      },
      {
        promise: 'an excluded domain covers its subdomains',
        text: '!excluded.dns.some((domain) => isBelow(name, domain) ||',
        replacement: '!excluded.dns.some((domain) =>'
      },
      {
        promise: 'a permitted domain is required if there is one',
        text: 'permitted.dns.length === 0 || permitted.dns.some((domain) => isBelow(name, domain))',
        replacement: 'true'
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
      },
      {
        promise: 'the authorities of ca-file are trusted',
        text: '...(caPem === null ? [] : [caPem])',
        replacement: ''
      }
    ]
  }
]
