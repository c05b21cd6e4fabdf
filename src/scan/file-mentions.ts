// What one file says, as far as it can be told without its neighbours.

import { openSource } from '../hcl/source.ts'
import type { Structure } from '../hcl/structure.ts'
import type { FileKind } from './file-kinds.ts'
import type { Mention } from './mentions.ts'
import { mentionsIn } from './mentions.ts'
import type { ModuleScope } from './module-scope.ts'
import { NO_SCOPE, scopeOf } from './module-scope.ts'
import type { Note } from './usage.ts'

/** What one file says; the text itself is not kept. */
export type FileMentions = {
  readonly file: string
  readonly kind: FileKind
  readonly mentions: readonly Mention[]
  readonly scope: ModuleScope
  readonly notes: readonly Note[]
  /** It counts for what other files of its module mean, but is not reported. */
  readonly isContext: boolean
}

// Terragrunt's own names; other `.hcl` files may be anybody's.
const TERRAGRUNT_FILE = /(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/

/** Reads one file's structure. Looks at nothing else; `usagesOf` decides what several files mean. */
export function readFileMentions(
  structure: Structure,
  kind: FileKind,
  file: string,
  isContext = false
): FileMentions {
  const source = openSource(structure, file)
  const { body } = structure
  const mentions = mentionsIn(source, body, kind)
  const isModule = kind.class === 'config' || kind.class === 'query'
  const scope = isModule ? scopeOf(source, body) : NO_SCOPE
  const isOurs = kind.class !== 'terragrunt' || mentions.length > 0 || TERRAGRUNT_FILE.test(file)
  const notes =
    isOurs && !isContext
      ? structure.problems.map(({ message, ...place }): Note => {
          const problem = { code: 'file-syntax' as const, message }
          return { problem, place: { file, ...place }, clients: kind.clients, host: null }
        })
      : []
  return { file, kind, mentions, scope, notes, isContext }
}
