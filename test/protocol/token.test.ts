import { inspect } from 'node:util'
import { Token } from '../../src/rules/protocol/token.ts'
import { expect, it } from '../support/jest.ts'

it('a token shows itself in no way of printing', () => {
  const token = new Token('very-secret')
  const ways = [
    String(token),
    `${token}`,
    token.toString(),
    JSON.stringify({ token }),
    inspect(token),
    inspect({ deep: { token } }, { depth: 5, showHidden: true }),
    Object.keys(token).join(),
    JSON.stringify(Object.entries(token)),
    JSON.stringify({ ...token })
  ]
  for (const text of ways) expect(text).not.toContain('secret')
  expect(token.reveal()).toBe('very-secret')
})

it('a token in an error is not shown by its stack', () => {
  const error = Object.assign(new Error(`about ${new Token('very-secret')}`), {
    token: new Token('very-secret')
  })
  expect(inspect(error)).not.toContain('very-secret')
})
