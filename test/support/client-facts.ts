// The measured behaviour of the clients for a row of discovery.json, in words that ours can be compared with.
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { parseServiceId } from '../../src/rules/protocol/services.ts'
import type { DiscoveryCase, DiscoveryError, ServiceUrl } from './batch.ts'

/** The results of a row. */
export type Facts = Readonly<Record<string, string>>

/** Valid service ids; others are rejected as settings before a host is contacted. */
export const canBeAsked = (id: string): boolean =>
  MAIN_CLIENTS.some((client) => parseServiceId(id, client).ok)

export const idsOf = ({ ids, oauthIds = [] }: DiscoveryCase): readonly string[] => [
  ...new Set([...ids, ...oauthIds])
]

export const askedOf = (row: DiscoveryCase): readonly string[] => idsOf(row).filter(canBeAsked)

/** The measured result of a client for the row. */
export function wantedFacts(row: DiscoveryCase, client: MainClient): Facts {
  const { ok, error, discoUrl, servicesIsNil, requests } = row.expected[client]
  const outcome = ok ? (servicesIsNil === true ? 'absent' : 'found') : failureOf(error)
  return {
    outcome,
    document: ok ? (discoUrl ?? '') : '-',
    ...Object.fromEntries(
      askedOf(row).map((id) => [`service ${id}`, ok ? wantedService(row, client, id) : '-'])
    ),
    ...Object.fromEntries(
      requests.map(({ method, url, headers }, index) => [
        `request ${index + 1}`,
        `${method} ${url} ${headers['Authorization'] ?? 'without a token'}`
      ])
    )
  }
}

/** A failure as its code and the words that our message shares with the clients'. */
function failureOf(error: DiscoveryError | undefined): string {
  const message = error?.message ?? ''
  for (const [pattern, code, words] of FAILURES) {
    const found = pattern.exec(message)
    if (found !== null) return `failed: ${code}: ${words(found)}`
  }
  return message
}

type Words = (found: RegExpExecArray) => string
const all: Words = ([, words = '']) => words
const none: Words = () => ''
const quoted: Words = ([, words = '""']) => `"${String(JSON.parse(words))}"`

const FAILURES: readonly (readonly [RegExp, string, Words])[] = [
  [/document: (\d{3}(?: \S.*)?)/, 'document-status', all],
  [/malformed Content-Type ""/, 'document-type', () => 'has no Content-Type'],
  [/malformed Content-Type (".*")$/, 'document-type', quoted],
  [/unsupported Content-Type (".*")$/, 'document-type', quoted],
  [/too large \(got (\d+) bytes/, 'document-size', all],
  // Only the codes of these are compared: our messages have the line and column, or the limit.
  [/as a JSON object: json: cannot unmarshal/, 'document-not-object', none],
  [/as a JSON object: /, 'document-not-json', none],
  [/too many redirects|stopped after 10 redirects/, 'redirect-limit', none],
  [/lookup .*(no such host)/, 'host-unknown', all]
]

function wantedService(row: DiscoveryCase, client: MainClient, id: string): string {
  const { serviceUrls, oauth, servicesIsNil } = row.expected[client]
  // login.v1 is an object, and asked for as one.
  const result: ServiceUrl | { readonly error?: DiscoveryError } | undefined =
    oauth?.[id] ?? serviceUrls?.[id]
  if (result === undefined) throw new Error(`${row.name}: nothing is known of ${id}`)
  if ('url' in result) return result.url
  if (result.error === undefined) return 'an object'
  const { class: kind, message } = result.error
  // Our message has the host after the first word, and all services.
  if (servicesIsNil === true) return `document-absent: ${message.replace(/^.* provide /, '')}`
  if (kind === 'ErrServiceNotProvided') return `service-missing: ${message}`
  if (kind === 'ErrVersionNotSupported') return `service-version: ${message}`
  if (message.includes('username/password')) return `service-url-credentials: ${message}`
  return `service-url-invalid: ${message}`
}
