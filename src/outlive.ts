// Keeps the program alive when its output cannot be written.
import { reasonOf } from './files/failure.ts'

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
