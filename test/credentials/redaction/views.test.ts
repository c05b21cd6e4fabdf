// References of HTML in which a host can write a token.

import { makeRedact } from '../../../src/observe/credentials/redaction/redaction.ts'
import { Token } from '../../../src/rules/protocol/token.ts'
import { describe, expect, it } from '../../support/jest.ts'

const hide = (token: string, text: string): string => makeRedact([new Token(token)])(text)

/** Each character of a text as a reference. */
const each = (text: string, write: (code: number) => string): string =>
  Array.from(text, (character) => write(character.codePointAt(0) ?? 0)).join('')

describe('a token in HTML is hidden', () => {
  const token = 'glpat-7Kq_2/Zx'
  const texts: Readonly<Record<string, string>> = {
    'in decimal references without semicolons': each(token, (code) => `&#${code}`),
    'in hexadecimal references without semicolons': each(
      token,
      (code) => `&#x${code.toString(16)}`
    ),
    'in references with an upper-case X': each(token, (code) => `&#X${code.toString(16)};`),
    'with leading zeros': each(token, (code) => `&#${String(code).padStart(10, '0')};`),
    'with hundreds of leading zeros': each(
      token,
      (code) => `&#x${'0'.repeat(300)}${code.toString(16)}`
    ),
    'with and without semicolons': 'g&#108&#112;at-&#55Kq_2/Zx',
    'with references by name': 'glpat&dash;7Kq&lowbar;2&sol;Zx',
    'with other names of the same characters': 'glpat&hyphen;7Kq&UnderBar;2&#47Zx',
    'with references that are escaped again': 'glpat&amp;dash;7Kq&amp;#95;2&ampsol;Zx',
    'with references in percent-encoding': 'glpat%26dash%3B7Kq%26%2395;2/Zx',
    'next to other references': `&copy;${token.replace('_', '&lowbar;')}&nosuch;`
  }
  it.each(Object.entries(texts))('%s', (_, text) => {
    expect(hide(token, `<b>${text}</b>`)).toMatch(/^<b>(?:&copy;)?\*\*\*(?:&nosuch;)?<\/b>$/)
  })

  // WHATWG's list of named references: those that stand for one printable character of ASCII.
  it.each(
    `
    ! excl  " quot QUOT  # num  $ dollar  % percnt  & amp AMP  ' apos  ( lpar  ) rpar  * ast midast  + plus  , comma
    . period  / sol  : colon  ; semi  < lt LT  = equals  > gt GT  ? quest  @ commat  [ lsqb lbrack  \\ bsol
    ] rsqb rbrack  ^ Hat  _ lowbar UnderBar  \` grave DiacriticalGrave  { lcub lbrace  | verbar vert VerticalLine
    } rcub rbrace`
      .trim()
      .split(/ {2,}|\n +/)
      .map((line) => line.split(' '))
  )('with a name for %s', (character, ...names) => {
    for (const name of names) {
      expect(hide(`aB${character}7x`, `"aB&${name};7x"`)).toBe('"***"')
    }
  })

  it.each(['amp', 'AMP', 'lt', 'LT', 'gt', 'GT', 'quot', 'QUOT'])(
    'with &%s without a semicolon, as browsers read it',
    (name) => {
      const character = { amp: '&', lt: '<', gt: '>', quot: '"' }[name.toLowerCase()]
      expect(hide(`aB${character}7x`, `(aB&${name}7x)`)).toBe('(***)')
    }
  )

  it.each(['glpat-7K&#1', 'glpat-7K&#x0000', 'glpat&#45;7K&lowb', 'glpat&#45&#055&#0007'])(
    'where a text was cut after %s',
    (cut) => {
      expect(hide(token, `x ${cut}… y`)).toBe('x ***… y')
    }
  )
})

it.each([
  'R&D &copy; 2026',
  '&nosuch;',
  '&#;',
  '&#x;',
  '&;',
  'a&b=c&d',
  '&#99999999999;',
  '&',
  '&#'
])('leaves %s', (text) => {
  expect(hide('glpat-7Kq_2', text)).toBe(text)
})
