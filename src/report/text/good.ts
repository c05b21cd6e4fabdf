// What needs no attention, and where everything else is, for the log and the terminal.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showSome } from '../../problems/brief.ts'
import type { Finding } from '../../problems/problem.ts'
import { logLine, visible } from '../../text/safe-text.ts'
import { wrapped } from '../../text/terminal.ts'
import { type HostOutcome, OUTCOME_WORDS, outcomeOf, worstOf } from '../outcome.ts'
import { showCount, showSeverities, someLines } from '../phrases.ts'
import { inOwnFiles, type OwnFindings, ownFindingsIn } from '../places.ts'
import { rootsByOutcome } from '../root-rows.ts'
import {
  IN_REPORT,
  renderSigned,
  renderTextHost,
  SIGNS,
  showHost,
  type TextOptions
} from './host.ts'
import { renderTextGoodRoots } from './roots.ts'

// So few hosts have a line each, with their services.
const MAX_LINES = 3
const NAMED = { few: 4 }
// Hosts in a folded group.
const MAX_FOLDED = 1000

/** Hosts and root modules without problems. The first line of a part can be the title of a group. */
export function renderTextGood({ hosts, roots }: Verdict, options: TextOptions): readonly string[] {
  const by = Map.groupBy(hosts, outcomeOf)
  // Hosts that were not checked are a cause, unless `ignore` removes it.
  const unchecked = (by.get('unchecked') ?? []).filter(({ findings }) => findings.length === 0)
  const { good } = rootsByOutcome(roots)
  return [
    ...hostLines('unchecked', unchecked, options),
    ...hostLines('skipped', by.get('skipped') ?? [], options),
    ...hostLines('works', by.get('works') ?? [], options),
    ...(good.length > 0 ? [renderTextGoodRoots(good, options)] : [])
  ]
}

function hostLines(
  outcome: HostOutcome,
  hosts: readonly HostVerdict[],
  options: TextOptions
): readonly string[] {
  const show = (host: HostVerdict) => renderTextHost(host, options)
  if (hosts.length <= MAX_LINES) return hosts.map(show)
  const names = showSome(hosts, NAMED, ({ visit }) => showHost(visit.host))
  const text = `${showCount(hosts.length, 'host')} ${OUTCOME_WORDS[outcome]}: ${names}`
  if (!options.isRunner) {
    return [renderSigned(SIGNS[outcome], text, options)]
  }
  const folded = someLines(hosts, MAX_FOLDED, show, (more) => `and ${more} more ${IN_REPORT}`)
  return [[logLine(`${SIGNS[outcome].sign} ${text}`), ...folded].join('\n')]
}

/** The repositories with errors or warnings in their own files, which their maintainers cure. */
export function renderTextRepositories(
  files: readonly Finding[],
  options: TextOptions
): readonly string[] {
  const own = ownFindingsIn(files)
  const [worst] = own
  if (worst === undefined) return []
  const show = (each: OwnFindings) =>
    `${visible(each.repository)} (${showSeverities(each.findings)})`
  const sign = SIGNS[worstOf(worst.findings) === 'error' ? 'fails' : 'warns']
  const names = showSome(own, NAMED, show)
  const text = `${showCount(own.length, 'repository')} ${inOwnFiles(own)}: ${names}`
  return [renderSigned(sign, text, options)]
}

/** Where the problem codes are explained, and where to find what a text leaves out. */
export function renderTextEnd(verdict: Verdict, options: TextOptions): readonly string[] {
  const worst = worstOf(verdict.findings)
  const isLong = verdict.hosts.length > MAX_LINES || verdict.findings.length > 0
  const report = options.isRunner
    ? 'the JSON report has all details; its path is the output `report`'
    : 'for all details: `--format json` or `--report FILE.json`'
  const codes = `problem codes are explained at ${options.context.docsUrl}`
  const lines = worst === null || worst === 'notice' ? [report] : [codes, report]
  return isLong ? [lines.flatMap((line) => wrapped(line, options)).join('\n')] : []
}
