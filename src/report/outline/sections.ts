// Which parts each report has, and in which order: the lists explain the reports.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { IgnoredFinding, Verdict } from '../../judge/verdict.ts'
import { showCount, some } from '../../rules/problems/brief.ts'
import { type HostOutcome, isActionable, outcomeOfRows, worstFirst } from '../outcome.ts'
import { notesOf } from '../sentence.ts'
import { block, type ColumnOf, type Inline, mark, type ReportBlock, type Section } from '../tree.ts'
import { historyBlocks } from './history.ts'
import { incidentBlocks } from './history-words.ts'
import { hostDetails, hostsThat, hostTables } from './hosts.ts'
import { folded, problemBlocks } from './problems.ts'
import { fileTables, ownFiles, repositoryTables } from './repositories.ts'
import { rootBlocks } from './roots.ts'
import { codeLink, FEW, firstOf, hostLink, isLone, place, placeList, type View } from './view.ts'

const FAILURES = ['problems', 'unchecked', 'ownFiles', 'history', 'roots'] as const
/** After a headline. */
export const SUMMARY = [
  ...FAILURES,
  'requests',
  'passed',
  'skipped',
  'notices',
  'ignored',
  'notes'
] as const
/** After a headline, in an issue also after what fails since when. */
export const COMMENT = [...FAILURES, 'passed', 'skipped', 'notes'] as const
/** Before the remarks and the sentence. */
export const LOG = [...FAILURES, 'requests', 'passed', 'skipped'] as const
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
  'ignored',
  'notes'
] as const

export type Name = (typeof LOG | typeof SUMMARY | typeof PAGE)[number]

/** `title`: of a section of a page, or what is said of it where there is no room: `Hosts: more in the JSON report`. */
type Part = { title: string; blocks: (verdict: Verdict, view: View) => readonly ReportBlock[] }

const hostsPart = (title: string, ...outcomes: readonly HostOutcome[]): Part => ({
  title,
  blocks: ({ hosts }, view) => hostsThat(outcomes, hosts, view)
})

export const PARTS: Readonly<Record<Name, Part>> = {
  problems: {
    title: 'Problems',
    blocks: ({ findings }, view) =>
      problemBlocks(view.medium === 'log' ? findings : findings.filter(isActionable), view)
  },
  ownFiles: { title: 'Repositories', blocks: ({ files }, view) => ownFiles(files, view) },
  history: { title: 'History', blocks: historyBlocks },
  roots: { title: 'Root modules', blocks: rootTables },
  requests: hostsPart('Requests', 'fails', 'warns'),
  unchecked: hostsPart('Hosts', 'unchecked'),
  passed: hostsPart('Hosts that passed', 'works'),
  skipped: hostsPart('Skipped hosts', 'skipped'),
  hosts: { title: 'Hosts', blocks: ({ hosts }, view) => hostTables(worstFirst(hosts), view) },
  incidents: { title: 'Incidents', blocks: (_, view) => incidentBlocks(view) },
  details: { title: 'Details', blocks: ({ hosts }, view) => detailsOf(worstFirst(hosts), view) },
  repositories: { title: 'Repositories', blocks: repositoryTables },
  files: { title: 'Findings in files', blocks: ({ files }, view) => fileTables(files, view) },
  notices: { title: 'Notices', blocks: noticeBlocks },
  ignored: { title: 'Ignored findings', blocks: ignoredBlocks },
  notes: { title: 'About this check', blocks: noteBlocks }
}

/** The problems of the only host say which root modules fail. */
function rootTables({ roots, hosts, init }: Verdict, view: View): readonly ReportBlock[] {
  const areSaid = isLone(hosts, view)
  const listed = roots.filter(({ rows }) => !areSaid || outcomeOfRows(rows) !== 'fails')
  return rootBlocks(listed, init, view)
}

/** The hosts whose details are on a page, the worst first. */
export const detailedHosts = ({ hosts }: Verdict, { limits }: View): ReadonlySet<string> =>
  new Set(some(worstFirst(hosts), limits.details).shown.map(({ visit }) => visit.host))

const detailsOf = (hosts: readonly HostVerdict[], view: View): readonly ReportBlock[] =>
  firstOf(hosts, view.limits.details, 'host', view, (shown) =>
    shown.map((host) => hostDetails(host, view))
  )

function noticeBlocks({ findings }: Verdict, view: View): readonly ReportBlock[] {
  const notices = findings.filter((finding) => !isActionable(finding))
  const title = block.title(showCount(notices.length, 'notice'), mark.nothing, 'notice')
  return block.details(title, problemBlocks(notices, view))
}

function ignoredBlocks({ ignored }: Verdict, view: View): readonly ReportBlock[] {
  const { rows, characters } = view.limits
  const setting = mark.code('ignore')
  const columns: readonly ColumnOf<IgnoredFinding>[] = [
    block.column('Code', ({ finding }) => codeLink(finding.problem.code, view)),
    block.column('Host', ({ finding: { host } }) => host && hostLink(host, view)),
    block.column('Place', ({ finding }) => placeList(finding.places, 1, view)),
    block.column('Reason', ({ rule }) => rule.reason && mark.prose(rule.reason, characters)),
    block.column('Ignored by', ({ rule }) => (rule.place ? place(rule.place, view) : setting))
  ]
  const listed = firstOf(ignored, rows, 'ignored finding', view, (shown) =>
    block.table(shown, columns, 'Ignored findings')
  )
  return block.details(block.title(showCount(ignored.length, 'ignored finding')), listed)
}

/** How the verdict was reached, what was scanned, and remarks. */
function noteBlocks(verdict: Verdict, view: View): readonly ReportBlock[] {
  const { shown, rest } = notesFor(verdict, view)
  const lines = (notes: readonly Inline[]) => [block.paragraph(mark.joined(notes, mark.newLine))]
  return [...lines(shown), ...folded(rest, 'remark', view, lines)]
}

export function notesFor(verdict: Verdict, { context, limits }: View) {
  const notes = notesOf(verdict, context).map((note) => mark.sentence(note, limits.characters))
  return some(notes, limits.remarks)
}

/** The parts with blocks. */
export const sectionsOf = (
  names: readonly Name[],
  verdict: Verdict,
  view: View
): readonly Section[] =>
  names.flatMap((id) => {
    const { title, blocks: blocksOf } = PARTS[id]
    // Links from the table open them.
    const isFolded = id === 'details' && verdict.hosts.length > FEW
    // The details of the only host say the same.
    const isSaid = verdict.hosts.length === 1 && id === 'hosts'
    const blocks = isSaid ? [] : blocksOf(verdict, view)
    return blocks.length === 0 ? [] : [{ id, title, isFolded, blocks }]
  })

export const partsOf = (
  names: readonly Name[],
  verdict: Verdict,
  view: View
): readonly ReportBlock[] => names.flatMap((name) => PARTS[name].blocks(verdict, view))
