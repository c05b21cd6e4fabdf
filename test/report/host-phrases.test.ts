import type { HostVerdict } from '../../src/judge/host-verdict.ts'
import type { Verdict } from '../../src/judge/verdict.ts'
import type { Visit } from '../../src/observe/visit/evidence.ts'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { lookTexts } from '../../src/report/outline/host-facts.ts'
import { isInCheckout } from '../../src/report/places.ts'
import { plainText } from '../../src/report/plain.ts'
import { renderMarkdown } from '../../src/report/summary.ts'
import { type ProblemCode, problemFacts } from '../../src/rules/problems/catalogue.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHostVerdict,
  aPlace,
  aVerdict,
  aVisit
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readSummary } from '../support/summary-html.ts'
import { renderJson, renderText } from '../support/whole-reports.ts'

const CONTEXT = aContext()
const textOf = (verdict: Verdict) =>
  renderText(verdict, { colour: false, width: 200, context: CONTEXT })

const LOOKS = [
  { source: 'tokens setting', held: 'nothing', counts: false },
  { source: 'TF_TOKEN_registry_example_com', held: 'an empty token', counts: true },
  { source: '~/.terraformrc:3', held: 'a token', counts: false },
  { source: 'credentials helper vault', held: 'not asked', counts: false }
] as const

const both: Visit['looks'] = [
  { client: 'terraform', looks: LOOKS },
  { client: 'opentofu', looks: LOOKS }
]
const block = aPlace({ file: '~/.terraformrc', line: 3 })
const services = [{ id: 'modules.v1', value: '/v1/' }]

const troubled = (visit: Partial<Visit> = {}, parts: Partial<HostVerdict> = {}): HostVerdict =>
  aHostVerdict({
    visit: aVisit({ looks: both, ...visit }),
    findings: [aFinding({ code: 'credentials-differ' })],
    ...parts
  })

describe('where clients look for tokens', () => {
  it('is listed once for clients that find the same, with the source that is used', () => {
    expect(lookTexts(both).map(plainText)).toEqual([
      'tokens setting: no entry',
      'TF_TOKEN_registry_example_com: an empty token (used)',
      '~/.terraformrc:3: a token',
      'credentials helper vault: not run'
    ])
  })

  it('is listed by client where the clients differ', () => {
    const none = { source: 'CLI configuration', held: 'no token', counts: true } as const
    expect(
      lookTexts([
        { client: 'terraform', looks: [none] },
        { client: 'opentofu', looks: [{ ...none, held: 'nothing', counts: false }] }
      ]).map(plainText)
    ).toEqual([
      'Terraform: CLI configuration: an entry without a token (ends the search)',
      'OpenTofu: CLI configuration: no entry'
    ])
  })

  it('is in the log and the summary only if a finding is about credentials', () => {
    const verdict = aVerdict([troubled()])
    expect(textOf(verdict)).toContain('  credentials  tokens setting: no entry\n')
    expect(textOf(verdict)).toContain('               ~/.terraformrc:3: a token\n')
    const findings = [aFinding({ code: 'credentials-differ', severity: 'warning' })]
    const warned = aVerdict([troubled({}, { findings })])
    expect(renderMarkdown(warned, CONTEXT)).toContain('<dt>Credentials</dt>')
    const well = aVerdict([aHostVerdict({ visit: aVisit({ looks: both }) })])
    expect(textOf(well)).not.toContain('credentials  ')
    expect(renderMarkdown(well, CONTEXT)).not.toContain('Credentials')
  })

  it('is always in the JSON report, which names the source only of a token', () => {
    const credentials = { source: '~/.terraformrc:3', hasToken: false, problem: null }
    const { hosts } = JSON.parse(renderJson(aVerdict([troubled({ credentials })]), CONTEXT))
    expect(hosts[0].credentials).toBeNull()
    expect(hosts[0].looks).toEqual(both)
  })
})

describe('a host whose services come from a host block', () => {
  const forced = (['terraform', 'opentofu'] as const).map((client) => ({
    client,
    services,
    place: block
  }))
  const verdict = aVerdict([
    troubled(
      { forced },
      { servicesFrom: block, findings: [aFinding({ code: 'services-forced', severity: 'notice' })] }
    )
  ])

  it('is shown with the block', () => {
    expect(textOf(verdict)).toContain(' (host block at ~/.terraformrc:3)\n')
    const summary = readSummary(renderMarkdown(verdict, CONTEXT))
    expect(JSON.stringify(summary)).toContain('(host block at')
  })

  it('has the clients of the block among what is known about it', () => {
    const text = textOf(aVerdict([troubled({ forced }, { servicesFrom: block })]))
    expect(text).toContain('  host block   ~/.terraformrc:3 for Terraform and OpenTofu\n')
  })

  it('has the block in the JSON report', () => {
    const { hosts } = JSON.parse(renderJson(verdict, CONTEXT))
    expect(hosts[0].servicesFrom).toEqual(block)
    expect(hosts[0].hostBlocks).toEqual([
      { client: 'terraform', place: block },
      { client: 'opentofu', place: block }
    ])
  })
})

describe('findings about credentials in no file', () => {
  const unused = { ...aFinding({ code: 'credentials-unused', host: null }), places: [] }
  const config = {
    ...aFinding({ code: 'credentials-config', host: null, severity: 'warning' }),
    places: []
  }
  const files = [aFileFinding(), config, unused]

  it('stand apart from those in files', () => {
    const text = textOf(aVerdict([], { files }))
    expect(text).toContain('error[source-invalid]: ')
    expect(text).toContain('\n  --> main.tf:3:12\n')
    expect(text).toMatch(/\nwarning\[credentials-config\]: .*\n {2}help/)
    const title = (code: ProblemCode) => `<b>${problemFacts()[code].title}</b>`
    const summary = renderMarkdown(aVerdict([], { files }), CONTEXT)
    expect(summary).toContain(`<p>⚠️ ${title('credentials-config')}`)
    expect(summary).toContain(
      `<summary>ℹ️ <b>1 notice</b></summary>\n<p>ℹ️ ${title('credentials-unused')}`
    )
  })

  it('are in the sentence when they are the worst', () => {
    expect(textOf(aVerdict([], { files: [config] }))).toMatch(
      /\n✓ .*, 1 warning in settings or credentials\n$/
    )
  })

  it('are annotations without a file if they fail the check, and else none', () => {
    const verdict = aVerdict([], { files: [config, unused] })
    expect(renderAnnotations(verdict, CONTEXT)).toEqual([])
    const [annotation, ...others] = renderAnnotations(verdict, { ...CONTEXT, failOn: 'warning' })
    expect(annotation).toMatchObject({ title: 'CLI configuration has a mistake' })
    expect([annotation?.file, others]).toEqual([undefined, []])
  })
})

describe('a place outside the checkout', () => {
  it.each([
    { file: '~/.terraformrc', want: false },
    { file: '/etc/terraformrc', want: false },
    { file: '%APPDATA%\\terraform.rc', want: false },
    { file: 'C:\\ci\\terraform.rc', want: false },
    { file: 'ci/terraformrc', want: true },
    { file: '~main.tf', want: true },
    { file: 'main.tf', want: true }
  ])('$file: $want means that it may be in the checkout', ({ file, want }) => {
    expect(isInCheckout(file)).toBe(want)
  })

  it('is named in the message of an annotation, which points to no file', () => {
    const [annotation] = renderAnnotations(
      aVerdict([], {
        files: [aFileFinding({ place: aPlace({ file: '~/.terraformrc', line: 3 }) })]
      }),
      CONTEXT
    )
    expect(annotation).not.toHaveProperty('file')
    expect(annotation?.message).toContain('at: ~/.terraformrc:3:12')
  })
})
