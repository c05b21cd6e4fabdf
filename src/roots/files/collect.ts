// Collects what is wrong with the files alone; the same problem in several roots and clients is one.
import { isAside } from '../../problems/place.ts'
import { type Finding, findingOf } from '../../problems/problem.ts'
import { MAIN_CLIENTS, type MainClient } from '../../protocol/clients.ts'
import { below } from '../../protocol/local/paths.ts'
import type { Declared, Usage } from '../../scan/usage.ts'
import type { Root } from '../root.ts'
import { problemsIn, type RootProblem, type RootRules } from './root-problems.ts'
import { noteOfDeclared, noteOfSecondLock, noteOfUsage, type TextRules } from './text-notes.ts'

type Collected = RootProblem & {
  readonly having: Set<MainClient>
  /** A test or example with the problem, as long as all are. */
  aside: string | null
}

export class RootNotes {
  private readonly found = new Map<string, Collected>()
  private readonly rules: RootRules

  constructor(rules: RootRules) {
    this.rules = rules
  }

  add(root: Root): void {
    const inside = below(root.directory === '.' ? '' : root.directory, 'main.tf')
    const aside = isAside(inside) ? inside : null
    for (const problem of problemsIn(root, this.rules)) {
      const key = problemKey(problem)
      const before = this.found.get(key)
      if (before === undefined) {
        this.found.set(key, { ...problem, having: new Set([root.client]), aside })
        continue
      }
      before.having.add(root.client)
      if (aside === null) before.aside = null
    }
  }

  notes(): readonly Finding[] {
    const checked = this.rules.clients
    return [...this.found.values()].map(({ problem, places, having, aside }) => {
      // A client that is not checked reads the same constraints.
      const isShared = problem.code !== 'client-version' && having.size === checked.length
      const clients = isShared ? MAIN_CLIENTS : [...having]
      return findingOf(problem, { places, clients, ...(aside === null ? {} : { aside }) })
    })
  }
}

const problemKey = ({ problem, places }: RootProblem): string =>
  [
    problem.code,
    problem.message,
    ...places.map(({ file, line, column }) => `${file}:${line}:${column}`)
  ].join('\n')

/** What is wrong with the texts of the usages and of what directories declare. */
export function* textNotes(
  usages: readonly Usage[],
  declared: readonly Declared[],
  rules: TextRules
): Generator<Finding> {
  const locked = new Set<string>()
  for (const usage of usages) {
    if (usage.kind === 'lock_provider') {
      const block = `${usage.place.file}\n${usage.text}`
      if (locked.has(block)) yield noteOfSecondLock(usage)
      locked.add(block)
    }
    const note = noteOfUsage(usage, rules)
    if (note !== null) yield note
  }
  for (const each of declared) {
    const note = noteOfDeclared(each, rules)
    if (note !== null) yield note
  }
}
