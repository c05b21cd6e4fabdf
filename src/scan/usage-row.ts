// One row of the usage table, a reference that is found for it, and the values that this may have.
import { noScope } from '../hcl/evaluate.ts'
import { attributeOf, type Body, blocksOf, type Expression } from '../hcl/structure.ts'
import {
  detach,
  literalText,
  type Resolved,
  readText,
  resolveValue,
  type SourceText,
  type Value
} from '../hcl/values.ts'
import type { Place } from '../problems/place.ts'
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import type { FileClass } from './file-kinds.ts'
import type { RemoteWorkspace, UsageKind, UsageVersion } from './usage.ts'

/** The grammar that the text follows. */
export type Grammar =
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
  /** Of a host that is used without discovery. */
  | 'url'

/** Where in its block the text is. */
export type Position =
  /** The argument of this name. */
  | 'source'
  | 'hostname'
  /** The arguments of an HTTP backend. */
  | 'addresses'
  /** Each argument of the block is a provider; its object has the source. */
  | 'entries'
  /** The block's last label. */
  | 'label'
  /** Each object in the list `Modules` at the top of the file. */
  | 'manifest'
  /** The argument in the object `config`, if the argument `backend` has this value. */
  | { readonly backend: string; readonly argument: 'hostname' | 'address' }

/** A block of this type, with a pattern for each of its labels: a name, or `*` for any. */
export type BlockPattern = { readonly type: string; readonly labels: readonly string[] }

/** `any`: every variable has a value. `static`: those that the client knows while it installs modules. */
export type Evaluation = 'any' | 'static'

/** How each client evaluates expressions; without an entry it rejects them, or the values are not known. */
export type Evaluations = Readonly<Partial<Record<MainClient, Evaluation>>>

/** The host when the argument is missing; null where the client refuses that. */
export type Defaults = Readonly<Record<MainClient, string | null>>

export type UsageRow = {
  readonly kind: UsageKind
  readonly files: readonly FileClass[]
  /** Blocks from the top of the file. */
  readonly path: readonly BlockPattern[]
  readonly position: Position
  readonly grammar: Grammar
  /** Null where the host is used without discovery, or in a way that is not known. */
  readonly service: string | null
  /** The clients evaluate no expression here: in JSON the text is not a template. */
  readonly isLiteral?: true
  readonly evaluation?: Evaluations
  /** The kind of usage if the argument is missing; without it there is no usage then. */
  readonly absent?: UsageKind
  readonly defaults?: Defaults
  /** Two rows with the same value replace one another in override files. */
  readonly merges?: 'module' | 'backend' | 'provider'
  /** The clients reserve the block for a future version. */
  readonly isReserved?: true
}

/** A version argument; `recorded` is what a lock file has with it. */
export type VersionReference = Pick<UsageVersion, 'place' | 'recorded'> & { readonly value: Value }

/** A place in a file where a host is named, or would be. */
export type HostReference = {
  readonly row: UsageRow
  readonly kind: UsageKind
  /** The path of blocks, `module.network`. */
  readonly address: string
  /** Undefined where nothing is written. */
  readonly value: Value | undefined
  readonly version: VersionReference | null
  readonly place: Place
  /** Override files replace what has the same key; null where nothing is replaced. */
  readonly mergeKey: string | null
  /** A provider's name within its module. */
  readonly localName: string | null
  /** The block has a token of its own, so that the client needs no other. */
  readonly hasOwnToken: boolean
  readonly workspace?: RemoteWorkspace
}

type Given = Pick<HostReference, 'value' | 'version' | 'place'> & Partial<HostReference>

export const reference = (
  row: UsageRow,
  names: readonly string[],
  given: Given
): HostReference => ({
  row,
  kind: row.kind,
  address: detach(names.join('.')),
  mergeKey: mergeKeyOf(row, names),
  localName: null,
  hasOwnToken: false,
  ...given
})

function mergeKeyOf({ merges }: UsageRow, names: readonly string[]): string | null {
  if (merges === undefined) return null
  return merges === 'module' ? detach(`module.${names.at(-1)}`) : merges
}

/** What the client may read; `withheld` is the variable that it does not evaluate there. */
export type Candidate = Resolved & {
  /** Where the values come from that the client need not have, `with prod.tfvars`. */
  readonly from: string | null
}

/** The value in each use of the module. Of the candidates of one use, the client reads one. */
export type Uses = readonly (readonly Candidate[])[]

export type PartialValue = Extract<Value, { kind: 'pieces' }>

/** What an open reference may be. */
export type Values = (reference: HostReference, value: PartialValue, client: MainClient) => Uses

/** Literals alone. */
export const asWritten = (value: PartialValue): Uses => [
  [{ ...resolveValue(value, noScope()), from: null }]
]

/** The version of a reference; of an expression its value for each client. */
export function versionOfUsage(found: HostReference, values: Values): UsageVersion | null {
  if (found.version === null) return null
  const { value, ...rest } = found.version
  if (value.kind === 'known') return { text: value.text, ...rest }
  const candidates = (client: MainClient) => values(found, value, client).flat()
  const known = MAIN_CLIENTS.map((client) => {
    const [only, ...others] = candidates(client)
    return [client, others.length === 0 && only?.isWhole === true ? only.text : null]
  })
  const isWithheld = candidates('terraform').some(({ withheld }) => withheld !== null)
  return { text: null, ...rest, values: Object.fromEntries(known), isWithheld }
}

/** With the `organization` and the workspace of a `cloud` block or remote backend. */
export function withWorkspace(
  found: readonly HostReference[],
  body: Body
): readonly HostReference[] {
  const [workspaces] = blocksOf(body, 'workspaces', 0)
  const workspace = {
    organization: literalText(attributeOf(body, 'organization')?.value),
    name: workspaces ? literalText(attributeOf(workspaces.body, 'name')?.value) : null
  }
  return found.map((each) => ({ ...each, workspace }))
}

/** Whether there is a version as plain text. */
export const hasVersion = ({ version }: HostReference): boolean => version?.value.kind === 'known'

/** The argument `version`, and what a lock file records with it. */
export function versionIn(source: SourceText, body: Body): VersionReference | null {
  const version = versionOf(source, attributeOf(body, 'version')?.value)
  const recorded = literalText(attributeOf(body, 'constraints')?.value)
  return recorded === null || version === null ? version : { ...version, recorded }
}

/** The version that an expression gives; `read` evaluates it. */
export function versionOf(
  source: SourceText,
  expression: Expression | undefined,
  read = readText
): VersionReference | null {
  const value = expression && read(source, expression)
  return expression && value ? { value, place: source.place(expression) } : null
}
