// Resolves references against a base URL: RFC 3986 §5.2 as Go's net/url implements it.
import { accept, type Parsed } from './text.ts'
import { parseUrl, type Url } from './url.ts'
import { escapePath } from './url-escape.ts'

/** url.Parse, then URL.ResolveReference, which removes dot segments, also from absolute URLs. */
export function resolveUrl(base: Url, reference: string): Parsed<Url> {
  const parsed = parseUrl(reference)
  return parsed.ok ? accept(resolveReference(base, parsed.value)) : parsed
}

/** URL.ResolveReference. */
export function resolveReference(base: Url, reference: Url): Url {
  if (reference.scheme !== '' || reference.host !== '' || reference.user !== null) {
    const scheme = reference.scheme === '' ? base.scheme : reference.scheme
    return { ...reference, scheme, path: resolvePath(reference.path) }
  }
  const { scheme } = base
  const isEmpty = reference.path === '' && !reference.forceQuery && reference.query === ''
  const query = isEmpty ? base.query : reference.query
  const fragment = isEmpty && reference.fragment === '' ? base.fragment : reference.fragment
  if (reference.path === '' && base.opaque !== '') {
    return { ...reference, scheme, query, fragment, opaque: base.opaque }
  }
  const path = resolvePath(joinPath(base.path, reference.path))
  return { ...reference, scheme, query, fragment, user: base.user, host: base.host, path }
}

function joinPath(base: string, reference: string): string {
  if (reference === '') return base
  if (reference.startsWith('/')) return reference
  return base.slice(0, base.lastIndexOf('/') + 1) + reference
}

/** `path` without its dot segments; it begins with a slash unless it is empty. */
function resolvePath(path: string): string {
  if (path === '') return ''
  const segments = path.split('/')
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') {
      kept.pop()
      // Go loses the root of the path here, so `/..//a` becomes `/a`, but `/.//a` becomes `//a`.
      if (kept.length === 1 && kept[0] === '') kept.pop()
    } else if (segment !== '.') {
      kept.push(segment)
    } else if (kept.length === 0) {
      kept.push('')
    }
  }
  const last = segments.at(-1)
  const resolved = `/${kept.join('/')}${last === '.' || last === '..' ? '/' : ''}`
  const escaped = escapePath(resolved.startsWith('//') ? resolved.slice(1) : resolved)
  // Cannot fail: the path was escaped before.
  return escaped.ok ? escaped.value : resolved
}
