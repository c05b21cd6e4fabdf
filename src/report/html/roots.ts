// What `init` installs in each root module: those with errors or warnings, then the others.

import type { RootRow, RootVerdict, RowProblem } from '../../judge/verdict.ts'
import { some } from '../../problems/brief.ts'
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import { capitalised } from '../phrases.ts'
import { showFile } from '../places.ts'
import {
  availabilityOf,
  causesOf,
  columnsFor,
  markOf,
  outcomeOfRoot,
  problemColumn,
  ROOT_WORDS,
  type Column as RootColumn,
  rootsByOutcome,
  rootsColumn,
  rowsByOutcome,
  showAddress,
  showDirectory,
  withText
} from '../root-rows.ts'
import { code, finished, type Html, html, NOTHING } from './markup.ts'
import { type Column, table } from './table.ts'
import { codeLink, details, more, place, sign, type View } from './view.ts'

// The JSON report has all of them.
const MAX_ROOTS = 1000

export function rootTables(roots: readonly RootVerdict[], view: View): readonly Html[] {
  const { wrong, good } = rootsByOutcome(roots)
  const listed = some([...wrong, ...good], MAX_ROOTS)
  return [
    ...(wrong.length > 1 ? [causes(wrong, view)] : []),
    ...listed.shown.map((root) => rootDetails(root, view)),
    more(listed.more, 'root module')
  ]
}

/** One row for each module or provider with a problem, and the root modules that have the same problem. */
function causes(wrong: readonly RootVerdict[], view: View): Html {
  const found = causesOf(wrong)
  const rows = found.map(({ row }) => row)
  const clients = MAIN_CLIENTS.filter((client) =>
    wrong.some((root) => root.clients.includes(client))
  )
  const directories = rootsColumn(found, (root) => directoryOf(root).text)
  const columns = columnsOf(rows, { clients }, [directories], view)
  return table(rows, { caption: 'Problems of root modules', columns })
}

const directoryOf = (root: RootVerdict): Html =>
  finished(showDirectory(root, (directory) => code(showFile(directory)).text))

function rootDetails(root: RootVerdict, view: View): Html {
  const outcome = outcomeOfRoot(root)
  const { wrong, good } = rowsByOutcome(root)
  const rows = [...wrong, ...good]
  const state = outcome === 'works' ? availabilityOf(root.rows) : ROOT_WORDS[outcome]
  const columns = columnsOf(rows, root, [], view)
  return details(
    html`${sign(markOf(root.rows))} <h3>${directoryOf(root)}</h3> ${state}`,
    table(rows, { caption: 'Modules and providers', columns })
  )
}

function columnsOf(
  rows: readonly RootRow[],
  root: Pick<RootVerdict, 'clients'>,
  added: readonly RootColumn[],
  view: View
): readonly Column<RootRow>[] {
  const link = ({ code: id, title }: RowProblem): string =>
    html`${title} (${codeLink(id, view)})`.text
  const problems = withText([problemColumn(link)], rows)
  const columns = [
    ...problems,
    ...added,
    ...columnsFor({ ...root, rows }, (text) => code(text).text)
  ]
  return [
    { title: 'Module or provider', cell: (row) => nameCell(row, root, view) },
    ...columns.map(({ title, cell }) => ({
      title: capitalised(title),
      cell: (row: RootRow) => finished(cell(row))
    }))
  ]
}

/** The sign and the address, its first place, and of a module call its source. */
function nameCell(row: RootRow, root: Pick<RootVerdict, 'clients'>, view: View): Html {
  const [first] = row.places
  const source = row.kind === 'module' && row.source !== row.address ? code(row.source) : NOTHING
  const at = first === undefined ? NOTHING : html` at ${place(first, view)}`
  return html`${sign(markOf([row]))} ${code(showAddress(row, root))}<br/><span class="small">${source}${at}</span>`
}
