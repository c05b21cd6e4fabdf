// Hosts that files mention and that are not asked, in the built Action.
import { describe, expect, it } from '@jest/globals'
import { annotationsIn } from '../support/annotations.ts'
import { FakeRegistry } from '../support/registry.ts'
import { hostsIn, moduleFrom, runOn } from '../support/scanned.ts'

const MODULES = { 'modules.v1': '/v1/modules/' }
const BOTH = { ...MODULES, 'providers.v1': '/v1/providers/' }

describe('allowed-hosts', () => {
  const allowed = [
    '*.example.com',
    'BÜCHER.example',
    'registry.example.net:8443',
    'Upper.Example.org'
  ]
  const rows = [
    { host: 'registry.example.com', isAllowed: true },
    { host: 'eu.registry.example.com', isAllowed: true },
    { host: 'Registry.EXAMPLE.com', isAllowed: true },
    { host: 'registry.example.com:443', isAllowed: true },
    { host: 'bücher.example', isAllowed: true },
    { host: 'registry.example.net:8443', isAllowed: true },
    { host: 'upper.example.org', isAllowed: true },
    { host: 'example.com', isAllowed: false },
    { host: 'registryexample.com', isAllowed: false },
    { host: 'registry.example.com:8443', isAllowed: false },
    { host: 'registry.example.net', isAllowed: false },
    { host: 'registry.example.com.attacker.example', isAllowed: false },
    { host: 'sub.bücher.example', isAllowed: false }
  ]

  it.each(rows)('$host: $isAllowed', async ({ host, isAllowed }) => {
    await using registry = await FakeRegistry.start()
    registry.offer(host.toLowerCase(), BOTH)
    const main = `terraform {\n  required_providers {\n    net = { source = "${host}/acme/net" }\n  }\n}\n`
    const ended = await runOn(
      registry,
      { 'main.tf': main },
      { 'allowed-hosts': allowed.join('\n') }
    )
    expect(registry.requests).toHaveLength(isAllowed ? 1 : 0)
    expect(registry.connections).toBe(isAllowed ? 1 : 0)
    const places = annotationsIn(ended.stdout).map(({ title, file, line, col }) => [
      title.replace(/^.*: /, ''),
      file,
      line,
      col
    ])
    expect(places).toEqual(isAllowed ? [] : [['Host is not allowed', 'main.tf', 3, 22]])
    expect(ended.exitCode).toBe(isAllowed ? 0 : 1)
  })

  it('do not concern what hostnames names, for that is asked by a person', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer('registry.example.org', MODULES).offer('registry.example.com', MODULES)
    const inputs = {
      hostnames: 'registry.example.org',
      'allowed-hosts': '*.example.com',
      scan: '.'
    }
    const main = moduleFrom('registry.example.com/acme/network/aws')
    const ended = await runOn(registry, { 'main.tf': main }, inputs)
    expect(hostsIn(ended)).toEqual(['registry.example.com', 'registry.example.org'])
    expect({ exitCode: ended.exitCode, requests: registry.requests.length }).toEqual({
      exitCode: 0,
      requests: 2
    })
  })
})
