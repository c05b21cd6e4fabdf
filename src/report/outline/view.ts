// The media of a report: how much of each kind they have room for, and what they link to.
import { showCount } from '../../problems/brief.ts'
import { type Because, splitFile } from '../../problems/place.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import { linkTo } from '../links.ts'
import type { ReportContext } from '../outcome.ts'
import { firstPlaces, showBecause } from '../places.ts'
import { type Block, type Inline, inline, mark } from '../tree.ts'

/** A log, a job summary, a comment or issue that leaves much to the summary, annotations, or one page with everything. */
type Medium = 'log' | 'summary' | 'brief' | 'notes' | 'page'

/** How much there is room for. Characters of a message, and of one among several; the others are numbers of items. */
type Limits = {
  readonly causes: number
  /** Hosts of a cause, and its findings with messages of their own; readers open the others. */
  readonly hosts: number
  readonly messages: number
  readonly frames: number
  readonly characters: number
  readonly ownCharacters: number
  readonly url: number
  /** Places of one host or message, and of each if there are several. */
  readonly places: number
  readonly ownPlaces: number
  /** What readers open, such as further hosts of a cause and rows of tables. */
  readonly items: number
  readonly rows: number
  readonly roots: number
  /** Hosts with all that is known about them. */
  readonly details: number
  readonly services: number
  readonly remarks: number
}

const ALL = Number.POSITIVE_INFINITY
const SUMMARY: Limits = {
  ...{ causes: 20, hosts: 6, messages: 4, frames: 0, characters: 700, ownCharacters: 300 },
  ...{ url: 600, places: 12, ownPlaces: 4, items: 100, rows: 50, roots: 100, details: 20 },
  ...{ services: 20, remarks: 5 }
}
const LOG: Limits = {
  ...{ causes: 30, hosts: 4, messages: 5, frames: 3, characters: 1000, ownCharacters: 1000 },
  ...{ url: ALL, places: 6, ownPlaces: 2, items: 1000, rows: 20, roots: 3, details: 20 },
  ...{ services: 20, remarks: 5 }
}

const LIMITS: Readonly<Record<Medium, Limits>> = {
  log: LOG,
  summary: SUMMARY,
  brief: { ...SUMMARY, causes: 10, items: 0, rows: 0, roots: 0, details: 0 },
  notes: { ...LOG, messages: ALL, frames: 0, characters: 700, places: 8 },
  page: {
    ...{ causes: ALL, hosts: 6, messages: 4, frames: 3, characters: 4000, ownCharacters: 4000 },
    ...{ url: ALL, places: 12, ownPlaces: 4, items: ALL, rows: ALL, roots: 1000, details: ALL },
    ...{ services: ALL, remarks: ALL }
  }
}

/** What a part of a report needs to know of the whole. */
export type View = {
  readonly context: ReportContext
  readonly medium: Medium
  readonly limits: Limits
  /** Where readers find what is left out, after a count. */
  readonly rest: Inline
  /** The hosts whose details are on the page. */
  readonly detailed: ReadonlySet<string>
}

export const viewOf = (context: ReportContext, medium: Medium, rest: Inline): View => ({
  context,
  medium,
  limits: LIMITS[medium],
  rest,
  detailed: new Set()
})

/** The same with less, in case that a text is too long. */
export const briefOf = (view: View): View => ({ ...view, medium: 'brief', limits: LIMITS.brief })

export const IN_REPORT: Inline = mark.words('in the JSON report')
export const IN_SUMMARY: Inline = mark.words('in the job summary')

/** `and 3 more hosts in the JSON report`; nothing if nothing is left out. */
export const more = (count: number, noun: string, { rest }: View): readonly Block[] =>
  count === 0
    ? []
    : [
        {
          kind: 'paragraph',
          content: inline`and ${showCount(count, `more ${noun}`)} ${rest}`,
          isMore: true
        }
      ]

// Codes of a history file may be any text.
const PROBLEM_CODE = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** The text of a problem code or its title, with a link to its explanation. */
export const docsLink = (of: string, text: Inline, { context }: View): Inline =>
  mark.link(PROBLEM_CODE.test(of) ? `${context.docsUrl}#${of}` : null, text)

export const codeLink = (of: string, view: View): Inline => docsLink(of, mark.code(of), view)

/** The same one in each report, so that links to it last. */
export const anchorOf = (host: string): string => `host-${host}`

/** The name, with a link to the details of the host if they are on the page. A log has the name to copy as well. */
export function hostLink(host: Hostname, { detailed, medium }: View, show = mark.code): Inline {
  const shown = showHostname(host)
  if (medium === 'log' && shown !== host) return inline`${mark.code(shown)} (${mark.code(host)})`
  return detailed.has(host) ? mark.link(`#${anchorOf(host)}`, show(shown)) : show(shown)
}

/** A line of a file with a link to its page, with or without its repository, or the name of a setting. */
export function place(
  because: Because,
  { context, limits, medium }: View,
  isInOne = false
): Inline {
  if (typeof because === 'string') {
    const [, setting] = /^(.*) input$/s.exec(because) ?? []
    return setting === undefined || medium === 'log' || medium === 'notes'
      ? mark.code(because)
      : inline`the ${mark.code(setting)} input`
  }
  const url = linkTo(because, context)
  const file = isInOne ? splitFile(because.file).path : because.file
  // Longer addresses take the room of others.
  return mark.link(
    url !== null && url.length > limits.url ? null : url,
    mark.path(showBecause({ ...because, file }))
  )
}

/**
 * The first lines, and how many more places there are; of several repositories the first line of each, and how many more
 * repositories. With `isBare`, only how many more.
 */
export function placeList(
  because: readonly Because[],
  most: number,
  view: View,
  { isInOne = false, isBare = false } = {}
): Inline {
  const { places, noun } = firstPlaces(because)
  return mark.some(places, most, (one) => place(one, view, isInOne), isBare ? '' : noun)
}
