// What --verbose prints: one line for each request, without secrets.

import { openSecrets } from '../../src/observe/credentials/redaction/secrets.ts'
import type { Hop } from '../../src/observe/network/redirects.ts'
import { describeRequest } from '../../src/run/program/progress.ts'
import type { AnswerRow } from '../support/answer.ts'
import { checkHere } from '../support/check-in-process.ts'
import { expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'

const HOST = 'registry.example.com'
const OTHER = 'other.example.com'
const DOCUMENT = `https://${HOST}/.well-known/terraform.json`
const TOKEN = 'a-token-of-the-registry'
const SERVICES = { json: { 'modules.v1': '/v1/modules/' } }

/** The lines of a check, in which every request takes no time. */
async function linesOf(responses: readonly AnswerRow[], settings = {}) {
  await using registry = await FakeRegistry.start({ responses })
  const raw = { hostnames: `${HOST} modules.v1`, ...settings }
  const environment = { TF_TOKEN_registry_example_com: TOKEN }
  const secrets = openSecrets(raw, environment)
  const lines: string[] = []
  const onRequest = (sent: Hop) =>
    void lines.push(secrets.redact(describeRequest(sent)).replace(/in \d+ ms/, 'in … ms'))
  await checkHere(registry, { settings: raw, environment, world: { onRequest, secrets } })
  return lines
}

it('a request has its URL, status, time, address and whether the token was sent', async () => {
  expect(await linesOf([{ url: DOCUMENT, ...SERVICES }])).toEqual([
    `GET ${DOCUMENT}: 200 in … ms (127.0.0.1, token sent)`
  ])
})

it('each redirect is a request, without a token for another host, and with no query or user', async () => {
  const secret = 'X-Signature=0123456789'
  const lines = await linesOf([
    { url: DOCUMENT, status: 302, headers: { location: `https://u:pw@${OTHER}/d.json?${secret}` } },
    { url: `https://${OTHER}/d.json`, ...SERVICES }
  ])
  expect(lines).toEqual([
    `GET ${DOCUMENT}: 302 in … ms (127.0.0.1, token sent)`,
    `GET https://${OTHER}/d.json: 200 in … ms (127.0.0.1)`
  ])
})

it('a retry is a request', async () => {
  const failed = { url: DOCUMENT, status: 503, headers: { 'retry-after': '0' } }
  const lines = await linesOf([failed, { url: DOCUMENT, ...SERVICES }], { retries: '2' })
  expect(lines.map((line) => /: (\d+)/.exec(line)?.[1])).toEqual(['503', '200'])
})

it('a request to a registry is shown, too', async () => {
  const versions = `https://${HOST}/v1/modules/acme/net/aws/versions`
  await using registry = await FakeRegistry.start({
    responses: [
      { url: DOCUMENT, ...SERVICES },
      { url: versions, json: { modules: [{ versions: [{ version: '1.0.0' }] }] } }
    ]
  })
  const sent: Hop[] = []
  const files = { 'main.tf': `module "a" {\n  source = "${HOST}/acme/net/aws"\n}\n` }
  const environment = { TF_TOKEN_registry_example_com: TOKEN }
  const world = { onRequest: (request: Hop) => void sent.push(request) }
  await checkHere(registry, { files, environment, world, settings: { depth: 'versions' } })
  expect(sent).toMatchObject([
    { url: DOCUMENT, status: 200, authorization: 'sent' },
    { url: versions, status: 200, authorization: 'sent' }
  ])
  expect(JSON.stringify(sent)).not.toContain(TOKEN)
})

it('a request without a response says so', async () => {
  expect(await linesOf([{ url: DOCUMENT, reset: true }])).toEqual([
    `GET ${DOCUMENT}: no response in … ms (127.0.0.1, token sent)`
  ])
})

it.each([`${TOKEN}`, `\u001B[2J\n::error::x`, '##vso[task]'])(
  'an answer with %j in it adds no line, command or secret',
  async (text) => {
    const location = `https://${OTHER}/${encodeURIComponent(text)}/${TOKEN}`
    const lines = await linesOf([{ url: DOCUMENT, status: 302, headers: { location } }])
    expect(lines.length).toBe(2)
    for (const line of lines) {
      expect(line).toMatch(/^GET https:[^\p{Cc}]*$/u)
      expect(line).not.toMatch(/##vso\[|a-token-of/)
    }
  }
)
