// Findings by their cause: what is wrong in the same way at several hosts or places, and is cured in the same way.
import { bySeverity, type Finding, isFaultOfFiles } from '../judge/finding.ts'
import { showCount, showSome } from '../rules/problems/brief.ts'
import { groupsOf } from '../rules/problems/place.ts'
import type { Problem, Severity } from '../rules/problems/problem.ts'
import { type Client, MAIN_CLIENTS } from '../rules/protocol/clients.ts'
import { type Hostname, TOKEN_PREFIX, tokenVariables } from '../rules/protocol/hostname.ts'
import { type HostMark, plain, type Text } from '../rules/protocol/marked-text.ts'
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
  /** How many repositories it hits, if it is about several. */
  readonly hits: number
  /** The problem, with `HOST` for the names of several hosts; null if messages or help differ. */
  readonly message: string | null
  /** How to fix it; null if it differs. Empty for several findings in tests and examples, which a remark names. */
  readonly help: string | null
}

// If each finding of a code has its own help, one cause for each would hide other codes.
const MAX_CURES = 3

/** Worst first, then those that concern `init`, those that hit most repositories, and those with the most hosts. */
export function causesOf(findings: readonly Finding[]): readonly Cause[] {
  const hits = new Map(findings.map((finding) => [finding, hitsOf([finding]).length]))
  const hitsBy = (finding: Finding): number => hits.get(finding) ?? 0
  const sorted = findings.toSorted((a, b) => hitsBy(b) - hitsBy(a))
  return groupsOf(sorted, kindOf)
    .flatMap((kind) => {
      const cures = groupsOf(kind, helpFor)
      return cures.length > MAX_CURES ? [kind] : cures
    })
    .map(causeOf)
    .toSorted(
      (a, b) =>
        bySeverity(a, b) ||
        rankOf(a) - rankOf(b) ||
        b.hits - a.hits ||
        b.hosts.length - a.hosts.length
    )
}

function rankOf({ code, affects }: Cause): number {
  if (code === 'machine-network') return -1
  // Hosts that the check did not reach may be a consequence of what it found.
  if (code === 'host-not-checked') return 2
  return affects.length === 0 || MAIN_CLIENTS.some((client) => affects.includes(client)) ? 0 : 1
}

/** Equal for findings of one kind. What stops this machine concerns the clients of all its hosts. */
const kindOf = ({ severity, problem: { code }, affects, exclude }: Finding): string =>
  JSON.stringify([severity, code, code === 'machine-network' || affects, exclude === undefined])

/** Findings in tests and examples need no help of their own. */
const helpFor = (finding: Finding): string =>
  finding.exclude === undefined ? withOpenHost(finding.problem.help ?? '', finding) : ''

function causeOf(findings: readonly [Finding, ...Finding[]]): Cause {
  const [first] = findings
  const hosts = [...new Set(findings.flatMap(({ host }) => host ?? []))]
  const { code, title } = first.problem
  /** The text that all findings share. */
  const common = (textOf: (finding: Finding) => Text): string | null => {
    const say = (finding: Finding): string =>
      hosts.length > 1 ? withOpenHost(textOf(finding), finding) : plain(textOf(finding))
    const said = say(first)
    return findings.every((finding) => say(finding) === said) ? said : null
  }
  const isAside = findings.length > 1 && first.exclude !== undefined
  const help = isAside ? '' : common(({ problem }) => problem.help ?? '')
  const message = common(({ problem }) => problem.message)
  return {
    severity: first.severity,
    code,
    title,
    affects: [...new Set(findings.flatMap(({ affects }) => affects))],
    findings,
    hosts,
    hits: hitsOf(findings).length,
    message: help === null ? null : message,
    help: help?.includes(VARIABLE) ? `${help}; ${variablesOf(hosts)}` : help
  }
}

// A text about several hosts says these in place of the name of each, and of its variable.
const HOST = 'HOST'
const VARIABLE = TOKEN_PREFIX + HOST
const MAX_VARIABLES = 5

const variablesOf = (hosts: readonly Hostname[]): string =>
  `${VARIABLE} is ${showSome(hosts, MAX_VARIABLES, (host) => tokenVariables(host)[0] ?? host)}`

/** The text with the host of its finding left open: `ask the operator of HOST to …`. */
const withOpenHost = (text: Text, { host }: Finding): string =>
  plain(text, (mark) => openIn(mark, host))

/** `HOST`, `www.HOST` or `HOST:8443` for the host, its subdomains and its ports; any other host as it is. */
function openIn({ host, shownAs, isVariable }: HostMark, findingHost: Hostname | null): string {
  if (isVariable) return host === findingHost ? VARIABLE : shownAs
  const opened = `.${host}:`.replace(`.${findingHost}:`, `.${HOST}:`).slice(1, -1)
  return opened === host ? shownAs : opened
}

/** Findings by what they say. */
export const messagesOf = (findings: readonly Finding[]) =>
  groupsOf(findings, ({ problem: { message, help = '' } }) => `${plain(message)}\n${plain(help)}`)

/** Findings about a module or provider are counted by their places. */
export const isAboutHosts = (findings: readonly Finding[]): boolean =>
  findings.some(({ host }) => host !== null) && !findings.every(isFaultOfFiles)

/** `12 hosts: ` or `3 places: `; empty for one. */
export function countOf({ hosts, findings }: Cause): string {
  const isOfHosts = isAboutHosts(findings)
  const count = isOfHosts ? hosts.length : linesOf(findings).length
  return count > 1 ? `${showCount(count, isOfHosts ? 'host' : 'place')}: ` : ''
}
