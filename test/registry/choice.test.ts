// The choice of versions against a second implementation that lists all versions of a small world.

import type { MainClient } from '../../src/rules/protocol/clients.ts'
import {
  asksForUnspecified,
  chooseModuleVersion,
  chooseProviderVersion,
  isMeetableByModules,
  isMeetableByProviders,
  newestRelease
} from '../../src/rules/registry/choice.ts'
import {
  parseModuleConstraint,
  parseModuleVersion,
  parseProviderConstraint,
  parseProviderVersion,
  showVersion,
  type Term,
  type Version
} from '../../src/rules/registry/version.ts'
import {
  type Cell,
  grid,
  randomTerms,
  type SlowTerm,
  slowlyForModules,
  slowlyForProviders
} from '../support/grid.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

const joined = (terms: readonly SlowTerm[]): string =>
  terms
    .map(({ operator, text }) => `${operator}${operator.length > 1 ? ' ' : ''}${text}`)
    .join(', ')

const read = (
  texts: readonly string[],
  parse: (text: string) => Version | null
): readonly Version[] =>
  texts.map((text) => parse(text)).filter((version): version is Version => version !== null)

const termsOf = (text: string, kind: 'module' | 'provider'): readonly Term[] => {
  const parsed = kind === 'module' ? parseModuleConstraint(text) : parseProviderConstraint(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.why}`)
  return parsed.value
}

/** The texts of those that are newest, as either of equal rank may be chosen. */
function newestTexts(cells: readonly Cell[]): readonly (string | null)[] {
  const top = Math.max(...cells.map((cell) => cell.rank))
  const texts = cells.filter((cell) => cell.rank === top).map((cell) => cell.text)
  return texts.length === 0 ? [null] : texts
}

type Kind = 'module' | 'provider'

const slowly = (kind: Kind, cells: readonly Cell[], terms: readonly SlowTerm[]) =>
  kind === 'module' ? slowlyForModules(cells, terms) : slowlyForProviders(cells, terms)

const random = seededRandom(0x76657273)
const CLIENTS: readonly [MainClient, MainClient] = ['terraform', 'opentofu']
const KINDS: readonly [Kind, Kind] = ['module', 'provider']
const SIZE = 3

describe('of a random constraint and random versions, the choice', () => {
  const CHOICES = 3000
  const cells = { module: grid(SIZE, true), provider: grid(SIZE, false) }
  const results = Array.from({ length: CHOICES }, () => {
    const kind = random.pick(KINDS)
    const terms = randomTerms(random, SIZE)
    const client = random.pick(CLIENTS)
    const text = joined(terms)
    const density = 1 + random.below(10)
    const offered = cells[kind].filter(() => random.below(40) < density)
    const texts = offered.map((cell) => cell.text)
    const chosen =
      kind === 'module'
        ? chooseModuleVersion(read(texts, parseModuleVersion), termsOf(text, kind), client)
        : chooseProviderVersion(read(texts, parseProviderVersion), termsOf(text, kind))
    const met = new Set(slowly(kind, cells[kind], terms))
    const wanted = newestTexts(offered.filter((cell) => met.has(cell)))
    return { kind, text, texts, shown: chosen && showVersion(chosen), wanted }
  })

  it('is that of the slow implementation', () => {
    const wrong = results.filter(({ shown, wanted }) => !wanted.includes(shown))
    expect(wrong.slice(0, 3)).toEqual([])
  })

  it('is one of the versions in some cases, and none in others', () => {
    const fitting = results.filter(({ shown }) => shown !== null).length
    expect(fitting).toBeGreaterThan(CHOICES / 4)
    expect(fitting).toBeLessThan((CHOICES * 3) / 4)
  })
})

describe('of a random constraint', () => {
  const CONSTRAINTS = 1000
  // Larger than the numbers of the constraints, so that `> 2.2.2` is met.
  const cells = { module: grid(SIZE + 1, true), provider: grid(SIZE + 1, false) }
  const results = Array.from({ length: CONSTRAINTS }, () => {
    const kind = random.pick(KINDS)
    const terms = randomTerms(random, SIZE)
    const client = random.pick(CLIENTS)
    const text = joined(terms)
    const isMeetable =
      kind === 'module'
        ? isMeetableByModules(termsOf(text, kind), client)
        : isMeetableByProviders(termsOf(text, kind))
    return { kind, text, isMeetable, wanted: slowly(kind, cells[kind], terms).length > 0 }
  })

  it('it is known whether any version meets it', () => {
    const wrong = results.filter(({ isMeetable, wanted }) => isMeetable !== wanted)
    expect(wrong.slice(0, 3)).toEqual([])
  })

  it('some cannot be met', () => {
    const unmet = results.filter(({ isMeetable }) => !isMeetable).length
    expect(unmet).toBeGreaterThan(CONSTRAINTS / 10)
    expect(unmet).toBeLessThan(CONSTRAINTS / 2)
  })
})

describe('a provider', () => {
  const choose = (text: string, ...offered: readonly string[]): string | null => {
    const chosen = chooseProviderVersion(
      read(offered, parseProviderVersion),
      termsOf(text, 'provider')
    )
    return chosen && showVersion(chosen)
  }

  it('may be a pre-release of the version that ~> excludes, as that comes before it', () => {
    expect(choose('~> 1.0, 2.0.0-beta', '1.9.0', '2.0.0-beta')).toBe('2.0.0-beta')
  })

  it('orders pre-releases by the count of their parts first', () => {
    expect(choose('1.0.0-rc, > 1.0.0-alpha.1', '1.0.0-rc')).toBeNull()
    expect(choose('1.0.0-rc.1, > 1.0.0-alpha.9', '1.0.0-rc.1')).toBe('1.0.0-rc.1')
    expect(choose('1.0.0-a.10, > 1.0.0-a.9', '1.0.0-a.10')).toBe('1.0.0-a.10')
    expect(choose('1.0.0-a.9, > 1.0.0-a.b', '1.0.0-a.9')).toBeNull()
  })

  it.each([
    ['0.0.0', true],
    ['0, < 2.0', true],
    ['0.0.0+a', true],
    ['0.0.0, 1.0.0', false],
    ['>= 0.0.0', false],
    ['0.0.0-beta', false]
  ])('with %s is refused by OpenTofu as unspecified: %s', (text, isRefused) => {
    expect(asksForUnspecified(termsOf(text, 'provider'))).toBe(isRefused)
  })
})

describe('a module', () => {
  const choose = (text: string, ...offered: readonly string[]): string | null => {
    const versions = read(offered, parseModuleVersion)
    const chosen = chooseModuleVersion(versions, termsOf(text, 'module'), 'opentofu')
    return chosen && showVersion(chosen)
  }

  it('with more numbers equals a pre-release of its first three, as in go-version', () => {
    expect(choose('1.0.0-beta', '1.0.0.0')).toBe('1.0.0.0')
  })

  it('needs as many numbers as ~> has', () => {
    expect(choose('~> 1.2.3.0', '1.2.3')).toBeNull()
    expect(choose('~> 1.2.3.0', '1.2.3.0', '1.2.3.9', '1.2.4.0')).toBe('1.2.3.9')
  })
})

it('names no pre-release as the newest version', () => {
  const newest = newestRelease(read(['1.0.0', '2.0.0-beta', '1.10', '1.9'], parseModuleVersion))
  expect(newest?.text).toBe('1.10')
  expect(newestRelease(read(['1.0.0-beta'], parseModuleVersion))).toBeNull()
})
