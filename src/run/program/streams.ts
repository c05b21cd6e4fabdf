// Streams of the program: reads lines, writes long texts in pieces, survives what cannot be written, fits a terminal.
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Environment } from '../../read/cli-config/machine.ts'
import { inChunks, reasonOf } from '../../read/files/output.ts'
import { SettingsError } from '../../settings/settings.ts'

/** Waits where the reader is slower. Ends early if the stream fails, which the listener of its errors reports. */
export async function print(stream: Writable, pieces: Iterable<string>): Promise<void> {
  for (const chunk of inChunks(pieces)) {
    if (!stream.writable) return
    if (!stream.write(chunk)) await changeOf(stream)
  }
}

async function changeOf(stream: Writable): Promise<void> {
  const end = new AbortController()
  const events = ['drain', 'error', 'close'].map((event) => once(stream, event, end))
  await Promise.race(events).catch(() => {})
  end.abort()
}

const MAX_LINE = 1024 * 1024

/** Lines end at line feeds only: other separators may be part of a text. @throws SettingsError for an endless line */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let tail = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const [first = '', ...others] = String(chunk).split('\n')
    const lines = [tail + first, ...others]
    tail = lines.pop() ?? ''
    for (const line of lines) yield line.replace(/\r$/, '')
    if (tail.length > MAX_LINE) throw new SettingsError(['a line of standard input exceeds 1 MiB'])
  }
  if (tail !== '') yield tail
}

/** Errors no longer end the program. `onLoss` gets the reason once, unless a reader such as `head` closes the pipe. */
export function outlive(stream: NodeJS.WritableStream, onLoss: (why: string) => void): void {
  stream.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') onLoss(reasonOf(error))
  })
  stream.on('error', () => {})
}

type Output = { readonly isTTY?: boolean; readonly columns?: number }

// Wider lines are hard to read, and narrower ones have one word each.
const WIDTH = { min: 40, max: 100, unknown: 80 }

/** The columns of a terminal. Some, such as those of `script` and `docker run -t`, say that they have none. */
export function columnsOf({ columns }: Output, env: Environment): number {
  return columns || Number(/^\d{1,4}$/.exec(env['COLUMNS'] ?? '')?.[0]) || WIDTH.unknown
}

/** How the text of a command looks. Output that is not a terminal is not wrapped. */
export function layoutOf(output: Output, color: 'auto' | 'always' | 'never', env: Environment) {
  const isColored = color === 'auto' ? wantsColor(output, env) : color === 'always'
  const columns = Math.max(WIDTH.min, Math.min(columnsOf(output, env), WIDTH.max))
  return {
    colour: isColored,
    hyperlinks: isColored && output.isTTY === true && showsLinks(env),
    width: output.isTTY ? columns : Number.POSITIVE_INFINITY
  }
}

/** Follows https://no-color.org and FORCE_COLOR; empty variables are ignored. */
function wantsColor({ isTTY }: Output, env: Environment): boolean {
  if (env['NO_COLOR'] || (env['TERM'] === 'dumb' && !env['FORCE_COLOR'])) return false
  return env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : isTTY === true
}

// A terminal without the name prints the text alone, or skips what it does not know; the others show garbage.
const BY_PROGRAM = /^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/
const BY_TERM = /^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/
// Version 0.50.0 of the library in GNOME Terminal and others crashes on links.
const FIRST_VTE = 5001

/** By what a terminal sets in the environment, as in `supports-hyperlinks`, the crate in cargo and the npm package. */
export function showsLinks(environment: Environment): boolean {
  const { FORCE_HYPERLINK, TERM = '', TERM_PROGRAM = '', VTE_VERSION } = environment
  if (FORCE_HYPERLINK) return FORCE_HYPERLINK !== '0'
  if (environment['CI'] || environment['NO_COLOR'] || TERM === 'dumb') return false
  return (
    Number(VTE_VERSION) >= FIRST_VTE ||
    BY_PROGRAM.test(TERM_PROGRAM) ||
    BY_TERM.test(TERM) ||
    ['WT_SESSION', 'KONSOLE_VERSION', 'DOMTERM'].some((name) => environment[name])
  )
}
