// Where a host's token comes from: sources in the clients' order, of which the first that knows counts.
import type { Problem } from '../problem.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { Token } from './token.ts'

/** The environment's variables, as the entry was started with. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A source's answer for a host. What leaves this folder is `source` and `problem`; the token stays. */
export type FoundCredentials = {
  /** As people know it: a variable's name, a setting's, a file's. */
  readonly source: string
  /** Null when the source knows the host and has nothing for it: later sources are not asked. */
  readonly token: Token | null
  readonly problem: Problem | null
}

export type CredentialsSource = {
  readonly find: (host: Hostname) => FoundCredentials | null
}

/**
 * The first source that knows a host answers for it, even with nothing
 * (internal/command/cliconfig/credentials.go of both clients).
 */
export function firstOf(sources: readonly CredentialsSource[]): CredentialsSource {
  return {
    find: (host) => {
      for (const source of sources) {
        const found = source.find(host)
        if (found !== null) return found
      }
      return null
    }
  }
}

// net/http sends a header value with any byte but the control characters; a tab is none of them.
const UNSENDABLE = /[^\t\x20-\x7e\x80-\u{10ffff}]/u

/** A token from a source, with what is wrong with it before it is sent anywhere. */
export function describeToken(source: string, token: Token): FoundCredentials {
  const text = token.reveal()
  const problem: Problem | null =
    text === ''
      ? {
          code: 'credentials-empty',
          message: `${source} holds an empty token`,
          help: 'a secret that does not exist is empty: check its name, and that this workflow may read it'
        }
      : UNSENDABLE.test(text)
        ? {
            code: 'credentials-malformed',
            message: `${source} holds a token with a control character or a line break, which no client can send`,
            help: 'store the token again without the line break at its end'
          }
        : null
  return { source, token, problem }
}
