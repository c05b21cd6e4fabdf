// How much work is done with what one host answers: a few hundred answers could keep a check busy for minutes.

// In steps of about a tenth of a microsecond. The answers about the most used public modules take 20,000 to 500,000 each,
// most others 5,000. The longest known list of a provider takes 600,000.
const AT_LEAST = 1_000_000
const FOR_REQUEST = 100_000
// The more there are, the more roots choose from the lists.
const FOR_ADDRESS = 20_000

/** The work that may be done for one host that is asked so often at most, in a check of so many modules and providers. */
export class Work {
  #left: number

  constructor(requests: number, addresses: number) {
    this.#left = AT_LEAST + requests * FOR_REQUEST + addresses * FOR_ADDRESS
  }

  get isSpent(): boolean {
    return this.#left < 0
  }

  /** True if JSON may be read, whose parts follow `,`, `[` and `{`. If not, nothing more may be done. */
  read({ bytes, truncated }: { readonly bytes: Uint8Array; readonly truncated: boolean }): boolean {
    let parts = 0
    for (const code of bytes) if (code === 0x2c || code === 0x5b || code === 0x7b) parts += 1
    return this.#take((truncated ? 1 : 1 / 8) * bytes.length + 12 * parts)
  }

  /** True if texts may be kept. While they are read, they take several times as much memory: 50 MB of texts took 270 MB. */
  keep(texts: readonly string[]): boolean {
    return this.#take(texts.reduce((sum, { length }) => sum + 16 * length + 100, 0))
  }

  /** True if versions may be read, and each compared with each term. */
  choose(versions: number, terms: number): boolean {
    return this.#take(versions * (25 + 2 * terms))
  }

  #take(steps: number): boolean {
    this.#left -= steps
    return !this.isSpent
  }
}
