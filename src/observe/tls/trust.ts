// The authorities of a run, also those of this machine, and which certificates they make trustworthy.
import { readdirSync, readlinkSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { createSecureContext, getCACertificates, rootCertificates } from 'node:tls'
import type { Environment } from '../../read/cli-config/machine.ts'
import { ifPossible, textIn } from '../../read/files/read-text.ts'
import { once } from '../../rules/text/once.ts'
import { type Certificate, parseCertificate } from './certificate.ts'
import { GO_TLS } from './offer.ts'
import { type Verified, verifyChain } from './verify.ts'

/** The authorities of one run. Read when they are first needed, because that takes milliseconds. */
export function makeTrust(caPem: string | null, environment: Environment = {}) {
  // Node's own list and the `ca-file`, then those of the machine, which the clients use.
  const usual = () => [...rootCertificates, ...(caPem === null ? [] : [caPem])]
  const levels = [usual, ...systemAuthorities(environment)].map((read) =>
    once(() => anchorsOf(read()))
  )
  const parse = rememberParsed()
  return {
    hasFile: caPem !== null,
    /** The offer of a connection. It has no authorities, because `verify` decides. */
    context: once(() => createSecureContext({ ...GO_TLS, ca: [] })),
    /** Verifies the certificates that a host sent, its own first, in DER. `host`: a name or an address. */
    verify: (sent: readonly Uint8Array[], host: string): Verified => {
      const options = { sent: sent.map(parse), host, now: Date.now() }
      const verifyUpTo = (level: number): Verified => {
        const known = levels.slice(0, level + 1)
        const anchors = (subject: Buffer) => known.flatMap((anchorsIn) => anchorsIn()(subject))
        const verified = verifyChain({ ...options, anchors })
        // A flaw may be that of an expired certificate with the name of a trusted authority.
        return verified.ok || known.length === levels.length ? verified : verifyUpTo(level + 1)
      }
      return verifyUpTo(0)
    }
  }
}

const PEM = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g

/** Finds certificates by their subject. Those that Go cannot read are no anchors (AppendCertsFromPEM). */
function anchorsOf(pems: readonly string[]): (subject: Buffer) => readonly Certificate[] {
  const ders = pems.flatMap((pem) =>
    Array.from(pem.matchAll(PEM), ([, base64 = '']) => Buffer.from(base64, 'base64'))
  )
  const all = Buffer.concat(ders)
  // Hosts share few authorities. Names that no authority has are not kept: a host can send any number.
  const byName = new Map<string, readonly Certificate[]>()
  return (name) => {
    const key = name.toString('latin1')
    const before = byName.get(key)
    if (before !== undefined) return before
    // Searching is faster than parsing, and one search of all authorities is faster than 150 searches.
    const holders = all.includes(name) ? ders.filter((der) => der.includes(name)) : []
    const anchors = holders.flatMap((der) => {
      const reading = parseCertificate(der)
      return reading.ok && name.equals(reading.certificate.subject) ? reading.certificate : []
    })
    if (anchors.length > 0) byName.set(key, anchors)
    return anchors
  }
}

// Hosts send the same authorities, and one host any number of certificates.
const MAX_PARSED = 200

/** Reads each certificate once, as crypto/tls does (cache.go). The key is all of it, so that none passes for another. */
function rememberParsed(): typeof parseCertificate {
  const readings = new Map<string, ReturnType<typeof parseCertificate>>()
  return (der) => {
    const key = Buffer.from(der).toString('latin1')
    if (readings.size >= MAX_PARSED && !readings.has(key)) readings.clear()
    const reading = readings.get(key) ?? parseCertificate(der)
    readings.set(key, reading)
    return reading
  }
}

// The first one that can be read (crypto/x509/root_linux.go).
const FILES = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
  '/etc/pki/tls/cacert.pem',
  '/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem',
  '/etc/ssl/cert.pem'
]
const DIRECTORIES = ['/etc/ssl/certs', '/etc/pki/tls/certs']

/**
 * Texts with PEM, of the variables of Node and Go, and of the system. Most chains end in the first of these lists. Node would read all of them, a hundred files, as crypto/x509 does; it
 * takes a tenth of the time of a check.
 */
export function systemAuthorities(
  environment: Environment,
  system = platform()
): readonly (() => readonly string[])[] {
  const { NODE_EXTRA_CA_CERTS: extra, SSL_CERT_FILE: file, SSL_CERT_DIR: directories } = environment
  const ofNode = () => (extra ? (textIn(extra) ?? []) : [])
  if (system !== 'linux') return [() => [ofNode(), getCACertificates('system')].flat()]
  const named = file ? [file] : FILES
  const ofSystem = () =>
    named
      .values()
      .map(textIn)
      .find((text) => text !== null) ?? []
  const listed = directories ? directories.split(delimiter) : DIRECTORIES
  return [() => [ofNode(), ofSystem()].flat(), () => listed.flatMap(filesIn)]
}

/** A link in the directory to another of its files is left out (root_unix.go). */
const filesIn = (directory: string): readonly string[] =>
  ifPossible(() => readdirSync(directory, { withFileTypes: true }), []).flatMap((entry) => {
    const path = join(directory, entry.name)
    const target = entry.isSymbolicLink() ? ifPossible(() => readlinkSync(path), '') : '/'
    return target.includes('/') ? (textIn(path) ?? []) : []
  })
