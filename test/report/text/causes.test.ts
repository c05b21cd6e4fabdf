// Causes in the terminal and in the log of a runner.
import { stripVTControlCharacters } from 'node:util'
import type { HostVerdict } from '../../../src/judge/host-verdict.ts'
import type { Verdict } from '../../../src/judge/verdict.ts'
import { problemFacts } from '../../../src/rules/problems/catalogue.ts'
import { firstPlaceOf } from '../../../src/rules/problems/note.ts'
import { marked, named } from '../../../src/rules/protocol/marked-text.ts'
import { showsLinks } from '../../../src/run/program/streams.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aProblem,
  aRequirement,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { renderText, renderTextParts } from '../../support/whole-reports.ts'

const PLAIN = { colour: false, width: 100, context: aContext() }

const CODES = ['tls-expired', 'document-absent', 'document-status'] as const

/** With the line of the first place of each finding. */
function withLines(hosts: readonly HostVerdict[]): Verdict {
  const line = { before: '  source = ', literal: `"${'x'.repeat(30)}"`, after: '' }
  const verdict = aVerdict(hosts)
  const places = verdict.findings.flatMap((finding) => firstPlaceOf(finding) ?? [])
  return { ...verdict, lines: places.map((place) => ({ place, ...line })) }
}

/** Forty hosts, each used in three places, of which twelve fail for three causes. */
const FORTY = Array.from({ length: 40 }, (_, at): HostVerdict => {
  const name = `registry-${at}.example.com`
  const host = aHost(name)
  const code = at < 12 ? CODES[at % 3] : undefined
  const places = [1, 9, 17].map((line) => aPlace({ file: `teams/team-${at}/main.tf`, line }))
  const problem =
    code &&
    aProblem(
      code,
      marked`host ${named(name)} is wrong: ${code}`,
      marked`ask the operator of ${named(name)}`
    )
  return aHostVerdict({
    visit: aVisit({ host }),
    requirements: [aRequirement({ host, because: places })],
    findings: problem ? [{ ...aFinding({ host, code: problem.code, places }), problem }] : []
  })
})

describe('40 hosts of which 12 fail for three causes', () => {
  const text = renderText(withLines(FORTY), PLAIN)

  it('fit on a screen, with one entry for each cause', () => {
    expect(text.split('\n').length).toBeLessThan(46)
    expect(text.match(/^error\[.*/gm)).toEqual(
      CODES.map((code) => `error[${code}]: host HOST is wrong: ${code}`)
    )
    expect(text).toContain(
      '\n  hosts: registry-0.example.com (teams/team-0/main.tf:1 and 2 more), registry-3.example.com\n'
    )
    expect(text.match(/^ {2}help: .*/gm)).toEqual(
      CODES.map(() => '  help: ask the operator of HOST')
    )
  })

  it('show the source line of the first place of each, and count the others of each host', () => {
    expect(text.match(/^ {2}--> .*/gm)).toEqual(
      [0, 1, 2].map((at) => `  --> teams/team-${at}/main.tf:1:12`)
    )
    expect(text.match(/\^+/g)).toEqual(['^'.repeat(32), '^'.repeat(32), '^'.repeat(32)])
    expect(text.match(/\(teams\/team-\d+\/main.tf:1 and 2 more\)/g)).toHaveLength(12)
  })

  it('have one line for the hosts that passed, and say where the rest is', () => {
    expect(text).toContain('\n✓ 28 hosts passed: registry-12.example.com, registry-13.example.com')
    expect(text).toContain('registry-15.example.com and 24 more\n')
    expect(text).toMatch(
      /\nnot checked at [\s\S]*\nfor all details: `--format json` or `--report FILE.json`\n✗ .*\n$/
    )
  })

  it('have the evidence of every host in folded groups of a runner’s log, and the reasons outside', () => {
    const parts = renderTextParts(aVerdict(FORTY), { ...PLAIN, isRunner: true })
    const groups = parts.filter(({ kind }) => kind === 'group').map((part) => part.text)
    expect(
      groups.filter((group) =>
        /^✗ .* failed: .*\n {2}required .*\n(?: {15}.*\n)? {2}resp/.test(group)
      )
    ).toHaveLength(12)
    expect(groups.filter((group) => /^✓ 28 hosts passed: /.test(group))).toHaveLength(1)
    expect(groups.join('\n').match(/^✓ registry-\d+.example.com passed: mod/gm)).toHaveLength(28)
    const plain = parts.filter(({ kind }) => kind === 'plain').map((part) => part.text)
    expect(plain.filter((part) => /^error\[/.test(part))).toHaveLength(3)
    expect(plain.at(-1)).toContain('the JSON report has all details')
  })
})

it('shows a source line once, for the first of several causes at it', () => {
  const findings = CODES.map((code) => aFinding({ code, places: [aPlace()] }))
  const text = renderText(withLines([aHostVerdict({ findings })]), PLAIN)
  expect(text.match(/-->/g)).toHaveLength(3)
  expect(text.match(/\^+/g)).toHaveLength(1)
})

it('shows remarks after the causes', () => {
  const remarks = Array.from({ length: 20 }, (_, at) => `remark ${at}`)
  const verdict = aVerdict([aHostVerdict({ findings: [aFinding()] })])
  const text = renderText(verdict, { ...PLAIN, context: aContext({ remarks }) })
  expect(text).toMatch(/^error\[/)
  expect(text.match(/^remark \d+/gm)).toHaveLength(20)
})

describe('findings of one cause that say different things', () => {
  const findings = Array.from({ length: 20 }, (_, at) =>
    aFileFinding({
      message: `module "m${at}" is wrong`,
      place: aPlace({ line: at + 1 }),
      help: at < 3 ? `write m${at}` : 'write it'
    })
  )

  it('each have a line with their place and its source line', () => {
    const lines = findings.map((_, at) => {
      return { place: aPlace({ line: at + 1 }), before: '', literal: 'x', after: '' }
    })
    const text = renderText(aVerdict([], { files: findings, lines }), PLAIN)
    expect(
      text
    ).toContain(`error[source-invalid]: 20 places: ${problemFacts()['source-invalid'].title}
  --> main.tf:1:12: module "m0" is wrong
  1 | x
    | ^
  help: write m0
  --> main.tf:2:12: module "m1" is wrong
`)
    expect(text.match(/\^/g)).toHaveLength(3)
    expect(text).toContain('\n  --> main.tf:3:12: module "m2" is wrong\n')
    expect(text).toContain('\n  and 17 more findings in the JSON report\n  also at: main.tf:4, ')
  })
})

it('names the clients that a finding affects only where it spares a CLI in use', () => {
  const verdict = aVerdict([aHostVerdict({ findings: [aFinding()] })])
  const of = (clients: Parameters<typeof aContext>[0]) =>
    /affects: .*/.exec(renderText(verdict, { ...PLAIN, context: aContext(clients) }))?.[0]
  const ofOne = { findings: [aFinding({ affects: ['terraform', 'dependabot'] })] }
  const separated = aVerdict([aHostVerdict(ofOne)])
  const context = aContext({ clients: ['terraform', 'opentofu'] })
  expect(renderText(separated, { ...PLAIN, context })).toContain('affects: Terraform\n')
  expect(of({ clients: ['terraform', 'dependabot'] })).toBeUndefined()
  expect(of({ clients: ['terraform'] })).toBeUndefined()
})

describe('the quiet report', () => {
  const findings = [aFinding(), aFinding({ code: 'tls-expires-soon', help: 'renew it' })]
  const verdict = aVerdict([aHostVerdict({ findings }), aHostVerdict()])
  const shown = (context: Parameters<typeof aContext>[0] = {}) =>
    renderText(verdict, {
      ...PLAIN,
      isQuiet: true,
      context: aContext({ remarks: ['x'], ...context })
    })

  it('is what fails and the verdict', () => {
    expect(
      shown()
    ).toBe(`error[document-type]: https://registry.example.com/.well-known/terraform.json is "text/html", want
  "application/json"
  required by: hostnames input
  help: let the server send the document with Content-Type: application/json

✗ 1 of 2 registry hosts failed
`)
  })

  it('has warnings where they fail the check', () => {
    expect(shown({ failOn: 'warning' })).toContain('\nwarning[tls-expires-soon]: ')
  })

  it('is one line if all is well', () => {
    expect(renderText(aVerdict(), { ...PLAIN, isQuiet: true })).toBe('✓ 1 registry host passed\n')
  })
})

describe('links of codes', () => {
  const verdict = aVerdict([aHostVerdict({ findings: [aFinding()] })])

  it('lead to the explanation of the code', () => {
    const text = renderText(verdict, { ...PLAIN, hyperlinks: true })
    const url = 'https://example.com/docs/problems/document.md#document-type'
    expect(text).toContain(`\u001B]8;;${url}\u001B\\error[document-type]:\u001B]8;;\u001B\\ https`)
    expect(stripVTControlCharacters(text)).toBe(renderText(verdict, PLAIN))
  })

  it.each([
    [{ VTE_VERSION: '7200' }, true],
    [{ VTE_VERSION: '5000' }, false],
    [{ TERM_PROGRAM: 'vscode' }, true],
    [{ TERM: 'xterm-kitty' }, true],
    [{ WT_SESSION: 'x' }, true],
    [{ TERM: 'xterm-256color' }, false],
    [{ TERM: 'dumb', WT_SESSION: 'x' }, false],
    [{ WT_SESSION: 'x', NO_COLOR: '1' }, false],
    [{ WT_SESSION: 'x', CI: 'true' }, false],
    [{ CI: 'true', FORCE_HYPERLINK: '1' }, true],
    [{ WT_SESSION: 'x', FORCE_HYPERLINK: '0' }, false]
  ])('are shown in the terminal of %j: %s', (environment, isShown) => {
    expect(showsLinks(environment)).toBe(isShown)
  })
})

it.each([40, 80])('wraps at %d columns, except words', (width) => {
  const text = renderText(aVerdict(FORTY), { ...PLAIN, width })
  const long = text.split('\n').filter((line) => line.length > width && line.trim().includes(' '))
  expect(long.filter((line) => !/^ *(?:-->|[a-z ]+:|[✓✗]|error\[) ?\S+$/.test(line))).toEqual([])
})

it('shows each message of findings that say something else, with their hosts and other places', () => {
  const on = (name: string, lines: readonly number[], parts = {}) =>
    aFinding({
      host: aHost(`${name}.example.com`),
      message: `bad ${name}`,
      places: lines.map((line) => aPlace({ file: `${name}.tf`, line })),
      ...parts
    })
  const findings = [on('a', [3, 9], { isHostNew: true }), on('b', [])]
  expect(renderText(aVerdict([aHostVerdict({ findings })]), PLAIN)).toContain(`
  --> a.tf:3:12: a.example.com (new in this pull request): bad a (and 1 more place)
  - b.example.com: bad b
`)
  const files = [aFileFinding({ message: 'bad one' }), aFileFinding({ message: 'bad two' })]
  const text = renderText(
    aVerdict([], { files: files.map((one) => ({ ...one, places: [] })) }),
    PLAIN
  )
  expect(text).toContain('\n  - bad one\n  - bad two\n')
})
