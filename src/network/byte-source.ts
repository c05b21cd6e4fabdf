// Reads lines and bytes from a connection.
import type { Socket } from 'node:net'
import { codedError } from './dial.ts'

const LINE_FEED = 0x0a

/** How much may still be read as text; lowered by every line. */
export type Budget = { bytes: number }

export class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)
  /** How many bytes have arrived. */
  received = 0

  constructor(socket: Socket) {
    this.#chunks = socket[Symbol.asyncIterator]()
  }

  /** Nothing has arrived that was not read. */
  get isEmpty(): boolean {
    return this.#rest.length === 0
  }

  /**
   * A line without its line feed, in Latin-1: one character for each byte. The last line may have no
   * line feed, unless it is empty. Null at the end of the connection.
   * @throws an error with the code HEADERS_TOO_LARGE beyond the budget
   */
  async line(budget: Budget): Promise<string | null> {
    const parts: Buffer[] = []
    for (;;) {
      const end = this.#rest.indexOf(LINE_FEED)
      const part = this.#take(end < 0 ? this.#rest.length : end + 1)
      parts.push(part)
      budget.bytes -= part.length
      if (budget.bytes < 0) throw codedError('HEADERS_TOO_LARGE', 'too many headers')
      if (end >= 0) return Buffer.concat(parts).toString('latin1').slice(0, -1)
      if (await this.#fill()) continue
      const last = Buffer.concat(parts).toString('latin1')
      return last === '' || last === '\r' ? null : last
    }
  }

  /** The bytes that have arrived, at least one and at most `most`; null at the end of the connection. */
  async bytes(most: number): Promise<Buffer | null> {
    return (await this.arrived()) && this.#take(most)
  }

  /** The bytes that have arrived, at least one; null at the end of the connection. They stay until `skip`. */
  async arrived(): Promise<Buffer | null> {
    return this.isEmpty && !(await this.#fill()) ? null : this.#rest
  }

  skip(bytes: number): void {
    this.#take(bytes)
  }

  #take(most: number): Buffer {
    const taken = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  /** Waits for more; false at the end of the connection. */
  async #fill(): Promise<boolean> {
    const next = await this.#chunks.next()
    if (next.done === true) return false
    this.#rest = next.value
    this.received += this.#rest.length
    return true
  }
}
