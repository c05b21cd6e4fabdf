// The sections of the page, each with a heading.
import { type Html, html, NOTHING } from '../markup.ts'

/** A part with its heading. */
export type Section = {
  readonly id: string
  /** In the list of contents; null for what is not there. */
  readonly title: string | null
  readonly heading: string
  /** Whether readers have to open it. */
  readonly isFolded?: boolean
  /** What it is about: without that, the page does not have it. */
  readonly of: readonly unknown[]
  readonly content: () => Iterable<Html>
}

export const section = (
  id: string,
  title: string | null,
  of: readonly unknown[],
  content: Section['content'],
  parts: Partial<Section> = {}
): Section => ({ id, title, heading: title ?? '', of, content, ...parts })

export function* renderSection({ id, heading, isFolded, content }: Section): Generator<string> {
  const title = html`<h2 id="${id}-title">${heading}</h2>`
  yield html`<section id="${id}" aria-labelledby="${id}-title">
${isFolded ? html`<details><summary>${title}</summary>` : title}
`.text
  for (const { text } of content()) yield text
  yield html`${isFolded ? html`</details>\n` : NOTHING}</section>\n`.text
}
