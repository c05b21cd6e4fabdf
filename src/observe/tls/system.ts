// The authorities of this machine, in texts with PEM: those of the variables of Node and Go, and of the system.
import { readdirSync, readlinkSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { getCACertificates } from 'node:tls'
import { ifPossible, textIn } from '../../read/files/read-text.ts'

/** The values of the variables that name certificates. */
export type CertificateVariables = {
  readonly [Name in 'NODE_EXTRA_CA_CERTS' | 'SSL_CERT_FILE' | 'SSL_CERT_DIR']?: string | undefined
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
 * Most chains end in the first of these lists. Node would read all of them, a hundred files, as crypto/x509 does; it
 * takes a tenth of the time of a check.
 */
export function systemAuthorities(
  variables: CertificateVariables,
  system = platform()
): readonly (() => readonly string[])[] {
  const { NODE_EXTRA_CA_CERTS: extra, SSL_CERT_FILE: file, SSL_CERT_DIR: directories } = variables
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
