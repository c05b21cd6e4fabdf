// The structure of an HCL file in either syntax, and the places of its parts.
import type { Place } from '../../rules/problems/place.ts'

/** The place of a part in the text: UTF-16 offsets, `end` exclusive. `placesIn` makes lines and columns of it. */
export type Span = { readonly start: number; readonly end: number }

/** A piece of a template: known text, or an expression or directive that only the clients evaluate. */
export type TemplatePart =
  | { readonly kind: 'known'; readonly value: string }
  /** The span is that of the whole `${ … }` or `%{ … }`; in JSON that of the string, and `code` is the part. */
  | ({ readonly kind: 'unknown'; readonly code?: string } & Span)

/** A value, as far as it is read. `verbatim`: in JSON the plain text, which clients may not evaluate; else as `value`. */
export type Expression = Span &
  (
    | { readonly kind: 'string'; readonly value: string; readonly verbatim: string }
    /** At least one part is unknown. Neighbouring known parts are joined. */
    | {
        readonly kind: 'template'
        readonly parts: readonly TemplatePart[]
        readonly verbatim: string | undefined
      }
    | { readonly kind: 'primitive'; readonly value: number | boolean | null }
    | { readonly kind: 'object'; readonly items: readonly ObjectItem[] }
    | { readonly kind: 'tuple'; readonly elements: readonly Expression[] }
    /** Anything else: references, calls, operators, `for`, and values that are nested too deeply. */
    | { readonly kind: 'other' }
  )

/** One entry of an object constructor; the name is undefined if it must be evaluated. The span is that of the key. */
export type ObjectItem = Span & { readonly name: string | undefined; readonly value: Expression }

/** An argument. The span is that of the name, with its quotes if it has any. */
export type Attribute = ObjectItem & {
  readonly name: string
  /** In the native syntax of HCL 1, where arguments and blocks are one: written with `=`. */
  readonly isAssigned?: true
  /** In HCL 1: the names of the items of the value are labels of blocks. */
  readonly hasLabels?: boolean
}

/** A label; the span includes its quotes. */
export type Label = Span & { readonly value: string }

/** The span is that of the header; in JSON, of the bracket that opens the value (as in the official parser). */
export type Block = Span & {
  readonly type: string
  readonly labels: readonly Label[]
  readonly body: Body
}

/** In JSON the schema decides what is a block, so members are kept as written: use `blocksOf` and `attributesOf`. */
export type Body =
  | {
      readonly kind: 'native'
      readonly attributes: readonly Attribute[]
      readonly blocks: readonly Block[]
      /** False if the body cannot have an argument of that name; does not read the body. */
      readonly mayHave?: (name: string) => boolean
    }
  | { readonly kind: 'json'; readonly members: readonly Attribute[] }

// Columns count Unicode code points; a byte order mark has none.
/** A part of several lines ends with the first line. */
type PlaceInText = Pick<Place, 'line' | 'column' | 'endColumn'>

export type Mistake = Span & { readonly message: string }

// Real files reach this beyond 8 MB.
const MAX_PARTS = 250_000
// A part of three characters takes a hundred bytes or more.
const PART_BYTES = 100

/** Counts the blocks, arguments, values and pieces of strings of one file, which its memory depends on. */
export class PartCount {
  readonly max: number
  private count = 0

  constructor(max = MAX_PARTS) {
    this.max = max
  }

  add(): boolean {
    this.count += 1
    return this.count <= this.max
  }

  isExceeded(): boolean {
    return this.count > this.max
  }

  get bytes(): number {
    return this.count * PART_BYTES
  }
}

/** `problems` has at most one entry: later ones often follow from it. Some bodies are read, and counted, on demand. */
export type Structure = {
  readonly text: string
  readonly body: Body
  readonly parts: PartCount
  readonly problems: readonly (PlaceInText & { readonly message: string })[]
}

// In JSON the type, each label and the body can each be an object or an array of objects (hcl json/spec.md).
/** The blocks of one type with exactly that many labels. In JSON, `null` is not a block (json/structure.go). */
export const blocksOf = (body: Body, type: string, labels: number): readonly Block[] => {
  if (body.kind === 'native') {
    return body.blocks.filter((block) => block.type === type && block.labels.length === labels)
  }
  return body.members.flatMap(({ name, value }) =>
    name === type ? unpack(type, value, labels, []) : []
  )
}

/** All arguments of a body; in JSON also the members that can be blocks. */
export const attributesOf = (body: Body): readonly Attribute[] =>
  body.kind === 'native' ? body.attributes : body.members

/** The first argument of that name: a second one is a mistake in both syntaxes. */
export function attributeOf(body: Body, name: string): Attribute | undefined {
  if (body.kind === 'native' && body.mayHave?.(name) === false) return undefined
  return attributesOf(body).find((attribute) => attribute.name === name)
}

/** The members of a JSON value as a body: those of an object, or of the objects in an array. */
export const membersOf = (value: Expression): readonly Attribute[] => {
  const objects = value.kind === 'tuple' ? value.elements : [value]
  return objects.flatMap((object) =>
    object.kind === 'object' ? object.items.filter(isMember) : []
  )
}

// The key "//" is a comment (hcl json/spec.md).
const isMember = (item: ObjectItem): item is Attribute =>
  item.name !== undefined && item.name !== '//'

function unpack(
  type: string,
  value: Expression,
  labelsLeft: number,
  labels: readonly Label[]
): readonly Block[] {
  if (labelsLeft > 0) {
    return membersOf(value).flatMap(({ name, start, end, value: inner }) =>
      unpack(type, inner, labelsLeft - 1, [...labels, { value: name, start, end }])
    )
  }
  const span = { start: value.start, end: value.start + 1 }
  return (value.kind === 'tuple' ? value.elements : [value])
    .filter(({ kind }) => kind === 'object' || kind === 'tuple')
    .map((item) => ({ ...span, type, labels, body: { kind: 'json', members: membersOf(item) } }))
}

/** Each place is a binary search in lines, so that a million places in one long line stay cheap. */
export const placesIn = (text: string): ((span: Span) => PlaceInText) => {
  const lines = [text.startsWith('\uFEFF') ? 1 : 0]
  let newline = text.indexOf('\n')
  let pairs: readonly number[] | undefined
  return ({ start, end }) => {
    for (; newline >= 0 && newline < start; newline = text.indexOf('\n', newline + 1)) {
      lines.push(newline + 1)
    }
    pairs ??= surrogatePairs(text)
    // The byte order mark itself has the place of the next character.
    const line = Math.max(1, countUpTo(lines, start))
    const lineStart = lines[line - 1] ?? 0
    const lineEnd = (lines[line] ?? (newline < 0 ? text.length : newline) + 1) - 1
    return {
      line,
      column: columnOf(Math.max(start, lineStart), lineStart, pairs),
      endColumn: columnOf(Math.min(end, lineEnd), lineStart, pairs)
    }
  }
}

const columnOf = (offset: number, lineStart: number, pairs: readonly number[]): number =>
  offset - lineStart - countUpTo(pairs, offset - 1) + countUpTo(pairs, lineStart - 1) + 1

// Two UTF-16 units, one code point: the offset of each first half.
const surrogatePairs = (text: string): readonly number[] =>
  /[\uD800-\uDBFF]/.test(text)
    ? Array.from(text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g), (match) => match.index)
    : []

function countUpTo(sorted: readonly number[], limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}
