// Below the top of a Git checkout: version files of the CLIs, CI files and what Git knows are at the top.
import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, posix, relative, sep } from 'node:path'
import { visible } from '../../rules/text/safe-text.ts'
import { listItems } from '../lines.ts'
import type { RawSettings } from '../settings.ts'

// Their paths are relative to the directory of a check.
const PATH_SETTINGS = ['scan', 'exclude', 'roots', 'report', 'history'] as const

/** A check at the top that scans only the current directory, which is `below` the top; null: it is the top, or there is none. */
export function atTop(raw: RawSettings, directory: string) {
  const top = topOf(directory)
  const below = top === null ? '' : relative(top, directory).replaceAll(sep, '/')
  const isScan = !raw.usages && Boolean(raw.scan || !raw.hostnames)
  // In a glob, such a name would match others.
  const isPlain = below !== '' && !/[*?[\]{}()!#]/.test(below)
  if (top === null || !isScan || !isPlain) return { raw, directory, below: null }
  const fromTop = (path: string) => (isAbsolute(path) ? path : posix.join(below, path))
  const paths = PATH_SETTINGS.flatMap((name) => {
    // A title of a page is no path.
    const items = listItems(raw[name] || (name === 'scan' ? '.' : '')).map((item) =>
      item.replace(/^(?:.*?\.html(?=\s)|.*)/is, fromTop)
    )
    return items.length === 0 ? [] : [[name, items.join('\n')]]
  })
  return { raw: { ...raw, ...Object.fromEntries(paths) }, directory: top, below }
}

function topOf(directory: string): string | null {
  if (existsSync(join(directory, '.git'))) return directory
  const above = dirname(directory)
  return above === directory ? null : topOf(above)
}

export const belowTop = (below: string, directory: string): string =>
  `tf-disco: checking ${visible(below)} only; names of files begin at the top of the Git checkout, ${visible(directory)}\n`
