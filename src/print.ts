// Writes long texts to a stream in pieces.
import type { Writable } from 'node:stream'
import { inChunks } from './report/pieces.ts'

/**
 * Writes the pieces and waits where the reader of the stream is slower, so that only a few are in memory.
 * Ends early if the stream fails, as when `head` closes a pipe; the listener of its errors reports that.
 */
export async function print(stream: Writable, pieces: Iterable<string>): Promise<void> {
  for (const chunk of inChunks(pieces)) {
    if (!stream.writable) return
    if (!stream.write(chunk)) await changeOf(stream)
  }
}

/** Until the stream takes more, or never will. */
const changeOf = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    const events = ['drain', 'error', 'close']
    const settle = () => {
      for (const event of events) stream.off(event, settle)
      resolve()
    }
    for (const event of events) stream.on(event, settle)
  })
