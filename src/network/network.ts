// How this run reaches hosts: by which addresses, through which proxy, trusting whom.
import type { Environment } from '../cli-config/machine.ts'
import { splitHostname } from '../protocol/hostname.ts'
import { parseAuthorities } from '../settings/authorities.ts'
import { proxiesFrom } from '../settings/proxy.ts'
import type { Settings } from '../settings/settings.ts'
import type { ConnectSettings } from './connect.ts'
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
