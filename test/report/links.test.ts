import { expect, it } from '@jest/globals'
import { linkTo } from '../../src/report/links.ts'
import { aPlace } from '../support/evidence-builder.ts'

const links = { files: 'https://github.com/octo/infra/blob/0123abc/', checkout: 'infra/' }

it('leads to the line of a file of the checkout, whatever its name contains', () => {
  const place = aPlace({ file: 'infra/a b/#1?.tf', line: 7 })
  expect(linkTo(place, links)).toBe(
    'https://github.com/octo/infra/blob/0123abc/a%20b/%231%3F.tf#L7'
  )
})

it('leads nowhere for files outside of the checkout, and without a server', () => {
  expect(linkTo(aPlace({ file: '~/.terraformrc' }), { ...links, checkout: '' })).toBeNull()
  expect(linkTo(aPlace({ file: 'other/main.tf' }), links)).toBeNull()
  expect(linkTo(aPlace(), null)).toBeNull()
})
