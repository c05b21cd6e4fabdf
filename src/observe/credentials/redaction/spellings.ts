// How a server, or this program, may spell a token.
import { quoteText } from '../../../rules/go/text.ts'
import { escapePart } from '../../../rules/go/url-escape.ts'
import { LONGEST_TOKEN, SHORTEST_HIDDEN, type Token } from '../../../rules/protocol/token.ts'

/** The parts of a token that must be hidden: the whole, and each of its lines. */
function partsOf(token: Token): readonly string[] {
  const text = token.reveal()
  const lines = /[\r\n]/.test(text) ? text.split(/[\r\n]+/) : []
  return [text, ...lines].filter((part) => part.trim().length >= SHORTEST_HIDDEN)
}

/** Most servers read a header byte by byte, and so does Node when the server returns it. */
const readingsOf = (part: string): readonly string[] => [
  ...new Set([part, Buffer.from(part).toString('latin1')])
]

/**
 * The base64 of a text that contains this one, as far as it depends on this one only: it differs with the
 * number of octets before it. Each without the character that begins at its end, and with it.
 */
const base64Of = (text: string): readonly string[] =>
  ['', 'x', 'xx'].flatMap((before) => {
    const encoded = Buffer.from(before + text).toString('base64')
    const part = encoded.slice(Math.ceil((before.length * 4) / 3)).replace(/=+$/, '')
    return encoded.endsWith('=') ? [part.slice(0, -1), part] : [part]
  })

/** The spellings of tokens that remain in `viewsOf`. Base64 has only the alphabet that URLs do not need. */
export function* searchedSpellings(tokens: readonly Token[]): Generator<string> {
  const parts = tokens.flatMap(partsOf).map((part) => part.trim().slice(0, LONGEST_TOKEN))
  for (const text of new Set(parts.flatMap(readingsOf))) {
    yield text
    // Forms and queries.
    if (text.includes(' ')) yield text.replaceAll(' ', '+')
    yield* base64Of(text)
    yield Buffer.from(text).toString('hex')
  }
}

// Longer tokens are in no line of a log, and masks of many tokens would flood it.
const MAX_DERIVED = 16 * 1024
const MAX_DERIVED_TOTAL = 1024 * 1024

/** Asks the runner to mask tokens, which it finds only with this case and these escapes, within a limit in all. */
export function masker(mask: (text: string) => void) {
  let room = MAX_DERIVED_TOTAL
  return (tokens: readonly Token[]) => {
    const parts = tokens.flatMap(partsOf).flatMap((part) => [part, part.trim()])
    const derived: string[] = []
    for (const text of new Set(parts.flatMap(readingsOf))) {
      if (text.length > MAX_DERIVED || room < 0) continue
      const forms = derivedOf(text).filter((form) => form.trim().length >= SHORTEST_HIDDEN)
      derived.push(...forms)
      room -= forms.join('').length
    }
    for (const text of new Set([...parts, ...derived])) mask(text)
  }
}

function derivedOf(text: string): readonly string[] {
  const path = escapePart(text, 'path')
  const quoted = quoteText(text).slice(1, -1)
  const percent = [encodeURIComponent(text.toWellFormed()), ...(path.ok ? [path.value] : [])]
  const base64 = base64Of(text)
  const hex = Buffer.from(text).toString('hex')
  return [
    text,
    text.toLowerCase(),
    quoted,
    JSON.stringify(text).slice(1, -1),
    ...percent,
    ...percent.map((escaped) => escaped.replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase())),
    ...base64,
    ...base64.map((encoded) => encoded.replaceAll('+', '-').replaceAll('/', '_')),
    hex,
    hex.toUpperCase()
  ]
}
