// Temporary certificate authorities, and the good and bad certificates that they issue.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { der, tagged } from './der.ts'

// Fixed, so that tests print the same dates every day.
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const FAR_AHEAD = new Date('2048-01-01T00:00:00Z')
const EXPIRED = { from: new Date('2023-03-01T00:00:00Z'), until: new Date('2024-03-01T00:00:00Z') }
const FUTURE = { from: new Date('2047-01-01T00:00:00Z'), until: FAR_AHEAD }
const DAY_MS = 86_400_000

const OID = {
  commonName: '550403',
  ecdsaWithSha256: '2a8648ce3d040302',
  basicConstraints: '551d13',
  keyUsage: '551d0f',
  subjectKeyId: '551d0e',
  authorityKeyId: '551d23',
  extendedKeyUsage: '551d25',
  alternativeNames: '551d11',
  serverAuthentication: '2b06010505070301'
} as const

/** A certificate and its key, both PEM; `privateKey` and `keyId` let it issue others. */
export type Issued = {
  readonly commonName: string
  readonly certificate: string
  readonly key: string
  readonly privateKey: KeyObject
  readonly keyId: Buffer
  readonly expires: Date
}

export type Order = {
  readonly commonName: string
  /** Who signs; the certificate itself when there is none. */
  readonly issuer?: Issued
  /** DNS names and IPv4 addresses; by default the common name. None at all if the list is empty. */
  readonly names?: readonly string[]
  readonly from?: Date
  readonly until?: Date
  readonly authority?: boolean
}

/** ECDSA on P-256, valid from 2020 to 2048 unless the order says otherwise. */
export function issue(order: Order): Issued {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const keyId = createHash('sha1').update(publicKeyInfo).digest()
  const expires = order.until ?? FAR_AHEAD
  const algorithm = der.sequence(der.oid(OID.ecdsaWithSha256))
  const content = der.sequence(
    tagged(0xa0, der.integer(Buffer.from([2]))),
    der.integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    distinguishedName(order.issuer?.commonName ?? order.commonName),
    der.sequence(der.time(order.from ?? LONG_AGO), der.time(expires)),
    distinguishedName(order.commonName),
    publicKeyInfo,
    tagged(0xa3, der.sequence(...extensions(order, keyId, order.issuer?.keyId ?? keyId)))
  )
  const signature = sign('sha256', content, order.issuer?.privateKey ?? privateKey)
  return {
    commonName: order.commonName,
    certificate: pem(der.sequence(content, algorithm, der.bits(signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKey,
    keyId,
    expires
  }
}

function distinguishedName(commonName: string): Buffer {
  return der.sequence(der.set(der.sequence(der.oid(OID.commonName), der.utf8(commonName))))
}

function extensions(order: Order, keyId: Buffer, issuerKeyId: Buffer): Buffer[] {
  const extension = (id: string, critical: boolean, value: Buffer): Buffer =>
    der.sequence(der.oid(id), ...(critical ? [der.yes()] : []), der.octets(value))
  const all = [
    extension(OID.subjectKeyId, false, der.octets(keyId)),
    extension(OID.authorityKeyId, false, der.sequence(tagged(0x80, issuerKeyId)))
  ]
  if (order.authority === true) {
    return [
      ...all,
      extension(OID.basicConstraints, true, der.sequence(der.yes())),
      // keyCertSign and cRLSign.
      extension(OID.keyUsage, true, der.bits(Buffer.from([0x06]), 1))
    ]
  }
  const names = (order.names ?? [order.commonName]).map(der.alternativeName)
  return [
    ...all,
    extension(OID.basicConstraints, true, der.sequence()),
    // digitalSignature.
    extension(OID.keyUsage, true, der.bits(Buffer.from([0x80]), 7)),
    extension(OID.extendedKeyUsage, false, der.sequence(der.oid(OID.serverAuthentication))),
    ...(names.length === 0 ? [] : [extension(OID.alternativeNames, false, der.sequence(...names))])
  ]
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

/**
 * What a host shows. `days`: its own certificate expires in so many days; `intermediateDays`: the
 * one above it does. `chained` is good, with an intermediate authority between.
 */
export type CertificateKind =
  | 'good'
  | 'chained'
  | 'missing-intermediate'
  | 'expired'
  | 'not-yet-valid'
  | 'other-name'
  | 'self-signed'
  | 'untrusted'
  | { readonly days: number }
  | { readonly intermediateDays: number }

/** What a TLS server is given: `cert` holds the whole chain that it sends. PEM. */
export type Shown = {
  readonly cert: string
  readonly key: string
  /** When the first certificate of the chain expires. */
  readonly expires: Date
}

/** A root that the tests trust, and the certificates of hosts. */
export class Authority {
  readonly #root = issue({ commonName: 'Test Root', authority: true })
  readonly #stranger = issue({ commonName: 'Unknown Root', authority: true })
  /** The root that a client must trust, PEM. */
  readonly pem = this.#root.certificate

  /** Names may be IPv4 addresses; a last dot is left out, as TLS wants it. */
  show(host: string, kind: CertificateKind = 'good'): Shown {
    const commonName = host.replace(/\.$/, '')
    const issuer = this.#root
    if (typeof kind === 'object') {
      return 'days' in kind
        ? shown(issue({ commonName, issuer, until: inDays(kind.days) }))
        : this.#chained(commonName, inDays(kind.intermediateDays))
    }
    switch (kind) {
      case 'good':
        return shown(issue({ commonName, issuer }))
      case 'chained':
        return this.#chained(commonName, FAR_AHEAD)
      case 'missing-intermediate':
        return shown(issue({ commonName, issuer: this.#intermediate(FAR_AHEAD) }))
      case 'expired':
        return shown(issue({ commonName, issuer, ...EXPIRED }))
      case 'not-yet-valid':
        return shown(issue({ commonName, issuer, ...FUTURE }))
      case 'other-name':
        return shown(issue({ commonName: 'other.example.org', issuer }))
      case 'self-signed':
        return shown(issue({ commonName }))
      case 'untrusted':
        return shown(issue({ commonName, issuer: this.#stranger }), this.#stranger)
    }
  }

  #intermediate(until: Date): Issued {
    const commonName = 'Test Intermediate'
    return issue({ commonName, issuer: this.#root, authority: true, until })
  }

  #chained(commonName: string, until: Date): Shown {
    const issuer = this.#intermediate(until)
    return shown(issue({ commonName, issuer }), issuer)
  }
}

function shown(leaf: Issued, above?: Issued): Shown {
  const expires = above !== undefined && above.expires < leaf.expires ? above.expires : leaf.expires
  return { cert: leaf.certificate + (above?.certificate ?? ''), key: leaf.key, expires }
}

/** Whole seconds, as in a certificate. */
function inDays(days: number): Date {
  return new Date(Math.floor((Date.now() + days * DAY_MS) / 1000) * 1000)
}
