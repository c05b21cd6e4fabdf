// Problems of redirects.
import { CLIENT_NAMES, type MainClient } from '../../protocol/clients.ts'
import { marked, named, type Text } from '../../protocol/marked-text.ts'
import { type Asks, brief } from '../brief.ts'
import { problem } from '../problem.ts'

type From = { readonly url: string }

const returnIt = ({ url, asks }: From & Asks): Text =>
  marked`configure ${named(url)} to return ${asks === 'document' ? 'the document' : 'its answer'}`

const returnDirectly = (from: From & Asks): Text =>
  marked`${returnIt(from)}, or to redirect straight to it`

/** `clients` are those that follow fewer. */
type TooMany = From &
  Asks & {
    readonly redirects: number
    readonly clients: readonly MainClient[]
    readonly limits: Readonly<Record<MainClient, number>>
  }

export function redirectLimit({ redirects, clients, limits, ...from }: TooMany) {
  const follow = clients.map((client) => `${CLIENT_NAMES[client]} follows ${limits[client]}`)
  return problem('redirect-limit', {
    message: marked`${named(from.url)} redirects ${redirects} times; ${follow.join(', ')}`,
    operator: returnDirectly(from),
    affects: clients
  })
}

export const redirectLoop = ({ url, asks, to }: From & Asks & { readonly to: string }) =>
  problem('redirect-loop', {
    message: marked`the redirects of ${named(url)} lead back to ${named(to)}`,
    operator: returnIt({ url, asks })
  })

/** `exposesToken`: the clients send the host's token there. */
export const redirectInsecure = (hop: From & { to: string; exposesToken: boolean }) =>
  problem('redirect-insecure', {
    message: marked`${named(hop.url)} redirects to ${named(hop.to)}, which is not https${
      hop.exposesToken
        ? '; Terraform and OpenTofu send the token there in clear text (this check did not)'
        : ''
    }`,
    operator: 'redirect to an https URL'
  })

/** The redirect from a URL or to one; `why` is Go's words for it. */
export const redirectInvalid = (hop: From & { redirect: 'from' | 'to'; why: string }) =>
  problem('redirect-invalid', {
    message: marked`the redirect ${hop.redirect} ${named(hop.url)} cannot be followed: ${brief(hop.why)}`,
    operator: 'redirect to an https URL'
  })

export const redirectNested = ({ url, redirects }: From & { readonly redirects: number }) =>
  problem('redirect-nested', {
    message: marked`${named(url)} redirects ${redirects} times; the protocol only requires clients to follow 1 redirect`,
    operator: returnDirectly({ url, asks: 'document' })
  })
