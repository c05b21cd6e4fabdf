// Summary, comment and issue about many repositories.

import { describe, expect, it } from '@jest/globals'
import { renderComment, renderMarkdown } from '../../../src/report/pages/markdown/page.ts'
import {
  aFileFinding,
  aFinding,
  aHost,
  aRoot,
  aRootRow,
  aVerdict
} from '../../support/evidence-builder.ts'
import { aFleetContext, aFleetHost, COMMIT, inside } from '../../support/fleet.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-text.ts'
import { readSummary } from '../../support/summary-html.ts'

const first = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at)
const CONTEXT = aFleetContext(300)
const PAGE = {
  url: 'https://github.com/acme/fleet/actions/runs/1',
  workflow: '',
  job: '',
  commit: ''
}
const ONE = aVerdict([
  aFleetHost('registry.example.com', first(120), true),
  aFleetHost('modules.example.com', first(300), false)
])

/** As people read it. */
const read = (markdown: string): string =>
  markdown
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

describe('a finding in many repositories', () => {
  const summary = renderMarkdown(ONE, CONTEXT)

  it('says first in how many, then the first line in some, then folded all others', () => {
    expect(read(summary)).toContain(
      'registry.example.com in 120 of 300 repositories: acme/r000//main.tf:3, acme/r001//main.tf:3, '
    )
    expect(summary).toContain('<summary>114 more repositories</summary>')
    for (const name of ['r000', 'r005', 'r006', 'r119'])
      expect(read(summary)).toContain(`acme/${name}`)
    expect(read(summary)).not.toContain('modules/dns')
  })

  it('links to the line in each repository', () => {
    expect(readSummary(summary).links).toContain(
      `https://github.com/acme/r000/blob/${COMMIT}/main.tf#L3`
    )
  })

  it('is counted in the comment', () => {
    const comment = renderComment(ONE, CONTEXT, PAGE, 65_000)
    expect(read(comment)).toContain(
      'acme/r005//main.tf:3 and 114 more repositories in the job summary'
    )
  })

  it('has the number of repositories for each of several hosts, those with most first', () => {
    const hosts = [
      ['a', 3],
      ['b', 50],
      ['c', 1]
    ] as const
    const verdict = aVerdict(
      hosts.map(([name, count]) => aFleetHost(`${name}.example.com`, first(count), true))
    )
    expect(read(renderMarkdown(verdict, CONTEXT))).toContain(
      'b.example.com (50 repositories), a.example.com (3 repositories), c.example.com (acme/r000//main.tf:3 and 1 more)\nIn 50 of 300 repositories: '
    )
  })

  it('comes before one of more hosts in fewer repositories', () => {
    const few = ['a', 'b'].map((name) => ({
      ...aFinding({ host: aHost(`${name}.example.com`) }),
      places: [inside(1)]
    }))
    const many = aFinding({ code: 'tls-expired', places: first(9).map((at) => inside(at)) })
    const codes = read(renderMarkdown(aVerdict([], { files: [...few, many] }), CONTEXT)).match(
      /\((?:document-type|tls-expired)\)/g
    )
    expect(codes).toEqual(['(tls-expired)', '(document-type)'])
  })
})

it('lists the repositories with findings in their own files, those with most errors first', () => {
  const files = [
    aFileFinding({ place: inside(7), severity: 'warning' }),
    ...[8, 9, 8].map((number, at) => aFileFinding({ place: inside(number, `${at}.tf`) })),
    aFileFinding({ place: inside(4), severity: 'notice' })
  ]
  const summary = read(renderMarkdown(aVerdict([], { files }), CONTEXT))
  expect(summary).toContain(
    '❌ 3 repositories with errors or warnings in their own files: acme/r008, acme/r009, acme/r007'
  )
  expect(summary).toMatch(/acme\/r0082 errorssource-invalid at 0\.tf:3 and 1 more\n/)
  expect(summary).toMatch(/acme\/r0071 warningsource-invalid at main\.tf:3\n/)
})

it('shows root modules that fail, and counts the others', () => {
  const roots = first(300).map((number) =>
    aRoot(inside(number, '.').file, [aRootRow({ worst: number % 100 === 7 ? 'error' : null })])
  )
  const summary = renderMarkdown(aVerdict([], { roots }), CONTEXT)
  expect(read(summary)).toContain(
    '3 root modules with errors or warnings: acme/r007, acme/r107, acme/r207'
  )
  expect(read(summary)).toContain('✅ 297 root modules: ')
  expect(read(summary)).not.toContain('acme/r008')
})

it('is bounded with thousands of hosts', () => {
  const hosts = first(2000).map((at) =>
    aFleetHost(`r${at}.example.com`, first(5, at % 290), at % 2 === 1)
  )
  const files = first(300).map((number) =>
    aFileFinding({ message: `${number}`, place: inside(number) })
  )
  const verdict = aVerdict(hosts, { files })
  const summary = renderMarkdown(verdict, CONTEXT)
  expect(Buffer.byteLength(summary)).toBeLessThan(200_000)
  expect(readSummary(summary).complaints).toEqual([])
  expect(read(summary).slice(0, 9000)).toContain('In 293 of 300 repositories: ')
  expect(read(summary)).toMatch(/and \d+ more repositories in the JSON report/)
})

it('escapes what repositories, their URLs and files contain', () => {
  const shape = (text: string) => {
    const repository = { name: 'acme/r000', url: text, commit: text }
    const url = {
      ...repository,
      name: 'acme/r001',
      url: `https://github.com/${text}`,
      commit: COMMIT
    }
    const context = aFleetContext(300, {
      repositories: [repository, url, ...CONTEXT.repositories.slice(2)]
    })
    const places = first(9).map((number) => inside(number, text))
    const findings = [aFinding({ places }), aFileFinding({ place: inside(0, text) })]
    return readSummary(renderMarkdown(aVerdict([], { files: findings }), context))
  }
  const { links } = shape('<')
  const wrong = HOSTILE_TEXTS.filter(({ text }, at) => {
    if (at % 4 > 0) return false
    const seen = shape(text || '.')
    return (
      seen.complaints.length > 0 ||
      seen.links.some(
        (link) => !/^https:\/\/(?:(?:github|example)\.com\/|evil\.example\/path$)/.test(link)
      ) ||
      seen.links.length > links.length + 8
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})
