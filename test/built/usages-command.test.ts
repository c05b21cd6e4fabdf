// The built `usages` command: it lists the hosts that `check` contacts, and marks those that it does not; as JSON,
// what a later check needs.

import { writeCheckout } from '../support/checkout.ts'
import { expect, it } from '../support/jest.ts'
import { runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl, moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { readUsagesText } from '../support/usages-files.ts'

it('lists exactly the hosts that check contacts', async () => {
  await using registry = await FakeRegistry.start()
  await using directory = await temporaryDirectory()
  const hosts = ['registry.opentofu.org', 'a.example.com', 'b.example.com', 'tfe.example.com']
  for (const host of hosts) registry.offer(host, { 'modules.v1': '/m/', 'tfe.v2': '/api/v2/' })
  writeCheckout(directory.path, {
    Makefile: 'init:\n\ttofu init\n',
    'main.tf': `terraform {\n  cloud {\n    hostname = "tfe.example.com"\n  }\n}\n`,
    'short.tf': moduleFrom('acme/queue/aws'),
    'generic/main.tf': moduleFrom('localtofu.com/acme/queue/aws'),
    'state.tf': moduleFrom('localterraform.com/acme/queue/aws').replace('network', 'state'),
    'a/main.tf': moduleFrom('a.example.com/acme/network/aws'),
    'a/main_override.tf': moduleFrom('b.example.com/acme/network/aws'),
    'c/main.tf': moduleFrom('other.example.org/acme/network/aws')
  })
  const flags = ['--allowed-hosts=*.example.com', '--allowed-hosts=registry.opentofu.org']
  const { resolve, caFile } = registry
  const reach = [`--resolve=${resolve}`, `--ca-file=${caFile}`, '--retries=0']
  const options = { directory: directory.path }
  const listed = await runCli(['usages', ...flags], options)
  const written = await runCli(['usages', '--format=json', ...flags], options)
  const checked = await runCli(['check', '--format=json', ...flags, ...reach], options)
  const expected = ['b.example.com', 'registry.opentofu.org', 'tfe.example.com']
  const titles = listed.stdout.split('\n').filter((line) => /^\S+: /.test(line))
  const contacted = titles.filter((title) => !title.includes(': not contacted; '))
  expect(contacted.map((title) => title.replace(/: .*/, '')).sort()).toEqual(expected)
  expect(registry.urls.toSorted()).toEqual(expected.map(documentUrl))
  expect(listed.stdout.match(/^ {2}host-[a-z-]+(?=:)/gm)).toEqual([
    '  host-not-allowed',
    '  host-generic'
  ])
  const read = readUsagesText(written.stdout)
  const needs = (read.ok ? read.value.usages : []).flatMap((usage) => usage.needs)
  const report = JSON.parse(checked.stdout)
  expect(report.clientDetection).toMatchObject({
    clients: ['opentofu'],
    assumed: false,
    evidence: [{ client: 'opentofu', kind: 'tool', file: 'Makefile', line: 2, text: 'runs tofu' }]
  })
  for (const { host, services } of servicesIn(report.hosts)) {
    // A usages file leaves it to the check which host stands for the generic one.
    const named = { 'tfe.example.com': 'localterraform.com' }[host]
    const own = needs.filter((need) => need.host === host || need.host === named)
    const said = own.map(({ service, clients }) => `${service} ${clients}`)
    expect([...new Set(said)].sort()).toEqual(services)
  }
})

type ReportHost = {
  readonly host: string
  readonly required: readonly { readonly service: string; readonly clients: readonly string[] }[]
}

/** What `check` requires from each host, as `SERVICE CLIENTS`. */
const servicesIn = (hosts: readonly ReportHost[]) =>
  hosts.map(({ host, required }) => ({
    host,
    services: required.map(({ service, clients }) => `${service} ${clients}`).toSorted()
  }))

it('would contact the default host of an assumed CLI', async () => {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, { 'main.tf': moduleFrom('acme/queue/aws') })
  const ended = await runCli(['usages'], { directory: directory.path })
  expect(ended.stdout).toBe(`registry.terraform.io: modules.v1 for Terraform
  main.tf:2:13  module  acme/queue/aws ~> 1.0

1 of 1 registry host would be contacted
`)
})

it('gives a later check what it needs of a repository whose CLI is assumed', async () => {
  await using registry = await FakeRegistry.start()
  await using directory = await temporaryDirectory()
  registry.offer('registry.terraform.io', { 'modules.v1': '/m/' })
  const versions = { modules: [{ versions: [{ version: '1.2.0' }] }] }
  registry.answer('https://registry.terraform.io/m/acme/queue/aws/versions', { json: versions })
  const main = moduleFrom('acme/queue/aws').replace('~> 1.0', '9999.0.0')
  const repositories = { known: { '.terraform-version': '1.11.4', 'main.tf': main } }
  for (const [name, files] of Object.entries({ ...repositories, assumed: { 'main.tf': main } })) {
    const path = `${directory.path}/${name}`
    writeCheckout(path, files)
    const { stdout } = await runCli(['usages', '--format=json'], { directory: path })
    writeCheckout(directory.path, { [`usages/${name}.jsonl`]: stdout })
  }
  const reach = [`--resolve=${registry.resolve}`, `--ca-file=${registry.caFile}`, '--retries=0']
  const flags = ['--format=json', '--usages=usages', '--depth=versions', ...reach]
  const { exitCode, stdout } = await runCli(['check', ...flags], { directory: directory.path })
  expect(exitCode).toBe(1)
  const { findings } = JSON.parse(stdout)
  expect(findings[0]).toMatchObject({
    code: 'version-none-fits',
    severity: 'error',
    places: [
      { repository: 'assumed', file: 'main.tf', line: 3 },
      { repository: 'known', file: 'main.tf', line: 3 }
    ],
    help: expect.stringMatching(/; if assumed uses OpenTofu, set `dialect` for `tf-disco usages`$/)
  })
})

it.each(['text', 'json'])('shows no token that the environment has, as %s', async (format) => {
  const token = 'secret-of-registry'
  await using directory = await temporaryDirectory()
  const text = moduleFrom(`registry.example.com/${token}/network/aws`)
  writeCheckout(directory.path, {
    'main.tf': text,
    '.terraform.lock.hcl': `provider "registry.example.com/${token}/box" {\n  version = "1.0.0"\n}\n`
  })
  const env = { TF_TOKEN_registry_example_com: token }
  const ended = await runCli(['usages', '--format', format], { directory: directory.path, env })
  expect(ended.stdout).toContain('registry.example.com/***/network/aws')
  expect(ended.stdout).not.toContain(token)
})

it.each(['text', 'json'])('shows no password in a version, as %s', async (format) => {
  await using directory = await temporaryDirectory()
  const url = 'https://u:hunter2@x.example.com'
  const [a, b] = [url, `\${var.v}${url}`].map((version) =>
    moduleFrom('registry.example.com/acme/network/aws').replace('~> 1.0', version)
  )
  writeCheckout(directory.path, { 'a/main.tf': a ?? '', 'b/main.tf': b ?? '' })
  const { stdout } = await runCli(['usages', '--format', format], { directory: directory.path })
  const hidden = 'https://***@x.example.com'
  expect(stdout.match(/https:\/\/[^"\s\\]*/g)).toEqual([hidden, hidden])
})

it('writes no file that a check would refuse, for a path outside the current directory', async () => {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, {
    'a/main.tf': moduleFrom('acme/queue/aws'),
    'b/main.tf': moduleFrom('acme/queue/aws'),
    'c/main.tf': 'variable "x" {}\n'
  })
  const listed = (scan: string) =>
    runCli(['usages', '--format=json', `--scan=${scan}`], { directory: `${directory.path}/a` })
  expect(await listed('../b')).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr:
      'tf-disco: the usages of this repository cannot be written: ../b/main.tf is outside the current directory; run `tf-disco usages` in the top directory of the repository\n'
  })
  expect(await listed('../c')).toMatchObject({ exitCode: 2, stdout: '' })
})

it('keeps names of hosts that have a token as a part, and writes no invisible character', async () => {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, {
    'live\u202e/main.tf': moduleFrom('registry.example.com/acme/network/aws'),
    'main.tf': moduleFrom('example.net/acme/registry/aws')
  })
  const env = { TF_TOKEN_git_example_com: 'registry' }
  for (const format of ['text', 'json']) {
    const options = { directory: directory.path, env }
    const { stdout } = await runCli(['usages', `--format=${format}`], options)
    expect(stdout).toContain('registry.example.com')
    expect(stdout).toContain('example.net/acme/***/aws')
    expect(stdout).not.toContain('\u202e')
  }
})

it.each(['text', 'json'])('prints no problem that the checkout ignores, as %s', async (format) => {
  await using directory = await temporaryDirectory()
  const missing = (name: string) => `module "${name}" {\n  source = "./${name}"\n}\n`
  const rule = 'ignore "source-missing" {\n  paths  = ["a.tf"]\n  reason = "why"\n}\n'
  writeCheckout(directory.path, {
    '.tf-disco.hcl': rule,
    'a.tf': missing('a'),
    'b.tf': missing('b'),
    'c.tf': missing('c').replace('  source', '  # tf-disco:ignore source-missing why\n  source')
  })
  const listed = async (...flags: readonly string[]) => {
    const words = ['usages', `--format=${format}`, ...flags]
    const { stderr } = await runCli(words, { directory: directory.path })
    return Array.from(stderr.matchAll(/^(.*):\d+: source-missing/gm), ([, file]) => file)
  }
  expect(await listed()).toEqual(['b.tf'])
  expect(await listed('--allowed-hosts=example.com')).toEqual(['a.tf', 'b.tf', 'c.tf'])
})

it('says so where there are no files', async () => {
  const ended = await runCli(['usages'])
  expect(ended).toMatchObject({
    exitCode: 0,
    stdout: 'no registry host is used\n',
    stderr: 'tf-disco: found no Terraform or OpenTofu files\n'
  })
})
