// The media of a report: how much of each kind they have room for, and what they link to.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showCount, some } from '../../rules/problems/brief.ts'
import type { Because, Constraint, SourceLine } from '../../rules/problems/place.ts'
import { showBecause, showPlace, splitFile } from '../../rules/problems/place.ts'
import { type Hostname, showHostname } from '../../rules/protocol/hostname.ts'
import { problemUrl } from '../../rules/protocol/version.ts'
import { linkTo } from '../links.ts'
import { isFailing, type ReportContext } from '../outcome.ts'
import { firstPlaces } from '../places.ts'
import { block, type Inline, inline, mark, type ReportBlock } from '../tree.ts'

const ALL = Number.POSITIVE_INFINITY
/** So few hosts or root modules have a line each, and their details are open. */
export const FEW = 3

// One page with everything. `characters` limits a text, the others limit lists. Readers open up to `items`.
// The `details` of 10,000 hosts with a history would be 40 MB.
const PAGE_LIMITS = {
  ...{ causes: ALL, hosts: 6, messages: 4, characters: 4000, places: 12, ownPlaces: 4 },
  ...{ items: ALL, rows: ALL, roots: 1000, details: 2000, remarks: ALL, hasLines: true }
}
const SUMMARY_LIMITS = {
  ...{ ...PAGE_LIMITS, causes: 20, characters: 500, items: 100, rows: 50, roots: 100, details: 20 },
  ...{ remarks: 5, hasLines: false }
}
const LOG_LIMITS = {
  ...{ ...SUMMARY_LIMITS, causes: 30, hosts: 4, messages: 3, characters: 1000, places: 6 },
  ...{ items: 1000, rows: 20, roots: 3, remarks: ALL, hasLines: true }
}
const LIMITS = {
  log: LOG_LIMITS,
  summary: SUMMARY_LIMITS,
  /** A comment or issue, which leaves much to the summary. */
  brief: { ...SUMMARY_LIMITS, causes: 10, items: 0, rows: 0, roots: 0, details: 0 },
  /** Annotations. */
  notes: { ...LOG_LIMITS, hosts: 20, messages: 10, characters: 700, places: 8, items: 0 },
  page: PAGE_LIMITS
}

type Medium = keyof typeof LIMITS

/** The facts about the whole report that its parts need. */
export type View = {
  readonly context: ReportContext
  readonly medium: Medium
  readonly limits: typeof PAGE_LIMITS
  /** The place where readers find what is left out, after a count. */
  readonly elsewhere: Inline
  /** The hosts whose details are on the page. */
  readonly detailed: ReadonlySet<string>
  /** The source lines that may be shown, by `showPlace`. */
  readonly lines: ReadonlyMap<string, SourceLine>
}

export const viewOf = (
  context: ReportContext,
  medium: Medium,
  elsewhere: Inline,
  lines: Verdict['lines'] = []
): View => ({
  context,
  medium,
  limits: LIMITS[medium],
  elsewhere,
  detailed: new Set(),
  lines: new Map(lines.map((line) => [showPlace(line.place), line]))
})

export const IN_REPORT: Inline = mark.words('in the JSON report')
export const IN_SUMMARY: Inline = mark.words('in the job summary')

/** `and 3 more hosts in the JSON report`; nothing if nothing is left out. */
export const more = (count: number, noun: string, { elsewhere }: View): readonly ReportBlock[] =>
  count === 0 ? [] : [block.paragraph(inline`and ${showCount(count, `more ${noun}`)} ${elsewhere}`)]

/** The first items as blocks, and how many more there are; nothing where there is room for none. */
export function firstOf<T>(
  items: readonly T[],
  most: number,
  noun: string,
  view: View,
  show: (items: readonly T[]) => readonly ReportBlock[]
): readonly ReportBlock[] {
  const { shown, more: left } = some(items, most)
  return shown.length === 0 ? [] : [...show(shown), ...more(left, noun, view)]
}

/** `text (a; b)`, with the notes that are not empty. */
export function noted(text: Inline, ...notes: readonly Inline[]): Inline {
  const all = mark.joined(notes, mark.words('; '))
  return mark.isEmpty(all) ? text : inline`${text} (${all})`
}

// Not of what an edited history file may hold.
const PROBLEM_CODE = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** A problem code with a link to its explanation. */
export const codeLink = (of: string, { context }: View): Inline =>
  mark.link(PROBLEM_CODE.test(of) ? problemUrl(of, context.docsUrl) : null, mark.code(of))

/** The same one in each report, so that links to it last. */
export const anchorOf = (host: string): string => `host-${host}`

/** The name, with a link to the details of the host if they are on the page. */
export function hostLink(host: Hostname, { detailed }: View, show = mark.code): Inline {
  const shown = showHostname(host)
  return detailed.has(host) ? mark.link(`#${anchorOf(host)}`, show(shown)) : show(shown)
}

/** True if a terminal shows one host, which fails: its problems say why. */
export const isLone = (hosts: readonly HostVerdict[], { medium, limits }: View): boolean =>
  medium === 'log' && limits.details === 0 && hosts.length === 1 && hosts.every(isFailing)

/** A line of a file with a link to its page, with or without its repository, or the name of a setting. */
export function place(because: Because, { context }: View, isInOne = false): Inline {
  if (typeof because === 'string') return mark.code(because)
  const file = isInOne ? splitFile(because.file).path : because.file
  return mark.link(linkTo(because, context), mark.path(showBecause({ ...because, file })))
}

/** `module.app > module.db: main.tf:3`: the local modules that lead to a constraint, and its line. */
export function asker({ module, place: at }: Constraint, view: View): Inline {
  const modules = module === undefined ? mark.nothing : mark.path(module)
  return mark.joined([modules, place(at, view)], mark.words(': '))
}

/** The first lines, and how many more there are; of several repositories, the first line of each. */
export function placeList(
  because: readonly Because[],
  most: number,
  view: View,
  isInOne = false
): Inline {
  const { places, noun } = firstPlaces(because)
  return mark.some(places, most, (one) => place(one, view, isInOne), noun)
}
