import { describe, expect, it } from '@jest/globals'
import type { Finding } from '../../src/judge/finding.ts'
import { problemFacts } from '../../src/problems/catalogue.ts'
import { renderAnnotations } from '../../src/report/annotations/annotations.ts'
import {
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aVerdict
} from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { aHostileVerdict } from '../support/hostile-verdict.ts'

const on = (name: string, parts: Parameters<typeof aFinding>[0] = {}): Finding =>
  aFinding({ host: aHost(name), ...parts })

/** `count` findings at each of the hosts. */
const findingsAt = (hosts: number, count: number, code: Parameters<typeof on>[1] = {}) =>
  Array.from({ length: hosts }, (_, host) =>
    Array.from({ length: count }, () => on(`r${host}.example.com`, code))
  ).flat()

const annotationsOf = (findings: readonly Finding[], files: readonly Finding[] = []) =>
  renderAnnotations(aVerdict([aHostVerdict({ findings })], { files }))

const at = (file: string, line: number, column = 12) => aPlace({ file, line, column })

it('has the message, help, affected clients and the setting in each annotation', () => {
  expect(annotationsOf([on('bücher.example')])).toEqual([
    {
      level: 'error',
      title: `bücher.example: ${problemFacts()['document-type'].title}`,
      message: [
        'https://registry.example.com/.well-known/terraform.json is "text/html", want "application/json" [document-type]',
        'help: let the server send the document with Content-Type: application/json',
        'affects: Terraform, OpenTofu',
        'required by: hostnames input'
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
          'also at: dns.tf:1, dns.tf:2, dns.tf:3, dns.tf:4, dns.tf:5, dns.tf:6, dns.tf:7, dns.tf:8 and 1 more place',
          'required by: hostnames input'
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

it('gives up to ten findings of a level one annotation each', () => {
  const annotations = annotationsOf(findingsAt(5, 2))
  expect(annotations).toHaveLength(10)
  expect(new Set(annotations.map(({ title }) => title)).size).toBe(5)
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

describe('more findings of a level than GitHub shows', () => {
  it('begin at eleven', () => {
    expect(annotationsOf(findingsAt(11, 1))[0]?.title).toBe('11 errors at 11 hosts')
  })

  it('get an overview and one annotation for each host', () => {
    const annotations = annotationsOf([...findingsAt(3, 4), on('one.example.com')])
    expect(annotations.map(({ title }) => title)).toEqual([
      '13 errors at 4 hosts',
      'r0.example.com: 4 errors',
      'r1.example.com: 4 errors',
      'r2.example.com: 4 errors',
      `one.example.com: ${problemFacts()['document-type'].title}`
    ])
    expect(annotations[0]?.message).toBe(
      'r0.example.com: 4 errors\nr1.example.com: 4 errors\nr2.example.com: 4 errors\none.example.com: 1 error\nsee the job summary for all of them'
    )
    expect(annotations[1]?.message.match(/help: let the server/g)).toHaveLength(4)
  })

  it('share an annotation if they share a place', () => {
    const placed = Array.from({ length: 6 }, (_, line) =>
      on(`r${line}.example.com`, { places: [at('main.tf', line), at('z.tf', 1)] })
    )
    const files = Array.from({ length: 6 }, (_, line) =>
      aFileFinding({ place: at('main.tf', line) })
    )
    const annotations = annotationsOf(placed, [...files, aFileFinding({ place: at('b.tf', 1) })])
    expect(annotations.map(({ title, file, line }) => [title, file, line])).toEqual([
      ['13 errors at 6 hosts and in 2 files', undefined, undefined],
      ...[0, 1, 2, 3, 4, 5].map((line) => [
        `r${line}.example.com, main.tf: 2 errors`,
        'main.tf',
        line
      ]),
      [problemFacts()['source-invalid'].title, 'b.tf', 1]
    ])
    expect(annotations[0]?.message).toMatch(/^r0\.example\.com: 1 error\n.*\nmain\.tf: 6 errors\n/s)
    expect(annotations[1]?.message).toMatch(/\nalso at: z\.tf:1\n.*\[source-invalid\]\n/s)
  })

  it('name the files of findings that are left out', () => {
    const files = Array.from({ length: 40 }, (_, line) =>
      aFileFinding({ place: at(`f${line % 20}.tf`, line + 1) })
    )
    const annotations = annotationsOf([], files)
    expect(annotations).toHaveLength(10)
    expect(annotations[0]?.title).toBe('40 errors in 20 files')
    expect(annotations.at(-1)).toMatchObject({ title: 'and 32 more errors, see the job summary' })
    expect(annotations.at(-1)?.message).toMatch(/^at f8\.tf, f9\.tf, .*, f7\.tf$/)
  })

  it('end with the number of findings left out if there are too many hosts', () => {
    const annotations = annotationsOf(findingsAt(100, 3))
    expect(annotations).toHaveLength(10)
    expect(annotations[0]?.title).toBe('300 errors at 100 hosts')
    expect(annotations[0]?.message).toContain('\nand 70 more hosts\n')
    expect(annotations.at(-1)?.title).toBe('and 276 more errors, see the job summary')
    expect(annotations.at(-1)?.message).toMatch(/^at r8\.example\.com, .* and 62 more$/)
  })

  it('use at most ten annotations', () => {
    const nine = annotationsOf(findingsAt(9, 2))
    expect(nine).toHaveLength(10)
    expect(nine.at(-1)?.title).toBe('r8.example.com: 2 errors')
    const ten = annotationsOf(findingsAt(10, 2))
    expect(ten).toHaveLength(10)
    expect(ten.at(-1)?.title).toBe('and 4 more errors, see the job summary')
  })
})

describe('an annotation with hostile texts', () => {
  // With all of it there are too many for one each; the first host alone leaves room.
  const shownWith = (text: string) => {
    const verdict = aHostileVerdict(text)
    const alone = aVerdict(verdict.hosts.slice(0, 1), { files: verdict.files.slice(0, 3) })
    return [...renderAnnotations(verdict), ...renderAnnotations(alone)]
  }
  const linesIn = (text: string) =>
    shownWith(text).map(({ message }) => message.split('\n').filter(isOfFinding).length)
  // How many hosts and files there are, and whether a place can be written down, may differ.
  const isOfFinding = (line: string): boolean => !line.startsWith('at: ')
  const benign = linesIn('x')

  it('contains no workflow command and is within the limit', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) =>
      shownWith(text).some(({ title, message, file = '' }) => {
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
      shownWith(text).some(
        ({ file, line, column, endColumn }) =>
          new Set([file, line, column, endColumn].map((part) => part === undefined)).size > 1 ||
          (file !== undefined && file !== text)
      )
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
