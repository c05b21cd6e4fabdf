// Reads HCL's JSON syntax: JSON with positions and duplicate names, also in files with mistakes.
import { Reading } from './cursor.ts'
import { readBareTemplate } from './strings.ts'
import {
  type Attribute,
  type Expression,
  membersOf,
  PartCount,
  type Structure
} from './structure.ts'

// Far deeper than real configuration, and recursion stays far from the end of the stack.
const MAX_DEPTH = 200

// `isHcl1`: a comma may follow the last item, and text the outermost object (json/parser of hashicorp/hcl v1).
/** Reads HCL's JSON syntax (hcl/json/spec.md) up to the first fatal mistake. Never throws, in linear time. */
export function readHclJson(text: string, parts = new PartCount(), isHcl1 = false): Structure {
  const reader = new JsonReader(text, 0, parts)
  reader.isHcl1 = isHcl1
  const root = reader.readRoot()
  return reader.structure({ kind: 'json', members: root === undefined ? [] : membersOf(root) })
}

class JsonReader extends Reading {
  isHcl1 = false

  readRoot(): Expression | undefined {
    const { text } = this
    if (text.startsWith('\uFEFF')) {
      this.report('invalid start of value: JSON has no byte order mark', 0)
      this.at = 1
    }
    this.skipSpaces()
    const root = this.readValue()
    if (this.isHcl1 || root === undefined) return root
    this.skipSpaces()
    if (!this.isAtEnd()) {
      const message = 'extraneous data after value: extra characters appear after the JSON value'
      this.report(message, this.at)
    }
    if (root.kind !== 'object' && root.kind !== 'tuple') {
      const message = 'root value must be object: it is neither an object nor an array of objects'
      this.report(message, root.start)
    }
    return root
  }

  /** Skips white space, and comments with a report; returns the next character, '' at the end. */
  private skipSpaces(): string {
    const { text } = this
    for (;;) {
      const code = text.charCodeAt(this.at)
      if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) this.at++
      else if (code === 0x2f) this.skipComment()
      else return text.charAt(this.at)
    }
  }

  private skipComment(): void {
    const isLine = this.text.startsWith('//', this.at)
    this.report('invalid start of value: JSON has no comments', this.at)
    const close = isLine ? '\n' : '*/'
    const end = this.text.indexOf(close, this.at + 1)
    this.at = end < 0 ? this.text.length : end + close.length
  }

  /** Undefined after a fatal mistake, or after too many parts. */
  private readValue(): Expression | undefined {
    const { text, parts, at: start } = this
    this.countPart()
    if (parts.isExceeded()) return undefined
    const first = text.charAt(start)
    if (first === '"') {
      const value = this.readString()
      if (value === undefined) return undefined
      return readBareTemplate(value, { start, end: this.at }, parts)
    }
    if (first !== '{' && first !== '[') return this.readPrimitive()
    if (this.depth >= MAX_DEPTH)
      return this.stop(`values are nested deeper than ${MAX_DEPTH} levels`, start)
    this.depth++
    const items = first === '{' ? this.readItems('}', () => this.readMember()) : []
    const elements = first === '[' ? this.readItems(']', () => this.readValue()) : []
    this.depth--
    const span = { start, end: this.at }
    return first === '{' ? { kind: 'object', ...span, items } : { kind: 'tuple', ...span, elements }
  }

  private readPrimitive(): Expression | undefined {
    const { at: start } = this
    const word = this.match(PRIMITIVE)?.[0]
    if (word === undefined) {
      const expected = 'must start with a brace, a bracket, a number, a string, or a keyword'
      return this.stop(`invalid start of value: a JSON value ${expected}`, start)
    }
    this.at += word.length
    return { kind: 'primitive', start, end: this.at, value: JSON.parse(word) }
  }

  /** The items up to the closing bracket, which is skipped. */
  private readItems<Item>(close: '}' | ']', read: () => Item | undefined): readonly Item[] {
    this.at++
    const items: Item[] = []
    while (this.skipSpaces() !== close) {
      const item = read()
      if (item === undefined) break
      items.push(item)
      this.endItem(close)
    }
    if (!this.isAtEnd()) this.at++
    return items
  }

  private readMember(): Attribute | undefined {
    const { text, at: start } = this
    if (text.charAt(start) !== '"') {
      return this.stop('invalid object: expected a property name in double quotes, or "}"', start)
    }
    const name = this.readString()
    if (name === undefined) return undefined
    const end = this.at
    if (this.skipSpaces() !== ':') {
      const message = 'missing property value colon: expected ":" after the property name'
      return this.stop(message, this.at)
    }
    this.at++
    this.skipSpaces()
    const value = this.readValue()
    return value && { name, start, end, value }
  }

  private endItem(close: '}' | ']'): void {
    const next = this.skipSpaces()
    const comma = this.at
    if (next === close) return
    if (next === '') this.stop(`unclosed value: no "${close}" before the end of the file`, comma)
    if (next !== ',') {
      this.report(`missing separator: expected "," or "${close}"`, comma)
      return
    }
    this.at++
    if (this.skipSpaces() === close && !this.isHcl1) {
      this.report('trailing comma: JSON allows none', comma)
    }
  }

  /** At its quote; undefined if it is broken. */
  private readString(): string | undefined {
    const { text, at: start } = this
    let at = start + 1
    let isPlain = true
    for (let code = text.charCodeAt(at); code !== 0x22; code = text.charCodeAt(at)) {
      if (!(code >= 0x20)) return this.stopInString(start, at)
      if (code === 0x5c) isPlain = false
      at += code === 0x5c ? 2 : 1
    }
    this.at = at + 1
    if (isPlain) return text.slice(start + 1, at)
    return this.unescape(text.slice(start + 1, at), start + 1)
  }

  private stopInString(start: number, at: number): undefined {
    const isOpen = at >= this.text.length || this.text.charCodeAt(at) === 0x0a
    if (isOpen) return this.stop('invalid JSON string: no closing quote in its line', start)
    return this.stop('invalid JSON string: a control character must be escaped', at)
  }

  // A lone surrogate becomes U+FFFD, as in Go's encoding/json.
  private unescape(escaped: string, start: number): string {
    return escaped
      .replace(ESCAPE, (all, invalid: string | undefined, offset: number) => {
        const isUnused = this.isHcl1 && UNUSED_ESCAPE.test(all)
        if (invalid === undefined && !isUnused) return JSON.parse(`"${all}"`)
        const why = `invalid JSON string: ${JSON.stringify(all)} is not an escape sequence`
        const at = start + offset
        this.report(this.isHcl1 ? 'invalid escape sequence' : why, at, at + 2)
        return all
      })
      .toWellFormed()
  }
}

const PRIMITIVE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
// The group is what cannot follow a backslash.
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g
// The library of HCL 1 rejects an escaped slash, and panics at half of a surrogate pair.
const UNUSED_ESCAPE = /\/|u[dD][89a-fA-F]/
