import type { Finding } from '../../src/judge/finding.ts'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { problemFacts } from '../../src/rules/problems/catalogue.ts'
import { marked, named } from '../../src/rules/protocol/marked-text.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aVerdict
} from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { aHostileVerdict } from '../support/hostile-verdict.ts'
import { describe, expect, it } from '../support/jest.ts'

const on = (name: string, parts: Parameters<typeof aFinding>[0] = {}): Finding =>
  aFinding({ host: aHost(name), ...parts })

const annotationsOf = (findings: readonly Finding[], files: readonly Finding[] = []) =>
  renderAnnotations(aVerdict([aHostVerdict({ findings })], { files }), aContext())

const at = (file: string, line: number, column = 12) => aPlace({ file, line, column })

it('has the message, help, affected clients and the setting in each annotation', () => {
  expect(annotationsOf([on('bücher.example')])).toEqual([
    {
      level: 'error',
      title: `bücher.example (xn--bcher-kva.example): ${problemFacts()['document-type'].title}`,
      message: [
        'https://registry.example.com/.well-known/terraform.json is "text/html", want "application/json" [document-type]',
        'help: let the server send the document with Content-Type: application/json',
        'host: bücher.example (xn--bcher-kva.example)',
        'required by: hostnames input',
        'https://example.com/docs/problems/document.md#document-type'
      ].join('\n')
    }
  ])
})

describe('an annotation of a finding with places', () => {
  it('is at the first place and lists the others', () => {
    const dns = Array.from({ length: 9 }, (_, line) => at('dns.tf', line + 1))
    const places = ['hostnames input', at('main.tf', 3), at('main.tf', 3, 60), ...dns] as const
    expect(annotationsOf([on('registry.example.com', { places, help: '' })])).toEqual([
      {
        level: 'error',
        title: `registry.example.com: ${problemFacts()['document-type'].title}`,
        message: [
          'https://registry.example.com/.well-known/terraform.json is "text/html", want "application/json" [document-type]',
          'also at: dns.tf:1, dns.tf:2, dns.tf:3, dns.tf:4, dns.tf:5, dns.tf:6, dns.tf:7, dns.tf:8 and 1 more place in the job summary',
          'required by: hostnames input',
          'https://example.com/docs/problems/document.md#document-type'
        ].join('\n'),
        file: 'main.tf',
        line: 3,
        column: 12,
        endColumn: 44
      }
    ])
  })

  it('is in the file of the finding', () => {
    expect(annotationsOf([], [aFileFinding({ place: at('a/b.tf', 7, 1) })])).toMatchObject([
      {
        title: problemFacts()['source-invalid'].title,
        file: 'a/b.tf',
        line: 7,
        column: 1,
        endColumn: 44
      }
    ])
  })

  const files = [
    { name: 'a line feed', file: 'a\nb.tf', shown: 'a<U+000A>b.tf' },
    { name: 'an override', file: 'a\u202Eb.tf', shown: 'a<U+202E>b.tf' },
    { name: 'a command', file: '::error::x.tf', shown: '::error::x.tf' },
    { name: 'an old command', file: 'x##[error]x.tf', shown: 'x# #[error]x.tf' },
    { name: 'no name', file: '', shown: '' }
  ]
  it.each(files)(
    'a file whose name holds $name has its place in the message',
    ({ file, shown }) => {
      const [annotation] = annotationsOf([], [aFileFinding({ place: at(file, 7) })])
      expect(annotation?.file).toBeUndefined()
      expect(annotation?.line).toBeUndefined()
      expect(annotation?.message).toContain(`\nat: ${shown}:7:12`)
    }
  )
})

const titlesOf = (findings: readonly Finding[], files: readonly Finding[] = []) =>
  annotationsOf(findings, files).map(({ title }) => title)

const ERRORS = [
  'document-absent',
  'document-encoding',
  'document-not-json',
  'document-size',
  'document-status',
  'document-type',
  'host-timeout',
  'host-unknown',
  'redirect-loop',
  'service-missing',
  'tls-expired',
  'tls-untrusted'
] as const

describe('the findings that have annotations', () => {
  const levelsOf = (finding: Finding, failOn: 'error' | 'warning' | 'never' = 'error') => {
    const [hosts, files] = finding.host === null ? [[], [finding]] : [[finding], []]
    const verdict = aVerdict([aHostVerdict({ findings: hosts })], { files, passed: true })
    return renderAnnotations(verdict, aContext({ failOn })).map(({ level }) => level)
  }
  const warned = aFileFinding({ code: 'file-outside', place: at('main.tf', 3) })
  const places = [at('main.tf', 3)]

  it('are errors, whether or not they are at a line', () => {
    expect(levelsOf(on('a.example.com'))).toEqual(['error'])
    expect(levelsOf(aFileFinding(), 'never')).toEqual(['error'])
  })

  it('are warnings that can be cured at a line of the checkout', () => {
    expect(levelsOf(warned)).toEqual(['warning'])
    expect(levelsOf({ ...warned, places: [at('~/.terraformrc', 3)] })).toEqual([])
    expect(levelsOf({ ...warned, places: [] })).toEqual([])
  })

  it('are no warnings about hosts, unless these fail the check', () => {
    const slow = on('a.example.com', { code: 'host-slow', severity: 'warning', places })
    expect(levelsOf(slow)).toEqual([])
    expect(levelsOf(slow, 'warning')).toEqual(['warning'])
  })

  it('are no notices', () => {
    const notice = aFileFinding({ code: 'source-dynamic', place: at('main.tf', 3) })
    expect(levelsOf(notice, 'warning')).toEqual([])
  })
})

it('has an annotation for each cause, also in one line', () => {
  const places = [at('main.tf', 3)]
  const expired = ['a', 'b', 'c'].map((name) =>
    on(`${name}.example.com`, { code: 'tls-expired', places })
  )
  const other = aFileFinding({ place: at('main.tf', 3, 1) })
  expect(titlesOf(expired, [other])).toEqual([
    '3 hosts: TLS certificate has expired',
    problemFacts()['source-invalid'].title
  ])
})

it('ends with the link of its code, however long the texts are', () => {
  const help = 'x '.repeat(4000)
  const [annotation] = annotationsOf([on('a.example.com', { code: 'tls-expired', help })])
  expect(annotation?.message.length).toBeLessThan(4001)
  expect(annotation?.message).toMatch(
    /\nhttps:\/\/example\.com\/docs\/problems\/tls\.md#tls-expired$/
  )
})

describe('findings at many lines', () => {
  const expiredAt = (index: number): Finding => {
    const finding = on(`r${index}.example.com`, {
      code: 'tls-expired',
      places: [at(`${index}.tf`, 3)]
    })
    const host = named(`r${index}.example.com`)
    const message = marked`the certificate of ${host} has expired`
    const help = marked`renew the certificate of ${host}`
    return { ...finding, problem: { ...finding.problem, message, help } }
  }
  const expired = (count: number) => Array.from({ length: count }, (_, index) => expiredAt(index))

  it('have one annotation for each cause, with its hosts and places', () => {
    const absent = Array.from({ length: 3 }, (_, index) =>
      on(`s${index}.example.com`, {
        code: 'document-absent',
        help: marked`ask ${named(`s${index}.example.com`)}`
      })
    )
    const annotations = annotationsOf([...absent, ...expired(9)])
    expect(annotations.map(({ title }) => title).slice(0, 2)).toEqual([
      '9 hosts: TLS certificate has expired',
      '3 hosts: Host has no discovery document'
    ])
    expect(annotations[0]).toMatchObject({ file: '0.tf', line: 3 })
    expect(annotations[0]?.message.split('\n')).toEqual([
      'the certificate of HOST has expired [tls-expired]',
      'help: renew the certificate of HOST',
      `hosts: ${Array.from({ length: 9 }, (_, at) => `r${at}.example.com (${at}.tf:3)`).join(', ')}`,
      'https://example.com/docs/problems/tls.md#tls-expired'
    ])
  })

  it('say which hosts are new', () => {
    const findings = expired(11).map((each, index) => ({ ...each, isHostNew: index === 4 }))
    expect(annotationsOf(findings)[0]?.message.match(/\S+ \(new.*?\)/g)).toEqual([
      'r4.example.com (new in this pull request; 4.tf:3)'
    ])
  })

  it('name twenty hosts, and count the others', () => {
    const [annotation] = annotationsOf(expired(1000))
    expect(annotation?.title).toBe('1000 hosts: TLS certificate has expired')
    const lines = annotation?.message.split('\n') ?? []
    expect(lines[2]).toMatch(
      /^hosts: .*, r19\.example\.com \(19\.tf:3\) and 980 more hosts in the job summary$/
    )
    expect(lines.at(-1)).toBe('https://example.com/docs/problems/tls.md#tls-expired')
  })

  it('share one annotation if each has its own message and help', () => {
    const files = Array.from({ length: 40 }, (_, line) => {
      const finding = aFileFinding({ place: at('main.tf', line + 1) })
      const own = { message: `address ${line} is wrong`, help: `write ${line}` }
      return { ...finding, problem: { ...finding.problem, ...own } }
    })
    const [annotation, ...others] = annotationsOf([], files)
    expect(others).toEqual([])
    expect(annotation).toMatchObject({
      title: '40 places: Source address is invalid',
      file: 'main.tf',
      line: 1
    })
    const lines = annotation?.message.split('\n') ?? []
    expect(lines.slice(0, 3)).toEqual([
      'Source address is invalid [source-invalid]',
      '- address 0 is wrong',
      '  help: write 0'
    ])
    expect(lines).toContain('and 30 more findings in the job summary')
  })

  it('end with the number of findings of further codes', () => {
    const facts = ERRORS.map((code) => problemFacts()[code])
    const findings = ERRORS.map((code) => on(`${code}.example.com`, { code }))
    const annotations = annotationsOf(findings)
    expect(annotations).toHaveLength(10)
    expect(annotations.at(-1)?.title).toBe('and 3 more errors')
    const last = facts.at(-1)
    expect(annotations.at(-1)?.message).toMatch(
      new RegExp(`\n${last?.title}\nsee the job summary$`)
    )
  })
})

describe('an annotation with hostile texts', () => {
  const shownWith = (text: string) => {
    const verdict = aHostileVerdict(text)
    const alone = aVerdict(verdict.hosts.slice(0, 1), { files: verdict.files.slice(0, 3) })
    return {
      ofCauses: renderAnnotations(verdict, aContext()),
      ofLines: renderAnnotations(alone, aContext())
    }
  }
  const allWith = (text: string) => Object.values(shownWith(text)).flat()
  // Whether a place can be written down decides which further lines are marked after the causes.
  const linesIn = (text: string) => {
    const { ofCauses, ofLines } = shownWith(text)
    return [...ofCauses.slice(0, 1), ...ofLines].map(
      ({ message }) => message.split('\n').filter(isOfFinding).length
    )
  }
  // How many hosts and files there are, and whether a place can be written down, may differ.
  const isOfFinding = (line: string): boolean => !line.startsWith('at: ')
  const benign = linesIn('x')

  it('contains no workflow command and is within the limit', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) =>
      allWith(text).some(({ title, message, file = '' }) => {
        const isWrong = (line: string): boolean =>
          /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0
        return [title, ...message.split('\n'), file].some(isWrong) || message.length > 4001
      })
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('keeps its lines as far as they fit', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) =>
      linesIn(text || ' ').some((count, index) => count > (benign[index] ?? 0))
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('has a complete place or none', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) =>
      allWith(text).some(
        ({ file, line, column, endColumn }) =>
          new Set([file, line, column, endColumn].map((part) => part === undefined)).size > 1 ||
          (file !== undefined && file !== text)
      )
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
