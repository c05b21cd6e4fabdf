// Which parts each report has, and in which order: the five lists explain the reports.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showCount, some } from '../../problems/brief.ts'
import type { Finding } from '../../problems/problem.ts'
import { worstFirst } from '../outcome.ts'
import { notesOf } from '../remarks.ts'
import { type Block, block, type Inline, inline, mark, type Section } from '../tree.ts'
import { historyBlocks } from './history.ts'
import { hostDetails, hostsThat, hostTables, wrongHosts } from './hosts.ts'
import { incidentBlocks } from './incidents.ts'
import { problemBlocks } from './problems.ts'
import { fileTables, ownFiles, repositoryTables } from './repositories.ts'
import { rootBlocks } from './roots.ts'
import { more, type View } from './view.ts'

/** After the sentence and the first remarks. */
export const LOG = [
  'problems',
  'ownFiles',
  'history',
  'roots',
  'requests',
  'unchecked',
  'skipped',
  'passed',
  'remarks'
] as const
/** After a headline. */
export const SUMMARY = [
  'problems',
  'unchecked',
  'ownFiles',
  'history',
  'roots',
  'requests',
  'passed',
  'skipped',
  'notices',
  'notes'
] as const
export const COMMENT = [
  'problems',
  'unchecked',
  'ownFiles',
  'history',
  'roots',
  'passed',
  'skipped',
  'notes'
] as const
/** After a headline, and what fails since when. */
export const ISSUE = COMMENT
/** After a header with counts. */
export const PAGE = [
  'problems',
  'hosts',
  'details',
  'incidents',
  'repositories',
  'roots',
  'files',
  'notices',
  'notes'
] as const

export type Name = (typeof LOG | typeof SUMMARY | typeof PAGE)[number]

type Part = {
  /** The title of a section of a page, or what is said of it where there is no room: `More about hosts`. */
  readonly title: string
  readonly blocks: (verdict: Verdict, view: View) => Iterable<Block>
}

// Details of 10,000 hosts with a history would be 40 MB. The worst come first.
const MAX_DETAILED = 2000
// The details of more hosts are closed as a whole. Links from the table open them.
const FEW = 3
const MAX_NOTE = 600

export const PARTS: Readonly<Record<Name, Part>> = {
  problems: {
    title: 'Problems',
    blocks: ({ findings }, view) =>
      problemBlocks(view.medium === 'log' ? findings : findings.filter(isWrong), view)
  },
  ownFiles: { title: 'Repositories', blocks: ({ files }, view) => ownFiles(files, view) },
  history: { title: 'History', blocks: historyBlocks },
  roots: { title: 'Root modules', blocks: ({ roots }, view) => rootBlocks(roots, view) },
  requests: { title: 'Requests', blocks: ({ hosts }, view) => wrongHosts(hosts, view) },
  // Hosts that were not checked are a cause, unless `ignore` removes it.
  unchecked: {
    title: 'Hosts',
    blocks: ({ hosts }, view) =>
      hostsThat(
        'unchecked',
        hosts.filter(({ findings }) => findings.length === 0),
        view
      )
  },
  passed: {
    title: 'Hosts that passed',
    blocks: ({ hosts }, view) => hostsThat('works', hosts, view)
  },
  skipped: {
    title: 'Skipped hosts',
    blocks: ({ hosts }, view) => hostsThat('skipped', hosts, view)
  },
  hosts: { title: 'Hosts', blocks: ({ hosts }, view) => hostTables(worstFirst(hosts), view) },
  details: {
    title: 'Details',
    blocks: ({ hosts }, view) => detailsOf(worstFirst(hosts), view)
  },
  incidents: { title: 'Incidents', blocks: (_, view) => incidentBlocks(view) },
  repositories: {
    title: 'Repositories',
    blocks: repositoryTables
  },
  files: { title: 'Findings in files', blocks: ({ files }, view) => fileTables(files, view) },
  notices: { title: 'Notices', blocks: noticeBlocks },
  notes: { title: 'About this check', blocks: noteBlocks },
  remarks: {
    title: 'Remarks',
    blocks: (verdict, view) => notesFor(verdict, view).rest.map(block.paragraph)
  }
}

export const isWrong = ({ severity }: Finding): boolean => severity !== 'notice'

/** The hosts whose details are on a page. */
export const detailedHosts = ({ hosts }: Verdict): ReadonlySet<string> =>
  new Set(
    worstFirst(hosts)
      .slice(0, MAX_DETAILED)
      .map(({ visit }) => visit.host)
  )

function* detailsOf(hosts: readonly HostVerdict[], view: View): Generator<Block> {
  const { shown, more: left } = some(hosts, MAX_DETAILED)
  for (const host of shown) yield hostDetails(host, view, shown.length === 1)
  yield* more(left, 'host', view)
}

function noticeBlocks({ findings }: Verdict, view: View): readonly Block[] {
  const notices = findings.filter((finding) => !isWrong(finding))
  const blocks = [...problemBlocks(notices, view)]
  const title = block.title(showCount(notices.length, 'notice'), mark.nothing, 'notice')
  return view.medium === 'page' ? blocks : block.details(title, blocks)
}

/** How the verdict was reached, what was scanned, and remarks. */
function noteBlocks(verdict: Verdict, view: View): readonly Block[] {
  const { shown, rest } = notesFor(verdict, view)
  if (view.medium === 'page') return [{ kind: 'list', items: shown }]
  const lines = (notes: readonly Inline[]) => block.paragraph(mark.joined(notes, mark.newLine))
  const isBrief = view.medium === 'brief'
  const title = block.title(showCount(rest.length, 'more remark'))
  const others = isBrief
    ? more(rest.length, 'remark', view)
    : block.details(title, rest.length === 0 ? [] : [lines(rest)])
  return [lines(shown), ...others]
}

export function notesFor(verdict: Verdict, { context, limits, medium }: View) {
  const notes = notesOf(verdict, context).map((note) =>
    medium === 'log' ? mark.prose(note) : inline`${mark.sentence(note, MAX_NOTE)}.`
  )
  return some(notes, limits.remarks)
}

/** The parts that have something to say. Their blocks are made when they are shown, since there may be many. */
export function sectionsOf(
  names: readonly Name[],
  verdict: Verdict,
  view: View
): readonly Section[] {
  const { hosts, findings } = verdict
  const notices = findings.filter((finding) => !isWrong(finding))
  const headings: Partial<Record<Name, string>> = {
    details: `Details of ${showCount(Math.min(hosts.length, MAX_DETAILED), 'host')}`,
    notices: showCount(notices.length, 'notice')
  }
  const empty = new Set<Name>([
    ...(notices.length === findings.length ? (['problems'] as const) : []),
    ...(hosts.length === 0 ? (['hosts', 'details'] as const) : []),
    ...(incidentBlocks(view).length === 0 ? (['incidents'] as const) : []),
    ...(view.context.repositories.length === 0 ? (['repositories'] as const) : []),
    ...(verdict.roots.length === 0 ? (['roots'] as const) : []),
    ...(verdict.files.length === 0 ? (['files'] as const) : []),
    ...(notices.length === 0 ? (['notices'] as const) : [])
  ])
  return names
    .filter((id) => !empty.has(id))
    .map((id) => {
      const { title, blocks } = PARTS[id]
      const isFolded = id === 'notices' || (id === 'details' && hosts.length > FEW)
      const heading = headings[id] ?? title
      return { id, title, heading, isFolded, blocks: () => blocks(verdict, view) }
    })
}

export function* partsOf(names: readonly Name[], verdict: Verdict, view: View): Generator<Block> {
  for (const name of names) yield* PARTS[name].blocks(verdict, view)
}
