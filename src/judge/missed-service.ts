// Why a service cannot be had: its problem, in our words and in those of the clients.

import type { Json } from '../go/json.ts'
import { brief } from '../problems/brief.ts'
import type { Problem } from '../problems/problem.ts'
import type { Missed } from '../protocol/services.ts'
import { hostLikeValue, looksLikeHost } from './service-url.ts'

type Missing = {
  /** All ids that the document has. */
  readonly ids: readonly string[]
  readonly display: string
}

/** The problem of a service that no client gets, with what the document has instead. */
export function explainMissed(id: string, lookup: Missed, { ids, display }: Missing): Problem {
  switch (lookup.kind) {
    case 'missing':
      return {
        code: 'service-missing',
        message: lookup.why,
        help: `${offers(ids)}; add ${id} to its document, or ask a host that has it`
      }
    case 'bad-id':
    case 'version':
      return { code: 'service-version', message: lookup.why, help: offers(ids) }
    case 'type':
      return explainType(id, lookup, display)
    case 'bad-url':
      return explainUrl(id, lookup, display)
  }
}

// Enough to find one's own; a document may have thousands.
const SHOWN = 20

/** What people have seen from the clients, and search for; for a help. */
export const inTheirWords = (words: readonly string[]): string =>
  `the clients put it so: ${words
    .slice(0, SHOWN)
    .map((text) => `"${text}"`)
    .join(', ')}`

/** What the document has, for a help. */
export function offers(ids: readonly string[]): string {
  if (ids.length === 0) return 'its document is empty'
  const more = ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : ''
  return `it offers ${ids
    .slice(0, SHOWN)
    .map((id) => brief(id))
    .join(', ')}${more}`
}

function explainType(id: string, { why, value }: Missed, display: string): Problem {
  const code = id === 'login.v1' ? 'login-type' : 'service-type'
  const wanted = id === 'login.v1' ? 'an object' : 'a string with a URL'
  return {
    code,
    message: `${id} of host ${display} is ${typeName(value)}, want ${wanted}`,
    help: inTheirWords([why])
  }
}

function typeName(value: Json | undefined): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function explainUrl(id: string, { why, value }: Missed, display: string): Problem {
  const text = typeof value === 'string' ? value : ''
  if (looksLikeHost(text)) {
    const problem = hostLikeValue(id, text, display)
    return { ...problem, help: `${problem.help}; ${inTheirWords([withoutSecrets(why)])}` }
  }
  if (why.includes('username/password')) {
    return {
      code: 'service-url-credentials',
      message: `${id} of host ${display}: ${why}`,
      help: 'take the user name out of the URL, or out of the redirect that leads to the document; tokens belong in the credentials of each user'
    }
  }
  return {
    code: 'service-url-invalid',
    message: `${id} of host ${display}: ${brief(withoutSecrets(why))}`,
    help: 'give an http or https URL, or a path that begins with a slash'
  }
}

/** The clients' words quote the value, which may hold a password or a query. */
const withoutSecrets = (why: string): string =>
  why.replace(/\/\/[^/?#"\s]*@/g, '//***@').replace(/\?[^"\s]*/g, '?***')
