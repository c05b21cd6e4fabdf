// The project file `.tf-disco.hcl`: settings that pull requests, laptops and pre-commit share. A pull request can change it.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ifPossible, readText } from '../read/files/read-text.ts'
import { readHcl } from '../read/hcl/native.ts'
import {
  attributeOf,
  attributesOf,
  type Block,
  type Body,
  type Expression,
  type Span
} from '../read/hcl/structure.ts'
import { type SourceText, sourceText } from '../read/hcl/values.ts'
import { PROJECT_FILE } from '../read/scan/file-kinds.ts'
import { accept } from '../rules/go/text.ts'
import { countGlobs, isSimple, MAX_GLOBS } from '../rules/ignore/globs.ts'
import type { IgnoreRule } from '../rules/ignore/ignore.ts'
import { brief, describeReadFailure, showCount, some } from '../rules/problems/brief.ts'
import { type Place, showPlace } from '../rules/problems/place.ts'
import { renderFrame } from '../rules/text/frame.ts'
import { visible } from '../rules/text/safe-text.ts'
import { list, one, type Setting } from './kinds.ts'
import { listItems, readHost, readProblemCode } from './lines.ts'
import { didYouMean } from './nearest.ts'
import { SETTINGS, type SettingName } from './table.ts'

// A hundred times the size of a long one.
const MAX_BYTES = 256 * 1024
// More than a person mends at once.
const MAX_MISTAKES = 20

export type ProjectFile = {
  /** The settings without mistakes, as the text of an input: a list has one item a line. */
  readonly settings: ReadonlyMap<SettingName, Written>
  readonly ignore: readonly IgnoreRule[]
  /** Each with its line, and marks below what is wrong. */
  readonly mistakes: readonly string[]
}

type Written = { readonly text: string; readonly place: Place }

/** Settings that hold secrets, write, or decide what a pull request may do are not among them. */
export const PROJECT_SETTINGS = SETTINGS.filter(({ inProject }) => inProject === true)

/** `allowed_hosts` for `allowed-hosts`. */
export const nameInFile = (setting: string): string => setting.replaceAll('-', '_')

type ArgumentRow = Pick<Setting, 'name' | 'kind'>

const ROWS: readonly ArgumentRow[] = PROJECT_SETTINGS.map(({ name, kind }) => ({
  name: nameInFile(name),
  kind
}))

const OF_IGNORE: readonly ArgumentRow[] = [
  { name: 'paths', kind: list('GLOB', accept<string>) },
  { name: 'host', kind: one('HOST', readHost) },
  { name: 'reason', kind: one('TEXT', accept<string>) }
]

/** Reads the file at the top of the checkout, if there is one. */
export function readProjectFile(directory: string): ProjectFile {
  const path = join(directory, PROJECT_FILE)
  const stats = ifPossible(() => lstatSync(path), null)
  if (stats === null) return parseProjectFile('')
  // Messages would show lines of any file of this machine.
  const read = stats.isSymbolicLink() ? null : readText(path, MAX_BYTES)
  if (read?.ok) return parseProjectFile(read.text)
  const why = read === null ? 'is a symbolic link' : describeReadFailure(read.failure)
  return { settings: new Map(), ignore: [], mistakes: [`${PROJECT_FILE} ${why}`] }
}

export function parseProjectFile(text: string): ProjectFile {
  const structure = readHcl(text, undefined, true)
  const reading = new Reading(sourceText(structure, PROJECT_FILE))
  const written = reading.readArguments(structure.body, ROWS, whyNoSetting)
  const settings = Array.from(
    written,
    ([name, value]) => [name.replaceAll('_', '-') as SettingName, value] as const
  )
  const ignore = blocksIn(structure.body).flatMap((block) => reading.readIgnore(block) ?? [])
  const misread = structure.problems.map(({ message, ...at }) => {
    return { place: { file: PROJECT_FILE, ...at }, why: message }
  })
  // What follows a syntax error is misread.
  const mistakes = misread.length > 0 ? misread : reading.mistakes
  const inOrder = mistakes.toSorted((a, b) => a.place.line - b.place.line)
  const { shown, more } = some(inOrder, MAX_MISTAKES)
  const others = more > 0 ? [`${PROJECT_FILE} has ${showCount(more, 'more mistake')}`] : []
  const all = shown.map(({ place, why }) => framed(text, place, why))
  return { settings: new Map(settings), ignore, mistakes: [...all, ...others] }
}

const blocksIn = (body: Body): readonly Block[] => (body.kind === 'native' ? body.blocks : [])

class Reading {
  readonly mistakes: { readonly place: Place; readonly why: string }[] = []
  private readonly source: SourceText
  private globs = 0

  constructor(source: SourceText) {
    this.source = source
  }

  /** The arguments without mistakes. `whyNot`: why a name is not one of the rows. */
  readArguments(body: Body, rows: readonly ArgumentRow[], whyNot: (name: string) => string) {
    const read = new Map<string, Written>()
    for (const { name, value, ...span } of attributesOf(body)) {
      const row = rows.find((one) => one.name === name)
      const before = this.mistakes.length
      const text = row === undefined ? this.report(span, whyNot(name)) : this.textOf(row, value)
      if (text === null || this.mistakes.length > before) continue
      read.set(name, { text, place: this.source.place(span) })
    }
    return read
  }

  readIgnore({ type, labels, body, ...span }: Block): IgnoreRule | null {
    if (type !== 'ignore') {
      const only = 'the only blocks are ignore "CODE" { … }'
      return this.report(span, `"${brief(type)}" is not a block; ${only}`)
    }
    const before = this.mistakes.length
    const code = readProblemCode(labels.map(({ value }) => value).join(' '))
    if (!code.ok) this.report(labels[0] ?? span, code.why)
    for (const inner of blocksIn(body)) this.report(inner, 'ignore has no blocks')
    const read = this.readArguments(body, OF_IGNORE, (name) =>
      unknownName(name, 'an argument of ignore', OF_IGNORE)
    )
    if (attributeOf(body, 'reason') === undefined) {
      this.report(span, 'ignore has no reason; write reason = "…"')
    }
    if (this.mistakes.length > before || !code.ok) return null
    const host = readHost(read.get('host')?.text ?? '')
    const paths = read.get('paths')
    return {
      code: code.value,
      host: host.ok ? host.value : null,
      paths: paths === undefined ? null : listItems(paths.text),
      reason: read.get('reason')?.text ?? null,
      place: this.source.place(span)
    }
  }

  /** The text of the value, or of each one in a list. */
  private textOf(row: ArgumentRow, value: Expression): string | null {
    const { isList } = row.kind
    if (isList !== (value.kind === 'tuple')) {
      const form = isList ? `a list: ${row.name} = ["…"]` : 'one value, without brackets'
      return this.report(value, `${row.name} must be ${form}`)
    }
    const elements = value.kind === 'tuple' ? value.elements : [value]
    if (elements.length === 0) return this.report(value, `${row.name} is empty`)
    const texts = elements.map((element) => {
      const isPlain = element.kind === 'string' || element.kind === 'primitive'
      const text = isPlain && element.value !== null ? String(element.value) : null
      for (const mistake of this.mistakesIn(text, row)) this.report(element, mistake)
      return text
    })
    return texts.join('\n')
  }

  private mistakesIn(text: string | null, { name, kind }: ArgumentRow): readonly string[] {
    const what = kind.isList ? `an item of ${name}` : name
    if (text === null)
      return [`${what} is no plain value: write a text in quotes, a number, true or false`]
    if (text.trim() === '') return [`${what} is empty`]
    if (kind.isList && listItems(text)[0] !== text) {
      return [`${what} has a comment, a line break or spaces around it`]
    }
    if (kind.value !== 'GLOB') return kind.parse(text, name).mistakes
    const before = this.globs
    this.globs += countGlobs([text])
    const isFirst = this.globs > MAX_GLOBS && before <= MAX_GLOBS
    if (isFirst) return [`${name} has glob number ${this.globs}, and the limit is ${MAX_GLOBS}`]
    const limits =
      'at most 200 characters, two "**", two "*" in a name and one "{a,b}", and no "(" and "["'
    return isSimple(text) ? [] : [`${what} is too complex; write ${limits}`]
  }

  private report(span: Span, why: string): null {
    this.mistakes.push({ place: this.source.place(span), why })
    return null
  }
}

function whyNoSetting(name: string): string {
  if (name === 'ignore') return 'ignore is a block: ignore "CODE" { reason = "…" }'
  const isOther = SETTINGS.some(
    (setting) => !setting.inProject && nameInFile(setting.name) === nameInFile(name)
  )
  return isOther
    ? `"${name}" cannot be set here, where a pull request could change it; set the input or flag`
    : unknownName(name, 'a setting', ROWS)
}

function unknownName(name: string, what: string, rows: readonly ArgumentRow[]): string {
  const names = rows.map((row) => row.name)
  const cure = didYouMean(name, names, `; expected one of ${names.join(', ')}`)
  return `"${brief(name)}" is not ${what}${cure}`
}

// Of a terminal.
const WIDTH = 80

/** The mistake, and below it the line with carets. What follows the mistake in the line is not shown: it may be a secret. */
function framed(text: string, place: Place, why: string): string {
  const line = Array.from(text.split('\n')[place.line - 1]?.replace(/^\uFEFF/, '') ?? '')
  const [start, end] = [place.column - 1, place.endColumn - 1]
  const part = (from: number, to?: number) => line.slice(from, to).join('')
  const [before, literal] = [part(0, start), part(start, end).trimEnd()]
  const after = part(end).trim() === '' ? '' : ' …'
  const parts = { place, before, literal, after }
  const frame = renderFrame(parts, 'red', { colour: false, width: WIDTH })
  return [`${showPlace(place)}: ${visible(why, Number.POSITIVE_INFINITY)}`, ...frame].join('\n')
}
