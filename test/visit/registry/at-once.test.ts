// What of one check waits for what, through the whole check.
import { expect, it } from '@jest/globals'
import type { AnswerRow } from '../../support/answer.ts'
import { Authority } from '../../support/certificates.ts'
import { checkHere } from '../../support/check-in-process.ts'
import { FakeRegistry } from '../../support/registry.ts'

const authority = new Authority()

const HOST = 'registry.example.com'
const RESPONSES: readonly AnswerRow[] = [
  {
    url: `https://${HOST}/v1/modules/acme/net/aws/versions`,
    json: { modules: [{ versions: [{ version: '1.0.0' }] }] }
  }
]

it('a registry is asked over the connection that discovery opened', async () => {
  await using registry = await FakeRegistry.start({ authority, responses: RESPONSES })
  registry.offer(HOST, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  const files = { 'main.tf': `module "net" {\n  source = "${HOST}/acme/net/aws"\n}\n` }
  const settings = { depth: 'versions', dialect: 'terraform' }
  expect((await checkHere(registry, { files, settings })).verdict.passed).toBe(true)
  expect(registry.requests).toHaveLength(2)
  expect(registry.connections).toBe(1)
})
