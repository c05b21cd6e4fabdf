// Searches credentials sources for a host's token, in the clients' order.
import { isObject, readJson } from '../../rules/go/json.ts'
import * as problems from '../../rules/problems/credentials.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import {
  isPlaceholder,
  LONGEST_TOKEN,
  SHORTEST_HIDDEN,
  type Token
} from '../../rules/protocol/token.ts'

/** The answer of a source that knows the host. */
export type CredentialsAnswer = {
  /** The source for display: the name of a variable or setting, or a file and line. */
  readonly source: string
  /** Null for a source that is not in a file. */
  readonly place: Place | null
  /** Null when the source knows the host and has no token: later sources are not used. */
  readonly token: Token | null
  readonly problem: Problem | null
  /** The clients' HTTP library rejects a header with this token before anything is sent, or it is too long for this check. */
  readonly isUnsendable?: true
  readonly life?: TokenLife | null
}

/** When a JSON web token ends, and when it was issued, in milliseconds since 1970. */
export type TokenLife = { readonly expires: number; readonly issued: number | null }

export type CredentialsSource = {
  /** For display. */
  readonly name: string
  /** The source runs a program, so it is asked only when no source before it knows the host. */
  readonly isProgram: boolean
  /** Null when the source does not know the host. */
  readonly find: (host: Hostname) => CredentialsAnswer | null | Promise<CredentialsAnswer | null>
}

/** A source that has its answers in memory. */
export type KnownSource = ReturnType<typeof knownSource>

export const knownSource = (name: string, answers: ReadonlyMap<Hostname, CredentialsAnswer>) => ({
  name,
  isProgram: false,
  answers,
  find: (host: Hostname) => answers.get(host) ?? null
})

/** One source that was searched, without any secret. */
export type Look = {
  /** The name of the source, or of the part of it that knows the host. */
  readonly source: string
  /** `not asked`: an earlier source knows the host. `not read`: a block in a file that a setting turns off. */
  readonly held: 'nothing' | 'a token' | 'an empty token' | 'no token' | 'not asked' | 'not read'
  /** The client uses this source. Later ones are listed for information only. */
  readonly counts: boolean
}

/** The first source that knows a host answers, even without a token (cliconfig/credentials.go of both clients). */
export async function findFirst(sources: readonly CredentialsSource[], host: Hostname) {
  let answer: CredentialsAnswer | null = null
  const looks: Look[] = []
  const findings: Note[] = []
  for (const source of sources) {
    const isAsked: boolean = answer === null || !source.isProgram
    const reply: CredentialsAnswer | null = isAsked ? await source.find(host) : null
    looks.push({
      source: reply?.source ?? source.name,
      held: isAsked ? tokenWordOf(reply) : 'not asked',
      counts: answer === null && reply !== null
    })
    if (reply?.problem) {
      findings.push(noteOf(reply.problem, { places: reply.place === null ? [] : [reply.place] }))
    }
    answer ??= reply
  }
  return { answer, looks, findings }
}

function tokenWordOf(answer: CredentialsAnswer | null): Look['held'] {
  if (answer === null) return 'nothing'
  if (answer.token === null) return 'no token'
  return answer.token.reveal() === '' ? 'an empty token' : 'a token'
}

// net/http sends a header value with any byte but control characters; a tab is allowed.
const UNSENDABLE = /[^\t\x20-\x7e\x80-\u{10ffff}]/u

/** The answer of a source that has this token. */
export function describeToken(
  source: string,
  token: Token,
  place: Place | null = null
): CredentialsAnswer {
  const text = token.reveal()
  const problem = problemOf(source, text, place !== null)
  const answer = { source, place, token, problem, life: lifeOf(text) }
  const isUnsendable = text.length > LONGEST_TOKEN || UNSENDABLE.test(text)
  return isUnsendable ? { ...answer, isUnsendable } : answer
}

/** RFC 7519. Null for other tokens, and for those without an end. No other claim is read. */
function lifeOf(text: string): TokenLife | null {
  const [, claims = ''] = /^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.exec(text.trim()) ?? []
  const read = readJson(Buffer.from(claims, 'base64url').toString(), 'map')
  const { exp, iat } = read.ok && isObject(read.value) ? read.value : {}
  if (typeof exp !== 'number' || exp < 0) return null
  return { expires: exp * 1000, issued: typeof iat === 'number' ? iat * 1000 : null }
}

const SLIPS: readonly (readonly [Pick<RegExp, 'test'>, slip: problems.TokenSlip])[] = [
  [UNSENDABLE, 'control character'],
  [{ test: isPlaceholder }, 'placeholder'],
  [/^bearer\s/i, 'bearer'],
  [/^(["'\u201c\u2018]).*["'\u201d\u2019]$/, 'quotes'],
  [/^\s|\s$/, 'outer white space'],
  [/\s/, 'inner white space'],
  [/[^\x20-\x7e]/, 'not ASCII']
]

function problemOf(source: string, text: string, isInFile: boolean): Problem | null {
  if (text === '') return problems.credentialsEmpty({ source, isInFile })
  const slip =
    text.length > LONGEST_TOKEN ? 'length' : SLIPS.find(([pattern]) => pattern.test(text))?.[1]
  if (slip !== undefined) return problems.credentialsMalformed({ source, isInFile, slip })
  return text.length < SHORTEST_HIDDEN ? problems.credentialsShort({ source }) : null
}
