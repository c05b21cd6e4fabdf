// The answers of a network mirror (getproviders/http_mirror_source.go of both clients).
import { parseMediaType } from '../../go/media-type.ts'
import { accept, type Parsed, refuse } from '../../go/text.ts'
import { decode, list, map, optional, type Shape, struct, text } from './decode.ts'
import type { Platform } from './provider-document.ts'

const INDEX = struct({ versions: map(struct({})) })

/** The version texts of `index.json`; the clients ignore those that they cannot read. */
export function readMirrorIndex(
  body: string,
  contentType: string | null
): Parsed<readonly string[]> {
  const decoded = decodeJson(body, contentType, INDEX)
  return decoded.ok ? accept([...(decoded.value.versions?.keys() ?? [])]) : decoded
}

export type MirrorArchive =
  /** `url` is relative to where the answer was found. Without hashes, any archive is accepted. */
  | { readonly kind: 'archive'; readonly url: string; readonly hashes: readonly string[] }
  | { readonly kind: 'no-platform' }
  /** Both clients crash on a null in place of the archive. */
  | { readonly kind: 'crash' }

const VERSION = struct({ archives: map(optional(struct({ url: text, hashes: list(text) }))) })

/** The archive of a platform in `VERSION.json`. */
export function readMirrorVersion(
  body: string,
  contentType: string | null,
  { os, arch }: Platform
): Parsed<MirrorArchive> {
  const decoded = decodeJson(body, contentType, VERSION)
  if (!decoded.ok) return decoded
  const archive = decoded.value.archives?.get(`${os}_${arch}`)
  if (archive === undefined) return accept({ kind: 'no-platform' })
  if (archive === null) return accept({ kind: 'crash' })
  const { hashes, url } = archive
  return hashes.some((hash) => hash.indexOf(':') < 1)
    ? refuse(`has a hash without a scheme, such as "zh:", in "archives.${os}_${arch}"`)
    : accept({ kind: 'archive', url, hashes })
}

/** The only answers whose media type counts. */
function decodeJson<T>(body: string, contentType: string | null, shape: Shape<T>): Parsed<T> {
  const type = parseMediaType(contentType ?? '')
  if (type.ok && type.value === 'application/json') return decode(body, shape)
  return refuse(
    contentType === null
      ? 'has no Content-Type; expected application/json'
      : 'has a Content-Type other than application/json'
  )
}
