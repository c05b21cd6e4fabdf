import { describe, expect, it } from '@jest/globals'
import { renderAnnotations } from '../../src/report/workflow.ts'
import type { Finding } from '../../src/verdict.ts'
import { aFinding, aHost, aHostVerdict, aVerdict } from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { aHostileVerdict } from '../support/hostile-verdict.ts'

const on = (name: string, parts: Parameters<typeof aFinding>[0] = {}): Finding =>
  aFinding({ host: aHost(name), ...parts })

/** `count` findings at each of the hosts. */
const findingsAt = (hosts: number, count: number, code: Parameters<typeof on>[1] = {}) =>
  Array.from({ length: hosts }, (_, host) =>
    Array.from({ length: count }, () => on(`r${host}.example.com`, code))
  ).flat()

const annotationsOf = (findings: readonly Finding[]) =>
  renderAnnotations(aVerdict([aHostVerdict({ findings })]))

it('says in each annotation what was seen, what to do and whom it concerns', () => {
  expect(annotationsOf([on('bücher.example')])).toEqual([
    {
      level: 'error',
      title: 'bücher.example: The document has the wrong media type',
      message: [
        'https://registry.example.com/.well-known/terraform.json is "text/html", want "application/json" [document-type]',
        'help: let the server send the document with Content-Type: application/json',
        'affects: Terraform, OpenTofu',
        'asked by: hostnames input'
      ].join('\n')
    }
  ])
})

it('gives up to ten findings of a level one annotation each', () => {
  const annotations = annotationsOf(findingsAt(5, 2))
  expect(annotations).toHaveLength(10)
  expect(new Set(annotations.map(({ title }) => title)).size).toBe(5)
})

it('counts each level by itself', () => {
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

describe('with more findings than the runner shows', () => {
  it('eleven findings are too many', () => {
    expect(annotationsOf(findingsAt(11, 1))[0]?.title).toBe('11 errors at 11 hosts')
  })

  it('begins with an aggregate, and puts the findings of each host together', () => {
    const annotations = annotationsOf([...findingsAt(3, 4), on('one.example.com')])
    expect(annotations.map(({ title }) => title)).toEqual([
      '13 errors at 4 hosts',
      'r0.example.com: 4 errors',
      'r1.example.com: 4 errors',
      'r2.example.com: 4 errors',
      'one.example.com: The document has the wrong media type'
    ])
    expect(annotations[0]?.message).toBe(
      'r0.example.com: 4 errors\nr1.example.com: 4 errors\nr2.example.com: 4 errors\none.example.com: 1 error\nthe job summary has them all'
    )
    expect(annotations[1]?.message.match(/help: let the server/g)).toHaveLength(4)
  })

  it('ends with the number of those left out when the hosts are too many as well', () => {
    const annotations = annotationsOf(findingsAt(100, 3))
    expect(annotations).toHaveLength(10)
    expect(annotations[0]?.title).toBe('300 errors at 100 hosts')
    expect(annotations[0]?.message).toContain('\nand 70 more hosts\n')
    expect(annotations.at(-1)?.title).toBe('and 276 more errors, see the job summary')
    expect(annotations.at(-1)?.message).toMatch(/^at r8\.example\.com, .* and 62 more$/)
  })

  it('uses all ten places for nine hosts, and no more for ten', () => {
    const nine = annotationsOf(findingsAt(9, 2))
    expect(nine).toHaveLength(10)
    expect(nine.at(-1)?.title).toBe('r8.example.com: 2 errors')
    const ten = annotationsOf(findingsAt(10, 2))
    expect(ten).toHaveLength(10)
    expect(ten.at(-1)?.title).toBe('and 4 more errors, see the job summary')
  })
})

describe('whatever a host, a file or a person wrote', () => {
  it('an annotation is no command, keeps its lines, and fits', () => {
    const benign = renderAnnotations(aHostileVerdict('x'))[0]?.message.split('\n').length
    const wrong = HOSTILE_TEXTS.filter(({ text }) =>
      renderAnnotations(aHostileVerdict(text || ' ')).some(({ title, message }) => {
        const lines = [title, ...message.split('\n')]
        const isWrong = (line: string): boolean =>
          /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0
        return lines.some(isWrong) || lines.length !== 1 + (benign ?? 0) || message.length > 4001
      })
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
