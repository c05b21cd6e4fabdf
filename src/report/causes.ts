// Findings by their cause: what is wrong in the same way at several hosts or places, and is cured in the same way.

import type { Finding } from '../judge/finding.ts'
import { bySeverity } from '../judge/finding.ts'
import type { Problem, Severity } from '../problems/problem.ts'
import type { Client } from '../protocol/clients.ts'
import { type Hostname, showHostname } from '../protocol/hostname.ts'

export type Cause = {
  readonly severity: Severity
  readonly code: Problem['code']
  readonly title: string
  readonly affects: readonly Client[]
  /** At least one; the first is shown where one stands for all. */
  readonly findings: readonly Finding[]
  /** The hosts that it concerns, each once; empty for findings about files and settings. */
  readonly hosts: readonly Hostname[]
  /** What is wrong, where all findings say the same but for the name of their host; else null. */
  readonly message: string | null
  /** How to fix it at all hosts. */
  readonly help: string | null
}

/** The causes of some findings, worst first; of the same severity, those with the most hosts first. */
export function causesOf(findings: readonly Finding[]): readonly Cause[] {
  const groups = Map.groupBy(findings, keyOf)
  return [...groups.values()]
    .flatMap((group) => causeOf(group) ?? [])
    .toSorted((a, b) => bySeverity(a, b) || b.hosts.length - a.hosts.length)
}

/** Equal for findings of one cause. Findings in tests and examples have no help of their own. */
function keyOf(finding: Finding): string {
  const { severity, problem, affects, exclude } = finding
  const help = exclude === undefined ? forEachHost(problem.help ?? '', finding) : 'aside'
  return JSON.stringify([severity, problem.code, affects, help])
}

function causeOf(findings: readonly Finding[]): Cause | null {
  const [first] = findings
  if (first === undefined) return null
  const hosts = [...new Set(findings.flatMap(({ host }) => host ?? []))]
  const { code, title, help, message } = first.problem
  const say = (text: string, finding: Finding) =>
    hosts.length > 1 ? forEachHost(text, finding) : text
  const said = say(message, first)
  const isSame = findings.every((finding) => say(finding.problem.message, finding) === said)
  return {
    severity: first.severity,
    code,
    title,
    affects: first.affects,
    findings,
    hosts,
    message: isSame ? said : null,
    help: help === undefined ? null : say(help, first)
  }
}

/** The text without what names the host of its finding: `ask the operator of each host to …`. */
function forEachHost(text: string, { host }: Finding): string {
  if (host === null || text === '') return text
  return [...new Set([host, showHostname(host)])]
    .reduce((rest, name) => rest.replaceAll(name, forName), text)
    .replace(/\bTF_TOKEN_\w+/g, 'TF_TOKEN_HOST')
}

/** A name in a URL or an address becomes a placeholder, a word of the sentence becomes words. */
function forName(name: string, at: number, text: string): string {
  const [before = ' ', after = ' '] = [text[at - 1], text[at + name.length]]
  return /[\s("]/.test(before) && /[\s,;.:)"]/.test(after) ? 'each host' : 'HOST'
}
