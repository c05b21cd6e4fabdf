// The media type in a Content-Type header, as Go's mime.ParseMediaType reads or rejects it.
import { accept, type Parsed, refuse } from './text.ts'

const TOKEN = "[A-Za-z0-9!#$%&'*+.^_`{|}~-]+"
// unicode.IsSpace: unlike \s it includes U+0085 and excludes U+FEFF.
const SPACE = String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`
// Before other characters Go keeps the backslash: Internet Explorer once sent whole Windows paths as file names.
const SPECIAL = String.raw`[()<>@,;:\\"/[\]?=]`

const TYPE = new RegExp(`^(${TOKEN})?(/)?(${TOKEN})?(.*)$`, 's')
const QUOTED = String.raw`"((?:[^"\\\r\n]|\\${SPECIAL}|\\(?!${SPECIAL}))*)"`
const PARAMETER = new RegExp(
  `;${SPACE}*(${TOKEN})${SPACE}*=${SPACE}*(?:(${TOKEN})|${QUOTED})${SPACE}*`,
  'y'
)
const LAST_SEMICOLON = new RegExp(`;${SPACE}*$`, 'y')
const ESCAPE = new RegExp(String.raw`\\(${SPECIAL})`, 'g')
// The lookbehind makes the search begin once in a run of spaces.
const OUTER_SPACE = new RegExp(`^${SPACE}+|(?<!${SPACE})${SPACE}+$`, 'g')

/** The media type in lower case. Its parameters must be valid all the same. `text` is the header decoded as UTF-8. */
export function parseMediaType(text: string): Parsed<string> {
  const end = text.indexOf(';')
  const mediaType = lowerCase((end < 0 ? text : text.slice(0, end)).replace(OUTER_SPACE, ''))
  const why = mediaTypeMistake(mediaType) ?? (end < 0 ? null : parametersMistake(text, end))
  return why === null ? accept(mediaType) : refuse(why)
}

function mediaTypeMistake(mediaType: string): string | null {
  const [, main, slash, subtype, rest] = TYPE.exec(mediaType) ?? []
  if (main === undefined) return 'mime: no media type'
  // Go accepts a single token, because it reads Content-Disposition with the same function.
  if (main === mediaType) return null
  if (slash === undefined) return 'mime: expected slash after first token'
  if (subtype === undefined) return 'mime: expected token after slash'
  return rest === '' ? null : 'mime: unexpected content after media subtype'
}

/** What is wrong with `; name=value`, repeated from `start` to the end. */
function parametersMistake(text: string, start: number): string | null {
  const values = new Map<string, string>()
  for (let at = start; at < text.length; ) {
    PARAMETER.lastIndex = at
    const [whole, written = '', token, quoted = ''] = PARAMETER.exec(text) ?? []
    if (whole === undefined) {
      LAST_SEMICOLON.lastIndex = at
      return LAST_SEMICOLON.test(text) ? null : 'mime: invalid media parameter'
    }
    const name = written.toLowerCase()
    const value = token ?? quoted.replace(ESCAPE, '$1')
    // RFC 2231: `name*` and `name*0` are other parameters until they are joined, which never fails.
    const earlier = values.get(name)
    if (earlier !== undefined && earlier !== value) return 'mime: duplicate parameter name'
    values.set(name, value)
    at += whole.length
  }
  return null
}

// Go converts character by character: U+0130 becomes an i without the dot above it.
const lowerCase = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase()
