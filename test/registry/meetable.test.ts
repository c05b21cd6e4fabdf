import {
  conflictOf,
  isMeetableByModules,
  isMeetableByProviders
} from '../../src/rules/registry/choice.ts'
import {
  parseModuleConstraint,
  parseProviderConstraint,
  type Term
} from '../../src/rules/registry/version.ts'
import { describe, expect, it } from '../support/jest.ts'

const moduleTerms = (text: string): readonly Term[] => {
  const parsed = parseModuleConstraint(text)
  if (!parsed.ok) throw new Error(parsed.why)
  return parsed.value
}

const providerTerms = (text: string): readonly Term[] => {
  const parsed = parseProviderConstraint(text)
  if (!parsed.ok) throw new Error(parsed.why)
  return parsed.value
}

const HUGE = '9223372036854775807'

describe('constraints that some version meets', () => {
  it.each<readonly [text: string, modules: boolean, providers: boolean]>([
    ['~> 1.0', true, true],
    ['1.2, ~> 2.0', false, false],
    ['> 1.2.3, < 1.2.4', true, false],
    ['> 1.2.3, < 1.2.4, != 1.2.3', true, false],
    ['>= 1.2.3, <= 1.2.3, != 1.2.3', false, true],
    ['>= 1.2.3, < 1.2.6, != 1.2.3, != 1.2.4, != 1.2.5', true, true],
    ['< 0.0.0', false, false],
    ['<= 0.0.0', true, true],
    ['0.0.0', true, false],
    ['~> 1, >= 2.0', true, false],
    ['~> 1.2.3, < 1.2.3', false, false],
    ['~> 1.2.0, ~> 1.3.0', false, false],
    ['~> 2.0.0-beta', false, true],
    ['2.0.0-beta', true, true],
    ['= 2.0.0-beta', false, true],
    ['2.0.0-beta, >= 1.0', false, true],
    ['2.0.0-beta, < 2.0.0', false, true],
    ['2.0.0-beta, >= 2.0.0', false, false],
    ['> 2.0.0-alpha, < 2.0.0-beta', false, false],
    ['1.0.0+a, 1.0.0+b', true, false],
    [`> ${HUGE}.${HUGE}.${HUGE}`, true, true]
  ])('%s: %s for modules, %s for providers', (text, modules, providers) => {
    expect(isMeetableByModules(moduleTerms(text), 'terraform')).toBe(modules)
    expect(isMeetableByProviders(providerTerms(text))).toBe(providers)
  })

  it('differ between the clients if a pre-release has a v', () => {
    const terms = moduleTerms('v1.0.0-beta')
    expect(isMeetableByModules(terms, 'terraform')).toBe(false)
    expect(isMeetableByModules(terms, 'opentofu')).toBe(true)
  })

  it('are met by a fourth number, and by none that is missing', () => {
    expect(isMeetableByModules(moduleTerms('> 1.2.3.4, < 1.2.3.5'), 'terraform')).toBe(true)
    expect(isMeetableByModules(moduleTerms('1.2.3, ~> 1.2.3.0'), 'terraform')).toBe(true)
  })

  it('are not judged if they are too many or too long', () => {
    const contradiction = `1.0.0, ${Array.from({ length: 60 }, (_, i) => `> 2.0.${i}`).join()}`
    expect(isMeetableByProviders(providerTerms(contradiction))).toBe(true)
    expect(isMeetableByModules(moduleTerms(`${'1.'.repeat(60)}1, 2.0`), 'terraform')).toBe(true)
  })

  it('are judged however often one term is repeated', () => {
    expect(isMeetableByProviders(providerTerms(`${'>= 1.0, '.repeat(200)}< 1.0`))).toBe(false)
  })
})

describe('the conflict of terms that cannot be met together', () => {
  it.each([
    ['>= 1.0, ~> 2.0, < 3.0, 1.2.3, != 4.0', '~> 2.0, 1.2.3'],
    ['>= 1.0, >= 1.0, < 1.0', '>= 1.0, >= 1.0, < 1.0'],
    ['> 1.2.3, < 1.2.4, >= 1.0', '> 1.2.3, < 1.2.4'],
    ['< 0.0.0, >= 1.0', '< 0.0.0'],
    ['>= 1.2.0, < 1.2.2, != 1.2.0, 1.2.0', '!= 1.2.0, 1.2.0']
  ])('of %s is %s', (text, conflict) => {
    const terms = conflictOf(providerTerms(text), isMeetableByProviders)
    expect(terms.map((term) => term.text.trim()).join(', ')).toBe(conflict)
  })

  it('may be one pre-release of a module, written twice', () => {
    const terms = conflictOf(moduleTerms('1.0.0-beta, 1.0.0-beta'), (some) =>
      isMeetableByModules(some, 'terraform')
    )
    expect(terms).toHaveLength(2)
  })
})
