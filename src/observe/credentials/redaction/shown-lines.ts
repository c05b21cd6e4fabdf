// Reads the source lines of findings again after the check, and hides parts of them.
import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { CliConfig } from '../../../read/cli-config/read.ts'
import { ifPossible, readText } from '../../../read/files/read-text.ts'
import { classify } from '../../../read/scan/file-kinds.ts'
import { brief } from '../../../rules/problems/brief.ts'
import type { Place, SourceLine } from '../../../rules/problems/place.ts'
import { hideExpressionSecrets } from '../../../rules/text/address-secrets.ts'
import type { Redact } from './redaction.ts'

type LineRules = {
  readonly redact: Redact
  /** Names that stay, as for `Redact`. */
  readonly names: ReadonlySet<string>
  readonly directory: string
  /** In milliseconds. A file that has changed since is not shown; the clock of files has finer steps. */
  readonly checkedAt: number
  readonly configs: readonly Pick<CliConfig, 'files'>[]
}

// The bytes of one file. Larger files, and longer lines, are written by programs.
const MAX_BYTES = 1024 * 1024
const MAX_LINE = 4000

/** The parts of the lines of these places that may be shown: of configuration that the scan reads, without known tokens. */
export function shownLines(places: readonly Place[], rules: LineRules): readonly SourceLine[] {
  const { redact, names, directory, checkedAt, configs } = rules
  const files = configs.flatMap((config) => config.files)
  const ofMachine = files.flatMap(({ path, shown }) => [realPath(path), shown])
  // A CLI configuration may lie in the checkout, and a link may give it the name of a configuration.
  const isConfiguration = (path: string): boolean =>
    !ofMachine.includes(path) &&
    classify(basename(path), new Set(), basename(dirname(path))) !== undefined
  return [...Map.groupBy(places, ({ file }) => file)].flatMap(([file, placesIn]) => {
    const path = realPath(resolve(directory, file))
    const isUnchanged = ifPossible(() => statSync(path).mtimeMs <= checkedAt + 1, false)
    const isShown = isUnchanged && [file, path].every(isConfiguration)
    const reading = isShown ? readText(path, MAX_BYTES) : null
    const lines = reading?.ok ? reading.text.replace(/^\uFEFF/, '').split(/\r?\n/) : []
    return placesIn.flatMap((place) => {
      const line = lines[place.line - 1] ?? ''
      const isThere = place.column <= line.length && line.length <= MAX_LINE
      return isThere && redact(line, names) === line ? shownLine(line, place) : []
    })
  })
}

/** The path itself where there is no such file. */
const realPath = (path: string): string => ifPossible(() => realpathSync(path), resolve(path))

// The characters on each side of the literal.
const SIDE = 80

// Surely code: without comments, heredocs, templates and escapes, which may hide where a string begins and ends.
const CODE = /^(?:[\p{ID_Continue}\s={}()[\],:.-]|"[^"\\$%]*")*/u
const CONDITION = /^(?:[\p{ID_Continue}\s={}()[\],:.?!&|>*+-]|"[^"\\$%]*")*/u
const codeOf = (text: string): string => CODE.exec(text)?.[0] ?? ''

const NAME =
  /(?<=(?:^|[{,])\s{0,99}|["}/]\s{1,99})(?:[\p{ID_Continue}-]+|"[\p{ID_Continue}-]+")\s*[=:]\s*$/u
// The header of a block has only names.
const HEADER = /^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/
// A source or version whose string has no end: an address without user info, a query and what may be a token; a constraint.
const UNENDED =
  /^\s*"?(?:source"?\s*[=:]\s*["'](?=.*[./])(?!.*(?:\w{16}|gh[a-z]_|github_pat|glpat|AKIA|eyJ|xox|sk-|hf_|hvs|atlasv1))[\w./'${}-]*|version"?\s*[=:]\s*["'][\d.,~><=!\s-]*)$/
// A whole string, also with strings in its templates, names and brackets.
const TOKEN = /^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/

/**
 * The argument that a finding is about, without user info and secrets of a query, or the header of a block. Of the rest,
 * no string, value or comment is shown, and nothing where it is not sure what is one.
 */
function shownLine(line: string, place: Place): SourceLine | readonly [] {
  // Columns count code points.
  const characters = Array.from(line)
  const before = characters.slice(0, place.column - 1).join('')
  const isUnended = UNENDED.test(line)
  const last = isUnended ? characters.length : place.endColumn - 1
  const literal = characters.slice(place.column - 1, last).join('')
  const end = before.length + literal.length
  const isCode = before.length <= SIDE && codeOf(before) === before
  const header = isCode ? (HEADER.exec(line.slice(0, 2 * SIDE))?.[0] ?? '') : ''
  const isHeader = header.length >= end
  const isWhole = isHeader || isUnended || TOKEN.test(literal)
  // Perhaps the place is within a string.
  if (!isCode && !isWhole) return []
  const name = isHeader ? before : (NAME.exec(before)?.[0] ?? '')
  const spared = /^"?source\b/.test(name) ? PATH_OR_REFERENCE : undefined
  const value = hideExpressionSecrets(literal)
  const labels = header.slice(end)
  const after = line.slice(end + labels.length)
  // A name at the start of a line, or a string or header, has an end; another value may go on.
  const isName = /^\s*$/.test(before) && /^[\w-]+$/.test(literal) && /^\s*=\s/.test(after)
  const isEnded = isCode && isWhole && (isName || /["{]\s*$/.test(literal + labels))
  return {
    place,
    before: (isCode ? hidden(before.slice(0, before.length - name.length)) : '… ') + name,
    literal: brief(isWhole ? value : hidden(value, CONDITION.exec(value)?.[0], spared), 2 * SIDE),
    after: labels + hidden(after, isEnded ? codeOf(after.slice(0, SIDE)) : '')
  }
}

// A string or word. A word that begins an argument, a block or the whole text as a function is left out; others may be
// parts of a value.
const PART =
  /"[^"]*"|(?<![\p{ID_Continue}.-])(?!(?<=(?:^|[{,]\s)\s*)[\p{ID_Continue}.-]+\s*[={:]|(?<=^)[\p{ID_Continue}.-]+\()[\p{ID_Continue}.-]+/gu
const PATH_OR_REFERENCE = /^"(?:\.\.?\/|git::[\w./:-]*"$)|^(?:each|local|module|path|var)\./

/** Only the code, without its strings and values. */
function hidden(text: string, code = codeOf(text.slice(0, 2 * SIDE)), spared?: RegExp): string {
  const remainder = text.slice(code.length)
  const names = code.replaceAll(PART, (part) =>
    spared?.test(part) === true ? part : part.startsWith('"') ? '"…"' : '…'
  )
  return names + (remainder.trim() === '' ? '' : `${/^[\s#/]{0,9}/.exec(remainder)}…`)
}
