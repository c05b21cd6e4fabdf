// Responses in HTTP/1, right, cut off or mutated byte by byte and line by line.
import { gzipSync } from 'node:zlib'
import type { Random } from './random.ts'

export type Exchange = {
  /** Sent one after the other; a pause after each if `slow`. */
  readonly parts: readonly Buffer[]
  readonly slow: boolean
  /** What follows; `hold`: nothing, and the connection stays open. */
  readonly ending: 'end' | 'reset' | 'hold' | 'garbage'
  /** Whether net/http accepts the document; null if only the client itself could tell. */
  readonly accepted: boolean | null
}

// Every part of it that ends between the spaces is a document, too: only the framing tells that more follows.
const DOCUMENT = `{"modules.v1":"/v1/modules/"}${' '.repeat(400)}`
const CORE = DOCUMENT.trimEnd().length

/** An exchange; with `holds`, some connections stay open without a word. */
export function makeExchange(random: Random, { holds }: { readonly holds: boolean }): Exchange {
  const { below, pick } = random
  const response = messages(random)
  const kind = pick(['valid', 'cut', 'mutated', 'mutated', 'mutated', 'mutated'])
  const made =
    kind === 'cut'
      ? cut(response, random)
      : kind === 'valid'
        ? Buffer.concat(response.pieces)
        : mutate(response.pieces, random)
  const isWhole = kind === 'valid'
  const endings = ['end', 'end', 'reset', 'garbage', holds ? 'hold' : 'end'] as const
  return {
    parts: split(made, random),
    slow: below(4) === 0,
    // A response without a length ends with its connection, and a reset may discard what was sent.
    ending: isWhole ? 'end' : pick(endings),
    accepted: isWhole ? true : kind === 'cut' ? false : null
  }
}

type Field = readonly [name: string, value: string]

type Response = {
  readonly pieces: readonly Buffer[]
  /** At least this many bytes at the end are needed to know that the document is complete. */
  readonly tail: number
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

/** A header that the client must ignore. */
const noise = ({ below, pick, text }: Random): Field => [
  `x-${below(1000)}`,
  text(['a', 'Z', '0', ' ', ',', ';', '"', '='], 40).trim() + pick(['', 'é'])
]

function fieldsOf(random: Random): readonly Field[] {
  const all: Field[] = [
    ['content-type', random.pick(['application/json', 'application/json; charset=utf-8'])]
  ]
  for (let count = random.below(5); count > 0; count -= 1) all.push(noise(random))
  return all
}

/** HTTP/1.1, one piece for each line and part of the body. */
function messages(random: Random): Response {
  const { below, pick } = random
  const isGzip = below(4) === 0
  const body = isGzip ? gzipSync(DOCUMENT) : latin1(DOCUMENT)
  const isChunked = below(2) === 0
  const fields = [
    ...fieldsOf(random),
    ...(isGzip ? [['Content-Encoding', 'gzip'] as const] : []),
    isChunked
      ? (['Transfer-Encoding', 'chunked'] as const)
      : (['Content-Length', String(body.length)] as const)
  ]
  const end = pick(['\r\n', '\r\n', '\n'])
  const lines = fields.map(([name, value]) => `${name}:${pick(['', ' ', '\t '])}${value}${end}`)
  const interim = below(6) === 0 ? [`HTTP/1.1 103 Early Hints${end}`, end] : []
  const head = [...interim, `HTTP/1.1 200${pick([' OK', ' ', ''])}${end}`, ...lines, end]
  const tail = isGzip ? 1 : isChunked ? 2 : 1
  return { pieces: [...head.map(latin1), ...(isChunked ? chunks(body, random) : [body])], tail }
}

function chunks(body: Buffer, random: Random): readonly Buffer[] {
  const pieces = split(body, random).flatMap((part) => [
    latin1(`${part.length.toString(16)}${random.pick(['', ';x=y'])}\r\n`),
    part,
    latin1('\r\n')
  ])
  return [...pieces, latin1(`0\r\n${random.pick(['', 'X: y\r\n'])}\r\n`)]
}

/** The response without its end: enough for a document, but not for the framing. */
function cut({ pieces, tail }: Response, { below }: Random): Buffer {
  const whole = Buffer.concat(pieces)
  const most = DOCUMENT.length - CORE
  return whole.subarray(0, Math.max(0, whole.length - 1 - below(tail + most)))
}

/** The bytes in up to eight parts. */
function split(bytes: Buffer, { below }: Random): readonly Buffer[] {
  const ends = Array.from({ length: below(8) }, () => below(bytes.length + 1))
  const all = [...ends, bytes.length].sort((one, other) => one - other)
  const parts = all.map((end, index) => bytes.subarray(all[index - 1] ?? 0, end))
  return parts.filter(({ length }) => length > 0)
}

/** Up to three changes among the pieces, and up to three among the bytes. */
function mutate(pieces: readonly Buffer[], random: Random): Buffer {
  const { below, pick } = random
  const list = [...pieces]
  for (let changes = below(4); changes > 0; changes -= 1) {
    const at = below(list.length)
    const piece = list[at] ?? Buffer.alloc(0)
    pick([
      () => list.splice(at, 1),
      () => list.splice(at, 0, piece),
      () => list.splice(below(list.length + 1), 0, ...list.splice(at, 1)),
      () => list.splice(at, 0, Buffer.concat(Array.from({ length: 50 }, () => piece))),
      () => list.splice(at, list.length)
    ])()
  }
  let bytes: Buffer = Buffer.concat(list)
  for (let changes = below(4); changes > 0; changes -= 1) bytes = mutateBytes(bytes, random)
  return bytes
}

function mutateBytes(bytes: Buffer, { below, pick, text }: Random): Buffer {
  // Half of the changes are in the head, where the framing is.
  const at = below(below(2) === 0 ? Math.min(bytes.length, 100) + 1 : bytes.length + 1)
  const to = at + below(below(5) === 0 ? 80 : 4)
  const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)]
  const flipped = Buffer.from(piece.length > 0 ? piece : [0])
  flipped[0] = (flipped[0] ?? 0) ^ (1 << below(8))
  return pick([
    () => Buffer.concat([before, after]),
    () => Buffer.concat([before, flipped, after]),
    () => Buffer.concat([before, piece, piece, after]),
    () => Buffer.concat([before, latin1(text(PIECES, 4)), piece, after]),
    () => Buffer.concat([before, latin1(text(PIECES, 4)), after]),
    () => Buffer.concat([before, Buffer.alloc(below(300), below(256)), after]),
    () => Buffer.concat([after, before, piece])
  ])()
}

const PIECES = [
  '\r\n',
  '\r\n\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  ':',
  ',',
  '0',
  '-1',
  '7fffffffffffffff',
  '\xff\xff\xff',
  'HTTP/1.1 200 OK\r\n',
  'HTTP/1.1 100 Continue\r\n\r\n',
  'Content-Length: 5\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Content-Encoding: gzip\r\n',
  'Location: /a\r\n'
] as const
