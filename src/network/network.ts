// How this run reaches hosts: by which addresses, through which proxy, trusting whom.
import { X509Certificate } from 'node:crypto'
import type { Environment } from '../credentials/source.ts'
import { splitHostname } from '../protocol/hostname.ts'
import { accept, type Parsed, refuse } from '../protocol/parsed.ts'
import type { Settings } from '../settings.ts'
import type { ConnectSettings } from './connect.ts'
import { proxiesFrom } from './proxy.ts'
import type { FollowOptions } from './redirects.ts'
import { makeTrust } from './trust.ts'

export type Network = ConnectSettings & FollowOptions['settings']

/** `authorities` is the text of the `ca-file`; both it and the proxies have been checked before. */
export function networkOf(
  settings: Pick<Settings, 'hostnames' | 'tokens' | 'resolve'>,
  environment: Environment,
  authorities: string | null
): Network {
  const named = [
    ...settings.hostnames.map(({ host }) => splitHostname(host).name),
    ...settings.tokens.map(({ host }) => splitHostname(host).name),
    ...settings.resolve.map(({ name }) => name)
  ]
  const read = authorities === null ? null : parseAuthorities(authorities)
  return {
    resolve: settings.resolve,
    namedHosts: new Set(named),
    chooseProxy: proxiesFrom(environment),
    trust: makeTrust(read?.ok ? read.value : null)
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** The certificates of a PEM text; whatever else is in it is left out. */
export function parseAuthorities(text: string): Parsed<string> {
  const certificates = text.match(CERTIFICATE) ?? []
  if (certificates.length === 0) return refuse('holds no certificate, want PEM')
  try {
    for (const certificate of certificates) new X509Certificate(certificate)
    return accept(certificates.join('\n'))
  } catch (error) {
    return refuse(`holds a broken certificate: ${error instanceof Error ? error.message : error}`)
  }
}
