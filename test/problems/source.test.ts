import { sourceDynamic, sourceInvalid } from '../../src/rules/problems/source.ts'
import { expect, it } from '../support/jest.ts'

it('hides user info and secrets of a query in a quoted address', () => {
  const text = 'user:secret@registry.example.com/a/b/c?token=secret'
  const { message } = sourceInvalid({ reason: 'terragrunt', text })
  expect(message).toBe('"***@registry.example.com/a/b/c?token=***" cannot be downloaded')
})

it('hides the values of other arguments that follow an expression', () => {
  const { message } = sourceDynamic({
    address: 'module.network',
    argument: 'source',
    expression: `var.source token = "secret" password = "secret${'x'.repeat(200)}"`,
    candidates: [],
    refused: null
  })
  expect(message).toContain('is var.source token = "***" password = "***"')
  expect(message).not.toContain('secret')
})
