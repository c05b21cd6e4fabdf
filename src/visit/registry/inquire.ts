// Asks registries for what the root modules require, after discovery.
import type { Machine } from '../../cli-config/machine.ts'
import type { CliConfig } from '../../cli-config/read.ts'
import type { Token } from '../../protocol/token.ts'
import type { Root } from '../../roots/root.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Visit } from '../evidence.ts'
import type { VisitOptions } from '../visit.ts'
import type { Inquiry } from './evidence.ts'

export type InquireOptions = Pick<
  VisitOptions,
  'network' | 'credentials' | 'random' | 'now' | 'startTimer' | 'stop' | 'concurrency'
> & {
  readonly settings: Pick<
    Settings,
    'depth' | 'platforms' | 'upgrade' | 'maxRequests' | 'hostnames' | 'allowedHosts' | 'timeoutMs'
  >
  readonly dialect: Dialect
  /** The CLI configuration of each client, for network mirrors. */
  readonly configs: readonly CliConfig[]
  readonly machine: Machine
  /** The checkout. */
  readonly directory: string
  /** Hides a secret that is found. */
  readonly learn: (token: Token) => void
  /** What discovery has found. */
  readonly visits: readonly Visit[]
}

/** Asks each address once, however many roots name it. */
export async function inquire(roots: readonly Root[], _options: InquireOptions): Promise<Inquiry> {
  return { roots }
}
