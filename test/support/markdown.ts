// Headings, links and code of a page, as GitHub reads them.

type Fence = { readonly language: string; readonly text: string }

/** The fenced code blocks of a page, and all its other lines. A fence ends with at least as many of its characters. */
export function splitPage(page: string): { fences: readonly Fence[]; prose: string } {
  const fences: Fence[] = []
  const prose: string[] = []
  let open: { end: RegExp; language: string; lines: string[] } | null = null
  for (const line of page.split('\n')) {
    const [, mark, language = ''] = /^\s*(`{3,}|~{3,})\s*(\S*)/.exec(line) ?? []
    if (open === null && mark !== undefined) {
      open = { end: RegExp(`^\\s*${mark[0]}{${mark.length},}\\s*$`), language, lines: [] }
    } else if (open === null) prose.push(line)
    else if (!open.end.test(line)) open.lines.push(line)
    else {
      fences.push({ language: open.language, text: open.lines.join('\n') })
      open = null
    }
  }
  return { fences, prose: prose.join('\n') }
}

const CODE_SPAN = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g

/** The code spans of a text without fences. */
export const codeSpansOf = (prose: string): readonly string[] =>
  Array.from(prose.matchAll(CODE_SPAN), ([, , code = '']) => code)

/** The anchors of a page: those of its headings, numbered from the second of the same text on, and its own in HTML. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const { prose } = splitPage(page)
  const counts = new Map<string, number>()
  const headings = Array.from(
    prose.matchAll(/^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/gm),
    ([, text = '']) => {
      const slug = slugOf(text)
      const before = counts.get(slug) ?? 0
      counts.set(slug, before + 1)
      return before === 0 ? slug : `${slug}-${before}`
    }
  )
  const named = Array.from(prose.matchAll(/<a (?:id|name)="([^"]+)"/g), ([, name = '']) => name)
  return new Set([...headings, ...named])
}

/** The text without marks, in lower case, of letters, digits, hyphens and underscores (html-pipeline, toc_filter.rb). */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')

const LINKS = [
  // [text](target "title"), also of an image.
  /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g,
  // [text]: target
  /^ {0,3}\[[^\]]+\]: <?([^\s>]+)/gm,
  /(?:href|src|srcset)="([^"\s]+)/g
]

/** The targets of all links and images. Brackets in code are no links. */
export function linksOf(page: string): readonly string[] {
  const text = splitPage(page).prose.replaceAll(CODE_SPAN, '')
  return LINKS.flatMap((form) =>
    Array.from(text.matchAll(form), ([, target = '']) =>
      target.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    )
  )
}
