import { showUrl } from '../../../src/rules/go/url.ts'
import type { MainClient } from '../../../src/rules/protocol/clients.ts'
import {
  metaLocation,
  planFetch,
  planHop
} from '../../../src/rules/registry/answers/package-plan.ts'
import { describe, expect, test } from '../../support/jest.ts'

/** What the client asks for, in one line. */
function fetchFor(text: string, client: MainClient = 'opentofu'): string {
  const fetch = planFetch(text, client)
  if (fetch.kind === 'refused') return fetch.why
  return `${fetch.kind} ${fetch.kind === 'other' ? fetch.getter : showUrl(fetch.url)}`
}

describe('fetching a module package', () => {
  test.each([
    ['https://h.example/m.zip', 'archive https://h.example/m.zip'],
    ['https://h.example/m.tar.gz?x=1', 'archive https://h.example/m.tar.gz?x=1'],
    ['https://h.example/m.tar.zst', 'page https://h.example/m.tar.zst?terraform-get=1'],
    ['https://h.example/a?archive=tar.gz', 'archive https://h.example/a'],
    ['https://h.example/m.zip?archive=false', 'page https://h.example/m.zip?terraform-get=1'],
    ['https://h.example/a?x=2', 'page https://h.example/a?terraform-get=1&x=2'],
    ['https://u:p@h.example/m.zip//sub', 'archive https://u:p@h.example/m.zip'],
    ['git::https://h.example/r.git//sub?ref=v1', 'git https://h.example/r.git'],
    ['github.com/acme/net', 'git https://github.com/acme/net.git'],
    ['git@github.com:acme/net.git?ref=v1', 'git ssh://git@github.com/acme/net.git'],
    ['git::ssh://git@h.example/r', 'git ssh://git@h.example/r'],
    ['s3::https://s3.amazonaws.com/b/m.zip', 'other s3'],
    ['file:///modules/net', 'other file'],
    ['oci://h.example/net', 'other oci'],
    ['ftp://h.example/m.zip', "download not supported for scheme 'ftp'"],
    ['foo::https://h.example/m.zip', "download not supported for scheme 'foo'"],
    ['p4ss:x-oauth-basic@h.example/m.git', "download not supported for scheme '***'"],
    ['c:/m.zip', "download not supported for scheme 'c'"],
    ['git::https://h.example/r?archive=false&checksum=', 'git https://h.example/r'],
    ['git::https://h.example/r?ref=v1#x', 'git https://h.example/r#x'],
    [
      'git::https://h.example/r?checksum=md5:00',
      'checksum cannot be specified for directory download'
    ],
    ['https://h.example/a?checksum=md5:00', 'checksum cannot be specified for directory download']
  ])('%s', (text, expected) => expect(fetchFor(text)).toBe(expected))

  test('reads the options of Git, unescaped, and the directory', () => {
    expect(
      planFetch('git::https://h.example/r.git//a/b?ref=release%2F1.x&depth=1&x=2', 'terraform')
    ).toMatchObject({
      kind: 'git',
      ref: 'release/1.x',
      depth: '1',
      sshkey: null,
      subdirectory: 'a/b',
      url: { query: 'x=2' }
    })
  })

  test.each(['terraform', 'opentofu'] as const)(
    'keeps the query of a shorthand for %s',
    (client) => {
      expect(planFetch('github.com/acme/net//a?ref=v1&depth=1', client)).toMatchObject({
        kind: 'git',
        ref: 'v1',
        depth: '1',
        subdirectory: 'a'
      })
    }
  )

  test('reads the format, the checksum and the directory of an archive', () => {
    expect(
      planFetch('https://h.example/m.v1.tar.gz//*?checksum=sha256%3A00', 'terraform')
    ).toMatchObject({
      kind: 'archive',
      archive: 'tar.gz',
      checksum: 'sha256:00',
      subdirectory: '*'
    })
    expect(planFetch('https://h.example/m.zip?archive=tbz2', 'terraform')).toMatchObject({
      archive: 'tbz2'
    })
    expect(fetchFor('https://h.example/m.tar.tbz2')).toMatch(/^archive /)
    expect(fetchFor('https://h.example/m.tbz2', 'opentofu')).toMatch(/^page /)
  })

  test('leaves container registries to OpenTofu', () => {
    expect(fetchFor('oci://h.example/net', 'terraform')).toBe(
      "download not supported for scheme 'oci'"
    )
  })

  test('sorts and escapes the query as Go does', () => {
    expect(fetchFor('https://h.example/m.zip?sig=a%2fb&b=1%202&checksum=sha256:00&a=%zz&c')).toBe(
      'archive https://h.example/m.zip?b=1+2&c=&sig=a%2Fb'
    )
  })
})

describe('a page that names a package', () => {
  test.each([
    [
      '<!DOCTYPE html><html><head><META name="terraform-get" content="https://h.example/m.zip?a=1&amp;b=2">',
      'https://h.example/m.zip?a=1&b=2'
    ],
    [
      `<meta charset=utf-8><meta content='https://h.example/m' name='terraform-get' />`,
      'https://h.example/m'
    ],
    ['<head></head><meta name="terraform-get" content="https://h.example/m">', null],
    ['<body><meta name="terraform-get" content="https://h.example/m">', null],
    ['<meta name="terraform-get" content="">', null],
    ['PK\u0003\u0004', null]
  ])('%j', (html, expected) => expect(metaLocation(html)).toBe(expected))

  test('is read in linear time', () => {
    for (const piece of ['<meta ', '<a', '<meta name=', '<meta a=" ', '&#1']) {
      expect(metaLocation(piece.repeat(20_000))).toBeNull()
    }
  })

  test.each([
    ['./m.zip', 'invalid source string: ./m.zip'],
    ['github.com/acme/net', 'invalid source string: github.com/acme/net'],
    ['ftp://h.example/m.zip', 'no getter available for X-Terraform-Get source protocol: "ftp"']
  ])('cannot lead to %s', (location, why) =>
    expect(planHop(location, 'terraform')).toEqual({ kind: 'refused', why })
  )
})
