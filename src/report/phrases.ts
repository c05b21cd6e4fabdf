// Small phrases that faces share: counts, lists, names of clients, reasons. None holds hostile text unescaped.
import type { Authorization } from '../network/observation.ts'
import type { Client, MainClient } from '../protocol/clients.ts'
import { ALL_CLIENTS, CLIENT_NAMES } from '../protocol/clients.ts'

export const showCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** At most `most` of the items, with the number of the others. */
export function showSome(items: readonly string[], most: number): string {
  const more = items.length - most
  return more > 0 ? `${items.slice(0, most).join(', ')} and ${more} more` : items.join(', ')
}

export const showClients = (clients: readonly Client[]): string =>
  ALL_CLIENTS.every((client) => clients.includes(client))
    ? 'every client'
    : clients.map((client) => CLIENT_NAMES[client]).join(', ')

/** ` for OpenTofu` where only some of the clients in force need a thing; nothing where all do. */
export const showNeeding = (
  clients: readonly MainClient[],
  inForce: readonly MainClient[]
): string =>
  inForce.every((client) => clients.includes(client)) ? '' : ` for ${showClients(clients)}`

/** `any` is no id that anybody would look for. */
export const showService = (service: string): string =>
  service === 'any' ? 'any service' : service

/** What became of the token on a hop. */
export function showAuthorization(authorization: Authorization): string {
  switch (authorization) {
    case 'none':
      return 'no token'
    case 'sent':
      return 'token sent'
    case 'withheld':
      return 'token withheld, for this is not https'
    case 'dropped':
      return 'token dropped, for this is another host'
  }
}

/** What is said of a host, or of what is wrong with it. */
export const NEW = 'new in this pull request'
