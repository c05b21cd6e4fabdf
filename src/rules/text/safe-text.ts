// Makes text from servers, files and people safe for each output format: one line, visible, bounded.

// A header can have 16 KiB and a document 1 MiB; this is enough to recognise a value.
const MAX_CHARACTERS = 500
// A message may quote several values, each of which is brief.
export const MAX_MESSAGE = 1000
// The runner silently cuts the message of an annotation at 4,096 characters.
const MAX_MESSAGE_CHARACTERS = 4000
// Longer than nearly every path in a repository.
const MAX_FILE_CHARACTERS = 160
// More combining marks on one character overlap the lines above and below.
const MAX_MARKS = 2

// Most texts. Regular expressions for all of Unicode take a millisecond to compile, so they are in functions that
// other texts need.
const isPrintableAscii = (text: string): boolean => /^[ -~]*$/.test(text)

// Control and format characters (bidi, zero width), lone surrogates, private and unassigned characters, line
// and paragraph separators, default-ignorable characters, the blank Braille cell, and spaces but U+0020.
const isInvisible = (character: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u.test(
    character
  )
const isMark = (character: string): boolean => /\p{M}/u.test(character)

const codePointName = (character: string): string =>
  `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`

/** For all formats: one line, with an ellipsis where it was longer. Invisible characters are written as `<U+202E>`. */
export function visible(text: string, maxCharacters = MAX_CHARACTERS): string {
  if (text.length <= maxCharacters && isPrintableAscii(text)) return text
  let shown = ''
  let marks = MAX_MARKS
  for (const character of text) {
    marks = isMark(character) ? marks + 1 : 0
    const piece = isInvisible(character) || marks > MAX_MARKS ? codePointName(character) : character
    if (shown.length + piece.length > maxCharacters) return `${shown}…`
    shown += piece
  }
  return shown
}

/** The name of a file; of a long one only the end, which distinguishes it from its neighbours. */
export function visibleFile(file: string, maxCharacters = MAX_FILE_CHARACTERS): string {
  // Escaping never shortens a text, and a character has one or two units.
  const end = lastOf(file.slice(-2 * maxCharacters), maxCharacters)
  const shown = visible(end, Number.POSITIVE_INFINITY)
  const last = lastOf(shown, maxCharacters)
  return end === file && last === shown ? shown : `…${last}`
}

const lastOf = (text: string, characters: number) => Array.from(text).slice(-characters).join('')

/**
 * A finished line of the log, its parts already `visible`, that no runner reads as a command. GitHub's
 * runner trims white space and looks for `::` at the start (ActionCommand.TryParseV2) and for `##[`
 * anywhere (TryParse); Azure Pipelines and TeamCity look for `##vso[` and `##teamcity[`.
 */
export const logLine = (line: string): string =>
  line.replace(/##(?=\w*\[)/g, '# #').replace(/^(\s*:)(?=:)/, '$1 ')

/** For annotations, which @actions/core escapes once more: line feeds stay, each line is safe for the log, and the runner's limit is kept. */
export function workflowText(text: string): string {
  const lines = text.split('\n').map((line) => logLine(visible(line, MAX_MESSAGE_CHARACTERS)))
  const whole = lines.join('\n')
  if (whole.length <= MAX_MESSAGE_CHARACTERS) return whole
  return `${whole.slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed()}…`
}

const ENTITIES: Record<string, string> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos'
}

/** For the text of an element or a quoted attribute of XML; the text is `visible` already. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&${ENTITIES[character]};`)

/** For an HTML element or a quoted attribute, also in Markdown: GitHub reads the text of HTML blocks as Markdown after a blank line. */
export const htmlText = (text: string, maxCharacters = MAX_CHARACTERS): string =>
  visible(text, maxCharacters).replace(
    /[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,
    (character) => `&#${character.codePointAt(0)};`
  )

/** For HTML and Markdown, as code, in which GitHub links no URL, mention, issue or commit and replaces no emoji. */
export const markdownCode = (text: string, maxCharacters = MAX_CHARACTERS): string =>
  text === '' ? '<i>empty</i>' : `<code>${htmlText(text, maxCharacters)}</code>`

// Words that GitHub does not link or replace; all others could be URLs, issues, mentions or emoji.
const isPlainWord = (word: string): boolean =>
  isPrintableAscii(word)
    ? /^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(word)
    : /^(?:[\p{L}\p{M}’'–-]+|\d[\d.,%–-]*)?$/u.test(word)
// Hexadecimal digits only could be a commit.
const COMMIT = /^[0-9a-f]{7,}$/i
const OPENING = `"'(`
const CLOSING = `"'),.;:!?…`
// A quoted value or code of several words, or one word.
const PIECE = /"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu

/**
 * For HTML and Markdown, as prose: words and numbers stay text; words with other characters (URLs, hosts, IDs, file
 * names, mentions), quotations with such words, and text in backticks become code.
 */
export function markdownProse(sentence: string, maxCharacters = MAX_MESSAGE_CHARACTERS): string {
  return (visible(sentence, maxCharacters).match(PIECE) ?? [])
    .map((piece) => {
      if (piece.split(' ').every(isPlain)) return htmlText(piece, maxCharacters)
      const isQuoted = piece.includes(' ') || /^(["`]).+\1$/u.test(piece)
      if (isQuoted) return markdownCode(piece.replace(/^`(.*)`$/u, '$1'), maxCharacters)
      const { before, core, after } = wordParts(piece)
      return `${htmlText(before)}${markdownCode(core.replace(/^`(.*)`$/u, '$1'), maxCharacters)}${htmlText(after)}`
    })
    .join('')
}

/** A word without the punctuation around it. Not a regular expression: that would take quadratic time. */
function wordParts(word: string) {
  let start = 0
  let end = word.length
  while (start < end && OPENING.includes(word.charAt(start))) start += 1
  while (end > start && CLOSING.includes(word.charAt(end - 1))) end -= 1
  return { before: word.slice(0, start), core: word.slice(start, end), after: word.slice(end) }
}

function isPlain(word: string): boolean {
  const { core } = wordParts(word)
  return isPlainWord(core) && !COMMIT.test(core)
}

/** JSON without invisible characters and workflow commands: both become escapes, so the values stay the same. */
export const jsonText = (json: string): string =>
  // Line feeds separate lines of JSON; inside strings they are escaped already.
  json
    .replace(/[^ -~\n]/gu, (other) => (isInvisible(other) ? jsonEscapes(other) : other))
    .replace(/##(?=\w*\[)/g, jsonEscapes)

/** Each UTF-16 unit as an escape of JSON. */
export const jsonEscapes = (text: string): string =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
