// Reads ASCII armor as the clients do (github.com/ProtonMail/go-crypto, openpgp/armor/armor.go).
import { accept, type Parsed, refuse, trimEnd, trimStart } from '../../rules/go/text.ts'
import type { ArmorRules } from '../../rules/protocol/clients.ts'

const BEGIN = '-----BEGIN '
const END = '-----END '
const MAX_LINE = 96

const trim = (line: string): string => trimEnd(trimStart(line))

/** The bytes between the first `-----BEGIN TYPE-----` and its end; `why` follows the name of the text. */
export function decodeArmor(
  text: string,
  types: RegExp,
  { readsChecksum, trimsLines }: ArmorRules
): Parsed<Buffer> {
  const found = findBody(text.replace(/\n$/, '').split(/\r?\n/))
  if (found === null) return refuse(whyMissing(text))
  if (!types.test(found.type)) return refuse('begins with a block that is no public key')
  const lines = trimsLines ? found.body.map(trim) : found.body
  const end = lines.findIndex((line) => line.startsWith(END) || /^=.{4}$/.test(line))
  const body = end < 0 ? lines : lines.slice(0, end)
  if (body.some(({ length }) => length > MAX_LINE)) {
    return refuse(`has a line of more than ${MAX_LINE} characters`)
  }
  const bytes = decodeBase64(body)
  if (bytes === null) {
    const isSpaced = body.some((line) => line !== trim(line))
    return refuse(isSpaced ? 'has spaces around its lines' : 'has damaged base64 text')
  }
  const [checksum = END, next = ''] = end < 0 ? [] : lines.slice(end)
  if (!readsChecksum || checksum.startsWith(END)) return accept(bytes)
  if (!next.startsWith(END)) return refuse(`has no line \`${END}…\` after its checksum`)
  return checksum === checksumOf(bytes) ? accept(bytes) : refuse('has a wrong checksum')
}

/** The lines after the first line that begins a block and its headers. */
function findBody(lines: readonly string[]) {
  let type: string | null = null
  for (const [index, line] of lines.entries()) {
    const text = trim(line)
    if (type === null) type = text.startsWith(BEGIN) ? text.slice(BEGIN.length, -5) : null
    else if (text === '') return { type, body: lines.slice(index + 1) }
    else if (!text.includes(':')) type = null
  }
  return null
}

function whyMissing(text: string): string {
  if (/-----\\+[rn]/.test(text)) return 'has the characters `\\n` in place of line breaks'
  return text.includes(`\n${BEGIN}`) || text.startsWith(BEGIN)
    ? `has no empty line after \`${BEGIN}…\``
    : `has no line that begins with \`${BEGIN}\``
}

/** Null for what encoding/base64 refuses, which ignores single carriage returns and may go on after the padding. */
function decodeBase64(lines: readonly string[]): Buffer | null {
  const text = lines.join('').replaceAll('\r', '')
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(text)) return null
  return Buffer.concat((text.match(/[^=]+=*/g) ?? []).map((part) => Buffer.from(part, 'base64')))
}

/** The line with the CRC-24 (RFC 9580, 6.1.1). */
function checksumOf(bytes: Buffer): string {
  let crc = 0xb704ce
  for (const byte of bytes) {
    crc ^= byte << 16
    for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc & 0x800000 ? 0x1864cfb : 0)
  }
  return `=${Buffer.from([crc >> 16, crc >> 8, crc]).toString('base64')}`
}
