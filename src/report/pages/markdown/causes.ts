// Findings in Markdown pages: one block for each cause.
import { some } from '../../../problems/brief.ts'
import type { Finding } from '../../../problems/problem.ts'
import { type Cause, causesOf } from '../../causes.ts'
import { entryOf } from '../causes.ts'
import { commas, type Html, html, isEmpty } from '../markup.ts'
import { docsLink, more, type PageView, severitySign } from '../view.ts'
import { type BlockForms, blockOf, formsOf } from './layout.ts'

const MAX_CAUSES = 20
const MAX_CAUSES_IN_BRIEF = 10

/** The causes of some findings, worst first. The shortest form of each is its title. */
export function causeBlocks(findings: readonly Finding[], view: PageView): readonly BlockForms[] {
  const most = view.isBrief ? MAX_CAUSES_IN_BRIEF : MAX_CAUSES
  const { shown, more: left } = some(causesOf(findings), most)
  const blocks = shown.map(
    (cause): BlockForms => [
      ...formsOf(view).map((each) => () => blockOf(causeBlock(cause, each))),
      () => blockOf(html`<p>${titleLine(cause, entryOf(cause, view).title, view)}</p>`)
    ]
  )
  return [...blocks, [() => blockOf(more(left, 'cause', view))]]
}

function causeBlock(cause: Cause, view: PageView): Html {
  const entry = entryOf(cause, view)
  const lines = [commas(entry.items), entry.where, entry.message, entry.help]
  const small = isEmpty(entry.small) ? entry.small : view.medium.small(entry.small)
  return html`<p>${titleLine(cause, entry.title, view)}
${[...lines, small].map((line) => (isEmpty(line) ? line : html`<br/>${line}\n`))}</p>
${entry.messages}${entry.others}`
}

/** The sign, how many hosts or places there are, what is wrong, and the code. */
const titleLine = ({ severity, code }: Cause, title: Html, view: PageView): Html =>
  html`${severitySign(severity, view)} <b>${title}</b> (${docsLink(code, html`${code}`, view)})`
