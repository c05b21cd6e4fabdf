// The table of commands. The parser, the help of each command and shell completion are derived from it.
import { accept } from '../../rules/go/text.ts'
import { choice, FLAG, one, type Setting } from '../kinds.ts'
import { GROUPS } from '../table.ts'

export type Flag = Pick<Setting, 'name' | 'kind' | 'help' | 'default'> & {
  /** One letter, for `-q`. */
  readonly short?: string
}

/** Of check only: other commands have no findings. */
export const FINDING_FORMATS = ['concise', 'sarif', 'markdown'] as const

export const OWN_FLAGS = {
  changedSince: {
    name: 'changed-since',
    kind: one('REF', accept<string>),
    help: 'Check only what files use that have changed since the common commit with this branch, tag or commit.'
  },
  format: {
    name: 'format',
    kind: choice('text', 'json', ...FINDING_FORMATS),
    help: 'Output format. `concise` prints one line for each finding. Commands other than check have text and json.',
    default: 'text'
  },
  color: {
    name: 'color',
    kind: choice('auto', 'always', 'never'),
    help: 'When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.',
    default: 'auto'
  },
  quiet: {
    name: 'quiet',
    short: 'q',
    kind: FLAG,
    help: 'Print only the verdict and what fails; show no progress.',
    default: 'false'
  },
  verbose: {
    name: 'verbose',
    short: 'v',
    kind: FLAG,
    help: 'Print each request with its status and time to standard error.',
    default: 'false'
  },
  help: { name: 'help', short: 'h', kind: FLAG, help: 'Show this help.', default: 'false' },
  version: { name: 'version', short: 'V', kind: FLAG, help: 'Show the version.', default: 'false' }
} as const satisfies Readonly<Record<string, Flag>>

export const FLAG_GROUPS: readonly (readonly [heading: string, flags: readonly Flag[]])[] = [
  ...GROUPS,
  ['Git', [OWN_FLAGS.changedSince]],
  ['Output', [OWN_FLAGS.format, OWN_FLAGS.color, OWN_FLAGS.quiet, OWN_FLAGS.verbose]],
  ['Other', [OWN_FLAGS.help, OWN_FLAGS.version]]
]

export const FLAGS: readonly Flag[] = FLAG_GROUPS.flatMap(([, flags]) => flags)

export const isSwitch = ({ kind }: Flag): boolean => kind.value === ''

export const SUBJECTS = ['host', 'module', 'provider'] as const
export type Subject = (typeof SUBJECTS)[number]

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

export type CommandName = keyof typeof ROWS

type CommandRow = {
  readonly usage: string
  /** One phrase, for lists of commands. */
  readonly summary: string
  readonly about: readonly string[]
  readonly flags?: readonly string[]
  readonly examples: readonly (readonly [command: string, what: string])[]
}

const ADDRESS_FLAGS = ['dialect', 'format']
const SCAN_FLAGS = ['scan', 'exclude', 'dialect', 'roots']

const STDIN =
  '"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects any of the inputs.'

const ROWS = {
  check: {
    usage: '[check] [PATH…] [FLAGS]',
    summary: 'Check the registry hosts that files use (default)',
    about: [
      'Finds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH is a directory, file or glob; without one, everything in the current directory is checked.',
      'Settings that all checks of a project share are in .tf-disco.hcl, at the top of the checkout.',
      'Repeat a flag marked with … for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags.'
    ],
    flags: FLAGS.map(({ name }) => name),
    examples: [
      ['tf-disco', 'check everything in this directory'],
      ['tf-disco network database --depth versions', 'also ask for versions, like init'],
      ['tf-disco --hostnames registry.example.com', 'check a host']
    ]
  },
  usages: {
    usage: 'usages [PATH…] [FLAGS]',
    summary: 'List the hosts that check would contact, and why',
    about: [
      'Lists the hosts that files use, what check would require from each of them, and the lines that name them. No host is contacted.'
    ],
    flags: [...SCAN_FLAGS, 'allowed-hosts', 'format', 'color'],
    examples: [
      ['tf-disco usages', 'list the hosts of this directory'],
      ['tf-disco usages --format json', 'one JSON object per line, for check --usages']
    ]
  },
  explain: {
    usage: `explain ${SUBJECTS.join('|')} TEXT… [FLAGS]\n       tf-disco explain CODE… [FLAGS]`,
    summary: 'Explain a problem code, a hostname or an address',
    about: [
      'Shows what a problem code means, what the clients print and how to fix it; or how Terraform and OpenTofu read a hostname, module source or provider address. No host is contacted.'
    ],
    flags: ['color'],
    examples: [
      ['tf-disco explain tls-expired', 'a problem code'],
      ['tf-disco explain host registry.example.com', 'its discovery URL and token source'],
      ['tf-disco explain module acme/network/aws', 'the registry that serves a module']
    ]
  },
  'explain host': {
    usage: 'explain host HOST… [FLAGS]',
    summary: 'Show the discovery URL and the token source of a host',
    about: [
      `Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sources of this machine they use for it, without the tokens. ${STDIN}`
    ],
    // These decide where the token of a host is looked up.
    flags: ['dialect', 'tokens', 'timeout-seconds', 'format'],
    examples: [
      ['tf-disco explain host registry.example.com', 'discovery URL and credentials'],
      ['tf-disco explain host münchen.example:8443', 'a name that is not ASCII']
    ]
  },
  'explain module': {
    usage: 'explain module SOURCE… [FLAGS]',
    summary: 'Show which registry serves a module source',
    about: [
      `Shows how the CLIs read the source of a module block: which registry serves it, or why none does. ${STDIN}`
    ],
    flags: ADDRESS_FLAGS,
    examples: [
      ['tf-disco explain module registry.example.com/acme/vpc/aws', ''],
      ['tf-disco explain module acme/vpc/aws --dialect opentofu', '']
    ]
  },
  'explain provider': {
    usage: 'explain provider SOURCE… [FLAGS]',
    summary: 'Show which registry serves a provider source',
    about: [
      `Shows how the CLIs read the source of a required provider, and which registry serves it. ${STDIN}`
    ],
    flags: ADDRESS_FLAGS,
    examples: [
      ['tf-disco explain provider hashicorp/aws', ''],
      ['tf-disco explain provider registry.example.com/acme/box', '']
    ]
  },
  completion: {
    usage: `completion ${SHELLS.join('|')}`,
    summary: 'Print a completion script for bash, zsh or fish',
    about: ['Prints a script that completes commands, flags and their values in a shell.'],
    examples: [
      ['source <(tf-disco completion bash)', 'in ~/.bashrc'],
      ['source <(tf-disco completion zsh)', 'in ~/.zshrc, after compinit'],
      ['tf-disco completion fish | source', 'in ~/.config/fish/config.fish']
    ]
  },
  help: {
    usage: 'help [COMMAND]',
    summary: 'Show the help of a command',
    about: ['Shows the help of a command, as COMMAND --help does.'],
    examples: [['tf-disco help check', '']]
  }
} satisfies Readonly<Record<string, CommandRow>>

export const COMMANDS: Readonly<Record<CommandName, CommandRow>> = ROWS

export const flagsOf = (command: CommandName): readonly Flag[] =>
  FLAGS.filter(({ name }) => name === 'help' || COMMANDS[command].flags?.includes(name))

export const FIRST_WORDS = Object.keys(COMMANDS).filter((name) => !name.includes(' '))
