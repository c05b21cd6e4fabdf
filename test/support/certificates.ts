// Temporary certificate authorities, and the good and bad certificates that they issue.
import { createHash, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { type KeyKind, makeKey, signatureBy } from './certificate-keys.ts'
import { der, tagged } from './der.ts'

// Fixed, so that tests print the same dates every day.
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const FAR_AHEAD = new Date('2048-01-01T00:00:00Z')
const EXPIRED = { from: new Date('2023-03-01T00:00:00Z'), until: new Date('2024-03-01T00:00:00Z') }
const FUTURE = { from: new Date('2047-01-01T00:00:00Z'), until: FAR_AHEAD }
const DAY_MS = 86_400_000

const OID = {
  commonName: '550403',
  basicConstraints: '551d13',
  keyUsage: '551d0f',
  subjectKeyId: '551d0e',
  authorityKeyId: '551d23',
  extendedKeyUsage: '551d25',
  alternativeNames: '551d11',
  nameConstraints: '551d1e',
  serverAuthentication: '2b06010505070301'
} as const

/** A certificate and its key, both PEM; `privateKey` and `keyId` let it issue others. */
export type Issued = {
  readonly commonName: string
  readonly certificate: string
  readonly key: string
  readonly privateKey: KeyObject
  readonly keyKind: KeyKind
  readonly keyId: Buffer
  readonly expires: Date
}

export type Order = {
  readonly commonName: string
  /** Who signs; the certificate itself when there is none. */
  readonly issuer?: Issued
  /** DNS names, IPv4 addresses, e-mail addresses and URIs; by default the common name. None at all if the list is empty. */
  readonly names?: readonly string[]
  readonly from?: Date
  readonly until?: Date
  readonly authority?: boolean
  /** `rsa-2048`, `rsa-pss`, `ed25519`, `ed448`, or the name of a curve; by default P-256. */
  readonly key?: KeyKind
  /** A certificate whose key this one gets. */
  readonly keyOf?: Issued
  /** An encoded public key that the certificate contains instead of its own. */
  readonly keyInfo?: Buffer
  /** Of the signature; by default `sha256`. */
  readonly hash?: string
  /** The encoded number in hexadecimal. */
  readonly serial?: string
  /** The bits of keyUsage in its first byte; none at all if it is null. */
  readonly keyUsage?: number | null
  /** Object identifiers in hexadecimal; by default serverAuth for a certificate that is no authority. */
  readonly usages?: readonly string[]
  readonly maxPath?: number
  /** DNS names, IPv4 networks with their masks, e-mail addresses and URIs, for the names below. */
  readonly permitted?: readonly string[]
  readonly excluded?: readonly string[]
  /** Object identifiers in hexadecimal of critical extensions without a meaning. */
  readonly critical?: readonly string[]
  /** Version 1 has no extensions. */
  readonly version?: 1
}

/** ECDSA on P-256, valid from 2020 to 2048 unless the order says otherwise. */
export function issue(order: Order): Issued {
  const keyKind = order.keyOf?.keyKind ?? order.key ?? 'P-256'
  const privateKey = order.keyOf?.privateKey ?? makeKey(keyKind)
  const publicKey = createPublicKey(privateKey)
  const signer = order.issuer ?? { keyKind, privateKey }
  const publicKeyInfo = order.keyInfo ?? publicKey.export({ type: 'spki', format: 'der' })
  const keyId = createHash('sha1').update(publicKeyInfo).digest()
  const expires = order.until ?? FAR_AHEAD
  const { algorithm, hash } = signatureBy(signer.keyKind, order.hash ?? 'sha256')
  const serial = Buffer.from(order.serial ?? `01${randomBytes(15).toString('hex')}`, 'hex')
  const content = der.sequence(
    ...(order.version === 1 ? [] : [tagged(0xa0, der.integer(Buffer.from([2])))]),
    tagged(0x02, serial),
    algorithm,
    distinguishedName(order.issuer?.commonName ?? order.commonName),
    der.sequence(der.time(order.from ?? LONG_AGO), der.time(expires)),
    distinguishedName(order.commonName),
    publicKeyInfo,
    ...(order.version === 1
      ? []
      : [tagged(0xa3, der.sequence(...extensions(order, keyId, order.issuer?.keyId ?? keyId)))])
  )
  const signature = sign(hash, content, signer.privateKey)
  return {
    commonName: order.commonName,
    certificate: pem(der.sequence(content, algorithm, der.bits(signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKey,
    keyKind,
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
  const isAuthority = order.authority === true
  const path = order.maxPath === undefined ? [] : [der.integer(Buffer.from([order.maxPath]))]
  const basic = der.sequence(...(isAuthority ? [der.yes()] : []), ...path)
  // keyCertSign and cRLSign, or digitalSignature.
  const keyUsage = order.keyUsage === undefined ? (isAuthority ? 0x06 : 0x80) : order.keyUsage
  const usages = order.usages ?? (isAuthority ? [] : [OID.serverAuthentication])
  const names = order.names ?? (isAuthority ? [] : [order.commonName])
  const subtrees = [order.permitted ?? [], order.excluded ?? []].map((list) => list.map(subtree))
  const constraints = subtrees.flatMap((list, index) =>
    list.length === 0 ? [] : [tagged(0xa0 + index, ...list)]
  )
  const when = (holds: boolean, ...made: Parameters<typeof extension>): Buffer[] =>
    holds ? [extension(...made)] : []
  return [
    ...all,
    extension(OID.basicConstraints, true, basic),
    ...when(keyUsage !== null, OID.keyUsage, true, keyUsageBits(keyUsage ?? 0)),
    ...when(usages.length > 0, OID.extendedKeyUsage, false, der.sequence(...usages.map(der.oid))),
    ...when(
      names.length > 0,
      OID.alternativeNames,
      false,
      der.sequence(...names.map(der.alternativeName))
    ),
    ...when(constraints.length > 0, OID.nameConstraints, true, der.sequence(...constraints)),
    ...(order.critical ?? []).map((id) => extension(id, true, der.octets()))
  ]
}

/** Without the lowest bits that are 0, as DER wants a named bit list. */
function keyUsageBits(bits: number): Buffer {
  const unused = bits === 0 ? 0 : 31 - Math.clz32(bits & -bits)
  return der.bits(Buffer.from([bits]), unused)
}

/** A DNS name, an e-mail address, a URI, or an IPv4 address with its mask as eight numbers. */
function subtree(name: string): Buffer {
  if (/[@:]/.test(name)) return der.sequence(der.alternativeName(name))
  const numbers = name.split('.').map(Number)
  return der.sequence(
    numbers.length === 8 ? tagged(0x87, Buffer.from(numbers)) : tagged(0x82, Buffer.from(name))
  )
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
  /** Good, with this common name and another DNS name. */
  | { readonly calls: string; readonly also: string }

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
  // Keys and signatures take time to make.
  readonly #good = new Map<string, Shown>()
  /** The root that a client must trust, PEM. */
  readonly pem = this.#root.certificate

  /** Names may be IPv4 addresses; a last dot is left out, as TLS wants it. */
  show(host: string, kind: CertificateKind = 'good'): Shown {
    const commonName = host.replace(/\.$/, '')
    if (kind !== 'good') return this.#issue(commonName, kind)
    const good = this.#good.get(commonName) ?? shown(issue({ commonName, issuer: this.#root }))
    this.#good.set(commonName, good)
    return good
  }

  #issue(commonName: string, kind: Exclude<CertificateKind, 'good'>): Shown {
    const issuer = this.#root
    if (typeof kind === 'object' && 'calls' in kind) {
      return shown(issue({ commonName: kind.calls, names: [commonName, kind.also], issuer }))
    }
    if (typeof kind === 'object') {
      return 'days' in kind
        ? shown(issue({ commonName, issuer, until: inDays(kind.days) }))
        : this.#chained(commonName, inDays(kind.intermediateDays))
    }
    switch (kind) {
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
