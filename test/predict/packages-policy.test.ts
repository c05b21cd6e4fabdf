// What may be contacted because a package says so, and what reports show of packages.

import { renderAnnotations } from '../../src/report/annotations.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { describe, expect, it } from '../support/jest.ts'
import {
  archiveAt,
  archiveUrl,
  type CheckedWorld,
  call,
  checkIn,
  checkPackages,
  PACKAGES,
  startPackages,
  tarball
} from '../support/package-world.ts'
import { logOf, reportsOf } from '../support/whole-reports.ts'

const HOST = 'registry.example.com'
const NET = `${HOST}/acme/net/aws`
const NET_URL = archiveUrl('acme/net/aws 1.0.0')
const MAIN = { 'main.tf': call('net', NET) }
const BROKEN = { 'main.tf': call('x', './gone') }

const findingsOf = ({ verdict }: CheckedWorld): readonly string[] =>
  verdict.findings.map(
    ({ severity, problem: { code, message } }) => `${severity} ${code}: ${plain(message)}`
  )

const ALLOWED = `${HOST}\npackages.example.net`

const checkInside = (files: Readonly<Record<string, string>>, allowed: string, main = MAIN) =>
  checkPackages({
    modules: { 'acme/net/aws 1.0.0': files },
    responses: [archiveAt('https://other.example.org/x.tar.gz', BROKEN)],
    run: { files: main, settings: { 'allowed-hosts': allowed } }
  })

describe('under allowed-hosts', () => {
  it('packages of allowed hosts are opened, and pass without a word', async () => {
    const checked = await checkInside({ 'main.tf': '' }, ALLOWED)
    expect(findingsOf(checked)).toEqual([])
    expect(checked.urls).toContain(NET_URL)
  })

  it.each([
    ['a registry', 'other.example.org/acme/x/aws'],
    ['an archive', 'https://other.example.org/x.tar.gz'],
    ['a Git repository', 'git::https://other.example.org/x.git'],
    ['a Git repository by ssh', 'git@other.example.org:x.git']
  ])('%s inside a package on another host is an error, and not contacted', async (_, source) => {
    const checked = await checkInside({ 'main.tf': call('x', source) }, ALLOWED)
    const [first] = checked.verdict.findings
    expect(checked.codes).toContain('error host-not-allowed')
    expect(plain(first?.problem.message ?? '')).toContain('other.example.org')
    expect(first?.places).toMatchObject([
      { file: 'main.tf', line: 2, inside: { file: 'main.tf', line: 2 } }
    ])
    expect(checked.urls.filter((url) => url.includes('other.'))).toEqual([])
    expect(checked.verdict.passed).toBe(false)
  })

  it('a provider inside a package on another host is an error', async () => {
    const provider = 'box = { source = "other.example.org/acme/box" }'
    const inside = `terraform {\n  required_providers {\n    ${provider}\n  }\n}\n`
    const checked = await checkInside({ 'main.tf': inside }, ALLOWED)
    expect(checked.codes).toContain('error host-not-allowed')
    expect(checked.urls.filter((url) => url.includes('other.'))).toEqual([])
  })

  it('a source of the checkout on another host is not fetched', async () => {
    const main = { 'main.tf': call('x', 'https://other.example.org/x.tar.gz') }
    const checked = await checkInside({}, ALLOWED, main)
    expect(checked.urls).toEqual([])
    expect(new Set(checked.codes)).toEqual(
      new Set(['error host-not-allowed', 'error allowlist-incomplete'])
    )
  })

  it('a package that a registry names on another host is not fetched', async () => {
    const checked = await checkInside(BROKEN, HOST)
    expect(checked.urls).not.toContain(NET_URL)
    expect(checked.codes).toContain('error host-not-allowed')
    expect(checked.codes).toContain('error allowlist-incomplete')
  })

  it('a package that cannot be opened is an error', async () => {
    const checked = await checkPackages({
      modules: { 'acme/net/aws 1.0.0': `${PACKAGES}/net.tar.xz` },
      responses: [{ url: `${PACKAGES}/net.tar.xz`, body: 'x' }],
      run: { files: MAIN, settings: { 'allowed-hosts': ALLOWED } }
    })
    expect(checked.codes.toSorted()).toEqual(['error allowlist-incomplete', 'notice not-followed'])
  })

  it.each([
    ['leads to what else is installed', 'terraform', '', call('x', '../../../other')],
    [
      'is only known to init',
      'opentofu',
      'variable "v" {\n  type = string\n}\n',
      call('x', 'git::https://$' + '{var.v}/x.git')
    ]
  ])('a call inside a package that %s is an error', async (_, dialect, before, inner) => {
    const checked = await checkPackages({
      modules: { 'acme/net/aws 1.0.0': { 'main.tf': before + inner } },
      run: { files: MAIN, settings: { dialect, 'allowed-hosts': ALLOWED } }
    })
    expect(checked.codes).toContain('error allowlist-incomplete')
  })

  it('a module inside a package whose source is not known is an error', async () => {
    const inside = { 'main.tf': `variable "v" {}\n${call('x', '$' + '{var.v}')}` }
    const checked = await checkInside(inside, ALLOWED)
    expect(checked.verdict.passed).toBe(false)
  })
})

describe('an address of this machine or network', () => {
  /** What is wrong, and which paths were requested there, where a public or private package calls this source. */
  async function led(
    by: 'public' | 'private',
    sourceAt: (address: string) => string,
    allowed = ''
  ) {
    await using registry = await startPackages({ modules: { 'acme/net/aws 1.0.0': NET_URL } })
    const address = `127.0.0.1:${registry.port}`
    const caller = { bytes: tarball({ 'main.tf': call('x', sourceAt(address)) }) }
    const { resolve } = registry.answer(NET_URL, caller)
    registry.answer(`https://${address}/out.tar.gz`, caller)
    registry.answer(`https://${address}/in.tar.gz`, { bytes: tarball(BROKEN) })
    const outer = { 'main.tf': call('out', `https://${address}/out.tar.gz`) }
    const settings = { resolve, 'allowed-hosts': allowed && `${ALLOWED}\n${address}` }
    const files = by === 'public' ? MAIN : outer
    const environment = { GIT_SSL_CAINFO: registry.caFile }
    const { codes } = await checkIn(registry, { files, settings, environment })
    const paths = registry.urls
      .filter((url) => url.includes(address))
      .map((url) => new URL(url).pathname)
    return { codes, paths: [...new Set(paths)].filter((path) => path !== '/out.tar.gz') }
  }

  const archive = (address: string): string => `https://${address}/in.tar.gz`
  const repository = (address: string): string => `git::https://${address}/in.git`
  const module = (address: string): string => `${address}/acme/x/aws`

  it.each([
    ['an archive', archive],
    ['a repository', repository]
  ])('is not contacted for %s that a public package calls', async (_, sourceAt) => {
    expect(await led('public', sourceAt)).toEqual({ codes: ['notice not-followed'], paths: [] })
  })

  it('is not contacted for a registry that a public package names', async () => {
    const { paths } = await led('public', module)
    expect(paths).toEqual([])
  })

  it('may be that of an archive that a package at such an address calls', async () => {
    const { codes, paths } = await led('private', archive)
    expect({ codes, paths }).toEqual({ codes: ['error source-missing'], paths: ['/in.tar.gz'] })
  })

  it('may be that of a repository that a package at such an address calls', async () => {
    const { paths } = await led('private', repository)
    expect(paths).toEqual(['/in.git/info/refs'])
  })

  it('may be contacted from a public package if allowed-hosts names it', async () => {
    const { codes, paths } = await led('public', archive, 'yes')
    expect({ codes, paths }).toEqual({ codes: ['error source-missing'], paths: ['/in.tar.gz'] })
  })

  it.each([
    ['an archive', 'https://169.254.169.254/in.tar.gz'],
    ['a repository', 'git::https://169.254.169.254/in.git'],
    ['a registry', '169.254.169.254/acme/x/aws']
  ])('that is of a metadata service is never contacted for %s', async (_, source) => {
    const { codes } = await led('private', () => source)
    expect(codes).toHaveLength(1)
    expect(codes[0]).toMatch(/not-followed|host-private-redirect/)
  })

  it('is not contacted for a public package with the name of one at such an address', async () => {
    await using registry = await startPackages({ modules: { 'acme/net/aws 1.0.0': NET_URL } })
    const address = `127.0.0.1:${registry.port}`
    const { resolve } = registry.answer(NET_URL, {
      bytes: tarball({ 'main.tf': call('x', archive(address)) })
    })
    const versions = [{ version: '1.0.0' }]
    registry
      .offer(address, { 'modules.v1': '/m/' })
      .answer(`https://${address}/m/acme/net/aws/versions`, { json: { modules: [{ versions }] } })
      .answer(`https://${address}/m/acme/net/aws/1.0.0/download`, {
        status: 204,
        headers: { 'X-Terraform-Get': '/net.tar.gz' }
      })
      .answer(`https://${address}/net.tar.gz`, { bytes: tarball({ 'main.tf': '' }), delayMs: 100 })
    const files = { 'main.tf': call('a', NET) + call('b', `${address}/acme/net/aws`) }
    const { urls } = await checkIn(registry, { files, settings: { resolve } })
    expect(urls).toContain(`https://${address}/net.tar.gz`)
    expect(urls).not.toContain(archive(address))
  })
})

// In what reports must not show.
const SECRET = 'sEcReT-7f3a91c2'

/** Where the secret is in what is written about a check. */
const leaksIn = (checked: CheckedWorld): readonly string[] => {
  const annotations = renderAnnotations(checked.verdict, checked.context)
  const written = { ...reportsOf(checked), log: logOf(checked), annotations }
  return Object.entries(written).flatMap(([name, text]) =>
    JSON.stringify(text).includes(SECRET) ? [name] : []
  )
}

describe('no report shows', () => {
  const at = (path: string): string => `https://packages.example.net/${path}`
  const withUser = `https://user:${SECRET}@packages.example.net`

  it.each([
    ['the query of a location', `${at('net.tar.gz')}?X-Amz-Signature=${SECRET}`],
    ['the query of a location that is missing', `${at('gone.tar.gz')}?sig=${SECRET}`],
    ['the query of a page', `${at('page')}?job_token=${SECRET}`],
    ['the user info of a location', `${withUser}/net.tar.gz`],
    ['the user info of a location that is missing', `${withUser}/gone.tar.gz`],
    ['the checksum of a location', `${at('net.tar.gz')}?checksum=${SECRET}`],
    ['the user info of a repository', `git::${withUser}/net.git`],
    ['the query of a repository', `git::${at('net.git')}?ref=v1&token=${SECRET}`],
    ['the key of a repository', `git::ssh://git@packages.example.net/x.git?sshkey=${SECRET}`],
    [
      'a location in another way',
      `s3::https://s3.amazonaws.com/b/x.zip?aws_access_key_secret=${SECRET}`
    ],
    ['a location that is refused', `bogus://x/${SECRET}?token=${SECRET}`]
  ])('%s', async (_, location) => {
    const checked = await checkPackages({
      modules: { 'acme/net/aws 1.0.0': location },
      responses: [archiveAt(at('net.tar.gz'), BROKEN)],
      run: { files: MAIN }
    })
    expect(checked.codes).toHaveLength(1)
    expect(leaksIn(checked)).toEqual([])
  })

  it.each([
    ['an archive', `${at('in.tar.gz')}?sig=${SECRET}`],
    ['an archive with a login', `${withUser}/in.tar.gz`],
    ['a missing archive', `${at('gone.tar.gz')}?sig=${SECRET}`],
    ['a repository', `git::${withUser}/in.git?ref=v1`],
    ['a repository with a key', `git::ssh://git@packages.example.net/x.git?sshkey=${SECRET}`],
    ['a source with a subdirectory', `${withUser}/in.tar.gz//gone?sig=${SECRET}`]
  ])('the secrets in a source inside a package: %s', async (_, source) => {
    const checked = await checkPackages({
      modules: { 'acme/net/aws 1.0.0': { 'main.tf': call('x', source) } },
      responses: [archiveAt(at('in.tar.gz'), BROKEN)],
      run: { files: MAIN }
    })
    expect(checked.codes).toHaveLength(1)
    expect(leaksIn(checked)).toEqual([])
  })

  it.each([
    ['beside a source that is missing', `module "x" { source = "./gone" } # ${SECRET}\n`],
    ['in a comment', `# ${SECRET}\n${call('x', './gone')}`],
    ['in a syntax error', `module "x" {\n  ${SECRET} =\n}\n`],
    ['in a string that does not end', `locals {\n  a = "${SECRET}\n}\n`],
    ['in a block that does not end', `${SECRET} {\n`],
    ['that is one word', `${SECRET}\n`],
    ['that is the header of a block', `${SECRET} "x"\n`],
    ['in a resource', `resource "a" "b" {\n  ${SECRET}\n}\n`],
    ['as a second value', `locals {\n  a = 1 ${SECRET} = 2\n}\n`],
    ['after a block', `locals {} ${SECRET}\n`],
    ['in a required version', `terraform { required_version = ">= 99" } # ${SECRET}\n`],
    [
      'in a duplicate argument',
      `locals {\n  ${SECRET} = 1\n  ${SECRET} = 1\n}\n${call('x', './gone')}`
    ]
  ])('the text of a package %s', async (_, text) => {
    const checked = await checkPackages({
      modules: { 'acme/net/aws 1.0.0': { 'main.tf': text } },
      run: { files: MAIN, settings: { dialect: 'terraform 1.11.4' } }
    })
    expect(checked.codes.length).toBeGreaterThan(0)
    expect(leaksIn(checked)).toEqual([])
  })
})
