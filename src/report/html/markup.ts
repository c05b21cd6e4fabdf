// HTML in which every text is escaped unless it is known to be finished HTML.
import { escapeMarkup, visible } from '../safe-text.ts'

/** Finished HTML. It is a class so that no text from outside can be taken for it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

/** The only way from text to HTML: what is put into the template is escaped and shortened. Attributes need quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = strings[0] ?? ''
  for (const [index, part] of parts.entries())
    text += `${partText(part)}${strings[index + 1] ?? ''}`
  return new Html(text)
}

function partText(part: Part): string {
  if (typeof part === 'string') return escapeMarkup(visible(part))
  if (typeof part === 'number') return String(part)
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('')
}

export const NOTHING = html``

export const isEmpty = ({ text }: Html): boolean => text === ''

/** A text of more than the usual length. */
export const long = (text: string, maxCharacters: number): Html =>
  new Html(escapeMarkup(visible(text, maxCharacters)))

/** What the phrases that output formats share have made with the functions of `PHRASES`. */
export const finished = (phrase: string): Html => new Html(phrase)

export const joined = (parts: readonly Html[], between: string): Html =>
  new Html(parts.map(({ text }) => text).join(escapeMarkup(between)))

const MAX_CODE = 500

/** A name, a path or a URL. */
export const code = (text: string, maxCharacters = MAX_CODE): Html =>
  text === '' ? html`<i>empty</i>` : html`<code>${long(text, maxCharacters)}</code>`

/** A name in a column, which can break after its dots and slashes. */
export function breakable(text: string): Html {
  const { text: escaped } = long(text, MAX_CODE)
  // Entities have neither mark.
  return text === ''
    ? code(text)
    : html`<code>${finished(escaped.replace(/[./](?=[^./])/g, '$&<wbr/>'))}</code>`
}

const MAX_PROSE = 4000

/** A sentence; what is between backticks is code. */
export function prose(sentence: string, maxCharacters = MAX_PROSE): Html {
  const parts = visible(sentence, maxCharacters).split('`')
  // Without a closing backtick, the last one is text.
  const last = parts.length % 2 === 0 ? parts.length - 1 : parts.length
  const pieces = parts.map((part, index) => {
    if (index >= last) return `\`${escapeMarkup(part)}`
    if (index % 2 === 0) return escapeMarkup(part)
    return part === '' ? '``' : code(part, MAX_PROSE).text
  })
  return new Html(pieces.join(''))
}

const MAX_URL = 2000

/** A link, if the text is the URL of a web page; else the content alone. */
export const linked = (url: string | null, content: Html): Html =>
  url !== null && url.length <= MAX_URL && /^https?:\/\/[!-~]+$/.test(url)
    ? new Html(`<a href="${escapeMarkup(url)}">${content.text}</a>`)
    : content
