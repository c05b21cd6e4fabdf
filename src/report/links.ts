// The web pages where readers find a line of a file.

import type { Verdict } from '../judge/verdict.ts'
import type { Repository } from '../read/git/name-repository.ts'
import { type Place, splitFile } from '../rules/problems/place.ts'
import type { ReportContext } from './outcome.ts'
import { isInCheckout, placeListsIn } from './places.ts'

/** The pages of files by their names in places, at the commit that was checked; with the lines that a diff shows. */
export type PlaceLinks = ReadonlyMap<
  string,
  {
    readonly url: string
    readonly diff?: { readonly url: string; readonly lines: ReadonlySet<number> }
  }
>

type PageSources = Pick<ReportContext, 'links' | 'repositories'>

// The page of a link only says where it leads.
/** The URL of a line, safe in Markdown, HTML and a terminal; null where the file has no page. */
export function linkTo(place: Place, { links, repositories }: PageSources): string | null {
  const { line, target: file = place.file } = place
  const { repository, path } = splitFile(file)
  if (repository !== null) {
    const named = repositories.find(({ name }) => name === repository)
    const files = linkToCommit(named, 'blob')
    const inUrl = pathInUrl(path)
    return files === null || inUrl === null ? null : `${files}/${inUrl}#L${line}`
  }
  const page = links?.get(file)
  if (page === undefined) return null
  return page.diff?.lines.has(line) ? `${page.diff.url}R${line}` : `${page.url}#L${line}`
}

// The name of a repository is at most 100 characters on GitHub, that of a group 255 on GitLab.
const MAX_URL = 600
// A URL of a usages file or a report is text from outside. Nothing in it needs escaping, and no part is `.` or `..`.
const PLAIN_URL = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i
const COMMIT = /^(?:[\da-f]{40}|[\da-f]{64})$/

/** The URL of the page of a repository; null if it has none that is safe to link. */
export function linkToRepository(repository: Repository | undefined): string | null {
  const url = repository?.url ?? ''
  return url.length <= MAX_URL && PLAIN_URL.test(url) ? url : null
}

// Servers with other URLs than GitHub's, so far as the host tells. An unknown host is a GitHub Enterprise Server.
const GITLAB = /^https?:\/\/gitlab\./i
const OTHER =
  /^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i

/** The URL of the page of the commit, or what precedes the path of a file; null where files have no known page. */
export function linkToCommit(repository: Repository | undefined, kind = 'commit'): string | null {
  const url = linkToRepository(repository)
  const commit = repository?.commit ?? ''
  if (url === null || !COMMIT.test(commit) || OTHER.test(url)) return null
  return `${url}${GITLAB.test(url) ? '/-' : ''}/${kind}/${commit}`
}

/** The path of a file in a URL; null if a URL cannot contain it. */
export function pathInUrl(file: string): string | null {
  // The empty part, `.` and `..` would lead to another page.
  if (!file.isWellFormed() || /(?:^|\/)\.{0,2}(?:\/|$)/.test(file)) return null
  // encodeURIComponent leaves marks as they are, and Markdown gives them a meaning.
  const escaped = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`
  const names = file.split('/').map(encodeURIComponent)
  return names.join('/').replace(/[!'()*_~]/g, escaped)
}

/** The files that a verdict names. */
export function filesOf(verdict: Verdict): ReadonlySet<string> {
  const places = placeListsIn(verdict).flat()
  const files = places.flatMap((one) => (typeof one === 'string' ? [] : (one.target ?? one.file)))
  return new Set(files.filter(isInCheckout))
}
