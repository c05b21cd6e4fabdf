// What `init` installs in each root module: those with errors or warnings, then the others.

import type { RootRow, RootVerdict } from '../../../judge/verdict.ts'
import { some } from '../../../problems/brief.ts'
import { capitalised } from '../../phrases.ts'
import {
  causesTable,
  markOf,
  type RootFormat,
  type RootTable,
  rootsByOutcome,
  showDirectory,
  stateOf,
  tableOf
} from '../../root-rows.ts'
import { code, finished, type Html, html, NOTHING } from './markup.ts'
import { table } from './table.ts'
import { codeLink, details, more, type PageView, place, sign } from './view.ts'

// The JSON report has all of them.
const MAX_ROOTS = 1000

export function rootTables(roots: readonly RootVerdict[], view: PageView): readonly Html[] {
  const { wrong, good } = rootsByOutcome(roots)
  const listed = some([...wrong, ...good], MAX_ROOTS)
  const format = formatFor(view)
  return [
    ...(wrong.length > 1 ? [htmlOf(causesTable(wrong, format), 'Problems of root modules')] : []),
    ...listed.shown.map((root) => rootDetails(root, format)),
    more(listed.more, 'root module')
  ]
}

function rootDetails(root: RootVerdict, format: RootFormat): Html {
  const directory = finished(showDirectory(root, format.file))
  return details(
    html`${sign(markOf(root.rows))} <h3>${directory}</h3> ${stateOf(root)}`,
    htmlOf(tableOf(root, format), 'Modules and providers')
  )
}

function htmlOf({ rows, name, problems, facts }: RootTable, caption: string): Html {
  const columns = [name, ...problems, ...facts].map(({ title, cell }) => ({
    title: capitalised(title),
    cell: (row: RootRow) => finished(cell(row))
  }))
  return table(rows, { caption, columns })
}

const formatFor = (view: PageView): RootFormat => ({
  name: (row, address) => nameCell(row, address, view).text,
  problem: ({ code: id, title }) => html`${title} (${codeLink(id, view)})`.text,
  file: (text) => code(text).text,
  value: (text) => code(text).text
})

/** The sign and the address, its first place, and of a module call its source. */
function nameCell(row: RootRow, address: string, view: PageView): Html {
  const [first] = row.places
  const source = row.kind === 'module' && row.source !== row.address ? code(row.source) : NOTHING
  const at = first === undefined ? NOTHING : html` at ${place(first, view)}`
  return html`${sign(markOf([row]))} ${code(address)}<br/><span class="small">${source}${at}</span>`
}
