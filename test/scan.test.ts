// The built Action on a checkout: what it scans, where its annotations are, and which host gets a token.
import { describe, expect, it } from '@jest/globals'
import { annotationsIn } from './support/annotations.ts'
import { FakeRegistry } from './support/registry.ts'
import { documentUrl, hostsIn, moduleFrom, runOn } from './support/scanned.ts'

const MODULES = { 'modules.v1': '/v1/modules/' }
const BOTH = { ...MODULES, 'providers.v1': '/v1/providers/' }

it('annotates exactly the literal of one bad line among 3,000 files', async () => {
  await using registry = await FakeRegistry.start()
  registry.offer('registry.example.com', BOTH).offer('registry.example.org', {})
  const files = Object.fromEntries(
    Array.from({ length: 3000 }, (_, i) => [
      `live/area${i % 30}/unit${i}/main.tf`,
      moduleFrom('registry.example.com/acme/network/aws')
    ])
  )
  const indented = '# é😀\r\nmodule "dns" { source = "registry.example.org/acme/dns/aws" }\r\n'
  const ended = await runOn(registry, { ...files, 'live/area7/unit7/dns.tf': indented })
  const annotations = annotationsIn(ended.stdout)
  expect(annotations).toEqual([
    {
      level: 'error',
      title: expect.stringMatching(/^registry\.example\.org: /),
      message: expect.stringMatching(
        /^host registry\.example\.org does not provide a modules service/
      ),
      file: 'live/area7/unit7/dns.tf',
      line: 2,
      col: 25,
      endColumn: 60
    }
  ])
  expect(ended.stdout).toMatch(
    / 3001 files \(\d+\.\d kB\) in (\d+ ms|\d+\.\d s): 3001 usages of 2 /
  )
  expect(registry.urls.toSorted()).toEqual(
    ['registry.example.com', 'registry.example.org'].map(documentUrl)
  )
  expect({ exitCode: ended.exitCode, hosts: hostsIn(ended) }).toEqual({
    exitCode: 1,
    hosts: ['registry.example.com', 'registry.example.org']
  })
})

describe('more findings than the runner shows', () => {
  it('are one annotation for each cause, which lists hosts and places, and marks on further lines', async () => {
    await using registry = await FakeRegistry.start()
    const files: Record<string, string> = {}
    for (let i = 10; i < 25; i += 1) {
      registry.offer(`registry${i}.example.com`, { 'providers.v1': '/v1/providers/' })
      files[`unit${i}.tf`] = moduleFrom(`registry${i}.example.com/acme/network/aws`)
    }
    const annotations = annotationsIn((await runOn(registry, files)).stdout)
    expect(annotations.map(({ file }) => file)).toEqual(
      Array.from({ length: 10 }, (_, i) => `unit${i + 10}.tf`)
    )
    expect(annotations[0]).toMatchObject({
      level: 'error',
      title: '15 hosts: Service is not offered',
      file: 'unit10.tf',
      line: 2
    })
    expect(annotations[0]?.message).toContain('- registry24.example.com: unit24.tf:2')
    expect(annotations[9]).toMatchObject({
      title: 'registry19.example.com: Service is not offered',
      line: 2
    })
    expect(annotations[9]?.message).toContain('see also "15 hosts: Service is not offered"')
  })

  it('of one host are one annotation that lists other places', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer('registry.example.com', { 'providers.v1': '/v1/providers/' })
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [
        `unit${i + 10}.tf`,
        moduleFrom('registry.example.com/acme/network/aws')
      ])
    )
    const annotations = annotationsIn((await runOn(registry, files)).stdout)
    expect(annotations).toHaveLength(1)
    expect(annotations[0]).toMatchObject({ file: 'unit10.tf', line: 2, col: 13 })
    expect(annotations[0]?.message).toContain('unit11.tf:2, unit12.tf:2, ')
  })
})

describe('hosts are checked from', () => {
  const HOSTS = ['live', 'modules', 'examples', 'fixtures'].map((name) => `${name}.example.com`)
  const files = {
    'live/eu/main.tf': moduleFrom('live.example.com/acme/network/aws'),
    'modules/dns/main.tf': moduleFrom('modules.example.com/acme/network/aws'),
    'modules/dns/examples/full/main.tf': moduleFrom('examples.example.com/acme/network/aws'),
    'modules/dns/tests/fixtures/main.tf': moduleFrom('fixtures.example.com/acme/network/aws')
  }
  const rows = [
    { name: 'everything', inputs: {}, want: ['examples', 'fixtures', 'live', 'modules'] },
    { name: 'a directory', inputs: { scan: 'live' }, want: ['live'] },
    {
      name: 'two directories',
      inputs: { scan: 'live\n./modules/dns/examples/' },
      want: ['examples', 'live']
    },
    { name: 'a glob', inputs: { scan: '**/dns/*.tf' }, want: ['modules'] },
    {
      name: 'everything outside an excluded glob',
      inputs: { exclude: '**/fixtures' },
      want: ['examples', 'live', 'modules']
    },
    {
      name: 'everything outside two excluded globs',
      inputs: { exclude: 'modules/*/examples\n**/tests/**' },
      want: ['live', 'modules']
    },
    {
      name: 'hostnames alone, without a scan',
      inputs: { hostnames: 'named.example.com' },
      want: ['named']
    },
    {
      name: 'hostnames and scan together',
      inputs: { hostnames: 'named.example.com', scan: 'live' },
      want: ['live', 'named']
    }
  ]
  it.each(rows)('$name', async ({ inputs, want }) => {
    await using registry = await FakeRegistry.start()
    for (const host of [...HOSTS, 'named.example.com']) registry.offer(host, BOTH)
    const ended = await runOn(registry, files, inputs)
    expect(hostsIn(ended)).toEqual(want.map((name) => `${name}.example.com`))
    expect(ended.exitCode).toBe(0)
  })
})

describe('a token', () => {
  const OTHERS = ['eu.registry.example.com', 'registry.example.com:8443', 'registry.example.org']
  const files = Object.fromEntries(
    ['registry.example.com', ...OTHERS].map((host, i) => [
      `unit${i}.tf`,
      moduleFrom(`${host}/acme/network/aws`)
    ])
  )

  it('is sent to its own host and to no other host in the files', async () => {
    await using registry = await FakeRegistry.start()
    for (const host of ['registry.example.com', ...OTHERS]) registry.offer(host, MODULES)
    const ended = await runOn(registry, files, {
      tokens: 'Registry.Example.com=secret-of-the-registry\nunused.example.com=secret-of-nobody'
    })
    expect(ended.exitCode).toBe(0)
    const sent = registry.requests.map(({ url, authorization }) => [url, authorization] as const)
    expect(new Map(sent)).toEqual(
      new Map([
        [documentUrl('registry.example.com'), 'Bearer secret-of-the-registry'],
        ...OTHERS.map((host) => [documentUrl(host), null] as const)
      ])
    )
  })
})

it('rejects a scan with more than 10,000 hosts and contacts none of them', async () => {
  await using registry = await FakeRegistry.start()
  const sources = Array.from({ length: 10_001 }, (_, i) =>
    moduleFrom(`r${i}.example.com/acme/network/aws`).replace('module "', `module "m${i}-`)
  )
  const ended = await runOn(registry, { 'main.tf': sources.join('\n') })
  expect(ended.exitCode).toBe(2)
  expect(ended.stdout).toMatch(/scan found 100\d\d hosts, the limit is 10000: narrow/)
  expect(registry.connections).toBe(0)
})

describe('a cloud block without a hostname, which only OpenTofu rejects', () => {
  const files = { 'main.tf': 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n' }
  it.each([
    { name: 'is evidence for Terraform and not reported', dialect: 'auto', want: [] },
    { name: 'is a warning if both CLIs are set', dialect: 'both', want: ['warning'] },
    { name: 'is not reported for Terraform', dialect: 'terraform', want: [] }
  ])('$name', async ({ dialect, want }) => {
    await using registry = await FakeRegistry.start()
    registry.offer('app.terraform.io', { 'tfe.v2': '/api/v2/' })
    const tokens = 'app.terraform.io=V7q2ZkT0mR5xN8cB1dF4'
    const ended = await runOn(registry, files, { dialect, tokens })
    expect(annotationsIn(ended.stdout).map(({ level }) => level)).toEqual(want)
    expect(ended.exitCode).toBe(0)
  })
})
