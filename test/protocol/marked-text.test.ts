import {
  changed,
  hostsOf,
  inAscii,
  isMarked,
  listSome,
  marked,
  named,
  namedSource,
  naming,
  plain,
  shown,
  type Text
} from '../../src/rules/protocol/marked-text.ts'
import { describe, expect, it } from '../support/jest.ts'

/** The text with its hosts in brackets. */
const inBrackets = (text: Text): string => plain(text, ({ shownAs }) => `[${shownAs}]`)

describe('a text', () => {
  it('says what its parts say', () => {
    const text = marked`${named('a.example.com')} has ${2} services: ${marked`see ${named('b.io')}`}`
    expect(plain(text)).toBe('a.example.com has 2 services: see b.io')
    expect(inBrackets(text)).toBe('[a.example.com] has 2 services: see [b.io]')
    expect(hostsOf(text)).toEqual(['a.example.com', 'b.io'])
  })

  it('without hosts is a string', () => {
    expect(marked`${'no'} host in ${marked`${3} parts`}`).toBe('no host in 3 parts')
  })

  it('is told from other lists', () => {
    expect(isMarked([...marked`at ${named('a.io')}`])).toBe(true)
    expect(isMarked(['a.io', { host: 'a.io', text: 'a.io' }])).toBe(false)
  })
})

describe('the mark of a host', () => {
  it.each([
    ['a.example.com', '[a.example.com]'],
    ['a.example.com:8443', '[a.example.com:8443]'],
    ['https://a.example.com:8443/v1/?q#f', 'https://[a.example.com:8443]/v1/?q#f'],
    ['a.example.com/acme/box 1.0.0', '[a.example.com]/acme/box 1.0.0'],
    ['bücher.io (xn--bcher-kva.io)', '[bücher.io (xn--bcher-kva.io)]'],
    ['/usr/share/mirror', '/usr/share/mirror'],
    ['', '']
  ])('is in %j', (address, text) => {
    expect(inBrackets(named(address))).toBe(text)
  })

  it('is in the values of libraries, wherever they name the host', () => {
    expect(inBrackets(naming('a.io', 'parse "https://a.io/%zz": CN=a.io'))).toBe(
      'parse "https://[a.io]/%zz": CN=[a.io]'
    )
  })

  it('stands for its token variable', () => {
    expect(namedSource('TF_TOKEN_a__b_example_com')).toMatchObject([{ host: 'a-b.example.com' }])
    expect(namedSource('tokens setting')).toBe('tokens setting')
  })
})

it('lists some texts, and counts the others', () => {
  const list = listSome(['a.io', 'b.io', 'c.io'], 2, named)
  expect(inBrackets(list)).toBe('[a.io], [b.io] and 1 more')
  expect(listSome([], 2, named)).toBe('')
})

it('names a host in a cure by its punycode alone', () => {
  const host = 'xn--god-sed.example.com:8443'
  const shownAs = plain(shown(host))
  expect(shownAs).toBe(`g\u043Eod.example.com:8443 (${host})`)
  const cure = marked`ask ${named(shownAs)} for https://${shown(host)}/, or set ${namedSource('TF_TOKEN_a_io')}`
  expect(plain(inAscii(cure))).toBe(`ask ${host} for https://${host}/, or set TF_TOKEN_a_io`)
})

describe('a change', () => {
  const hide = (sentence: string) => sentence.replaceAll('secret', '***')

  it('of words alone leaves the marks', () => {
    expect(inBrackets(changed(marked`${named('a.io')} says "secret"`, hide))).toBe(
      '[a.io] says "***"'
    )
  })

  it('finds what begins in one part and ends in another', () => {
    const text = marked`x-sec${named('ret.io')} and secret`
    expect(changed(text, hide)).toBe('x-***.io and ***')
    expect(changed(marked`at ${named('secret.io')}`, hide)).toBe('at ***.io')
  })
})
