// Where a provider is that had no namespace once: the answer to `-/TYPE/versions`.
import { accept, type Parsed } from '../../go/parsed.ts'
import { parseProviderSource } from '../../protocol/provider-address.ts'
import { decode, struct, text } from './decode.ts'

const ANSWER = struct({ id: text, moved_to: text })

/** The namespace that the clients suggest; null for none (internal/getproviders/didyoumean.go of both). */
export function readLegacyProvider(body: string, type: string): Parsed<string | null> {
  const decoded = decode(body, ANSWER)
  if (!decoded.ok) return decoded
  const { id, moved_to: moved } = decoded.value
  const address = parseProviderSource(moved === '' ? id : moved, 'terraform')
  const isKnown = address.kind === 'registry' && address.type === type
  return accept(isKnown ? address.namespace : null)
}
