import { describe, expect, it } from '@jest/globals'
import { linkTo, type PlaceLinks, pathInUrl } from '../../src/report/links.ts'
import { aPlace } from '../support/evidence-builder.ts'

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
    expect(linkTo(aPlace({ file, line }), links)).toBe(`https://github.com/octo/infra${want}`)
  })

  it('does not exist for files without a page', () => {
    expect(linkTo(aPlace({ file: '~/.terraformrc' }), links)).toBeNull()
    expect(linkTo(aPlace(), null)).toBeNull()
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
