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

/** `count` findings at each of the hosts. */
const findingsAt = (hosts: number, count: number, code: Parameters<typeof on>[1] = {}) =>
  Array.from({ length: hosts }, (_, host) =>
    Array.from({ length: count }, () => on(`r${host}.example.com`, code))
  ).flat()

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
        'affects: Terraform, OpenTofu',
        'host: bücher.example (xn--bcher-kva.example)',
        'required by: hostnames input',
        'https://example.com/docs/problems.md#document-type'
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
          'affects: Terraform, OpenTofu',
          'also at: dns.tf:1, dns.tf:2, dns.tf:3, dns.tf:4, dns.tf:5, dns.tf:6, dns.tf:7, dns.tf:8 and 1 more place in the job summary',
          'required by: hostnames input',
          'https://example.com/docs/problems.md#document-type'
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

it('gives up to ten findings of a level one annotation each', () => {
  const titles = titlesOf(findingsAt(5, 2))
  expect(titles).toHaveLength(10)
  expect(new Set(titles).size).toBe(5)
})

it('has a limit of its own for each level', () => {
  const annotations = annotationsOf([
    ...findingsAt(10, 1),
    ...findingsAt(10, 1, { code: 'host-slow' }),
    ...findingsAt(10, 1, { code: 'host-recovered' })
  ])
  expect(Object.groupBy(annotations, ({ level }) => level)).toMatchObject({
    error: { length: 10 },
    warning: { length: 10 },
    notice: { length: 10 }
  })
})

describe('findings of one line', () => {
  const places = [at('main.tf', 3)]
  const expired = on('a.example.com', { code: 'tls-expired', places })

  it('share an annotation for each level, to the end of which there is room', () => {
    const help = 'x '.repeat(2000)
    const slow = on('a.example.com', { code: 'host-slow', severity: 'warning', places, help })
    const other = aFileFinding({ place: at('main.tf', 3, 1) })
    const annotations = annotationsOf(
      [{ ...expired, problem: { ...expired.problem, help } }, slow],
      [other]
    )
    const place = { file: 'main.tf', line: 3, column: 12 }
    expect(annotations).toMatchObject([
      {
        level: 'error',
        title: 'a.example.com: TLS certificate has expired, Source address is invalid',
        ...place
      },
      { level: 'warning', title: 'a.example.com: Host is slow', ...place }
    ])
    const docs = /\nhttps:\/\/example\.com\/docs\/problems\.md#[\w-]+$/
    const texts = annotations[0]?.message.split('\n\n') ?? []
    expect(texts.map((text) => [docs.test(text), text.length < 2000])).toEqual([
      [true, true],
      [true, true]
    ])
  })

  it('have a short title if they are the same problem', () => {
    const others = ['b', 'c'].map((name) => ({ ...expired, host: aHost(`${name}.example.com`) }))
    expect(titlesOf([expired, ...others])).toEqual(['3 hosts: TLS certificate has expired'])
  })

  it('are counted if they are too many for one annotation', () => {
    const findings = ERRORS.map((code) => on('a.example.com', { code, places }))
    const [annotation] = annotationsOf(findings)
    expect(annotation?.message).toMatch(/\n\nand 7 more, see the job summary$/)
  })
})

describe('more lines than GitHub shows annotations', () => {
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

  it('get one annotation for each cause first, with its hosts and places', () => {
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
      'https://example.com/docs/problems.md#tls-expired'
    ])
  })

  it('then get annotations of further lines, up to ten in all', () => {
    const [, ...others] = annotationsOf(expired(11))
    expect(others).toHaveLength(9)
    expect(others.at(-1)).toMatchObject({
      level: 'error',
      title: 'r9.example.com: TLS certificate has expired',
      message: [
        'the certificate of r9.example.com has expired [tls-expired]',
        'help: renew the certificate of r9.example.com',
        'https://example.com/docs/problems.md#tls-expired'
      ].join('\n'),
      file: '9.tf',
      line: 3
    })
  })

  it('are marked once, even if they have several causes', () => {
    const absent = expired(11).map((each) => ({
      ...each,
      problem: { ...each.problem, ...problemFacts()['document-absent'] }
    }))
    const places = annotationsOf([...expired(11), ...absent]).slice(2)
    expect(new Set(places.map(({ file }) => file)).size).toBe(8)
    expect(places.map(({ file }) => file)).not.toContain('0.tf')
  })

  it('are not marked for notices, and for warnings only without errors', () => {
    const withSeverity = (severity: Finding['severity']) =>
      expired(11).map((each) => ({ ...each, severity }))
    const levelsOf = (findings: readonly Finding[]) =>
      annotationsOf(findings).map(({ level }) => level)
    expect(levelsOf(withSeverity('notice'))).toEqual(['notice'])
    expect(levelsOf(withSeverity('warning'))).toEqual(Array.from({ length: 10 }, () => 'warning'))
    expect(levelsOf([on('a.example.com'), ...withSeverity('warning')])).toEqual([
      'error',
      'warning'
    ])
  })

  it('say which hosts are new', () => {
    const findings = expired(11).map((each, index) => ({ ...each, isHostNew: index === 4 }))
    expect(annotationsOf(findings)[0]?.message.match(/\S+ \(new.*?\)/g)).toEqual([
      'r4.example.com (new in this pull request; 4.tf:3)'
    ])
  })

  it('begin at eleven', () => {
    expect(titlesOf(expired(10))).toHaveLength(10)
    expect(titlesOf(expired(11))[0]).toBe('11 hosts: TLS certificate has expired')
  })

  it('name twenty hosts, and count the others', () => {
    const [annotation] = annotationsOf(expired(1000))
    expect(annotation?.title).toBe('1000 hosts: TLS certificate has expired')
    const lines = annotation?.message.split('\n') ?? []
    expect(lines[2]).toMatch(
      /^hosts: .*, r19\.example\.com \(19\.tf:3\) and 980 more hosts in the job summary$/
    )
    expect(lines.at(-1)).toBe('https://example.com/docs/problems.md#tls-expired')
  })

  it('leave milder findings of their lines to the annotations of that level', () => {
    const slow = on('r0.example.com', {
      code: 'host-slow',
      severity: 'warning',
      places: [at('0.tf', 3)]
    })
    const titles = titlesOf([...expired(11), slow])
    expect(titles[0]).toBe('11 hosts: TLS certificate has expired')
    expect(titles.at(-1)).toBe(`r0.example.com: ${problemFacts()['host-slow'].title}`)
  })

  it('share one annotation if each has its own message and help', () => {
    const files = Array.from({ length: 40 }, (_, line) => {
      const finding = aFileFinding({ place: at('main.tf', line + 1) })
      const own = { message: `address ${line} is wrong`, help: `write ${line}` }
      return { ...finding, problem: { ...finding.problem, ...own } }
    })
    const [annotation, ...others] = annotationsOf([], files)
    expect(others.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(annotation).toMatchObject({
      title: '40 places: Source address is invalid',
      file: 'main.tf',
      line: 1
    })
    const lines = annotation?.message.split('\n') ?? []
    expect(lines.slice(0, 4)).toEqual([
      'Source address is invalid [source-invalid]',
      'affects: Terraform, OpenTofu',
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
    // With all of it there are too many for one each; the first host alone leaves room.
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
