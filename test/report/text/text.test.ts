import { stripVTControlCharacters } from 'node:util'
import { withFlags } from '../../../src/settings/command-line/wording.ts'
import {
  aCertificate,
  aContext,
  aFinding,
  aHop,
  aHost,
  aHostVerdict,
  anAttempt,
  aPlace,
  aProblem,
  aTiming,
  aVerdict,
  aVisit,
  ignoredFindings
} from '../../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { aDisagreeingRoot, aGoodRoot, aVerdictOnRoots } from '../../support/root-cases.ts'
import { renderText, renderTextParts } from '../../support/whole-reports.ts'

const PLAIN = { colour: false, width: 100, context: aContext() }

const failing = aHostVerdict({
  visit: aVisit({
    credentials: { source: 'TF_TOKEN_registry_example_com', hasToken: true, problem: null },
    earlier: [
      anAttempt({
        discovery: {
          kind: 'failed',
          problem: aProblem('host-timeout', 'registry.example.com did not answer'),
          excerpt: null
        },
        timing: aTiming({ totalMs: 10_000 })
      })
    ],
    attempt: anAttempt({
      discovery: {
        kind: 'failed',
        problem: aProblem('document-type', 'wrong type'),
        excerpt: '<!doctype html>\n<title>Sign in</title>'
      },
      hops: [
        aHop({ status: 302, reason: 'Found', mediaType: null, authorization: 'sent', ms: 12 }),
        aHop({
          url: 'https://login.example.net/portal?session=1',
          mediaType: 'text/html',
          authorization: 'dropped',
          ms: 72
        })
      ]
    })
  }),
  services: [],
  findings: [
    aFinding({
      message: 'https://login.example.net/portal is "text/html", want "application/json"'
    })
  ]
})

const FAILING_TEXT = `error[document-type]: https://login.example.net/portal is "text/html", want "application/json"
  host: registry.example.com
  required by: hostnames input
  help: let the server send the document with Content-Type: application/json

✗ registry.example.com failed: Wrong Content-Type
  required     modules.v1 (hostnames input)
  response     302 Found from https://registry.example.com/.well-known/terraform.json in 12 ms (at
               203.0.113.7; token sent)
               200 OK from https://login.example.net/portal in 72 ms (text/html; at 203.0.113.7;
               token not sent (redirected to another host))
  body         <!doctype html> <title>Sign in</title>
  timing       DNS 3 ms, connect 12 ms, TLS 25 ms, first byte 41 ms, total 84 ms
  retried      host-timeout after 10.0 s
  token from   TF_TOKEN_registry_example_com
  certificate  registry.example.com valid until 2027-03-01 (in 100 days); subject
               CN=registry.example.com, issuer CN=Example Issuing CA 3, O=Example Trust

✓ app.example.com passed: modules.v1, providers.v1 (84 ms)

1 error; checked in 2.3 s for Terraform and OpenTofu (CLI not detected; set \`dialect\` to check one)
problem codes: https://example.com/docs/problems/README.md
for all details: \`--format json\` or \`--report FILE.json\`
✗ 1 of 2 registry hosts failed
`

const healthy = aHostVerdict({ visit: aVisit({ host: aHost('app.example.com') }) })

it('shows findings and evidence of each host, and ends with the verdict', () => {
  expect(renderText(aVerdict([healthy, failing]), PLAIN)).toBe(FAILING_TEXT)
})

it('says in a few rows why the only host fails, and repeats nothing', () => {
  const { roots } = aVerdictOnRoots([aDisagreeingRoot('.'), aGoodRoot('b')])
  const text = renderText({ ...aVerdict([failing]), roots }, { ...PLAIN, width: 80 })
  expect(text.split('Wrong Content-Type')).toHaveLength(1)
  expect(text).not.toMatch(/certificate |init fails for|for all details/)
  expect(text).toContain('✓ b: 1 module and 1 provider, every version is available\n')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(14)
  const places = Array.from({ length: 12 }, (_, at) => aPlace({ line: at + 1 }))
  const many = aHostVerdict({ ...failing, findings: [aFinding({ places })] })
  expect(renderText(aVerdict([many]), PLAIN)).toContain('for all details')
  expect(renderText(aVerdict([failing]), { ...PLAIN, isRunner: true })).toContain('certificate ')
})

it('has the same text with and without colours', () => {
  const verdict = aVerdict([failing, healthy])
  const coloured = renderText(verdict, { ...PLAIN, colour: true })
  expect(stripVTControlCharacters(coloured)).toBe(renderText(verdict, PLAIN))
  expect(coloured).toContain('\u001B[31m✗\u001B[0m')
})

it('does not wrap lines if the width is infinite', () => {
  const wide = renderText(aVerdict([failing, healthy]), {
    ...PLAIN,
    width: Number.POSITIVE_INFINITY
  })
  expect(wide).toContain('200 OK from https://login.example.net/portal in 72 ms (text/html; at')
  expect(wide.split('\n').some((line) => line.length > 130)).toBe(true)
})

it('shortens long lists of findings and services and says so', () => {
  const services = Array.from({ length: 5000 }, (_, index) => ({
    id: `x${index}.v1`,
    kind: 'url' as const,
    url: 'https://registry.example.com/x/'
  }))
  const findings = services.map(({ id }) =>
    aFinding({ code: 'service-type', services: [id], message: `${id} is a number` })
  )
  const text = renderText(aVerdict([aHostVerdict({ services, findings }), healthy]), PLAIN)
  expect(text).toContain('  and 4997 more findings in the JSON report\n')
  expect(text).toContain('               and 4980 more in the JSON report\n')
  expect(text.split('\n').length).toBeLessThan(100)
})

it('says that fail-on lets a check with errors pass, and counts ignored findings', () => {
  expect(
    renderText(aVerdict([failing], { passed: true, ignored: ignoredFindings(3) }), PLAIN)
  ).toMatch(
    /\n1 error, 3 ignored;[\s\S]*\n✓ 1 registry host failed \(the check passes: fail-on is never\)\n$/
  )
})

it('lists hosts that this machine does not reach under the one cause, and nowhere else', () => {
  const hosts = ['a.example.com', 'b.example.com'].map((name) => {
    const host = aHost(name)
    const findings = [{ ...aFinding({ code: 'machine-network' }), host }]
    return aHostVerdict({ visit: aVisit({ host }), findings })
  })
  const text = renderText(aVerdict(hosts), PLAIN)
  expect(text).toContain('\n  hosts: a.example.com, b.example.com\n')
  expect(text.split('a.example.com')).toHaveLength(2)
})

it('has blank lines around parts of several lines, unless a runner folds them', () => {
  const shapeOf = (isRunner: boolean) =>
    renderTextParts(aVerdict([failing, healthy]), { ...PLAIN, isRunner }).map(({ kind, text }) => {
      if (kind === 'group') return kind
      return text === '' ? 'blank' : text.includes('\n') ? 'lines' : 'line'
    })
  expect(shapeOf(false).join(' ')).toBe('lines blank lines blank line blank lines')
  expect(shapeOf(true).join(' ')).toBe('lines blank group line blank lines')
})

describe('the line about what was not asked', () => {
  const place = { file: 'main.tf', line: 3, column: 1, endColumn: 9 }
  const used = { service: 'modules.v1', clients: ['terraform'], isImplied: false, isForInit: true }
  const linesOf = (
    because: readonly ('hostnames input' | typeof place)[],
    depth = 'discovery',
    findings = 0
  ) => {
    const host = aHostVerdict({
      requirements: [{ ...used, host: aHost('registry.example.com'), because }],
      findings: Array.from({ length: findings }, () => aFinding())
    } as Parameters<typeof aHostVerdict>[0])
    const context = aContext({ depth: depth as 'discovery' | 'versions' })
    const layout = { ...PLAIN, width: 300, context, withFlags }
    return renderText(aVerdict([host]), layout).split('\n')
  }

  it('says what discovery leaves unknown about a host that passed, and how to check it', () => {
    expect(linesOf([place])).toContain(
      'not checked at registry.example.com: versions of modules and providers, and whether tokens are accepted; to check them, set `--depth versions`'
    )
  })

  it.each([
    ['with another depth', () => linesOf([place], 'versions')],
    ['where files use nothing of the host', () => linesOf(['hostnames input'])],
    ['where the host failed', () => linesOf([place], 'discovery', 1)]
  ])('does not say it %s', (_, lines) => expect(lines().join()).not.toContain('not checked'))
})

it('wraps the verdict like other text, and ends with it', () => {
  const hosts = Array.from({ length: 5 }, (_, at) => aHostVerdict(at < 2 ? failing : {}))
  const options = { ...PLAIN, width: 24 }
  expect(renderText(aVerdict(hosts), options)).toMatch(/\n✗ 2 of 5 registry hosts\n {2}failed\n$/)
})

describe('text with hostile values', () => {
  const shownAt = (width: number, text: string): readonly string[] =>
    renderText(aHostileVerdict(text), { ...PLAIN, width, context: aHostileContext(text) }).split(
      '\n'
    )
  const benign = shownAt(Number.POSITIVE_INFINITY, 'x')

  it('has no additional lines', () => {
    const wrong = HOSTILE_TEXTS.filter(
      ({ text }) => shownAt(Number.POSITIVE_INFINITY, text || ' ').length !== benign.length
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each([20, 80, Number.POSITIVE_INFINITY])(
    'contains no workflow command and no escape sequence at width %d',
    (width) => {
      const wrong = HOSTILE_TEXTS.filter(({ text }) =>
        shownAt(width, text).some(
          (line) => /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0
        )
      )
      expect(wrong.map(({ name }) => name)).toEqual([])
    }
  )
})

it('shows expired certificates, and URLs without queries', () => {
  const certificate = aCertificate({ expires: '2026-11-17T00:00:00.000Z' })
  const host = aHostVerdict({
    visit: aVisit({ attempt: anAttempt({ certificates: [certificate] }) }),
    findings: [aFinding({ code: 'tls-expired' })],
    services: [{ id: 'modules.v1', kind: 'url', url: 'https://u:p@registry.example.com/v1/?key=s' }]
  })
  const text = renderText(aVerdict([host, healthy]), PLAIN)
  expect(text).toContain('registry.example.com valid until 2026-11-17 (3 days ago); subject')
  expect(text).toContain('services     modules.v1 https://registry.example.com/v1/\n')
})
