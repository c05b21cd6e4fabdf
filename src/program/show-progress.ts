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
export function progressInLog(write: (line: string) => void, every: Every): ProgressDisplay {
  let latest: Progress | null = null
  let isDue = true
  const end = every(LOG_MS, () => {
    if (latest === null) return
    if (isDue) write(describeProgress(latest))
    isDue = !isDue
  })
  const show = (progress: Progress) => {
    latest = progress
  }
  return { show, end }
}

/** One line of a terminal, which is removed at the end. `columns` is the terminal's width. */
export function progressInTerminal(
  write: (text: string) => void,
  columns: number,
  every: Every
): ProgressDisplay {
  let latest: Progress | null = null
  let shown = ''
  const cancel = every(TERMINAL_MS, () => {
    const line = latest === null ? '' : cutCells(describeProgress(latest), 0, columns - 1)
    if (line === shown) return
    shown = line
    write(`\r${line}\u001b[K`)
  })
  const end = () => {
    cancel()
    if (shown !== '') write('\r\u001b[K')
  }
  const show = (progress: Progress) => {
    latest = progress
  }
  return { show, end }
}

/** The real clock. It keeps no program from ending. */
export const every: Every = (ms, run) => {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}
