// Lists every token in the settings and the environment, to be masked before anything else.
import type { Environment } from '../cli-config/machine.ts'
import { parseHostname, TOKEN_PREFIX } from '../protocol/hostname.ts'
import { Token } from '../protocol/token.ts'
import { secretItems } from '../settings/lines.ts'
import type { RawSettings } from '../settings/settings.ts'

const isHost = (text: string): boolean => parseHostname(text).ok

// A line with swapped sides has the token on the left and a host with a dot on the right.
const isFullName = (text: string): boolean => text.includes('.') && isHost(text)

/**
 * The tokens of the `tokens` setting, of every TF_TOKEN_ variable, for a host or not, and the token for
 * GitHub. A line that cannot be read is a secret as a whole.
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
    name.startsWith(TOKEN_PREFIX) && value !== undefined ? [value] : []
  )
  return [...fromSetting, ...fromEnvironment, raw['github-token']?.trim() ?? '']
    .filter((text) => text !== '')
    .map((text) => new Token(text))
}
