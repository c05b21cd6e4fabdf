// Every secret that this run was handed, right or wrong: what has to be masked before anything else.

import type { Environment } from '../cli-config/machine.ts'
import { parseHostname } from '../protocol/hostname.ts'
import { Token } from '../protocol/token.ts'
import { secretItems } from '../settings/lines.ts'
import type { RawSettings } from '../settings/settings.ts'

const isHost = (text: string): boolean => parseHostname(text).ok

// Whoever swaps the sides has the secret on the left and the host, with a dot, on the right.
const isFullName = (text: string): boolean => text.includes('.') && isHost(text)

/**
 * The tokens of the `tokens` setting and of every TF_TOKEN_ variable, whether or not they reach a host,
 * and the one for GitHub. Of a line that cannot be read, the whole is taken for secret.
 */
export function knownTokens(raw: RawSettings, environment: Environment): readonly Token[] {
  const fromSetting = secretItems(raw.tokens ?? '').flatMap((line) => {
    const equals = line.indexOf('=')
    const right = line.slice(equals + 1).trim()
    const left = equals < 0 ? '' : line.slice(0, equals).trim()
    const swapped = left !== '' && (!isHost(left) || (!left.includes('.') && isFullName(right)))
    return swapped ? [right, left, line] : [right]
  })
  const fromEnvironment = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith('TF_TOKEN_') && value !== undefined ? [value] : []
  )
  return [...fromSetting, ...fromEnvironment, raw['github-token']?.trim() ?? '']
    .filter((text) => text !== '')
    .map((text) => new Token(text))
}
