// Identifies findings from run to run, for tools that show which ones are new.
import { type Finding, fileOf, onlyServiceOf } from '../problems/problem.ts'
import { visible } from './safe-text.ts'

/**
 * Identifies a finding across runs in which lines moved: by code, host, service and file, and for findings
 * about files also by the message, which quotes the wrong text. Equal ones are numbered.
 */
export function fingerprinter(): (finding: Finding) => string {
  const seen = new Map<string, number>()
  return (finding) => {
    const { host, problem } = finding
    const service = onlyServiceOf(finding)
    const quotes = host === null && !problem.code.startsWith('file-')
    const text = quotes ? visible(problem.message) : ''
    const file = fileOf(finding)
    const base = [problem.code, host ?? '', visible(service ?? ''), file, text].join('|')
    const number = (seen.get(base) ?? 0) + 1
    seen.set(base, number)
    return `${base}|${number}`
  }
}
