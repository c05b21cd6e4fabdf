// The pages of problem codes show findings of scenarios: ```text finding=NAME of the scenario NAME.
import { writeFileSync } from 'node:fs'
import { problemPages } from '../../scripts/documents.ts'
import { INPUTS } from '../../src/settings/table.ts'

const SHOWN = /^```text finding=([a-z0-9-]+)\n([\s\S]*?)\n?^```$/gm

/** The shown findings by the names of their scenarios. */
export const shownFindings = (): ReadonlyMap<string, string> =>
  new Map(
    problemPages().flatMap(({ actual }) =>
      Array.from(actual.matchAll(SHOWN), ([, name = '', shown = '']) => [name, shown] as const)
    )
  )

/** Shows this text as the finding of a scenario. */
export function showFinding(scenario: string, text: string): void {
  for (const { path, actual } of problemPages()) {
    const changed = actual.replace(SHOWN, (block, name: string) =>
      name === scenario ? `\`\`\`text finding=${name}\n${text}\n\`\`\`` : block
    )
    if (changed !== actual) writeFileSync(path, changed)
  }
}

/** The pages name inputs without the dashes of flags. Other programs have flags as well. */
const asInput = (flag: string, name: string): string =>
  INPUTS.some((input) => input.name === name) ? `\`${name}\`` : flag

/**
 * The finding in a log whose code is the name of the scenario or begins it, without the lines that say where else
 * it is and whom it affects.
 */
export function findingOf(log: string, scenario: string): string {
  const said = log.replaceAll(/<time>|<n>/g, '…').replaceAll(/`--([\w-]+)`/g, asInput)
  const found = [...said.matchAll(/^(?:error|warning|notice)\[(.*?)\].*(?:\n {2}.*)*/gm)]
  const byLength = found.toSorted(([, a = ''], [, b = '']) => b.length - a.length)
  const own = byLength.find(([, code]) => `${scenario}-`.startsWith(`${code}-`)) ?? found[0]
  return (own?.[0] ?? '').replaceAll(/\n {2}(?:hosts?|affects|also at|required by): .*/g, '')
}
