// What `init` would do and this check did not look at.
import { listSome } from '../brief.ts'
import { defineProblem, notice } from '../problem.ts'

/** `names` of those that are counted, each once. */
export type NotFollowed =
  /** Registry modules whose inside no registry describes. */
  | { readonly what: 'inside'; readonly names: readonly string[] }
  /** Module calls of packages that no registry serves, such as `module.network`. */
  | { readonly what: 'direct'; readonly git: number; readonly names: readonly string[] }
  /** Modules and providers of one host that were not asked for. */
  | { readonly what: 'limit'; readonly max: number; readonly names: readonly string[] }
  /** Modules and providers with an answer that is too long to be read. */
  | { readonly what: 'size'; readonly names: readonly string[] }
  /** Registry modules whose packages are fetched with something that this check does not speak, such as `s3`. */
  | { readonly what: 'getter'; readonly getter: string; readonly names: readonly string[] }
  /** Providers with a signature. */
  | { readonly what: 'signatures'; readonly names: readonly string[] }

const MAX_NAMES = 3

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const unasked = (count: number): string =>
  count === 1 ? '1 module or provider was' : `${count} modules and providers were`

function describe(found: NotFollowed) {
  const { names } = found
  const list = listSome(names, MAX_NAMES)
  switch (found.what) {
    case 'inside':
      return {
        message: `modules and providers inside ${counted(names.length, 'registry module')} are not known, since no archive is downloaded: ${list}`
      }
    case 'direct': {
      const others = names.length - found.git
      const kinds = [
        ...(found.git > 0 ? [`${counted(found.git, 'module')} from Git`] : []),
        ...(others > 0 ? [`${counted(others, 'module')} from an archive or bucket`] : [])
      ]
      return {
        message: `${kinds.join(' and ')} ${names.length === 1 ? 'was' : 'were'} not followed: ${list}`
      }
    }
    case 'limit':
      return {
        message: `max-requests (${found.max}) was reached, so ${unasked(names.length)} not looked up: ${list}`,
        help: 'set `max-requests` to a higher number, or `roots` to fewer directories'
      }
    case 'size':
      return {
        message: `an answer is longer than this check reads, so ${unasked(names.length)} not looked up: ${list}`
      }
    case 'getter':
      return {
        message: `the package of ${counted(names.length, 'registry module')} is fetched with ${found.getter}, which was not tried: ${list}`
      }
    case 'signatures':
      return {
        message: `the signatures of ${counted(names.length, 'provider package')} were found, but not verified: ${list}`
      }
  }
}

export const notFollowed = defineProblem(
  notice('not-followed', 'Part of init was not looked at'),
  describe
)
