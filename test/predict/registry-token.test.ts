// Where the token of a registry goes if the registry asks OpenTofu to send it with the package.

import { plain } from '../../src/rules/protocol/marked-text.ts'
import { InitCheckout } from '../support/init-batches.ts'
import { INIT_ROWS, type InitAnswer, type InitRow } from '../support/init-rows.ts'
import { afterAll, describe, expect, it } from '../support/jest.ts'

const recorded = INIT_ROWS.find(({ name }) => name === 'use_registry_credentials true, package 403')
if (recorded === undefined) throw new Error('the recorded situation is missing')

/** The registry names this package. */
const naming = (location: string, archive: Omit<InitAnswer, 'url'>): InitRow => ({
  ...recorded,
  name: location,
  responses: [
    ...recorded.responses.slice(0, 2),
    {
      url: recorded.responses[2]?.url ?? '',
      json: { location, use_registry_credentials: true }
    },
    { url: location, ...archive }
  ]
})

const TOKEN = { bodyFile: 'mod.zip', needToken: 'tok-registry' }
const rows = [
  naming('https://registry.example.com/p/a.zip', TOKEN),
  naming('https://files.registry.example.com/b.zip', TOKEN),
  naming('https://packages.example.net/c.zip', TOKEN),
  naming('https://packages.example.net/d.zip', { status: 403 }),
  naming('http://registry.example.com/e.zip', { bodyFile: 'mod.zip' })
]
const checkout = await InitCheckout.lay(rows)
afterAll(() => checkout[Symbol.asyncDispose]())

const all = await checkout.predict('opentofu', 'packages')

describe('a package for which OpenTofu uses the token of the registry', () => {
  it.each([
    ['https://registry.example.com/p/a.zip', 'token', 0],
    ['https://files.registry.example.com/b.zip', 'token', 0],
    ['https://packages.example.net/c.zip', '', 0],
    ['https://packages.example.net/d.zip', '', 1],
    ['http://registry.example.com/e.zip', '', 0]
  ])('is asked for at %s with %j', (location, token, errors) => {
    const found = all.find(({ row }) => row.name === location)
    expect(found?.errors).toHaveLength(errors)
    const asked = found?.requests.filter((request) => request.includes(location)) ?? []
    expect(asked).toEqual([`GET ${location} ${token}`.trim()])
  })

  it('is not requested if another host requires the token, and a notice says so', () => {
    const [{ checked } = { checked: undefined }] = all
    const messages = checked?.verdict.findings.map(({ problem }) => plain(problem.message)) ?? []
    expect(
      messages.filter((message) => message.includes('with the token of the registry'))
    ).toEqual([
      expect.stringContaining(
        'was not checked, because it is downloaded with the token of the registry from r2-packages.example.net: '
      )
    ])
  })
})
