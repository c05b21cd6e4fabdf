// How wide and colored a terminal shows the output.
import type { Environment } from '../cli-config/machine.ts'
import { showsLinks, type TextLayout } from '../report/text/terminal.ts'

/** `process.stdout`. */
type Output = { readonly isTTY?: boolean; readonly columns?: number }

// Wider lines are hard to read, and narrower ones have one word each.
const WIDTH = { min: 40, max: 100, unknown: 80 }

/** The columns of a terminal. Some, such as those of `script` and `docker run -t`, say that they have none. */
export function columnsOf({ columns }: Output, env: Environment): number {
  return columns || Number(/^\d{1,4}$/.exec(env['COLUMNS'] ?? '')?.[0]) || WIDTH.unknown
}

/** How the text of a command looks. Output that is not a terminal is not wrapped. */
export function layoutOf(
  output: Output,
  color: 'auto' | 'always' | 'never',
  env: Environment
): TextLayout {
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
