// Shows a job summary in a terminal.

/** Headings, paragraphs and lists; of sections that readers open, only the titles. */
export const showSummary = (markdown: string): string =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map((block) => plain(block.startsWith('<details>') ? folded(block) : withFolded(block)))
    .join('\n\n')

/** Such a section may contain others. */
const folded = (section: string): string =>
  `▸ ${/<summary>(.*)<\/summary>/.exec(section)?.[1] ?? ''}`

const withFolded = (block: string): string =>
  block.replaceAll(/<details>.*?<\/details>/gs, (section) => folded(section))

const plain = (html: string): string =>
  html
    .replace(/^#+ /, '')
    .replaceAll('<li>', '- ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim()
