// Shows how far a check is, as long as it goes on.
import { cutCells } from '../report/text/cells.ts'
import { describeProgress, type Progress } from '../report/text/progress.ts'

/** Calls `run` every `ms`, until the returned function is called. */
export type Every = (ms: number, run: () => void) => () => void

export type ProgressDisplay = {
  readonly show: (progress: Progress) => void
  readonly end: () => void
}

/** Shows nothing. */
export const SILENT: ProgressDisplay = { show: () => {}, end: () => {} }

// A quicker check logs no progress. Further lines follow after twice as long.
const LOG_MS = 5000
// How often the line of a terminal is replaced.
const TERMINAL_MS = 200

/** Lines in a log. `write` gets them without a line feed. */
export function progressInLog(
  write: (line: string) => void,
  every: Every = everyInterval
): ProgressDisplay {
  let isDue = true
  return displayEvery(LOG_MS, every, (line) => {
    if (isDue) write(line)
    isDue = !isDue
  })
}

/** One line of a terminal, which is removed at the end. `columns` is the terminal's width. */
export function progressInTerminal(
  write: (text: string) => void,
  columns: number,
  every: Every = everyInterval
): ProgressDisplay {
  let written = ''
  const { show, end } = displayEvery(TERMINAL_MS, every, (whole) => {
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

/** Writes how far the check is every `ms`, once that is known. */
function displayEvery(ms: number, every: Every, write: (line: string) => void): ProgressDisplay {
  let latest: Progress | null = null
  const end = every(ms, () => {
    if (latest !== null) write(describeProgress(latest))
  })
  const show = (progress: Progress) => {
    latest = progress
  }
  return { show, end }
}

/** Keeps no program from ending. */
const everyInterval: Every = (ms, run) => {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}
