// The media type in a Content-Type header, as Go's mime.ParseMediaType reads or rejects it.
import { trimEnd, trimStart } from './text.ts'

const TOKEN = "[A-Za-z0-9!#$%&'*+.^_`{|}~-]+"
const SPACE = String.raw`\p{White_Space}*`
// Before other characters Go keeps the backslash: Internet Explorer once sent whole Windows paths as file names.
const SPECIAL = String.raw`[()<>@,;:\\"/[\]?=]`

// Go accepts a single token, because it reads Content-Disposition with the same function.
const TYPE = new RegExp(`^${TOKEN}(?:/${TOKEN})?$`)
const QUOTED = String.raw`"((?:[^"\\\r\n]|\\${SPECIAL}|\\(?!${SPECIAL}))*)"`
const PARAMETER = new RegExp(
  `;${SPACE}(${TOKEN})${SPACE}=${SPACE}(?:(${TOKEN})|${QUOTED})${SPACE}`,
  'uy'
)
const ESCAPE = new RegExp(String.raw`\\(${SPECIAL})`, 'g')

/** The media type in lower case; null where Go rejects it, or its parameters. `text` is the header decoded as UTF-8. */
export function parseMediaType(text: string): string | null {
  const end = text.indexOf(';')
  const trimmed = trimEnd(trimStart(end < 0 ? text : text.slice(0, end)))
  // Go converts character by character: U+0130 becomes an i without the dot above it.
  const mediaType = trimmed.replaceAll('\u0130', 'i').toLowerCase()
  const isValid = TYPE.test(mediaType) && (end < 0 || areParameters(text, end))
  return isValid ? mediaType : null
}

/** True if all from `start` to the end is `; name=value`, with one value for each name. */
function areParameters(text: string, start: number): boolean {
  const values = new Map<string, string>()
  for (let at = start; at < text.length; ) {
    PARAMETER.lastIndex = at
    const [whole, name = '', token, quoted = ''] = PARAMETER.exec(text) ?? []
    if (whole === undefined) return trimEnd(text.slice(at)) === ';'
    const key = name.toLowerCase()
    const value = token ?? quoted.replace(ESCAPE, '$1')
    // RFC 2231: `name*` and `name*0` are other parameters until they are joined, which never fails.
    if ((values.get(key) ?? value) !== value) return false
    values.set(key, value)
    at += whole.length
  }
  return true
}
