// The credentials sources in the environment: TF_TOKEN_ variables and the `tokens` setting.
import type { Environment } from '../cli-config/machine.ts'
import { type Hostname, hostOfTokenVariable } from '../protocol/hostname.ts'
import { Token } from '../protocol/token.ts'
import type { HostToken } from '../settings/lines.ts'
import { type Answer, describeToken, type KnownSource } from './source.ts'

const PREFIX = 'TF_TOKEN_'

/** Every variable with a token for a host, in the order of the environment. */
export function environmentTokens(environment: Environment): readonly (HostToken & {
  readonly variable: string
})[] {
  return Object.entries(environment).flatMap(([variable, text]) => {
    const host = variable.startsWith(PREFIX) ? hostOfTokenVariable(variable) : null
    return host === null || text === undefined ? [] : [{ host, variable, token: new Token(text) }]
  })
}

/**
 * Both clients use the last of several variables for one host, even if it is empty
 * (internal/command/cliconfig/credentials.go).
 */
export function environmentSource(environment: Environment): KnownSource {
  const found = new Map<Hostname, Answer>()
  for (const { host, variable, token } of environmentTokens(environment)) {
    found.set(host, describeToken(variable, token))
  }
  return {
    name: 'TF_TOKEN_ variables',
    isProgram: false,
    find: (host) => found.get(host) ?? null
  }
}

/** The `tokens` setting, the first source. With an empty token nothing is sent. */
export function settingSource(tokens: readonly HostToken[]): KnownSource {
  const found = new Map<Hostname, Answer>()
  for (const { host, token } of tokens) {
    const described = describeToken('tokens setting', token)
    found.set(host, token.reveal() === '' ? { ...described, token: null } : described)
  }
  return { name: 'tokens setting', isProgram: false, find: (host) => found.get(host) ?? null }
}
