// What `init` installs in each root module: those with errors or warnings, then the others.
import type { RootRow, RootVerdict } from '../../judge/roots.ts'
import { some } from '../../problems/brief.ts'
import { capitalised, showCount } from '../phrases.ts'
import {
  availabilityOf,
  causesTable,
  MAX_SHOWN_WHOLE,
  markOf,
  outcomeOfRoot,
  ROOT_WORDS,
  type RootFormat,
  type RootTable,
  rootsByOutcome,
  showDirectory,
  stateOf,
  tableOf
} from '../root-rows.ts'
import { code, details, Html, html, joined, pathCode, someOf } from './markup.ts'
import { column, docsLink, more, type PageView, place } from './view.ts'

/** In a brief page, only what is wrong, and a count. */
export function rootBlocks(roots: readonly RootVerdict[], view: PageView): readonly Html[] {
  const { isBrief, medium } = view
  const { wrong, good } = rootsByOutcome(roots)
  const hasCauses = wrong.length > 1 || (isBrief && wrong.length > 0)
  const causes = hasCauses
    ? [tableBlock(causesTable(wrong, formatFor(view)), 'Problems of root modules', view)]
    : []
  // With several repositories, root modules in which nothing is wrong are only counted.
  const isCounted = isBrief || (!medium.isWhole && view.context.repositories.length > 1)
  const listed = isBrief ? [] : isCounted ? wrong : [...wrong, ...good]
  const { shown, more: left } = some(listed, medium.limits.roots)
  const sections = shown.map((root) => rootSection(root, view))
  const ofWrong = [...causes, ...sections.slice(0, wrong.length)]
  const ofGood = sections.slice(wrong.length)
  return [
    ...(hasCauses && !medium.isWhole
      ? [details(wrongTitle(wrong, view), html`${ofWrong}`)]
      : ofWrong),
    ...(isCounted && good.length > 0 ? [html`<p>${goodTitle(good, view)}</p>\n`] : []),
    ...(ofGood.length <= MAX_SHOWN_WHOLE
      ? ofGood
      : [details(goodTitle(good, view), html`${ofGood}`)]),
    more(left, 'root module', view)
  ]
}

function wrongTitle(wrong: readonly RootVerdict[], { medium }: PageView): Html {
  const worst = outcomeOfRoot(wrong[0] ?? { rows: [] })
  const list = someOf(wrong, MAX_SHOWN_WHOLE, directoryName)
  return wrong.length === 1
    ? html`${medium.sign(worst)} <b>${list}</b>: ${ROOT_WORDS[worst]}`
    : html`${medium.sign(worst)} <b>${showCount(wrong.length, 'root module')}</b> with errors or warnings: ${list}`
}

function goodTitle(good: readonly RootVerdict[], { medium }: PageView): Html {
  const rows = good.flatMap((root) => root.rows)
  return html`${medium.sign(markOf(rows))} <b>${showCount(good.length, 'root module')}</b>: ${availabilityOf(rows)}`
}

const directoryName = (root: RootVerdict): Html =>
  new Html(showDirectory(root, (file) => pathCode(file).text))

function rootSection(root: RootVerdict, view: PageView): Html {
  const { sign, heading } = view.medium
  const name = heading(directoryName(root))
  return details(
    html`${sign(markOf(root.rows))} ${name}: ${stateOf(root)}`,
    tableBlock(tableOf(root, formatFor(view)), 'Modules and providers', view)
  )
}

/** The first rows, and how many more there are. */
function tableBlock(parts: RootTable, caption: string, view: PageView): Html {
  const { shown, more: left, name, problems, facts } = parts
  const columns = [name, ...problems, ...facts].map(({ title, cell }) =>
    column(capitalised(title), (row: RootRow) => new Html(cell(row)))
  )
  return html`${view.medium.table(shown, { caption, columns })}${more(left, 'row', view)}`
}

const formatFor = (view: PageView): RootFormat => ({
  name: (row, address) => nameCell(row, address, view).text,
  problem: ({ code: id, title }) => docsLink(id, html`${title}`, view).text,
  file: (text) => pathCode(text).text,
  // It does not break at its spaces.
  value: (text, maxCharacters) => code(text, maxCharacters).text.replaceAll(' ', '&#160;'),
  maxRows: view.medium.limits.items
})

/** The sign and the address, its first place, and of a module call its source. */
function nameCell(row: RootRow, address: string, view: PageView): Html {
  const { sign, small } = view.medium
  const [first] = row.places
  const isCall = row.kind === 'module' && row.source !== row.address
  const origin = joined(
    [
      ...(isCall ? [pathCode(row.source)] : []),
      ...(first === undefined ? [] : [place(first, view)])
    ],
    ' at '
  )
  const name = html`${sign(markOf([row]))}&#160;<b>${pathCode(address)}</b>`
  return origin.text === '' ? name : html`${name}<br/>${small(origin)}`
}
