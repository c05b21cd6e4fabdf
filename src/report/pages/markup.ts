// HTML in which every text is escaped unless it is known to be finished HTML. It is safe in a page of HTML, in XML and
// in Markdown, whose punctuation is escaped too.
import { showSome } from '../../problems/brief.ts'
import { htmlText, markdownCode, markdownProse } from '../../text/safe-text.ts'

/** Finished HTML. It is a class so that no text from outside can be taken for it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  get isEmpty(): boolean {
    return this.text === ''
  }
}

export type HtmlPart = string | number | Html | readonly Html[] | null

/** The only way from text to HTML: what is put into the template is escaped and shortened. Attributes need quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  let text = strings[0] ?? ''
  parts.forEach((part, at) => {
    text += partText(part) + strings[at + 1]
  })
  return new Html(text)
}

function partText(part: HtmlPart): string {
  if (typeof part === 'string') return htmlText(part)
  if (part instanceof Html) return part.text
  if (part === null || typeof part === 'number') return String(part ?? '')
  return part.map(({ text }) => text).join('')
}

export const NOTHING = html``

/** The parts that are not empty, with finished HTML between them. */
export const joined = (parts: readonly Html[], between = ', '): Html =>
  new Html(
    parts
      .filter((part) => !part.isEmpty)
      .map(({ text }) => text)
      .join(between)
  )

/** A name, an address or a value. */
export const code = (text: string, maxCharacters?: number): Html =>
  new Html(markdownCode(text, maxCharacters))

/** The name of a host in a column, which can break after its dots. */
export const nameCode = (name: string): Html =>
  new Html(markdownCode(name).replaceAll('.', '.<wbr/>'))

/** A path or an address, which can break after its slashes. */
export const pathCode = (path: string): Html =>
  new Html(`<code>${htmlText(path).replaceAll('/', '/<wbr/>')}</code>`)

/** A sentence, in which names, addresses and what is between backticks are code. */
export const prose = (sentence: string, maxCharacters?: number): Html =>
  new Html(markdownProse(sentence, maxCharacters))

/** A link, if the text is the URL of a web page; else the content alone. */
export const linked = (url: string | null, content: Html, style?: string): Html =>
  url !== null && /^https?:\/\/[!-~]+$/.test(url)
    ? html`<a href="${new Html(htmlText(url, url.length))}"${styled(style)}>${content}</a>`
    : content

/** An attribute with names of style, which `blockOf` removes from Markdown. */
export const styled = (style: string | undefined): Html =>
  style === undefined ? NOTHING : html` class="${style}"`

/** `a, b and 3 more` */
export const someOf = <T>(items: readonly T[], max: number, show: (item: T) => Html): Html =>
  new Html(showSome(items, max, (item) => show(item).text))

/** A list; nothing without items. */
export const list = (items: readonly Html[]): Html =>
  items.length === 0 ? NOTHING : html`<ul>\n${items.map((item) => html`<li>${item}</li>\n`)}</ul>\n`

/** What readers open; nothing without content. */
export const details = (summary: HtmlPart, content: Html): Html =>
  content.isEmpty ? NOTHING : html`<details>\n<summary>${summary}</summary>\n${content}</details>\n`
