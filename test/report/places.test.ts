import { linesOf, settingsOf, showPlaces } from '../../src/report/places.ts'
import { showBecause, showPlace } from '../../src/rules/problems/place.ts'
import {
  aContext,
  aFinding,
  aHostVerdict,
  aPlace,
  aRequirement,
  aVerdict
} from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { describe, expect, it } from '../support/jest.ts'
import { renderText } from '../support/whole-reports.ts'

const at = (file: string, line: number, column = 12) => aPlace({ file, line, column })

it('shows a line, a place that editors open, and a setting', () => {
  expect(showBecause(at('main.tf', 12))).toBe('main.tf:12')
  expect(showPlace(at('modules/dns/main.tf', 12, 7))).toBe('modules/dns/main.tf:12:7')
  expect(showBecause('hostnames input')).toBe('hostnames input')
})

describe('a list of places', () => {
  const rows = [
    { name: 'shows all if they are few', lines: [1, 2], want: 'a.tf:1, a.tf:2' },
    { name: 'counts one more', lines: [1, 2, 3], want: 'a.tf:1, a.tf:2 and 1 more place' },
    { name: 'counts the others', lines: [1, 2, 3, 4], want: 'a.tf:1, a.tf:2 and 2 more places' },
    { name: 'is empty without places', lines: [], want: '' }
  ]
  it.each(rows)('$name', ({ lines, want }) => {
    expect(
      showPlaces(
        lines.map((line) => at('a.tf', line)),
        2
      )
    ).toBe(want)
  })

  it('shows a line once for several usages on it', () => {
    const places = [at('a.tf', 1), at('a.tf', 1, 40), at('a.tf', 2), at('b.tf', 1)]
    expect(showPlaces(places, 2)).toBe('a.tf:1, a.tf:2 and 1 more place')
  })

  it('shows the setting and the first lines that require services', () => {
    const lines = Array.from({ length: 8 }, (_, index) => at('a.tf', index + 1))
    const requirements = ['modules.v1', 'providers.v1'].map((service) =>
      aRequirement({ service, because: ['hostnames input', ...lines] })
    )
    const host = aHostVerdict({ requirements, findings: [aFinding()] })
    const options = { colour: false, width: Number.POSITIVE_INFINITY, context: aContext() }
    expect(renderText(aVerdict([host, aHostVerdict()]), options)).toContain(
      ' modules.v1, providers.v1 (hostnames input, a.tf:1, a.tf:2, a.tf:3, a.tf:4, a.tf:5 and 3 more places)\n'
    )
  })
})

it('separates the lines of a finding from its settings', () => {
  const [one, same, two] = [at('a.tf', 1), at('a.tf', 1, 40), at('b.tf', 1)]
  const finding = aFinding({ places: ['hostnames input', one, same, two] })
  expect(linesOf([finding])).toEqual([one, two])
  expect(settingsOf([finding])).toEqual(['hostnames input'])
  expect(linesOf([aFinding()])).toEqual([])
})

it('lists the lines and settings of several findings once each', () => {
  const findings = [
    aFinding({ places: ['hostnames input', at('a.tf', 1), at('a.tf', 2)] }),
    aFinding({ places: [at('a.tf', 2), at('b.tf', 2), 'hostnames input'] })
  ]
  expect(linesOf(findings).map(showBecause)).toEqual(['a.tf:1', 'a.tf:2', 'b.tf:2'])
  expect(settingsOf(findings)).toEqual(['hostnames input'])
})

it('shows a place with a hostile file name as one visible line with its number', () => {
  const wrong = HOSTILE_TEXTS.filter(({ text }) => {
    const shown = showBecause(at(text, 12))
    return unseenIn(shown).length > 0 || !shown.endsWith(':12') || Array.from(shown).length > 164
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})
