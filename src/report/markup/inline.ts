// Text with marks as HTML, which is safe in a page, in XML and in Markdown, whose punctuation is escaped too.

import { escapeMarkup, htmlText, markdownCode, markdownProse } from '../../text/safe-text.ts'
import { capitalised } from '../phrases.ts'
import { type Chart, type Inline, isWebPage, type Mark, type SignName } from '../tree.ts'

/** What differs between a page of HTML and Markdown; each returns finished HTML. */
export type MarkupStyle = {
  /** For readers with eyes; a word beside it says the same. */
  readonly sign: (of: SignName) => string
  readonly small: (content: string) => string
  readonly chart: (chart: Chart) => string
}

/** The only way from text to HTML: all that is not of this program is escaped and shortened. */
export function markup(text: Inline, style: MarkupStyle): string {
  if (typeof text === 'string') return htmlText(text)
  if (!('kind' in text)) return text.map((part) => markup(part, style)).join('')
  switch (text.kind) {
    case 'words':
      return escapeMarkup(text.text).replaceAll('\u00A0', '&#160;')
    case 'code':
      return codeMarkup(text)
    case 'prose':
      return markdownProse(text.text, text.max)
    case 'strong':
      return `<b>${markup(text.content, style)}</b>`
    case 'small':
      return style.small(markup(text.content, style))
    case 'sentence':
      return capitalised(markup(text.content, style))
    case 'link':
      return linked(text.url, markup(text.content, style))
    case 'sign':
      return style.sign(text.of)
    case 'break':
      return '<br/>'
    case 'chart':
      return style.chart(text)
  }
}

function codeMarkup({ text, max, breaks }: Extract<Mark, { kind: 'code' }>): string {
  const shown = markdownCode(text, max)
  if (breaks === 'never') return shown.replaceAll(' ', '&#160;')
  if (breaks === undefined) return shown
  return breaks === 'dots'
    ? shown.replaceAll('.', '.<wbr/>')
    : shown.replaceAll(/(?<!<)\//g, '/<wbr/>')
}

/** A link, if the text is the URL of a web page or of a part of this page; else the content alone. */
const linked = (url: string | null, content: string): string =>
  url !== null && (isWebPage(url) || /^#[!-~]+$/.test(url))
    ? `<a href="${htmlText(url, url.length)}">${content}</a>`
    : content
