// The smallest part of a checkout with the same outcome.
import { performance } from 'node:perf_hooks'
import type { Shape } from './generate.ts'
import { type Outcome, runShape } from './run.ts'
import type { Entry, Tree } from './tree.ts'

const MOST_MS = 60_000

/** Leaves out entries and parts of files one by one, as long as the outcome stays as it `must` be. */
export async function smallest(
  shape: Shape,
  base: string,
  program: string,
  must: (outcome: Outcome) => boolean
): Promise<Tree> {
  let tree = shape.tree
  const end = performance.now() + MOST_MS
  const holds = async (smaller: Tree): Promise<boolean> =>
    performance.now() < end && must(await runShape(shape, smaller, base, program))
  for (const path of shape.tree.keys()) {
    const without = new Map([...tree].filter(([other]) => other !== path))
    if (await holds(without)) tree = without
  }
  for (const [path, entry] of [...tree]) {
    if (entry.kind !== 'file') continue
    let parts = entry.parts
    for (const part of parts) {
      if (parts.length === 1) break
      const fewer: Entry = { ...entry, parts: parts.filter((other) => other !== part) }
      const smaller = new Map([...tree, [path, fewer]])
      if (!(await holds(smaller))) continue
      parts = fewer.parts
      tree = smaller
    }
  }
  return tree
}

/** The part of a checkout whose contacts no error covers, if only errors of other parts do; else null. */
export async function uncovered(
  shape: Shape,
  base: string,
  program: string,
  { unnamed }: Outcome
): Promise<Tree | null> {
  for (const host of unnamed) {
    const tree = await smallest(shape, base, program, (each) => each.unnamed.includes(host))
    if ((await runShape(shape, tree, base, program)).violation !== null) return tree
  }
  return null
}
