// The names of metadata services, of which a proxy knows the addresses.

import { aRequest, askerOf, outcomesIn } from '../support/asking.ts'
import { HOST } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeProxy } from '../support/proxy.ts'
import { FakeRegistry } from '../support/registry.ts'
import { attemptOne, outcomeOf, problemOf } from '../support/visiting.ts'

const NAMES = [
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  'Metadata.Google.Internal',
  'metadata.goog',
  'metadata.azure.internal',
  'instance-data',
  'instance-data.ec2.internal',
  'instance-data.eu-west-1.compute.internal',
  'kubernetes',
  'kubernetes.default',
  'kubernetes.default.svc',
  'kubernetes.default.svc.cluster.local',
  'kubernetes.default.svc.k8s.example.com.'
]

describe('a metadata service is not contacted by the name', () => {
  it.each(NAMES)('%s', async (name) => {
    await using registry = await FakeRegistry.start()
    await using proxy = await FakeProxy.start({ tunnelPort: registry.port })
    const named = { hosts: [name.toLowerCase()], named: [name], resolve: '' }
    const environment = { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }
    expect(outcomeOf(await attemptOne(registry, named))).toBe('host-private-redirect')
    expect(outcomeOf(await attemptOne(registry, { ...named, environment }))).toBe(
      'host-private-redirect'
    )
    for (const scheme of ['https', 'http']) {
      await using origin = await FakeRegistry.start()
      const url = `${scheme}://${name}/computeMetadata/v1/`
      origin.answer(`https://${HOST}/.well-known/terraform.json`, {
        status: 302,
        headers: { Location: url }
      })
      expect(outcomeOf(await attemptOne(origin, { environment }))).toBe('host-private-redirect')
      using asker = askerOf(registry, { environment })
      expect(outcomesIn(await asker.ask(aRequest(url)))).toBe('host-private-redirect')
    }
    expect(proxy.requests).toEqual([])
  })
})

it('names the API of a cluster as one', async () => {
  await using registry = await FakeRegistry.start()
  const messageFor = async (name: string) =>
    inWords(problemOf(await attemptOne(registry, { hosts: [name], resolve: '' }))?.message)
  expect(await messageFor('kubernetes.default.svc:6443')).toContain('the API of a cluster')
  expect(await messageFor('metadata.google.internal')).toContain('a cloud metadata service')
})

it.each([
  'metadata.example.com',
  'registry.metadata.goog.example.com',
  'my-metadata',
  'instance-data.example.com',
  'kubernetes.io',
  'kubernetes.default.example.com',
  'registry.default.svc.cluster.local'
])('contacts %s, which is another host', async (name) => {
  await using registry = await FakeRegistry.start()
  await using proxy = await FakeProxy.start({ tunnelPort: registry.port })
  const environment = { HTTPS_PROXY: proxy.url }
  await attemptOne(registry, { hosts: [name], resolve: '', environment })
  expect(proxy.targets).toEqual([`${name}:443`])
})
