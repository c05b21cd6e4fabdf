// Why a check ended early or is not complete, in words.
import { brief, seconds, showCount, showSome } from './brief.ts'

/** Why a check ended before it was complete. */
export type Stopped =
  | { readonly kind: 'deadline'; readonly ms: number }
  /** `signal` is its name, such as SIGINT. */
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'crash' }

/** Why a verdict is not complete. */
export type Incomplete = Stopped | Missing

/** Repositories of a fleet without usages. */
export type Missing = {
  readonly kind: 'missing'
  readonly repositories: readonly string[]
  /** The number of repositories that the setting lists. */
  readonly total: number
  /** Why usages files cannot be read, by their names; absent if all can be. */
  readonly reasons?: readonly string[]
}

/** Clauses. */
export const describeStops = (reasons: readonly Incomplete[]): string =>
  reasons.map(describeStop).join('; ')

/** A clause. */
export function describeStop(stopped: Incomplete): string {
  switch (stopped.kind) {
    case 'deadline':
      return `the deadline of ${seconds(stopped.ms)} was reached`
    case 'signal':
      return `interrupted by ${stopped.signal}`
    case 'crash':
      return 'tf-disco crashed'
    case 'missing':
      return describeMissing(stopped)
  }
}

function describeMissing({ repositories, total }: Missing): string {
  const be = repositories.length === 1 ? 'is' : 'are'
  const names = showSome(repositories, 10, brief)
  return `${repositories.length} of ${showCount(total, 'repository')} ${be} missing: ${names}`
}
