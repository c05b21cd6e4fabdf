import { describe, expect, it } from '@jest/globals'
import { countsOf, scanSentenceOf, sentenceOf, worstFirst } from '../../src/report/outcome.ts'
import {
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aProblem,
  aRequirement,
  aSkippedVisit,
  aVerdict
} from '../support/evidence-builder.ts'

const at = (file: string, line: number) => aPlace({ file, line })

const healthy = aHostVerdict()

describe('the sentence', () => {
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
    { name: 'no host', hosts: [], want: 'there is no host to check' },
    { name: 'one healthy host', hosts: [healthy], want: 'the host offers what it must' },
    { name: 'a notice', hosts: [notes], want: 'the host offers what it must' },
    {
      name: 'one host with a warning',
      hosts: [warns],
      want: 'the host offers what it must, with warnings'
    },
    {
      name: 'one broken host',
      hosts: [fails],
      want: 'the host does not offer what it must'
    },
    {
      name: 'a warning among others',
      hosts: [healthy, warns],
      want: 'both hosts offer what they must, 1 has warnings'
    },
    {
      name: 'of each kind',
      hosts: [fails, fails, warns, warns, healthy],
      want: '2 of 5 hosts do not offer what they must, 2 more have warnings'
    },
    {
      name: 'one host that is not allowed',
      hosts: [refused],
      want: 'the host is not allowed'
    },
    {
      name: 'a host that is not allowed among others',
      hosts: [healthy, refused],
      want: '1 of 2 hosts offers what it must, 1 is not allowed'
    },
    {
      name: 'one host that was not asked',
      hosts: [skipped],
      want: 'the host was not asked'
    },
    {
      name: 'no host that was asked',
      hosts: [skipped, skipped],
      want: 'none of 2 hosts was asked'
    },
    {
      name: 'a host that was not asked among others',
      hosts: [healthy, healthy, skipped],
      want: '2 of 3 hosts offer what they must, 1 was not asked'
    },
    {
      name: 'a host that was not asked beside a broken one',
      hosts: [fails, skipped],
      want: '1 of 2 hosts does not offer what it must'
    }
  ]
  it.each(rows)('$name', ({ hosts, want }) => {
    expect(sentenceOf(aVerdict(hosts))).toBe(want)
  })

  const inFiles = [
    {
      name: 'an error in a file outweighs warnings in others',
      files: [aFileFinding(), aFileFinding({ code: 'file-syntax', place: at('b.tf', 1) })],
      want: '1 file has errors, the host offers what it must'
    },
    {
      name: 'warnings in files',
      files: [1, 2].map((line) =>
        aFileFinding({ code: 'file-syntax', place: at(`${line}.tf`, line) })
      ),
      want: 'the host offers what it must, 2 files have warnings'
    },
    {
      name: 'a notice in a file is not worth a word',
      files: [aFileFinding({ code: 'source-dynamic' })],
      want: 'the host offers what it must'
    }
  ]
  it.each(inFiles)('$name', ({ files, want }) => {
    expect(sentenceOf(aVerdict([healthy], { files }))).toBe(want)
  })
})

describe('what was read', () => {
  const used = aHostVerdict({ requirements: [aRequirement({ because: [at('main.tf', 3)] })] })
  const rows = [
    { name: 'nothing, for nothing was to be', scan: {}, hosts: [used], want: null },
    {
      name: 'no files',
      scan: { durationMs: 3 },
      hosts: [],
      want: 'found no Terraform or OpenTofu files in 3 ms; check the repository out first, or name hosts in the hostnames input'
    },
    {
      name: 'files that use no host, beside one that a setting names',
      scan: { files: 1, bytes: 12, usages: 4, durationMs: 3 },
      hosts: [healthy],
      want: 'read 1 file (12 B) in 3 ms: they use no host'
    },
    {
      name: 'files that use one host',
      scan: { files: 12, bytes: 34_000, usages: 1, durationMs: 3 },
      hosts: [used, healthy],
      want: 'read 12 files (34.0 kB) in 3 ms: 1 usage of 1 host'
    }
  ]
  it.each(rows)('$name', ({ scan, hosts, want }) => {
    const none = { files: 0, bytes: 0, usages: 0, durationMs: 0 }
    expect(scanSentenceOf(aVerdict(hosts), { ...none, ...scan })).toBe(want)
  })
})

it('counts findings about hosts and files, and those that were left out', () => {
  const hosts = [aHostVerdict({ findings: [aFinding(), aFinding({ code: 'host-slow' })] })]
  const files = [aFileFinding()]
  expect(countsOf(aVerdict(hosts, { files, ignored: 2 }))).toBe('2 errors, 1 warning, 2 ignored')
  expect(countsOf(aVerdict())).toBe('no findings')
})

it('puts what needs somebody first, and what nobody asked before what works', () => {
  const problem = aProblem('host-generic', 'it stands for another host')
  const skipped = aHostVerdict({ visit: aSkippedVisit(aHost(), problem) })
  const warned = aHostVerdict({ findings: [aFinding({ code: 'host-slow' })] })
  const broken = aHostVerdict({ findings: [aFinding()] })
  expect(worstFirst([healthy, skipped, warned, broken])).toEqual([broken, warned, skipped, healthy])
})
