// The reports that both programs write: where, what a finding in a file looks like there, and what may go wrong.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '../support/jest.ts'
import { runAction, runCli } from '../support/program.ts'
import { junitMistakes, sarifMistakes, sarifRunOf, textsIn } from '../support/report-schemas.ts'
import { type TemporaryDirectory, temporaryDirectory } from '../support/temporary.ts'

const SOURCE = 'registry.example.com/acme/network/aws'
const LINES = ['module "network" {', `  /* 😀 */ source = "${SOURCE}"`, '}', '']
// Nothing is contacted: the only host that the file names is not allowed.
const POLICY = { 'allowed-hosts': 'other.example.com' }

async function checkout(): Promise<TemporaryDirectory> {
  const directory = await temporaryDirectory()
  await writeFile(join(directory.path, 'main.tf'), LINES.join('\n'))
  return directory
}

const runBoth = {
  'the Action': (directory: string, report: string) =>
    runAction({ ...POLICY, report }, { env: { GITHUB_WORKSPACE: directory } }),
  'the command line': (directory: string, report: string) =>
    runCli([`--allowed-hosts=${POLICY['allowed-hosts']}`, `--report=${report}`], { directory })
}

describe.each(Object.entries(runBoth))('%s', (name, run) => {
  it('writes reports relative to the checkout', async () => {
    await using home = await checkout()
    const ended = await run(home.path, 'out/tf-disco.sarif\nout/junit.xml\nout/page.html')
    expect([ended.exitCode, ended.stderr]).toEqual([1, ''])
    const sarif = await readFile(join(home.path, 'out/tf-disco.sarif'), 'utf8')
    const junit = await readFile(join(home.path, 'out/junit.xml'), 'utf8')
    expect([...sarifMistakes(sarif), ...junitMistakes(junit)]).toEqual([])
    expect(textsIn(junit, '//failure/@type')).toEqual(['host-not-allowed'])
    const page = await readFile(join(home.path, 'out/page.html'), 'utf8')
    expect(textsIn(page, '//mark')).toEqual([`"${SOURCE}"`])
    const [result] = sarifRunOf(sarif).results
    const { artifactLocation, region } = result?.locations[0]?.physicalLocation ?? {}
    const line = Array.from(LINES[(region?.startLine ?? 0) - 1] ?? '')
    expect(result?.properties['category']).toBe('policy')
    expect(artifactLocation?.uri).toBe('main.tf')
    expect(line.slice((region?.startColumn ?? 0) - 1, (region?.endColumn ?? 0) - 1).join('')).toBe(
      `"${SOURCE}"`
    )
  })

  it('fails if a report cannot be written, and keeps the verdict', async () => {
    await using home = await checkout()
    const ended = await run(home.path, 'main.tf/below.json\nwell.json')
    expect(ended.exitCode).toBe(3)
    expect(name === 'the Action' ? ended.stdout : ended.stderr).toMatch(
      /^(?:::error::|tf-disco: )the report main\.tf\/below\.json was not written: E[A-Z]+: /m
    )
    const report = JSON.parse(await readFile(join(home.path, 'well.json'), 'utf8'))
    expect(report.passed).toBe(false)
  })

  it('rejects a report whose format it cannot tell, and does nothing', async () => {
    await using home = await checkout()
    const ended = await run(home.path, 'report.htm\nreport.json')
    expect(ended.exitCode).toBe(2)
    expect(ended.stdout + ended.stderr).toContain(
      'report: "report.htm" does not end with a report format; expected ".json"'
    )
    expect(existsSync(join(home.path, 'report.json'))).toBe(false)
  })
})

it.each([
  ['sarif', 'sarif'],
  ['markdown', 'md'],
  ['json', 'json']
])('the command line prints --format %s as a report file has it', async (format, suffix) => {
  await using home = await checkout()
  const policy = `--allowed-hosts=${POLICY['allowed-hosts']}`
  const args = [policy, `--format=${format}`, `--report=report.${suffix}`]
  const { exitCode, stdout, stderr } = await runCli(args, { directory: home.path })
  expect([exitCode, stderr]).toEqual([1, ''])
  expect(stdout).toBe(await readFile(join(home.path, `report.${suffix}`), 'utf8'))
})

it('the command line prints only lines with findings for --format concise, and then the verdict on standard error', async () => {
  await using home = await checkout()
  const args = [`--allowed-hosts=${POLICY['allowed-hosts']}`, '--format=concise']
  const { exitCode, stdout, stderr } = await runCli(args, { directory: home.path })
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(/^main\.tf:2:\d+: error\[host-not-allowed\] .*\n$/)
  expect(stderr).toMatch(/^✗ .*\n$/)
})

it('the Action sets its outputs although a report cannot be written', async () => {
  await using home = await checkout()
  const { outputs } = await runBoth['the Action'](home.path, 'main.tf/below.json')
  expect([outputs['passed'], outputs['errors']]).toEqual(['false', '1'])
})
