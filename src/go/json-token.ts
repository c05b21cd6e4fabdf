// Where tokens of JSON end. Each expression looks once at each character: a document may be 1 MiB of any of them.

const SPACE = 0x20
const QUOTE = 0x22

// A part of a string: V8 has room to remember some million repetitions.
const IN_STRING = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y
const SCALAR =
  /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y

/** The offset of the next character that is no white space, or the end of the text. */
export function skipSpace(text: string, start: number): number {
  let at = start
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > SPACE || !' \t\n\r'.includes(text.charAt(at))) break
  }
  return at
}

/** Where the string that begins here ends, or the complement of the offset at which it is wrong. */
export function endOfString(text: string, start: number): number {
  let end = start + 1
  for (IN_STRING.lastIndex = end; IN_STRING.test(text); ) end = IN_STRING.lastIndex
  return text.charCodeAt(end) === QUOTE ? end + 1 : ~end
}

/** Where the number or word that begins here ends, or the complement of its start if it is neither. */
export function endOfScalar(text: string, start: number): number {
  SCALAR.lastIndex = start
  return SCALAR.test(text) ? SCALAR.lastIndex : ~start
}

// `1e309` is the shortest.
const MIN_TOO_LARGE = 5

/** Whether a number does not fit into a 64-bit float. */
export const isTooLarge = (text: string, start: number, end: number): boolean =>
  end - start >= MIN_TOO_LARGE && Math.abs(Number(text.slice(start, end))) === Infinity
