// Problems of the response to a discovery request: status, media type, size, encoding, JSON.
import { ALL_CLIENTS, MAIN_CLIENTS } from '../protocol/clients.ts'
import type { Reach } from '../protocol/token-reach.ts'
import { brief } from './brief.ts'
import { defineProblem, error } from './problem.ts'

/** An HTML page that was returned in place of the document. */
export type HtmlPage = {
  readonly kind: 'sign-in' | 'captive-portal' | 'other'
  /** Empty when the page has none. */
  readonly title: string
}

/** `url` is where the response came from, for display; `page` is null unless it is an HTML page. */
type Response = { readonly url: string; readonly page: HtmlPage | null }

/** `reason` is the server's reason phrase, which may be empty. */
type Status = Response & { readonly status: number; readonly reason: string }

const returned = ({ url, status, reason }: Status): string =>
  `${url} returned ${`${status} ${brief(reason)}`.trim()}`

/** `host` is a hostname, with its port unless that is the scheme's own. */
type Host = { readonly host: string }

const EXAMPLE = '{"modules.v1":"/v1/modules/"}'

/** The help of a code; a sign-in page or captive portal explains more than the status or type. */
function helpFor(page: HtmlPage | null, help: string): string {
  if (page === null) return help
  const title = page.title === '' ? '' : ` ("${page.title}")`
  switch (page.kind) {
    case 'sign-in':
      return `the host returned a sign-in page${title}: allow unauthenticated requests to /.well-known/terraform.json`
    case 'captive-portal':
      return `a proxy or captive portal returned an HTML page${title}: allow this machine to reach the host`
    case 'other':
      return `the host returned an HTML page${title}; ${help}`
  }
}

export const documentStatus = defineProblem(
  error('document-status', 'Unexpected HTTP status', ALL_CLIENTS),
  /** `location` is the Location header; `transient`: the same request may succeed later. */
  ({
    location,
    transient,
    ...response
  }: Status & { readonly location: string | null; readonly transient: boolean }) => {
    const { page, status } = response
    const says = (detail: string, help: string) => ({
      message: `${returned(response)}${detail}; expected 200 or 404`,
      help: helpFor(page, help)
    })
    if (status >= 300 && status < 400) {
      return location
        ? says(', which clients do not follow', 'redirect with 301, 302, 303, 307 or 308')
        : says(' without a Location header', 'add a Location header to the redirect')
    }
    return transient
      ? says('', 'check the host and any proxy in front of it')
      : says('', 'return the discovery document, or 404 if the host has no services')
  }
)

export const documentUnauthorized = defineProblem(
  error('document-unauthorized', 'Discovery requires valid credentials', ALL_CLIENTS),
  /** `token` is what happened to the token of `host` on the way to the response. */
  ({ host, token, ...response }: Status & Host & { readonly token: Reach | 'none' }) => {
    const help = {
      sent: 'check that the token is for this host, complete and not expired',
      none: `add a token to \`tokens\` (${host}=…) or set a TF_TOKEN_ variable, or make the discovery document public`,
      dropped: `the token was not sent there because it does not follow a redirect to another host: configure ${host} to respond itself, or make the discovery document public`,
      withheld:
        'the token was not sent there because the clients would send it in clear text: redirect to an https URL'
    }
    const verdict =
      token === 'sent'
        ? 'rejected the given authentication credentials'
        : 'requires authentication credentials'
    return {
      message: `host ${host} ${verdict}: ${returned(response)}`,
      help: helpFor(response.page, help[token])
    }
  }
)

export const documentType = defineProblem(
  // Dependabot and Renovate do not check the media type.
  error('document-type', 'Wrong Content-Type', MAIN_CLIENTS),
  /** `malformed`: the header cannot be parsed, so the clients reject even "application/json; x". */
  ({
    url,
    page,
    contentType,
    malformed
  }: Response & { readonly contentType: string; readonly malformed: boolean }) => {
    const kind = malformed ? 'a malformed Content-Type' : 'Content-Type'
    const has = contentType === '' ? 'has no Content-Type' : `has ${kind} "${brief(contentType)}"`
    return {
      message: `${url} ${has}; expected "application/json"`,
      help: helpFor(
        page,
        'serve the discovery document with Content-Type: application/json; most servers send it for a file named terraform.json'
      )
    }
  }
)

export const documentSize = defineProblem(
  error('document-size', 'Discovery document is too large', MAIN_CLIENTS),
  /** `bytes` is null when the size is not declared; `isPadding` when only white space exceeds the limit. */
  ({
    url,
    page,
    bytes,
    limit,
    isPadding = false
  }: Response & {
    readonly bytes: number | null
    readonly limit: number
    readonly isPadding?: boolean
  }) =>
    isPadding
      ? {
          message: `${url} has more than ${limit} bytes; what exceeds the limit is white space`,
          help: 'remove the white space at the end of the document',
          severity: 'warning'
        }
      : {
          message: `${url} has ${bytes ?? `more than ${limit}`} bytes, limit ${limit}`,
          help: helpFor(
            page,
            'check what is served at this URL; a discovery document only maps service ids to URLs'
          )
        }
)

export const documentHeaders = defineProblem(
  error('document-headers', 'Response headers are too large', ALL_CLIENTS),
  ({ host }: Host) => ({
    message: `${host} sent more than 256 KiB of response headers`,
    help: 'look for a header or cookie that grows with each request'
  })
)

/** A Content-Encoding that the clients do not decode, or gzip that is none. */
type Undecodable =
  | (Response & { readonly encoding: string })
  | (Host & { readonly encoding: 'broken gzip' })

export const documentEncoding = defineProblem(
  error('document-encoding', 'Discovery document cannot be decompressed', MAIN_CLIENTS),
  (response: Undecodable) =>
    'host' in response
      ? {
          message: `${response.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
          help: 'remove the Content-Encoding header, or compress the document'
        }
      : {
          message: `${response.url} has Content-Encoding "${brief(response.encoding)}", which the clients do not decompress`,
          help: helpFor(
            response.page,
            'configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip'
          )
        }
)

const CUT_OFF = {
  closed: 'closed the connection in the middle of its response',
  length: 'sent a discovery document of another length than its Content-Length',
  gzip: 'sent a gzip document that is cut off'
}

export type CutOff = keyof typeof CUT_OFF

export const documentIncomplete = defineProblem(
  error('document-incomplete', 'Discovery document is incomplete', ALL_CLIENTS),
  ({ host, why }: Host & { readonly why: CutOff }) => ({
    message: `${host} ${CUT_OFF[why]}`,
    help: 'look for a server that crashes while it responds, or a proxy that changes the body'
  })
)

export const documentNotJson = defineProblem(
  error('document-not-json', 'Discovery document is not valid JSON', ALL_CLIENTS),
  /** `advice` is null unless the mistake has an obvious correction. */
  ({
    url,
    page,
    why,
    advice
  }: Response & { readonly why: string; readonly advice: string | null }) => ({
    message: `${url} is not valid JSON: ${brief(why)}`,
    help: helpFor(page, advice ?? `serve a JSON object of service ids, such as ${EXAMPLE}`)
  })
)

export const documentNotObject = defineProblem(
  error('document-not-object', 'Discovery document is not a JSON object', ALL_CLIENTS),
  ({ url, page, why }: Response & { readonly why: string }) => ({
    message: `${url} is not a JSON object: ${brief(why)}`,
    help: helpFor(page, `serve a JSON object of service ids, such as ${EXAMPLE}`)
  })
)

// Enough to recognise one; a file may require any number of services.
const MAX_ERRORS = 20

export const documentAbsent = defineProblem(
  error('document-absent', 'Host has no discovery document', ALL_CLIENTS),
  /** `required` are service ids, `clientErrors` what the clients print for them. */
  ({
    host,
    url,
    why,
    required,
    clientErrors
  }: Host & {
    readonly url: string
    readonly why: 'status' | 'null'
    readonly required: readonly string[]
    readonly clientErrors: readonly string[]
  }) => {
    const needed = required.length === 0 ? 'at least one service' : required.join(', ')
    const seen =
      why === 'status'
        ? `has no discovery document (${url} returned 404)`
        : 'has the discovery document `null`, which offers no services'
    const errors = clientErrors
      .slice(0, MAX_ERRORS)
      .map((error) => `"${error}"`)
      .join(', ')
    return {
      message: `host ${host} ${seen}; required: ${needed}`,
      help: `check that this is the right host, or serve /.well-known/terraform.json at the root of the host${
        errors === '' ? '' : `; the clients print ${errors}`
      }`
    }
  }
)
