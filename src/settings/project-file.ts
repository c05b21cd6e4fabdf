// The project file `.tf-disco.hcl`: settings that pull requests, laptops and pre-commit share. A pull request can change it.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ifPossible, readText } from '../read/files/read-text.ts'
import { readHcl } from '../read/hcl/native.ts'
import {
  type Attribute,
  attributesOf,
  type Block,
  type Body,
  type Expression,
  type Span,
  type Structure
} from '../read/hcl/structure.ts'
import { type SourceText, sourceText } from '../read/hcl/values.ts'
import { brief, describeReadFailure, showCount, some } from '../rules/problems/brief.ts'
import { type Place, showPlace } from '../rules/problems/place.ts'
import { visible } from '../rules/text/safe-text.ts'
import { cellsOf } from '../rules/text/terminal.ts'
import { type IgnoreRule, listItems, readHost, readIgnoreLine } from './lines.ts'
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

const NAMES = PROJECT_SETTINGS.map(({ name }) => nameInFile(name))
const GLOBS: ReadonlySet<string> = new Set([
  'paths',
  ...PROJECT_SETTINGS.flatMap(({ name, kind }) => (kind.value === 'GLOB' ? name : []))
])
const OF_IGNORE = ['paths', 'host', 'reason']

/** Reads the file at the top of the checkout, if there is one. */
export function readProjectFile(directory: string): ProjectFile {
  const path = join(directory, PROJECT_FILE)
  const stats = ifPossible(() => lstatSync(path), null)
  if (stats === null) return { settings: new Map(), ignore: [], mistakes: [] }
  const refuse = (why: string): ProjectFile => ({
    ...{ settings: new Map(), ignore: [] },
    mistakes: [`${PROJECT_FILE} ${why}`]
  })
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
  const settings = new Map<SettingName, ProjectSetting>()
  for (const attribute of attributesOf(structure.body)) reading.readSetting(attribute, settings)
  const ignore = blocksIn(structure.body).flatMap((block) => reading.readIgnore(block) ?? [])
  const mistakes = reading.mistakes.toSorted((a, b) => a.place.line - b.place.line)
  const { shown, more } = some(mistakes, MAX_MISTAKES)
  const all = shown.map(({ place, why }) => framed(text, place, why))
  const others = more > 0 ? [`${PROJECT_FILE} has ${showCount(more, 'more mistake')}`] : []
  return { settings, ignore, mistakes: [...all, ...others] }
}

const blocksIn = (body: Body): readonly Block[] => (body.kind === 'native' ? body.blocks : [])

type ProjectItem = Span & { readonly text: string }

class Reading {
  readonly mistakes: { readonly place: Place; readonly why: string; readonly isSyntax?: true }[]
  private readonly source: SourceText
  private globs = 0

  constructor(structure: Structure) {
    this.source = sourceText(structure, PROJECT_FILE)
    this.mistakes = structure.problems.map(({ message, ...at }) => {
      return { place: { file: PROJECT_FILE, ...at }, why: message, isSyntax: true as const }
    })
  }

  readSetting(attribute: Attribute, settings: Map<SettingName, ProjectSetting>): void {
    const { name, value, ...span } = attribute
    const setting = PROJECT_SETTINGS.find((one) => nameInFile(one.name) === name)
    if (setting === undefined) return void this.report(span, whyNoSetting(name))
    const before = this.mistakes.length
    const items = this.itemsOf(name, value, setting.kind.isList)
    for (const item of items) {
      for (const mistake of setting.kind.parse(item.text, name).mistakes) this.report(item, mistake)
    }
    if (this.mistakes.length > before) return
    const text = items.map((item) => item.text).join('\n')
    settings.set(setting.name, { text, place: this.source.place(span) })
  }

  readIgnore({ type, labels, body, ...span }: Block): IgnoreRule | null {
    if (type !== 'ignore') return this.report(span, whyNoBlock(type))
    const before = this.mistakes.length
    const [label, second] = labels
    const rule = readIgnoreLine(label?.value ?? '')
    if (label === undefined || second !== undefined) {
      this.report(span, 'ignore has one label, the problem code: ignore "host-slow" {')
    } else if (!rule.ok) this.report(label, rule.why)
    for (const { type, ...at } of blocksIn(body)) {
      this.report(at, `ignore has no block "${brief(type)}"`)
    }
    const read: Partial<Record<string, readonly ProjectItem[]>> = {}
    for (const { name, value, ...at } of attributesOf(body)) {
      const meant = didYouMean(name, OF_IGNORE, `; expected one of ${OF_IGNORE.join(', ')}`)
      if (OF_IGNORE.includes(name)) read[name] = this.itemsOf(name, value, name === 'paths')
      else this.report(at, `ignore has no argument "${brief(name)}"${meant}`)
    }
    const { paths, host: [written] = [], reason } = read
    const host = written === undefined ? null : readHost(written.text)
    if (host?.ok === false) this.report(written ?? span, host.why)
    if (reason === undefined) this.report(span, 'ignore has no reason; write reason = "…"')
    if (this.mistakes.length > before || !rule.ok) return null
    return {
      code: rule.value.code,
      host: host?.ok ? host.value : null,
      paths: paths?.map(({ text }) => text) ?? null,
      reason: reason?.[0]?.text ?? null,
      place: this.source.place(span)
    }
  }

  /** The text of each value, of which an argument without a list has one. */
  private itemsOf(name: string, value: Expression, isList: boolean): readonly ProjectItem[] {
    if (isList !== (value.kind === 'tuple')) {
      const form = isList ? `a list: ${name} = ["…"]` : 'one value, without brackets'
      return this.report(value, `${name} must be ${form}`) ?? []
    }
    const elements = value.kind === 'tuple' ? value.elements : [value]
    return elements.flatMap((element): ProjectItem | readonly [] => {
      const { text, why } = plainText(element, isList)
      const mistake = why ?? (GLOBS.has(name) ? this.whyNoGlob(text) : null)
      if (mistake === null) return { start: element.start, end: element.end, text }
      return this.report(element, `${name} ${mistake}`) ?? []
    })
  }

  /** Other globs can take hours for one name, or all memory. */
  private whyNoGlob(glob: string): string | null {
    const before = this.globs
    this.globs += glob.split(',').length
    if (this.globs > MAX_GLOBS) {
      return before > MAX_GLOBS
        ? null
        : `has glob number ${this.globs}, and the limit is ${MAX_GLOBS}`
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
    // A syntax error has others in its line as consequences.
    const [first] = this.mistakes
    if (first?.isSyntax && first.place.line === place.line) return null
    this.mistakes.push({ place, why })
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

// As many as fit into a terminal.
const MAX_BEFORE = 30
const MAX_MARKED = 60

/** The mistake, and below it the line with marks. What follows the mistake in the line is not shown: it may be a secret. */
function framed(text: string, place: Place, why: string): string {
  const line = Array.from(text.split('\n')[place.line - 1]?.replace(/^\uFEFF/, '') ?? '')
  const part = (from: number, to: number) =>
    visible(line.slice(from, to).join('').replaceAll('\t', ' ').trimEnd(), Number.POSITIVE_INFINITY)
  const [start, end] = [
    place.column - 1,
    Math.min(place.endColumn - 1, place.column - 1 + MAX_MARKED)
  ]
  const marked = part(start, end)
  const indent = line.slice(Math.max(0, start - MAX_BEFORE), start).join('')
  const before = visible(indent.replaceAll('\t', ' '), Number.POSITIVE_INFINITY)
  const gutter = ' '.repeat(String(place.line).length)
  const marks = ' '.repeat(cellsOf(before)) + '^'.repeat(Math.max(1, cellsOf(marked)))
  const isCut = line.slice(end).join('').trim() !== ''
  return [
    `${showPlace(place)}: ${visible(why, Number.POSITIVE_INFINITY)}`,
    `${place.line} | ${before}${marked}${isCut ? ' …' : ''}`,
    `${gutter} | ${marks}`
  ].join('\n  ')
}
