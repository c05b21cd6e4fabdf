// XML that holds text of others: escaped, every character of it visible, and so one that XML 1.0 allows.
import { logLine, visible } from '../safe-text.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;'
}

/**
 * For an element's text or an attribute: one line. Controls, lone surrogates and what else XML 1.0 cannot
 * hold (§2.2, Char) are none of the visible characters, and so are written as `<U+0000>`.
 */
export const xmlText = (text: string, maxCharacters?: number): string =>
  logLine(visible(text, maxCharacters)).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)

/** An element, its attributes in their order; `content` is finished XML. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = ''
): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${typeof value === 'number' ? value : xmlText(value)}"`
  )
  const head = `<${name}${written.join('')}`
  return content === '' ? `${head}/>` : `${head}>${content}</${name}>`
}
