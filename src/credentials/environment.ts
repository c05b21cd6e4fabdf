// The credentials sources in the environment: TF_TOKEN_ variables and the `tokens` setting.
import type { Environment } from '../cli-config/machine.ts'
import { hostOfTokenVariable } from '../protocol/hostname.ts'
import { Token } from '../protocol/token.ts'
import type { HostToken } from '../settings/lines.ts'
import { describeToken, type KnownSource, knownSource } from './source.ts'

/**
 * Both clients use the last of several variables for one host, even if it is empty
 * (internal/command/cliconfig/credentials.go).
 */
export function environmentSource(environment: Environment): KnownSource {
  const answers = Object.entries(environment).flatMap(([variable, text]) => {
    const host = hostOfTokenVariable(variable)
    if (host === null || text === undefined) return []
    return [[host, describeToken(variable, new Token(text))] as const]
  })
  return knownSource('TF_TOKEN_ variables', new Map(answers))
}

/** The `tokens` setting, the first source. With an empty token nothing is sent. */
export function settingSource(tokens: readonly HostToken[]): KnownSource {
  const name = 'tokens setting'
  const answers = tokens.map(({ host, token }) => {
    const described = describeToken(name, token)
    return [host, token.reveal() === '' ? { ...described, token: null } : described] as const
  })
  return knownSource(name, new Map(answers))
}
