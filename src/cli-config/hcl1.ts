// Reads CLI configuration files, in HCL 1 or its JSON, exactly as the library of each client reads them.

import { type PlaceInText, placesIn, type Span } from '../hcl/structure.ts'
import type { MainClient } from '../protocol/clients.ts'
import { readHcl1Json } from './hcl1-json.ts'
import { readHcl1Native } from './hcl1-native.ts'
import { Hcl1Scanner } from './hcl1-tokens.ts'
import type { Hcl1Item } from './hcl1-tree.ts'

/**
 * `refused`: the client says so and goes on without the whole file. `crash`: the client itself ends
 * with a panic. `why` holds nothing of the text, which may be a token.
 */
export type Hcl1Reading =
  | {
      readonly kind: 'read'
      readonly items: readonly Hcl1Item[]
      readonly placeOf: (span: Span) => PlaceInText
    }
  | { readonly kind: 'refused'; readonly why: string; readonly place: PlaceInText }
  | { readonly kind: 'crash' }

/**
 * Terraform reads with hashicorp/hcl v1.0.0, OpenTofu with v1.0.1-vault-7, which refuses an argument
 * that is set twice. A text that begins with a brace is JSON, whatever the file is called (lex.go).
 * `readHcl1` is for who wants to read on after a mistake; the clients do not.
 */
export function readHcl1File(text: string, client: MainClient): Hcl1Reading {
  const isJson = /^\p{White_Space}*\{/u.test(text)
  const source = isJson ? text : text.replaceAll('\r\n', '\n')
  const scanner = new Hcl1Scanner(source, isJson ? 'json' : 'hcl')
  const tree = isJson ? readHcl1Json(scanner) : readHcl1Native(scanner, client)
  if (scanner.crashed) return { kind: 'crash' }
  const placeOf = placesIn(source)
  const mistake = scanner.mistake ?? (tree.ok ? undefined : tree.mistake)
  if (mistake === undefined && tree.ok) return { kind: 'read', items: tree.items, placeOf }
  const { why, start } = mistake ?? { why: '', start: 0 }
  return { kind: 'refused', why, place: placeOf({ start, end: start + 1 }) }
}
