// What the CLI configuration files of one client come to, one after the other, and where they collide.

import { type ConfigMistake, credentialsConfig } from '../problems/credentials.ts'
import type { Place } from '../problems/place.ts'
import { hostAdvice } from '../protocol/address-advice.ts'
import type { MainClient } from '../protocol/clients.ts'
import { type Hostname, parseHostname } from '../protocol/hostname.ts'
import type { OfferedService } from '../protocol/services.ts'
import type {
  ConfigBlocks,
  ConfigFinding,
  CredentialsBlock,
  HelperBlock,
  HostBlock
} from './blocks.ts'

/** A block of credentials that counts for its host. */
export type ConfiguredCredentials = CredentialsBlock & {
  readonly host: Hostname
  readonly label: string
  /** Blocks with the same label in earlier files, of which nothing counts. */
  readonly overridden: readonly Place[]
}

/** Services that take the place of discovery, for exactly this host. */
export type ForcedServices = {
  readonly host: Hostname
  readonly services: readonly OfferedService[]
  readonly place: Place
}

export type ChosenHelper = HelperBlock & { readonly name: string }

export type MergedConfig = {
  readonly credentials: readonly ConfiguredCredentials[]
  readonly forced: readonly ForcedServices[]
  readonly helper: ChosenHelper | null
  readonly findings: readonly ConfigFinding[]
}

/**
 * Of two blocks with one literal label that of the later file counts, and all of it (Config.Merge).
 * Labels are read as hostnames afterwards (credentials.go and commands.go).
 */
export function mergeConfig(files: readonly ConfigBlocks[], client: MainClient): MergedConfig {
  const credentials = mergeBlocks(files.map((file) => file.credentials))
  const hosts = mergeBlocks(files.map((file) => file.hosts))
  const helpers = mergeBlocks(files.map((file) => file.helpers))
  const findings = files.flatMap((file) => file.findings)
  const report = (mistake: ConfigMistake, place: Place): void => {
    findings.push({ problem: credentialsConfig({ clients: [client], mistake }), place })
  }
  const byHost = hostsOf(credentials, 'credentials', report)
  const forced = hostsOf(hosts, 'host', report)
  for (const { block, label } of byHost) {
    if (block.crashes) report({ kind: 'panic', label }, block.place)
  }
  const [first, ...others] = helpers
  for (const [, { block }] of others) report({ kind: 'two helpers' }, block.place)
  return {
    credentials: byHost.map(({ host, label, block, overridden }) => ({
      ...block,
      host,
      label,
      overridden
    })),
    forced: forced.map(({ host, block }) => ({ host, ...block })),
    helper: first === undefined ? null : { name: first[0], ...first[1].block },
    findings
  }
}

type Merged<B> = { readonly block: B; readonly overridden: readonly Place[] }

function mergeBlocks<B extends { readonly place: Place }>(
  files: readonly ReadonlyMap<string, B>[]
): ReadonlyMap<string, Merged<B>> {
  const merged = new Map<string, Merged<B>>()
  for (const blocks of files) {
    for (const [label, block] of blocks) {
      const before = merged.get(label)
      const overridden = before === undefined ? [] : [...before.overridden, before.block.place]
      merged.set(label, { block, overridden })
    }
  }
  return merged
}

type OfHost<B> = Merged<B> & { readonly host: Hostname; readonly label: string }

/** One block a host. Which of two labels counts that mean the same host, the clients leave to chance. */
function hostsOf<B extends HostBlock | CredentialsBlock>(
  blocks: ReadonlyMap<string, Merged<B>>,
  type: 'credentials' | 'host',
  report: (mistake: ConfigMistake, place: Place) => void
): readonly OfHost<B>[] {
  const found = new Map<Hostname, OfHost<B>>()
  for (const [label, merged] of blocks) {
    const host = parseHostname(label)
    const { place } = merged.block
    if (!host.ok) {
      const advice = hostAdvice(label)
      report({ kind: 'label', type, label, why: host.why, advice }, place)
      continue
    }
    const other = found.get(host.value)
    if (other !== undefined) {
      report({ kind: 'two labels', type, host: host.value, labels: [other.label, label] }, place)
    }
    found.set(host.value, { ...merged, host: host.value, label })
  }
  return [...found.values()]
}
