// Problems of the response to a discovery request: status, media type, size, encoding, JSON.
import { hasRepositories } from '../../protocol/advice/pages.ts'
import { FROM_DOCUMENTATION } from '../../protocol/advice/provider-advice.ts'
import { ALL_CLIENTS, MAIN_CLIENTS } from '../../protocol/clients.ts'
import type { NotJson } from '../../protocol/document.ts'
import { marked, named } from '../../protocol/marked-text.ts'
import { PROVIDERS } from '../../protocol/services.ts'
import {
  type Asked,
  addressCure,
  blockedCure,
  brief,
  type CutOff,
  cures,
  cutOff,
  describeJson,
  type Host,
  type Response,
  returned,
  type Status,
  showSome,
  waitCures
} from '../brief.ts'
import { type Cures, forAll, problem } from '../problem.ts'
import { LIMIT } from '../token.ts'

const SERVE_OBJECT = 'serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}'

/** `location` and `retryAfter` are headers; `transient`: the same request may succeed later. */
type WrongStatus = Status &
  Asked & {
    readonly location: string | null
    readonly retryAfter: string | null
    readonly transient: boolean
  }

export function documentStatus({ location, retryAfter, transient, ...response }: WrongStatus) {
  const { asked, status } = response
  const says = (detail: string, usual: Cures, help = cures(response, usual)) =>
    problem('document-status', {
      message: marked`${returned(response)}${detail}; expected 200 or 404`,
      help
    })
  if (status >= 300 && status < 400) {
    return location
      ? says(', which clients do not follow', {
          operator: 'redirect with 301, 302, 303, 307 or 308'
        })
      : says(' without a Location header', { operator: 'add a Location header to the redirect' })
  }
  if (status === 429) {
    const wait = retryAfter === null ? '' : ` (Retry-After: ${brief(retryAfter, 40)})`
    return says(wait, LIMIT, LIMIT)
  }
  if (status === 511) {
    // It is not for hosts, but for a network in front of all of them (RFC 6585, section 6).
    const help = 'sign in to this network, or use another one'
    const what = 'the network answers with 511 Network Authentication Required'
    const cure = forAll(help)
    return { ...says('', cure, cure), obstacle: { verb: 'does not reach', what, help } as const }
  }
  if (transient) return says('', waitCures(asked))
  return says('', {
    operator: 'return the discovery document, or 404 if the host has no services',
    user: addressCure([]),
    guest: blockedCure(asked)
  })
}

/** `malformed`: the header cannot be parsed, so the clients reject even "application/json; x". `isJson`: the body is a document. */
type WrongMediaType = Response &
  Asked & { readonly contentType: string; readonly malformed: boolean; readonly isJson: boolean }

export function documentType({ contentType, malformed, isJson, ...response }: WrongMediaType) {
  const kind = malformed ? 'a malformed Content-Type' : 'Content-Type'
  const has = contentType === '' ? 'has no Content-Type' : `has ${kind} "${brief(contentType)}"`
  return problem('document-type', {
    message: marked`${named(response.url)} ${has}; expected "application/json"`,
    // Dependabot, Renovate, Terragrunt and Checkov do not check the type, but they read the body.
    affects: isJson ? MAIN_CLIENTS : ALL_CLIENTS,
    help: cures(response, {
      operator: 'serve /.well-known/terraform.json as application/json',
      note:
        response.page === null ? 'most servers send it for a file named terraform.json' : undefined
    })
  })
}

/** `bytes` is null when the size is not declared. */
type TooLarge = Response & Asked & { readonly bytes: number | null; readonly limit: number }

export const documentSize = ({ bytes, limit, ...response }: TooLarge) =>
  problem('document-size', {
    message: marked`${named(response.url)} has ${bytes ?? `more than ${limit}`} bytes, limit ${limit}`,
    help: cures(response, {
      operator: 'check what is served at this URL',
      note: 'a discovery document only maps service ids to URLs'
    })
  })

export const documentHeaders = ({ host }: Host) =>
  problem('document-headers', {
    message: marked`${named(host)} sent more than 256 KiB of response headers`,
    operator: 'look for a header or cookie that grows with each request'
  })

/** A Content-Encoding that the clients do not decode, or gzip that is none. */
export const documentEncoding = (response: (Response & Asked & { encoding: string }) | CutOff) =>
  'why' in response
    ? problem('document-encoding', cutOff(response))
    : problem('document-encoding', {
        message: marked`${named(response.url)} has Content-Encoding "${brief(response.encoding)}", which the clients do not decompress`,
        help: cures(response, {
          operator:
            'configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip'
        })
      })

export const documentIncomplete = (cut: CutOff) => problem('document-incomplete', cutOff(cut))

export const documentNotJson = ({ advice, ...response }: Response & Asked & NotJson) =>
  problem('document-not-json', {
    message: marked`${named(response.url)} ${describeJson(response)}`,
    help: cures(response, { operator: advice ?? SERVE_OBJECT })
  })

export const documentNotObject = ({ why, ...response }: Response & Asked & { why: string }) =>
  problem('document-not-object', {
    message: marked`${named(response.url)} is not a JSON object: ${brief(why)}`,
    help: cures(response, { operator: SERVE_OBJECT })
  })

const MAX_NAMES = 20

/** `required` are service ids. */
type Absent = Host & {
  readonly url: string
  readonly why: 'status' | 'null'
  readonly required: readonly string[]
}

export function documentAbsent({ host, url, why, required }: Absent) {
  // The wording is that of the clients.
  const names = [...new Set(required.map((id) => id.split('.')[0] ?? id))]
  const missing = showSome(names, MAX_NAMES, (name) => `a ${name} service`) || 'any service'
  const reason =
    why === 'status' ? marked`${named(url)} returned 404` : 'its discovery document is `null`'
  return problem('document-absent', {
    message: marked`host ${named(host)} does not provide ${missing}: ${reason}`,
    ...(hasRepositories(host) && required.includes(PROVIDERS)
      ? { help: FROM_DOCUMENTATION }
      : {
          operator: why === 'status' ? 'serve /.well-known/terraform.json' : SERVE_OBJECT,
          user: addressCure(required),
          guest: blockedCure(host)
        })
  })
}
