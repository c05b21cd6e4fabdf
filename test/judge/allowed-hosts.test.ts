// Which hosts `allowed-hosts` concerns besides registries: those that files make the clients contact.

import { plain } from '../../src/rules/protocol/marked-text.ts'
import { checkHere, findingsIn } from '../support/check-in-process.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl, moduleFrom } from '../support/scanned.ts'

const SERVICES = { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' }

// A module of its own name each.
const sourceOf = (source: string) =>
  `module "m${source.replace(/\W+/g, '-')}" {\n  source = "${source}"\n}\n`
const stateOf = (address: string) => `data "terraform_remote_state" "s" {
  backend = "http"
  config  = { address = "${address}" }
}`
const backend = (text: string) => `terraform {\n  backend "http" {\n    ${text}\n  }\n}`
const terragrunt = (source: string) => `terraform { source = "${source}" }`

const NO_HOST = 'cannot be determined'

// Every file but these uses the only allowed host.
const FORBIDDEN: Readonly<Record<string, readonly [text: string, host: string]>> = {
  'a/git.tf': [sourceOf('git::https://git.example.org/a.git'), 'git.example.org'],
  'a/ssh.tf': [sourceOf('git::ssh://git@ssh.example.org:2222/a.git'), 'ssh.example.org:2222'],
  'a/scp.tf': [sourceOf('git@scp.example.org:acme/a.git'), 'scp.example.org'],
  'a/archive.tf': [sourceOf('https://files.example.org/a.zip'), 'files.example.org'],
  'a/github.tf': [sourceOf('github.com/acme/a'), 'github.com'],
  'a/bucket.tf': [sourceOf('s3::https://s3.amazonaws.com/b/a.zip'), 's3.amazonaws.com'],
  'a/name.tf': [sourceOf('git::https://my_git.example.org/a.git'), 'my_git.example.org'],
  'a/path.tf': [
    `${sourceOf('git::https://path.example.org/${' + 'local.x}.git')}\nlocals { x = foo }`,
    'path.example.org'
  ],
  'a/state.tf': [stateOf('http://remote.example.org/s'), 'remote.example.org'],
  'b/main.tf': [backend('address = "https://state.example.org/s"'), 'state.example.org'],
  'c/main.tf': [backend('unlock_address = "https://lock.example.org/s"'), 'lock.example.org'],
  'd/terragrunt.hcl': [terragrunt('gitlab.com/acme/a//x?ref=v1'), 'gitlab.com'],
  'e/terragrunt.hcl': [terragrunt('git::https://tg.example.org/a.git'), 'tg.example.org'],
  'f/main.tfcomponent.hcl': [
    `component "a" {\n  source = "git::https://stack.example.org/a.git"\n}`,
    'stack.example.org'
  ],
  'h/main.tf': [sourceOf('git::https://${' + 'var.host}/a'), NO_HOST],
  'i/main.tf': [backend('address = var.address'), NO_HOST],
  'g/main.tf': [sourceOf('git::https://GIT.example.org:443/a.git'), 'git.example.org']
}

const ALLOWED = {
  // Nothing calls it.
  'g/.terraform/modules/modules.json':
    '{"Modules":[{"Key":"a","Source":"git::https://nested.example.org/a.git","Dir":"x"}]}',
  'main.tf': sourceOf(`git::https://${HOST}/a.git`),
  'local/main.tf': sourceOf('./a'),
  'local/a/main.tf': '',
  'file/main.tf': sourceOf('git::file:///srv/a'),
  'partial/main.tf': backend(''),
  'null/main.tf': backend('address = null'),
  'override/main.tf': backend('address = "https://old.example.org/s"'),
  'override/override.tf': backend(`address = "https://${HOST}/s"`),
  's3/main.tf': 'terraform {\n  backend "s3" {\n    address = "https://x.example.org"\n  }\n}'
}

const files: Readonly<Record<string, string>> = {
  ...ALLOWED,
  ...Object.fromEntries(Object.entries(FORBIDDEN).map(([file, [text]]) => [file, text]))
}
const settings = { dialect: 'terraform' }

describe('hosts that are contacted without discovery', () => {
  it('are findings where they are not allowed, and are not contacted', async () => {
    await using registry = await FakeRegistry.start()
    const { verdict } = await checkHere(registry, {
      files,
      settings: { ...settings, 'allowed-hosts': HOST }
    })
    const found = verdict.findings.flatMap(({ problem, severity, places }) =>
      problem.code === 'host-not-allowed'
        ? places.map((place) => [severity, typeof place === 'string' ? place : place.file])
        : []
    )
    expect(found.toSorted()).toEqual(
      Object.keys(FORBIDDEN)
        .map((file) => ['error', file])
        .toSorted()
    )
    const messages = verdict.findings.map(({ problem }) => plain(problem.message)).join('\n')
    for (const [, host] of Object.values(FORBIDDEN)) expect(messages).toContain(` ${host},`)
    expect(registry.connections).toBe(0)
  })

  it('are no findings without allowed-hosts', async () => {
    await using registry = await FakeRegistry.start()
    // Terraform refuses the expression in its backend.
    const { 'i/main.tf': _, ...accepted } = files
    const checked = await checkHere(registry, { files: accepted, settings })
    expect(findingsIn(checked)).toEqual([])
    expect(checked.verdict.hosts).toEqual([])
  })

  it('are allowed by patterns, by hostnames and by ignore', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer('github.com', SERVICES)
    // Of these, a part is not known.
    const { 'a/path.tf': _, 'h/main.tf': _1, 'i/main.tf': _2, ...known } = files
    const checked = await checkHere(registry, {
      files: known,
      settings: {
        ...settings,
        'allowed-hosts': `${HOST}\n*.example.org\n*.example.org:2222\ns3.amazonaws.com`,
        hostnames: 'github.com',
        scan: '.',
        ignore: 'host-not-allowed gitlab.com'
      }
    })
    expect(findingsIn(checked)).toEqual(['notice allowlist-incomplete'])
    expect(checked.verdict.ignored).toHaveLength(1)
  })
})

describe('what exceeds a limit', () => {
  const large = { 'main.tf': '', 'tests/a.tf': ' '.repeat(16 * 1024 * 1024 + 1) }

  it.each([
    ['fails the check with allowed-hosts', { 'allowed-hosts': HOST }, false],
    ['is a warning without', {}, true]
  ])('%s', async (_, policy, passes) => {
    await using registry = await FakeRegistry.start()
    const options = { files: large, settings: { ...settings, ...policy } }
    const { verdict } = await checkHere(registry, options)
    expect(verdict.findings.map(({ problem }) => problem.code)).toContain('file-limit')
    expect(verdict.passed).toBe(passes)
  })
})

describe('services on other hosts', () => {
  const other = { ...SERVICES, 'modules.v1': 'https://cdn.example.org/v1/' }
  const check = async (given: object, lines: string) => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, other)
    const checked = await checkHere(registry, {
      files: { 'main.tf': lines },
      settings: { ...settings, ...given }
    })
    expect(registry.urls).toEqual([documentUrl(HOST)])
    return checked.verdict.findings
      .filter(({ problem }) => problem.code === 'host-not-allowed')
      .map(({ services, places, problem }) => ({
        services,
        places,
        message: plain(problem.message)
      }))
  }
  const module = moduleFrom(`${HOST}/acme/a/aws`)

  it('are findings at the lines that require the service', async () => {
    expect(await check({ 'allowed-hosts': HOST }, module)).toEqual([
      {
        services: ['modules.v1'],
        places: [expect.objectContaining({ file: 'main.tf', line: 2 })],
        message: expect.stringContaining('is on cdn.example.org, which')
      }
    ])
  })

  const rows = [
    { name: 'without allowed-hosts', given: {}, lines: module },
    { name: 'that are allowed', given: { 'allowed-hosts': '*.example.org\n*.example.com' } },
    {
      name: 'that no line requires',
      given: { 'allowed-hosts': HOST },
      lines: `terraform {\n  required_providers {\n    a = { source = "${HOST}/acme/a" }\n  }\n}`
    },
    {
      name: 'that only hostnames requires',
      given: { 'allowed-hosts': 'x.example', hostnames: `${HOST} modules.v1`, scan: '.' },
      lines: 'locals {}'
    }
  ]
  it.each(rows)('are no findings $name', async ({ given, lines = module }) => {
    expect(await check(given, lines)).toEqual([])
  })
})
