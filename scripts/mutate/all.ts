// The mutants of all areas.
import { CERTIFICATES } from './certificates.ts'
import { CREDENTIALS } from './credentials.ts'
import { DOCUMENTS } from './documents.ts'
import { FILES } from './files.ts'
import { FLEET } from './fleet.ts'
import { GITHUB } from './github.ts'
import { HISTORY } from './history.ts'
import { INIT } from './init.ts'
import type { MutatedFile } from './mutant.ts'
import { NETWORK } from './network.ts'
import { OUTPUT } from './output.ts'
import { VERDICT } from './verdict.ts'
import { VERSIONS } from './versions.ts'

export const MUTATED: readonly MutatedFile[] = [
  ...CREDENTIALS,
  ...NETWORK,
  ...CERTIFICATES,
  ...DOCUMENTS,
  ...FILES,
  ...FLEET,
  ...VERDICT,
  ...VERSIONS,
  ...INIT,
  ...OUTPUT,
  ...GITHUB,
  ...HISTORY
]
