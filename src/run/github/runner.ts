// Exchanges data with the runner: inputs, masks, log, annotations, summary, outputs, report.
import { appendFileSync, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { join } from 'node:path'
import * as core from '@actions/core'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { ExplainedError, inChunks, reasonOf, writeWhole } from '../../read/files/output.ts'
import { closing, readText } from '../../read/files/read-text.ts'
import type { Annotation } from '../../report/annotations.ts'
import type { TextPart } from '../../report/log.ts'
import { describeReadFailure, fitInto } from '../../rules/problems/brief.ts'
import type { Severity } from '../../rules/problems/problem.ts'
import type { RawSettings } from '../../settings/settings.ts'
import { INPUTS } from '../../settings/table.ts'

export { debug, error, info, setSecret, warning } from '@actions/core'

/** The runner does not distinguish absent from empty. */
export const readInputs = (): RawSettings =>
  Object.fromEntries(INPUTS.map(({ name }) => [name, core.getInput(name)]))

export function writeLog(parts: Iterable<TextPart>): void {
  for (const { kind, text } of parts) {
    const [title = '', ...lines] = text.split('\n')
    if (kind === 'plain') core.info(text)
    else {
      core.startGroup(title)
      core.info(lines.join('\n'))
      core.endGroup()
    }
  }
}

const WRITE = { error: core.error, warning: core.warning, notice: core.notice }

/** In a group, since the log has the findings already. GitHub reads commands in a group as well. */
export function annotate(annotations: readonly Annotation[]): void {
  if (annotations.length === 0) return
  core.startGroup('Annotations')
  for (const { level, message, line, column, ...others } of annotations) {
    WRITE[level](message, {
      ...others,
      ...(line !== undefined && { startLine: line }),
      ...(column !== undefined && { startColumn: column })
    })
  }
  core.endGroup()
}

/** @throws if there is no summary to write to, as outside of a runner */
export const writeSummary = (file: string | undefined, markdown: string): void =>
  append('GITHUB_STEP_SUMMARY', file, () => markdown)

/** Returns a warning that names what cannot be set. Without a file, @actions/core prints commands for old runners. */
export function writeOutputs(file: string | undefined, outputs: Readonly<Record<string, unknown>>) {
  const reasons = new Map<string, string>()
  for (const [name, value] of Object.entries(outputs)) {
    try {
      if (!file) core.setOutput(name, value)
      else append('GITHUB_OUTPUT', file, () => outputLine(name, value))
    } catch (error) {
      reasons.set(name, reasonOf(error))
    }
  }
  const [why] = reasons.values()
  if (why === undefined) return []
  const names = [...reasons.keys()].join(', ')
  return [`not written to GITHUB_OUTPUT, and empty for later steps: ${names}: ${why}`]
}

/** @actions/core would load node:crypto for a delimiter, in 5 ms. @throws for a line break, which would begin another output */
function outputLine(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (/[\r\n]/.test(text)) throw new ExplainedError('the value has a line break')
  return `${name}=${text}\n`
}

/** Appends to a file of the runner, or leaves it as it was: half an output would make the runner fail the step. */
function append(variable: string, file: string | undefined, text: () => string): void {
  if (!file) throw new ExplainedError(`${variable} is not set; run this as an action on a runner`)
  closing(openSync(file, 'r+'), (descriptor) => {
    const { size } = fstatSync(descriptor)
    try {
      appendFileSync(file, text())
    } catch (error) {
      if (fstatSync(descriptor).size > size) ftruncateSync(descriptor, size)
      throw error
    }
  })
}

/** Writes the JSON report for later steps to RUNNER_TEMP: in the workspace it could end up in a commit or an image. */
export function writeReport(directory: string | undefined, json: Iterable<string>): string {
  if (!directory)
    throw new ExplainedError('RUNNER_TEMP is not set; run this as an action on a runner')
  const path = join('tf-disco', 'report.json')
  writeWhole(directory, path, inChunks(json))
  return join(directory, path)
}

/** The payload of the event that started the run, not validated; null without one. */
export function readEvent(path: string | undefined): unknown {
  if (path === undefined || path === '') return null
  const reading = readText(path)
  try {
    if (reading.ok) return JSON.parse(reading.text)
  } catch {
    // The message of the error quotes the file.
  }
  const why = reading.ok ? 'is not JSON' : describeReadFailure(reading.failure)
  core.warning(
    `the event of this run is ignored: the file in GITHUB_EVENT_PATH ${why}; check that no earlier step changes it`
  )
  return null
}

// GitHub counts two bytes for each character (docs, "Passing information between jobs"). 1,000 hosts with
// three services each take 250,000.
const MAX_BYTES = { hosts: 120_000, services: 360_000 }
const COMMA = 1

/** `hosts` and `services` are JSON; the latter has the URL by host and service ID. Hosts that do not fit are left out. */
export function outputsOf({ passed, hosts, findings }: Verdict) {
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length
  const nameOf = ({ visit }: HostVerdict) => JSON.stringify(visit.host)
  const { shown: names } = fitInto(hosts, MAX_BYTES.hosts, COMMA, nameOf)
  const { shown: services } = fitInto(hosts, MAX_BYTES.services, COMMA, (host) => {
    const urls = host.services.flatMap((used) => (used.kind === 'url' ? [[used.id, used.url]] : []))
    return `${nameOf(host)}:${JSON.stringify(Object.fromEntries(urls))}`
  })
  return {
    passed,
    hosts: `[${names.join(',')}]`,
    services: `{${services.join(',')}}`,
    errors: count('error'),
    warnings: count('warning'),
    'left-out': hosts.length - Math.min(names.length, services.length)
  }
}
