// The media type in a Content-Type header, as Go's mime.ParseMediaType reads or rejects it.

const TOKEN = "[A-Za-z0-9!#$%&'*+.^_`{|}~-]+"
// unicode.IsSpace: unlike \s it includes U+0085 and excludes U+FEFF.
const SPACE = String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`
// Before other characters Go keeps the backslash: Internet Explorer once sent whole Windows paths as file names.
const SPECIAL = String.raw`[()<>@,;:\\"/[\]?=]`

// Go accepts a single token, because it reads Content-Disposition with the same function.
const TYPE = new RegExp(`^${TOKEN}(?:/${TOKEN})?$`)
const QUOTED = String.raw`"((?:[^"\\\r\n]|\\${SPECIAL}|\\(?!${SPECIAL}))*)"`
const PARAMETER = new RegExp(
  `;${SPACE}*(${TOKEN})${SPACE}*=${SPACE}*(?:(${TOKEN})|${QUOTED})${SPACE}*`,
  'y'
)
const LAST_SEMICOLON = new RegExp(`;${SPACE}*$`, 'y')
const ESCAPE = new RegExp(String.raw`\\(${SPECIAL})`, 'g')
// The lookbehind makes the search begin once in a run of spaces.
const OUTER_SPACE = new RegExp(`^${SPACE}+|(?<!${SPACE})${SPACE}+$`, 'g')

/** The media type in lower case; null where Go rejects it, or its parameters. `text` is the header decoded as UTF-8. */
export function parseMediaType(text: string): string | null {
  const end = text.indexOf(';')
  const mediaType = lowerCase((end < 0 ? text : text.slice(0, end)).replace(OUTER_SPACE, ''))
  const isValid = TYPE.test(mediaType) && (end < 0 || areParameters(text, end))
  return isValid ? mediaType : null
}

/** Whether all from `start` to the end is `; name=value`, with one value for each name. */
function areParameters(text: string, start: number): boolean {
  const values = new Map<string, string>()
  for (let at = start; at < text.length; ) {
    PARAMETER.lastIndex = at
    const [whole, written = '', token, quoted = ''] = PARAMETER.exec(text) ?? []
    if (whole === undefined) {
      LAST_SEMICOLON.lastIndex = at
      return LAST_SEMICOLON.test(text)
    }
    const name = written.toLowerCase()
    const value = token ?? quoted.replace(ESCAPE, '$1')
    // RFC 2231: `name*` and `name*0` are other parameters until they are joined, which never fails.
    const earlier = values.get(name)
    if (earlier !== undefined && earlier !== value) return false
    values.set(name, value)
    at += whole.length
  }
  return true
}

// Go converts character by character: U+0130 becomes an i without the dot above it.
const lowerCase = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase()
