// Conflicts between the root module, its local modules and packages.
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { expect, it } from '../support/jest.ts'
import { call, checkPackages } from '../support/package-world.ts'
import { logOf } from '../support/whole-reports.ts'

const HOST = 'registry.example.com'

const requiring = (version: string): string =>
  `terraform {\n  required_providers {\n    box = { source = "${HOST}/acme/box", version = "${version}" }\n  }\n}\n`

const MODULES = {
  'acme/net/aws 1.9.0': { 'main.tf': requiring('>= 5.0') },
  'acme/net/aws 2.1.0': { 'main.tf': call('sub', './sub'), 'sub/versions.tf': requiring('>= 6.0') },
  'acme/dns/aws 3.0.0': { 'main.tf': requiring('>= 5.2') }
}
const FILES = {
  'live/main.tf': requiring('< 6.0') + call('app', '../app') + call('net', `${HOST}/acme/net/aws`),
  'app/main.tf': call('db', '../db') + call('dns', `${HOST}/acme/dns/aws`),
  'db/versions.tf': requiring('>= 5.1'),
  'old/main.tf': call('net', `${HOST}/acme/net/aws`, '~> 1.0')
}
const versions = ['5.0.0', '5.9.1', '6.2.0'].map((version) => ({ version }))
const responses = [{ url: `https://${HOST}/p/acme/box/versions`, json: { versions } }]

it('Constraints that conflict are in the message, the others below it, and the version that another root uses is the cure', async () => {
  const checked = await checkPackages({ modules: MODULES, responses, run: { files: FILES } })
  const finding = checked.verdict.findings.find(({ problem }) => problem.constraints)
  expect(plain(finding?.problem.message ?? '')).toBe(
    `no version of provider ${HOST}/acme/box can match all of "< 6.0.0" (live/main.tf:3), ">= 6.0.0" (module.net (acme/net/aws 2.1.0) > module.sub: sub/versions.tf:3)`
  )
  const log = logOf(checked)
  expect(log).toContain(
    'other constraints: >= 5.1 (module.app > module.db: db/versions.tf:3), >= 5.2 (module.app: app/main.tf:5 → module.dns (acme/dns/aws 3.0.0): main.tf:3)\n'
  )
  expect(log).toContain('help: use acme/net/aws 1.9.0 in module.net, the newest version that')
})

it('Of listed versions, those that meet none of a pair are said the same way', async () => {
  const files = {
    'main.tf': requiring('> 5.0.0, < 5.9, != 5.1') + call('db', './db'),
    'db/main.tf': requiring('>= 4.0')
  }
  const { verdict } = await checkPackages({ responses, run: { files } })
  const [problem] = verdict.findings.map((finding) => finding.problem)
  expect(problem?.code).toBe('version-none-fits')
  expect(plain(problem?.message ?? '')).toBe(
    `no version of provider ${HOST}/acme/box fits "> 5.0.0, < 5.9, != 5.1": none meets "> 5.0.0" and "< 5.9"; the newest is 6.2.0`
  )
  expect(problem?.constraints?.map(({ text, conflicts }) => `${text} ${conflicts}`)).toEqual([
    '> 5.0.0, < 5.9, != 5.1 true',
    '>= 4.0 false'
  ])
})

it('With `upgrade`, the table says which module keeps the newest release away', async () => {
  const net = call('net', `${HOST}/acme/net/aws`, '~> 1.0')
  const files = { 'main.tf': net + call('db', './db'), 'db/main.tf': requiring('~> 5.0') }
  const settings = { depth: 'init', upgrade: 'true', platforms: 'linux_amd64' }
  const { verdict } = await checkPackages({ modules: MODULES, responses, run: { files, settings } })
  const row = verdict.roots[0]?.rows.find(({ kind }) => kind === 'provider')
  expect([row?.newest, row?.chosen]).toEqual(['6.2.0', { terraform: '5.9.1' }])
  expect(row?.excluding?.map(({ text, module }) => `${text} ${module}`)).toEqual([
    '~> 5.0 module.db'
  ])
})
