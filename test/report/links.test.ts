import { linkTo, type PlaceLinks, pathInUrl } from '../../src/report/links.ts'
import { aPlace } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const links: PlaceLinks = new Map([
  ['main.tf', { url: 'https://github.com/octo/infra/blob/0123abc/main.tf' }],
  [
    'changed.tf',
    {
      url: 'https://github.com/octo/infra/blob/0123abc/changed.tf',
      diff: {
        url: 'https://github.com/octo/infra/pull/7/files#diff-0a1b',
        lines: new Set([11, 12])
      }
    }
  ]
])

describe('the link to a line', () => {
  it.each([
    ['a file of the checkout', 'main.tf', 11, '/blob/0123abc/main.tf#L11'],
    ['a line of the diff', 'changed.tf', 12, '/pull/7/files#diff-0a1bR12'],
    ['a line that the diff does not show', 'changed.tf', 13, '/blob/0123abc/changed.tf#L13']
  ])('leads to %s', (_, file, line, want) => {
    expect(linkTo(aPlace({ file, line }), { links, repositories: [] })).toBe(
      `https://github.com/octo/infra${want}`
    )
  })

  it('leads to the target of a symbolic link, whose page has the line', () => {
    const place = aPlace({ file: 'link.tf', target: 'main.tf', line: 11 })
    expect(linkTo(place, { links, repositories: [] })).toContain('/main.tf#L11')
  })

  it('does not exist for files without a page', () => {
    expect(linkTo(aPlace({ file: '~/.terraformrc' }), { links, repositories: [] })).toBeNull()
    expect(linkTo(aPlace(), { links: null, repositories: [] })).toBeNull()
  })
})

describe('the link to a line in another repository', () => {
  const COMMIT = '0123456789abcdef0123456789abcdef01234567'
  const linkIn = (url: string | null, commit: string | null = COMMIT) =>
    linkTo(aPlace({ file: 'acme/network//a b.tf', line: 3 }), {
      links: null,
      repositories: [{ name: 'acme/network', url, commit }]
    })

  it.each([
    ['https://github.com/acme/network', 'https://github.com/acme/network/blob/'],
    [
      'https://git.acme.example:8443/acme/network',
      'https://git.acme.example:8443/acme/network/blob/'
    ],
    ['https://gitlab.com/acme/ops/network', 'https://gitlab.com/acme/ops/network/-/blob/'],
    ['https://gitlab.acme.example/acme/network', 'https://gitlab.acme.example/acme/network/-/blob/']
  ])('leads from %s to %s', (url, page) => {
    expect(linkIn(url)).toBe(`${page}${COMMIT}/a%20b.tf#L3`)
  })

  it.each([
    'https://bitbucket.org/acme/network',
    'https://codeberg.org/acme/network',
    'https://dev.azure.com/acme/network',
    'https://acme.visualstudio.com/network',
    'https://user@github.com/acme/network',
    'https://github.com/acme/network?a=b',
    'https://github.com/acme/../evil',
    'https://github.com/acme/network/',
    'https://github.com',
    'https://github.com/acme/net"work',
    'https://github.com/acme/net work',
    'https://github.com/acme/net\u202ework',
    'ssh://github.com/acme/network',
    'javascript:alert(1)',
    `https://github.com/${'a'.repeat(1000)}`
  ])('does not exist with the URL %j', (url) => {
    expect(linkIn(url)).toBeNull()
  })

  it('does not exist without a URL, a commit or an entry', () => {
    const url = 'https://github.com/acme/network'
    expect([linkIn(null), linkIn(url, null), linkIn(url, 'main')]).toEqual([null, null, null])
    expect(linkTo(aPlace({ file: 'acme/dns//a.tf' }), { links, repositories: [] })).toBeNull()
  })
})

describe('a path in a URL', () => {
  it('has no character that Markdown or HTML give a meaning', () => {
    expect(pathInUrl('a b/#1?/x_(y)*~"<>&%[z]\\\'!.tf')).toBe(
      'a%20b/%231%3F/x%5F%28y%29%2A%7E%22%3C%3E%26%25%5Bz%5D%5C%27%21.tf'
    )
  })

  it('does not exist for a name that is not Unicode', () => {
    expect(pathInUrl('\ud800.tf')).toBeNull()
  })
})
