// Problems of the secure connection to a host: the proxy in between, certificates, TLS itself.
import { marked, named, naming, type Text } from '../../protocol/marked-text.ts'
import { brief, type Host, showSome } from '../brief.ts'
import { type KindIn, type Problem, problem, wordsOf } from '../problem.ts'
import { PROXY_CURES, type ProxyFault } from './obstacle.ts'

/** `isLeaf`: the certificate is the host's own, not one above it. */
type Which = Host & { readonly isLeaf: boolean }

const certificateOf = ({ host, isLeaf }: Which): Text =>
  marked`${isLeaf ? 'the certificate' : 'an authority in the certificate chain'} of ${named(host)}`

/** `at`: milliseconds since 1970. */
type Dated = Which & { readonly at: number }

const dayOf = (time: number | string): string => new Date(time).toISOString().slice(0, 10)

/** `reason` is what happened at the proxy, with its name. */
export function proxyRefused({
  host,
  reason,
  fault
}: Host & { reason: string; fault: ProxyFault }) {
  const help = PROXY_CURES[fault]
  return problem('proxy-refused', {
    message: marked`${named(host)} was not reached: ${reason}`,
    help,
    obstacle: { verb: 'does not reach', what: brief(reason), help }
  })
}

export const tlsExpired = (dated: Dated) =>
  problem('tls-expired', {
    message: marked`${certificateOf(dated)} expired on ${dayOf(dated.at)}`,
    operator: 'renew the certificate and reload the server'
  })

export const tlsNotYetValid = (dated: Dated) =>
  problem('tls-not-yet-valid', {
    message: marked`${certificateOf(dated)} is not valid before ${dayOf(dated.at)}`,
    help: 'check the clock of this machine, or the start date of the certificate'
  })

/** `issuer`: that of the last certificate, a line for each part; `hasFile`: with a `ca-file`. */
export type Signer = { readonly issuer: string; readonly hasFile: boolean }

const UNKNOWN_AUTHORITIES = {
  leaf: 'is signed by an unknown authority, or the host does not send the intermediate certificate',
  chain: 'is signed by an unknown authority',
  root: 'is signed by an unknown authority that signed itself',
  'self-signed': 'is self-signed'
}

// Products and words in the names of authorities whose certificates replace those of hosts.
const INTERCEPTING =
  /zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i

const SET_ISSUER = 'set `ca-file` to the certificate of the issuer'
const ADD_ISSUER = 'add the certificate of the issuer to `ca-file`, which does not contain it'

function describeUnknown(
  sent: keyof typeof UNKNOWN_AUTHORITIES,
  { issuer, hasFile, host }: Signer & Host
) {
  const isIntercepting = INTERCEPTING.test(issuer)
  const looks = isIntercepting ? ', which looks like an intercepting proxy' : ''
  const what = `issuer ${brief(issuer.split('\n').reverse().join(', '), 100)}${looks}`
  // An authority above the last certificate may be known.
  const isPart = (sent === 'leaf' || sent === 'chain') && !isIntercepting
  const send = isPart ? ', or configure the host to send its whole chain' : ''
  const help = `${hasFile ? ADD_ISSUER : SET_ISSUER}${send}; Terraform and OpenTofu read SSL_CERT_FILE`
  const isCommon = sent === 'self-signed'
  const obstacle = { verb: 'does not trust', what, help, isCommon } as const
  return { says: marked`${UNKNOWN_AUTHORITIES[sent]}; ${naming(host, what)}`, help, obstacle }
}

type Diagnosis = { readonly says: Text; readonly help: string } & Pick<Problem, 'obstacle'>

const always = (says: string, help: string) => (): Diagnosis => ({ says, help })

const unsupported = (what: string, help: string): Diagnosis => ({
  says: `has ${what}, which Terraform and OpenTofu do not support`,
  help
})

const OTHER_KEY = 'issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519'
const OTHER_SIZE = 'issue it with a key of 2048 to 8192 bits'
const OTHER_HASH = 'have it signed with SHA-256, SHA-384, SHA-512 or Ed25519'
const OTHER_PROGRAM = 'issue it with a program that follows RFC 5280'

type Named = { readonly name: string }

/** The flaws of a certificate, and the cures. */
const FLAWS = {
  'negative-serial': always(
    'has a negative serial number, which Terraform and OpenTofu do not support',
    'issue it with a positive serial number'
  ),
  'no-authority': always(
    'issued a certificate and is not allowed to',
    'have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign'
  ),
  'path-length': always(
    'has more authorities below it than it allows (pathlen)',
    'have the certificate issued by a shorter chain, or by an authority with a larger pathlen'
  ),
  usage: always(
    'is not for servers (extendedKeyUsage)',
    'issue it with the extended key usage serverAuth'
  ),
  constraints: always(
    'does not permit all names in the certificate (nameConstraints)',
    'have it issued by an authority whose name constraints permit all of its names'
  ),
  /** Go accepts it, and OpenSSL rejects it as one of its issuer. */
  openssl: always(
    'passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (issuer), so nothing was sent',
    OTHER_PROGRAM
  ),
  malformed: ({ part }: { part: string }): Diagnosis => ({
    says: `is malformed (${part}); Terraform and OpenTofu cannot read it`,
    help: OTHER_PROGRAM
  }),
  /** The name of the curve of its key, or the object identifier. */
  curve: ({ curve }: { curve: string }) => unsupported(`a key on the curve ${curve}`, OTHER_KEY),
  key: ({ name }: Named) => unsupported(`a key of the kind ${name}`, OTHER_KEY),
  'key-size': ({ bits }: { bits: number }) => unsupported(`an RSA key of ${bits} bits`, OTHER_SIZE),
  signature: ({ name }: Named) => unsupported(`a signature of the kind ${name}`, OTHER_HASH),
  'critical-extension': ({ id }: { id: string }) =>
    unsupported(`the critical extension ${id}`, 'issue it without that extension')
}

/** Why Go does not trust a certificate, or why OpenSSL does not. */
export type Distrust =
  | KindIn<typeof FLAWS>
  /** No certificate that is trusted issued it. `sent`: the leaf alone, a chain, a chain that ends in a self-signed authority, or a self-signed leaf. */
  | { readonly kind: 'unknown-authority'; readonly sent: keyof typeof UNKNOWN_AUTHORITIES }

/** Why Go cannot read a certificate. */
export type ParseFlaw = Extract<Distrust, { kind: 'malformed' | 'negative-serial' | 'curve' }>

export function tlsUntrusted({ flaw, ...which }: Which & Signer & { flaw: Distrust }) {
  const { says, ...rest } =
    flaw.kind === 'unknown-authority' ? describeUnknown(flaw.sent, which) : wordsOf(FLAWS, flaw)
  return problem('tls-untrusted', { message: marked`${certificateOf(which)} ${says}`, ...rest })
}

/** `names`: the DNS names of the certificate. */
export function tlsNameMismatch({ host, names }: Host & { readonly names: readonly string[] }) {
  const shown = names.length === 0 ? 'no DNS name' : showSome(names, 3, brief)
  return problem('tls-name-mismatch', {
    message: marked`the certificate of ${named(host)} is for ${shown}`,
    help: marked`issue a certificate that lists ${named(host)} as a subject alternative name, or use the name it is for`,
    obstacle: { verb: 'does not reach', what: `it gets a certificate for ${shown}`, isCommon: true }
  })
}

/** Names of OpenSSL. */
const HANDSHAKES = {
  'not-tls': always(
    'does not speak TLS on this port',
    'serve TLS on this port, or use the port that does'
  ),
  'client-certificate': always(
    'requires a client certificate',
    'allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it'
  ),
  'unknown-name': always(
    'is not a name that the server knows (TLS alert unrecognized_name)',
    'add the name and its certificate to the TLS settings of the server or load balancer'
  ),
  version: ({ name }: Named): Diagnosis => ({
    says: `offers no TLS version later than ${name.replace(/^TLSv1$/, 'TLSv1.0').replace('v', ' ')}`,
    help: 'enable TLS 1.2 or later on the host'
  }),
  cipher: ({ name }: Named): Diagnosis => ({
    says: `offers only cipher suites that Terraform and OpenTofu do not support, such as ${name}`,
    help: 'enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256'
  }),
  group: ({ name }: Named): Diagnosis => ({
    says: `offers only key exchange groups that Terraform and OpenTofu do not support, such as ${name}`,
    help: 'enable the group X25519 or P-256 on the host'
  })
}

/** A known way to fail, or the code of any other handshake error. */
export type HandshakeError = KindIn<typeof HANDSHAKES> | { readonly code: string }

/** A feature of a host that the clients do not support. */
export type Unsupported = Extract<HandshakeError, Named>

export function tlsProtocol({ host, error }: Host & { readonly error: HandshakeError }) {
  if ('code' in error) {
    return problem('tls-protocol', {
      message: marked`the TLS handshake with ${named(host)} failed (${error.code})`,
      help: 'check the TLS settings of the host, and that it has a certificate for this name'
    })
  }
  const { says, help } = wordsOf(HANDSHAKES, error)
  return problem('tls-protocol', { message: marked`${named(host)} ${says}`, help })
}

export const tlsPlainHttp = ({ host }: Host) =>
  problem('tls-plain-http', {
    message: marked`${named(host)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
    help: 'serve TLS on this port, or use the port that does; discovery always uses https'
  })

export function tlsExpiresSoon({ host, days, expires }: Host & { days: number; expires: string }) {
  const when = days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`
  return problem('tls-expires-soon', {
    message: marked`the certificate of ${named(host)} expires ${when}, on ${dayOf(expires)}`,
    expires,
    operator:
      'renew the certificate; if it is renewed automatically, find out why that has not happened'
  })
}
