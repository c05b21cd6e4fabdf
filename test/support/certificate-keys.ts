// Keys of every kind that a certificate may have, and how they sign.
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { der } from './der.ts'

/** `rsa-2048`, `rsa-pss`, `ed25519`, `ed448`, or the name of a curve. */
export type KeyKind = string

const rsaKeys = new Map<KeyKind, KeyObject>()

/** A new key; of each size of RSA there is only one, because they take long to make. */
export function makeKey(kind: KeyKind): KeyObject {
  const known = rsaKeys.get(kind)
  const bits = /^rsa-(\d+)$/.exec(kind)?.[1]
  if (known !== undefined) return known
  if (bits !== undefined) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: Number(bits) })
    rsaKeys.set(kind, privateKey)
    return privateKey
  }
  switch (kind) {
    case 'rsa-pss':
      return generateKeyPairSync('rsa-pss', { modulusLength: 2048 }).privateKey
    case 'ed25519':
      return generateKeyPairSync('ed25519').privateKey
    case 'ed448':
      return generateKeyPairSync('ed448').privateKey
    default:
      return generateKeyPairSync('ec', { namedCurve: kind }).privateKey
  }
}

const RSA_OIDS: Readonly<Record<string, string>> = {
  md5: '2a864886f70d010104',
  sha1: '2a864886f70d010105',
  sha224: '2a864886f70d01010e',
  sha256: '2a864886f70d01010b',
  sha384: '2a864886f70d01010c',
  sha512: '2a864886f70d01010d'
}

const ECDSA_OIDS: Readonly<Record<string, string>> = {
  sha1: '2a8648ce3d0401',
  sha224: '2a8648ce3d040301',
  sha256: '2a8648ce3d040302',
  sha384: '2a8648ce3d040303',
  sha512: '2a8648ce3d040304'
}

const EDWARDS_OIDS: Readonly<Record<string, string>> = { ed25519: '2b6570', ed448: '2b6571' }

/** The AlgorithmIdentifier of a signature by such a key, and the hash for `sign`. */
export function signatureBy(
  kind: KeyKind,
  hash: string
): { readonly algorithm: Buffer; readonly hash: string | null } {
  const edwards = EDWARDS_OIDS[kind]
  if (edwards !== undefined) return { algorithm: der.sequence(der.oid(edwards)), hash: null }
  const oid = (kind.startsWith('rsa-') ? RSA_OIDS : ECDSA_OIDS)[hash]
  if (oid === undefined) throw new Error(`${kind} does not sign with ${hash}`)
  return {
    algorithm: der.sequence(der.oid(oid), ...(kind.startsWith('rsa-') ? [der.none()] : [])),
    hash
  }
}
