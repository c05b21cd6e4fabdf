// Services, requests and certificates of a host, as tables.

import type { HostVerdict } from '../../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../../judge/lookups.ts'
import type { Hop } from '../../../network/observation.ts'
import { showDuration, showExpiry } from '../../measure.ts'
import { showAuthorization } from '../../phrases.ts'
import { bareUrl } from '../../safe-text.ts'
import { code, type Html, html, prose } from './markup.ts'
import { type HtmlColumn, table } from './table.ts'
import { codeLink, type PageView, place, sign } from './view.ts'

/** The services, each with its URL, and the host block that they are from. */
export function serviceTexts(
  { services, servicesFrom }: HostVerdict,
  view: PageView
): readonly Html[] {
  return [
    ...services.map((service) => html`${code(service.id)} ${serviceText(service, view)}`),
    ...(servicesFrom === null ? [] : [html`from the host block at ${place(servicesFrom, view)}`])
  ]
}

function serviceText(service: ServiceOutcome, view: PageView): Html {
  switch (service.kind) {
    case 'url':
      return code(bareUrl(service.url))
    case 'login': {
      const { client, authz, token, ports } = service.login
      return html`authz ${code(bareUrl(authz ?? 'none'))}, token ${code(bareUrl(token ?? 'none'))}, client ${code(client)}, ports ${ports.join(' to ')}`
    }
    case 'problem':
      return html`${sign('fails')} ${codeLink(service.problem.code, view)}`
  }
}

export const requestTable = ({ visit: { attempt } }: HostVerdict): Html =>
  table(attempt.hops, { caption: 'Requests', columns: REQUEST_COLUMNS })

const REQUEST_COLUMNS: readonly HtmlColumn<Hop>[] = [
  { title: 'Request', cell: ({ url }) => code(bareUrl(url)) },
  {
    title: 'Response',
    cell: ({ status, reason, mediaType }) => {
      const type = mediaType === null ? null : html`<br/>${code(mediaType)}`
      return status === null ? 'no response' : html`${status} ${prose(reason)}${type}`
    }
  },
  { title: 'Token', cell: ({ authorization }) => showAuthorization(authorization) },
  {
    title: 'Address',
    cell: ({ address, proxy }) => {
      if (address !== null) return code(address)
      return proxy === null ? null : html`through ${code(bareUrl(proxy))}`
    }
  },
  { title: 'Time', style: 'number', cell: ({ ms }) => showDuration(ms) }
]

export const certificateTable = (
  { visit: { attempt } }: HostVerdict,
  { context: { startedAt } }: PageView
): Html =>
  table(attempt.certificates, {
    caption: 'TLS certificates',
    columns: [
      { title: 'TLS certificate', cell: ({ host }) => code(host) },
      { title: 'Valid until', cell: ({ expires }) => showExpiry(expires, startedAt) },
      { title: 'Subject', cell: ({ subject }) => code(subject) },
      { title: 'Issuer', cell: ({ issuer }) => code(issuer) }
    ]
  })
