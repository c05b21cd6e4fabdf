// The whole check in words: the verdict in one sentence, and remarks, each a clause: how it was done, restrictions and advice.

import { hostsBeyond } from '../judge/credentials.ts'
import { type Finding, isOfMachine } from '../judge/finding.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { Verdict } from '../judge/verdict.ts'
import type { Environment } from '../read/cli-config/machine.ts'
import { HOSTNAMES_LINE } from '../read/roots/root.ts'
import { mayReturn } from '../rules/ignore/unused.ts'
import { brief, showCount, showSome, some } from '../rules/problems/brief.ts'
import { firstPlaceOf } from '../rules/problems/note.ts'
import { MAX_PLACES, repositoryOf } from '../rules/problems/place.ts'
import { describeStops } from '../rules/problems/stops.ts'
import { showHostname } from '../rules/protocol/hostname.ts'
import { MODULES, PROVIDERS } from '../rules/protocol/services.ts'
import type { Settings } from '../settings/settings.ts'
import {
  isFailing,
  isSkipped,
  isUnchecked,
  isUncheckedRow,
  OUTCOME_WORDS,
  outcomeOf,
  type ReportContext,
  worstOf
} from './outcome.ts'
import { showDuration, showSeverities, showSize, unmatchedIn, versionedClients } from './phrases.ts'
import { hitsOf, linesOf, outOf, placeListsIn } from './places.ts'

/** One sentence about all hosts and files, in which names of missing repositories are the only text from outside. */
export function sentenceOf(verdict: Verdict, context: ReportContext): string {
  const { hosts, files, findings, passed, stopped } = verdict
  const total = context.repositories.length
  const failure = failureOf(verdict, context)
  const others = files.filter((finding) => !isNothing(finding))
  const isFilesFault = worstOf(others) === 'error' && !hosts.some(isFailing)
  const where = failure === null && total > 0 ? ` in ${showCount(total, 'repository')}` : ''
  const isNone = others.length < files.length
  const ofHosts = isNone ? [`nothing to check${where}`] : hostClauses(verdict, where)
  const parts = [ofHosts, fileClauses(others)]
  const causes = (isFilesFault ? parts.toReversed() : parts).flat().join(', ')
  const clauses = failure === null ? causes : `${failure}: ${causes}`
  const hasErrors = worstOf(findings) === 'error'
  if (stopped.length > 0) {
    const why = describeStops(stopped)
    // Otherwise the sentence begins with hosts that passed, in a check that failed.
    return hasErrors || hosts.some(isUnchecked) ? `${clauses} (${why})` : `${why}; ${clauses}`
  }
  if (passed && hasErrors) return `${clauses} (the check passes: fail-on is never)`
  return passed || hasErrors ? clauses : `${clauses} (the check fails: fail-on is warning)`
}

/** If there are hostnames, the finding is only a warning, and hosts are checked. */
const isNothing = ({ problem, severity }: Finding): boolean =>
  problem.code === 'nothing-to-check' && severity === 'error'

/** Said of a host that a setting does not allow. */
export const NOT_ALLOWED = 'not allowed'

/** `where` is said of all hosts. */
function hostClauses({ hosts, roots }: Verdict, where: string): readonly string[] {
  const total = hosts.length
  if (total === 0) {
    const direct = roots.flatMap(({ rows }) => rows.filter(({ isDirect }) => isDirect))
    const read = new Set(direct.flatMap((row) => (isUncheckedRow(row) ? [] : row.source))).size
    const ofModules = read === 0 ? [] : [`${showCount(read, 'module')} read`]
    return [...ofModules, `no registry hosts to check${where}`]
  }
  const { skipped = [], checked = [] } = Object.groupBy(hosts, (host) =>
    isSkipped(host) ? 'skipped' : 'checked'
  )
  const { fails, unchecked, works } = OUTCOME_WORDS
  const counted = (words: string, group: readonly HostVerdict[]) =>
    group.length === 0 ? [] : [{ words, count: group.length }]
  const bad = [
    ...counted(fails, checked.filter(isFailing)),
    ...counted(NOT_ALLOWED, skipped.filter(isFailing)),
    ...counted(unchecked, skipped.filter(isUnchecked))
  ]
  const good = [...counted(works, checked), ...counted(OUTCOME_WORDS.skipped, skipped)]
  // The first clause says of how many hosts, the others only how many.
  const [first, ...others] = bad.length > 0 ? bad : good
  const warned = checked.filter((host) => outcomeOf(host) === 'warns').length
  const more = total === 1 ? '' : `${warned} ${bad.length > 0 ? 'more ' : ''}`
  const isState = first?.words === NOT_ALLOWED || first?.words === unchecked
  const be = !isState ? '' : first.count === 1 ? 'is ' : 'are '
  const which = total === 1 ? '1 registry host' : outOf(first?.count ?? 0, total, 'registry hosts')
  return [
    `${which}${where} ${be}${first?.words}`,
    ...others.map(({ count, words }) => `${count} ${words}`),
    ...(warned === 0 ? [] : [`${more}with warnings`])
  ]
}

/** Nothing for notices, which need no action. */
function fileClauses(findings: readonly Finding[]): readonly string[] {
  const worst = worstOf(findings)
  if (worst === null || worst === 'notice') return []
  const decisive = findings.filter(({ severity }) => severity === worst)
  const { placed = [], elsewhere = [] } = Object.groupBy(decisive, (finding) =>
    firstPlaceOf(finding) === null ? 'elsewhere' : 'placed'
  )
  const hits = hitsOf(placed).length
  const files = new Set(linesOf(placed).map(({ file }) => file)).size
  const where = hits > 0 ? `files of ${showCount(hits, 'repository')}` : showCount(files, 'file')
  const counted = ({ length }: readonly Finding[], place: string) =>
    length === 0 ? [] : [`${showCount(length, worst)} in ${place}`]
  return [...counted(placed, where), ...counted(elsewhere, 'settings or credentials')]
}

/** `terraform init fails in 2 of 40 root modules`, of several repositories also in how many of them; null where it fails in none. */
function failureOf({ init }: Verdict, { repositories, dialect }: ReportContext): string | null {
  const { failing, of, clients } = init
  if (failing.length === 0) return null
  const [only, ...others] = clients
  const isOne = only !== undefined && others.length === 0 && !dialect.isGuess
  const command = isOne ? { terraform: 'terraform ', opentofu: 'tofu ' }[only] : ''
  const total = repositories.length
  const owners = new Set(failing.map(repositoryOf)).size
  const count = of < 2 ? '' : ` in ${outOf(failing.length, of, 'root modules')}`
  const where = total < 2 ? '' : ` (${outOf(owners, total, 'repositories')})`
  return `${command}init fails${count}${where}`
}

/** The failures besides hosts: `init fails in 4 root modules`, `1 error in 2 files`; null if nothing does. */
export function describeFiles(verdict: Verdict, context: ReportContext): string | null {
  const errors = verdict.files.filter(({ severity }) => severity === 'error')
  return failureOf(verdict, context) ?? fileClauses(errors)[0] ?? null
}

// Each directory with plugins of its own has a remark.
const MAX_REMARKS = 50
const MAX_PATTERNS = 3
const MAX_HOSTS = 2

/** The remarks that every output format shows, and how many more there are. */
export function firstRemarks(remarks: readonly string[]): readonly string[] {
  const { shown, more } = some(remarks, MAX_REMARKS)
  return more === 0 ? shown : [...shown, `and ${showCount(more, 'more remark')}`]
}

/** The remarks that follow from the verdict. */
export function remarksOn(verdict: Verdict): readonly string[] {
  const isFull = placeListsIn(verdict).some(({ length }) => length === MAX_PLACES)
  // Suggests `exclude` once for all of them.
  const aside = verdict.files.filter(({ exclude, severity }) => exclude && severity !== 'notice')
  const patterns = [...new Set(aside.flatMap(({ exclude }) => exclude ?? []))]
  const where = hitsOf(aside).length > 0 ? ' where their files are read' : ''
  const counted = `${showCount(aside.length, 'finding')} in tests, examples or templates, where errors are warnings`
  const skip = `to skip such files, set \`exclude\`${where}: ${showSome(patterns, MAX_PATTERNS, brief)}`
  return [
    ...(isFull ? [`lists of places end after ${MAX_PLACES} places`] : []),
    ...(aside.length > 0 ? [`${counted}; ${skip}`] : [])
  ]
}

/** Lines of settings that had no effect on a whole check. Of `resolve`, they are known at `discovery` only: packages may be at other hosts. */
export function unmatchedRemarks({ hosts, unmatched, stopped }: Verdict, settings: Settings) {
  if (stopped.length > 0 || settings.changedOnly) return []
  const asked = hosts.flatMap(({ visit, services }) => [visit, ...hostsBeyond(visit, services)])
  const names: readonly string[] = asked.map(({ host }) => host)
  const ignored = unmatched
    .filter(({ code, host }) => !mayReturn(code, settings.depth) || (host && !names.includes(host)))
    .map(({ code, host }) => `${code} ${host ?? ''}`.trim())
  const rules = settings.depth === 'discovery' ? settings.resolve : []
  // There may be ten thousand of each.
  const contacted = new Set<string>(names.map((host) => host.replace(/:.*/, '')))
  const resolved = rules.flatMap(({ name }) => (contacted.has(name) ? [] : name))
  return [...unmatchedIn('ignore', ignored, names), ...unmatchedIn('resolve', resolved, names)]
}

const VARIABLES = 'HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR'.split(' ')

/** If a connection failed: the variables that decide about connections, without the user info of a proxy. */
export function connectionRemarks({ findings }: Verdict, environment: Environment) {
  const used = VARIABLES.flatMap((name) => {
    const value = environment[name] || (name.endsWith('Y') && environment[name.toLowerCase()])
    return value ? `${name} (${brief(value.slice(value.lastIndexOf('@') + 1))})` : []
  })
  const hasFailed = findings.some((finding) => finding.problem.obstacle || isOfMachine(finding))
  return hasFailed && used.length > 0 ? [`connections used ${used.join(', ')}`] : []
}

/** The result of the scan: `scanned 12 files (3.4 kB) in 5 ms: …`; null when scanning was off. */
export function scanSentenceOf({ hosts }: Verdict, context: ReportContext): string | null {
  const { scan, repositories } = context
  const { length } = hosts.filter(({ requirements }) =>
    requirements.some(({ because }) => because.some((one) => typeof one !== 'string'))
  )
  const used = `${showCount(scan.usages, 'usage')} of ${showCount(length, 'registry host')}`
  const result = length === 0 ? 'no registry host is used' : used
  if (repositories.length > 0) return `${result} in ${showCount(repositories.length, 'repository')}`
  if (scan.files === 0) return scan.durationMs === 0 ? null : 'found no Terraform or OpenTofu files'
  const amount = `${showCount(scan.files, 'file')} (${showSize(scan.bytes)})`
  return `scanned ${amount} in ${showDuration(scan.durationMs)}: ${result}`
}

/** The checks not made because of the depth, as a clause. */
export function unaskedOf(verdict: Verdict, context: ReportContext): readonly string[] {
  const { hosts } = verdict
  const { depth, repositories } = context
  // Usages files hold no packages.
  const mayOpen = repositories.length === 0
  if (depth === 'versions' || depth === 'packages') return mayOpen ? unopenedOf(verdict) : []
  const used = hosts.filter(
    (host) =>
      ['works', 'warns'].includes(outcomeOf(host)) &&
      !isSkipped(host) &&
      host.requirements.some(({ service, because }) => {
        const isRegistry = service === MODULES || service === PROVIDERS
        return isRegistry && because.some((one) => typeof one !== 'string')
      })
  )
  if (depth !== 'discovery' || used.length === 0) return []
  const names = showSome(used, MAX_HOSTS, ({ visit }) => showHostname(visit.host))
  const missing = 'versions of modules and providers, and whether tokens are accepted'
  return [`not checked at ${names}: ${missing}; to check them, set \`depth: versions\``]
}

/** What depth `init` would add, if root modules call modules of registries. Others have a notice. */
function unopenedOf({ roots }: Verdict): readonly string[] {
  const real = roots.filter(({ directory }) => directory !== HOSTNAMES_LINE.file)
  if (!real.some(({ rows }) => rows.some(({ kind }) => kind === 'module'))) return []
  return ['not checked: what is inside modules; to read them as `init` does, set `depth: init`']
}

/** How the verdict was reached, what was scanned, and remarks, each a clause. */
export function notesOf(verdict: Verdict, context: ReportContext): readonly string[] {
  const { dialect, durationMs, scan, remarks } = context
  const { findings, ignored } = verdict
  const severities = showSeverities(findings) || 'no findings'
  const counts = ignored.length > 0 ? `${severities}, ${ignored.length} ignored` : severities
  // No client was looked for if there are no hosts and files.
  const isForAny = verdict.hosts.length === 0 && scan.files === 0
  const clients = isForAny ? '' : ` for ${versionedClients(dialect)}`
  const scanned = scanSentenceOf(verdict, context)
  return [
    `${counts}; checked in ${showDuration(durationMs)}${clients}`,
    ...(scanned === null ? [] : [scanned]),
    ...remarks
  ]
}
