// Which clients are in force: the ones whose failures fail the check.
import type { MainClient } from './protocol/clients.ts'
import { MAIN_CLIENTS } from './protocol/clients.ts'

export type Dialect = {
  readonly name: 'terraform' | 'opentofu' | 'both'
  readonly clients: readonly MainClient[]
  /** Why it is this one, for the log. */
  readonly why: string
}

/** The `dialect` setting as given; `auto` without any evidence checks for both clients. */
export function resolveDialect(setting: 'auto' | Dialect['name']): Dialect {
  switch (setting) {
    case 'auto':
      return { name: 'both', clients: MAIN_CLIENTS, why: 'nothing says which client is used' }
    case 'both':
      return { name: 'both', clients: MAIN_CLIENTS, why: 'set by dialect' }
    case 'terraform':
    case 'opentofu':
      return { name: setting, clients: [setting], why: 'set by dialect' }
  }
}
