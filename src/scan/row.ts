// A place in a file where a host can be named, and how what is written there is read.
import type { MainClient } from '../protocol/clients.ts'
import type { FileClass } from './file-kinds.ts'
import type { UsageKind } from './usage.ts'

/** How the text at a place is read. */
export type Rule =
  | 'module'
  | 'test-module'
  | 'registry-module'
  | 'provider'
  | 'locked-provider'
  | 'stack-component'
  | 'stack'
  | 'stack-output'
  | 'terragrunt'
  | 'host'

/** Where in its block the text is. */
export type Spot =
  | { readonly at: 'argument'; readonly name: string }
  /** Each argument of the block is a provider; its object has the source. */
  | { readonly at: 'entries' }
  /** The block's last label. */
  | { readonly at: 'label' }
  /** An argument that holds an object, while another argument has this value. */
  | { readonly at: 'config'; readonly name: string; readonly backend: string }
  /** Each object in a list at the top of the file. */
  | { readonly at: 'manifest'; readonly list: string; readonly name: string }

/** A block of this type, with a pattern for each of its labels: a name, or `*` for any. */
export type Step = { readonly type: string; readonly labels: readonly string[] }

/** The host when nothing is written; null where the client refuses that. */
export type Defaults = Readonly<Record<MainClient, string | null>>

export type Row = {
  readonly kind: UsageKind
  readonly files: readonly FileClass[]
  /** Blocks from the top of the file. */
  readonly path: readonly Step[]
  readonly spot: Spot
  readonly rule: Rule
  /** Null where the host is used without discovery, or in a way that is not known. */
  readonly service: string | null
  /** The clients evaluate no expression here: in JSON the text stands for itself. */
  readonly isLiteral?: true
  /** The kind when there is no text; without it there is no usage then. */
  readonly absent?: UsageKind
  readonly defaults?: Defaults
  /** Two rows with the same replace one another in override files. */
  readonly merges?: 'module' | 'backend' | 'provider'
  /** A block that the clients do not read yet. */
  readonly isReserved?: true
}
