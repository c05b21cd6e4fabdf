import { expect, test } from '@jest/globals'
import type { Place } from '../../src/problems/place.ts'
import { chooseForCall, chooseForProvider, readOffered } from '../../src/roots/choice.ts'

const PLACE: Place = { file: 'main.tf', line: 1, column: 1, endColumn: 2 }
const RULES = { upgrade: false, rejectsUnreadable: false }

/** A list, and how often its texts were read. */
function listed(kind: 'module' | 'provider') {
  let readings = 0
  const texts = new Proxy(
    Array.from({ length: 50 }, (_, i) => `1.${i}.0`),
    {
      get: (list, name) => {
        if (name === 'map') readings += 1
        return Reflect.get(list, name)
      }
    }
  )
  return { offered: readOffered(texts, kind), readings: () => readings }
}

test('A list is read once, and equal calls share a choice', () => {
  const { offered, readings } = listed('module')
  const choose = (text: string, client: 'terraform' | 'opentofu') =>
    chooseForCall({ constraint: { text, place: PLACE } }, offered, client)
  const choices = Array.from({ length: 1000 }, () => choose('~> 1.4', 'terraform'))
  expect(new Set(choices)).toEqual(new Set([{ kind: 'chosen', version: '1.49.0' }]))
  expect(choose('1.7.0', 'terraform')).toEqual({ kind: 'chosen', version: '1.7.0' })
  expect(choose('9.0', 'opentofu')).toEqual({ kind: 'none-fits', conflict: ['9.0'] })
  expect(readings()).toBe(1)
})

test('Equal requirements share a choice; another lock or other rules lead to another one', () => {
  const { offered } = listed('provider')
  const choose = (locked: string | null, upgrade = false) =>
    chooseForProvider(
      {
        constraints: [{ text: '>= 1.3', place: PLACE }],
        locked: locked === null ? null : lockedAt(locked)
      },
      offered,
      { ...RULES, upgrade }
    )
  expect(new Set(Array.from({ length: 1000 }, () => choose(null))).size).toBe(1)
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

test('A list is read again after many others, with the same choices', () => {
  const choose = (offered: ReturnType<typeof readOffered>, text: string) =>
    chooseForCall({ constraint: { text, place: PLACE } }, offered, 'terraform')
  const lists = Array.from({ length: 30 }, (_, minor) =>
    readOffered(
      Array.from({ length: 1000 }, (_, patch) => `1.${minor}.${patch}`),
      'module'
    )
  )
  for (const [minor, offered] of lists.entries()) {
    expect(choose(offered, '~> 1.0')).toEqual({ kind: 'chosen', version: `1.${minor}.999` })
    expect(choose(offered, `1.${minor}.7`)).toEqual({ kind: 'chosen', version: `1.${minor}.7` })
  }
})
