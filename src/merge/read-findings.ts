// Reads the findings of a JSON report.

import type { Finding } from '../judge/finding.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import { SEVERITIES } from '../problems/problem.ts'
import {
  flag,
  inside,
  mismatch,
  nullable,
  object,
  oneOf,
  optional,
  type Read
} from '../shape/shape.ts'
import { hostname } from '../shape/values.ts'
import type { Because } from '../visit/requirements.ts'
import { anyText, because, clients, code, leftOut, many, problemOf } from './read-values.ts'

const findingShape = object({
  code,
  severity: oneOf(SEVERITIES),
  host: nullable(hostname),
  service: nullable(anyText),
  message: anyText,
  help: nullable(anyText),
  places: many(because),
  placesLeftOut: leftOut,
  affects: clients,
  inFile: optional(flag, false),
  exclude: optional(many(anyText), null)
})

/** A finding, and whether it is about a file that uses the host. */
type RawFinding = { readonly finding: Finding; readonly isInFile: boolean }

export const rawFinding: Read<RawFinding> = (value) => {
  const { code, message, help, placesLeftOut, inFile, exclude, ...rest } = findingShape(value)
  const problem = { ...problemOf(code, message, help), affects: rest.affects }
  return {
    isInFile: inFile,
    finding: {
      ...rest,
      problem,
      ...(placesLeftOut === 0 ? {} : { placesLeftOut }),
      ...(exclude === null ? {} : { exclude }),
      isHostNew: false
    }
  }
}

type Found = {
  readonly hosts: readonly HostVerdict[]
  /** In the order of the report. */
  readonly findings: readonly Finding[]
  readonly files: readonly Finding[]
}

/** Gives each host its findings; those about files, and about hosts that were not visited, are apart. */
export function distribute(all: readonly HostVerdict[], raw: readonly RawFinding[]): Found {
  const share = sharing()
  const hosts = all.map((host) => ({
    ...host,
    requirements: host.requirements.map((each) => ({ ...each, because: share(each.because) }))
  }))
  const known = new Map(hosts.map((host) => [host.visit.host, host]))
  hosts.forEach((host, at) => {
    if (known.get(host.visit.host) === host) return
    inside(`.hosts[${at}].host`, host.visit.host, (name) => mismatch('each host once', name))
  })
  const own = new Map(hosts.map(({ visit }) => [visit.host, [] as Finding[]]))
  const findings: Finding[] = []
  const files: Finding[] = []
  for (const [at, { finding: one, isInFile }] of raw.entries()) {
    const host = one.host === null ? undefined : known.get(one.host)
    const finding = { ...one, places: share(one.places), isHostNew: host?.isNew === true }
    findings.push(finding)
    // Not copied: a host may have a hundred thousand.
    const list = one.host === null || isInFile ? files : own.get(one.host)
    if (list !== undefined) list.push(finding)
    else inside(`.findings[${at}].host`, one.host, (name) => mismatch('one of hosts', name))
  }
  const withFindings = hosts.map((host) => withOwn(host, own.get(host.visit.host) ?? []))
  return { hosts: withFindings, findings, files }
}

/** The finding about discovery has the message of its problem. */
function withOwn(host: HostVerdict, findings: readonly Finding[]): HostVerdict {
  const { visit } = host
  const { discovery } = visit.attempt
  if (discovery.kind !== 'failed' && discovery.kind !== 'skipped') return { ...host, findings }
  const { code } = discovery.problem
  const problem = findings.find((finding) => finding.problem.code === code)?.problem
  if (problem === undefined) return { ...host, findings }
  const attempt = { ...visit.attempt, discovery: { ...discovery, problem } }
  return { ...host, findings, visit: { ...visit, attempt } }
}

/**
 * Makes equal lists of places one: reports count the places of findings that share a list once. It halves the memory
 * of a report, too.
 */
export function sharing(): (places: readonly Because[]) => readonly Because[] {
  const known = new Map<string, readonly Because[]>()
  return (places) => {
    const key = JSON.stringify(places)
    const same = known.get(key)
    if (same === undefined) known.set(key, places)
    return same ?? places
  }
}
