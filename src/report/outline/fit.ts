// Reports of limited length: what is last is shortened first, and then left out.
import type { Verdict } from '../../judge/verdict.ts'
import { bytesOf, some } from '../../problems/brief.ts'
import { causesOf } from '../causes.ts'
import { isActionable } from '../outcome.ts'
import { type Block, block, inline, mark } from '../tree.ts'
import { problemOf } from './problems.ts'
import { type Name, PARTS } from './sections.ts'
import { more, type View } from './view.ts'

/** A part, and its shortest form. */
type Forms = readonly (() => readonly Block[])[]

/** The parts of a report, each cause of its own. The shortest form of a cause is its title. */
export const formsOf = (names: readonly Name[], verdict: Verdict, view: View): readonly Forms[] =>
  names.flatMap((name) => {
    if (name === 'problems') return problemForms(verdict, view)
    const { title, blocks } = PARTS[name]
    const shortest = block.paragraph(inline`${title}: more ${view.rest}`)
    return [[() => [...blocks(verdict, view)], () => [shortest]]]
  })

function problemForms({ findings }: Verdict, view: View): readonly Forms[] {
  const { shown, rest } = some(causesOf(findings.filter(isActionable)), view.limits.causes)
  const left = rest.flatMap((cause) => cause.findings).length
  const forms = shown.map((cause) => [
    () => [problemOf(cause, view)],
    () => [{ ...problemOf(cause, view), message: mark.nothing, parts: [] }]
  ])
  return [...forms, [() => more(left, 'finding', view)]]
}

/** The rendered parts, which have at most `maxBytes` with blank lines between them. */
export function fitParts(
  parts: readonly Forms[],
  render: (blocks: readonly Block[]) => string,
  maxBytes: number
): readonly string[] {
  const sizeOf = (text: string): number => (text === '' ? 0 : bytesOf(text) + '\n\n'.length)
  const texts = parts.map(([longest]) => render(longest?.() ?? []))
  let size = texts.reduce((sum, text) => sum + sizeOf(text), 0)
  const replace = (at: number, text: string): void => {
    size += sizeOf(text) - sizeOf(texts[at] ?? '')
    texts[at] = text
  }
  const backwards = [...parts.keys()].reverse().filter((at) => texts[at] !== '')
  for (const at of backwards) {
    const shortest = parts[at]?.[1]
    if (shortest !== undefined && size > maxBytes) replace(at, render(shortest()))
  }
  for (const at of backwards) if (size > maxBytes) replace(at, '')
  return texts
}
