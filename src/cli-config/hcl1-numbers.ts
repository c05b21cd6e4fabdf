// How far a number of HCL 1 or its JSON goes, which is sometimes further than it should.
import { END, type Hcl1Characters, isDecimal } from './hcl1-characters.ts'

/** After its first digit, which is `first`. */
export function passNumber(characters: Hcl1Characters, first: string): 'number' | 'float' {
  if (first === '0' && characters.syntax === 'hcl') return passAfterZero(characters)
  const start = characters.at
  passDigits(characters, first)
  const kind = passFraction(characters, characters.next())
  // At the end of the text the library takes its own step for a second digit.
  const isLonger = characters.at !== start || characters.at === characters.text.length
  if (first === '0' && kind === 'number' && isLonger) {
    characters.report('numbers cannot start with 0')
  }
  return kind
}

function passAfterZero(characters: Hcl1Characters): 'number' | 'float' {
  let character = characters.next()
  if (character === 'x' || character === 'X') {
    character = characters.next()
    if (!isHexadecimal(character)) characters.report('illegal hexadecimal number')
    while (isHexadecimal(character)) character = characters.next()
    if (character !== END) characters.back()
    return 'number'
  }
  let isOctal = true
  while (isDecimal(character)) {
    character = characters.next()
    if (character === '8' || character === '9') isOctal = false
  }
  const kind = passFraction(characters, character)
  if (kind === 'number' && !isOctal) characters.report('illegal octal number')
  return kind
}

/** After the digits of a number, at the character behind them. */
function passFraction(characters: Hcl1Characters, character: string): 'number' | 'float' {
  if (character === 'e' || character === 'E') {
    passExponent(characters, character)
    return 'float'
  }
  if (character === '.') {
    const next = passDigits(characters, characters.peek())
    if (next === 'e' || next === 'E') passExponent(characters, characters.next())
    return 'float'
  }
  if (character !== END) characters.back()
  return 'number'
}

/** Passes digits; `character` is the first one, passed or not. Gives what follows, which is not passed. */
export function passDigits(characters: Hcl1Characters, character: string): string {
  let next = character
  let isFound = false
  while (isDecimal(next)) {
    next = characters.next()
    isFound = true
  }
  if (isFound && next !== END) characters.back()
  return next
}

export function passExponent(characters: Hcl1Characters, character: string): void {
  if (character !== 'e' && character !== 'E') return
  let next = characters.next()
  if (next === '-' || next === '+') next = characters.next()
  passDigits(characters, next)
}

const isHexadecimal = (character: string): boolean => /[0-9a-fA-F]/.test(character)
