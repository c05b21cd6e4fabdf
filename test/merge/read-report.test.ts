import { expect, it } from '@jest/globals'
import { readReport } from '../../src/merge/read-report.ts'
import { aHost } from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS } from '../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../support/hostile-verdict.ts'
import { aReport, jsonOf } from '../support/parts.ts'
import { expectReread, renderAgain } from '../support/reread.ts'
import { renderJson } from '../support/whole-reports.ts'

function hostileReport(text: string) {
  const verdict = aHostileVerdict(text)
  // Hosts are in a report once.
  const hosts = verdict.hosts.map((host, at) =>
    at === 1 ? { ...host, visit: { ...host.visit, host: aHost('second.example.com') } } : host
  )
  return { verdict: { ...verdict, hosts }, context: aHostileContext(text) }
}

const FIRST_OF_EACH_KIND = HOSTILE_TEXTS.filter(({ name }) => / 1: /.test(name))

it.each(FIRST_OF_EACH_KIND)('reads what $name is written as', ({ text }) => {
  const { verdict, context } = hostileReport(text)
  const json = renderJson(verdict, context)
  expect(renderAgain(json)).toBe(json)
  // JSON shortens a longer text, and has properties that are numbers in another order.
  if (text !== '' && text.length < 4096) expectReread({ verdict, context })
})

const MARKUP = '<b>\n::error::'

it.each([
  { kind: 'signal', signal: MARKUP },
  { kind: 'missing', what: 'shard', names: [MARKUP], total: 2 },
  { kind: 'missing', what: 'repository', names: [MARKUP], total: 2 },
  { kind: 'left-out', what: MARKUP, count: 1 },
  { kind: MARKUP }
])('refuses text from outside in a reason for the first sentence: %j', (reason) => {
  const report = JSON.parse(jsonOf(aReport([])))
  expect(readReport(JSON.stringify({ ...report, incomplete: [reason] })).ok).toBe(false)
})
