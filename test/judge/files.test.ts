// Findings in files: which of them are one, and which are only warnings.

import { renderAnnotations } from '../../src/report/annotations.ts'
import { checkHere, type Run } from '../support/check-in-process.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { renderJson, renderText } from '../support/whole-reports.ts'

async function check(run: Run) {
  await using registry = await FakeRegistry.start()
  return await checkHere(registry, run)
}

const sourceOf = (source: string): string => `module "m" {\n  source = "${source}"\n}\n`
const WRONG = 'acme/network/AWS'
const OPENTOFU = { dialect: 'opentofu' }

const CLOUD = 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n'
const stateOf = (name: string) =>
  `data "terraform_remote_state" "${name}" {\n  backend = "remote"\n  config  = {}\n}\n`

describe('findings with the same cause', () => {
  it('are one finding with every place in JSON, and one annotation', async () => {
    const names = Array.from({ length: 34 }, (_, at) => `live/${at}/main.tf`)
    const files = Object.fromEntries(names.map((name) => [name, CLOUD]))
    const { verdict, context } = await check({ files, settings: OPENTOFU })
    const { findings } = JSON.parse(renderJson(verdict, context))
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ code: 'host-missing', severity: 'warning' })
    expect(findings[0].places.map(({ file }: { file: string }) => file).toSorted()).toEqual(
      names.toSorted()
    )
    expect(renderAnnotations(verdict, context)).toHaveLength(1)
    const text = renderText(verdict, { colour: false, width: 100, context })
    expect(text.match(/the cloud block has no hostname/g)).toHaveLength(1)
    expect(text).toContain('1 warning in 34 files')
  })

  it('are one finding regardless of the names of the blocks', async () => {
    const files = { 'main.tf': stateOf('a') + stateOf('b'), 'x/main.tf': stateOf('c') }
    const { verdict } = await check({ files, settings: OPENTOFU })
    expect(verdict.findings.map(({ places }) => places.length)).toEqual([3])
  })

  it('stay apart if the text, the affected clients or the severity differ', async () => {
    const files = {
      'a/main.tf': sourceOf(WRONG),
      'b/main.tf': sourceOf('acme/dns/AWS'),
      'c/main.tofu': sourceOf(WRONG),
      'testdata/main.tf': sourceOf(WRONG)
    }
    const { verdict } = await check({ files, settings: { dialect: 'both' } })
    expect(verdict.findings.map(({ severity, places }) => `${severity} ${places.length}`)).toEqual([
      'error 1',
      'error 1',
      'error 1',
      'warning 1'
    ])
  })
})

describe('an invalid source', () => {
  const rows = [
    { name: 'in a module', file: 'modules/a/main.tf', source: WRONG, severity: 'error' },
    { name: 'below testdata', file: 'x/testdata/a/main.tf', source: WRONG, severity: 'warning' },
    { name: 'in an example', file: 'examples/a/main.tf', source: WRONG, severity: 'warning' },
    { name: 'in an environment', file: 'envs/test/main.tf', source: WRONG, severity: 'error' },
    ...[
      '{{ cookiecutter.source }}',
      '__MODULE__',
      '<YOUR_MODULE>',
      '$${MODULE}',
      '%s',
      '%%BASE%%/child',
      '@@MODULE@@',
      '#{Module}',
      'REGISTRY/{{ .Org }}/vpc/AWS'
    ].map((source) => ({ name: `with ${source}`, file: 'main.tf', source, severity: 'warning' })),
    {
      name: 'in a file with a syntax error',
      file: 'main.tf',
      source: `${WRONG}"\n}\nlocals {\n  a = "\n  b = "1`,
      severity: 'warning',
      isBroken: true
    }
  ]

  it.each(rows)('$name is of severity $severity', async (row) => {
    const { file, source, severity, isBroken } = { isBroken: false, ...row }
    const { verdict, context } = await check({ files: { [file]: sourceOf(source) } })
    const found = verdict.findings.filter(({ problem }) => problem.code === 'source-invalid')
    expect(found.map((finding) => finding.severity)).toEqual([severity])
    expect(verdict.passed).toBe(severity === 'warning' && !isBroken)
    expect(context.remarks).toHaveLength(severity === 'warning' && !isBroken ? 1 : 0)
  })

  it('is a warning as a hostname too', async () => {
    const file = 'terraform {\n  cloud {\n    hostname = "{{ .Host }}"\n  }\n}\n'
    const { verdict } = await check({ files: { 'main.tf': file } })
    expect(verdict.findings.map(({ severity, problem }) => [severity, problem.code])).toEqual([
      ['warning', 'host-invalid']
    ])
  })
})

describe('many findings in tests and templates', () => {
  const files = {
    'main.tf': sourceOf('acme/real/AWS'),
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `pkg/testdata/${at}/main.tf`,
        at % 2 === 0 ? sourceOf(`acme/x${at}/AWS`) : `locals {\n  a${at} = "\n}\n`
      ])
    ),
    'skel/main.tf': sourceOf('__MODULE__')
  }

  it('are a few lines of text, whose first is the real error, and one hint', async () => {
    const { verdict, context } = await check({ files })
    const text = renderText(verdict, { colour: false, width: Number.POSITIVE_INFINITY, context })
    const lines = text.trim().split('\n')
    expect(lines.length).toBeLessThan(35)
    const first = lines.findIndex((line) => line.includes('['))
    expect(lines.slice(first, first + 2)).toEqual([
      expect.stringMatching(/^error\[source-invalid\]: /),
      '  --> main.tf:2:12'
    ])
    expect(text.match(/exclude/g)).toHaveLength(1)
    expect(text).toContain('set `exclude`: **/testdata, skel/main.tf')
    expect(text).toMatch(/and \d+ more findings in the JSON report/)
  })

  it('are all in JSON', async () => {
    const { verdict, context } = await check({ files })
    const report = JSON.parse(renderJson(verdict, context))
    const places = report.findings.flatMap(({ places: own }: { places: [] }) => own)
    expect(places).toHaveLength(32)
    expect(report.remarks).toHaveLength(1)
  })

  it('leave the policy of allowed-hosts as it is', async () => {
    const git = { 'testdata/main.tf': sourceOf('git::https://git.example.org/a.git') }
    const { verdict } = await check({ files: git, settings: { 'allowed-hosts': 'x.example' } })
    expect(verdict.findings.map(({ severity }) => severity)).toEqual(['error'])
  })
})
