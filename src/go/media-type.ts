// The media type in a Content-Type header, and which values Go's mime.ParseMediaType cannot read.
import type { Parsed } from './parsed.ts'
import { accept, refuse } from './parsed.ts'

const TOKEN = /[A-Za-z0-9!#$%&'*+.^_`{|}~-]+/y
// unicode.IsSpace, which unlike \s has U+0085 and lacks U+FEFF.
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/y
const TSPECIALS = '()<>@,;:\\"/[]?='

const INVALID_PARAMETER = 'mime: invalid media parameter'

/**
 * The media type in lower case, without its parameters. They must be readable all the same: the
 * clients refuse a document whose Content-Type has one that is not. `text` is the header's bytes read
 * as UTF-8.
 */
export function parseMediaType(text: string): Parsed<string> {
  const end = text.indexOf(';')
  const mediaType = lowerCase(trim(end < 0 ? text : text.slice(0, end)))
  const why = mediaTypeMistake(mediaType) ?? (end < 0 ? null : parametersMistake(text, end))
  return why === null ? accept(mediaType) : refuse(why)
}

function mediaTypeMistake(mediaType: string): string | null {
  const main = match(TOKEN, mediaType, 0)
  if (main === '') return 'mime: no media type'
  // A lone word is accepted, for Go reads Content-Disposition with the same function.
  if (main === mediaType) return null
  if (mediaType[main.length] !== '/') return 'mime: expected slash after first token'
  const subtype = match(TOKEN, mediaType, main.length + 1)
  if (subtype === '') return 'mime: expected token after slash'
  const isWhole = main.length + 1 + subtype.length === mediaType.length
  return isWhole ? null : 'mime: unexpected content after media subtype'
}

/** What is wrong with `; name=value`, repeated from `start` to the end. */
function parametersMistake(text: string, start: number): string | null {
  const values = new Map<string, string>()
  let at = start
  while (at < text.length) {
    const parameter = readParameter(text, at)
    if (parameter === null) {
      const isLastSemicolon = text[at] === ';' && skipSpaces(text, at + 1) === text.length
      return isLastSemicolon ? null : INVALID_PARAMETER
    }
    // RFC 2231: `name*` and `name*0` are parameters of their own until they are put together, and
    // that never fails; so `a=b; a*=utf-8''c` repeats nothing.
    const earlier = values.get(parameter.name)
    if (earlier !== undefined && earlier !== parameter.value)
      return 'mime: duplicate parameter name'
    values.set(parameter.name, parameter.value)
    at = skipSpaces(text, parameter.end)
  }
  return null
}

type Value = { readonly value: string; readonly end: number }

function readParameter(text: string, start: number): (Value & { readonly name: string }) | null {
  if (text[start] !== ';') return null
  const nameStart = skipSpaces(text, start + 1)
  const name = match(TOKEN, text, nameStart)
  const equals = skipSpaces(text, nameStart + name.length)
  if (name === '' || text[equals] !== '=') return null
  const value = readValue(text, skipSpaces(text, equals + 1))
  return value === null ? null : { ...value, name: name.toLowerCase() }
}

function readValue(text: string, start: number): Value | null {
  if (text[start] === '"') return readQuoted(text, start)
  const value = match(TOKEN, text, start)
  return value === '' ? null : { value, end: start + value.length }
}

function readQuoted(text: string, start: number): Value | null {
  let value = ''
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at)
    const next = text.charAt(at + 1)
    if (character === '"') return { value, end: at + 1 }
    if (character === '\r' || character === '\n') return null
    // A backslash escapes only what needs it. Elsewhere Go keeps it, because MSIE once sent whole
    // Windows paths as the names of files.
    const isEscape = character === '\\' && next !== '' && TSPECIALS.includes(next)
    value += isEscape ? next : character
    if (isEscape) at += 1
  }
  return null
}

function trim(text: string): string {
  let end = text.length
  while (end > 0 && match(SPACES, text.charAt(end - 1), 0) !== '') end -= 1
  return text.slice(Math.min(end, skipSpaces(text, 0)), end)
}

// Go lower-cases character by character: U+0130 becomes an i without the dot above it.
const lowerCase = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase()

const skipSpaces = (text: string, start: number): number =>
  start + match(SPACES, text, start).length

function match(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start
  return pattern.exec(text)?.[0] ?? ''
}
