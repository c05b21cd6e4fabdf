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
  type Span,
  type Structure
} from '../read/hcl/structure.ts'
import { type SourceText, sourceText } from '../read/hcl/values.ts'
import { accept } from '../rules/go/text.ts'
import type { IgnoreRule } from '../rules/ignore/ignore.ts'
import { brief, describeReadFailure, showCount, some } from '../rules/problems/brief.ts'
import { type Place, showPlace } from '../rules/problems/place.ts'
import { renderFrame } from '../rules/text/frame.ts'
import { visible } from '../rules/text/safe-text.ts'
import { list, one, type Setting } from './kinds.ts'
import { listItems, readHost, readIgnoreLine } from './lines.ts'
import { didYouMean } from './nearest.ts'
import { SETTINGS, type SettingName } from './table.ts'

export const PROJECT_FILE = '.tf-disco.hcl'

// A hundred times the size of a long one.
const MAX_BYTES = 256 * 1024
// More than a person mends at once.
const MAX_MISTAKES = 20
// Each is compared with the names of thousands of files, or with thousands of findings.
const MAX_GLOBS = 100

export type ProjectSetting = { readonly text: string; readonly place: Place }

export type ProjectFile = {
  /** The settings without mistakes, as the text of an input: a list has one item a line. */
  readonly settings: ReadonlyMap<SettingName, ProjectSetting>
  readonly ignore: readonly IgnoreRule[]
  /** Each with its line, and marks below what is wrong. */
  readonly mistakes: readonly string[]
}

/** Settings that hold secrets, write, or decide what a pull request may do are not among them. */
export const PROJECT_SETTINGS = SETTINGS.filter(({ inProject }) => inProject === true)

/** `allowed_hosts` for `allowed-hosts`. */
export const nameInFile = (setting: string): string => setting.replaceAll('-', '_')

type Row = Pick<Setting, 'name' | 'kind'>

const ROWS: readonly Row[] = PROJECT_SETTINGS.map(({ name, kind }) => ({
  name: nameInFile(name),
  kind
}))
const NAMES = ROWS.map(({ name }) => name)

const OF_IGNORE: readonly Row[] = [
  { name: 'paths', kind: list('GLOB', accept<string>) },
  { name: 'host', kind: one('HOST', readHost) },
  { name: 'reason', kind: one('TEXT', accept<string>) }
]

/** Reads the file at the top of the checkout, if there is one. */
export function readProjectFile(directory: string): ProjectFile {
  const path = join(directory, PROJECT_FILE)
  const stats = ifPossible(() => lstatSync(path), null)
  const none = { settings: new Map(), ignore: [], mistakes: [] }
  if (stats === null) return none
  const refuse = (why: string) => ({ ...none, mistakes: [`${PROJECT_FILE} ${why}`] })
  // Messages would show lines of any file of this machine.
  if (stats.isSymbolicLink()) {
    return refuse('is a symbolic link; write the settings in the file itself')
  }
  const read = readText(path, MAX_BYTES)
  return read.ok ? parseProjectFile(read.text) : refuse(describeReadFailure(read.failure))
}

export function parseProjectFile(text: string): ProjectFile {
  const structure = readHcl(text, undefined, true)
  const reading = new Reading(structure)
  const written = reading.readArguments(structure.body, ROWS, whyNoSetting)
  const settings = Array.from(
    written,
    ([name, { texts, place }]) =>
      [name.replaceAll('_', '-') as SettingName, { text: texts.join('\n'), place }] as const
  )
  const ignore = blocksIn(structure.body).flatMap((block) => reading.readIgnore(block) ?? [])
  const mistakes = reading.mistakes.toSorted((a, b) => a.place.line - b.place.line)
  const { shown, more } = some(mistakes, MAX_MISTAKES)
  const others = more > 0 ? [`${PROJECT_FILE} has ${showCount(more, 'more mistake')}`] : []
  const all = shown.map(({ place, why }) => framed(text, place, why))
  return { settings: new Map(settings), ignore, mistakes: [...all, ...others] }
}

const blocksIn = (body: Body): readonly Block[] => (body.kind === 'native' ? body.blocks : [])

class Reading {
  readonly mistakes: { readonly place: Place; readonly why: string }[]
  private readonly source: SourceText
  private readonly problems: Structure['problems']
  private globs = 0

  constructor(structure: Structure) {
    this.source = sourceText(structure, PROJECT_FILE)
    this.problems = structure.problems
    this.mistakes = structure.problems.map(({ message, ...at }) => {
      return { place: { file: PROJECT_FILE, ...at }, why: message }
    })
  }

  /** The arguments without mistakes. `whyNot`: why a name is not one of the rows. */
  readArguments(body: Body, rows: readonly Row[], whyNot: (name: string) => string) {
    const read = new Map<string, { readonly texts: readonly string[]; readonly place: Place }>()
    for (const { name, value, ...span } of attributesOf(body)) {
      const row = rows.find((one) => one.name === name)
      const before = this.mistakes.length
      const texts = row === undefined ? this.report(span, whyNot(name)) : this.textsOf(row, value)
      if (texts === null || this.mistakes.length > before) continue
      read.set(name, { texts, place: this.source.place(span) })
    }
    return read
  }

  readIgnore({ type, labels, body, ...span }: Block): IgnoreRule | null {
    if (type !== 'ignore') return this.report(span, whyNoBlock(type))
    const before = this.mistakes.length
    const [label, second] = labels
    const rule = readIgnoreLine(label?.value ?? '')
    if (label === undefined || second !== undefined) {
      this.report(span, 'ignore has one label, the problem code: ignore "host-slow" {')
    } else if (!rule.ok) this.report(label, rule.why)
    for (const inner of blocksIn(body)) this.report(inner, 'ignore has no blocks')
    const names = OF_IGNORE.map(({ name }) => name)
    const whyNot = (name: string) =>
      `ignore has no argument "${brief(name)}"${didYouMean(name, names, `; expected one of ${names.join(', ')}`)}`
    const read = this.readArguments(body, OF_IGNORE, whyNot)
    const [reason = null] = read.get('reason')?.texts ?? []
    const isWritten = attributeOf(body, 'reason') !== undefined
    if (!isWritten) this.report(span, 'ignore has no reason; write reason = "…"')
    if (this.mistakes.length > before || !rule.ok) return null
    const host = readHost(read.get('host')?.texts[0] ?? '')
    const paths = read.get('paths')?.texts ?? null
    const place = this.source.place(span)
    return { ...rule.value, host: host.ok ? host.value : null, paths, reason, place }
  }

  /** The text of the value, or of each one in a list. */
  private textsOf({ name, kind }: Row, value: Expression): readonly string[] | null {
    const { isList } = kind
    if (isList !== (value.kind === 'tuple')) {
      const form = isList ? `a list: ${name} = ["…"]` : 'one value, without brackets'
      return this.report(value, `${name} must be ${form}`)
    }
    return (value.kind === 'tuple' ? value.elements : [value]).map((element) => {
      const { text, why } = plainText(element, isList)
      const mistake = why ?? (kind.value === 'GLOB' ? this.whyNoGlob(text) : null)
      if (mistake !== null) this.report(element, `${name} ${mistake}`)
      else for (const wrong of kind.parse(text, name).mistakes) this.report(element, wrong)
      return text
    })
  }

  /** Other globs can take hours for one name, or all memory. */
  private whyNoGlob(glob: string): string | null {
    const before = this.globs
    this.globs += glob.split(',').length
    if (this.globs > MAX_GLOBS) {
      const why = `has glob number ${this.globs}, and the limit is ${MAX_GLOBS}`
      return before > MAX_GLOBS ? null : why
    }
    const names = glob.split('/')
    const isSimple =
      /^[^{}()]*(?:\{(?:(?!\.\.)[^{}()])*\}[^{}()]*)?$/.test(glob) &&
      names.filter((name) => name === '**').length <= 2 &&
      names.every((name) => name === '**' || name.split('*').length <= 3)
    const limits = 'at most two "**", two "*" in a name and one "{a,b}", and no "("'
    return isSimple ? null : `has a glob that is too complex; write ${limits}`
  }

  private report(span: Span, why: string): null {
    const place = this.source.place(span)
    // The rest of a line with a syntax error is misread.
    const isMisread = this.problems.some(({ line }) => line === place.line)
    if (!isMisread) this.mistakes.push({ place, why })
    return null
  }
}

function plainText(value: Expression, isItem: boolean) {
  const isPlain = value.kind === 'primitive' && value.value !== null && !isItem
  const text = value.kind === 'string' ? value.value : isPlain ? String(value.value) : null
  if (text === null) {
    const expected = isItem ? 'has an item that is no text in quotes' : 'is no plain value'
    return { text: '', why: `${expected}; nothing is evaluated here` }
  }
  if (text.trim() === '') return { text, why: isItem ? 'has an empty item' : 'is empty' }
  const isOne = !isItem || listItems(text)[0] === text
  return {
    text,
    why: isOne ? null : 'has an item with a comment, a line break or spaces around it'
  }
}

function whyNoSetting(name: string): string {
  if (name === 'ignore') return 'ignore is a block: ignore "CODE" { reason = "…" }'
  const other = SETTINGS.find((setting) => nameInFile(setting.name) === nameInFile(name))
  return other === undefined || NAMES.includes(nameInFile(name))
    ? `"${brief(name)}" is not a setting${didYouMean(name, NAMES, `; expected one of ${NAMES.join(', ')}`)}`
    : `"${other.name}" cannot be set here, where a pull request could change it; set it in the workflow or on the command line`
}

const whyNoBlock = (type: string): string =>
  NAMES.includes(type)
    ? `${type} is not a block; write ${type} = …`
    : `"${brief(type)}" is not a block; the only blocks are ignore "CODE" { … }`

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
