// Explains problem codes with their sections of the documentation, which lies beside the built program.
import { realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ifPossible, textIn } from '../../read/files/read-text.ts'
import { showClients } from '../../report/phrases.ts'
import { SIGNS } from '../../report/plain.ts'
import { SEVERITY_SIGNS } from '../../report/tree.ts'
import { type ProblemCode, problemFacts } from '../../rules/problems/catalogue.ts'
import { DOCS_URL, problemUrl } from '../../rules/protocol/version.ts'
import { labelled, paint, type TextLayout, wrap, wrapped } from '../../rules/text/terminal.ts'

/** `program`: the file that was started. */
export function explainCode(code: ProblemCode, program: string, layout: TextLayout): string {
  const { title, severity, affects } = problemFacts()[code]
  const { style } = SIGNS[SEVERITY_SIGNS[severity]]
  const page = problemUrl(code, DOCS_URL)
  const started = ifPossible(() => realpathSync(program), program)
  const file = join(started, '../../../docs/problems', basename(new URL(page).pathname))
  const lines = [
    ...labelled({ indent: 0, label: `${severity}[${code}]:`, style, text: title }, layout),
    ...(affects.length === 0 ? [] : wrap(`Affects ${showClients(affects)}.`, layout.width)),
    page,
    '',
    ...linesOf(sectionIn(textIn(file) ?? '', code), page, layout)
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/** Without its heading, and the line of title and severity; empty if there is none. */
function sectionIn(page: string, code: string): string {
  const sections = page.split(/^##+ /m)
  const section = sections.find((each) => each.startsWith(`${code}\n`)) ?? ''
  return section.replace(/^.*\n+(?:\*\*.*\*\* \(\w+\)\n+)?/, '')
}

// The line below the head of a table; a fence; a paragraph, item of a list, row of a table or empty line.
const BLOCK = /^\|[ |-]+$|^ *```.*\n([\s\S]*?)\n? *```$|^(.+(?:\n(?!- |\|| *```).+)*|)$/gm

function linesOf(section: string, page: string, layout: TextLayout): readonly string[] {
  const linked = (_: string, words: string, target: string): string =>
    Object.hasOwn(problemFacts(), words) ? words : `${words} (${new URL(target, page)})`
  const lines = section.matchAll(BLOCK).flatMap(([, code, text]) => {
    if (code !== undefined) {
      return code.split('\n').map((line) => paint(`    ${line}`.trimEnd(), 'dim', layout))
    }
    if (text === undefined) return []
    const bare = text.replaceAll('**', '').replace(/\s+/g, ' ').replace(/^\| ?/, '- ')
    const shown = bare.replace(/ \|$/, '').replace(/\[([^\]]+)\]\(([^)]+)\)/g, linked)
    return shown.startsWith('- ') ? wrapped(shown, layout) : wrap(shown, layout.width)
  })
  return [...lines]
}
