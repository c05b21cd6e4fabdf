// Problems of the redirects between a host's discovery URL and its document.
import {
  ALL_CLIENTS,
  CLIENT_NAMES,
  MAIN_CLIENTS,
  MAX_REDIRECTS,
  type MainClient
} from '../protocol/clients.ts'
import { brief } from './brief.ts'
import { byOperator, defineProblem, error, notice, warning } from './problem.ts'

/** `url` is the URL that redirects, for display. */
type From = { readonly url: string }

const returnDocument = (url: string): string =>
  `configure ${url} to return the document, or to redirect straight to it`

export const redirectLimit = defineProblem(
  error('redirect-limit', 'Too many redirects', MAIN_CLIENTS),
  /** `clients` are those that follow fewer. */
  ({
    url,
    redirects,
    clients
  }: From & { readonly redirects: number; readonly clients: readonly MainClient[] }) => {
    const limits = clients.map(
      (client) => `${CLIENT_NAMES[client]} follows ${MAX_REDIRECTS[client]}`
    )
    return {
      message: `${url} redirects ${redirects} times; ${limits.join(', ')}`,
      help: byOperator(returnDocument(url)),
      affects: clients
    }
  }
)

export const redirectLoop = defineProblem(
  error('redirect-loop', 'Redirect loop', ALL_CLIENTS),
  ({ url, to }: From & { readonly to: string }) => ({
    message: `the redirects of ${url} lead back to ${to}`,
    help: byOperator(`configure ${url} to return the document`)
  })
)

export const redirectInsecure = defineProblem(
  warning('redirect-insecure', 'Redirect to plain HTTP', MAIN_CLIENTS),
  /** `exposesToken`: the clients send the host's token there. */
  ({ url, to, exposesToken }: From & { readonly to: string; readonly exposesToken: boolean }) => ({
    message: `${url} redirects to ${to}, which is not https${
      exposesToken
        ? '; Terraform and OpenTofu send the token there in clear text (this check did not)'
        : ''
    }`,
    help: byOperator('redirect to an https URL')
  })
)

export const redirectInvalid = defineProblem(
  error('redirect-invalid', 'Invalid redirect', ALL_CLIENTS),
  /** The redirect from a URL or to one; `why` is Go's words for it. */
  ({ redirect, url, why }: From & { readonly redirect: 'from' | 'to'; readonly why: string }) => ({
    message: `the redirect ${redirect} ${url} cannot be followed: ${brief(why)}`,
    help: byOperator('redirect to an https URL')
  })
)

export const redirectNested = defineProblem(
  notice('redirect-nested', 'More than one redirect'),
  ({ url, redirects }: From & { readonly redirects: number }) => ({
    message: `${url} redirects ${redirects} times; the protocol only requires clients to follow 1 redirect`,
    help: byOperator(returnDocument(url))
  })
)

export const hostPrivateRedirect = defineProblem(
  error('host-private-redirect', 'Redirect to a non-public address', ALL_CLIENTS),
  ({
    host,
    address
  }: {
    readonly host: string
    readonly address: 'private' | 'reserved' | 'metadata'
  }) =>
    address === 'metadata'
      ? {
          message: `${host} is the address of a cloud metadata service and was not contacted`,
          help: 'remove the redirect or the address; metadata services are never contacted'
        }
      : {
          message: `a public host redirects to ${host}, which has a ${address} address and was not contacted`,
          help: 'if the redirect is intended, add that host to `hostnames` or `resolve`'
        }
)
