// Merges the CLI configuration files of one client and reports blocks that collide.
import type { ConfigMistake } from '../problems/cli-config.ts'
import type { Place } from '../problems/place.ts'
import type { Finding } from '../problems/problem.ts'
import { hostAdvice } from '../protocol/address-advice.ts'
import type { MainClient } from '../protocol/clients.ts'
import { type Hostname, parseHostname } from '../protocol/hostname.ts'
import {
  type ConfigBlocks,
  type CredentialsBlock,
  configFinding,
  type HelperBlock,
  type HostBlock
} from './blocks.ts'

/** The credentials block that a client uses for a host. */
export type ConfiguredCredentials = CredentialsBlock & { readonly host: Hostname }

/** Services that replace discovery for exactly this host. */
type ForcedServices = HostBlock & { readonly host: Hostname }

export type ChosenHelper = HelperBlock & { readonly name: string }

export type MergedConfig = {
  readonly credentials: readonly ConfiguredCredentials[]
  readonly forced: readonly ForcedServices[]
  readonly helper: ChosenHelper | null
  readonly findings: readonly Finding[]
}

/**
 * A block replaces the whole block with the same literal label in an earlier file (Config.Merge).
 * Labels are read as hostnames afterwards (credentials.go and commands.go).
 */
export function mergeConfig(files: readonly ConfigBlocks[], client: MainClient): MergedConfig {
  const findings = files.flatMap((file) => file.findings)
  const report: ReportMistake = (mistake, place) => {
    findings.push(configFinding(client, mistake, place))
  }
  const credentials = byHost(new Map(files.flatMap((file) => [...file.credentials])), report)
  const forced = byHost(new Map(files.flatMap((file) => [...file.hosts])), report)
  const [helper, ...others] = new Map(files.flatMap((file) => [...file.helpers]))
  for (const [, { place }] of others) report({ kind: 'two helpers' }, place)
  return {
    credentials,
    forced,
    helper: helper === undefined ? null : { name: helper[0], ...helper[1] },
    findings
  }
}

type ReportMistake = (mistake: ConfigMistake, place: Place) => void

/** If two labels name the same host, the clients use either; this check uses the last. */
function byHost<B extends HostBlock | CredentialsBlock>(
  blocks: ReadonlyMap<string, B>,
  report: ReportMistake
): readonly (B & { readonly host: Hostname })[] {
  const found = new Map<Hostname, B & { readonly host: Hostname }>()
  for (const [label, block] of blocks) {
    const host = parseHostname(label)
    if (host.ok) {
      found.set(host.value, { ...block, host: host.value })
      continue
    }
    const type = 'services' in block ? 'host' : 'credentials'
    const advice = hostAdvice(label)
    report({ kind: 'label', type, label, why: host.why, advice }, block.place)
  }
  return [...found.values()]
}
