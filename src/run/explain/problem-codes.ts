// Explains problem codes with their sections of the documentation, which lies beside the built program.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ifPossible, textIn } from '../../read/files/read-text.ts'
import { showClients } from '../../report/phrases.ts'
import { SIGNS } from '../../report/plain.ts'
import { SEVERITY_SIGNS } from '../../report/tree.ts'
import { type ProblemCode, problemFacts } from '../../rules/problems/catalogue.ts'
import { DOCS_URL, REPOSITORY } from '../../rules/protocol/version.ts'
import { labelled, paint, type TextLayout, wrap } from '../../rules/text/terminal.ts'

/** The facts of a code and its section in Markdown, for JSON; and all that as text. `program`: the file that was started. */
export function explainCode(code: ProblemCode, program: string, layout: TextLayout) {
  const { title, severity, affects } = problemFacts()[code]
  const started = ifPossible(() => realpathSync(program), program)
  const found = [`docs/problems/${code.replace(/-.*/, '')}.md`].flatMap((page) => {
    const section = sectionIn(textIn(join(started, '../../..', page)) ?? '', code)
    return section === undefined ? [] : { section, page: `${REPOSITORY}/blob/v1/${page}` }
  })
  const { section = null, page = DOCS_URL } = found[0] ?? {}
  const url = `${page}#${code}`
  const { style } = SIGNS[SEVERITY_SIGNS[severity]]
  const lines = [
    ...labelled({ indent: 0, label: `${severity}[${code}]:`, style, text: title }, layout),
    ...(affects.length === 0 ? [] : wrap(`Affects ${showClients(affects)}.`, layout.width)),
    '',
    ...(section === null ? [] : linesOf(section, page, layout)),
    url
  ]
  const explained = { code, title, severity, affects, url, section }
  return { explained, rendered: `${lines.join('\n')}\n` }
}

/** Without its heading, and the line of title and severity. */
const sectionIn = (page: string, code: string): string | undefined =>
  page
    .split(/^##+ /m)
    .find((section) => section.startsWith(`${code}\n`))
    ?.replace(/^.*\n+(?:\*\*.*\*\* \(\w+\)\n+)?/, '')
    .trimEnd()

// A fence, a table, an item of a list, a paragraph or an empty line.
const BLOCK =
  /^ *```.*\n([\s\S]*?)\n? *```$|^(\|.*(?:\n\|.*)*)|^- (.+(?:\n +\S.*)*)|^(.+(?:\n(?!- |\|| *```).+)*)|^$/gm

/** Links have a number and are listed at the end. A row of a table is an item of a list. */
function linesOf(section: string, page: string, layout: TextLayout): readonly string[] {
  const urls: string[] = []
  const withNumber = (_: string, words: string, target: string): string => {
    const { href } = new URL(target, page)
    if (!urls.includes(href)) urls.push(href)
    return `${words} [${urls.indexOf(href) + 1}]`
  }
  const prose = (text: string, first = '', margin = ''): readonly string[] => {
    const words = text.replaceAll('**', '').replace(/\s+/g, ' ').trim()
    const linked = words.replace(/\[([^\]]+)\]\(([^)]+)\)/g, withNumber)
    const lines = wrap(linked, layout.width - margin.length)
    return lines.map((line, at) => `${at === 0 ? first : margin}${line}`)
  }
  const lines = section.matchAll(BLOCK).flatMap(([, code, table, item, text = '']) => {
    const [titles = [], , ...rows] =
      table?.split('\n').map((row) => row.split(/ *\| */).slice(1, -1)) ?? []
    if (table !== undefined) {
      return rows.flatMap(([first = '', ...cells]) => [
        ...prose(first, '- ', '  '),
        ...cells.flatMap((cell, at) => prose(`${titles[at + 1]}: ${cell}`, '  ', '  '))
      ])
    }
    if (item !== undefined) return prose(item, '- ', '  ')
    const verbatim = code?.split('\n').map((line) => paint(`    ${line}`.trimEnd(), 'dim', layout))
    return verbatim ?? prose(text)
  })
  return [...lines, '', ...urls.values().map((url, at) => `[${at + 1}] ${url}`)]
}
