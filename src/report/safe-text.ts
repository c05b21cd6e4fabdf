// How text from a server, a file or a person is made harmless in each face: one line, visible, bounded.

// A header may have 16 KiB and a document 1 MiB; nobody reads more than this of one value.
const MAX_CHARACTERS = 500

// The runner cuts an annotation's message at 4,096 characters, without a word.
const MAX_MESSAGE_CHARACTERS = 4000

// Longer than nearly every path in a repository, and six of them still fit on a screen.
const MAX_FILE_CHARACTERS = 160

// More marks than this on one character paint over the lines above and below it.
const MAX_MARKS = 2

// Controls, format characters (bidi, zero width), lone surrogates, private and unassigned ones, line and
// paragraph separators, whatever a font may leave out, the blank Braille cell, and odd spaces.
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u
// Line feeds part the lines of JSON; within its texts they are escaped already.
const INVISIBLE_IN_JSON = new RegExp(`(?!\n)(?:${INVISIBLE.source})`, 'gu')
const MARK = /\p{M}/u

const nameOf = (character: string): string =>
  `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`

/**
 * For the terminal, and what the others begin with: the text as one line in which every character can be seen: the others are written as `<U+202E>`. It
 * has at most `maxCharacters`; where it was longer it ends with an ellipsis.
 */
export function visible(text: string, maxCharacters = MAX_CHARACTERS): string {
  let shown = ''
  let marks = MAX_MARKS
  for (const character of text) {
    marks = MARK.test(character) ? marks + 1 : 0
    const piece = INVISIBLE.test(character) || marks > MAX_MARKS ? nameOf(character) : character
    if (shown.length + piece.length > maxCharacters) return `${shown}…`
    shown += piece
  }
  return shown
}

/** The name of a file, visible; of a long one only the end, which tells it from its neighbours. */
export function visibleFile(file: string, maxCharacters = MAX_FILE_CHARACTERS): string {
  // What is shown is at least as long, so no more is ever needed. A character has one unit or two.
  const end = Array.from(file.slice(-2 * maxCharacters))
    .slice(-maxCharacters)
    .join('')
  const shown = Array.from(visible(end, Number.POSITIVE_INFINITY))
  const isWhole = end === file && shown.length <= maxCharacters
  return `${isWhole ? '' : '…'}${shown.slice(-maxCharacters).join('')}`
}

/**
 * A finished line of the log, its parts already `visible`, so that no runner takes it for a command.
 * GitHub's trims white space and looks for `::` at the start (ActionCommand.TryParseV2), and for `##[`
 * anywhere (TryParse); Azure Pipelines and TeamCity look for `##vso[` and `##teamcity[`.
 */
export function logLine(line: string): string {
  return line.replace(/##(?=\w*\[)/g, '# #').replace(/^(\s*:)(?=:)/, '$1 ')
}

/**
 * For an annotation's title or message, which a runner's library escapes once more: line feeds stay, each
 * line is as safe as in the log, and the whole is as long as the runner lets it be.
 */
export function workflowText(text: string, maxCharacters = MAX_MESSAGE_CHARACTERS): string {
  const lines = text.split('\n').map((line) => logLine(visible(line, maxCharacters)))
  const whole = lines.join('\n')
  return whole.length > maxCharacters ? `${whole.slice(0, maxCharacters).toWellFormed()}…` : whole
}

/**
 * For the inside of an HTML element or a quoted attribute. Markdown's own punctuation is escaped as well,
 * so that the text stays text even where a blank line has made Markdown of the HTML around it.
 */
export function htmlText(text: string, maxCharacters = MAX_CHARACTERS): string {
  return visible(text, maxCharacters).replace(
    /[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,
    (character) => `&#${character.codePointAt(0)};`
  )
}

/** For Markdown, as code: GitHub links no URL, mention, issue or commit in it and draws no emoji. */
export function markdownCode(text: string, maxCharacters = MAX_CHARACTERS): string {
  return text === '' ? '<i>empty</i>' : `<code>${htmlText(text, maxCharacters)}</code>`
}

// A word that GitHub might link or draw: anything but letters, or a number; an issue's key; a commit.
const PLAIN_WORD = /^(?:[\p{L}\p{M}’'–-]+|\d[\d.,%–-]*)?$/u
const CODE_WORD = /^`([^`]+)`$/
const COMMIT = /^[0-9a-f]{7,}$/i
const WORD = /^(["'(]*)(.*?)(["'),.;:!?…]*)$/u

/**
 * For Markdown, as prose: words stay words, and whatever has more in it than letters (URLs, hosts, ids,
 * file names, mentions) or stands between backticks becomes code.
 */
export function markdownProse(sentence: string, maxCharacters = MAX_MESSAGE_CHARACTERS): string {
  return visible(sentence, maxCharacters)
    .split(' ')
    .map((word) => {
      const [, before = '', core = '', after = ''] = WORD.exec(word) ?? []
      if (PLAIN_WORD.test(core) && !COMMIT.test(core)) return htmlText(word, maxCharacters)
      const named = CODE_WORD.exec(core)?.[1]
      if (named !== undefined) {
        return `${htmlText(before)}${markdownCode(named, maxCharacters)}${htmlText(after)}`
      }
      const quoted = before.endsWith('"') && after.startsWith('"')
      const [open, shown, close] = quoted
        ? [before.slice(0, -1), `"${core}"`, after.slice(1)]
        : [before, core, after]
      return `${htmlText(open)}${markdownCode(shown, maxCharacters)}${htmlText(close)}`
    })
    .join(' ')
}

/**
 * JSON in which every character can be seen and no line is a command: the others are written as JSON's own
 * escapes, so that whoever parses it gets the same values.
 */
export function jsonText(json: string): string {
  const escaped = (text: string): string =>
    Array.from({ length: text.length }, (_, index) => unitOf(text, index)).join('')
  return json.replace(INVISIBLE_IN_JSON, escaped).replace(/##(?=\w*\[)/g, (marks) => escaped(marks))
}

const unitOf = (text: string, index: number): string =>
  `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`

/** A URL as it is shown: without user info, query and fragment, in which secrets travel. */
export function bareUrl(url: string): string {
  return url.replace(/[?#].*$/su, '').replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu, '$1//')
}
