// HTML in which every text is escaped unless it is known to be finished HTML.
import { escapeMarkup, visible } from '../../safe-text.ts'

/** Finished HTML. It is a class so that no text from outside can be taken for it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type HtmlPart = string | number | Html | readonly Html[] | null

/** The only way from text to HTML: what is put into the template is escaped and shortened. Attributes need quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(partText)))

function partText(part: HtmlPart): string {
  if (typeof part === 'string') return escapeMarkup(visible(part))
  if (typeof part === 'number') return String(part)
  return [part ?? []]
    .flat()
    .map(({ text }) => text)
    .join('')
}

export const NOTHING = html``

export const isEmpty = ({ text }: Html): boolean => text === ''

/** What the phrases that output formats share have made with the functions of `PHRASES`. */
export const finished = (phrase: string): Html => new Html(phrase)

export const joined = (parts: readonly Html[], between: string): Html =>
  new Html(parts.map(({ text }) => text).join(escapeMarkup(between)))

export const commas = (parts: readonly Html[]): Html => joined(parts, ', ')

/** A name, a path or a URL. */
export const code = (text: string): Html =>
  text === '' ? html`<i>empty</i>` : html`<code>${text}</code>`

/** A name in a column, which can break after its dots and slashes. */
export const breakable = (text: string): Html =>
  // Entities have neither mark, and tags no dot.
  new Html(code(text).text.replace(/(?<!<)[./](?=[^./<])/g, '$&<wbr/>'))

const MAX_PROSE = 4000

/** A sentence; what is between backticks is code. */
export function prose(sentence: string): Html {
  const parts = visible(sentence, MAX_PROSE).split('`')
  // Without a closing backtick, the last one is text.
  const last = parts.length % 2 === 0 ? parts.length - 1 : parts.length
  const pieces = parts.map((part, index) => {
    const escaped = escapeMarkup(part)
    if (index >= last) return `\`${escaped}`
    if (index % 2 === 0) return escaped
    return part === '' ? '``' : `<code>${escaped}</code>`
  })
  return new Html(pieces.join(''))
}

/** A link, if the text is the URL of a web page; else the content alone. */
export const linked = (url: string | null, content: Html): Html =>
  url !== null && /^https?:\/\/[!-~]+$/.test(url)
    ? new Html(`<a href="${escapeMarkup(url)}">${content.text}</a>`)
    : content
