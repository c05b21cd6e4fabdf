import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { renderText, renderTextHead, renderTextHost } from '../../src/report/text.ts'
import {
  aCertificate,
  aContext,
  aFinding,
  aHop,
  aHost,
  aHostVerdict,
  anAttempt,
  aTiming,
  aVerdict,
  aVisit
} from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { aHostileVerdict } from '../support/hostile-verdict.ts'

const PLAIN = { colour: false, width: 100, context: aContext() }

const failing = aHostVerdict({
  visit: aVisit({
    credentials: { source: 'TF_TOKEN_registry_example_com', problem: null },
    attempts: [
      anAttempt({
        discovery: {
          kind: 'failed',
          problem: { code: 'host-timeout', message: 'registry.example.com did not answer' },
          excerpt: null
        },
        timing: aTiming({ totalMs: 10_000 })
      }),
      anAttempt({
        discovery: {
          kind: 'failed',
          problem: { code: 'document-type', message: 'wrong type' },
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
    ]
  }),
  services: [],
  findings: [
    aFinding({
      message: 'https://login.example.net/portal is "text/html", want "application/json"'
    })
  ]
})

const FAILING_TEXT = `failed: 1 of 2 hosts does not offer what it must
1 error; checked for Terraform and OpenTofu (nothing says which client is used) in 2.3 s

✗ registry.example.com fails: document-type
  error[document-type] https://login.example.net/portal is "text/html", want "application/json"
    help: let the server send the document with Content-Type: application/json
    affects: Terraform, OpenTofu
    asked by: hostnames input
  required     modules.v1 (hostnames input)
  answered     302 Found from https://registry.example.com/.well-known/terraform.json in 12 ms (at
               203.0.113.7; token sent)
               200 OK from https://login.example.net/portal in 72 ms (text/html; at 203.0.113.7;
               token dropped, for this is another host)
  begins       "<!doctype html> <title>Sign in</title>"
  timing       lookup 3 ms, connect 12 ms, TLS 25 ms, first byte 41 ms, total 84 ms
  tries before host-timeout, after 10.0 s
  token from   TF_TOKEN_registry_example_com
  certificate  registry.example.com until 2027-03-01, in 100 days; for CN=registry.example.com,
               issued by CN=Example Issuing CA 3, O=Example Trust

✓ app.example.com works: modules.v1, providers.v1, in 84 ms
`

const healthy = aHostVerdict({ visit: aVisit({ host: aHost('app.example.com') }) })

it('says the whole first, then what is wrong with a host, then what it answered', () => {
  expect(renderText(aVerdict([healthy, failing]), PLAIN)).toBe(FAILING_TEXT)
})

it('gives each healthy host one line', () => {
  const idn = aHostVerdict({ visit: aVisit({ host: aHost('bücher.example') }) })
  expect(renderText(aVerdict([healthy, idn]), PLAIN)).toBe(
    `passed: all 2 hosts offer what they must
no findings; checked for Terraform and OpenTofu (nothing says which client is used) in 2.3 s

✓ app.example.com works: modules.v1, providers.v1, in 84 ms
✓ bücher.example (xn--bcher-kva.example) works: modules.v1, providers.v1, in 84 ms
`
  )
})

it('says the same with colours, which only add to it', () => {
  const verdict = aVerdict([failing, healthy])
  const coloured = renderText(verdict, { ...PLAIN, colour: true })
  expect(stripVTControlCharacters(coloured)).toBe(renderText(verdict, PLAIN))
  expect(coloured).toContain('\u001B[31mfailed:\u001B[0m')
})

it('leaves wrapping to the reader where the width is infinite', () => {
  const wide = renderText(aVerdict([failing]), { ...PLAIN, width: Number.POSITIVE_INFINITY })
  expect(wide).toContain('200 OK from https://login.example.net/portal in 72 ms (text/html; at')
  expect(wide.split('\n').some((line) => line.length > 130)).toBe(true)
})

it('cuts long lists of findings and services, and says that it did', () => {
  const services = Array.from({ length: 5000 }, (_, index) => ({
    id: `x${index}.v1`,
    kind: 'url' as const,
    url: 'https://registry.example.com/x/'
  }))
  const findings = services.map(({ id }) => aFinding({ code: 'service-type', service: id }))
  const text = renderTextHost(aHostVerdict({ services, findings }), PLAIN)
  expect(text).toContain('  and 4980 more; the JSON report has them all\n')
  expect(text).toContain('and 4980 more\n')
  expect(text.split('\n').length).toBeLessThan(200)
})

describe('the first line', () => {
  const fails = failing
  const warns = aHostVerdict({ findings: [aFinding({ code: 'host-slow' })] })
  const notes = aHostVerdict({ findings: [aFinding({ code: 'host-recovered' })] })
  const rows = [
    { name: 'no host', hosts: [], want: 'passed: there is no host to check' },
    { name: 'one healthy host', hosts: [healthy], want: 'passed: the host offers what it must' },
    { name: 'a notice', hosts: [notes], want: 'passed: the host offers what it must' },
    {
      name: 'one host with a warning',
      hosts: [warns],
      want: 'passed: the host offers what it must, with warnings'
    },
    {
      name: 'one broken host',
      hosts: [fails],
      want: 'failed: the host does not offer what it must'
    },
    {
      name: 'a warning among others',
      hosts: [healthy, warns],
      want: 'passed: all 2 hosts offer what they must, 1 has warnings'
    },
    {
      name: 'of each kind',
      hosts: [fails, fails, warns, warns, healthy],
      want: 'failed: 2 of 5 hosts do not offer what they must, 2 more have warnings'
    }
  ]
  it.each(rows)('$name', ({ hosts, want }) => {
    expect(renderTextHead(aVerdict(hosts), PLAIN).split('\n')[0]).toBe(want)
  })

  it('passes with broken hosts where the settings let it', () => {
    const head = renderTextHead(aVerdict([fails], { passed: true, ignored: 3 }), PLAIN)
    expect(head).toMatch(/^passed: the host does not offer what it must\n1 error, 3 ignored;/)
  })
})

describe('whatever a host, a file or a person wrote', () => {
  const benign = renderText(aHostileVerdict('x'), { ...PLAIN, width: Number.POSITIVE_INFINITY })

  it('stays on its lines', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) => {
      const shown = renderText(aHostileVerdict(text || ' '), {
        ...PLAIN,
        width: Number.POSITIVE_INFINITY
      })
      return shown.split('\n').length !== benign.split('\n').length
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each([20, 80, Number.POSITIVE_INFINITY])(
    'is no command and no escape at width %d',
    (width) => {
      const wrong = HOSTILE_TEXTS.filter(({ text }) =>
        renderText(aHostileVerdict(text), { ...PLAIN, width })
          .split('\n')
          .some((line) => /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0)
      )
      expect(wrong.map(({ name }) => name)).toEqual([])
    }
  )
})

it('shows certificates that have expired, and URLs without their queries', () => {
  const certificate = aCertificate({ expires: '2026-11-17T00:00:00.000Z' })
  const text = renderTextHost(
    aHostVerdict({
      visit: aVisit({ attempts: [anAttempt({ certificates: [certificate] })] }),
      findings: [aFinding({ code: 'tls-expired' })],
      services: [
        { id: 'modules.v1', kind: 'url', url: 'https://u:p@registry.example.com/v1/?key=s' }
      ]
    }),
    PLAIN
  )
  expect(text).toContain('registry.example.com until 2026-11-17, 3 days ago; for')
  expect(text).toContain('offered      modules.v1 https://registry.example.com/v1/\n')
})
