import type { Verdict } from '../../src/judge/verdict.ts'
import { worstFirst } from '../../src/report/outcome.ts'
import { notesOf, scanSentenceOf, sentenceOf } from '../../src/report/sentence.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aProblem,
  aRequirement,
  aSkippedVisit,
  aVerdict,
  ignoredFindings
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const at = (file: string, line: number) => aPlace({ file, line })

const healthy = aHostVerdict()

describe('the sentence about all hosts and files', () => {
  const fails = aHostVerdict({ findings: [aFinding()] })
  const warns = aHostVerdict({ findings: [aFinding({ code: 'host-slow' })] })
  const notes = aHostVerdict({ findings: [aFinding({ code: 'host-recovered' })] })
  const other = aHost('other.example.com')
  const problem = aProblem('host-not-allowed', 'host is not allowed')
  const refused = aHostVerdict({
    visit: aSkippedVisit(other, problem),
    findings: [aFinding({ code: 'host-not-allowed' })]
  })
  const skipped = aHostVerdict({ visit: aSkippedVisit(other, problem) })
  const rows = [
    { name: 'no host', hosts: [], want: 'no registry hosts to check' },
    { name: 'one healthy host', hosts: [healthy], want: '1 registry host passed' },
    { name: 'a notice', hosts: [notes], want: '1 registry host passed' },
    {
      name: 'one host with a warning',
      hosts: [warns],
      want: '1 registry host passed, with warnings'
    },
    {
      name: 'one broken host',
      hosts: [fails],
      want: '1 registry host failed'
    },
    {
      name: 'a warning among others',
      hosts: [healthy, warns],
      want: 'both registry hosts passed, 1 with warnings'
    },
    {
      name: 'failed, warned and healthy hosts',
      hosts: [fails, fails, warns, warns, healthy],
      want: '2 of 5 registry hosts failed, 2 more with warnings'
    },
    {
      name: 'one host that is not allowed',
      hosts: [refused],
      want: '1 registry host is not allowed'
    },
    {
      name: 'a host that is not allowed among others',
      hosts: [healthy, refused],
      want: '1 of 2 registry hosts is not allowed'
    },
    {
      name: 'one skipped host',
      hosts: [skipped],
      want: '1 registry host skipped'
    },
    {
      name: 'only skipped hosts',
      hosts: [skipped, skipped],
      want: 'both registry hosts skipped'
    },
    {
      name: 'a skipped host among others',
      hosts: [healthy, healthy, skipped],
      want: '2 of 3 registry hosts passed, 1 skipped'
    },
    {
      name: 'a skipped host next to a broken one',
      hosts: [fails, skipped],
      want: '1 of 2 registry hosts failed'
    }
  ]
  it.each(rows)('$name', ({ hosts, want }) => {
    expect(sentenceOf(aVerdict(hosts), aContext())).toBe(want)
  })

  const inFiles = [
    {
      name: 'an error in a file outweighs warnings in others',
      files: [aFileFinding(), aFileFinding({ code: 'file-outside', place: at('b.tf', 1) })],
      want: '1 error in 1 file, 1 registry host passed'
    },
    {
      name: 'warnings in files',
      files: [1, 2].map((line) =>
        aFileFinding({ code: 'file-outside', place: at(`${line}.tf`, line) })
      ),
      want: '1 registry host passed, 2 warnings in 2 files'
    },
    {
      name: 'a notice in a file',
      files: [aFileFinding({ code: 'source-dynamic' })],
      want: '1 registry host passed'
    }
  ]
  it.each(inFiles)('$name', ({ files, want }) => {
    expect(sentenceOf(aVerdict([healthy], { files }), aContext())).toBe(want)
  })
})

describe('the line about the scan', () => {
  const used = aHostVerdict({ requirements: [aRequirement({ because: [at('main.tf', 3)] })] })
  const rows = [
    { name: 'is left out when scanning is off', scan: {}, hosts: [used], want: null },
    {
      name: 'says that there are no files',
      scan: { durationMs: 3 },
      hosts: [],
      want: 'found no Terraform or OpenTofu files'
    },
    {
      name: 'says that files use no host',
      scan: { files: 1, bytes: 12, usages: 4, durationMs: 3 },
      hosts: [healthy],
      want: 'scanned 1 file (12 B) in 3 ms: no registry host is used'
    },
    {
      name: 'counts usages and hosts',
      scan: { files: 12, bytes: 34_000, usages: 1, durationMs: 3 },
      hosts: [used, healthy],
      want: 'scanned 12 files (34.0 kB) in 3 ms: 1 usage of 1 registry host'
    }
  ]

  it.each(rows)('$name', ({ scan, hosts, want }) => {
    const none = { files: 0, bytes: 0, usages: 0, durationMs: 0 }
    expect(scanSentenceOf(aVerdict(hosts), aContext({ scan: { ...none, ...scan } }))).toBe(want)
  })
})

it('counts findings by severity, and those that were ignored', () => {
  const hosts = [aHostVerdict({ findings: [aFinding(), aFinding({ code: 'host-slow' })] })]
  const files = [aFileFinding()]
  const countsOf = (verdict: Verdict) => notesOf(verdict, aContext())[0]?.split('; ')[0]
  expect(countsOf(aVerdict(hosts, { files, ignored: ignoredFindings(2) }))).toBe(
    '2 errors, 1 warning, 2 ignored'
  )
  expect(countsOf(aVerdict())).toBe('no findings')
})

it('sorts hosts from failed to passed', () => {
  const problem = aProblem('host-generic', 'it is a generic hostname')
  const skipped = aHostVerdict({ visit: aSkippedVisit(aHost(), problem) })
  const warned = aHostVerdict({ findings: [aFinding({ code: 'host-slow' })] })
  const broken = aHostVerdict({ findings: [aFinding()] })
  expect(worstFirst([healthy, skipped, warned, broken])).toEqual([broken, warned, skipped, healthy])
})
