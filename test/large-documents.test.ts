// Documents of one MiB through the built command line. Their time and memory are measured in scripts/bench.
import { expect, it } from '@jest/globals'
import { LARGE_DOCUMENTS } from './support/large-documents.ts'
import { runCli } from './support/program.ts'
import { FakeRegistry } from './support/registry.ts'
import { flagsOf } from './support/scenario.ts'

/** The shape of the document of each host, and what the host must provide. */
const HOSTS: Readonly<Record<string, readonly [shape: string, required: string]>> = {
  'long.example.com': ['one long URL', 'modules.v1'],
  'numbers.example.com': ['unknown services with numbers', ''],
  'scopes.example.com': ['scopes', 'login.v1'],
  'versions.example.com': ['versions of a required service', 'modules.v1']
}

type Report = {
  readonly hosts: readonly {
    readonly host: string
    readonly services: Readonly<
      Record<string, { readonly login?: { readonly scopes: readonly string[] } }>
    >
  }[]
  readonly findings: readonly {
    readonly host: string
    readonly code: string
    readonly help: string
  }[]
}

it('judges documents of one MiB', async () => {
  await using registry = await FakeRegistry.start()
  for (const [host, [shape]] of Object.entries(HOSTS)) {
    const body = Buffer.from(LARGE_DOCUMENTS[shape]?.() ?? []).toString('latin1')
    const headers = { 'content-type': 'application/json' }
    registry.answer(`https://${host}/.well-known/terraform.json`, { headers, body })
  }
  const hostnames = Object.entries(HOSTS).map(([host, [, required]]) =>
    `${host} ${required}`.trim()
  )
  const inputs = {
    hostnames: hostnames.join('\n'),
    resolve: registry.resolve,
    'ca-file': registry.caFile,
    'timeout-seconds': '100'
  }
  const ended = await runCli(['check', '--format=json', ...flagsOf(inputs)])
  expect({ stderr: ended.stderr, exitCode: ended.exitCode }).toEqual({ stderr: '', exitCode: 1 })
  const { hosts, findings }: Report = JSON.parse(ended.stdout)
  const listed = hosts.map(({ host, services }) => [
    host,
    Object.keys(services).length,
    services['login.v1']?.login?.scopes.length
  ])
  expect(listed).toEqual([
    ['long.example.com', 1, undefined],
    ['numbers.example.com', 100, undefined],
    ['scopes.example.com', 2, 100],
    ['versions.example.com', 101, undefined]
  ])
  expect(findings.map(({ host, code }) => `${host} ${code}`)).toEqual([
    ...Array(100).fill('numbers.example.com service-type'),
    'versions.example.com service-version'
  ])
  expect(findings.at(-1)?.help).toMatch(/, modules\.v21 and 80 more$/)
})
