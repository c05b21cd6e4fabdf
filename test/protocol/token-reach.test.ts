import { type RequestHost, tokenReach } from '../../src/rules/protocol/token.ts'
import { describe, expect, it } from '../support/jest.ts'

const HOST = 'registry.example.com'

/** `-` is http; all other stops are https. Ports are no part of a stop. */
const rows: readonly (readonly [name: string, stops: string, want: string])[] = [
  ['the host itself', HOST, 'sent'],
  ['same host', `${HOST} ${HOST}`, 'sent sent'],
  ['subdomain', `${HOST} cdn.${HOST}`, 'sent sent'],
  ['deep subdomain', `${HOST} a.b.c.${HOST}`, 'sent sent'],
  ['parent', `${HOST} example.com`, 'sent dropped'],
  ['sibling', `${HOST} cdn.example.com`, 'sent dropped'],
  ['look-alike with the same end', `${HOST} evil${HOST}`, 'sent dropped'],
  ['look-alike with a hyphen', `${HOST} x-${HOST}`, 'sent dropped'],
  ['look-alike with the same beginning', `${HOST} ${HOST}.evil.org`, 'sent dropped'],
  ['last dot', `${HOST} ${HOST}.`, 'sent dropped'],
  ['capitals', `${HOST} REGISTRY.example.com`, 'sent dropped'],
  ['empty label below', `${HOST} .${HOST}`, 'sent sent'],
  ['http', `-${HOST}`, 'withheld'],
  ['http on the same host', `${HOST} -${HOST}`, 'sent withheld'],
  ['http on a subdomain', `${HOST} -cdn.${HOST}`, 'sent withheld'],
  ['http and back to https', `${HOST} -${HOST} ${HOST}`, 'sent withheld sent'],
  ['away and back', `${HOST} evil.org ${HOST}`, 'sent dropped dropped'],
  ['away by http and back', `${HOST} -evil.org ${HOST}`, 'sent dropped dropped'],
  ['down and up again', `${HOST} cdn.${HOST} ${HOST}`, 'sent sent sent'],
  ['down, then to a sibling below', `${HOST} a.${HOST} b.${HOST}`, 'sent sent sent'],
  ['same address', '192.0.2.1 192.0.2.1', 'sent sent'],
  ['other address', '192.0.2.1 192.0.2.11', 'sent dropped'],
  ['address with the same end', '0.2.1 192.0.2.1', 'sent dropped'],
  ['name of an address', '192.0.2.1 a.192.0.2.1', 'sent sent'],
  ['IPv6 address', '2001:db8::1 2001:db8::1', 'sent sent'],
  ['IPv6 address with a zone that looks like a subdomain', `${HOST} ::1%.${HOST}`, 'sent dropped'],
  ['from the host to an address', `${HOST} 192.0.2.1`, 'sent dropped'],
  ['nothing', '', '']
]

function stopsOf(text: string): readonly RequestHost[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      scheme: word.startsWith('-') ? 'http' : 'https',
      name: word.replace(/^-/, '')
    }))
}

describe('a token on its way', () => {
  it.each(rows)('%s', (_, stops, want) => {
    expect(tokenReach(stopsOf(stops)).join(' ')).toBe(want)
  })
})

/** The URL that a document of registry.example.com names, and where the service leads from there. */
const services: readonly (readonly [name: string, stops: string, want: string])[] = [
  ['on the same host', HOST, 'sent'],
  ['on a subdomain', `api.${HOST}`, 'sent'],
  ['on the parent', 'example.com', 'sent'],
  ['on a sibling', 'api.example.com', 'sent'],
  ['on anybody’s host, as the document says so', 'evil.org', 'sent'],
  ['on an address', '192.0.2.1', 'sent'],
  ['on an IPv6 address', '2001:db8::1', 'sent'],
  ['over http, never', `-${HOST}`, 'withheld'],
  ['over http elsewhere, never', '-evil.org', 'withheld'],
  ['elsewhere, and back to the host', `evil.org ${HOST}`, 'sent dropped'],
  ['elsewhere, and below it', 'evil.org cdn.evil.org', 'sent sent'],
  ['elsewhere, and to http', 'evil.org -evil.org', 'sent withheld']
]

describe('a token that goes to a service', () => {
  it.each(services)('%s', (_, stops, want) => {
    expect(tokenReach(stopsOf(stops)).join(' ')).toBe(want)
  })
})
