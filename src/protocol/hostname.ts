// Placeholder of the contract; the rules follow.
import type { Parsed } from './parsed.ts'

declare const brand: unique symbol

/** A host as the clients compare it: lower-case ASCII (punycode), with `:port` unless 443. */
export type Hostname = string & { readonly [brand]: true }

export declare function parseHostname(text: string): Parsed<Hostname>
