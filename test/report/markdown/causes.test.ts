import type { Finding } from '../../../src/judge/finding.ts'
import { IN_REPORT, IN_SUMMARY, viewOf } from '../../../src/report/outline/view.ts'
import { fitParts, formsOf, renderMarkdownBlocks } from '../../../src/report/summary.ts'
import { problemFacts } from '../../../src/rules/problems/catalogue.ts'
import { marked, named } from '../../../src/rules/protocol/marked-text.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aPlace,
  aVerdict
} from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { plainTextOf as read, readSummary } from '../../support/summary-html.ts'

const BRIEF = viewOf(aContext(), 'brief', IN_SUMMARY)
const VIEW = viewOf(aContext(), 'summary', IN_REPORT)

const shown = (findings: readonly Finding[], view = VIEW, maxBytes = 45_000): string => {
  const parts = formsOf(['problems'], aVerdict([], { files: findings }), view)
  const texts = fitParts(parts, renderMarkdownBlocks, maxBytes)
  const html = texts.filter((text) => text !== '').join('\n\n')
  expect(readSummary(html).complaints).toEqual([])
  return html
}

const expired = (host: string, parts: Partial<Finding> = {}): Finding => ({
  ...aFinding({
    code: 'tls-expired',
    message: marked`the certificate of ${named(host)} expired on 2026-01-01`,
    help: marked`ask the operator of ${named(host)} to renew it`
  }),
  host: aHost(host),
  places: [aPlace({ file: `${host.slice(0, 1)}.tf`, line: 7 }), aPlace({ file: 'z.tf', line: 9 })],
  ...parts
})

const hosts = (count: number) => Array.from({ length: count }, (_, at) => `r${at}.example.com`)

describe('a cause', () => {
  it('has title, link, hosts with places, message and help once', () => {
    expect(
      shown(['a.example.com', 'b.example.com'].map((host) => expired(host)))
    ).toBe(`<p>❌ <b>2 hosts&#58; TLS certificate has expired</b> (<a href="https&#58;//example.com/docs/problems/tls.md&#35;tls-expired">tls-expired</a>)
<br>The certificate of HOST expired on 2026-01-01
<br><code>a.example.com</code> (<code>a.tf&#58;7</code> and 1 more), <code>b.example.com</code> (<code>b.tf&#58;7</code> and 1 more)
<br><b>Help:</b> ask the operator of HOST to renew it</p>`)
  })

  it('of one host has all of its places below the message, which names the host', () => {
    expect(read(shown([expired('a.example.com')]))).toContain(
      '(tls-expired)\nThe certificate of a.example.com expired on 2026-01-01\na.tf:7, z.tf:9\nHelp'
    )
  })

  it('has the message of the host where messages differ', () => {
    const [first, second] = [expired('a.example.com'), expired('b.example.com')]
    const problem = {
      ...second.problem,
      message: marked`the certificate of ${named('b.example.com')} is old`
    }
    expect(read(shown([first, { ...second, problem }]))).toContain(`has expired (tls-expired)

a.tf:7:12: the certificate of a.example.com expired on 2026-01-01 (and 1 more place)
b.tf:7:12: the certificate of b.example.com is old (and 1 more place)

Help: ask the operator of HOST to renew it`)
  })

  it('in files has its places', () => {
    const at = (line: number) => aFileFinding({ place: aPlace({ line }) })
    const text = read(shown([at(3), at(5)]))
    expect(text).toContain('no address\nmain.tf:3, main.tf:5\nHelp')
    expect(text).toContain(
      `2 places: ${problemFacts()['source-invalid'].title} (source-invalid)\nModule "network" has`
    )
  })

  it('names the setting that requires the host, and whether the host is new', () => {
    const parts: Partial<Finding> = { places: ['hostnames input'], isHostNew: true }
    expect(read(shown([expired('a.example.com', parts)]))).toMatch(
      /\na\.example\.com \(new in this pull request\)\nRequired by: hostnames input\nHelp.*$/
    )
    const text = read(shown(hosts(2).map((host) => expired(host, parts))))
    expect(text).toContain('\nr0.example.com (new in this pull request), r1.example.com (new')
    expect(text).toMatch(/\nRequired by: hostnames input\nHelp/)
  })
})

describe('the affected clients', () => {
  const affects = (...clients: Finding['affects']) =>
    read(
      shown([expired('a.example.com', { affects: clients })], {
        ...VIEW,
        context: aContext({ clients: ['terraform', 'opentofu', 'dependabot'] })
      })
    )

  it('are those that the repository uses, where a CLI is spared', () => {
    expect(affects('terraform', 'dependabot')).toMatch(/\nAffects Terraform, Dependabot\.$/)
    expect(affects('terraform', 'opentofu')).not.toMatch(/Affects/)
    expect(affects('renovate')).toMatch(/\nAffects no client in use\.$/)
  })

  it('are not shown where they are all that the repository uses', () => {
    expect(affects('terraform', 'opentofu', 'dependabot', 'renovate')).not.toContain('Affects')
  })
})

describe('many hosts of one cause', () => {
  const many = hosts(50).map((host) => expired(host))

  it('are folded after the first six', () => {
    expect(shown(many)).toMatch(
      /<code>r5\.example\.com<\/code> \([^)]*\)<\/p>\n<details>\n<summary>44 more hosts<\/summary>\n<p><code>r6\.example/
    )
  })

  it('are counted in a brief page', () => {
    const html = shown(many, BRIEF)
    expect(html).not.toContain('<details>')
    expect(read(html)).toContain('and 44 more hosts in the job summary\n')
  })
})

it('links places to the pages of their files', () => {
  const url = 'https://github.com/acme/net/blob/0123456/main.tf'
  const links = new Map([['main.tf', { url }]])
  const finding = aFileFinding({ place: aPlace({ line: 11 }) })
  expect(shown([finding], { ...VIEW, context: aContext({ links }) })).toContain(
    '<br><a href="https&#58;//github.com/acme/net/blob/0123456/main.tf&#35;L11"><code>main.tf&#58;11</code></a>\n'
  )
})

it('makes one entry of many cures for one code', () => {
  const findings = Array.from({ length: 9 }, (_, line) =>
    aFileFinding({ message: `no address ${line}`, help: `write ${line}`, place: aPlace({ line }) })
  )
  const text = read(shown(findings))
  expect(text.match(/source-invalid/g)).toHaveLength(1)
  expect(text).toContain('main.tf:1:12: no address 1Help: write 1\n')
  expect(text).toContain('5 more findings')
})

it('leaves out the help of files in tests and examples, which a remark names', () => {
  const findings = [1, 2].map((line) => ({
    ...aFileFinding({ place: aPlace({ line }) }),
    exclude: ['examples/**']
  }))
  expect(shown(findings)).not.toContain('Help')
})

describe('causes that do not fit', () => {
  const codes = ['document-type', 'document-size', 'tls-expired', 'host-unknown'] as const
  const text = '<'.repeat(5000)
  const long = codes.map((code) => aFinding({ code, message: text, help: text }))

  it('are shown with their titles only', () => {
    const html = shown(long, VIEW, 8_000)
    expect(html.match(/<b>Help:/g)).toHaveLength(1)
    expect(html.match(/<b>(?!Help)/g)).toHaveLength(4)
    expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(8_000)
  })

  it('are counted after the first twenty', () => {
    const all = Object.keys(problemFacts()).map((code) => aFinding({ code: code as 'tls-expired' }))
    const wrong = all.filter(({ severity }) => severity !== 'notice').slice(0, 25)
    expect(read(shown(wrong))).toContain('and 5 more findings in the JSON report')
  })
})
