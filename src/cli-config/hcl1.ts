// Reads CLI configuration files in HCL 1 or its JSON, as the library of each client does: whether a token is found
// depends on its details, such as a syntax error that costs the whole file. No message quotes the file, because the wrong
// text may be a token. A `.terraformrc` in the checkout that no setting names is not read, because no client reads it.
import { type PlaceInText, placesIn, type Span } from '../hcl/structure.ts'
import type { MainClient } from '../protocol/clients.ts'
import { parseHcl1Json } from './hcl1-json.ts'
import { parseHcl1Native } from './hcl1-native.ts'
import { Hcl1Error, type Hcl1Item } from './hcl1-tree.ts'

/** `refused`: the client reports a mistake, or panics, and uses nothing of the file. */
export type Hcl1Reading =
  | {
      readonly kind: 'read'
      readonly items: readonly Hcl1Item[]
      readonly placeOf: (span: Span) => PlaceInText
    }
  | { readonly kind: 'refused'; readonly why: string; readonly place: PlaceInText }

/**
 * Terraform reads with hashicorp/hcl v1.0.0, OpenTofu with v1.0.1-vault-7. Text that begins with a
 * brace is JSON, whatever the name of the file (lex.go).
 */
export function readHcl1File(text: string, client: MainClient): Hcl1Reading {
  const isJson = /^\p{White_Space}*\{/u.test(text)
  const source = isJson ? text : text.replaceAll('\r\n', '\n')
  const placeOf = placesIn(source)
  try {
    const items = isJson ? parseHcl1Json(source) : parseHcl1Native(source, client === 'opentofu')
    return { kind: 'read', items, placeOf }
  } catch (error) {
    if (!(error instanceof Hcl1Error)) throw error
    const { message, start } = error
    return { kind: 'refused', why: message, place: placeOf({ start, end: start + 1 }) }
  }
}
