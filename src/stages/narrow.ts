// Narrows what is checked to one shard: the hosts that it has, and what it asks them for.
import type { CliConfig } from '../cli-config/read.ts'
import { type Hostname, hostOfUrl, showHostname } from '../protocol/hostname.ts'
import { rootsNamed } from '../roots/named-addresses.ts'
import { HOSTNAMES_LINE, moduleKey, providerKey, type Root } from '../roots/root.ts'
import type { Settings } from '../settings/settings.ts'
import type { Shard } from '../settings/shard.ts'
import { type AskedHosts, type Part, partOf } from '../shards/part.ts'
import { type MethodsOf, methodsByClient } from '../visit/installation.ts'
import type { Prepared } from './prepare.ts'

type Narrowing = Pick<Settings, 'depth' | 'hostnames'>

/** Everything that is not asked of a host, such as problems in files, stays: the judge leaves it to the first shard. */
export function narrowToShard(prepared: Prepared, shard: Shard, settings: Narrowing): Prepared {
  const { requirements, roots } = prepared
  const named = rootsNamed(settings.hostnames, prepared.dialect.clients)
  const asked = settings.depth === 'discovery' ? new Map() : askedIn([...roots, ...named], prepared)
  const part = partOf(shard, new Set(requirements.map(({ host }) => host)), asked)
  const own = requirements.filter(({ host }) => !part.otherHosts.has(host))
  const isEmpty = own.length === 0 && part.others.size === asked.size
  return {
    ...prepared,
    part,
    requirements: own,
    roots: isEmpty && shard.index > 1 ? [] : roots,
    remarks: [...prepared.remarks, ...splitRemarks(part)]
  }
}

function askedIn(
  roots: readonly Root[],
  { configs, dialect }: Pick<Prepared, 'dialect'> & { readonly configs: readonly CliConfig[] }
): AskedHosts {
  // The addresses of mirrors are not shown here.
  const methodsOf = methodsByClient(configs, dialect.releases, () => {})
  const asked = new Map<string, Hostname>()
  const direct = new Set<string>()
  for (const { client, directory, calls, providers } of roots) {
    for (const { module } of calls) if (module !== null) asked.set(moduleKey(module), module.host)
    for (const { provider } of providers) {
      const key = providerKey(provider)
      if (direct.has(key)) continue
      const mirror =
        directory === HOSTNAMES_LINE.file ? null : onlyMirrorOf(methodsOf(provider, client))
      if (mirror === null) direct.add(key)
      asked.set(key, mirror ?? provider.host)
    }
  }
  return asked
}

/** The host of the first mirror, if the registry of the provider is not asked. */
function onlyMirrorOf(installation: ReturnType<MethodsOf>): Hostname | null {
  const methods = installation?.methods ?? []
  if (methods.some(({ kind }) => kind === 'direct')) return null
  const [mirror] = methods.flatMap((method) => (method.kind === 'network' ? method.url : []))
  return mirror === undefined ? null : (hostOfUrl(mirror) as Hostname | null)
}

/** Equal in all shards, so that a merged report has them once. */
const splitRemarks = ({ split, count }: Part): readonly string[] =>
  Array.from(split, (host) => {
    const each = `each for some of its modules and providers and with 1/${count} of the limits`
    return `all ${count} shards ask ${showHostname(host)}, ${each}`
  })
