// The measured cases of test/vectors/hcl-cases.json, and the references that they are about.
import {
  attributeOf,
  attributesOf,
  type Block,
  type Body,
  blocksOf,
  type Expression,
  placesIn,
  type Span,
  type Structure
} from '../../src/read/hcl/structure.ts'
import { readVectors } from './vectors.ts'

export type HclReference = {
  readonly address: string
  /** Null if there is none or it is unknown. */
  readonly source: string | null
  readonly line: number
  readonly col: number
  readonly byte: number
}

export type HclCase = {
  readonly name: string
  readonly syntax: 'native' | 'json'
  readonly official: 'ok' | 'reject'
  readonly content?: string
  readonly contentBase64?: string
  /** `expr` is the source text of a value that is not a literal. */
  readonly refs: readonly (HclReference & { readonly kind: string; readonly expr?: string })[]
}

// Generated, since they are large: a line of a megabyte, and thousands of arguments.
const AFTER = 'module "after" {\n  source = "after/ok/aws"\n}\n'
const MANY = Array.from({ length: 5000 }, (_, index) => `  a${index} = "v${index}"\n`).join('')
const LARGE: ReadonlyMap<string, string> = new Map([
  ['179-long-line.tf', `locals {\n  a = "${'x'.repeat(1e6)}"\n}\n${AFTER}`],
  ['180-many-attrs.tf', `locals {\n${MANY}}\n${AFTER}`]
])

export const readHclCases = (syntax: HclCase['syntax']): readonly (HclCase & { text: string })[] =>
  (readVectors('hcl-cases') as readonly HclCase[])
    .filter((row) => row.syntax === syntax)
    .map((row) => {
      const bytes = Buffer.from(row.contentBase64 ?? '', 'base64')
      const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      return { ...row, text: row.content ?? LARGE.get(row.name) ?? decoded }
    })

/** The references that the cases are about, in the order of the text. */
export function referencesIn({ text, body }: Structure): readonly HclReference[] {
  const place = placesIn(text)
  const found: (HclReference & { readonly start: number })[] = []
  const add = (address: string, span: Span, value?: Expression) => {
    const { line, column } = place(span)
    const source = value?.kind === 'string' ? value.value : null
    const byte = Buffer.byteLength(text.slice(0, span.start))
    found.push({ address, source, line, col: column, byte, start: span.start })
  }
  const addArgument = (address: string, name: string, block: Block) => {
    const argument = attributeOf(block.body, name)
    if (argument === undefined) add(address, block)
    else add(address, argument.value, argument.value)
  }
  for (const block of blocksOf(body, 'module', 1)) {
    addArgument(`module.${block.labels[0]?.value}`, 'source', block)
  }
  for (const { body: settings } of blocksOf(body, 'terraform', 0)) {
    for (const [address, value] of requiredProviders(settings)) add(address, value, value)
    for (const cloud of blocksOf(settings, 'cloud', 0))
      addArgument('terraform.cloud', 'hostname', cloud)
    for (const backend of blocksOf(settings, 'backend', 1)) {
      if (backend.labels[0]?.value !== 'remote') continue
      addArgument('terraform.backend.remote', 'hostname', backend)
    }
  }
  for (const block of blocksOf(body, 'data', 2)) {
    const [type, name] = block.labels.map(({ value }) => value)
    const backend = attributeOf(block.body, 'backend')?.value
    if (type !== 'terraform_remote_state' || backend?.kind !== 'string') continue
    if (backend.value !== 'remote') continue
    const config = attributeOf(block.body, 'config')?.value
    const items = config?.kind === 'object' ? config.items : []
    const host = items.find((item) => item.name === 'hostname')?.value
    add(`data.terraform_remote_state.${name}`, host ?? block, host)
  }
  return found.sort((left, right) => left.start - right.start).map(({ start: _, ...rest }) => rest)
}

function requiredProviders(settings: Body): readonly (readonly [string, Expression])[] {
  return blocksOf(settings, 'required_providers', 0).flatMap(({ body }) =>
    attributesOf(body).map(({ name, value }) => {
      const items = value.kind === 'object' ? value.items : []
      const source = items.find((item) => item.name === 'source')
      return [`terraform.required_providers.${name}`, source?.value ?? value] as const
    })
  )
}
