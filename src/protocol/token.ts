// A token, wrapped so that printing it shows nothing.

const SHOWN = '***'

/** A shorter token is part of ordinary words, so it is neither masked nor redacted. */
export const SHORTEST_HIDDEN = 4

/** The token for a host. */
export class Token {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The text of the token, only for the Authorization header, masks and redaction. */
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
