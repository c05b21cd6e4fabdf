// Reports of limited length: what is last becomes shorter first, and then is left out.
import type { Verdict } from '../../judge/verdict.ts'
import { bytesOf, some } from '../../problems/brief.ts'
import { causesOf } from '../causes.ts'
import { type Block, block, inline, mark } from '../tree.ts'
import { problemOf } from './problems.ts'
import { isWrong, type Name, PARTS } from './sections.ts'
import { briefOf, more, type View } from './view.ts'

/** A part in ever shorter forms. */
export type Forms = readonly (() => readonly Block[])[]

/** The parts of a report, each cause of its own. The shortest form of a cause is its title. */
export function formsOf(names: readonly Name[], verdict: Verdict, view: View): readonly Forms[] {
  const views = view.medium === 'brief' ? [view] : [view, briefOf(view)]
  return names.flatMap((name) => {
    if (name === 'problems') return problemForms(verdict, views, view)
    const { title, blocks } = PARTS[name]
    const shortest = block.paragraph(inline`More about ${title.toLowerCase()} ${view.rest}`)
    return [[...views.map((each) => () => [...blocks(verdict, each)]), () => [shortest]]]
  })
}

function problemForms({ findings }: Verdict, views: readonly View[], view: View): readonly Forms[] {
  const { shown, rest } = some(causesOf(findings.filter(isWrong)), view.limits.causes)
  const left = rest.flatMap((cause) => cause.findings).length
  const forms = shown.map((cause) => [
    ...views.map((each) => () => [problemOf(cause, each)]),
    () => [{ ...problemOf(cause, briefOf(view)), message: mark.nothing, parts: [] }]
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
    for (const form of parts[at]?.slice(1) ?? []) {
      if (size > maxBytes) replace(at, render(form()))
    }
  }
  for (const at of backwards) if (size > maxBytes) replace(at, '')
  return texts
}
