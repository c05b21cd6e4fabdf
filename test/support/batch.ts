// Several rows of discovery.json in one run: each gets its own host names.
import type { AnswerRow } from './answer.ts'

export type DiscoveryError = { readonly class: string; readonly message: string }
export type ServiceUrl = { readonly url: string } | { readonly error: DiscoveryError }

export type Expected = {
  readonly ok: boolean
  readonly hostname?: string
  readonly discoUrl?: string
  readonly error?: DiscoveryError
  readonly servicesIsNil?: true
  readonly serviceUrls?: Readonly<Record<string, ServiceUrl>>
  readonly oauth?: Readonly<Record<string, { readonly error?: DiscoveryError }>>
  readonly requests: readonly {
    readonly method: string
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
  }[]
}

/** A whole row. */
export type DiscoveryCase = {
  readonly name: string
  readonly host: string
  readonly ids: readonly string[]
  readonly oauthIds?: readonly string[]
  readonly token?: string
  readonly forcedServices?: unknown
  readonly aliases?: unknown
  readonly responses: readonly AnswerRow[]
  readonly expected: Readonly<Record<'terraform' | 'opentofu', Expected>>
}

// For the rows' names without an address: a label too long for DNS resolves nowhere and sends no query.
const NO_ADDRESS = 'g'.repeat(64)

/** `example.…` becomes `rN-example.…`, so that a subdomain, a sibling and a suffix stay what they are. */
export const renamed = (text: string, index: number): string =>
  text
    .replaceAll(/example(?=\.(?:com|net)\b)|other(?=\.test\b)/gi, `r${index}-$&`)
    .replaceAll('gone.', `${NO_ADDRESS}.`)

/** The row with its own names in all its texts. */
export function apart(row: DiscoveryCase, index: number): DiscoveryCase {
  const { name, ...rest } = row
  const own = JSON.parse(renamed(JSON.stringify(rest), index)) as Omit<DiscoveryCase, 'name'>
  return { ...own, name }
}
