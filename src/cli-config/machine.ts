// The machine that a client runs on, as far as its CLI configuration depends on it.
import { arch, platform, userInfo } from 'node:os'
import { ifPossible } from '../files/read-text.ts'

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

export type Machine = {
  readonly system: 'unix' | 'windows'
  /** Go's name for system and processor, such as `linux_amd64`. */
  readonly platform: string
  readonly environment: Environment
  /** The account's home directory, used when HOME is not set; null if the account has none. */
  readonly accountHome: string | null
}

// Go's names where they differ from Node's.
const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64', ia32: '386', ppc64: 'ppc64le' }

export function thisMachine(environment: Environment): Machine {
  const system = platform()
  return {
    system: system === 'win32' ? 'windows' : 'unix',
    platform: `${system === 'win32' ? 'windows' : system}_${PROCESSORS[arch()] ?? arch()}`,
    environment,
    // In a container the account may be missing in the list of users.
    accountHome: ifPossible(() => userInfo().homedir || null, null)
  }
}
