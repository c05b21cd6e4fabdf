// Globs in files of the checkout, whose authors may be strangers.
import { join, matchesGlob } from 'node:path/posix'

/** Each is compared with the names of thousands of files, or with thousands of findings. */
export const MAX_GLOBS = 100

/** How many globs they are: `{a,b}` is two. */
export const countGlobs = (globs: readonly string[]): number =>
  globs.flatMap((glob) => glob.split(',')).length

/** Other globs can take hours for one name, or all memory. */
export const isSimple = (glob: string): boolean =>
  /^(?=.{0,200}$)[^{}()[]*(?:\{(?:(?!\.\.)[^{}()[])*\}[^{}()[]*)?$/.test(glob) &&
  glob.split('/').filter((name) => name === '**').length <= 2 &&
  glob.split('/').every((name) => name === '**' || name.split('*').length <= 3)

/** True if a glob matches the path or a directory above it. */
export function isBelow(path: string, glob: string): boolean {
  // `*` stands for hidden names, too.
  const plain = (text: string) => join('/', text).replaceAll(/(?<=[/{,])\.(?=[^./])/g, '_')
  return matchesGlob(`${plain(path)}/_`, `${plain(glob)}/**`)
}
