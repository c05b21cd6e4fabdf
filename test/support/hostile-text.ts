// Texts that a registry, a file or a person may use to break a log, a table or a page, by what they attack.
import { readVectors } from './vectors.ts'

export type HostileText = { readonly name: string; readonly text: string }

/** The texts by what they attack. */
const BY_KIND: Readonly<Record<string, readonly string[]>> = {
  ...(readVectors('hostile-texts') as Readonly<Record<string, readonly string[]>>),
  size: [
    'a'.repeat(20_000),
    'word '.repeat(4_000),
    '|'.repeat(2_000),
    '`'.repeat(2_000),
    '<'.repeat(2_000),
    '&'.repeat(2_000),
    '\n'.repeat(2_000),
    '\u202E'.repeat(2_000),
    '😀'.repeat(2_000),
    '::'.repeat(2_000),
    '##['.repeat(2_000),
    '\u001B[31m'.repeat(2_000)
  ]
}

const ascii = (text: string): string =>
  JSON.stringify(text).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  )

/** About 300 texts, each named by its kind, its number and its beginning. */
export const HOSTILE_TEXTS: readonly HostileText[] = Object.entries(BY_KIND).flatMap(
  ([kind, texts]) =>
    texts.map((text, index) => ({
      name: `${kind} ${index + 1}: ${ascii(text.slice(0, 40))}`,
      text
    }))
)

/** The names of the texts with which something is wrong. */
export const hostileWhere = (isWrong: (text: string) => boolean): readonly string[] =>
  HOSTILE_TEXTS.filter(({ text }) => isWrong(text)).map(({ name }) => name)

// The first and last of the control and invisible characters, listed independently of src/.
const UNSEEN: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xe000, 0xf8ff],
  [0xfdd0, 0xfdef],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
  [0xe0000, 0x10ffff]
]

const hex = (point: number): string => point.toString(16)
const FORBIDDEN = new RegExp(
  `[${UNSEEN.map(([first, last]) => `\\u{${hex(first)}}-\\u{${hex(last)}}`).join('')}]`,
  'gu'
)

/** The forbidden code points in a text, in hexadecimal. */
export const unseenIn = (text: string): readonly string[] =>
  (text.match(FORBIDDEN) ?? []).map((character) => hex(character.codePointAt(0) ?? 0))
