// One line for each finding.
import type { Verdict } from '../../../src/judge/verdict.ts'
import { renderConcise } from '../../../src/report/concise/concise.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aProblem,
  aVerdict
} from '../../support/evidence-builder.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { describe, expect, it } from '../../support/jest.ts'

const PLAIN = { colour: false, width: 40, context: aContext() }
const PROBLEM = aProblem('tls-expired', 'the certificate has expired', 'renew it')

const linesOf = (findings: Verdict['findings'], options = {}, below = '') =>
  [
    ...renderConcise(aVerdict([aHostVerdict()], { findings }), { ...PLAIN, ...options }, below)
  ].join('')

const at = (...files: readonly string[]) => ({
  ...aFinding({ places: files.map((file, line) => aPlace({ file, line: line + 1, column: 7 })) }),
  problem: PROBLEM
})

describe('a finding', () => {
  it('is one line with place, severity, code, message and help, however narrow the terminal', () => {
    expect(linesOf([at('main.tf')])).toBe(
      'main.tf:1:7: error[tls-expired] the certificate has expired (help: renew it)\n'
    )
  })

  it('is at its first place, and counts the others', () => {
    expect(linesOf([at('main.tf', 'b.tf', 'c.tf')])).toBe(
      'main.tf:1:7: error[tls-expired] the certificate has expired, and 2 more places (help: renew it)\n'
    )
  })

  it('has the path from the current directory', () => {
    expect(linesOf([at('network/main.tf', 'b.tf')], {}, 'network')).toMatch(/^main\.tf:1:7: /)
    expect(linesOf([at('.terraform-version')], {}, 'a/b')).toMatch(
      /^\.\.\/\.\.\/\.terraform-version:1:7: /
    )
    expect(linesOf([at('~/.terraformrc')], {}, 'a')).toMatch(/^~\/\.terraformrc:1:7: /)
    expect(linesOf([at('acme/network//main.tf')], {}, 'a')).toMatch(/^acme\/network\/\/main\.tf:1/)
  })

  it('keeps the whole name of a file, so that editors open it', () => {
    const file = `${'long/'.repeat(60)}main.tf`
    expect(linesOf([at(file)])).toContain(`${file}:1:7: error`)
  })

  it('without a place begins with the host', () => {
    const finding = { ...aFinding({ host: aHost('a.example.com'), places: [] }), problem: PROBLEM }
    expect(linesOf([finding])).toMatch(/^a\.example\.com: error\[tls-expired\] /)
  })

  it('without a place and a host begins with the name of the program', () => {
    const finding = { ...at(), host: null }
    expect(linesOf([finding])).toMatch(/^tf-disco: error\[tls-expired\] /)
  })

  it('has the chain of calls into a package after its message', () => {
    const inside = {
      through: ['module.net (acme/net/aws 2.1.0)'],
      package: 'acme/net/aws 2.1.0',
      file: 'main.tf',
      line: 7,
      isPublic: true
    }
    const finding = { ...aFileFinding({ place: aPlace({ inside }) }), problem: PROBLEM }
    expect(linesOf([finding])).toContain(
      ' has expired, in module.net (acme/net/aws 2.1.0): main.tf:7 (help'
    )
  })

  it('is left out with --quiet unless it fails the check', () => {
    const warning = { ...at('b.tf'), severity: 'warning' as const }
    expect(linesOf([warning, at('main.tf')], { isQuiet: true })).toMatch(/^main.*\n$/)
  })

  it('has a color only if the layout has', () => {
    expect(linesOf([at('main.tf')], { colour: true })).toContain(
      ': \u001B[31merror[tls-expired]\u001B[0m the '
    )
  })
})

it.each([
  'a\nmain.tf:1:1: error[x] forged',
  '\u001B[31mred\u0007',
  '##vso[task.complete]',
  '\u202Eevil'
])('a line has no control character and no command of a runner in place of %j', (text) => {
  const options = { ...PLAIN, context: aHostileContext(text) }
  const lines = [...renderConcise(aHostileVerdict(text), options, '')]
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toMatch(/^[^\p{Cc}\p{Cf}]+\n$/u)
    expect(line).not.toMatch(/##vso\[|^::/)
  }
})
