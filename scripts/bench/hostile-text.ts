// Time of the parsers for hostile texts of one MiB, against reading each character once.

import { recognizePage } from '../../src/observe/visit/recognition.ts'
import { readHcl1 } from '../../src/read/hcl/hcl1.ts'
import { readHclJson } from '../../src/read/hcl/json.ts'
import { readHcl } from '../../src/read/hcl/native.ts'
import { parseMediaType } from '../../src/rules/go/media-type.ts'
import { parseUrl, resolveUrl } from '../../src/rules/go/url.ts'
import { hostAdvice } from '../../src/rules/protocol/advice/address-advice.ts'
import { parseDocument } from '../../src/rules/protocol/document.ts'
import { displayText, parseHostname } from '../../src/rules/protocol/hostname.ts'
import { parseModuleSource } from '../../src/rules/protocol/module-address.ts'
import { parseServiceId } from '../../src/rules/protocol/services.ts'
import { HOSTILE_HCL, HOSTILE_JSON } from '../../test/support/hostile-hcl.ts'
import { type Figure, median, type Section, timed } from './figures.ts'

const LENGTH = 1024 ** 2
const ROUNDS = 5
// Quadratic time would be hundreds of thousands of times the floor.
const BUDGET = 1500

type Parser = {
  readonly what: string
  readonly texts: readonly string[]
  readonly read: (text: string) => unknown
}

/** The pieces repeated up to the length, after each of the starts. */
const repeat = (pieces: readonly string[], starts: readonly string[] = ['']): readonly string[] =>
  starts.flatMap((start) => pieces.map((piece) => start + piece.repeat(LENGTH / piece.length)))

const base = parseUrl('https://registry.example.com/a/b')

const PARSERS: readonly Parser[] = [
  {
    what: 'URL',
    texts: repeat(
      ['/', '../', './', '%2f', '%ff', '@', ':', '[', '?', '#', '😀', '\udc00'],
      ['', 'https://h/']
    ),
    read: (text) => base.ok && resolveUrl(base.value, text)
  },
  {
    what: 'media type',
    texts: repeat(['; c=d', ';', ' ', '\\', 'x'], ['a/b', 'a/b; c="']),
    read: parseMediaType
  },
  {
    what: 'hostname',
    texts: repeat(['a', 'a.', '-', '0:', 'a b,', '@', '_', 'ü', 'XN--a.', '\u0301\u0316', '日']),
    read: (text) => [parseHostname(text), displayText(text), hostAdvice(text)]
  },
  {
    what: 'module source',
    texts: repeat(
      ['/', '%', '@', ':', '//', 'a', '?a=b&', '../', '"'],
      ['git@h:a', 'github.com/a/b']
    ),
    read: (text) => parseModuleSource(text, 'opentofu')
  },
  {
    what: 'service id',
    texts: repeat(['9', '1.', '-', '1-', 'a.', '1+'], ['x.v1']),
    read: (text) => parseServiceId(`${text}!`, 'terraform')
  },
  {
    what: 'discovery document',
    texts: repeat(['"a":1,', '[', '{"a":', ' ', '\n', 'é', '9', '[],'], ['{', '{"a":[']),
    read: (text) => parseDocument(Buffer.from(text))
  },
  {
    what: 'HTML page',
    texts: repeat(['<!---->', '<!--', '<title', ' '], ['', '<html>']),
    read: (text) => recognizePage(Buffer.from(text))
  },
  { what: 'HCL', texts: HOSTILE_HCL.map(({ make }) => make(LENGTH)), read: readHcl },
  { what: 'HCL as JSON', texts: HOSTILE_JSON.map(({ make }) => make(LENGTH)), read: readHclJson },
  {
    what: 'CLI configuration',
    texts: repeat(['a = [', 'a {', '"a" ', '/*', '<<EOF\n', 'a = "', 'credentials "a" {}\n']),
    read: (text) => readHcl1(text, true)
  }
]

export async function measureHostileText(): Promise<Section> {
  const floorMs = median(rounds(() => readOnce('a'.repeat(LENGTH))))
  return {
    title: 'Hostile text of one MiB',
    notes: [
      'The slowest of each parser’s texts; the floor is a loop over the characters of one text.'
    ],
    figures: PARSERS.map((parser) => slowest(parser, floorMs))
  }
}

function slowest({ what, texts, read }: Parser, floorMs: number): Figure {
  const measured = texts.map((text) => ({ text, ms: rounds(() => read(text)) }))
  const [worst] = measured.sort((a, b) => median(b.ms) - median(a.ms))
  if (worst === undefined) throw new Error(`${what} has no texts`)
  const start = JSON.stringify(worst.text.slice(0, 12))
  return { ...timed(`${what}, ${start}…`, worst.ms), floorMs, budget: BUDGET }
}

const rounds = (act: () => unknown): number[] =>
  Array.from({ length: ROUNDS }, () => {
    const begun = performance.now()
    act()
    return performance.now() - begun
  })

function readOnce(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at)
  return sum
}
