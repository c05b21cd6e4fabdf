// Runs that are recorded in a history file, in process.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemCode } from '../../src/rules/problems/catalogue.ts'
import { keepHistory } from '../../src/run/check.ts'
import { parseSettings, type RawSettings } from '../../src/settings/settings.ts'
import {
  aContext,
  aFinding,
  aHostVerdict,
  anAttempt,
  aTiming,
  aVerdict,
  aVisit
} from './evidence-builder.ts'

type RecordedOptions = {
  /** ISO 8601. */
  readonly at?: string
  readonly run?: string
  readonly hosts?: readonly string[]
  readonly down?: readonly string[]
  /** Of the hosts that are down. */
  readonly code?: ProblemCode
  readonly ms?: number
  readonly raw?: RawSettings
}

/** One run whose hosts pass, except for those that are down. */
export async function record(directory: string, options: RecordedOptions = {}) {
  const { at = '2026-11-22T12:00:00.000Z', run = '1', hosts = ['a.example.com'] } = options
  const { settings } = parseSettings({ history: 'history.jsonl', ...options.raw })
  const attempt = anAttempt({ timing: aTiming({ totalMs: options.ms ?? 84 }) })
  const verdict = aVerdict(
    hosts.map((host) =>
      aHostVerdict({
        visit: aVisit({ host: host as never, attempt }),
        findings: options.down?.includes(host)
          ? [aFinding({ code: options.code ?? 'document-absent' })]
          : []
      })
    )
  )
  const { checked, warnings } = keepHistory(
    { settings, verdict, context: aContext({ startedAt: at }) },
    { directory, environment: { GITHUB_RUN_ID: run }, random: () => 0.5 }
  )
  const { history } = checked.context
  return { history, warnings, of: (host = 'a.example.com') => history?.get(host as never) }
}

export const linesIn = (directory: string, file = 'history.jsonl'): readonly string[] =>
  readFileSync(join(directory, file), 'utf8').split('\n').slice(0, -1)
