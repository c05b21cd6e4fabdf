// The credentials of this machine, for discovery and for `explain`.
import type { CliConfig } from '../cli-config/read.ts'
import { type MachineCredentials, readMachineCredentials } from '../credentials/client-sources.ts'
import type { Settings } from '../settings/settings.ts'
import type { World } from './world.ts'

/** The credentials that the clients of these configurations find on this machine. */
export function openCredentials(
  settings: Pick<Settings, 'tokens' | 'timeoutMs'>,
  configs: readonly CliConfig[],
  { environment, secrets, kill, stop }: Pick<World, 'environment' | 'secrets' | 'kill' | 'stop'>
): MachineCredentials {
  return readMachineCredentials({ ...settings, configs }, environment, {
    learn: secrets.learn,
    kill,
    stop: stop.signal,
    abortAfter: (ms) => AbortSignal.timeout(ms)
  })
}
