// Settings of a check of many repositories.
import { accept } from '../go/parsed.ts'
import { list, type Setting } from './kinds.ts'
import { readRepositoryName } from './lines.ts'

export const FLEET = [
  {
    name: 'usages',
    field: 'usages',
    kind: list('FILE', accept),
    help: 'Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files.',
    default: ''
  },
  {
    name: 'repositories',
    field: 'repositories',
    kind: list('OWNER/NAME', readRepositoryName),
    help: 'Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete.',
    default: ''
  }
] as const satisfies readonly Setting[]
