// The built Action on a checkout: what it scans, where its annotations are, and which host gets a token.

import { annotationsIn } from '../support/annotations.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl, hostsIn, moduleFrom, runOn } from '../support/scanned.ts'

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

describe('a token', () => {
  const OTHERS = ['eu.registry.example.com', 'registry.example.com:8443', 'registry.example.org']
  const files = Object.fromEntries(
    ['registry.example.com', ...OTHERS].map((host, i) => [
      `unit${i}.tf`,
      moduleFrom(`${host}/acme/network/aws`, `network${i}`)
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
