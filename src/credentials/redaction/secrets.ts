// Every token that a run knows. It finds more while it reads files and runs helpers.
import type { Environment } from '../../cli-config/machine.ts'
import type { Token } from '../../protocol/token.ts'
import type { RawSettings } from '../../settings/settings.ts'
import { knownTokens } from '../known-tokens.ts'
import { guarded, makeRedact, type Redact } from './redaction.ts'

export type Secrets = {
  /** To be called before the token is used. */
  readonly learn: (token: Token) => void
  /** Replaces every token that is known by now. */
  readonly redact: Redact
}

/**
 * The tokens of the settings and the environment. `mask` is called with them, and with each other one once.
 * No error of this or of the returned functions quotes a token.
 */
export function openSecrets(
  raw: RawSettings,
  environment: Environment,
  mask: (tokens: readonly Token[]) => void = () => {}
): Secrets {
  const tokens = new Map<string, Token>()
  let redact: Redact | null = null
  const learn = (found: readonly Token[]): void => {
    const others = found.filter((token) => !tokens.has(token.reveal()))
    if (others.length === 0) return
    for (const token of others) tokens.set(token.reveal(), token)
    redact = null
    mask(others)
  }
  guarded(() => learn(knownTokens(raw, environment)))
  return {
    learn: (token) => guarded(() => learn([token])),
    redact: (value, kept) => {
      redact ??= makeRedact([...tokens.values()])
      return redact(value, kept)
    }
  }
}

const UNSAYABLE =
  'tf-disco crashed, and the description of the crash could not be cleared of tokens'

/** Describes a crash without tokens. If that fails, too, nothing of the description is left. */
export function clearCrash(
  describe: (clear: (text: string) => string) => string,
  { redact }: Secrets
): string {
  try {
    return describe(redact)
  } catch {
    return UNSAYABLE
  }
}
