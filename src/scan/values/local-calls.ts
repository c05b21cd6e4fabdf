// Which directories of a checkout call which others as local modules.

import { directoryOf, resolvedPath } from '../../protocol/local/paths.ts'
import { isLocalPath } from '../../protocol/module-address.ts'
import type { Called } from '../scan.ts'

/** Directories are relative to the checkout; '' is its root. */
export type LocalCalls = {
  /** The directories that call a directory, by its name. */
  readonly callers: ReadonlyMap<string, ReadonlySet<string>>
  /** The directories with a call whose path is no literal. */
  readonly dynamic: ReadonlySet<string>
}

// How a source begins that is no literal and may be a path.
const EXPRESSION = /^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/

export function localCallsIn(called: Iterable<Called>): LocalCalls {
  const callers = new Map<string, Set<string>>()
  const dynamic = new Set<string>()
  for (const { kind, text, place } of called) {
    if (kind !== 'module' || text === null) continue
    if (isLocalPath(text)) {
      const directory = directoryOf(place.file)
      const target = resolvedPath(directory, text)
      const before = callers.get(target)
      if (before === undefined) callers.set(target, new Set([directory]))
      else before.add(directory)
    } else if (EXPRESSION.test(text)) dynamic.add(directoryOf(place.file))
  }
  return { callers, dynamic }
}
