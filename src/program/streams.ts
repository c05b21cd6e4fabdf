// Streams of the program: reads lines, writes long texts in pieces, and survives what cannot be written.
import type { Readable, Writable } from 'node:stream'
import { reasonOf } from '../files/write-whole.ts'
import { inChunks } from '../report/pieces.ts'

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

/** The lines of what the stream has, separated by line feeds only: other separators may be part of a text. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const [first = '', ...others] = String(chunk).split('\n')
    const lines = [rest + first, ...others]
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  if (rest !== '') yield rest
}

/**
 * An error of the stream no longer ends the program, whose exit code is the verdict's. `onLoss` gets the reason
 * once. A reader such as `head` may close a pipe early: that is not a loss.
 */
export function outlive(stream: NodeJS.WritableStream, onLoss: (why: string) => void): void {
  let isBroken = false
  stream.on('error', (error: NodeJS.ErrnoException) => {
    const isFirst = !isBroken
    isBroken = true
    if (isFirst && error.code !== 'EPIPE') onLoss(reasonOf(error))
  })
}
