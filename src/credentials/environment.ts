// Tokens that the environment hands over: TF_TOKEN_ variables, and the `tokens` setting.

import type { Environment } from '../cli-config/machine.ts'
import { type Hostname, hostOfTokenVariable } from '../protocol/hostname.ts'
import { Token } from '../protocol/token.ts'
import type { HostToken } from '../settings/lines.ts'
import { type Answer, describeToken, type KnownSource } from './source.ts'

const PREFIX = 'TF_TOKEN_'

/** Every variable that holds a token, in the order of the environment. */
export function environmentTokens(environment: Environment): readonly (HostToken & {
  readonly variable: string
})[] {
  return Object.entries(environment).flatMap(([variable, text]) => {
    const host = variable.startsWith(PREFIX) ? hostOfTokenVariable(variable) : null
    return host === null || text === undefined ? [] : [{ host, variable, token: new Token(text) }]
  })
}

/**
 * `TF_TOKEN_*` as both clients read it: of several names for one host the last counts, and one that is
 * empty counts as well (internal/command/cliconfig/credentials.go).
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

/** The `tokens` setting, which comes before everything else. An empty token is none: nothing is sent. */
export function settingSource(tokens: readonly HostToken[]): KnownSource {
  const found = new Map<Hostname, Answer>()
  for (const { host, token } of tokens) {
    const described = describeToken('tokens setting', token)
    found.set(host, token.reveal() === '' ? { ...described, token: null } : described)
  }
  return { name: 'tokens setting', isProgram: false, find: (host) => found.get(host) ?? null }
}
