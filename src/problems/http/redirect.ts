// Problems of redirects.
import { ALL_CLIENTS, CLIENT_NAMES, MAIN_CLIENTS, type MainClient } from '../../protocol/clients.ts'
import { type Asks, brief } from '../brief.ts'
import { byOperator, defineProblem, error, notice, warning } from '../problem.ts'

/** `url` is the URL that redirects, for display. */
type From = { readonly url: string }

const returnIt = ({ url, asks }: From & Asks): string =>
  `configure ${url} to return ${asks === 'document' ? 'the document' : 'its answer'}`

const returnDirectly = (from: From & Asks) =>
  byOperator(`${returnIt(from)}, or to redirect straight to it`)

/** `clients` are those that follow fewer. */
type TooMany = From &
  Asks & {
    readonly redirects: number
    readonly clients: readonly MainClient[]
    readonly limits: Readonly<Record<MainClient, number>>
  }

export const redirectLimit = defineProblem(
  error('redirect-limit', 'Too many redirects', MAIN_CLIENTS),
  ({ redirects, clients, limits, ...from }: TooMany) => {
    const follow = clients.map((client) => `${CLIENT_NAMES[client]} follows ${limits[client]}`)
    return {
      message: `${from.url} redirects ${redirects} times; ${follow.join(', ')}`,
      help: returnDirectly(from),
      affects: clients
    }
  }
)

export const redirectLoop = defineProblem(
  error('redirect-loop', 'Redirect loop', ALL_CLIENTS),
  ({ url, asks, to }: From & Asks & { readonly to: string }) => ({
    message: `the redirects of ${url} lead back to ${to}`,
    help: byOperator(returnIt({ url, asks }))
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
    help: returnDirectly({ url, asks: 'document' })
  })
)
