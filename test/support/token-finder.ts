// Finds a text in output however it is encoded. Written without knowledge of how tokens are hidden.
import { domainToUnicode } from 'node:url'

type Decoder = (text: string) => string

const byte = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))
const character = (code: number): string => (code < 0x110000 ? String.fromCodePoint(code) : '')

/** Text whose characters are bytes, as UTF-8. */
const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8')

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' '
}
const LETTERS: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v'
}

const DECODERS: readonly Decoder[] = [
  // Percent-encoding.
  (text) => text.replace(/(?:%[0-9a-f]{2})+/gi, (all) => utf8(byteString(all, 3))),
  // Strings of JSON, JavaScript, Go and shells.
  (text) =>
    text.replace(
      /(?:\\x[0-9a-f]{2})+|\\u\{?([0-9a-f]{4,6})\}?|\\U([0-9a-f]{8})|\\(.)/gis,
      (all, short: string | undefined, long: string | undefined, one: string | undefined) => {
        if (one !== undefined) return LETTERS[one] ?? one
        const code = short ?? long
        return code === undefined ? utf8(byteString(all, 4)) : character(Number.parseInt(code, 16))
      }
    ),
  // HTML, XML and the code points of our own reports.
  (text) =>
    text
      .replace(/&#x0*([0-9a-f]{1,6});?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
      .replace(/&#0*([0-9]{1,7});?/g, (_, digits: string) => character(Number(digits)))
      .replace(/&(\w{2,4});/g, (all, name: string) => NAMED[name.toLowerCase()] ?? all)
      .replace(/<wbr>/g, ''),
  (text) =>
    text.replace(/<U\+([0-9A-F]{4,6})>/g, (_, hex: string) => character(Number.parseInt(hex, 16))),
  // Names of hosts.
  (text) => text.replace(/xn--[a-z0-9-]+/gi, (label) => domainToUnicode(label) || label),
  // Forms.
  (text) => text.replaceAll('+', ' ')
]

const byteString = (escapes: string, width: number): string =>
  Array.from({ length: escapes.length / width }, (_, at) =>
    byte(escapes.slice(width * at + width - 2, width * (at + 1)))
  ).join('')

/** What runs of base64 and of hexadecimal digits decode to, from each place where they may begin. */
function* decodedRuns(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[\w+/-]{6,}/g)) {
    for (const from of [0, 1, 2, 3]) yield Buffer.from(run.slice(from), 'base64').toString('utf8')
  }
  for (const [run] of text.matchAll(/[0-9a-f]{8,}/gi)) {
    for (const from of [0, 1]) yield Buffer.from(run.slice(from), 'hex').toString('utf8')
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')

const LEVELS = 3

/** Every reading of a text: decoded up to three times, in any order. */
function readingsOf(text: string): ReadonlySet<string> {
  const all = new Set([text])
  let last = [text]
  for (let level = 0; level < LEVELS; level += 1) {
    last = last
      .flatMap((reading) => DECODERS.map((decode) => decode(reading)))
      .filter((reading) => !all.has(reading))
    last = [...new Set(last)]
    for (const reading of last) all.add(reading)
  }
  const decoded = [...all].flatMap((reading) => [...new Set(decodedRuns(reading))].join('\n'))
  return new Set([...all, ...decoded].map(plain))
}

/** Those of the texts that a person with the usual tools finds in a line of the output. */
export function found(output: string, texts: readonly string[]): readonly string[] {
  const lines = new Set(output.split(/\r?\n/))
  const readings = [...lines].flatMap((line) => [...readingsOf(line)])
  return texts.filter((text) => {
    const wanted = [text, Buffer.from(text).toString('latin1')].map(plain)
    return wanted.some((each) => readings.some((reading) => reading.includes(each)))
  })
}
