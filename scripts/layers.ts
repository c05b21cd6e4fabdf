// The layers of src/ from top to bottom: a folder imports only from itself and from folders below it.

export type Layer = {
  readonly folder: string
  /** One sentence for the map in CONTRIBUTING.md. */
  readonly purpose: string
  /** Pure: no `node:` module, clock, network or file system. */
  readonly pure?: true
  /** A file of the folder itself may import those of sub-folders: it lists what they contain. */
  readonly gathers?: true
}

export const LAYERS: readonly Layer[] = [
  { folder: '.', purpose: 'Entry points, and the whole check in order.' },
  {
    folder: 'stages',
    purpose: 'The stages of a check, from settings to history.'
  },
  { folder: 'usages', purpose: 'The output of `usages`: for people, and usages files.' },
  {
    folder: 'github',
    purpose: 'Delivery on GitHub: runner files, API client, comment, issue, changed files, links.'
  },
  {
    folder: 'program',
    purpose: 'The running program: streams, signals, progress, memory.'
  },
  {
    folder: 'explain',
    purpose:
      'The `explain` command: how the clients read one hostname, module source or provider address.'
  },
  {
    folder: 'report',
    purpose:
      'Renders the verdict: `outline` decides what people read, the other sub-folders how a medium looks.',
    pure: true,
    gathers: true
  },
  {
    folder: 'history',
    purpose: 'What earlier runs found: lines of the history file, uptime, incidents.',
    pure: true
  },
  { folder: 'judge', purpose: 'Turns observations into findings and the verdict.', pure: true },
  {
    folder: 'fleet',
    purpose:
      'Usages files: what they hold of a repository, how they are read, and how those of many are united.'
  },
  {
    folder: 'visit',
    purpose: 'Determines what each host must provide, and runs discovery against it.'
  },
  { folder: 'network', purpose: 'One bounded GET request: connections, proxies, redirects.' },
  {
    folder: 'tls',
    purpose: 'What a TLS handshake offers, and which certificates are trusted, as in Go.'
  },
  {
    folder: 'credentials',
    purpose:
      'Credentials sources and redaction. Only this folder and requests read the text of a token.'
  },
  {
    folder: 'settings',
    purpose: 'The table of settings, their parsing, and reading them from the machine.'
  },
  {
    folder: 'roots',
    purpose: 'Root modules: what each of them installs, the constraints on it, and its lock file.',
    pure: true
  },
  {
    folder: 'scan',
    purpose: 'Selects files, finds the hosts that they use, and detects the CLI.'
  },
  {
    folder: 'modules',
    purpose: 'What the files of a module define together, and what `init` refuses of that.',
    pure: true
  },
  {
    folder: 'cli-config',
    purpose: 'CLI configuration files (`.terraformrc`, `.tofurc`): HCL 1, paths, merging.'
  },
  {
    folder: 'git',
    purpose: 'Reads what Git knows of a checkout, without Git: commit and remote.'
  },
  { folder: 'files', purpose: 'Reads single files within limits, and writes them whole.' },
  {
    folder: 'schema',
    purpose: 'Reads JSON by a description of it, and says where it differs.',
    pure: true
  },
  { folder: 'registry', purpose: 'What registries answer, and version constraints.', pure: true },
  {
    folder: 'hcl',
    purpose:
      'The HCL language in native and JSON syntax, with positions; knows nothing about Terraform.',
    pure: true
  },
  {
    folder: 'problems',
    purpose: 'Every problem code: title, severity, affected clients, message and help.',
    pure: true,
    gathers: true
  },
  {
    folder: 'protocol',
    purpose:
      'Rules of the protocol: hostnames, discovery document, services, source addresses, tokens, clients.',
    pure: true
  },
  {
    folder: 'go',
    purpose:
      'Rules of Go’s standard library that the clients depend on: URL, media type, JSON, quoting, UTF-8, HTTP responses.',
    pure: true
  },
  {
    folder: 'text',
    purpose:
      'Text from outside as safe text for each kind of output, lines for a terminal, and values made once.',
    pure: true
  }
]
