// Where a host's token comes from: sources in the clients' order, of which the first that knows counts.

import {
  credentialsEmpty,
  credentialsMalformed,
  credentialsShort,
  type TokenSlip
} from '../problems/credentials.ts'
import type { Place } from '../problems/place.ts'
import type { Problem } from '../problems/problem.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { SHORTEST_HIDDEN, type Token } from '../protocol/token.ts'

/** What a source says of a host that it knows. */
export type Answer = {
  /** As people know it: a variable's name, a setting's, a file's. */
  readonly source: string
  /** Where in a file; null for what is in none. */
  readonly place: Place | null
  /** Null when the source knows the host and has nothing for it: later sources are not asked. */
  readonly token: Token | null
  readonly problem: Problem | null
  /** The clients' HTTP library refuses such a header before anything is sent. */
  readonly isUnsendable?: true
}

export type CredentialsSource = {
  /** All of it, as people know it. */
  readonly name: string
  /** True when asking runs a program: that is done only when nothing before it knows the host. */
  readonly isProgram: boolean
  /** Null when the source does not know the host. */
  readonly find: (host: Hostname) => Answer | null | Promise<Answer | null>
}

/** A source that has all its answers at hand. */
export type KnownSource = Omit<CredentialsSource, 'find'> & {
  readonly find: (host: Hostname) => Answer | null
}

/**
 * What one source has for a host. `not asked`: a program that was not run, as another had answered.
 * `not read`: a block for the host in a file that a setting turns off.
 */
export type Held = 'nothing' | 'a token' | 'an empty token' | 'no token' | 'not asked' | 'not read'

/** One source that was looked at, without any secret. */
export type Look = {
  /** The source's name, or the one of its part that has the answer. */
  readonly source: string
  readonly place: Place | null
  readonly held: Held
  /** This is the one that the client goes by; the ones after it are looked at for the reader only. */
  readonly counts: boolean
  readonly problem: Problem | null
}

/** What leaves this folder is everything but the token. */
export type FoundCredentials = {
  readonly answer: Answer | null
  /** Every source, in order. */
  readonly looks: readonly Look[]
}

/**
 * The first source that knows a host answers for it, even with nothing
 * (internal/command/cliconfig/credentials.go of both clients).
 */
export async function findFirst(
  sources: readonly CredentialsSource[],
  host: Hostname
): Promise<FoundCredentials> {
  let answer: Answer | null = null
  const looks: Look[] = []
  for (const source of sources) {
    const isAsked: boolean = answer === null || !source.isProgram
    const found: Answer | null = isAsked ? await source.find(host) : null
    looks.push({
      source: found?.source ?? source.name,
      place: found?.place ?? null,
      held: isAsked ? heldBy(found) : 'not asked',
      counts: answer === null && found !== null,
      problem: found?.problem ?? null
    })
    answer ??= found
  }
  return { answer, looks }
}

function heldBy(answer: Answer | null): Held {
  if (answer === null) return 'nothing'
  if (answer.token === null) return 'no token'
  return answer.token.reveal() === '' ? 'an empty token' : 'a token'
}

// net/http sends a header value with any byte but the control characters; a tab is none of them.
const UNSENDABLE = /[^\t\x20-\x7e\x80-\u{10ffff}]/u

/** A token from a source, with what is wrong with it before it is sent anywhere. */
export function describeToken(source: string, token: Token, place: Place | null = null): Answer {
  const text = token.reveal()
  const answer = { source, place, token, problem: problemOf(source, text) }
  return UNSENDABLE.test(text) ? { ...answer, isUnsendable: true } : answer
}

const SLIPS: readonly (readonly [pattern: RegExp, slip: TokenSlip])[] = [
  [UNSENDABLE, 'control character'],
  [/^bearer\s/i, 'bearer'],
  [/^(["'\u201c\u2018]).*["'\u201d\u2019]$/, 'quotes'],
  [/^\s|\s$/, 'outer white space'],
  [/\s/, 'inner white space'],
  [/[^\x20-\x7e]/, 'not ASCII']
]

function problemOf(source: string, text: string): Problem | null {
  if (text === '') return credentialsEmpty({ source })
  const slip = SLIPS.find(([pattern]) => pattern.test(text))?.[1]
  if (slip !== undefined) return credentialsMalformed({ source, slip })
  return text.length < SHORTEST_HIDDEN ? credentialsShort({ source }) : null
}
