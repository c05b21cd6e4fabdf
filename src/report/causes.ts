// Findings by their cause: what is wrong in the same way at several hosts or places, and is cured in the same way.
import { bySeverity, isFaultOfFiles } from '../judge/finding.ts'
import type { Finding, Problem, Severity } from '../problems/problem.ts'
import { type Client, MAIN_CLIENTS } from '../protocol/clients.ts'
import { type Hostname, showHostname, TOKEN_PREFIX, tokenVariables } from '../protocol/hostname.ts'
import { hitsOf, linesOf } from './places.ts'

export type Cause = {
  readonly severity: Severity
  readonly code: Problem['code']
  readonly title: string
  readonly affects: readonly Client[]
  /** At least one; where only one is shown, it is the first. */
  readonly findings: readonly Finding[]
  /** The hosts that it concerns, each once; empty for findings about files and settings. */
  readonly hosts: readonly Hostname[]
  /** What is wrong, with `HOST` for the names of several hosts, if all findings say the same; else null. */
  readonly message: string | null
  /** How to fix it at all hosts; null also where each finding has its own help. */
  readonly help: string | null
  /** Whether its findings are in tests and examples: a remark on the whole says what to do about several of those. */
  readonly isAside: boolean
  /** The code of a cause before it that has the same hosts, such as a missing token. */
  readonly sameAs: Problem['code'] | null
}

// If each finding of a code has its own help, one cause for each would hide other codes.
const MAX_CURES = 3

/** Worst first, then those that concern `init`, those that hit most repositories, and those with the most hosts. */
export function causesOf(findings: readonly Finding[]): readonly Cause[] {
  const sorted = mostHitsFirst(findings, (finding) => [finding])
  const causes = [...Map.groupBy(sorted, kindOf).values()]
    .flatMap((kind) => {
      const cures = [...Map.groupBy(kind, helpFor).values()]
      return cures.length > MAX_CURES ? [kind] : cures
    })
    .flatMap((group) => causeOf(group) ?? [])
    .toSorted((a, b) => b.hosts.length - a.hosts.length)
  const byHits = mostHitsFirst(causes, (cause) => cause.findings)
  return withRepeatedHosts(byHits.toSorted((a, b) => bySeverity(a, b) || rankOf(a) - rankOf(b)))
}

/** Those that hit most repositories come first. */
const mostHitsFirst = <T>(items: readonly T[], findingsOf: (item: T) => readonly Finding[]) =>
  items
    .map((item) => ({ item, hits: hitsOf(findingsOf(item)).length }))
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ item }) => item)

function rankOf({ code, affects }: Cause): number {
  // What the check did not reach may be a consequence of what it found.
  if (code === 'host-not-checked') return 2
  return affects.length === 0 || MAIN_CLIENTS.some((client) => affects.includes(client)) ? 0 : 1
}

/** Equal for findings of one kind. */
const kindOf = ({ severity, problem, affects, exclude }: Finding): string =>
  JSON.stringify([severity, problem.code, affects, exclude === undefined])

/** Findings in tests and examples need no help of their own. */
const helpFor = (finding: Finding): string =>
  finding.exclude === undefined ? forEachHost(finding.problem.help ?? '', finding) : ''

function causeOf(findings: readonly Finding[]): Cause | null {
  const [first] = findings
  if (first === undefined) return null
  const hosts = [...new Set(findings.flatMap(({ host }) => host ?? []))]
  const { code, title } = first.problem
  /** What all findings say. */
  const common = (text: 'message' | 'help'): string | null => {
    const say = (finding: Finding): string => {
      const said = finding.problem[text] ?? ''
      return hosts.length > 1 ? forEachHost(said, finding) : said
    }
    const said = say(first)
    return findings.every((finding) => say(finding) === said) ? said : null
  }
  const help = common('help')
  return {
    severity: first.severity,
    code,
    title,
    affects: first.affects,
    findings,
    hosts,
    message: common('message'),
    help: help ? withVariables(help, hosts) : null,
    isAside: findings.length > 1 && first.exclude !== undefined,
    sameAs: null
  }
}

// What a text about several hosts says in place of the name of each, and of its variable.
const HOST = 'HOST'
const VARIABLE = TOKEN_PREFIX + HOST
const MAX_VARIABLES = 5

/** Names the variables that stand for several hosts, or says how their names are formed. */
function withVariables(cure: string, hosts: readonly Hostname[]): string {
  if (!cure.includes(VARIABLE)) return cure
  if (hosts.length > MAX_VARIABLES) {
    return `${cure}; in ${VARIABLE}, write each dot of the host as an underscore and each hyphen as two`
  }
  const variables = hosts.flatMap((host) => tokenVariables(host).slice(0, 1))
  return `${cure}; ${VARIABLE} is ${variables.join(' or ')}`
}

/** The text with placeholders for the host of its finding and its token variables: `ask the operator of HOST to …`. */
function forEachHost(text: string, { host }: Finding): string {
  if (host === null) return text
  // Forming the variables takes longer than the rest, and there may be 10,000 hosts.
  const variables = text.includes(TOKEN_PREFIX) ? tokenVariables(host) : []
  return variables
    .reduce((rest, name) => rest.replaceAll(name, VARIABLE), text)
    .replaceAll(host, HOST)
    .replaceAll(showHostname(host), HOST)
}

/** The messages of a cause, each with its findings. */
export const messagesOf = ({ message, findings }: Cause) =>
  Array.from(Map.groupBy(findings, ({ problem }) => message ?? problem.message))

/** What a module or provider lacks is counted by the places that ask for it. */
export const isAboutHosts = ({ hosts, findings }: Cause): boolean =>
  hosts.length > 0 && !findings.every(isFaultOfFiles)

/** What `countOf` counts. */
export const nounOf = (cause: Cause): string => (isAboutHosts(cause) ? 'host' : 'place')

/** How many hosts or places a cause concerns. */
export const countOf = (cause: Cause): number =>
  isAboutHosts(cause) ? cause.hosts.length : linesOf(cause.findings).length

/** Marks causes with the same hosts as one before them. */
function withRepeatedHosts(causes: readonly Cause[]): readonly Cause[] {
  const seen = new Map<string, Cause['code']>()
  return causes.map((cause) => {
    if (!isAboutHosts(cause) || cause.hosts.length < 2) return cause
    const hosts = cause.hosts.toSorted().join()
    const sameAs = seen.get(hosts)
    if (sameAs === undefined) seen.set(hosts, cause.code)
    return cause.message === null || sameAs === undefined ? cause : { ...cause, sameAs }
  })
}
