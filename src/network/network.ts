// Combines the settings and environment that decide how hosts are reached.
import { splitHostname } from '../protocol/hostname.ts'
import type { ResolvedSettings } from '../settings/read.ts'
import { makeTrust } from '../tls/trust.ts'
import type { ConnectSettings } from './connect.ts'
import type { FollowOptions } from './redirects.ts'

export type Network = ConnectSettings & FollowOptions['settings']

/** The part of the settings that decides how hosts are reached. */
export function networkOf(
  settings: Pick<
    ResolvedSettings,
    'hostnames' | 'tokens' | 'resolve' | 'chooseProxy' | 'authorities'
  >
): Network {
  const named = [
    ...[...settings.hostnames, ...settings.tokens].map(({ host }) => splitHostname(host).name),
    ...settings.resolve.map(({ name }) => name)
  ]
  return {
    resolve: settings.resolve,
    namedHosts: new Set(named),
    chooseProxy: settings.chooseProxy,
    trust: makeTrust(settings.authorities)
  }
}
