// Where readers find a line of a file on the web.

import type { Place } from '../problems/place.ts'

/** The page of a file on a server such as GitHub. */
export type FilePage = {
  /** The file at the commit that was checked: `https://github.com/OWNER/NAME/blob/SHA/main.tf`. */
  readonly url: string
  /** The file in the diff of a pull request, and the lines that the diff shows. */
  readonly diff?: { readonly url: string; readonly lines: ReadonlySet<number> }
}

/** The pages of files by their names in places. A file without an entry has no known page. */
export type PlaceLinks = ReadonlyMap<string, FilePage>

/** The URL of a line, safe in Markdown, HTML and a terminal; null where the file has no page. */
export function linkTo({ file, line }: Place, links: PlaceLinks | null): string | null {
  const page = links?.get(file)
  if (page === undefined) return null
  return page.diff?.lines.has(line) ? `${page.diff.url}R${line}` : `${page.url}#L${line}`
}

/** The path of a file in a URL; null if a URL cannot contain it. */
export function pathInUrl(file: string): string | null {
  if (!file.isWellFormed()) return null
  // encodeURIComponent leaves these as they are, and Markdown gives them a meaning.
  const encode = (name: string) =>
    encodeURIComponent(name).replace(
      /[!'()*_~]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`
    )
  return file.split('/').map(encode).join('/')
}
