// GitHub-flavoured Markdown: HTML, each block of which has no blank line, which would end it.
import { escapeMarkup } from '../../rules/text/safe-text.ts'
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
      .replaceAll('</p>\n<p>', '\n<br>')
      .replaceAll('</sub>\n<br><sub>', ' '),
  table: (_, _named, content) => `<table>\n${content}</table>\n`,
  // GitHub removes classes. A number does not break before its unit.
  cell: ({ of, named, content }) => {
    const isNumber = named?.startsWith('number')
    const shown = isNumber ? content.replaceAll(' ', '&nbsp;') : content
    const right = isNumber ? ' align="right"' : ''
    return of === 'head'
      ? `<th${right || ' align="left"'}>${shown}</th>`
      : `<td${right}>${shown}</td>`
  },
  end: '>',
  space: '&nbsp;'
}

/** A line of Markdown. */
export const renderLine = (text: Inline): string => markup(text, STYLE)

/** Blocks with blank lines between them. */
export const renderMarkdownBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => renderBlock(block, STYLE).trim())
    .filter((text) => text !== '')
    .join('\n\n')
