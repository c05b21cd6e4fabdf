// Roots that call only packages that no registry serves.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { plain } from '../../src/rules/protocol/marked-text.ts'
import type { AnswerRow } from '../support/answer.ts'
import { describe, expect, it } from '../support/jest.ts'
import {
  archiveAt,
  archiveUrl,
  call,
  checkPackages,
  type GivenWorld,
  PACKAGES,
  tarball
} from '../support/package-world.ts'
import type { Texts } from '../support/scan-texts.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { logOf } from '../support/whole-reports.ts'

const HOST = 'registry.example.com'
const SOURCE = `${PACKAGES}/direct.tar.gz`
const TOKEN = 'a-token-of-the-registry'

const checkDirect = (files: Texts, { run, ...world }: GivenWorld = {}) =>
  checkPackages({
    ...world,
    responses: [archiveAt(SOURCE, files)],
    run: { files: { 'main.tf': call('net', SOURCE) }, ...run }
  })

it('send the tokens of this machine to the registries that their packages name', async () => {
  const inner = { 'main.tf': call('sub', `${HOST}/acme/sub/aws`) }
  const modules = { 'acme/sub/aws 1.0.0': { 'main.tf': '' } }
  const environment = { TF_TOKEN_registry_example_com: TOKEN }
  const { codes, authorizations } = await checkDirect(inner, { modules, run: { environment } })
  expect(codes).toEqual([])
  expect(authorizations.get(`https://${HOST}/m/acme/sub/aws/1.0.0/download`)).toBe(
    `Bearer ${TOKEN}`
  )
  expect(authorizations.get(archiveUrl('acme/sub/aws 1.0.0'))).toBeNull()
})

it('install the providers of their packages as the CLI configuration says', async () => {
  const provider = `box = { source = "${HOST}/acme/box" }`
  const inner = { 'main.tf': `terraform {\n  required_providers {\n    ${provider}\n  }\n}\n` }
  await using home = await temporaryDirectory()
  const config = join(home.path, 'ci.tfrc')
  await writeFile(
    config,
    'provider_installation {\n  filesystem_mirror {\n    path = "/missing"\n  }\n}\n'
  )
  const environment = { TF_CLI_CONFIG_FILE: config }
  const installed = await checkDirect(inner, { run: { environment } })
  expect(installed.codes).toEqual(['error mirror-url'])
  expect(installed.urls).toEqual([SOURCE])
})

it.each(['"s3" {\n    bucket = var.b\n  }', '"no.pe" {\n  }'])(
  'have a backend that init ignores: %s',
  async (backend) => {
    const inner = `variable "b" {\n}\n\nterraform {\n  backend ${backend}\n}\n`
    expect((await checkDirect({ 'main.tf': inner })).codes).toEqual([])
  }
)

it('are counted, and have a row each', async () => {
  const checked = await checkDirect({ 'main.tf': '' })
  expect(checked.verdict.roots).toMatchObject([
    {
      directory: '.',
      rows: [
        { address: 'module.net', source: SOURCE, host: 'packages.example.net', isDirect: true }
      ]
    }
  ])
  expect(logOf(checked)).toContain('1 module read, no registry hosts to check')
  expect(logOf(checked)).toContain('the top directory: 1 module, every package is available')
})

it('have a row that says what is wrong with its package', async () => {
  const { verdict } = await checkPackages({
    responses: [archiveAt(`${PACKAGES}/other.tar.gz`, {})],
    run: { files: { 'main.tf': call('net', SOURCE) } }
  })
  const [row] = verdict.roots.flatMap(({ rows }) => rows)
  expect(row).toMatchObject({ isUnchecked: true, worst: 'error' })
  expect(row?.problems).toMatchObject([{ code: 'package-unreachable' }])
})

const BROKEN_MODULE = 'module "x" {\n  source = "./gone"\n}\n'

it.each([
  ['one directory', { 'net-1.0/main.tf': BROKEN_MODULE }, 'there is no directory net-1.0/gone'],
  ['two directories', { 'a/main.tf': '', 'b/main.tf': '' }, 'there is no directory *'],
  ['a hidden directory', { 'a/main.tf': '', '.github/x.yml': '' }, 'there is no directory *'],
  ['a directory and a file', { 'a/main.tf': '', 'README.md': '' }, 'there is no directory *']
])('expand a pattern that matches %s as go-getter does', async (_, files, message) => {
  const { verdict } = await checkDirect(files, {
    run: { files: { 'main.tf': call('net', `${SOURCE}//*`) } }
  })
  expect(verdict.findings.map(({ problem }) => plain(problem.message))).toEqual([
    expect.stringContaining(message)
  ])
})

it('expand a pattern in the address that a page names, also for a registry', async () => {
  const page = `${PACKAGES}/page`
  const { codes } = await checkPackages({
    modules: { 'acme/net/aws 1.0.0': page },
    responses: [
      { url: `${page}?terraform-get=1`, headers: { 'X-Terraform-Get': `${SOURCE}//*` } },
      archiveAt(SOURCE, { 'net-1.0/main.tf': '' })
    ],
    run: { files: { 'main.tf': call('net', `${HOST}/acme/net/aws`) } }
  })
  expect(codes).toEqual([])
})

describe('with a checksum in another file', () => {
  const archive = tarball({ 'main.tf': '' })
  const right = createHash('sha256').update(archive).digest('hex')
  const wrong = '0'.repeat(64)
  const SUMS = `${PACKAGES}/sums/SUMS`

  const checkSums = (sums: AnswerRow, checksum = `file:${SUMS}`) =>
    checkPackages({
      responses: [{ url: SOURCE, bytes: archive }, sums],
      run: { files: { 'main.tf': call('net', `${SOURCE}?checksum=${checksum}`) } }
    })

  it.each([
    ['of GNU', `${wrong}  other.tar.gz\n${right}  direct.tar.gz\n`],
    ['of GNU, binary', `${right} *direct.tar.gz`],
    ['with a path', `${right}  ../direct.tar.gz\n`],
    ['of BSD', `SHA256 (other.tar.gz) = ${wrong}\nSHA256 (direct.tar.gz) = ${right}\n`],
    ['alone', `${right}\n`]
  ])('in a line %s, are read', async (_, body) => {
    const { codes } = await checkSums({ url: SUMS, body })
    expect(codes).toEqual([])
  })

  it.each([
    ['of another file', `${right}  other.tar.gz\n`, 'no checksum found in'],
    ['that is no checksum', '<html></html>\n', 'no checksum found in'],
    ['of other bytes', `${wrong}  direct.tar.gz\n`, 'checksums did not match']
  ])('in a line %s, are refused', async (_, body, why) => {
    const { verdict } = await checkSums({ url: SUMS, body })
    expect(verdict.findings).toMatchObject([{ severity: 'error' }])
    expect(plain(verdict.findings[0]?.problem.message ?? '')).toContain(why)
  })

  it('that is missing, are refused', async () => {
    const { codes } = await checkSums({ url: SUMS, status: 404 })
    expect(codes).toEqual(['error package-unreachable'])
  })

  it('that is no page, are not followed', async () => {
    const { codes } = await checkSums({ url: SUMS }, 'file:./SUMS')
    expect(codes).toContain('notice not-followed')
    expect(codes.filter((code) => code.startsWith('error'))).toEqual([])
  })
})

it.each([
  ['archives', (name: string) => `${PACKAGES}/${name}.tar.gz`, 1],
  ['repositories', (name: string) => `git::https://git.example.com/${name}.git`, 0]
])('of %s are requested as often as `max-requests` allows', async (_, sourceOf, requested) => {
  const files = { 'main.tf': ['a', 'b', 'c'].map((name) => call(name, sourceOf(name))).join('') }
  const { verdict, urls } = await checkPackages({
    responses: ['a', 'b'].map((name) => archiveAt(`${PACKAGES}/${name}.tar.gz`, {})),
    run: { files, settings: { 'max-requests': '1' } }
  })
  const said = verdict.findings.map(({ problem }) => plain(problem.message))
  expect(said).toContainEqual(
    expect.stringMatching(/ (?:and|were not opened).*: max-requests allows no further request/)
  )
  expect(urls).toHaveLength(requested)
})

it('are wrong in a template, which no program fills in', async () => {
  const { codes } = await checkDirect({ 'main.tf': 'a = {{ b }}\n' })
  expect(codes).toEqual(['error file-syntax'])
})

it('are not what has to change where a call passes too few configurations', async () => {
  const expecting = `box = { source = "${HOST}/acme/box", configuration_aliases = [box.x] }`
  const files = { 'main.tf': `terraform {\n  required_providers {\n    ${expecting}\n  }\n}\n` }
  const { verdict } = await checkDirect(files)
  const found = verdict.findings.find(({ problem }) => problem.code === 'block-providers')
  expect(plain(found?.problem.help ?? '')).toBe('add `box.x = …` to the `providers` of the call')
})

it('lead to a host by one line for each call, however many require it', async () => {
  const requiring = (name: string) =>
    `terraform {\n  required_providers {\n    ${name} = { source = "${HOST}/acme/${name}" }\n  }\n}\n`
  const inner = `${call('m', './m')}${requiring('box')}`
  const { verdict } = await checkDirect({ 'main.tf': inner, 'm/main.tf': requiring('jar') })
  const requirements = verdict.hosts.flatMap((host) => host.requirements)
  expect(requirements.map(({ because }) => because.length)).toEqual([1])
})

it.each([
  ['a missing directory', `${SOURCE}//gone`, { 'main.tf': '' }, 'source-missing'],
  ['a mistake inside', SOURCE, { 'main.tf': 'variable "version" {}\n' }, 'block-invalid']
])('have no tick with %s', async (_, source, files, code) => {
  const { verdict } = await checkDirect(files, {
    run: { files: { 'main.tf': call('net', source) } }
  })
  const rows = verdict.roots.flatMap((root) => root.rows)
  expect(rows).toMatchObject([{ address: 'module.net', worst: 'error', problems: [{ code }] }])
})
