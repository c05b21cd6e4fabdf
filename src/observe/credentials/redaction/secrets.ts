// Every token that a run knows. It finds more while it reads files and runs helpers.
import type { Environment } from '../../../read/cli-config/machine.ts'
import { parseSetHostname, TOKEN_PREFIX } from '../../../rules/protocol/hostname.ts'
import { Token } from '../../../rules/protocol/token.ts'
import { secretItems } from '../../../settings/lines.ts'
import { proxySecrets } from '../../../settings/proxy.ts'
import type { RawSettings } from '../../../settings/settings.ts'
import { guarded, makeRedact, type Redact } from './redaction.ts'

export type Secrets = ReturnType<typeof openSecrets>

/** `mask` gets the tokens of settings and environment, and each other one once. No error quotes a token. */
export function openSecrets(
  raw: RawSettings,
  environment: Environment,
  mask: (tokens: readonly Token[]) => void = () => {}
) {
  const tokens = new Map<string, Token>()
  let redact: Redact | null = null
  const learn = (learned: readonly Token[]): void => {
    const unknown = learned.filter((token) => !tokens.has(token.reveal()))
    if (unknown.length === 0) return
    for (const token of unknown) tokens.set(token.reveal(), token)
    redact = null
    mask(unknown)
  }
  guarded(() => learn(knownTokens(raw, environment)))
  const redactKnown: Redact = (value, names) => {
    redact ??= makeRedact([...tokens.values()])
    return redact(value, names)
  }
  return {
    /** To be called before a token is used. */
    learn: (token: Token): void => guarded(() => learn([token])),
    redact: redactKnown,
    /** For usages, whose secrets of addresses are hidden where they are written. Without tokens they are not searched. */
    redactUsages: <T>(usages: T, names: ReadonlySet<string>): T =>
      tokens.size === 0 ? usages : redactKnown(usages, names)
  }
}

/** Describes a crash without tokens. If that fails, too, nothing of the description is left. */
export function clearCrash(
  describe: (clear: (text: string) => string) => string,
  { redact }: Secrets
): string {
  try {
    return describe(redact)
  } catch {
    return 'tf-disco crashed, and the description of the crash could not be cleared of tokens'
  }
}

const isHost = (text: string): boolean => parseSetHostname(text).ok

/** Reads the `tokens` setting, every TF_TOKEN_ variable, proxies, and GitHub's token. A line that cannot be read is a secret as a whole. */
export function knownTokens(raw: RawSettings, environment: Environment): readonly Token[] {
  const fromSetting = secretItems(raw.tokens ?? '').flatMap((line) => {
    const equals = line.indexOf('=')
    const right = line.slice(equals + 1).trim()
    const left = equals < 0 ? '' : line.slice(0, equals).trim()
    // A line with swapped sides has the token on the left and a host with a dot on the right.
    const isNameRight = !left.includes('.') && right.includes('.') && isHost(right)
    return left !== '' && (!isHost(left) || isNameRight) ? [right, left, line] : [right]
  })
  const fromEnvironment = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith(TOKEN_PREFIX) && value !== undefined ? [value] : []
  )
  const fromGitHub = raw['github-token']?.trim() ?? ''
  return [...fromSetting, ...fromEnvironment, ...proxySecrets(environment), fromGitHub]
    .filter((text) => text !== '')
    .map((text) => new Token(text))
}
