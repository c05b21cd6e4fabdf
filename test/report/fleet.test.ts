// What the output formats say about findings in other repositories.

import { linesOf, type Verdict } from '../../src/judge/verdict.ts'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { renderCodeQuality } from '../../src/report/codequality/codequality.ts'
import { alsoAt, showHits, showPlaces } from '../../src/report/places.ts'
import { remarksOn, sentenceOf } from '../../src/report/sentence.ts'
import { boundedPlaces, showFile } from '../../src/rules/problems/place.ts'
import { aFileFinding, aFinding, aRoot, aRootRow, aVerdict } from '../support/evidence-builder.ts'
import { aFleetContext, aFleetHost, COMMIT, inside } from '../support/fleet.ts'
import { describe, expect, it } from '../support/jest.ts'
import { codeQualityMistakes, sarifMistakes, sarifRunOf } from '../support/report-schemas.ts'
import { renderJson, renderSarif, renderText } from '../support/whole-reports.ts'

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const CONTEXT = aFleetContext(300)
const HOSTS = [
  aFleetHost('registry.example.com', first(120), true),
  aFleetHost('modules.example.com', first(300), false)
]
const FILES = [aFileFinding({ place: inside(7, 'envs/prod/main.tf', 21) })]
const VERDICT = aVerdict(HOSTS, { files: FILES })

describe('the sentence about a fleet', () => {
  const failing = [7, 8, 8].map((number, at) =>
    aRoot(inside(number, `envs/${at}`).file, [aRootRow({ worst: 'error' })])
  )
  const roots = [...failing, aRoot(inside(9, '.').file)]
  const places = [inside(9), inside(10, 'envs/a/main.tf')]
  const withoutToken = aFleetHost('tfe.example.com', [9, 10], false)
  const token = aFinding({ code: 'cloud-token', places })
  const rows: readonly (readonly [want: string, verdict: Verdict])[] = [
    ['1 of 2 registry hosts in 300 repositories failed', aVerdict(HOSTS)],
    ['no registry hosts to check in 300 repositories', aVerdict([])],
    ['1 of 2 registry hosts in 300 repositories failed, 1 error in files of 1 repository', VERDICT],
    [
      '1 error in files of 1 repository, 1 registry host in 300 repositories passed',
      aVerdict(HOSTS.slice(1), { files: FILES })
    ],
    [
      'terraform init fails in 3 of 4 root modules (2 of 300 repositories): 1 of 2 registry hosts failed',
      aVerdict(HOSTS, { roots })
    ],
    [
      '1 registry host in 300 repositories passed, with warnings',
      aVerdict([{ ...withoutToken, findings: [{ ...token, severity: 'warning' }] }])
    ]
  ]
  it.each(rows)('is "%s"', (want, verdict) => {
    expect(sentenceOf(verdict, CONTEXT)).toBe(want)
  })
})

it('keeps a place in each repository of a finding with more places than it can have', () => {
  const many = first(20_000).map((line) => inside(1, 'main.tf', line + 1))
  const others = first(300).map((number) => inside(number))
  const places = boundedPlaces([...many, 'hostnames input', ...others])
  expect(showHits([aFinding({ places })], 300)).toBe('all 300 repositories')
  expect([places.length, places[0]]).toEqual([10_000, inside(1, 'main.tf', 1)])
  expect(places).toContain('hostnames input')
})

describe('places in several repositories', () => {
  const places = [inside(1), inside(1, 'b.tf'), inside(2), inside(3), inside(4, 'c.tf')]

  it('are shown by the first line in each repository', () => {
    expect(showPlaces(['hostnames input', ...places], 3)).toBe(
      'hostnames input, acme/r001//main.tf:3, acme/r002//main.tf:3 and 2 more repositories'
    )
  })

  it('are shown line by line if they are in one repository', () => {
    const wanted = 'acme/r001//main.tf:3 and 1 more place'
    expect(showPlaces(places.slice(0, 2), 1)).toBe(wanted)
  })

  it('are not shown again in a repository that is shown', () => {
    expect(alsoAt(aFinding({ places }), 2)).toBe(
      'acme/r002//main.tf:3, acme/r003//main.tf:3 and 1 more repository'
    )
    expect(alsoAt(aFinding({ places: places.slice(0, 2) }), 2)).toBe('acme/r001//b.tf:3')
  })

  it('are counted by repository', () => {
    const hits = (total: number) => showHits([aFinding({ places })], total)
    expect([hits(300), hits(4), hits(1)]).toEqual([
      '4 of 300 repositories',
      'all 4 repositories',
      ''
    ])
  })

  it('show the top of a repository by its name', () => {
    expect(showFile(inside(1, '.').file)).toBe('acme/r001')
  })
})

it('gives places and root modules of other repositories a member "repository" in the JSON report', () => {
  const roots = [aRoot(inside(7, '.').file, [aRootRow({ places: [inside(7)] })])]
  const report = JSON.parse(renderJson(aVerdict(HOSTS, { files: FILES, roots }), CONTEXT))
  const { findings, hosts } = report
  const place = { repository: 'acme/r000', file: 'main.tf', line: 3, column: 12, endColumn: 44 }
  expect([findings[0].places[0], hosts[0].required[0].because[0]]).toEqual([place, place])
  expect(report.roots[0]).toMatchObject({
    repository: 'acme/r007',
    directory: '.',
    rows: [{ places: [{ repository: 'acme/r007', file: 'main.tf' }] }]
  })
})

describe('the text', () => {
  const layout = { colour: false, width: Number.POSITIVE_INFINITY, context: CONTEXT }
  const shown = renderText(VERDICT, layout)

  it('says how many repositories a finding hits, and names some', () => {
    expect(shown).toContain(`  --> acme/r000//main.tf:3:12
  in 120 of 300 repositories: acme/r001//main.tf:3, `)
    expect(shown).toContain(', acme/r004//main.tf:3 and 115 more repositories\n')
  })

  it('names each repository once, though it has several lines', () => {
    const text = renderText(aVerdict([aFleetHost('a.example.com', [0, 1], true)]), layout)
    expect(text).toContain(
      '  --> acme/r000//main.tf:3:12\n  in 2 of 300 repositories: acme/r001//main.tf:3\n'
    )
  })

  it('counts the repositories of findings that say different things, and those that it does not show', () => {
    const textOf = (count: number) => {
      const files = first(count).map((at) =>
        aFileFinding({ message: `source ${at} is wrong`, place: inside(at) })
      )
      return renderText(aVerdict([], { files }), layout)
    }
    expect(textOf(2)).toContain(': source 1 is wrong\n  in 2 of 300 repositories\n')
    expect(textOf(12)).toContain(
      '\n  and 9 more findings in the JSON report\n  in 12 of 300 repositories: acme/r003//main.tf:3, acme/r004//main.tf:3, acme/r005//main.tf:3, acme/r006//main.tf:3 and 5 more repositories\n'
    )
  })

  it('names the repositories with findings in their own files', () => {
    const wanted = '✗ 1 repository with errors or warnings in files: acme/r007 (1 error)\n'
    expect(shown).toContain(wanted)
  })

  it('links to the line in a terminal that shows links', () => {
    const url = `https://github.com/acme/r000/blob/${COMMIT}/main.tf#L3`
    const linked = renderText(VERDICT, { ...layout, hyperlinks: true })
    expect(linked).toContain(`--> \u001B]8;;${url}\u001B\\acme/r000//main.tf:3:12\u001B]8;;`)
  })
})

it('annotates no file of this repository, and names the repository', () => {
  const annotations = renderAnnotations(VERDICT, CONTEXT)
  expect(annotations.map(({ file, line }) => file ?? line)).toEqual([undefined, undefined])
  expect(annotations[0]?.message).toContain('at: acme/r000//main.tf:3:12')
  expect(annotations[0]?.message).toContain('and 99 more repositories in the job summary')
  expect(annotations[1]?.message).toContain('at: acme/r007//envs/prod/main.tf:21:12')
})

it('has no SARIF results in files of this repository, and links to the other ones', () => {
  const sarif = renderSarif(VERDICT, CONTEXT)
  const { results, invocations } = sarifRunOf(sarif)
  expect([sarifMistakes(sarif), results]).toEqual([[], []])
  const [host, file] = invocations[0].toolExecutionNotifications.map(({ message }) => message.text)
  expect(host).toContain(
    `[acme/r000//main.tf:3:12](https://github.com/acme/r000/blob/${COMMIT}/main.tf#L3)`
  )
  expect(host).toMatch(/ and 117 more \(120 of 300 repositories\)\.$/)
  expect(file).toMatch(/envs\/prod\/main\.tf#L21\)\.$/)
})

it('has Code Quality issues at the configuration of the pipeline', () => {
  const report = [...renderCodeQuality(VERDICT, (text) => text)].join('')
  expect(codeQualityMistakes(report)).toEqual([])
  const issues: readonly { readonly description: string; readonly location: unknown }[] =
    JSON.parse(report)
  expect(issues.map(({ location }) => location)).toEqual(
    issues.map(() => ({ path: '.gitlab-ci.yml', lines: { begin: 1 } }))
  )
  expect(issues[0]?.description).toMatch(/At acme\/r000\/\/main\.tf:3:12\. Also at acme\/r001/)
})

it('reads the source lines of 1,000 places, none of them of other repositories', () => {
  const whole = { file: 'whole.tf', line: 1, column: 1, endColumn: 1 }
  const places = Array.from({ length: 1500 }, (_, line) => ({ ...whole, line, endColumn: 2 }))
  const files = [whole, ...places].map((place) => aFileFinding({ place }))
  linesOf([...VERDICT.findings, ...files], (asked) => {
    expect(asked).toEqual(places.slice(0, 1000))
    return []
  })
})

it('says where `exclude` skips files in tests of other repositories', () => {
  const files = [1, 2].map((number) => ({
    ...aFileFinding({ place: inside(number, 'examples/main.tf'), severity: 'warning' }),
    exclude: ['**/examples']
  }))
  expect(remarksOn(aVerdict([], { files }))).toEqual([
    '2 findings in tests, examples or templates, where errors are warnings; to skip such files, set `exclude` where their files are read: **/examples'
  ])
})
