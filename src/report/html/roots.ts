// What `init` installs in each root module: those with errors or warnings, then the others.

import type { RootRow, RootVerdict, RowProblem } from '../../judge/verdict.ts'
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import { capitalised } from '../phrases.ts'
import { Room } from '../pieces.ts'
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
import { type Column, wholeTable } from './table.ts'
import { codeLink, listed, more, place, sign, type View } from './view.ts'

// The JSON report has all of them.
const MAX_BYTES = 2_000_000
const MAX_CAUSES_BYTES = 300_000
const MAX_ROOT_BYTES = 60_000

/** Nothing without root modules. */
export function renderRoots(roots: readonly RootVerdict[], view: View): Html {
  if (roots.length === 0) return NOTHING
  const { wrong, good } = rootsByOutcome(roots)
  const all = [...wrong, ...good]
  return html`<section id="roots" aria-labelledby="roots-title">
<h2 id="roots-title">Root modules</h2>
${wrong.length > 1 ? causes(wrong, view) : NOTHING}${listed(
  all,
  MAX_BYTES,
  (root) => rootDetails(root, view),
  (left) => more(left, 'root module')
)}</section>
`
}

/** One row for each module or provider with a problem, and the root modules that have the same problem. */
function causes(wrong: readonly RootVerdict[], view: View): Html {
  const found = causesOf(wrong)
  const rows = found.map(({ row }) => row)
  const clients = MAIN_CLIENTS.filter((client) =>
    wrong.some((root) => root.clients.includes(client))
  )
  const directories = rootsColumn(found, (root) => directoryOf(root).text)
  const layout = {
    caption: 'Problems of root modules',
    columns: columnsOf(rows, { clients }, [directories], view),
    room: new Room(MAX_CAUSES_BYTES)
  }
  const { shown, left } = wholeTable(rows, layout)
  return html`${shown}${more(left, 'problem')}`
}

const directoryOf = (root: RootVerdict): Html =>
  finished(showDirectory(root, (directory) => code(showFile(directory)).text))

function rootDetails(root: RootVerdict, view: View): Html {
  const outcome = outcomeOfRoot(root)
  const { wrong, good } = rowsByOutcome(root)
  const rows = [...wrong, ...good]
  const state = outcome === 'works' ? availabilityOf(root.rows) : ROOT_WORDS[outcome]
  const { shown, left } = wholeTable(rows, {
    caption: 'Modules and providers',
    columns: columnsOf(rows, root, [], view),
    room: new Room(MAX_ROOT_BYTES)
  })
  return html`<details><summary>${sign(markOf(root.rows))} <h3>${directoryOf(root)}</h3> ${state}</summary>
${shown}${more(left, 'module or provider')}</details>
`
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
    ...columnsFor({ ...root, rows }, (text, most) => code(text, most).text)
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
