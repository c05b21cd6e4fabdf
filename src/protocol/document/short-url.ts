// URLs that stand for longer ones: a document may contain one of 1 MiB.
import { cutAt } from './short-value.ts'

/** In characters: servers accept no longer URL. */
export const MAX_URL = 2048

// What url.Parse accepts in no part, or not before the fragment (go/url.ts).
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/
const CONTROL = /[^ -~\u0080-\uffff]/

/**
 * A URL that is accepted or refused as the long one is, with the same flaws. What is in the middle of its
 * path, or at the end of its query, decides nothing else; neither does a host of more than 2,048 characters.
 */
export function shortUrl(value: string): string {
  if (value.length <= MAX_URL) return value
  const [main, fragment] = splitAt(value, '#')
  const [place, query] = splitAt(main, '?')
  return [
    shortPlace(place),
    query && cutAt(query, MAX_URL),
    CONTROL.test(main) ? '\u007f' : '',
    fragment && (BROKEN_ESCAPE.test(fragment) ? '#%' : '#')
  ].join('')
}

/** Host and path. Keeps how a path begins and ends, and whether it has an empty segment. */
function shortPlace(place: string): string {
  const start = cutAt(place, MAX_URL)
  if (start === place) return place
  const broken = BROKEN_ESCAPE.test(place) ? '%' : ''
  const empty = place.includes('//', MAX_URL - 1) ? '//' : ''
  const end = /\/\.{0,2}$/.exec(place.slice(-3))?.[0] ?? ''
  return `${start.replace(/%.?$/, '')}${empty}~${broken}${end}`
}

/** The text before the mark, and the rest with the mark. */
function splitAt(text: string, mark: string): readonly [before: string, rest: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}
