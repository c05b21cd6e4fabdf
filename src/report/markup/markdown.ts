// GitHub-flavoured Markdown: HTML, each block of which has no blank line, which would end it.
import { escapeMarkup } from '../../text/safe-text.ts'
import { showMarks } from '../plain.ts'
import type { Block, Inline, SignName } from '../tree.ts'
import { type MarkupStyle, markup, renderBlock } from './markup.ts'

export const EMOJI: Readonly<Record<SignName, string>> = {
  fails: '❌',
  unchecked: '❌',
  warns: '⚠️',
  skipped: '⚪',
  works: '✅',
  notice: 'ℹ️'
}

const STYLE: MarkupStyle = {
  sign: (of) => EMOJI[of],
  small: (content) => `<sub>${content}</sub>`,
  name: (content) => `<b>${content}</b>`,
  // Screen readers read the words, not thirty block characters.
  chart: ({ runs, label }) =>
    `<code role="img" aria-label="${escapeMarkup(label)}">${showMarks(runs)}</code>`,
  // Paragraphs that follow each other are lines of one, and small print is one line.
  problem: (_, title, rest) =>
    `<p>${title}</p>\n${rest}`
      .replaceAll('</p>\n<p>', '\n<br/>')
      .replaceAll('</sub>\n<br/><sub>', ' '),
  table: (_, table) => `${table}\n`
}

/** Without what GitHub removes. A number does not break before its unit. Texts have no line feed, quotation mark or angle bracket here. */
const forGitHub = (html: string): string =>
  html
    .replaceAll(
      /(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,
      (_, cell, content) => `${cell} align="right">${content.replaceAll(' ', '&#160;')}</t`
    )
    .replaceAll(/<th scope="row"(.*?)<\/th>/g, '<td$1</td>')
    .replaceAll(/<th scope="col"(?! align)/g, '<th align="left"')
    .replaceAll(/ (?:class|scope)="[^"]*"/g, '')
    .replaceAll('/>', '>')
    .replaceAll('&#160;', '&nbsp;')
    .replaceAll(/\n+/g, '\n')
    .trim()

/** A line of Markdown. */
export const renderLine = (text: Inline): string => forGitHub(markup(text, STYLE))

/** Blocks with blank lines between them. */
export const renderMarkdownBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => forGitHub(renderBlock(block, STYLE)))
    .filter((text) => text !== '')
    .join('\n\n')
