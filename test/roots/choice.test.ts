import { expect, test } from '@jest/globals'
import type { Place } from '../../src/problems/place.ts'
import { chooseForCall, chooseForProvider, readOffered } from '../../src/roots/choice.ts'

const PLACE: Place = { file: 'main.tf', line: 1, column: 1, endColumn: 2 }
const RULES = { upgrade: false, rejectsUnreadable: false }

/** A list, and how often its versions were searched. */
function counted(kind: 'module' | 'provider') {
  const offered = readOffered(
    Array.from({ length: 50 }, (_, i) => `1.${i}.0`),
    kind
  )
  let searches = 0
  const versions = new Proxy(offered.versions, {
    get: (list, name) => {
      if (name === 'filter') searches += 1
      return Reflect.get(list, name)
    }
  })
  return { offered: { ...offered, versions }, searches: () => searches }
}

test('A list is searched once for equal calls, however many roots have them', () => {
  const { offered, searches } = counted('module')
  const choose = (text: string, client: 'terraform' | 'opentofu') =>
    chooseForCall({ constraint: { text, place: PLACE } }, offered, client)
  const choices = Array.from({ length: 1000 }, () => choose('~> 1.4', 'terraform'))
  expect(new Set(choices)).toEqual(new Set([{ kind: 'chosen', version: '1.49.0' }]))
  expect(searches()).toBe(1)
  expect(choose('1.7.0', 'terraform')).toEqual({ kind: 'chosen', version: '1.7.0' })
  expect(choose('9.0', 'opentofu')).toEqual({ kind: 'none-fits', conflict: ['9.0'] })
  expect(searches()).toBe(3)
})

test('A list is searched once for equal requirements, and again for another lock or other rules', () => {
  const { offered, searches } = counted('provider')
  const choose = (locked: string | null, upgrade = false) =>
    chooseForProvider(
      {
        constraints: [{ text: '>= 1.3', place: PLACE }],
        locked: locked === null ? null : lockedAt(locked)
      },
      offered,
      { ...RULES, upgrade }
    )
  for (let i = 0; i < 1000; i += 1) choose(null)
  expect(searches()).toBe(1)
  expect(choose('1.5.0')).toEqual({ kind: 'chosen', version: '1.5.0' })
  expect(choose('1.5.0', true)).toEqual({ kind: 'chosen', version: '1.49.0' })
  expect(choose('1.2.0')).toEqual({ kind: 'refused' })
})

test('The texts of a list are read once for each grammar', () => {
  const texts = ['v1.0.0', '1.0.0']
  expect(readOffered(texts, 'module')).toBe(readOffered(texts, 'module'))
  expect(readOffered(texts, 'provider').unreadable).toEqual(['v1.0.0'])
  expect(readOffered(texts, 'module').unreadable).toEqual([])
})

const lockedAt = (text: string) => ({
  version: { text, place: PLACE },
  constraints: null,
  isCopied: false
})
