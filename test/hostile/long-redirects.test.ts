// Redirects to URLs whose user info, port or path is far longer than any that a person writes.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer } from '../support/answer.ts'
import { expect, it } from '../support/jest.ts'
import { runAction, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const PASSWORD = 'Zq4'.repeat(700)
const LONG = {
  user: (name: string) => `https://oauth2:${PASSWORD}@${name}/doc`,
  'refused-user': (name: string) => `https://oauth2:${PASSWORD}@${name}:port/doc`,
  port: (name: string) => `https://${name}:${'0'.repeat(2000)}443/doc`,
  path: (name: string) => `https://oauth2:${PASSWORD}@${name}/${'p'.repeat(3000)}/doc`
}
const ANSWERS: Readonly<Record<string, Answer>> = {
  document: { json: { 'modules.v1': '/v1/modules/' } },
  missing: { status: 404 },
  null: { json: null }
}
const REPORTS = ['json', 'sarif', 'xml', 'md', 'html', 'codequality.json', 'badge.json']

type Case = { readonly host: string; readonly location: string; readonly answer: Answer }

const CASES: readonly Case[] = Object.entries(LONG).flatMap(([kind, locate]) =>
  Object.entries(ANSWERS).map(([name, answer]) => ({
    host: `${kind}-${name}.example.com`,
    location: locate(`target-${kind}-${name}.example.com`),
    answer
  }))
)

/** What each host is expected to have: a finding, or its modules. */
const EXPECTED = CASES.map(({ host }) => {
  if (host.startsWith('refused-user')) return `${host} redirect-invalid`
  const isDocument = host.includes('-document')
  if (!isDocument) return `${host} document-absent`
  // A relative URL inherits the user info of the redirect, which the clients refuse.
  return `${host} ${host.startsWith('port') ? 'modules.v1' : 'service-url-credentials'}`
}).sort()

async function start(): Promise<FakeRegistry> {
  const registry = await FakeRegistry.start({
    wildcards: true,
    otherwise: ({ host }) =>
      ANSWERS[(host ?? '').replace(/^target-.*-/, '').replace(/\..*$/, '')] ?? { status: 500 }
  })
  for (const { host, location } of CASES) {
    registry.answer(`https://${host}/.well-known/terraform.json`, {
      status: 302,
      headers: { Location: location }
    })
    registry.answer(`https://target-${host}/unused`, { status: 404 })
  }
  return registry.offer('good.example.com', { 'modules.v1': '/v1/modules/' })
}

type Report = {
  readonly hosts: readonly { readonly host: string; readonly services: object }[]
  readonly findings: readonly { readonly host: string; readonly code: string }[]
}

function verdictsIn({ hosts, findings }: Report): readonly string[] {
  // No host fails to answer, but a busy machine may take longer than the clients wait.
  const beside = /^(?:service-url-cross|host-slow|host-timeout)/
  const severe = findings.filter(({ code }) => !beside.test(code))
  return hosts
    .filter(({ host }) => host !== 'good.example.com')
    .map(({ host, services }) => {
      const found = severe.find((finding) => finding.host === host)
      return `${host} ${found?.code ?? Object.keys(services).join(' ')}`
    })
    .sort()
}

it.each(['command line', 'Action'])(
  'take no verdict from any host and show no user info: %s',
  async (program) => {
    await using registry = await start()
    await using temporary = await temporaryDirectory()
    const directory = temporary.path
    const inputs = {
      hostnames: ['good.example.com', ...CASES.map(({ host }) => host)].join('\n'),
      'required-services': 'modules.v1',
      resolve: registry.resolve,
      'ca-file': registry.caFile,
      report: REPORTS.map((suffix) => `report.${suffix}`).join('\n')
    }
    const ended =
      program === 'Action'
        ? await runAction(inputs, { directory })
        : await runCli(['check', ...flagsOf(inputs)], { directory })
    expect(ended.exitCode).toBe(1)
    const files = await readdir(directory)
    // The badge has images beside it.
    expect(files).toEqual(expect.arrayContaining(REPORTS.map((suffix) => `report.${suffix}`)))
    const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))
    const shown = [JSON.stringify(ended), ...texts].join('\n')
    expect(shown.includes(PASSWORD.slice(0, 9))).toBe(false)
    expect(shown.includes('oauth2')).toBe(false)
    const report: Report = JSON.parse(await readFile(join(directory, 'report.json'), 'utf8'))
    expect(report.hosts.length).toBe(CASES.length + 1)
    expect(verdictsIn(report)).toEqual(EXPECTED)
  }
)
