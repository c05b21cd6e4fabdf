// Problems of reading the files of a repository.
import { brief, describeReadFailure, type ReadFailure, showSome } from './brief.ts'
import { type KindIn, problem, wordsOf } from './problem.ts'
import { describeStop, type Stopped } from './stops.ts'

/** `error` is the parser's message; null for a file that is not UTF-8. `isRefused`: `init` reads the file, and fails. */
export const fileSyntax = ({ error, isRefused }: { error: string | null; isRefused: boolean }) =>
  problem('file-syntax', {
    message: error ?? 'the file is not valid UTF-8',
    help: error?.startsWith('invalid escape sequence')
      ? 'write `/` in paths, or `\\\\` for a backslash'
      : 'fix the file, or list it in `exclude` if it is invalid on purpose',
    // The clients accept the bytes where they do not refuse the file, and so does this check.
    ...(!isRefused && { severity: error === null ? 'notice' : 'warning' })
  })

/** `code` is the operating system's error code, such as ENOENT. */
type Unreadable =
  | {
      readonly what: 'file' | 'directory' | 'link'
      readonly code: string
      /** `init` reads the file, and fails. */
      readonly isRefused?: boolean
    }
  | { readonly what: 'scan'; readonly code: string; readonly entry: string }
  /** A pipe, socket or device, or a link to one. */
  | { readonly what: 'special-file' | 'link-to-special-file'; readonly is: string }

const UNREADABLE = {
  file: ['the file cannot be read', 'correct the permissions, or list the file in `exclude`'],
  directory: [
    'the directory cannot be read',
    'correct the permissions, or list the directory in `exclude`'
  ],
  link: [
    'the target of the link cannot be read',
    'correct or remove the link, or list it in `exclude`'
  ],
  scan: [
    ' in `scan` cannot be read',
    'correct `scan`, and check that the repository is checked out'
  ],
  'special-file': ['this is', 'remove it, or list it in `exclude`'],
  'link-to-special-file': ['the target of the link is', 'remove the link, or list it in `exclude`']
} as const

// The codes of the system for a name that is too long, or that is not UTF-8, which Node changes.
const NAME_HELP: Readonly<Record<string, string>> = {
  ENAMETOOLONG: 'shorten the path, or list it in `exclude`',
  ENOENT: 'rename it if its name is not valid UTF-8, or list it in `exclude`'
}

export function fileUnreadable(data: Unreadable) {
  const [text, help] = UNREADABLE[data.what]
  const isNamed = data.what === 'file' || data.what === 'directory'
  return problem('file-unreadable', {
    message: `${'entry' in data ? brief(data.entry) : ''}${text}${'code' in data ? `: ${data.code}` : ` ${data.is} and is not read`}`,
    help: (isNamed ? NAME_HELP[data.code] : undefined) ?? help,
    ...(!('isRefused' in data && data.isRefused) && { severity: 'warning', affects: [] })
  })
}

/** A file, or the directory of a local module, that `init` reads and this check does not. */
type Outside =
  | { readonly what: 'link' | 'linked' | 'unselected' | 'generated' | 'project' }
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
  skipped: ['was not read', 'write the path as a literal, or remove the directory from `exclude`'],
  project: [
    'the file decided what was read, with exclude, roots or dialect',
    'list the repository again, with `allowed-hosts`'
  ]
} as const

export function fileOutside(data: Outside) {
  const [message, help] = OUTSIDE[data.what]
  const ofModule = 'path' in data && {
    message: `directory ${brief(data.path)} ${message}`,
    severity: 'notice' as const
  }
  return problem('file-outside', { message, help, ...ofModule })
}

/** `scan` and `hostnames` are the settings; `scan` is only empty in a check of several repositories. */
type NothingFound = {
  readonly scan: readonly string[]
  readonly hasHostnames: boolean
  readonly isFleet: boolean
}

export function nothingToCheck({ scan, hasHostnames, isFleet }: NothingFound) {
  const selected = scan.every((entry) => entry === '.')
    ? 'this directory'
    : `\`scan\` (${showSome(scan, 3, brief)})`
  const where = isFleet ? 'the repositories of `usages`' : selected
  const result = `found no Terraform or OpenTofu files in ${where}`
  const checkout = isFleet
    ? 'check out the repositories before `tf-disco usages`'
    : 'check out the repository first (in a workflow: actions/checkout)'
  return problem('nothing-to-check', {
    message: `${result}, and \`hostnames\` is not set`,
    help: `${checkout}, or correct \`scan\` or \`exclude\``,
    ...(hasHostnames && {
      message: `${result}; only \`hostnames\` was checked`,
      help: `${checkout}, or correct \`scan\``,
      severity: 'warning'
    })
  })
}

/** A day, `2026-11-27`: when the oldest of the usages files of these repositories was written. */
export const fileStale = ({ oldest }: { readonly oldest: string }) =>
  problem('file-stale', {
    message: `the usages file was written more than a week ago (the oldest on ${oldest}); the repository may use something else now`,
    help: 'write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs'
  })

type Maximum = { readonly max: number }

const LIMITS = {
  depth: ({ max }: Maximum) => ({
    message: `directories nested deeper than ${max} levels are not scanned`,
    help: 'list this directory in `exclude`'
  }),
  files: ({ max }: Maximum) => ({
    message: `there are more than ${max} files; this directory and the following ones are not scanned`,
    help: 'scan fewer directories with `scan` or `exclude`'
  }),
  directory: ({ max }: Maximum) => ({
    message: `the directory has more than ${max} files; the files after them are not scanned`,
    help: 'split the directory, or list files in `exclude`'
  }),
  parts: ({ max }: Maximum) => ({
    message: `the file has more than ${max} blocks, arguments and values; the rest is not read`,
    help: 'split the file, or list it in `exclude`'
  }),
  'module-usages': ({ max }: Maximum) => ({
    message: `the files of this directory use or define more than ${max} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,
    help: 'split the directory, or list files in `exclude`'
  }),
  usages: ({ max }: Maximum) => ({
    message: `the scan found more than ${max} usages of hosts; this directory and the following ones are not scanned`,
    help: 'scan fewer directories with `scan` or `exclude`'
  }),
  roots: ({ max }: Maximum) => ({
    message: `the root modules have more than ${max} modules in all; the constraints of this root module and the following ones are not checked`,
    help: 'list the directories in which `init` runs in `roots`'
  }),
  size: (failure: ReadFailure) => ({
    message: `the file ${describeReadFailure(failure)}`,
    help: 'split the file, or list it in `exclude`'
  }),
  problems: ({ max, omitted }: Maximum & { omitted: number }) => ({
    message: `there are more than ${max} problems in files; ${omitted} are not reported`,
    help: 'fix the reported problems first, or scan fewer files with `scan` or `exclude`'
  }),
  /** The check ended during the scan; `files` were read. */
  time: ({ stopped, files }: { stopped: Stopped; files: number }) => ({
    message: `${describeStop(stopped)} after reading ${files} files; this directory and the following ones are not scanned, so hosts may be missing`,
    help: 'scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`'
  })
}

export const fileLimit = (limit: KindIn<typeof LIMITS>) =>
  problem('file-limit', wordsOf(LIMITS, limit))

type Ignoring = { readonly code: string; readonly line: number | undefined }

const UNUSED = {
  comment: ({ why }: { readonly why: string }) => ({
    message: `this comment ignores nothing: ${why}`,
    help: 'write `# tf-disco:ignore CODE REASON` in a line of its own, for each code'
  }),
  /** `line`: that of a comment. */
  unmatched: ({ code, line }: Ignoring) => ({
    message: `there is no ${brief(code)} to ignore${line === undefined ? '' : ` on line ${line}`}`,
    help: `remove the rule, or ${line === undefined ? 'correct it' : 'move it to the line of the finding or above it'}`
  }),
  elsewhere: ({ code }: Ignoring) => ({
    message: `${brief(code)} is not ignored, because it has other places, too`,
    help: 'ignore it at each of its places, or in `ignore`'
  }),
  fixed: ({ code }: Ignoring) => ({
    message: `files of the repository cannot ignore ${brief(code)}, because \`allowed-hosts\` is set`,
    help: 'correct what was found, or add it to `allowed-hosts` or `ignore`'
  })
}

export const ignoreUnused = (data: KindIn<typeof UNUSED>) =>
  problem('ignore-unused', wordsOf(UNUSED, data))
