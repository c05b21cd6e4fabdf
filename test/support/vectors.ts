// Measured and computed cases, read from test/vectors.
import { readFileSync } from 'node:fs'

/** The content of one file; the caller knows its type. */
export const readVectors = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'))

/** The fields of a row of discovery.json about URLs and documents. */
export type DiscoveryRow = {
  readonly name: string
  readonly host: string
  readonly responses: readonly {
    readonly url: string
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly bodyBase64?: string
  }[]
  readonly expected: { readonly terraform: DiscoveryOutcome }
}

type DiscoveryOutcome = {
  readonly ok: boolean
  readonly discoUrl?: string
  readonly error?: { readonly message: string }
  readonly requests: readonly {
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
  }[]
  readonly services: Readonly<Record<string, unknown>> | null
  readonly serviceUrls?: Readonly<
    Record<string, { readonly url: string } | { readonly error: { readonly message: string } }>
  >
}

export const discoveryRows = (): readonly DiscoveryRow[] =>
  readVectors('discovery') as readonly DiscoveryRow[]
