import { chooseVersion, type VersionList, versionList } from '../../src/read/roots/choice.ts'
import { expect, test } from '../support/jest.ts'

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
  return { list: versionList(kind, texts), readings: () => readings }
}

test('Equal calls share a choice', () => {
  const { list, readings } = listed('module')
  const choose = (text: string, client: 'terraform' | 'opentofu') =>
    chooseVersion([text], list, { client })
  const choices = Array.from({ length: 1000 }, () => choose('~> 1.4', 'terraform'))
  expect(new Set(choices)).toEqual(new Set([{ kind: 'chosen', version: '1.49.0' }]))
  // To make the list, and to choose from it.
  expect(readings()).toBe(2)
  expect(choose('1.7.0', 'terraform')).toEqual({ kind: 'chosen', version: '1.7.0' })
  expect(choose('9.0', 'opentofu')).toMatchObject({ conflict: [{ whole: '9.0' }] })
})

test('Equal requirements share a choice; another lock leads to another one', () => {
  const { list } = listed('provider')
  const choose = (held: string | null) =>
    chooseVersion(['>= 1.3'], list, { client: 'terraform', lockedVersion: held })
  expect(new Set(Array.from({ length: 1000 }, () => choose(null)))).toEqual(
    new Set([{ kind: 'chosen', version: '1.49.0' }])
  )
  expect(choose('1.5.0')).toEqual({ kind: 'chosen', version: '1.5.0' })
  expect(choose('1.2.0')).toEqual({ kind: 'refused' })
})

test('The texts of a list are read by the grammar of its kind', () => {
  const texts = ['v1.0.0', '1.0.0']
  expect(versionList('provider', texts).unreadable).toEqual(['v1.0.0'])
  expect(versionList('module', texts).unreadable).toEqual([])
})

test('A list is read again after many others, with the same choices', () => {
  const choose = (list: VersionList, text: string) =>
    chooseVersion([text], list, { client: 'terraform' })
  const lists = Array.from({ length: 30 }, (_, minor) =>
    versionList(
      'module',
      Array.from({ length: 1000 }, (_, patch) => `1.${minor}.${patch}`)
    )
  )
  for (const [minor, list] of lists.entries()) {
    expect(choose(list, '~> 1.0')).toEqual({ kind: 'chosen', version: `1.${minor}.999` })
    expect(choose(list, `1.${minor}.7`)).toEqual({ kind: 'chosen', version: `1.${minor}.7` })
  }
})
