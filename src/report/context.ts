// What a face says about the check itself, beside the verdict.
import type { Dialect } from '../scan/dialect.ts'
import type { FailOn } from '../settings/settings.ts'

/** What was read of the repository; all zero when nothing was to be scanned. */
export type ScanSummary = {
  readonly files: number
  readonly bytes: number
  readonly usages: number
  readonly durationMs: number
}

export type ReportContext = {
  readonly dialect: Dialect
  /** The least severe finding that fails the check. */
  readonly failOn: FailOn
  readonly scan: ScanSummary
  /** What else must be known of how it was checked, each a clause without capital and full stop. */
  readonly remarks: readonly string[]
  /** ISO 8601, UTC. Days until a certificate expires are counted from here. */
  readonly startedAt: string
  readonly durationMs: number
  /** Of this tool, without a `v`. */
  readonly version: string
  /** Page that explains the problem codes; each code is an anchor on it. */
  readonly docsUrl: string
}
