import { describe, expect, it } from '@jest/globals'
import { problemFacts } from '../../../src/problems/catalogue.ts'
import type { Finding } from '../../../src/problems/problem.ts'
import { causeBlocks } from '../../../src/report/pages/markdown/blocks.ts'
import { fitBlocks } from '../../../src/report/pages/markdown/layout.ts'
import { briefViewOf } from '../../../src/report/pages/markdown/page.ts'
import { Html } from '../../../src/report/pages/markup.ts'
import { aContext, aFileFinding, aFinding, aHost, aPlace } from '../../support/evidence-builder.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-text.ts'
import { readSummary } from '../../support/summary-html.ts'

const BRIEF = briefViewOf(aContext())
const VIEW = { ...BRIEF, rest: new Html('in the JSON report'), isBrief: false }

const shown = (findings: readonly Finding[], view = VIEW, maxBytes = 45_000): string => {
  const texts = fitBlocks(causeBlocks(findings, view), maxBytes)
  const html = texts.filter((text) => text !== '').join('\n\n')
  expect(readSummary(html).complaints).toEqual([])
  return html
}

/** As a person reads it: without tags and entities. */
const read = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
    .replaceAll('&nbsp;', ' ')

const expired = (host: string, parts: Partial<Finding> = {}): Finding => ({
  ...aFinding({
    code: 'tls-expired',
    message: `the certificate of ${host} expired on 2026-01-01`,
    help: `ask the operator of ${host} to renew it`
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
    ).toBe(`<p>❌ <b>2 hosts: TLS certificate has expired</b> (<a href="https&#58;//example.com/docs/problems.md&#35;tls-expired">tls-expired</a>)
<br><code>a.example.com</code> (<code>a.tf&#58;7</code> and 1 more), <code>b.example.com</code> (<code>b.tf&#58;7</code> and 1 more)
<br>The certificate of HOST expired on 2026-01-01
<br><b>Help:</b> ask the operator of HOST to renew it
</p>`)
  })

  it('of one host has its name and all of its places', () => {
    expect(read(shown([expired('a.example.com')]))).toContain(
      'TLS certificate has expired (tls-expired)\na.example.com in a.tf:7, z.tf:9\nThe certificate'
    )
  })

  it('has the message of the host where messages differ', () => {
    const [first, second] = [expired('a.example.com'), expired('b.example.com')]
    const problem = { ...second.problem, message: 'the certificate of b.example.com is old' }
    expect(read(shown([first, { ...second, problem }]))).toContain(`operator of HOST to renew it


a.example.com (a.tf:7 and 1 more): the certificate of a.example.com expired on 2026-01-01
b.example.com (b.tf:7 and 1 more): the certificate of b.example.com is old`)
  })

  it('in files has its places', () => {
    const at = (line: number) => aFileFinding({ place: aPlace({ line }) })
    expect(read(shown([at(3), at(5)]))).toContain(
      `2 places: ${problemFacts()['source-invalid'].title} (source-invalid)\nmain.tf:3, main.tf:5\nModule`
    )
  })

  it('names the setting that requires the host, and whether the host is new', () => {
    const parts: Partial<Finding> = { places: ['hostnames input'], isHostNew: true }
    expect(read(shown([expired('a.example.com', parts)]))).toContain(
      '\na.example.com in the hostnames input (new in this pull request)\n'
    )
    const text = read(shown(hosts(2).map((host) => expired(host, parts))))
    expect(text).toContain('\nr0.example.com (new in this pull request), r1.example.com (new')
    expect(text).toContain('\nRequired by the hostnames input.\n')
  })
})

it('shows errors before warnings, and then the cause of most hosts first', () => {
  const html = shown([
    aFinding({ code: 'host-slow' }),
    aFinding({ code: 'document-size' }),
    ...hosts(2).map((host) => expired(host))
  ])
  expect(html.match(/[❌⚠].*?<b>.*?<\/b>/gu)?.map(read)).toEqual([
    '❌ 2 hosts: TLS certificate has expired',
    '❌ Discovery document is too large',
    '⚠️ Host is slow'
  ])
})

it('names hosts once that have several problems', () => {
  const both = ['a.example.com', 'b.example.com'].flatMap((host) => [
    expired(host),
    { ...aFinding({ code: 'credentials-missing', message: 'no token' }), host: aHost(host) }
  ])
  const text = read(shown(both))
  expect(text.match(/b\.example\.com/g)).toHaveLength(1)
  expect(text).toContain(
    '2 hosts: Token is missing (credentials-missing)\nThe same hosts as for tls-expired\nNo token'
  )
  const [, ...three] = both
  expect(shown(three)).not.toContain('same hosts')
})

describe('the affected clients', () => {
  const affects = (...clients: Finding['affects']) =>
    read(
      shown([expired('a.example.com', { affects: clients })], {
        ...VIEW,
        context: aContext({ clients: ['terraform', 'dependabot'] })
      })
    )

  it('are those that the repository uses', () => {
    expect(affects('terraform', 'opentofu', 'renovate')).toContain('\nAffects Terraform.\n')
    expect(affects('opentofu')).toContain('\nAffects no client in use.\n')
  })

  it('are not shown where they are all that the repository uses', () => {
    expect(affects('terraform', 'dependabot', 'renovate')).not.toContain('Affects')
  })
})

describe('many hosts of one cause', () => {
  const many = hosts(50).map((host) => expired(host))

  it('are folded after the first six', () => {
    expect(shown(many)).toMatch(
      /<code>r5\.example\.com<\/code> \([^)]*\)\n<br>The certificate[\s\S]*<\/p>\n<details>\n<summary>44 more hosts<\/summary>\n<p><code>r6\.example/
    )
  })

  it('are counted in a brief page, which says where they are', () => {
    const html = shown(many, BRIEF)
    expect(html).not.toContain('<details>')
    expect(read(html)).toContain('and 44 more hosts in the job summary')
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

it('shows a place as code where the address of its page is very long', () => {
  const links = new Map([['main.tf', { url: `https://github.com/${'x'.repeat(700)}` }]])
  expect(shown([aFileFinding()], { ...VIEW, context: aContext({ links }) })).toContain(
    '<br><code>main.tf&#58;3</code>\n'
  )
})

it('makes one entry of many cures for one code', () => {
  const findings = Array.from({ length: 9 }, (_, line) =>
    aFileFinding({ message: `no address ${line}`, help: `write ${line}`, place: aPlace({ line }) })
  )
  const text = read(shown(findings))
  expect(text.match(/source-invalid/g)).toHaveLength(1)
  expect(text).toContain('main.tf:1: no address 1Help: write 1\n')
  expect(text).toContain('5 more findings')
})

it('leaves out the help of files in tests and examples, which a remark names', () => {
  const findings = [1, 2].map((line) => ({
    ...aFileFinding({ place: aPlace({ line }) }),
    exclude: ['examples/**']
  }))
  expect(shown(findings)).not.toContain('Help')
})

it('escapes hostile messages, helps and file names in lists and folded parts', () => {
  const shape = (text: string) => {
    const findings = hosts(9).map((name, line) => ({
      ...aFinding({ message: `${text}${line}`, help: `${line}${text}` }),
      host: aHost(name),
      places: [aPlace({ file: `${line}${text}`, line: 1 })]
    }))
    return readSummary(shown(findings, VIEW, 900_000))
  }
  const { links } = shape('x.v1')
  const wrong = HOSTILE_TEXTS.filter(({ text }) => {
    const seen = shape(text)
    const linked = /:\/\/|www\.|[@#]|GH-\d|:\w+:|[0-9a-f]{7,}|[`*_$~|\\]/i.test(
      seen.prose.replaceAll('\uFE0F', '')
    )
    return linked || seen.complaints.length > 0 || seen.links.length !== links.length
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

describe('causes that do not fit', () => {
  const codes = ['document-type', 'document-size', 'tls-expired', 'host-unknown'] as const
  const text = '<'.repeat(5000)
  const long = codes.map((code) => aFinding({ code, message: text, help: text }))

  it('are shown with their titles only', () => {
    const html = shown(long, VIEW, 12_000)
    expect(html.match(/<b>Help:/g)).toHaveLength(1)
    expect(html.match(/<b>(?!Help)/g)).toHaveLength(4)
    expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(12_000)
  })

  it('are counted after the first twenty', () => {
    const kinds = Object.keys(problemFacts()).slice(0, 25)
    expect(kinds).toHaveLength(25)
    const html = shown(kinds.map((code) => aFinding({ code: code as 'tls-expired' })))
    expect(read(html)).toContain('and 5 more causes in the JSON report')
  })
})
