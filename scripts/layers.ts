// The layers of src/, top to bottom: a folder imports only from itself and from folders below it.

export type Layer = {
  readonly folder: string
  /** One sentence for the map in CONTRIBUTING.md. */
  readonly purpose: string
  /** Turns values into values: no `node:` module, no clock, no network, no file system. */
  readonly pure?: true
}

export const LAYERS: readonly Layer[] = [
  { folder: '.', purpose: 'The entry points and the whole check in order.' },
  {
    folder: 'github',
    purpose: 'Delivery on GitHub: runner files, API, comment, issue, changed files.'
  },
  {
    folder: 'explain',
    purpose: 'What the clients make of one hostname, module source or provider address.'
  },
  {
    folder: 'report',
    purpose: 'The verdict as text, one output format per file or sub-folder.',
    pure: true
  },
  { folder: 'judge', purpose: 'From evidence to findings and the verdict.', pure: true },
  { folder: 'visit', purpose: 'What each host must provide, and what discovery found there.' },
  { folder: 'network', purpose: 'One careful GET: connections, TLS, proxies, redirects.' },
  {
    folder: 'credentials',
    purpose:
      'Where tokens come from, and redaction. Only this folder and requests read a token’s text.'
  },
  {
    folder: 'settings',
    purpose: 'The table of settings, how they are parsed, and what they refer to on the machine.'
  },
  {
    folder: 'scan',
    purpose: 'Which files count, where they name hosts, and which client they are written for.'
  },
  {
    folder: 'cli-config',
    purpose: 'CLI configuration files (.terraformrc, .tofurc): HCL 1, paths, merging.'
  },
  { folder: 'files', purpose: 'Reads single files, within limits.' },
  {
    folder: 'hcl',
    purpose: 'The HCL language, native and JSON syntax, with positions. No Terraform knowledge.',
    pure: true
  },
  {
    folder: 'problems',
    purpose: 'Every problem: code, title, severity, affected clients, message and help.',
    pure: true
  },
  {
    folder: 'protocol',
    purpose: 'Hostnames, the discovery document, services, source addresses, token rules.',
    pure: true
  },
  {
    folder: 'go',
    purpose:
      'Rules of Go’s standard library that decide what the clients accept: URL, media type, JSON.',
    pure: true
  }
]
