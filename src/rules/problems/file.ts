// Problems of reading the files of a repository.
import { brief, describeReadFailure, describeStop, type Stopped, showSome } from './brief.ts'
import { problem } from './problem.ts'

/** `error` is the parser's message; null for a file that is not UTF-8. `isRefused`: `init` reads the file, and fails. */
export const fileSyntax = ({ error, isRefused }: { error: string | null; isRefused: boolean }) =>
  problem('file-syntax', {
    message: error ?? 'the file is not valid UTF-8',
    help: 'fix the file, or list it in `exclude` if it is invalid on purpose',
    // The clients accept the bytes where they do not refuse the file, and so does this check.
    ...(!isRefused && { severity: error === null ? 'notice' : 'warning' })
  })

/** `code` is the operating system's error code, such as ENOENT. */
type Unreadable =
  | {
      readonly what: 'file' | 'directory' | 'link' | 'scan'
      readonly code: string
      /** `init` reads the file, and fails. */
      readonly isRefused?: boolean
    }
  /** A pipe, socket or device, or a link to one. */
  | { readonly what: 'special-file' | 'link-to-special-file'; readonly is: string }

const UNREADABLE = {
  file: 'the file cannot be read',
  directory: 'the directory cannot be read',
  link: 'the target of the link cannot be read',
  scan: 'the path in `scan` cannot be read',
  'special-file': 'this is',
  'link-to-special-file': 'the target of the link is'
}

// The codes of the system for a name that is too long, or that is not UTF-8, which Node changes.
const NAME_HELP: Readonly<Record<string, string>> = {
  ENAMETOOLONG: 'shorten the path, or list it in `exclude`',
  ENOENT: 'rename it if its name is not valid UTF-8, or list it in `exclude`'
}

const UNREADABLE_HELP = {
  file: 'correct the permissions, or list the file in `exclude`',
  directory: 'correct the permissions, or list the directory in `exclude`',
  link: 'correct or remove the link, or list it in `exclude`',
  scan: 'correct `scan`, and check that the repository is checked out',
  'special-file': 'remove it, or list it in `exclude`',
  'link-to-special-file': 'remove the link, or list it in `exclude`'
}

export const fileUnreadable = (data: Unreadable) =>
  problem('file-unreadable', {
    message: `${UNREADABLE[data.what]}${'code' in data ? `: ${data.code}` : ` ${data.is} and is not read`}`,
    help:
      (data.what === 'file' || data.what === 'directory' ? NAME_HELP[data.code] : undefined) ??
      UNREADABLE_HELP[data.what],
    ...(!('isRefused' in data && data.isRefused) && { severity: 'warning', affects: [] })
  })

/** A file, or the directory of a local module, that `init` reads and this check does not. */
type Outside =
  | { readonly what: 'link' | 'linked' | 'unselected' | 'generated' }
  | { readonly what: 'outside' | 'skipped'; readonly path: string }

const OUTSIDE = {
  link: [
    'the link points outside the checkout and is not followed',
    'move the file into the repository, or name its directory in `scan`'
  ],
  linked: [
    'the link leads to a directory that was not read',
    'remove the link, or name the directory in `scan`'
  ],
  unselected: [
    '`init` reads the file, and `scan` or `exclude` leaves it out',
    'select the file, or do not select its directory'
  ],
  generated: [
    'Terragrunt adds configuration here that was not read',
    'write `contents`, `path` and `config` as literals, and give included files the suffix .hcl'
  ],
  outside: [
    'is outside the checkout, and the module in it was not read',
    'move the module into the repository, or name its directory in `scan`'
  ],
  skipped: ['was not read', 'write the path as a literal, or remove the directory from `exclude`']
} as const

export function fileOutside(data: Outside) {
  const [text, help] = OUTSIDE[data.what]
  return 'path' in data
    ? problem('file-outside', {
        message: `directory ${brief(data.path)} ${text}`,
        help,
        severity: 'notice'
      })
    : problem('file-outside', { message: text, help })
}

/** `scan` and `hostnames` are the settings; `scan` is only empty in a check of several repositories. */
type NothingFound = {
  readonly scan: readonly string[]
  readonly hasHostnames: boolean
  readonly isFleet: boolean
}

export function nothingToCheck({ scan, hasHostnames, isFleet }: NothingFound) {
  const isWhole = scan.every((entry) => entry === '.')
  const where = isFleet
    ? 'the repositories of `usages`'
    : isWhole
      ? 'this directory'
      : `\`scan\` (${showSome(scan, 3, brief)})`
  const found = `found no Terraform or OpenTofu files in ${where}`
  const checkout = isFleet
    ? 'check out the repositories before `tf-disco usages`'
    : 'check out the repository first (in a workflow: actions/checkout)'
  if (hasHostnames) {
    return problem('nothing-to-check', {
      message: `${found}; only \`hostnames\` was checked`,
      help: `${checkout}, or correct \`scan\``,
      severity: 'warning'
    })
  }
  return problem('nothing-to-check', {
    message: `${found}, and \`hostnames\` is not set`,
    help: `${checkout}, correct \`scan\` or \`exclude\`, or set \`hostnames\``
  })
}

/** A day, `2026-11-27`: when the oldest of the usages files of these repositories was written. */
export const fileStale = ({ oldest }: { readonly oldest: string }) =>
  problem('file-stale', {
    message: `the usages file was written more than a week ago (the oldest on ${oldest}); the repository may use something else now`,
    help: 'write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs'
  })

const COUNTS = {
  depth: (max: number) => ({
    message: `directories nested deeper than ${max} levels are not scanned`,
    help: 'list this directory in `exclude`'
  }),
  files: (max: number) => ({
    message: `there are more than ${max} files; this directory and the following ones are not scanned`,
    help: 'scan fewer directories with `scan` or `exclude`'
  }),
  directory: (max: number) => ({
    message: `the directory has more than ${max} files; the files after them are not scanned`,
    help: 'split the directory, or list files in `exclude`'
  }),
  parts: (max: number) => ({
    message: `the file has more than ${max} blocks, arguments and values; the rest is not read`,
    help: 'split the file, or list it in `exclude`'
  }),
  'module-usages': (max: number) => ({
    message: `the files of this directory use or define more than ${max} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,
    help: 'split the directory, or list files in `exclude`'
  }),
  usages: (max: number) => ({
    message: `the scan found more than ${max} usages of hosts; this directory and the following ones are not scanned`,
    help: 'scan fewer directories with `scan` or `exclude`'
  }),
  roots: (max: number) => ({
    message: `the root modules have more than ${max} modules in all; the constraints of this root module and the following ones are not checked`,
    help: 'list the directories in which `init` runs in `roots`'
  })
}

type Limit =
  | { readonly kind: 'size'; readonly bytes: number; readonly maxBytes: number }
  | { readonly kind: keyof typeof COUNTS; readonly max: number }
  | { readonly kind: 'problems'; readonly max: number; readonly omitted: number }
  /** The check ended during the scan; `files` were read. */
  | { readonly kind: 'time'; readonly stopped: Stopped; readonly files: number }

export function fileLimit(limit: Limit) {
  switch (limit.kind) {
    case 'size':
      return problem('file-limit', {
        message: `the file ${describeReadFailure(limit)}`,
        help: 'split the file, or list it in `exclude`'
      })
    case 'problems':
      return problem('file-limit', {
        message: `there are more than ${limit.max} problems in files; ${limit.omitted} are not reported`,
        help: 'fix the reported problems first, or scan fewer files with `scan` or `exclude`'
      })
    case 'time':
      return problem('file-limit', {
        message: `${describeStop(limit.stopped)} after reading ${limit.files} files; this directory and the following ones are not scanned, so hosts may be missing`,
        help: 'scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`'
      })
    default:
      return problem('file-limit', COUNTS[limit.kind](limit.max))
  }
}
