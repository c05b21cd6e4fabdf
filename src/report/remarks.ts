// Remarks of reports on a check, besides its findings: how it was done, restrictions and advice, each a clause.

import { isOfMachine } from '../judge/finding.ts'
import type { Verdict } from '../judge/verdict.ts'
import type { Environment } from '../read/cli-config/machine.ts'
import { brief, showCount, showSome, some } from '../rules/problems/brief.ts'
import { MAX_PLACES } from '../rules/problems/place.ts'
import { showHostname } from '../rules/protocol/hostname.ts'
import { MODULES, PROVIDERS } from '../rules/protocol/services.ts'
import { outcomeOf, type ReportContext } from './outcome.ts'
import { showDuration, showSeverities, showSize, versionedClients } from './phrases.ts'
import { hitsOf, placeListsIn } from './places.ts'

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
  // Signatures are left out by `depth: packages` on each run: a remark, because no finding would need an action.
  const platforms = verdict.roots.flatMap(({ rows }) => rows.flatMap((row) => row.platforms))
  const hasPackages = platforms.some(({ available }) => available)
  // Suggests `exclude` once for all of them.
  const aside = verdict.files.filter(({ exclude, severity }) => exclude && severity !== 'notice')
  const patterns = [...new Set(aside.flatMap(({ exclude }) => exclude ?? []))]
  const where = hitsOf(aside).length > 0 ? ' where their files are read' : ''
  const found = `${showCount(aside.length, 'finding')} in tests, examples or templates, where errors are warnings`
  const skip = `to skip such files, set \`exclude\`${where}: ${showSome(patterns, MAX_PATTERNS, brief)}`
  return [
    ...(isFull ? [`lists of places end after ${MAX_PLACES} places`] : []),
    ...(aside.length > 0 ? [`${found}; ${skip}`] : []),
    ...(hasPackages ? ['signatures of provider packages were not verified'] : [])
  ]
}

const VARIABLES = 'HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR'.split(' ')

/** If a connection failed: the variables that decide about connections, without the user info of a proxy. */
export function connectionRemarks({ findings }: Verdict, environment: Environment) {
  const used = VARIABLES.flatMap((name) => {
    const value = environment[name] || (name.endsWith('Y') && environment[name.toLowerCase()])
    return value ? `${name} (${brief(value.slice(value.lastIndexOf('@') + 1))})` : []
  })
  const hasFailed = findings.some((each) => each.problem.obstacle || isOfMachine(each))
  return hasFailed && used.length > 0 ? [`connections used ${used.join(', ')}`] : []
}

/** The result of the scan: `scanned 12 files (3.4 kB) in 5 ms: …`; null when scanning was off. */
export function scanSentenceOf({ hosts }: Verdict, context: ReportContext): string | null {
  const { scan, repositories } = context
  const { length } = hosts.filter(({ requirements }) =>
    requirements.some(({ because }) => because.some((one) => typeof one !== 'string'))
  )
  const used = `${showCount(scan.usages, 'usage')} of ${showCount(length, 'registry host')}`
  const found = length === 0 ? 'no registry host is used' : used
  if (repositories.length > 0) return `${found} in ${showCount(repositories.length, 'repository')}`
  if (scan.files === 0) return scan.durationMs === 0 ? null : 'found no Terraform or OpenTofu files'
  const read = `${showCount(scan.files, 'file')} (${showSize(scan.bytes)})`
  return `scanned ${read} in ${showDuration(scan.durationMs)}: ${found}`
}

/** The checks not made at hosts that passed, although files use their modules or providers, as a clause. */
export function unaskedOf({ hosts }: Verdict, { depth }: ReportContext): readonly string[] {
  const used = hosts.filter(
    (host) =>
      ['works', 'warns'].includes(outcomeOf(host)) &&
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

/** How the verdict was reached, what was scanned, and remarks, each a clause. */
export function notesOf(verdict: Verdict, context: ReportContext): readonly string[] {
  const { dialect, durationMs, scan, remarks } = context
  const { findings, ignored } = verdict
  const found = showSeverities(findings) || 'no findings'
  const counts = ignored > 0 ? `${found}, ${ignored} ignored` : found
  // No client was looked for if there are no hosts and files.
  const isForAny = verdict.hosts.length === 0 && scan.files === 0
  const clients = isForAny ? '' : ` for ${versionedClients(dialect)} (${dialect.why})`
  const scanned = scanSentenceOf(verdict, context)
  return [
    `${counts}; checked in ${showDuration(durationMs)}${clients}`,
    ...(scanned === null ? [] : [scanned]),
    ...remarks
  ]
}
