import { answersTo, type SendRules } from '../../../src/observe/visit/registry/send.ts'
import { accept } from '../../../src/rules/go/text.ts'
import { Work } from '../../../src/rules/registry/work.ts'
import { aHost, aUrl, HOST } from '../../support/evidence-builder.ts'
import { expect, it } from '../../support/jest.ts'

it('makes a mistake in the program a problem of the host that is asked', async () => {
  const rules: SendRules = {
    ask: async () => {
      throw new Error('cannot read')
    },
    patienceOf: (client) => ({ client, attemptMs: 10_000, retries: 1 }),
    versionOf: () => '1.15.0',
    tokenOf: async () => ({ token: null, source: null }),
    workOf: () => new Work(1, 0),
    withLogin: (url) => url
  }
  const at = () => ({ url: aUrl('https://h/'), origin: null })
  const question = { host: aHost(), clients: ['terraform'], at, read: () => accept(null) } as const
  const { terraform } = await answersTo(question, rules)
  expect(terraform).toMatchObject({
    host: HOST,
    outcome: { kind: 'not-asked', why: 'unchecked', problem: { code: 'host-check-crashed' } }
  })
})
