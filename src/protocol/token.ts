// A token, wrapped so that printing it, on purpose or by accident, shows nothing.

const SHOWN = '***'

/** Taking out anything shorter would take apart ordinary words, so it is neither masked nor hidden. */
export const SHORTEST_HIDDEN = 4

/** The secret that opens a host. Whoever needs its text calls `reveal`, and only two files may. */
export class Token {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The secret itself: for the Authorization header, for masks and for redaction, for nothing else. */
  reveal(): string {
    return this.#text
  }

  toString(): string {
    return SHOWN
  }

  toJSON(): string {
    return SHOWN
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return SHOWN
  }
}
