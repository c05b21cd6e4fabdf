import { expect, it } from '@jest/globals'
import { merge } from '../../src/merge/merge.ts'
import { readReport } from '../../src/merge/read-report.ts'
import { renderMarkdown } from '../../src/report/markdown/page.ts'
import { anyReport, aReport, hostOf, jsonOf, merged, past } from '../support/parts.ts'
import { type Random, seededRandom } from '../support/random.ts'
import { renderText } from '../support/whole-reports.ts'

const VALUES: readonly [unknown, ...unknown[]] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  '2026-99-99T00:00:00.000Z',
  'registry.example.com',
  'a//b',
  '__proto__',
  [],
  [null],
  {},
  'never',
  'x'.repeat(5000)
]

type Slot = { readonly owner: Record<string, unknown>; readonly key: string }

function slotsIn(value: unknown): readonly Slot[] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...slotsIn(owner[key])])
}

/** The report with one value that is another one, or missing. */
function mutate(json: string, random: Random): string {
  const report: unknown = JSON.parse(json)
  const slots = slotsIn(report)
  const slot = slots[random.below(slots.length)]
  if (slot === undefined) throw new Error('the report has no values')
  const { owner, key } = slot
  const other = slots[random.below(slots.length)]
  const how = random.below(3)
  if (how === 0 && !Array.isArray(owner)) delete owner[key]
  else if (how === 1 && other !== undefined) owner[key] = structuredClone(other.owner[other.key])
  else owner[key] = random.pick(VALUES)
  return JSON.stringify(report)
}

it('a report with a wrong value is refused, or does not let the merge of a failed part pass', () => {
  const random = seededRandom(7)
  let read = 0
  for (let round = 0; round < 30; round += 1) {
    const failed = aReport([hostOf('failing.example.com', 1, 'error')])
    const json = merged([failed, anyReport(random, {})])
    for (let at = 0; at < 10; at += 1) {
      const mutant = readReport(mutate(json, random))
      if (!mutant.ok) continue
      read += 1
      const { verdict, context } = merge([mutant.value, past(anyReport(random, {}))])
      expect(verdict.passed).toBe(false)
      if (at > 0) continue
      renderText(verdict, { context, colour: false, width: 80 })
      renderMarkdown(verdict, context)
      expect(past({ verdict, context }).verdict.passed).toBe(false)
    }
  }
  // Otherwise nothing was tested.
  expect(read).toBeGreaterThan(20)
})

it('a report whose result was changed to passed is not believed', () => {
  const failed = aReport([hostOf('failing.example.com', 1, 'error')])
  const read = readReport(JSON.stringify({ ...JSON.parse(jsonOf(failed)), passed: true }))
  expect(read.ok && merge([read.value]).verdict.passed).toBe(false)
})
