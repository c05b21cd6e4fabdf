// Query files, which `terraform query` reads since 1.14, and `init` never.

import { checkHere, findingsIn, hostsIn } from '../support/check-in-process.ts'
import { expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'

const HOST = 'registry.example.com'
const TFE = 'tfe.example.com'
const QUERY = `provider "tfe" {
  hostname = "${TFE}"
}

list "nosuch_thing" "all" {
  provider = nosuch
}
`

it.each([
  { version: '1.13.5', query: QUERY, hosts: [HOST], findings: [] },
  { version: '1.14.0', query: QUERY, hosts: [HOST, TFE], findings: [] },
  { version: null, query: QUERY, hosts: [HOST, TFE], findings: [] },
  { version: '1.13.5', query: 'list "a" {', hosts: [HOST], findings: [] },
  { version: '1.14.0', query: 'list "a" {', hosts: [HOST], findings: ['warning file-syntax'] }
])('of Terraform $version', async ({ version, query, hosts, findings }) => {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': '/m/' }).offer(TFE, { 'tfe.v2.2': '/t/' })
  registry.answer(`https://${HOST}/m/acme/queue/aws/versions`, {
    json: { modules: [{ versions: [{ version: '1.2.0' }] }] }
  })
  const files = {
    'main.tf': moduleFrom(`${HOST}/acme/queue/aws`),
    'all.tfquery.hcl': query,
    ...(version === null ? {} : { '.terraform-version': `${version}\n` })
  }
  const checked = await checkHere(registry, { files, settings: { depth: 'versions' } })
  expect(hostsIn(checked)).toEqual(hosts)
  const found = findingsIn(checked).filter((line) => !line.startsWith('notice'))
  expect(found).toEqual(findings)
  const rows = checked.verdict.roots.flatMap((root) => root.rows)
  expect(rows.map(({ source }) => source)).toEqual([`${HOST}/acme/queue/aws`])
})
