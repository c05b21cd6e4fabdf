// The wings of src/ from top to bottom, and the rooms of each: a folder imports only from itself and from folders below it.

export type Layer = {
  /** Below src/: a room with its wing, `run/stages`, or a wing with files of its own. */
  readonly folder: string
  /** One sentence for the map in CONTRIBUTING.md. */
  readonly purpose: string
  /** Pure: no `node:` module, clock, network or file system. */
  readonly pure?: true
  /** A file of the folder itself may import those of sub-folders: it lists what they contain. */
  readonly gathers?: true
}

const layer = (folder: string, purpose: string): Layer => ({ folder, purpose })
const pure = (folder: string, purpose: string): Layer => ({ folder, purpose, pure: true })

/** The rooms by wing: run, report, judge, observe, settings, read, rules. */
export const LAYERS: readonly Layer[] = [
  layer('run', 'The program: its entry points, and the whole check in order.'),
  layer('run/stages', 'The stages of a check, from settings to history.'),
  layer('run/usages', 'The output of `usages`: for people, and usages files.'),
  layer(
    'run/github',
    'Delivery on GitHub: runner files, API client, comment, issue, changed files, links.'
  ),
  layer('run/program', 'The running program: streams, signals, progress, memory.'),
  layer(
    'run/explain',
    'The `explain` command: problem codes, and how the clients read one hostname, module source or provider address.'
  ),

  {
    ...pure(
      'report',
      'Renders the verdict: `outline` decides what people read, the other sub-folders how a medium looks.'
    ),
    gathers: true
  },
  pure('report/history', 'Earlier runs: lines of the history file, uptime, incidents.'),

  pure(
    'judge',
    'Turns observations into notes, and notes with their context into findings and the verdict.'
  ),

  layer(
    'observe/visit',
    'Determines what each host must provide, runs discovery against it, and asks registries.'
  ),
  layer(
    'observe/packages',
    'Fetches packages of modules, and reads their configuration in memory.'
  ),
  layer('observe/signatures', 'Verifies signatures of packages with OpenSSL, as the clients do.'),
  layer('observe/network', 'One bounded GET request: connections, proxies, redirects.'),
  layer(
    'observe/tls',
    'The offer of a TLS handshake, and the certificates that are trusted, as in Go.'
  ),
  layer(
    'observe/credentials',
    'Credentials sources and redaction. Only this folder and requests read the text of a token.'
  ),
  layer(
    'observe/programs',
    'Runs other programs, and ends them with everything they have started.'
  ),

  layer('settings', 'The table of settings, their parsing, and reading them from the machine.'),

  layer(
    'read/fleet',
    'Usages files: what they hold of a repository, how they are read, and how those of many are united.'
  ),
  pure(
    'read/roots',
    'Root modules: what each of them installs, the constraints on it, and its lock file.'
  ),
  layer('read/scan', 'Selects files, finds the hosts that they use, and detects the CLI.'),
  pure(
    'read/modules',
    'The definitions of a module’s files together, and what `init` refuses of them.'
  ),
  layer(
    'read/cli-config',
    'CLI configuration files (`.terraformrc`, `.tofurc`): HCL 1, paths, merging.'
  ),
  layer('read/git', 'The commit and remote of a checkout, read without Git.'),
  pure(
    'read/packages',
    'What `init` reads of a module’s package that is not in the checkout, within limits.'
  ),
  layer('read/files', 'Reads single files within limits, and writes them whole.'),
  pure('read/schema', 'Reads JSON by a description of it, and says where it differs.'),
  pure(
    'read/hcl',
    'The HCL language in native and JSON syntax, with positions; knows nothing about Terraform.'
  ),

  pure('rules/ignore', 'Which findings are ignored: by settings, the project file and comments.'),
  pure('rules/registry', 'Answers of registries, and version constraints.'),
  {
    ...pure(
      'rules/problems',
      'Every problem code: title, severity, affected clients, message and help.'
    ),
    gathers: true
  },
  pure(
    'rules/protocol',
    'Rules of the protocol: hostnames, discovery document, services, source addresses, tokens, clients.'
  ),
  pure(
    'rules/go',
    'Rules of Go’s standard library that the clients depend on: URL, media type, JSON, quoting, UTF-8, HTTP responses.'
  ),
  pure(
    'rules/text',
    'Text from outside as safe text for each kind of output, lines for a terminal, and values made once.'
  )
]
