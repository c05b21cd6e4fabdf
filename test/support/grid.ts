// A second, slow implementation of constraints: all versions of a small world, in their order by construction,
// and for each term the list of those that it lets through.
import type { Random } from './random.ts'

// Sorted as go-versions does; only providers relate two pre-releases of one version.
const PRES = ['-alpha', '-beta', ''] as const
const BUILDS = ['', '+x'] as const

export type Cell = {
  readonly text: string
  /** Of two cells with the same number, neither is newer. */
  readonly rank: number
  /** `1.2.3` of `1.2.3-beta+x`. */
  readonly numbers: string
  readonly pre: string
}

/** Versions with numbers below `size`; with `fourth`, `1.2.3.1` follows each `1.2.3`. */
export function grid(size: number, fourth: boolean): readonly Cell[] {
  const cells: Cell[] = []
  let rank = 0
  const add = (numbers: string) => {
    for (const pre of PRES) {
      rank += 1
      for (const build of BUILDS) {
        cells.push({ text: `${numbers}${pre}${build}`, rank, numbers, pre })
      }
    }
  }
  for (let major = 0; major < size; major += 1)
    for (let minor = 0; minor < size; minor += 1)
      for (let patch = 0; patch < size; patch += 1) {
        add(`${major}.${minor}.${patch}`)
        if (fourth) add(`${major}.${minor}.${patch}.1`)
      }
  return cells
}

export type SlowTerm = { readonly operator: string; readonly text: string }

/** `~> 1.2.0` has three numbers, `~> 1` one. */
export function randomTerms({ below, pick }: Random, size: number): readonly SlowTerm[] {
  return Array.from({ length: 1 + below(3) }, () => {
    const numbers = Array.from({ length: pick([1, 2, 3, 3, 3]) }, () => below(size))
    const pre = pick(['', '', '', '-alpha', '-beta'])
    const build = pick(['', '', '', '', '+x'])
    return {
      operator: pick(['', '=', '!=', '>', '>=', '<', '<=', '~>', '~>']),
      text: `${numbers.join('.')}${pre}${build}`
    }
  })
}

const cellOf = (cells: readonly Cell[], text: string): Cell => {
  const [, numbers = '', rest = ''] = /^([0-9.]+)(.*)$/.exec(text) ?? []
  const whole = [...numbers.split('.'), '0', '0'].slice(0, 3).join('.')
  const cell = cells.find((each) => each.text === `${whole}${rest}`)
  if (cell === undefined) throw new Error(`${text} is not in the grid`)
  return cell
}

const both = (some: readonly Cell[], others: readonly Cell[]): readonly Cell[] => {
  const known = new Set(others)
  return some.filter((cell) => known.has(cell))
}

const startsAlike = (cell: Cell, numbers: readonly string[]): boolean =>
  `${cell.numbers}.`.startsWith(numbers.map((number) => `${number}.`).join(''))

/** Those that a provider may be, by the documented meaning of each operator. */
export function slowlyForProviders(
  cells: readonly Cell[],
  terms: readonly SlowTerm[]
): readonly Cell[] {
  const asked = terms
    .filter(({ operator }) => operator === '' || operator === '=')
    .map(({ text }) => cellOf(cells, text).text)
  return terms
    .map(({ operator, text }) => {
      const bound = cellOf(cells, text)
      const written = text.replace(/[-+].*/, '').split('.')
      const kept = written.slice(0, written.length === 3 ? 2 : 1)
      // The first cells of what follows the kept numbers are the pre-releases of their next version.
      const family = cells.filter((cell) => startsAlike(cell, kept))
      const last = family.at(-1)?.rank ?? 0
      return cells.filter((cell) => {
        switch (operator) {
          case '!=':
            return cell.text !== bound.text
          case '>':
            return cell.rank > bound.rank
          case '>=':
            return cell.rank >= bound.rank
          case '<':
            return cell.rank < bound.rank
          case '<=':
            return cell.rank <= bound.rank
          case '~>':
            return cell.rank >= bound.rank && cell.rank <= last + 2
          default:
            return cell.text === bound.text
        }
      })
    })
    .reduce<readonly Cell[]>(both, cells)
    .filter((cell) => cell.pre === '' || asked.includes(cell.text))
    .filter((cell) => cell.text !== '0.0.0')
}

/** Those that a module may be. A pre-release needs a constraint of that version alone, without spaces. */
export function slowlyForModules(
  cells: readonly Cell[],
  terms: readonly SlowTerm[]
): readonly Cell[] {
  const [only, second] = terms
  if (only !== undefined && second === undefined && ['', '='].includes(only.operator)) {
    const bound = cellOf(cells, only.text)
    return cells.filter((cell) =>
      bound.pre === '' ? cell.rank === bound.rank : cell.text === bound.text
    )
  }
  return terms
    .map(({ operator, text }) => {
      const bound = cellOf(cells, text)
      const written = text.replace(/[-+].*/, '').split('.')
      const kept = written.slice(0, -1)
      return cells.filter((cell) => {
        switch (operator) {
          case '!=':
            return cell.rank !== bound.rank
          case '>':
            return cell.rank > bound.rank
          case '>=':
            return cell.rank >= bound.rank
          case '<':
            return cell.rank < bound.rank
          case '<=':
            return cell.rank <= bound.rank
          case '~>':
            return bound.pre === '' && cell.rank >= bound.rank && startsAlike(cell, kept)
          default:
            return cell.rank === bound.rank
        }
      })
    })
    .reduce<readonly Cell[]>(both, cells)
    .filter((cell) => cell.pre === '')
}
