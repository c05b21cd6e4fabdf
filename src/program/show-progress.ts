// Shows how far a check is, as long as it goes on.
import { cutCells } from '../text/terminal.ts'
import { describeProgress, type Progress } from './progress.ts'

export type ProgressDisplay = ReturnType<typeof displayEvery>

/** Shows nothing. */
export const SILENT: ProgressDisplay = { show: () => {}, end: () => {} }

// A quicker check logs no progress. Further lines follow after twice as long.
const LOG_MS = 5000
// How often the line of a terminal is replaced.
const TERMINAL_MS = 200

/** Lines in a log. `write` gets them without a line feed. */
export function progressInLog(write: (line: string) => void) {
  let isDue = true
  return displayEvery(LOG_MS, (line) => {
    if (isDue) write(line)
    isDue = !isDue
  })
}

/** One line of a terminal, which is removed at the end. `columns` is the terminal's width. */
export function progressInTerminal(write: (text: string) => void, columns: number) {
  let written = ''
  const { show, end } = displayEvery(TERMINAL_MS, (whole) => {
    const line = cutCells(whole, 0, columns - 1)
    if (line === written) return
    written = line
    write(`\r${line}\u001b[K`)
  })
  const remove = () => {
    end()
    if (written !== '') write('\r\u001b[K')
  }
  return { show, end: remove }
}

/** Writes how far the check is every `ms`, once that is known. Keeps no program from ending. */
function displayEvery(ms: number, write: (line: string) => void) {
  let latest: Progress | null = null
  const timer = setInterval(() => {
    if (latest !== null) write(describeProgress(latest))
  }, ms).unref()
  const show = (progress: Progress) => {
    latest = progress
  }
  return { show, end: () => clearInterval(timer) }
}
