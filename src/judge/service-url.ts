// What is wrong with the URL of a service, though discovery itself accepts it.

import { safeUrl, type Url, urlHost } from '../go/url.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import type { Problem, Severity } from '../problems/problem.ts'
import { ALL_CLIENTS, CLIENT_NAMES, type Client } from '../protocol/clients.ts'
import { type Hostname, parseHostname, splitHostname } from '../protocol/hostname.ts'

/** A flaw of a URL, and whom it breaks or bothers. */
export type UrlFlaw = {
  readonly problem: Problem
  readonly affects: readonly Client[]
  readonly atMost?: Severity
}

export type ServiceUrl = {
  readonly id: string
  /** The value in the document, and what it resolves to. */
  readonly value: string
  readonly url: Url
  /** The host that was asked: its token goes with requests to the service. */
  readonly host: Hostname
  readonly display: string
  readonly hasToken: boolean
}

type Check = (service: ServiceUrl) => UrlFlaw | null

// Services whose URL others are joined to. What is below them depends on the last slash.
const WITHOUT_SLASH: Readonly<Record<string, readonly Client[]>> = {
  // Terraform and OpenTofu add the slash for modules, Renovate joins with slashes of its own.
  'modules.v1': ['dependabot', 'checkov'],
  'providers.v1': ['terraform', 'opentofu', 'dependabot']
}
const IS_API = /^(modules|providers|tfe|state)\./

const flaw = (
  code: ProblemCode,
  affects: readonly Client[],
  message: string,
  help: string
): UrlFlaw => ({ problem: { code, message, help }, affects })

// The value stands for a host: no scheme, but a dotted name or a port where the path should begin.
const HOST_FIRST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i

/** Whether a value is a URL that lost its `https://`. */
export const looksLikeHost = (value: string): boolean =>
  HOST_FIRST.test(value) && !/^[a-z0-9-]+\.json$/i.test(value)

/** The problem of a value that lost its `https://`, whether it still resolves or not. */
export function hostLikeValue(id: string, value: string, display: string): Problem {
  const meant = value.replace(/[?#].*$/s, '')
  return {
    code: 'service-url-looks-like-host',
    message: `${id} of host ${display} is "${meant}", which is no URL with a host but a path`,
    help: `if a host is meant, write "https://${meant}"`
  }
}

/** Go takes such a URL, and its HTTP library then has nowhere to connect to. */
function leadsNowhere({ id, url, display }: ServiceUrl): UrlFlaw | null {
  const { name, port } = urlHost(url)
  const isPort = port === '' || (Number(port) > 0 && Number(port) <= 65535)
  if (name !== '' && isPort) return null
  const why = name === '' ? 'no Host in request URL' : `invalid port "${port}"`
  return flaw(
    'service-url-invalid',
    ALL_CLIENTS,
    `${id} of host ${display} is "${safeUrl(url)}", which leads nowhere (${why})`,
    'give a URL that begins with https:// and a host, or a path that begins with a slash'
  )
}

const empty: Check = ({ id, value, url, display }) =>
  value !== ''
    ? null
    : flaw(
        'service-url-empty',
        ['terraform', 'opentofu', 'dependabot', 'renovate', 'terragrunt', 'checkov'],
        `${id} of host ${display} is empty, so it is the document itself: ${safeUrl(url)}`,
        `give the URL of the service, such as "/v1/${id.split('.')[0]}/", or leave ${id} out`
      )

const hostLike: Check = ({ id, value, display }) =>
  looksLikeHost(value)
    ? {
        problem: hostLikeValue(id, value, display),
        affects: ['terraform', 'opentofu', 'dependabot', 'renovate', 'terragrunt', 'checkov']
      }
    : null

const relative: Check = ({ id, value, url, display }) =>
  value === '' ||
  value.startsWith('/') ||
  /^[a-z][a-z0-9+.-]*:/i.test(value) ||
  looksLikeHost(value)
    ? null
    : flaw(
        'service-url-relative',
        ['dependabot', 'renovate', 'terragrunt'],
        `${id} of host ${display} is a path without a leading slash: Terraform and OpenTofu take it for ${safeUrl(url)}, other clients do not`,
        'begin the path with a slash, or give the whole URL'
      )

const noSlash: Check = ({ id, value, url, display }) => {
  const affects = WITHOUT_SLASH[id]
  // A URL that ends with its host has nothing to replace: what is joined to it comes after a slash.
  if (affects === undefined || value === '' || /^$|\/$/.test(url.path)) return null
  const path = url.path.split('/').at(-1) ?? ''
  return flaw(
    'service-url-no-slash',
    affects,
    `${id} of host ${display} does not end with a slash: ${safeUrl(url)}`,
    `add the slash; without it ${affects.map((each) => CLIENT_NAMES[each]).join(', ')} put what they join to it in place of "${path}"`
  )
}

const query: Check = ({ id, url, display }) =>
  url.query === '' || !IS_API.test(id)
    ? null
    : flaw(
        'service-url-query',
        ['terraform', 'opentofu'],
        `${id} of host ${display} has a query, which is lost when the clients join paths to it`,
        'move what the query says into the path; never put a secret into the document'
      )

const insecure: Check = ({ id, url, display, hasToken }) =>
  url.scheme !== 'http'
    ? null
    : flaw(
        'service-url-insecure',
        ['terraform', 'opentofu', 'dependabot'],
        `${id} of host ${display} is not https: ${safeUrl(url)}`,
        `${hasToken ? 'the clients send the token of this host there in clear text; ' : ''}give an https URL`
      )

const crossHost: Check = ({ id, url, host, display, hasToken }) => {
  const { name } = urlHost(url)
  if (!IS_API.test(id) || isName(name, splitHostname(host).name)) return null
  const found = flaw(
    'service-url-cross-host',
    hasToken ? ['dependabot', 'renovate'] : [],
    `${id} of host ${display} is on another host: ${safeUrl(url)}`,
    hasToken
      ? `Terraform and OpenTofu send the token of ${display} there; Dependabot and Renovate do not, and need one for ${name}`
      : `allow ${name} too where outgoing traffic is filtered`
  )
  return hasToken ? found : { ...found, atMost: 'notice' }
}

/** A URL may have the name in Unicode, where a hostname is ASCII. */
function isName(name: string, ascii: string): boolean {
  if (name.toLowerCase() === ascii) return true
  const read = parseHostname(name)
  return read.ok && read.value === ascii
}

const CHECKS: readonly Check[] = [empty, hostLike, relative, noSlash, query, insecure, crossHost]

/**
 * Everything that is wrong with the URL of one service, in the order of the document's reader. Of one
 * that leads nowhere there is nothing else to say.
 */
export function urlFlaws(service: ServiceUrl): readonly UrlFlaw[] {
  const nowhere = leadsNowhere(service)
  if (nowhere !== null) return [nowhere]
  return CHECKS.map((check) => check(service)).filter((found) => found !== null)
}
