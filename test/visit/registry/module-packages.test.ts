// How packages of modules are fetched and opened at depth `init`, through the whole check.

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { plain } from '../../../src/rules/protocol/marked-text.ts'
import { tarOf, zipOf } from '../../support/archives.ts'
import { describe, expect, it } from '../../support/jest.ts'
import {
  archiveAt,
  archiveUrl,
  type CheckedWorld,
  call,
  checkPackages,
  PACKAGES,
  tarball
} from '../../support/package-world.ts'

const HOST = 'registry.example.com'
const NET = `${HOST}/acme/net/aws`
/** A package in which something is wrong, which shows that it was read. */
const BROKEN = { 'main.tf': call('x', './gone') }
const WAS_READ = ['error source-missing']

const messagesOf = ({ verdict }: CheckedWorld): readonly string[] =>
  verdict.findings.map(({ problem }) => plain(problem.message))

describe('a package is fetched once', () => {
  const modules = { 'acme/net/aws 1.0.0': BROKEN }
  const urls = [`https://${HOST}/m/acme/net/aws/1.0.0/download`, archiveUrl('acme/net/aws 1.0.0')]

  it('for 40 calls, of different directories and roots', async () => {
    const calls = Array.from({ length: 40 }, (_, index) =>
      call(`m${index}`, index % 2 === 0 ? NET : `${NET}//x${index}`, '~> 1.0')
    )
    const files = { 'a/main.tf': calls.join(''), 'b/main.tf': calls.join('') }
    const checked = await checkPackages({ modules, run: { files } })
    expect(checked.urls).toEqual(urls)
    expect(new Set(checked.codes)).toEqual(new Set(WAS_READ))
  })

  it('for both clients', async () => {
    const run = { files: { 'main.tf': call('net', NET) }, settings: { dialect: 'both' } }
    const checked = await checkPackages({ modules, run })
    expect(checked.urls).toEqual(urls)
    expect(checked.verdict.findings.map(({ affects }) => affects)).toEqual([
      ['terraform', 'opentofu']
    ])
  })

  it('for calls by other packages', async () => {
    const inner = { 'main.tf': call('net', NET) }
    const checked = await checkPackages({
      modules: { ...modules, 'acme/a/aws 1.0.0': inner, 'acme/b/aws 1.0.0': inner },
      run: {
        files: { 'main.tf': ['a', 'b'].map((at) => call(at, `${HOST}/acme/${at}/aws`)).join('') }
      }
    })
    expect(checked.urls.filter((url) => url === archiveUrl('acme/net/aws 1.0.0'))).toHaveLength(1)
  })

  it('for sources with different directories in it', async () => {
    const url = `${PACKAGES}/net.tar.gz`
    const files = { 'main.tf': call('a', url) + call('b', `${url}//m`) + call('c', `${url}//gone`) }
    const responses = [archiveAt(url, { 'main.tf': '', 'm/main.tf': '' })]
    const checked = await checkPackages({ responses, run: { files } })
    expect(checked.urls).toEqual([url])
    expect(checked.codes).toEqual(WAS_READ)
  })
})

it('opens 500 packages and no more', async () => {
  const count = 503
  const urlOf = (index: number): string => `${PACKAGES}/p${index}.zip`
  const indexes = Array.from({ length: count }, (_, index) => index)
  const bytes = zipOf({ name: 'main.tf', content: '' })
  const checked = await checkPackages({
    responses: indexes.map((index) => ({ url: urlOf(index), bytes })),
    run: {
      files: { 'main.tf': indexes.map((index) => call(`m${index}`, urlOf(index))).join('') },
      settings: { 'max-requests': '10000' }
    }
  })
  expect(checked.urls).toHaveLength(500)
  expect(checked.verdict.passed).toBe(true)
  expect(new Set(checked.codes)).toEqual(new Set(['notice not-followed']))
  expect(messagesOf(checked)[0]).toContain('this check opens at most 500 packages')
})

describe('a location', () => {
  const urlOf = (path: string): string => `${PACKAGES}/${path}`
  const checkAt = (location: string, responses: Parameters<typeof checkPackages>[0]['responses']) =>
    checkPackages({
      modules: { 'acme/net/aws 1.0.0': location },
      ...(responses && { responses }),
      run: { files: { 'main.tf': call('net', NET) } }
    })

  it('can be a page with X-Terraform-Get', async () => {
    const headers = { 'X-Terraform-Get': urlOf('net.tar.gz//m') }
    const page = { url: urlOf('page?terraform-get=1'), headers }
    const files = { 'm/main.tf': call('x', '../gone') }
    const checked = await checkAt(urlOf('page'), [page, archiveAt(urlOf('net.tar.gz'), files)])
    expect(checked.urls.slice(1)).toEqual([page.url, urlOf('net.tar.gz')])
    expect(checked.codes).toEqual(WAS_READ)
    expect(messagesOf(checked)).toEqual(['there is no directory gone in acme/net/aws 1.0.0'])
  })

  it('can be an HTML page with the address in its head', async () => {
    const body = `<html><head><meta name="terraform-get" content="${urlOf('net.zip')}"></head></html>`
    const bytes = zipOf({ name: 'main.tf', content: BROKEN['main.tf'] })
    const checked = await checkAt(urlOf('page'), [
      { url: urlOf('page?terraform-get=1'), body },
      { url: urlOf('net.zip'), bytes }
    ])
    expect(checked.codes).toEqual(WAS_READ)
  })

  it('is an error as a page that leads to itself', async () => {
    const headers = { 'X-Terraform-Get': urlOf('page') }
    const checked = await checkAt(urlOf('page'), [{ url: urlOf('page?terraform-get=1'), headers }])
    expect(checked.codes).toEqual(['error package-location'])
    expect(checked.urls.length).toBeLessThan(5)
  })

  it('with a subdirectory is joined with that of the source', async () => {
    const files = { 'a/b/main.tf': call('x', './gone') }
    const checked = await checkPackages({
      modules: { 'acme/net/aws 1.0.0': `${urlOf('net.tar.gz')}//a` },
      responses: [archiveAt(urlOf('net.tar.gz'), files)],
      run: { files: { 'main.tf': call('net', `${NET}//b`) } }
    })
    expect(messagesOf(checked)).toEqual(['there is no directory a/b/gone in acme/net/aws 1.0.0'])
  })

  const sum = createHash('sha256').update(tarball(BROKEN)).digest('hex')
  it.each([
    ['right', `sha256:${sum}`, 'error source-missing'],
    ['right without its kind', sum, 'error source-missing'],
    ['wrong', `sha256:${'0'.repeat(64)}`, 'error package-broken'],
    ['of an unknown kind', `sha3:${'0'.repeat(64)}`, 'error package-broken'],
    ['in a file', `file:${PACKAGES}/SUMS`, 'error source-missing'],
    ['in a file that is missing', `file:${PACKAGES}/GONE`, 'error package-unreachable']
  ])('with a checksum that is %s', async (_, checksum, code) => {
    const location = `${urlOf('net.tar.gz')}?checksum=${checksum}`
    const sums = { url: `${PACKAGES}/SUMS`, body: `${sum}  net.tar.gz\n` }
    const checked = await checkAt(location, [archiveAt(urlOf('net.tar.gz'), BROKEN), sums])
    expect(checked.codes).toEqual([code])
  })

  it.each([
    ['404', { status: 404 }, 'error package-unreachable'],
    ['403', { status: 403 }, 'error package-unauthorized'],
    ['a page in place of an archive', { body: '<html>' }, 'error package-broken'],
    [
      'a transfer that is cut',
      { bytes: tarball(BROKEN), truncate: 40 },
      'error package-unreachable'
    ]
  ])('that answers with %s', async (_, answer, code) => {
    const checked = await checkAt(urlOf('net.tar.gz'), [{ url: urlOf('net.tar.gz'), ...answer }])
    expect(checked.codes).toEqual([code])
  })
})

describe('a package that OpenTofu downloads by itself is read by its first bytes', () => {
  const bytes = {
    zip: zipOf({ name: 'main.tf', content: BROKEN['main.tf'] }),
    'tar.gz': tarball(BROKEN)
  }
  const url = `https://${HOST}/packages/net`
  const checkDirect = (answer: { bytes: Buffer }, usesToken: boolean) =>
    checkPackages({
      modules: { 'acme/net/aws 1.0.0': '' },
      responses: [{ url, ...answer }],
      run: {
        files: { 'main.tf': call('net', NET) },
        settings: { dialect: 'opentofu 1.12.6', tokens: `${HOST}=tok-registry` }
      },
      download: { json: { location: url, use_registry_credentials: usesToken } }
    })

  it.each([
    ['zip', bytes.zip, WAS_READ],
    ['tar.gz', bytes['tar.gz'], WAS_READ],
    ['tar', tarOf({ name: 'main.tf', content: '' }), ['error package-broken']],
    ['gzip of something else', gzipSync('x'), ['error package-broken']],
    ['nothing', Buffer.alloc(0), ['error package-broken']]
  ])('%s', async (_, given, codes) => {
    const checked = await checkDirect({ bytes: given }, true)
    expect(checked.codes).toEqual(codes)
    expect(checked.authorizations.get(url)).toBe('Bearer tok-registry')
  })

  it('without the token, if the registry says so', async () => {
    const checked = await checkDirect({ bytes: bytes.zip }, false)
    expect(checked.codes).toEqual(WAS_READ)
    expect(checked.authorizations.get(url)).toBeNull()
  })
})

it('sends the token of a registry to no host of packages', async () => {
  const checked = await checkPackages({
    modules: { 'acme/net/aws 1.0.0': BROKEN },
    run: {
      files: { 'main.tf': call('net', NET) },
      settings: { tokens: `${HOST}=tok-registry` }
    }
  })
  expect([...checked.authorizations.values()]).toEqual(['Bearer tok-registry', null])
})
