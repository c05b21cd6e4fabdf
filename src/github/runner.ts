// What an Action exchanges with the runner: inputs, masks, log, annotations, summary, outputs, report.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as core from '@actions/core'
import type { Annotation } from '../report/annotations.ts'

/** The inputs with these names; the runner does not distinguish absent from empty. */
export const readInputs = <Name extends string>(names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, core.getInput(name)])) as Record<Name, string>

/** Makes the runner mask texts in the rest of the log. */
export function maskSecrets(texts: readonly string[]): void {
  for (const text of texts) core.setSecret(text)
}

/** A log in which each part is a group; its first line is the title. */
export function writeLog(head: string, parts: readonly string[]): void {
  core.info(head)
  for (const part of parts) {
    const [title = '', ...lines] = part.split('\n')
    if (lines.length === 0) {
      core.info(title)
      continue
    }
    core.startGroup(title)
    core.info(lines.join('\n'))
    core.endGroup()
  }
}

const WRITE = { error: core.error, warning: core.warning, notice: core.notice }

export function annotate(annotations: readonly Annotation[]): void {
  for (const { level, message, line, column, ...others } of annotations) {
    WRITE[level](message, {
      ...others,
      ...(line === undefined ? {} : { startLine: line }),
      ...(column === undefined ? {} : { startColumn: column })
    })
  }
}

/** Warns if there is no summary to write to, as outside of a runner. */
export async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown).write()
  } catch (error) {
    core.warning(`the job summary was not written: ${messageOf(error)}`)
  }
}

export function writeOutputs(outputs: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}

/** Writes the JSON report for later steps; returns the path, or null if it could not be written. */
export function writeReport(json: string, directory: string): string | null {
  const path = join(directory, 'tf-disco', 'report.json')
  try {
    mkdirSync(join(directory, 'tf-disco'), { recursive: true })
    writeFileSync(path, json)
    return path
  } catch (error) {
    core.warning(`the JSON report was not written: ${messageOf(error)}`)
    return null
  }
}

/** The payload of the event that started the run, not validated; null without one. */
export function readEvent(path: string | undefined): unknown {
  if (path === undefined || path === '') return null
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    core.warning(`the event could not be read: ${messageOf(error)}`)
    return null
  }
}

export function note(messages: readonly string[]): void {
  for (const message of messages) core.info(message)
}

export function warn(messages: readonly string[]): void {
  for (const message of messages) core.warning(message)
}

/** An error annotation that is not about a finding. */
export const fail = (title: string, message: string): void => core.error(message, { title })

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
