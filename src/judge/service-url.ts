// Problems of a service URL that discovery itself accepts.
import { safeUrl, type Url, urlHost } from '../go/url.ts'
import type { Problem } from '../problems/problem.ts'
import {
  serviceUrlEmpty,
  serviceUrlInvalid,
  serviceUrlLooksLikeHost,
  serviceUrlNoSlash,
  serviceUrlQuery,
  serviceUrlRelative
} from '../problems/service-url.ts'
import { clientsReplacing } from '../protocol/clients.ts'
import { hasPaths } from '../protocol/services.ts'

export type OfferedUrl = {
  readonly id: string
  /** The value in the document, and what it resolves to. */
  readonly value: string
  readonly url: Url
  /** The host for display. */
  readonly host: string
}

// A dotted name or a port where the path should begin.
const HOST_FIRST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i

/** Whether a value is a URL that lost its `https://`. */
export const looksLikeHost = (value: string): boolean =>
  HOST_FIRST.test(value) && !/^[a-z0-9-]+\.json$/i.test(value)

export const withoutQuery = (value: string): string => value.replace(/[?#].*$/s, '')

/** What the clients print, without the password or query of a URL that it quotes. */
export const withoutSecrets = (why: string): string =>
  why.replace(/\/\/[^/?#"\s]*@/g, '//***@').replace(/\?[^"\s]*/g, '?***')

/** Every problem of the URL of one service. If no client can connect to it, that is the only one. */
export function urlProblems(service: OfferedUrl): readonly Problem[] {
  const unusable = whyUnusable(service)
  const { id, host, value } = service
  const at = { id, host, url: safeUrl(service.url) }
  if (unusable !== null) return [serviceUrlInvalid({ ...at, why: unusable })]
  const replacing = isWithoutSlash(service) ? clientsReplacing(id) : []
  return [
    value === '' ? serviceUrlEmpty(at) : null,
    looksLikeHost(value)
      ? serviceUrlLooksLikeHost({ ...at, value: withoutQuery(value), why: null })
      : null,
    isRelative(value) ? serviceUrlRelative(at) : null,
    replacing.length > 0 ? serviceUrlNoSlash({ ...at, clients: replacing }) : null,
    service.url.query !== '' && hasPaths(id) ? serviceUrlQuery(at) : null
  ].filter((problem) => problem !== null)
}

/** Go parses such a URL, but its HTTP client cannot connect to it. The words are those of net/http. */
function whyUnusable({ url }: OfferedUrl): string | null {
  const { name, port } = urlHost(url)
  if (name === '') return 'no Host in request URL'
  const isPort = port === '' || (Number(port) > 0 && Number(port) <= 65535)
  return isPort ? null : `invalid port "${port}"`
}

const isRelative = (value: string): boolean =>
  !/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(value) && !looksLikeHost(value)

// A URL that ends with its host has nothing to replace.
const isWithoutSlash = ({ value, url }: OfferedUrl): boolean =>
  value !== '' && !/^$|\/$/.test(url.path)
