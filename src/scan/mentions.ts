// What one file says: the texts at the places of the table, and what may decide their meaning.
import type { FileKind } from './file-kinds.ts'
import type { Row } from './kinds.ts'
import { rowsFor } from './kinds.ts'
import type { Block, Body, Expression, Item, Span, Structure } from './structure.ts'
import { attributeOf, attributesOf, blocksOf, placesIn } from './structure.ts'
import type { Place, UsageKind } from './usage.ts'

/** `local.name` or `var.name`, which a literal in the same directory may decide. */
export type Reference = { readonly scope: 'local' | 'var'; readonly name: string }

/** A value as far as one file tells; null is a piece that only the clients can work out. */
export type Value =
  | { readonly kind: 'known'; readonly text: string }
  | {
      readonly kind: 'pieces'
      readonly pieces: readonly (string | Reference | null)[]
      readonly text: string
    }

export type Mention = {
  readonly row: Row
  readonly kind: UsageKind
  readonly address: string
  /** Undefined where nothing is written. */
  readonly value: Value | undefined
  readonly versions: string | null
  readonly place: Place
  /** What an override file replaces, `module.network`; null for what it cannot replace. */
  readonly mergeKey: string | null
  /** A provider's name within the module. */
  readonly localName: string | null
}

/** Something that uses a provider by its local name. */
export type ProviderUse = {
  readonly localName: string
  readonly text: string
  readonly address: string
  readonly place: Place
}

export type FileMentions = {
  readonly file: string
  readonly kind: FileKind
  readonly mentions: readonly Mention[]
  readonly locals: ReadonlyMap<string, string>
  readonly variables: ReadonlyMap<string, { readonly text: string; readonly isConstant: boolean }>
  /** The first use of each name. */
  readonly providerUses: ReadonlyMap<string, ProviderUse>
  /** There is a `backend` or `cloud` block of whatever type. */
  readonly hasBackend: boolean
  /** OpenTofu's `language` block. */
  readonly language: Place | null
}

// A value that is longer names nothing, and is not carried along.
const MAX_TEXT = 4096

// Blocks whose first label is a type that begins with its provider's name, and how many labels they have.
const TYPED_BLOCKS = [
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['list', 2],
  ['action', 2]
] as const

/** Reads what a file says. Looks at nothing but the file. */
export function mentionsIn(structure: Structure, kind: FileKind, file: string): FileMentions {
  const reader = new Reader(structure, file)
  const { body } = structure
  const isModule = kind.class === 'config' || kind.class === 'query'
  const terraform = isModule ? blocksOf(body, 'terraform', 0) : []
  const [language] = isModule ? blocksOf(body, 'language', 0) : []
  return {
    file,
    kind,
    mentions: [
      ...rowsFor(kind.class).flatMap((row) => reader.mentionsAt(row, body)),
      ...(kind.class === 'manifest' ? reader.manifest(body) : [])
    ],
    locals: isModule ? reader.locals(body) : new Map(),
    variables: isModule ? reader.variables(body) : new Map(),
    providerUses: isModule ? reader.providerUses(body) : new Map(),
    hasBackend: terraform.some(
      (block) =>
        blocksOf(block.body, 'backend', 1).length + blocksOf(block.body, 'cloud', 0).length > 0
    ),
    language: language === undefined ? null : reader.place(language)
  }
}

/** A block with the path that leads to it. */
type Found = { readonly block: Block; readonly names: readonly string[] }

class Reader {
  private readonly text: string
  private readonly file: string
  private readonly placeIn: ReturnType<typeof placesIn>

  constructor({ text }: Structure, file: string) {
    this.text = text
    this.file = file
    this.placeIn = placesIn(text)
  }

  place(span: Span): Place {
    return { file: this.file, ...this.placeIn(span) }
  }
}
