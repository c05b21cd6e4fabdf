import { skip } from '../../src/observe/visit/evidence.ts'
import { skipsOf } from '../../src/observe/visit/requirements.ts'
import { hostGeneric } from '../../src/rules/problems/not-contacted.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import type { HostPattern } from '../../src/rules/protocol/hostname.ts'
import { readHostPattern } from '../../src/settings/lines.ts'
import { annotationsIn } from '../support/annotations.ts'
import { aHost, aPlace, aRequirement } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { hostsIn, moduleFrom, runOn } from '../support/scanned.ts'

const MODULES = { 'modules.v1': '/v1/modules/' }
const BOTH = { ...MODULES, 'providers.v1': '/v1/providers/' }

function patternsOf(text: string): readonly HostPattern[] {
  const pattern = readHostPattern(text)
  if (!pattern.ok) throw new Error(pattern.why)
  return [pattern.value]
}

/** Why a host that a file requires is skipped; undefined if it is contacted. */
function whySkipped(
  host: string,
  allowedHosts: readonly HostPattern[] = [],
  { isImplied = false } = {}
) {
  const clients: readonly MainClient[] = ['terraform']
  const requirement = aRequirement({ host: aHost(host), because: [aPlace()], clients, isImplied })
  const settings = { hostnames: [], allowedHosts }
  return skipsOf([requirement], settings).get(aHost(host))
}

describe('skipsOf', () => {
  it.each(['localterraform.com', 'localtofu.com'])('skips the generic hostname %s', (host) => {
    expect(inWords(whySkipped(host))).toMatchObject({
      code: 'host-generic',
      severity: 'warning'
    })
  })

  it('skips a generic hostname even if it is in allowed-hosts', () => {
    const patterns = patternsOf('localterraform.com')
    expect(whySkipped('localterraform.com', patterns)?.code).toBe('host-generic')
  })

  it('skips a host that is not in allowed-hosts, and names it in Unicode', () => {
    expect(inWords(whySkipped('bücher.example', patternsOf('*.example.com')))).toMatchObject({
      code: 'host-not-allowed',
      severity: 'error',
      message: expect.stringContaining('bücher.example')
    })
  })

  it('names the line that implies a host that is not in allowed-hosts', () => {
    const patterns = patternsOf('*.example.com')
    expect(
      inWords(whySkipped('registry.terraform.io', patterns, { isImplied: true }))
    ).toMatchObject({
      code: 'host-not-allowed',
      message: expect.stringContaining('main.tf:3')
    })
  })

  it('skips no allowed host, and no host without allowed-hosts', () => {
    expect(whySkipped('a.example.com', patternsOf('*.example.com'))).toBeUndefined()
    expect(whySkipped('a.example.com')).toBeUndefined()
    expect(whySkipped('registry.terraform.io', [], { isImplied: true })).toBeUndefined()
  })
})

it('a skipped visit has an attempt without requests, times or certificates', () => {
  const problem = hostGeneric({ host: 'localterraform.com' })
  const { attempt, earlier, credentials } = skip(aHost('localterraform.com'), problem)
  expect({ attempt, earlier, credentials }).toEqual({
    attempt: {
      discovery: { kind: 'skipped', problem },
      hops: [],
      timing: { lookupMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
      headMs: null,
      certificates: []
    },
    earlier: [],
    credentials: null
  })
})

// In the built Action, from the setting to the annotation.
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

  it.each(rows)('decides that $host is allowed: $isAllowed', async ({ host, isAllowed }) => {
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

  it('does not apply to hosts in hostnames', async () => {
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
